"""Who judges finished games of Shackleton Base: the robot of level 4."""

from app.players.analysis import Analyst
from app.players.shackleton.learned.player import LearnedPlayer
from app.players.shackleton.outlook import Outlook
from app.players.shackleton.worth import Worth
from app.rules.game import Game, Seat
from app.rules.kit.agenda import question
from app.rules.shackleton.vocabulary.questions import ConfirmEndOfTurn, RearrangeBase, TakeTurn
from app.rules.shackleton.vocabulary.state import State

EXPECTED = 0.2
"""The part of what the worth made by hand adds to the VP so far that games have brought (docs/robots.md)."""
ACTION = 5.2
"""VP that each main action to come has brought beside."""
LAST_QUESTIONS = (ConfirmEndOfTurn, RearrangeBase)
"""Questions at which a turn is as good as over."""


def begins(state: State, seat: Seat) -> bool:
    """Whether a turn of the seat begins."""
    step = question(state)
    return isinstance(step, TakeTurn) and step.seat == seat and step.must is None


def goes_on(state: State, seat: Seat) -> bool:
    """Whether the seat is asked within a turn."""
    step = question(state)
    return step is not None and not isinstance(step, LAST_QUESTIONS) and getattr(step, "seat", None) == seat


def total(game: Game, state: State, seat: Seat) -> float:
    """The seat's VP at the end, as far as can be guessed."""
    now = float(next(own["total"] for own in game.standing(state)["seats"] if own["seat"] == seat))
    worth = Worth(state, seat)
    rivals = max((other.vp for at, other in enumerate(state.seats) if at != seat), default=0)
    return (
        now + EXPECTED * (worth.total() + worth.weights.rivals * rivals - now) + ACTION * Outlook(state, seat).actions
    )


ANALYST = Analyst(
    robot="learned", revision=3, player=LearnedPlayer, begins=begins, goes_on=goes_on, total=total, much=4.0
)
