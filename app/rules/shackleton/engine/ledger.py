"""The ledger of a decision in Shackleton Base."""

from app.rules.kit import ledger
from app.rules.shackleton.engine.tables import Tables, tables
from app.rules.shackleton.vocabulary.state import Before, SeatState, State


class Ledger(ledger.Ledger[State]):
    """The kit's ledger, with what rules look up most."""

    __slots__ = ()

    def __init__(self, state: State | Before) -> None:
        super().__init__(state)  # type: ignore[arg-type]  # only `GameStarted` is ever emitted before it

    @property
    def tables(self) -> Tables:
        """The component set of this game."""
        return tables(self._state)

    def seat(self, seat: int) -> SeatState:
        """What is the seat's."""
        return self._state.seats[seat]
