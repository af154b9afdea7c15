"""AstroBot: the action cards and the solo board. What it does with a corporation stands in that corporation's file."""

from typing import Literal

from .nouns import Astronaut, Direction, Part, Source, StructureKind, Turning

Letter = Literal["A", "B", "C"]
"""A corporation by its place on the solo board."""
LETTERS: tuple[Letter, ...] = ("A", "B", "C")


RowAction = Literal["crater", "build", "fund", "corporation_actions"]


class CardRow(Part, frozen=True):
    """A row of an action card: what AstroBot does with an astronaut of this type."""

    astronaut: Astronaut
    action: RowAction


class ActionCard(Part, frozen=True):
    """An action card of AstroBot. `left` and `right` are its two pairs of letters, the red one of the right pair first.
    `symbol` advances the Development or a goal marker. `rows` go from the top. `triangle` is the slot at that end of
    the row through the central hex; `arrow` is the way on from there."""

    id: int
    left: tuple[Letter, Letter]
    right: tuple[Letter, Letter]
    symbol: Literal["development", "goal"]
    rows: tuple[CardRow, CardRow, CardRow]
    triangle: Direction
    arrow: Turning
    source: Source = "reconstructed"


class SoloBoard(Part, frozen=True):
    """The solo board. `development` is the last space of its track, `goal_track` that of each goal track. `middle_goal`
    and `top_goal` are the Development from which AstroBot claims these. `builds` is the type of structure that it
    builds, `discounts` the Energy by which projects require less, each at the Developments from 0 on.
    `lapsed_reputation` is what an impossible corporation action gives instead, `card_reputation` what a Development
    symbol gives at the end of its track. `tiles_open` is the number of shuttle tiles that are opened for the human."""

    development: int
    goal_track: int
    middle_goal: int
    top_goal: int
    builds: tuple[StructureKind, ...]
    discounts: tuple[int, ...]
    lapsed_reputation: int
    card_reputation: int
    tiles_open: int
    source: Source = "reconstructed"


class Solo(Part, frozen=True):
    """What AstroBot plays with, whichever corporations are in the game."""

    board: SoloBoard
    cards: tuple[ActionCard, ...]
    source: Source = "reconstructed"
