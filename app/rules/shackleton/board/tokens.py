"""Corporation tokens on the corners of sectors."""

from collections.abc import Iterable

from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.state import State


def tokens_around(state: State, sector: str) -> tuple[int, ...]:
    """The corners of a sector that hold a token."""
    return tuple(corner for corner in tables(state).corners[sector] if corner in state.tokens)


def free_corners(state: State, sector: str) -> tuple[int, ...]:
    """The corners of a sector without a token."""
    return tuple(corner for corner in tables(state).corners[sector] if corner not in state.tokens)


def corners_of(state: State, corporation: str) -> tuple[int, ...]:
    """The corners that hold a token of this corporation."""
    return tuple(corner for corner in sorted(state.tokens) if state.tokens[corner].corporation == corporation)


def can_be_assigned(state: State, corners: Iterable[int], sectors: tuple[str, ...]) -> bool:
    """Whether each of these corners can be activated for a sector of its own that it touches (S-071 to S-073)."""
    assigned: dict[str, int] = {}
    return all(_assign(state, corner, sectors, assigned, set()) for corner in corners)


def _assign(state: State, corner: int, sectors: tuple[str, ...], assigned: dict[str, int], tried: set[str]) -> bool:
    """Find a sector for a corner, where need be by moving others (augmenting paths of a matching)."""
    for sector in sectors:
        if sector in tried or corner not in tables(state).corners[sector]:
            continue
        tried.add(sector)
        if sector not in assigned or _assign(state, assigned[sector], sectors, assigned, tried):
            assigned[sector] = corner
            return True
    return False
