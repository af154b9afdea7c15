"""Whether a seat uses its leader (S-193)."""

from app.rules.game import About, Line
from app.rules.shackleton.actions.leaders import use_leader
from app.rules.shackleton.board.leaders import ability
from app.rules.shackleton.components.shapes.structures import AbilityKind
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.moves import Decline, UseLeader
from app.rules.shackleton.vocabulary.nouns import CREDITS
from app.rules.shackleton.vocabulary.questions import OfferLeader
from app.rules.shackleton.vocabulary.state import State


class OfferLeaderAbout(About, frozen=True):
    """What the leader can do, and the Credits that it costs."""

    ability: AbilityKind
    credits: int


class OfferingLeader(Answerer[OfferLeader, UseLeader | Decline]):
    """Pay for the ability, or do without."""

    rule = rulebook.LEADERS

    def moves(self, state: State, step: OfferLeader, seat: int) -> list[UseLeader | Decline]:
        return [UseLeader(), Decline()]

    def lines(self, state: State, step: OfferLeader, seat: int, move: UseLeader | Decline) -> tuple[Line, ...]:
        found = ability(state, seat)
        is_paid = isinstance(move, UseLeader) and found is not None and found.credits
        return (Line("pay", -found.credits, {"of": CREDITS}),) if is_paid and found is not None else ()

    def about(self, state: State, step: OfferLeader, seat: int) -> OfferLeaderAbout:
        found = ability(state, seat)
        assert found is not None
        return OfferLeaderAbout(found.kind, found.credits)

    def resolve(self, ledger: Ledger, step: OfferLeader, seat: int, move: UseLeader | Decline) -> None:
        ledger.answered()
        if isinstance(move, UseLeader):
            use_leader(ledger, seat, step.at)
