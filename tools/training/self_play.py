"""`python -m tools.training.self_play OUT [JOBS]`: train the self-taught robot, and write its weights to OUT.

Round after round it plays games with what it has learned so far, and learns from them and from those of the rounds
before. It plays by the mean of what it learned in the last rounds, as single fits differ more in play than in errors.
What OUT holds already is not played again, so that a training that was stopped goes on.
"""

import pickle
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np
from msgspec.json import Encoder, format
from msgspec.structs import replace

from app.players import Player
from app.players.skymines.beam import BeamPlayer
from app.players.skymines.learned.corrections import shipped
from app.players.skymines.learned.features import BY_HAND, NAMES
from app.players.skymines.learned.player import LEARNED
from app.rules.skymines.skymines import skymines
from tools.training.by_round import ByRound, Weight, read
from tools.training.command_line import asked
from tools.training.fitting import Array, Scale, fitted_by_round
from tools.training.play import Deal, Line, deal, play
from tools.training.self_taught import SelfTaughtPlayer
from tools.training.settings import FIRST_DEAL_OF_SELF_PLAY, RIVALS, SELF_PLAY, SelfPlay

FILE = "self-taught.json"


def train(settings: SelfPlay, out: Path, jobs: int = 1) -> ByRound:
    """Play and fit, round after round, and write. The result does not depend on the number of processes."""
    out.mkdir(parents=True, exist_ok=True)
    scale: Scale | None = None
    fits: list[Array] = []
    rounds: list[list[Line]] = []
    for number in range(settings.rounds):
        weights = _mean(fits[-settings.means :], scale, settings)
        rounds = [*rounds, _games(settings, number, weights, out, jobs)][-settings.remembered :]
        lines = [line for played in rounds for line in played]
        scale = scale or Scale(lines)
        fits.append(fitted_by_round(lines, scale, settings))
    (out / FILE).write_bytes(
        format(Encoder().encode(_mean(fits[-settings.means :], scale, settings)), indent=1) + b"\n"
    )
    return read(out / FILE)


def _mean(fits: Sequence[Array], scale: Scale | None, settings: SelfPlay) -> list[Weight]:
    """Weights in units of the features; before the first round those that the robot `learned` goes by."""
    most = settings.most_deviations
    if not fits or scale is None:
        return [
            _weight(each.name, LEARNED * each.weight, 0.0, each.mean, each.deviation, most)
            for each in shipped().weighed
        ]
    middle, early = np.mean(fits, axis=0)[:, :-1]
    return [_weight(*weight, most) for weight in zip(NAMES, middle, early, scale.mean, scale.deviation, strict=True)]


def _weight(name: str, middle: float, early: float, mean: float, deviation: float, most: float) -> Weight:
    """A weight for each one of a feature, from that for each deviation."""
    if not deviation:
        return Weight(name, 0.0, 0.0)
    low, high = mean - most * deviation, mean + most * deviation
    return Weight(name, *map(_digits, (middle / deviation, early / deviation, low, high)))


def _digits(weight: float) -> float:
    return float(f"{weight:.4g}")


def _games(settings: SelfPlay, number: int, weights: Sequence[Weight], out: Path, jobs: int) -> list[Line]:
    """What was seen in the games of a round, which are kept as soon as they are played."""
    path = out / f"games-{number}.pickle"
    if not path.exists():
        draw = random.Random(f"{settings.seed}/{number}")
        games = settings.games * (settings.first if number == 0 else 1)
        first = FIRST_DEAL_OF_SELF_PLAY + 1000 * number
        deals = [deal(first + at, RIVALS, settings, draw) for at in range(games)]
        with ProcessPoolExecutor(jobs) as workers:
            found = list(workers.map(partial(_played, settings, number, tuple(weights)), deals))
        path.write_bytes(pickle.dumps([line for game in found for line in game]))
    lines: list[Line] = pickle.loads(path.read_bytes())
    return [line for line in lines if len(line.rows) >= settings.least_positions]


def _played(settings: SelfPlay, number: int, weights: Sequence[Weight], dealt: Deal) -> list[Line]:
    """A game of a round. What robots of the first ones think of plans counts in part."""
    plans = settings.plans[min(number, len(settings.plans) - 1)]
    draw = random.Random(f"{settings.seed}/{dealt.number}")
    players: dict[str, Player] = {"beam": BeamPlayer()}
    for name in ("self", "explorer", "another-explorer"):
        tastes = weights if name == "self" else _another_taste(weights, settings.taste, draw)
        players[name] = SelfTaughtPlayer(ByRound(tastes), plans=plans, width=settings.width)
    return play(skymines(), dealt, players, settings.chance, 1.0, plans=True)


def _another_taste(weights: Sequence[Weight], taste: float, draw: random.Random) -> list[Weight]:
    """The same weights, but that some parts of the worth made by hand count more and others less."""
    found = list(weights)
    for at in range(BY_HAND.start, BY_HAND.stop):
        found[at] = replace(found[at], middle=found[at].middle + draw.gauss(0, taste))
    return found


if __name__ == "__main__":
    train(SELF_PLAY, *asked("python -m tools.training.self_play", __doc__))
