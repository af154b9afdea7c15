"""What a seat's leader can do now."""

from app.rules.shackleton.components.shapes.structures import Ability, AbilityKind
from app.rules.shackleton.engine.tables import Tables, tables
from app.rules.shackleton.vocabulary.state import SeatState, State


def ability(state: State, seat: int) -> Ability | None:
    """The ability of the seat's leader; the improved one instead, once its Headquarters stands (S-128, S-192)."""
    player = state.seats[seat]
    if player.leader is None:
        return None
    table = tables(state)
    leader = table.leader[player.leader]
    return leader.improved if has_headquarters(table, player) else leader.ability


def has_headquarters(table: Tables, player: SeatState) -> bool:
    """Whether the seat has built its Headquarters, wherever it stands now."""
    return not table.headquarters.isdisjoint(player.built)


def credits_of(state: State, seat: int, kind: AbilityKind) -> int | None:
    """The Credits of an ability that the seat's leader has now; None if it has another one."""
    found = ability(state, seat)
    return found.credits if found is not None and found.kind == kind else None


def fixed_fee(state: State, seat: int) -> int | None:
    """The fee of each foreign sector whatever the slot says (Europe A); None: that of the slot."""
    return credits_of(state, seat, "fixed_fee")
