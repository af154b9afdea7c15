"""Which astronaut of the Gateway is taken, or where one that was won goes (S-153, S-156, S-173)."""

from app.rules.game import About, Line
from app.rules.shackleton.actions.astronauts import take, takings
from app.rules.shackleton.actions.gains import event_lines
from app.rules.shackleton.board.bases import places_for
from app.rules.shackleton.components.shapes import Astronaut
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.events import AstronautRetrieved
from app.rules.shackleton.vocabulary.moves import PlaceAstronaut, TakeAstronaut
from app.rules.shackleton.vocabulary.questions import ChooseAstronaut, ChoosePlace
from app.rules.shackleton.vocabulary.state import State


class ChooseAstronautAbout(About, frozen=True):
    """The structure that it has to go to; null: any place."""

    into: str | None


class ChoosingAstronaut(Answerer[ChooseAstronaut, TakeAstronaut]):
    """Any type that is there, to any empty place."""

    rule = rulebook.GATEWAY
    code = "astronaut-not-there"

    def moves(self, state: State, step: ChooseAstronaut, seat: int) -> list[TakeAstronaut]:
        return takings(state, seat, step.but, step.into)

    def lines(self, state: State, step: ChooseAstronaut, seat: int, move: TakeAstronaut) -> tuple[Line, ...]:
        return event_lines(state, seat, "gateway_astronaut")

    def about(self, state: State, step: ChooseAstronaut, seat: int) -> ChooseAstronautAbout:
        return ChooseAstronautAbout(step.into or None)

    def resolve(self, ledger: Ledger, step: ChooseAstronaut, seat: int, move: TakeAstronaut) -> None:
        ledger.answered()
        take(ledger, seat, move)


class ChoosePlaceAbout(About, frozen=True):
    """The astronaut, and the crater slot that it comes from."""

    astronaut: Astronaut
    slot: int


class ChoosingPlace(Answerer[ChoosePlace, PlaceAstronaut]):
    """Any place that can take it. Asked only where a corporation has places besides those of the base."""

    rule = rulebook.MAINTENANCE
    code = "place-not-free"

    def moves(self, state: State, step: ChoosePlace, seat: int) -> list[PlaceAstronaut]:
        return [PlaceAstronaut(place) for place in places_for(state, seat, state.crater[step.slot])]

    def about(self, state: State, step: ChoosePlace, seat: int) -> ChoosePlaceAbout:
        return ChoosePlaceAbout(state.crater[step.slot], step.slot)

    def resolve(self, ledger: Ledger, step: ChoosePlace, seat: int, move: PlaceAstronaut) -> None:
        ledger.answered()
        ledger.emit(AstronautRetrieved(step.slot, ledger.state.crater[step.slot], seat, move.place))
