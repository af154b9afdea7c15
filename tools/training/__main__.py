"""`python -m tools.training OUT [JOBS]`: train the corrections of the worth made by hand, and write them to OUT.

What OUT holds already is not played again, so that a training that was stopped goes on.
"""

import pickle
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from msgspec.json import Encoder, format

from app.players import Player
from app.players.random_player import RandomPlayer
from app.players.skymines.beam import BeamPlayer
from app.players.skymines.greedy import GreedyPlayer
from app.players.skymines.learned.corrections import Corrections, read
from app.rules.skymines.skymines import skymines
from tools.training.command_line import asked
from tools.training.fitting import fitted
from tools.training.play import Deal, Line, deal, play
from tools.training.settings import FIRST_DEAL, OPPONENTS, SETTINGS, Settings

GAMES_OF_A_PART = 20


def train(settings: Settings, out: Path, jobs: int = 1) -> Corrections:
    """Play, fit, write. The result does not depend on the number of processes."""
    out.mkdir(parents=True, exist_ok=True)
    lines = [
        line
        for line in _games(settings, out, jobs)
        if line.own > settings.least_own and len(line.rows) >= settings.least_positions
    ]
    weighed = fitted(lines, settings.trace, settings.ridge)
    (out / "corrections.json").write_bytes(format(Encoder().encode(weighed), indent=1) + b"\n")
    return read(out / "corrections.json")


def _games(settings: Settings, out: Path, jobs: int) -> list[Line]:
    """What was seen in all games: in parts, each of which is kept as soon as it is played."""
    draw = random.Random(f"{settings.seed}/0")
    deals = [deal(FIRST_DEAL + at, OPPONENTS, settings, draw) for at in range(settings.games)]
    lines: list[Line] = []
    for part, first in enumerate(range(0, len(deals), GAMES_OF_A_PART)):
        path = out / f"games-{part}.pickle"
        if not path.exists():
            with ProcessPoolExecutor(jobs) as workers:
                found = list(workers.map(partial(_played, settings), deals[first : first + GAMES_OF_A_PART]))
            path.write_bytes(pickle.dumps([line for game in found for line in game]))
        lines += pickle.loads(path.read_bytes())
    return lines


def _played(settings: Settings, dealt: Deal) -> list[Line]:
    players: dict[str, Player] = {
        "self": BeamPlayer(width=settings.width),
        "greedy": GreedyPlayer(),
        "random": RandomPlayer(),
    }
    return play(skymines(), dealt, players, settings.chance, settings.sampled)


if __name__ == "__main__":
    train(SETTINGS, *asked("python -m tools.training", __doc__))
