"""A component set made ready for look-ups, and the sets that this process has loaded."""

from dataclasses import dataclass
from functools import cached_property

from app.rules.kit.component_sets import ComponentSets

from . import geometry, shapes
from .load import FORMER, load


@dataclass(frozen=True, eq=False)
class Index:
    """The parts of a set by id. Everything is built on first use and never changes."""

    components: shapes.Components

    @property
    def digest(self) -> str:
        """The set's digest."""
        return self.components.digest

    @cached_property
    def sector(self) -> dict[str, shapes.Sector]:
        """The sectors by id."""
        return {sector.id: sector for sector in self.components.board.sectors}

    @cached_property
    def central_sectors(self) -> tuple[str, ...]:
        """The ids of the six sectors beside the central hex."""
        return tuple(id_ for id_, sector in self.sector.items() if geometry.distance(geometry.hex_of(sector)) == 1)

    @cached_property
    def slot(self) -> dict[int, shapes.CraterSlot]:
        """The slots around the crater by number."""
        return {slot.number: slot for slot in self.components.board.slots}

    @cached_property
    def rows(self) -> tuple[geometry.Row, ...]:
        """The rows of the crater."""
        return geometry.rows_of(self.components.board)

    @cached_property
    def facing(self) -> dict[int, tuple[str, ...]]:
        """For each slot the ids of the sectors of its row, the nearest first."""
        board = self.components.board
        return {slot.number: geometry.sectors_facing(board, slot) for slot in board.slots}

    @cached_property
    def corner(self) -> dict[int, geometry.Corner]:
        """The corners that hold corporation tokens by number."""
        return {corner.number: corner for corner in geometry.corners_of(self.components.board)}

    @cached_property
    def central_corners(self) -> tuple[int, ...]:
        """The numbers of the three corners at the central hex."""
        return tuple(number for number, corner in self.corner.items() if corner.central)

    @cached_property
    def corners_of(self) -> dict[str, tuple[int, ...]]:
        """For each sector the numbers of its corners that hold corporation tokens."""
        return {
            sector: tuple(number for number, corner in self.corner.items() if sector in corner.sectors)
            for sector in self.sector
        }

    @cached_property
    def token_directions(self) -> dict[str, dict[int, shapes.Direction]]:
        """For each sector its corners that hold corporation tokens, each with the direction right before it clockwise,
        seen from the sector."""
        return geometry.token_directions(self.components.board)

    @cached_property
    def clockwise_centre(self) -> tuple[str, ...]:
        """The ids of the six sectors beside the central hex, clockwise."""
        return tuple(sorted(self.central_sectors, key=lambda id_: geometry.angle(self._middle(id_))))

    def _middle(self, id_: str) -> geometry.Point:
        return geometry.middle(geometry.hex_of(self.sector[id_]))

    @cached_property
    def structure_type(self) -> dict[shapes.StructureKind, shapes.StructureType]:
        """The types of structures."""
        return {type_.kind: type_ for type_ in self.components.structures.types}

    @cached_property
    def structure(self) -> dict[str, shapes.Structure]:
        """The structures of a seat by id, in the order of its base."""
        return {piece.id: piece for piece in self.components.structures.pieces}

    @cached_property
    def command(self) -> dict[int, shapes.CommandArea]:
        """The command areas by number of seats."""
        return {area.seats: area for area in self.components.command}

    @cached_property
    def shuttle(self) -> dict[str, shapes.ShuttleTile]:
        """The shuttle tiles by id, `1-1` to `3-5`."""
        return {tile.id: tile for tile in self.components.shuttles}

    @cached_property
    def leader(self) -> dict[str, shapes.LeaderSide]:
        """The sides of leader tiles by id."""
        return {leader.id: leader for leader in self.components.leaders}

    @cached_property
    def sheet(self) -> dict[shapes.CorporationId, shapes.Sheet]:
        """The corporations' sheets by id."""
        return self.components.sheets

    @cached_property
    def project(self) -> dict[str, shapes.Project]:
        """The projects of all corporations by id."""
        return {project.id: project for sheet in self.sheet.values() for project in sheet.projects}

    @cached_property
    def corporation_of(self) -> dict[str, shapes.CorporationId]:
        """For each project the corporation that it belongs to."""
        return {project.id: id_ for id_, sheet in self.sheet.items() for project in sheet.projects}

    @cached_property
    def action_card(self) -> dict[int, shapes.ActionCard]:
        """AstroBot's action cards by id."""
        return {card.id: card for card in self.components.solo.cards}

    @cached_property
    def triangle_slot(self) -> dict[shapes.Direction, int]:
        """For each direction of a triangle the slot at that end of the row through the central hex."""
        board = self.components.board
        return {slot.edge: slot.number for slot in board.slots if geometry.CENTRE in geometry.hexes_facing(board, slot)}


SETS = ComponentSets(load, Index, FORMER)
of, known, base, use = SETS.of, SETS.known, SETS.base, SETS.use
