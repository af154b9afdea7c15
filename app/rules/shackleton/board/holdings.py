"""The holdings of a seat: all that its counts, its maintenance costs and its score are made of."""

from typing import Any

from msgspec import UnsetType
from msgspec.structs import replace

from app.rules.kit.memo import kept_with_state, latest_of, remembered
from app.rules.shackleton.vocabulary.nouns import HUMAN, Sector
from app.rules.shackleton.vocabulary.options import Options
from app.rules.shackleton.vocabulary.state import SeatState, State

_NOBODY = SeatState(kind=HUMAN, name="")


@kept_with_state
def holdings(state: State, seat: int | None) -> State:
    """The state with nothing but the structures of the crater, what corporations keep, and what the seat has (None: no
    seat): without its name, its goals and what it has to act with. As long as all of that stays the same, this is the
    same object from state to state, and what is kept with it is not calculated again."""
    latest = latest_of(state).within(f"holdings of {seat}")
    held = _NOBODY if seat is None else _held(latest, state.seats[seat])
    return _alone(
        latest,
        type(state),
        state.components,
        state.options,
        state.corporations,
        state.sectors,
        state.modules,
        tuple([held if number == seat else _NOBODY for number in range(len(state.seats))]),
    )


@remembered
def _held(player: SeatState) -> SeatState:
    return replace(
        player, name="", tile=None, astronauts=(0, 0, 0), deployed=0, waiting=None, turned=(), goals={}, leader=None
    )


@remembered
def _alone(
    kind: type[State],
    components: str,
    options: Options,
    corporations: tuple[str, ...],
    sectors: dict[str, Sector],
    modules: dict[str, Any] | UnsetType,
    seats: tuple[SeatState, ...],
) -> State:
    return kind(
        components=components,
        options=options,
        corporations=corporations,
        sectors=sectors,
        modules=modules,
        seats=seats,
        order=(),
        phase="action",
        leaders=(),
        shuttles=(),
        energy=0,
        corners=(),
        boards={},
        slots=(),
        commands={},
    )
