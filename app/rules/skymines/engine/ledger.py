"""The ledger of a decision in Skymines."""

from app.rules.kit import ledger
from app.rules.skymines import components
from app.rules.skymines.components.index import Index
from app.rules.skymines.vocabulary.state import Before, SeatState, State


class Ledger(ledger.Ledger[State]):
    """The kit's ledger, with what rules of Skymines look up most."""

    __slots__ = ()

    def __init__(self, state: State | Before) -> None:
        super().__init__(state)  # type: ignore[arg-type]  # only `GameStarted` is ever emitted before it

    @property
    def set(self) -> Index:
        """The component set of this game."""
        return components.of(self._state.components)

    def seat(self, seat: int) -> SeatState:
        """What is the seat's."""
        return self._state.seats[seat]
