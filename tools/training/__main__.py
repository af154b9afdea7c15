"""`python -m tools.training OUT [JOBS] [--game GAME]`: train the corrections of a game's worth made by hand, and write
them to OUT.

What OUT holds already is not played again, so that a training that was stopped goes on.
"""

import pickle
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from msgspec.json import Encoder, format

from app.players.corrections import Corrections, read
from tools.kept_files import read_kept, told_in_one_line, written_whole
from tools.training.command_line import asked
from tools.training.fitting import fitted
from tools.training.learner import Learner
from tools.training.play import Deal, Line, deal, play
from tools.training.settings import FIRST_DEAL, Settings
from tools.training.shackleton import SHACKLETON
from tools.training.skymines import SKYMINES

GAMES_OF_A_PART = 20
LEARNERS = {"skymines": SKYMINES, "shackleton": SHACKLETON}


def train(learner: Learner, settings: Settings, out: Path, jobs: int = 1) -> Corrections:
    """Play, fit, write. The result does not depend on the number of processes."""
    out.mkdir(parents=True, exist_ok=True)
    lines = [
        line
        for line in _games(learner, settings, out, jobs)
        if line.own > settings.least_own and len(line.rows) >= settings.least_positions
    ]
    weighed = fitted(learner, lines, settings.trace, settings.ridge)
    (out / "corrections.json").write_bytes(format(Encoder().encode(weighed), indent=1) + b"\n")
    return read(out / "corrections.json", learner.names)


def _games(learner: Learner, settings: Settings, out: Path, jobs: int) -> list[Line]:
    """What was seen in all games: in parts, each of which is kept as soon as it is played."""
    draw = random.Random(f"{settings.seed}/0")
    deals = [deal(learner, FIRST_DEAL + at, learner.opponents, settings, draw) for at in range(settings.games)]
    lines: list[Line] = []
    for part, first in enumerate(range(0, len(deals), GAMES_OF_A_PART)):
        path = out / f"games-{part}.pickle"
        if not path.exists():
            with ProcessPoolExecutor(jobs) as workers:
                played = workers.map(partial(_played, learner, settings), deals[first : first + GAMES_OF_A_PART])
                found = list(played)
            with written_whole(path) as part_of_it:
                part_of_it.write_bytes(pickle.dumps([line for game in found for line in game]))
        lines += read_kept(path, lambda kept: pickle.loads(kept.read_bytes()))
    return lines


def _played(learner: Learner, settings: Settings, dealt: Deal) -> list[Line]:
    players = learner.players(settings, random.Random(f"{settings.seed}/{dealt.number}"))
    return play(learner, dealt, players, settings.chance, settings.sampled)


if __name__ == "__main__":
    given = asked("python -m tools.training", __doc__, tuple(LEARNERS))
    learner = LEARNERS[given.game]
    with told_in_one_line():
        train(learner, learner.settings, given.folder, given.jobs)
