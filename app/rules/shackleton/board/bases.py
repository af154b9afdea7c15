"""The bases of seats: places for astronauts and what astronauts on them are worth."""

from app.rules.shackleton.board.corporations import PLACES, in_order
from app.rules.shackleton.components.shapes.nouns import ASTRONAUTS, Astronaut, StructureKind
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.nouns import WAITING
from app.rules.shackleton.vocabulary.state import State


def pieces(state: State, seat: int, kind: StructureKind | None = None) -> tuple[str, ...]:
    """The structures that have left the seat's base, of one kind perhaps, in the order of the base."""
    built, table = state.seats[seat].built, tables(state)
    all_pieces = table.pieces if kind is None else table.pieces_of(kind)
    return tuple([piece for piece in all_pieces if piece in built])


def matching(state: State, seat: int, piece: str) -> int:
    """The astronauts on the places of a structure that are of its type (S-105, S-119)."""
    wanted = tables(state).piece[piece].astronaut
    return state.seats[seat].built[piece].count(wanted) if wanted is not None else 0


def in_workshop(state: State, seat: int, astronaut: Astronaut) -> int:
    """The astronauts that have an effect in the seat's Workshop of their type (S-116 to S-120)."""
    built = state.seats[seat].built
    return sum([built[piece].count(astronaut) for piece in tables(state).workshops[astronaut] if piece in built])


def free_places(state: State, seat: int) -> tuple[str, ...]:
    """The places of the seat's base with room for an astronaut, a structure once (S-179)."""
    player, table = state.seats[seat], tables(state)
    places = tuple([piece for piece in pieces(state, seat) if len(player.built[piece]) < table.size(piece)])
    return places if player.waiting is not None else (*places, WAITING)


def places_for(state: State, seat: int, astronaut: Astronaut, into: str = "") -> tuple[str, ...]:
    """Where an astronaut that the seat gains can go; `into`: only to this structure."""
    own = free_places(state, seat)
    if into:
        return (into,) if into in own else ()
    return own + tuple(place for _, further in in_order(state, PLACES) for place in further(state, seat, astronaut))


def at_gateway(state: State, but: Astronaut | None = None) -> tuple[Astronaut, ...]:
    """The types of astronauts that can be taken from the Gateway, where one of type `but` cannot (S-156)."""
    return tuple(
        astronaut for astronaut, count in zip(ASTRONAUTS, state.gateway, strict=True) if count > (astronaut == but)
    )


def everybody(state: State, seat: int) -> tuple[tuple[str, Astronaut], ...]:
    """The astronauts of the seat's base with their places, each type of a place once."""
    player = state.seats[seat]
    waiting = () if player.waiting is None else ((WAITING, player.waiting),)
    housed = tuple(
        (piece, astronaut)
        for piece in pieces(state, seat)
        for astronaut in ASTRONAUTS
        if astronaut in player.built[piece]
    )
    return housed + waiting
