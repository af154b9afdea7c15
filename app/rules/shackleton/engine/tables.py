"""Look-ups in a component set, worked out once."""

from functools import cache
from typing import Any, TypeVar

from app.rules.shackleton import components
from app.rules.shackleton.components.index import Index
from app.rules.shackleton.components.shapes import (
    ASTRONAUTS,
    COMMANDS,
    Astronaut,
    Command,
    Cost,
    Goal,
    Part,
    Resource,
    Sheet,
    StructureKind,
)
from app.rules.shackleton.vocabulary.state import State

E = TypeVar("E", bound=Part)

STOCKED = ("credits", "titanium", "rare_earth", "helium3", "plant")
"""What a cost is paid of that a seat keeps."""


class Tables:
    """A component set, with what rules look up in it by ids."""

    def __init__(self, index: Index) -> None:
        found = index.components
        self.board, self.energy, self.reputation = found.board, found.energy, found.reputation
        self.structures, self.actions = found.structures, found.actions
        self.solo = found.solo.board
        self.setup, self.goals, self.shuttles, self.leaders = found.setup, found.goals, found.shuttles, found.leaders
        self.sectors, self.central = tuple(index.sector), index.central_sectors
        self.first_corners = index.central_corners
        self.resource: dict[str, Resource] = {id_: sector.resource for id_, sector in index.sector.items()}
        self.slots = tuple(sorted(index.slot))
        self.fees = tuple(sorted({slot.fee for slot in index.slot.values()}))
        self.touched = {number: corner.sectors for number, corner in index.corner.items()}
        self.corners, self.piece, self.type = index.corners_of, index.structure, index.structure_type
        self.pieces, self.types = tuple(index.structure), found.structures.types
        self._pieces_of = {
            type_.kind: tuple(piece for piece in self.pieces if self.piece[piece].kind == type_.kind)
            for type_ in self.types
        }
        self.workshops: dict[Astronaut, tuple[str, ...]] = {
            kind: tuple(piece for piece in self._pieces_of["workshop"] if self.piece[piece].astronaut == kind)
            for kind in ASTRONAUTS
        }
        self.headquarters = frozenset(self._pieces_of["headquarters"])
        self.sizes = tuple(sorted({each.size for each in self.types}))
        self._sizes = {id_: self.type[piece.kind].size for id_, piece in self.piece.items()}
        self.leader, self.shuttle, self.project = index.leader, index.shuttle, index.project
        self.corporation_of: dict[str, str] = {project: str(name) for project, name in index.corporation_of.items()}
        slots = (self.goals.lowest, self.goals.middle, self.goals.top)
        self._goal_slots = {seats: tuple(each.at(seats) for each in slots) for seats in (2, 3, 4)}
        self.panel_cost = due_of(self.actions.panel)
        self._command_costs = {
            (seats, command): area.slots(command) for seats, area in index.command.items() for command in COMMANDS
        }
        self.structure_cost = {each.kind: due_of(each.cost) for each in self.types}
        self._effects: dict[type[Part], dict[str, tuple[Any, ...]]] = {}
        for id_, project in self.project.items():
            for effect in project.effects:
                of_kind = self._effects.setdefault(type(effect), {})
                of_kind[id_] = (*of_kind.get(id_, ()), effect)
        self._sheets: dict[str, Sheet] = {str(name): sheet for name, sheet in index.sheet.items()}
        self.index = index

    def row(self, slot: int) -> tuple[str, ...]:
        """The sectors of the row that a crater slot faces, the nearest first; the central hex is passed over."""
        return self.index.facing[slot]

    def fee(self, slot: int) -> int:
        """The fee printed at a crater slot."""
        return self.index.slot[slot].fee

    def kind(self, piece: str) -> StructureKind:
        """The type of a structure of a base."""
        return self.piece[piece].kind

    def size(self, piece: str) -> int:
        """Its size."""
        return self._sizes[piece]

    def pieces_of(self, kind: StructureKind) -> tuple[str, ...]:
        """The structures of a type, in the order of the base."""
        return self._pieces_of[kind]

    def effects(self, kind: type[E]) -> dict[str, tuple[E, ...]]:
        """The effects of one kind of all projects that have any, by the projects' ids. Not to be changed."""
        return self._effects.get(kind, {})

    def command_costs(self, seats: int, command: Command) -> tuple[int, ...]:
        """The Credits of each slot of a command action, from the left."""
        return self._command_costs[seats, command]

    def sheet(self, corporation: str) -> Sheet:
        """A corporation's sheet. Raises KeyError."""
        return self._sheets[corporation]

    def goal(self, corporation: str, level: int) -> Goal:
        """A goal of a corporation, 0 for the lowest."""
        return self._sheets[corporation].corporation.goals[level]

    def goal_slots(self, seats: int, level: int) -> int:
        """How many seats can claim a goal of this level."""
        return self._goal_slots[seats][level]


@cache
def due_of(cost: Cost) -> dict[str, int]:
    """What a cost takes, by name: things of a seat, and "energy" of the common track. Not to be changed."""
    parts = {thing: getattr(cost, thing) for thing in (*STOCKED, "energy")}
    return {thing: amount for thing, amount in parts.items() if amount}


@cache
def _tables(digest: str) -> Tables:
    return Tables(components.of(digest))


def tables(state: State) -> Tables:
    """Those of the component set that a game is played with."""
    return _tables(state.components)


def tables_of(digest: str) -> Tables:
    """Those of a known component set."""
    return _tables(digest)
