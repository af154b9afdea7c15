"""Who judges finished games of Skymines: the robot of level 4."""

from app.players.analysis import Analyst
from app.players.skymines.greedy import LAST_QUESTIONS
from app.players.skymines.learned.player import LearnedPlayer
from app.players.skymines.outlook import Outlook
from app.players.skymines.rounds import rounds_to_come
from app.players.skymines.weights import WEIGHTS
from app.players.skymines.worth import parts
from app.rules.game import Game, Seat
from app.rules.kit.agenda import question
from app.rules.skymines.vocabulary.questions import TakeTurn
from app.rules.skymines.vocabulary.state import State

EXPECTED = (0.67, 0.62, 0.69, 0.74, 0.75, 0.82, 1.0)
"""The part of what the worth adds to the score so far that games have brought, by rounds to come after this one
(docs/robots.md)."""


def begins(state: State, seat: Seat) -> bool:
    """Whether a turn of the seat begins: planning, tokens and what rests between rounds are not judged."""
    step = question(state)
    return isinstance(step, TakeTurn) and step.seat == seat


def goes_on(state: State, seat: Seat) -> bool:
    """Whether the seat is asked within a turn."""
    step = question(state)
    is_last = isinstance(step, LAST_QUESTIONS) and not isinstance(step, TakeTurn)
    return step is not None and not is_last and getattr(step, "seat", None) == seat


def total(game: Game, state: State, seat: Seat) -> float:
    """The seat's CrypCoin at the end, as far as can be guessed."""
    now = float(next(own["total"] for own in game.standing(state)["seats"] if own["seat"] == seat))
    worth = parts(Outlook(state, seat, WEIGHTS))
    part = EXPECTED[min(rounds_to_come(state), len(EXPECTED) - 1)]
    return now + part * (sum(worth) - worth.rivals - now)


ANALYST = Analyst(robot="learned", revision=2, player=LearnedPlayer, begins=begins, goes_on=goes_on, total=total)
