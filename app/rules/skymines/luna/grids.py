"""The little grids on Luna's cards: which space a card means when it lies in a given slot."""

from collections.abc import Iterator

from app.rules.skymines.components.shapes import Slot


def cells_of(grid: dict[str, str], slot: Slot) -> Iterator[tuple[int, int]]:
    """The cells that carry the slot's letter: (row, column), each counted from 1, row by row from the left."""
    for row in sorted(grid, key=int):
        for column in columns_of(grid[row], slot):
            yield int(row), column


def columns_of(cells: str, slot: Slot) -> list[int]:
    """The columns, from 1, of one row's cells that carry the slot's letter; a cell may carry several letters."""
    return [column for column, letters in enumerate(cells.split(), start=1) if slot in letters]
