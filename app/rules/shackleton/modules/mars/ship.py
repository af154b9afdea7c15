"""The ship: its modules, the structures and astronauts aboard, and what is counted of them (C-145, C-147, C-151,
C-155)."""

from functools import cache
from string import ascii_lowercase

from app.rules.kit.parts import part
from app.rules.shackleton import components
from app.rules.shackleton.components.shapes import ASTRONAUTS, Astronaut, Count
from app.rules.shackleton.components.shapes.ventures import MarsBoard
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.modules.mars.vocabulary import Aboard, Mars
from app.rules.shackleton.vocabulary.state import State

PREFIX = "ship:"
"""What the places for astronauts aboard begin with; the structure's id follows."""


def board_of(state: State) -> MarsBoard:
    """The corporation's board."""
    return components.of(state.components).components.mars.board


def modules(state: State) -> dict[int, dict[str, int]]:
    """The modules in the game by their numbers, from 1: the size of each place by its id. Not to be changed."""
    return _modules(state.components, len(state.seats))


@cache
def _modules(digest: str, seats: int) -> dict[int, dict[str, int]]:
    board = components.of(digest).components.mars.board
    used = board.modules[: board.modules_used.at(seats)]
    return {
        number: {f"{number}{letter}": size for letter, size in zip(ascii_lowercase, sizes, strict=False)}
        for number, sizes in enumerate(used, start=1)
    }


def free_place(state: State, module: int, size: int) -> str | None:
    """The first free place of this size in a module; None without one."""
    ship = part(state, Mars).ship
    return next((place for place, fits in modules(state)[module].items() if fits == size and place not in ship), None)


def is_complete(state: State, module: int) -> bool:
    """Whether all places of a module are taken."""
    ship = part(state, Mars).ship
    return all(place in ship for place in modules(state)[module])


def owners(state: State, module: int) -> tuple[int, ...]:
    """The seats with a structure in a module, each once."""
    ship = part(state, Mars).ship
    return tuple(sorted({ship[place].owner for place in modules(state)[module] if place in ship}))


def aboard(state: State, seat: int) -> tuple[Aboard, ...]:
    """The structures of a seat on the ship, in the order of its places."""
    return tuple(sent for _, sent in sorted(part(state, Mars).ship.items()) if sent.owner == seat)


def pieces_aboard(state: State, seat: int) -> tuple[str, ...]:
    """Their ids on the base."""
    return tuple(sent.piece for sent in aboard(state, seat))


def piece_of(place: str) -> str | None:
    """The structure on the ship that a place for astronauts belongs to; None for one of the base."""
    return place.removeprefix(PREFIX) if place.startswith(PREFIX) else None


def places(state: State, seat: int, astronaut: Astronaut) -> tuple[str, ...]:
    """Where an astronaut that a seat gains can board: its structures on the ship that have a free place."""
    return tuple(
        f"{PREFIX}{sent.piece}" for sent in aboard(state, seat) if len(sent.astronauts) < tables(state).size(sent.piece)
    )


def count(state: State, seat: int, what: Count, project: str) -> int:
    """Own structures aboard, own astronauts aboard, sets of their three types, full modules with an own structure."""
    if what == "structures_aboard":
        return len(aboard(state, seat))
    if what == "full_modules":
        return sum(is_complete(state, module) and seat in owners(state, module) for module in modules(state))
    astronauts = [astronaut for sent in aboard(state, seat) for astronaut in sent.astronauts]
    if what == "type_sets_aboard":
        return min(astronauts.count(astronaut) for astronaut in ASTRONAUTS)
    return len(astronauts)
