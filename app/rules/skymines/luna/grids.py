"""The little grids on Luna's cards: which space a card means when it lies in a given slot."""

from collections.abc import Iterator

from app.rules.skymines.components.shapes import Slot

DISPLAY_ROWS = 4
DISPLAY_COLUMNS = 3


def cells_of(grid: dict[str, str], slot: Slot) -> Iterator[tuple[int, int]]:
    """The cells that carry the slot's letter: (row, column), each counted from 1, row by row from the left."""
    for row in sorted(grid, key=int):
        for column in columns_of(grid[row], slot):
            yield int(row), column


def columns_of(cells: str, slot: Slot) -> list[int]:
    """The columns, from 1, of one row's cells that carry the slot's letter; a cell may carry several letters."""
    return [column for column, letters in enumerate(cells.split(), start=1) if slot in letters]


def display_space(row: int, column: int) -> int:
    """The display space at a row and a column from the left: 1 to 4 lie in the right column, 9 to 12 in the left."""
    return (DISPLAY_COLUMNS - column) * DISPLAY_ROWS + row
