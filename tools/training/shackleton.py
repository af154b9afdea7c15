"""What the training asks of Shackleton Base."""

import math
import random
from collections.abc import Mapping, Sequence
from typing import Any

from app.players import Player
from app.players.shackleton.ahead import LAST_QUESTIONS, MoveAhead, behind, further
from app.players.shackleton.beam import BeamPlayer
from app.players.shackleton.learned.features import BY_HAND, NAMES, features
from app.players.shackleton.learned.player import LearnedPlayer
from app.players.shackleton.weights import WEIGHTS, Weights
from app.players.shackleton.worth import Worth
from app.rules.game import Game, Move, Seat
from app.rules.kit.agenda import question
from app.rules.shackleton.shackleton import shackleton
from app.rules.shackleton.vocabulary.questions import TakeTurn
from app.rules.shackleton.vocabulary.state import State
from tools.training.learner import Learner
from tools.training.settings import Dealing, Settings

TASTE = 0.35
"""How much weights of explorers differ from those of the robot, as the standard deviation of their logarithms."""
UNWEIGHED = tuple(kind for kind in LAST_QUESTIONS if kind is not TakeTurn)
"""Questions whose answers end a turn, or belong to none."""


def _options(shares: Dealing, draw: random.Random) -> dict[str, Any]:
    return {}  # corporations are drawn


def _players(settings: Settings, draw: random.Random) -> Mapping[str, Player]:
    tastes = {name: weight * math.exp(draw.gauss(0, TASTE)) for name, weight in _weights().items()}
    return {
        "self": BeamPlayer(width=settings.width),
        "explorer": BeamPlayer(Weights(**tastes), settings.width),
        "move": MoveAhead(),
    }


def _weights() -> dict[str, float]:
    return {name: getattr(WEIGHTS, name) for name in Weights.__struct_fields__}


def _begins(state: State) -> bool:
    return isinstance(question(state), TakeTurn)


def _seen(game: Game, state: State, seat: Seat, move: Move, plans: bool) -> Sequence[float] | None:
    """Those of ends of turns: what is still asked within a turn has no worth of its own."""
    if isinstance(question(state), UNWEIGHED):
        return None
    then = behind(game, state, seat, move)
    if further(then, seat) is not None:
        return None
    worth = Worth(then, seat)
    return features(worth, worth.parts())


SHACKLETON = Learner(
    load=shackleton,
    names=NAMES,
    by_hand=BY_HAND,
    settings=Settings(games=60, seats=(0.8, 0.15, 0.05), sampled=1.0, least_own=30.0, trace=0.9, ridge=0.3),
    opponents={"self": 0.5, "explorer": 0.45, "move": 0.05},
    options=_options,
    players=_players,
    begins=_begins,
    seen=_seen,
    corrected=LearnedPlayer,
    clock="actions-left",
)
