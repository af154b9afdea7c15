"""Positions in which a research scientist is used."""

from app.rules.skymines.board.requirements import are_met
from app.rules.skymines.components.shapes import Requirement
from app.rules.skymines.components.shapes.research import RequirementKind
from app.rules.skymines.vocabulary.questions import Research
from app.rules.skymines.vocabulary.state import PlacedCard, State
from app.rules.skymines.vocabulary.tasks import CloseTurn
from tests.support.rules.positions import acting, asking, face_up, give, plans_on

DOWN = PlacedCard("titanium-2", face_up=False)


def before(plans: dict[int, str], *cards: str | PlacedCard, upload: int = 0, coins: int = 0) -> State:
    """Seat 0's turn: its marker on a screen, plans on others, a research scientist of 1 in slot A, then the cards."""
    state = give(acting(), 0, upload=upload, coins=coins)
    return plans_on(face_up(state, 0, "research-1", *cards), 0, plans)


def researching(plans: dict[int, str], *cards: str | PlacedCard, upload: int = 0, coins: int = 0) -> State:
    """The same, asked what the scientist does."""
    return asking(before(plans, *cards, upload=upload, coins=coins), Research(0, "A"), CloseTurn(0))


def met(state: State, kind: RequirementKind, amount: int) -> bool:
    """Whether seat 0, using the scientist in slot A, meets one requirement."""
    return are_met(state, 0, [Requirement(kind=kind, amount=amount)], "A")
