"""What the training asks of Skymines."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from app.players import Player, RandomPlayer
from app.players.looking_ahead import after
from app.players.skymines.beam import BeamPlayer
from app.players.skymines.greedy import LAST_QUESTIONS, GreedyPlayer
from app.players.skymines.learned.features import BY_HAND, NAMES, features
from app.players.skymines.learned.player import LearnedPlayer
from app.players.skymines.outlook import Outlook
from app.players.skymines.self_taught.plans import outlook_of_plan
from app.players.skymines.weights import WEIGHTS
from app.players.skymines.worth import parts
from app.rules.game import Game, Move, Seat
from app.rules.kit.agenda import question
from app.rules.skymines.skymines import skymines
from app.rules.skymines.vocabulary.moves import PlanCards
from app.rules.skymines.vocabulary.questions import ChooseToken, Planning, TakeTurn
from app.rules.skymines.vocabulary.state import State
from tools.training.learner import Learner
from tools.training.settings import Dealing, Settings

MODULES = ("missions", "belt", "threats")
TURNS = (TakeTurn, Planning)
"""Questions at which a turn begins."""
UNWEIGHED = (ChooseToken, Planning, *(kind for kind in LAST_QUESTIONS if kind is not TakeTurn))
"""Questions whose answers are not weighed by what they lead to."""


def _options(shares: Dealing, draw: random.Random) -> dict[str, Any]:
    options: dict[str, Any] = {}
    if draw.random() >= shares.first_game:
        options = {"tracks": "random", "tokens": draw.choice(("dealt", "rested", "dealt"))}
    if draw.random() < shares.with_modules:
        chosen = [name for name in MODULES if draw.random() < 0.6] or ["missions"]
        if "threats" in chosen and "belt" not in chosen:
            chosen.append("belt")
        options["modules"] = {name: {} for name in chosen}
    return options


def _players(settings: Settings, draw: random.Random) -> Mapping[str, Player]:
    return {"self": BeamPlayer(width=settings.width), "greedy": GreedyPlayer(), "random": RandomPlayer()}


def _begins(state: State) -> bool:
    return isinstance(question(state), TURNS)


def _seen(game: Game, state: State, seat: Seat, move: Move, plans: bool) -> Sequence[float] | None:
    if plans and isinstance(move, PlanCards):
        outlook = outlook_of_plan(state, seat, move)
    elif isinstance(question(state), UNWEIGHED):
        return None
    else:
        outlook = Outlook(after(game, state, seat, move), seat, WEIGHTS)
    return features(outlook, parts(outlook))


SKYMINES = Learner(
    load=skymines,
    names=NAMES,
    by_hand=BY_HAND,
    settings=Settings(),
    opponents={"self": 0.85, "greedy": 0.1, "random": 0.05},
    options=_options,
    players=_players,
    begins=_begins,
    seen=_seen,
    corrected=LearnedPlayer,
)
