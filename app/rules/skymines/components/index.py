"""A component set made ready for look-ups, and the registry of the sets that this process has loaded."""

from dataclasses import dataclass
from functools import cached_property

from app.rules.kit.component_sets import ComponentSets

from . import geometry, shapes
from .geometry import Place
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
    def card(self) -> dict[str, shapes.Card]:
        """All cards; a starting card's id names one card of each player."""
        return {card.id: card for card in self.components.cards}

    @cached_property
    def plan(self) -> dict[str, shapes.Plan]:
        """The 72 research plans."""
        return {plan.id: plan for plan in self.components.plans}

    @cached_property
    def special(self) -> dict[str, shapes.SpecialPlan]:
        """The special plans."""
        return {plan.id: plan for plan in self.components.special_plans}

    @cached_property
    def token(self) -> dict[str, shapes.StartingToken]:
        """The starting research tokens."""
        return {token.id: token for token in self.components.tokens}

    @cached_property
    def track(self) -> dict[str, shapes.Track]:
        """The sides of the company tracks, "A1" to "E2"."""
        return {track.id: track for track in self.components.tracks}

    @cached_property
    def shares_at(self) -> dict[str, tuple[int, ...]]:
        """For each side of a track the shares at each of its spaces: those of the last icon reached (p. 9)."""
        return {
            track.id: tuple(_shares_at(track, space) for space in range(track.last + 1))
            for track in self.track.values()
        }

    @cached_property
    def sector(self) -> dict[int, shapes.Sector]:
        """The sectors of the Moon by number."""
        return {sector.number: sector for sector in self.components.moon.sectors}

    @cached_property
    def station(self) -> dict[shapes.Company, shapes.Station]:
        """The stations by company."""
        return {station.company: station for station in self.components.moon.stations}

    @cached_property
    def majority(self) -> dict[str, shapes.MajoritySpace]:
        """The majority bonus spaces."""
        return {space.id: space for space in self.components.bonus.majority}

    @cached_property
    def standard(self) -> dict[str, shapes.StandardSpace]:
        """The bonus spaces beside the card display."""
        return {space.id: space for space in self.components.bonus.standard}

    @cached_property
    def tile(self) -> dict[shapes.Tile, shapes.BonusTile]:
        """The bonus tiles."""
        return {tile.id: tile for tile in self.components.bonus.tiles}

    @cached_property
    def luna_card(self) -> dict[str, shapes.LunaCard]:
        """Luna's cards of both grades."""
        return {card.id: card for card in self.components.luna.cards}

    @cached_property
    def level(self) -> dict[int, shapes.LunaLevel]:
        """Luna's levels, 0 to 8."""
        return {level.level: level for level in self.components.luna.levels}

    @cached_property
    def starting_cards(self) -> tuple[str, ...]:
        """The ids of the nine starting cards that each player has."""
        return self.cards_of("start")

    @cached_property
    def stack(self) -> dict[str, tuple[str, ...]]:
        """The ids of the stack's cards by letter, "A" to "E"."""
        return {letter: self.cards_of(letter) for letter in shapes.SLOTS}

    @cached_property
    def lines(self) -> dict[Place, tuple[tuple[Place, int], ...]]:
        """Each place's neighbours with the energy points of the line between (1 single, 2 double)."""
        return geometry.lines_of(self.components.moon)

    @cached_property
    def borders(self) -> tuple[geometry.Path, ...]:
        """The border between each two neighbours, to be drawn."""
        return geometry.borders(self.components.moon)

    def cards_of(self, letter: str) -> tuple[str, ...]:
        """The ids of the cards of a letter, in the file's order."""
        return tuple(card.id for card in self.components.cards if card.letter == letter)


def _shares_at(track: shapes.Track, space: int) -> int:
    return max((icon.shares for icon in track.shares if icon.at <= space), default=0)


SETS = ComponentSets(load, Index, FORMER)
of, known, base, use = SETS.of, SETS.known, SETS.base, SETS.use
