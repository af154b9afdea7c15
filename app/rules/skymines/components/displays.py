"""The places of the two displays: twelve spaces of action cards, twelve of research plans (p. 11, p. 14)."""

from .shapes import PLAN_LETTERS

CARD_ROWS = 4
CARD_COLUMNS = 3
CARD_SPACES = CARD_ROWS * CARD_COLUMNS
"""Spaces of the card display, numbered from 1 down the right column first."""

PLANS_OF_A_LETTER = 4
PLAN_SPACES = tuple(f"{letter}{number}" for letter in PLAN_LETTERS for number in range(1, PLANS_OF_A_LETTER + 1))
"""The ids of the research display's spaces, "A1" to "C4", in the order of `State.plans`."""
SPECIAL = "S"
"""What the places of special plans on the round track begin with."""


def card_column(space: int) -> int:
    """The column of a card space, from 0 on the right."""
    return (space - 1) // CARD_ROWS


def card_space(row: int, column: int) -> int:
    """The card space at a row and a column from the left, each from 1: 1 to 4 lie in the right column."""
    return (CARD_COLUMNS - column) * CARD_ROWS + row


def plan_place(space: str) -> int:
    """The place in `State.plans` of a space of the research display."""
    return PLAN_LETTERS.index(space[0]) * PLANS_OF_A_LETTER + int(space[1:]) - 1


def special_place(number: int) -> str:
    """The place on the round track of the special plan of a round, as moves and events call it: "S4"."""
    return f"{SPECIAL}{number}"


def special_round(space: str) -> int | None:
    """The round of the special plan at a place of the round track; None for a space of the research display."""
    return int(space[1:]) if space.startswith(SPECIAL) else None
