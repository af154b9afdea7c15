"""The holdings of a seat: all that its counts, its maintenance costs and its score are made of."""

from msgspec.structs import replace

from app.rules.kit.memo import kept_with_state, latest_of, remembered
from app.rules.shackleton.vocabulary.nouns import HUMAN
from app.rules.shackleton.vocabulary.state import SeatState, State

_NOBODY = SeatState(kind=HUMAN, name="")


@kept_with_state
def holdings(state: State, seat: int | None) -> State:
    """The state with nothing but the structures of the crater, what corporations keep, and what the seat has (None: no
    seat): without its name, its goals and what it has to act with. As long as all of that stays the same, this is the
    same object from state to state, and what is kept with it is not worked out anew."""
    alone = replace(
        state,
        seats=tuple([_held(player) if number == seat else _NOBODY for number, player in enumerate(state.seats)]),
        order=(),
        round=0,
        phase="action",
        turn=None,
        agenda=(),
        leaders=(),
        shuttles=(),
        display=(),
        energy=0,
        rim=0,
        hub=0,
        corners=(),
        boards={},
        slots=(),
        commands={},
        gateway=(0, 0, 0),
        used=(),
        main="",
        panel_built=False,
        totals=(),
    )
    return _the_same(latest_of(state).within(f"holdings of {seat}"), alone)


def _held(player: SeatState) -> SeatState:
    return replace(
        player, name="", tile=None, astronauts=(0, 0, 0), deployed=0, waiting=None, turned=(), goals={}, leader=None
    )


@remembered
def _the_same(alone: State) -> State:
    return alone
