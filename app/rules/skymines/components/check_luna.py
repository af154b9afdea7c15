"""What Luna's cards and levels must hold to."""

from collections import Counter
from collections.abc import Iterator

from .displays import CARD_COLUMNS, CARD_ROWS, PLANS_OF_A_LETTER
from .shapes import SLOTS, Luna, LunaAction, LunaCard, LunaCards, LunaDiscardPlan, LunaLevel, LunaMarker

GRADE_COUNTS = {1: 12, 2: 7}
LEVELS = range(9)
MARKER_ROWS, MARKER_COLUMNS = 3, 4

Faults = Iterator[tuple[str, str]]


def luna_faults(luna: Luna) -> Faults:
    """Every fault of Luna's deck and levels, as (entry, reason)."""
    grades: Counter[int] = Counter(card.grade for card in luna.cards)
    for grade, wanted in GRADE_COUNTS.items():
        if grades[grade] != wanted:
            yield "luna.cards", f"{grades[grade]} cards of grade {grade}, not {wanted}"
    for id_, count in Counter(card.id for card in luna.cards).items():
        if count > 1:
            yield f"luna.cards[{id_}]", f"stands there {count} times"
    for card in luna.cards:
        yield from ((f"luna.cards[{card.id}]", reason) for reason in _wrong_with_card(card))
    if sorted(level.level for level in luna.levels) != list(LEVELS):
        yield "luna.levels", "must be the levels 0 to 8, each once"
    for level in luna.levels:
        yield from ((f"luna.levels[{level.level}]", reason) for reason in _wrong_with_level(level))


def _wrong_with_card(card: LunaCard) -> Iterator[str]:
    if min(card.left, card.right, card.scientists) < 0:
        yield "a negative majority value"
    if not card.actions:
        yield "has no action"
    for action in card.actions:
        yield from _wrong_with_action(action)


def _wrong_with_action(action: LunaAction) -> Iterator[str]:
    if isinstance(action, LunaMarker):
        yield from _wrong_with_grid(action.grid, MARKER_ROWS, MARKER_COLUMNS)
    elif isinstance(action, LunaCards):
        yield from _wrong_with_grid(action.grid, CARD_ROWS, CARD_COLUMNS)
    elif isinstance(action, LunaDiscardPlan):
        yield from _wrong_with_cells("cells", action.cells, PLANS_OF_A_LETTER)


def _wrong_with_grid(grid: dict[str, str], rows: int, cells: int) -> Iterator[str]:
    known = [str(number) for number in range(1, rows + 1)]
    for row, text in grid.items():
        if row not in known:
            yield f"grid: no row {row}"
        yield from _wrong_with_cells(f"grid row {row}", text, cells)


def _wrong_with_cells(where: str, text: str, wanted: int) -> Iterator[str]:
    cells = text.split()
    if len(cells) != wanted:
        yield f"{where}: {len(cells)} cells, not {wanted}"
    if any(cell != "." and not set(cell) <= set(SLOTS) for cell in cells):
        yield f"{where}: a cell that is neither '.' nor letters A to E"


def _wrong_with_level(level: LunaLevel) -> Iterator[str]:
    if len(level.tank_tokens) != len(level.research_tokens) or len(level.tank_tokens) not in (0, 2):
        yield "must have two tokens on each track, or none"
    if level.tank_start < 0 or level.research_start < 0:
        yield "a start before space 0"
