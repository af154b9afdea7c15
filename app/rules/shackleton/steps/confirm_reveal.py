"""A new project is shown behind what the funded one asked for (S-138)."""

from app.rules.game import About
from app.rules.shackleton.actions.funding import show_project
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.moves import ShowProject
from app.rules.shackleton.vocabulary.questions import ConfirmReveal
from app.rules.shackleton.vocabulary.state import State


class ConfirmRevealAbout(About, frozen=True):
    """The corporation whose project is shown."""

    corporation: str


class ConfirmingReveal(Answerer[ConfirmReveal, ShowProject]):
    """There is nothing to choose: it is asked because what was done before can be undone until then."""

    rule = rulebook.FUND

    def moves(self, state: State, step: ConfirmReveal, seat: int) -> list[ShowProject]:
        return [ShowProject()]

    def about(self, state: State, step: ConfirmReveal, seat: int) -> ConfirmRevealAbout:
        return ConfirmRevealAbout(step.corporation)

    def resolve(self, ledger: Ledger, step: ConfirmReveal, seat: int, move: ShowProject) -> None:
        ledger.answered()
        show_project(ledger, step.corporation)
