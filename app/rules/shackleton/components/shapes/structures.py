"""Structures, shuttle tiles, leader tiles: what a seat has."""

from typing import Literal

from .nouns import Astronaut, Cost, Gain, Part, Source, StructureKind


class StructureType(Part, frozen=True):
    """A type of structure: `size` is its room, its astronaut places and its weight in majorities; `maintenance` is in
    Credits at the end of each round."""

    kind: StructureKind
    size: int
    cost: Cost
    maintenance: int
    source: Source = "reconstructed"


class Structure(Part, frozen=True):
    """A structure of each seat. `astronaut` is the type that its places are for: none for Domes, where each type has an
    effect of its own, and for the Headquarters, where any has the same. `bonus` is gained when it is built."""

    id: str
    kind: StructureKind
    astronaut: Astronaut | None = None
    bonus: tuple[Gain, ...] = ()
    source: Source = "reconstructed"


class WorkshopEffects(Part, frozen=True):
    """What each matching astronaut in a Workshop is worth: an engineer in Credits of maintenance, a technician in
    Credits and in required Energy of a project, a scientist in Credits of a command slot."""

    maintenance: int
    project_credits: int
    project_energy: int
    command_credits: int
    source: Source = "reconstructed"


class Structures(Part, frozen=True):
    """All structures of a seat, in the order of its base: from left to right, then from top to bottom.

    `dome_income` is that of each astronaut in a Dome by its type, `headquarters_income` that of each in the
    Headquarters. `laboratory_vp` are the VP of a Laboratory at the end with 1, 2, 3 matching astronauts. `waiting` is
    the number of astronauts that a base holds outside of structures.
    """

    types: tuple[StructureType, ...]
    pieces: tuple[Structure, ...]
    dome_income: dict[Astronaut, Gain]
    headquarters_income: Gain
    workshop: WorkshopEffects
    laboratory_vp: tuple[int, ...]
    waiting: int
    source: Source = "reconstructed"


class ShuttleTile(Part, frozen=True):
    """A shuttle tile: its astronauts, Credits, Titanium and Rare Earth. A higher number is later in the turn order."""

    round: int
    number: int
    engineers: int
    technicians: int
    scientists: int
    credits: int = 0
    titanium: int = 0
    rare_earth: int = 0
    source: Source = "reconstructed"

    @property
    def id(self) -> str:
        """Round and number: `2-3`."""
        return f"{self.round}-{self.number}"

    @property
    def astronauts(self) -> dict[Astronaut, int]:
        """The astronauts by type."""
        return {"engineer": self.engineers, "technician": self.technicians, "scientist": self.scientists}


AbilityKind = Literal[
    "swap_astronaut",
    "staff_structure",
    "fixed_fee",
    "sector_credits",
    "action_after_crater",
    "cheaper_project",
    "project_token",
    "replace_resource",
    "replace_each_resource",
    "mine_built_sector",
]
"""What a leader can do.

`swap_astronaut`: before a main action pay, swap one of the shuttle tile with one of the Gateway, and deploy that one.
`staff_structure`: after building pay, put an astronaut of the Gateway into the structure. `fixed_fee`: the crater's fee
is this for every slot. `sector_credits`: gain this for each activated sector. `action_after_crater`: after exploiting
the crater pay, perform a corporation action. `cheaper_project`: a project costs this much less. `project_token`: when
funding pay, activate one token of the project's corporation on the main board. `replace_resource`: when building pay
instead of 1 Titanium or 1 Rare Earth; `replace_each_resource`: instead of 1 of either or of both, paid for each.
`mine_built_sector`: after building pay, mine the sector. """


class Ability(Part, frozen=True):
    """An ability, and the Credits that it costs, saves or brings."""

    kind: AbilityKind
    credits: int


class LeaderSide(Part, frozen=True):
    """A side of a leader tile. `improved` replaces `ability` once the seat's Headquarters stands."""

    id: str
    agency: Literal["canada", "europe", "japan", "usa"]
    side: Literal["A", "B"]
    ability: Ability
    improved: Ability
    source: Source = "reconstructed"
