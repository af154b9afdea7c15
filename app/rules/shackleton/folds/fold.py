"""What folds share."""

from typing import Any, TypeVar

from msgspec.structs import replace

from app.rules.shackleton.components.shapes.nouns import ASTRONAUTS, Astronaut
from app.rules.shackleton.vocabulary.nouns import WAITING, Building, Counts, Sector
from app.rules.shackleton.vocabulary.state import SeatState, State

T = TypeVar("T")


def with_seat(state: State, seat: int, **changes: Any) -> State:
    """The state with `changes` to one seat's fields."""
    seats = [*state.seats]
    seats[seat] = replace(seats[seat], **changes)
    return replace(state, seats=tuple(seats))


def put(things: tuple[T, ...], number: int, thing: T) -> tuple[T, ...]:
    """The tuple with the thing of a number, counted from 1, exchanged."""
    return (*things[: number - 1], thing, *things[number:])


def counted(counts: Counts, astronaut: Astronaut, change: int) -> Counts:
    """The counts with one type changed."""
    changed = [*counts]
    changed[ASTRONAUTS.index(astronaut)] += change
    engineers, technicians, scientists = changed
    return engineers, technicians, scientists


def deployed(state: State, seat: int, astronaut: Astronaut) -> State:
    """The state behind the deployment of an astronaut of the seat's tile: a main action."""
    player = state.seats[seat]
    left = counted(player.astronauts, astronaut, -1)
    return with_seat(state, seat, astronauts=left, deployed=player.deployed + 1)


def with_stock(state: State, seat: int, thing: str, change: int) -> State:
    """The state with so much more of a thing; VP and Reputation are kept apart."""
    player = state.seats[seat]
    if thing == "vp":
        return with_seat(state, seat, vp=player.vp + change)
    if thing == "reputation":
        return with_seat(state, seat, reputation=player.reputation + change)
    return with_seat(state, seat, stock={**player.stock, thing: player.stock.get(thing, 0) + change})


def with_astronaut(state: State, seat: int, astronaut: Astronaut, place: str) -> State:
    """The state with an astronaut on a place of the base; places elsewhere are folded by their corporations."""
    player = state.seats[seat]
    if place == WAITING:
        return with_seat(state, seat, waiting=astronaut)
    if place in player.built:
        return with_seat(state, seat, built={**player.built, place: (*player.built[place], astronaut)})
    return state


def without_astronaut(player: SeatState, astronaut: Astronaut, place: str) -> SeatState:
    """A seat with one astronaut less on a place of its base."""
    if place == WAITING:
        return replace(player, waiting=None)
    left = list(player.built[place])
    left.remove(astronaut)
    return replace(player, built={**player.built, place: tuple(left)})


def with_building(state: State, seat: int, piece: str, sector: str) -> State:
    """The state with a structure of a seat, by its id on the base, in a sector."""
    built = {**state.seats[seat].built, piece: ()}
    stood = state.sectors[sector]
    placed = replace(stood, buildings=(*stood.buildings, Building(seat, piece)))
    return with_seat(with_sector(state, sector, placed), seat, built=built)


def with_sector(state: State, sector: str, changed: Sector) -> State:
    """The state with one sector exchanged."""
    return replace(state, sectors={**state.sectors, sector: changed})
