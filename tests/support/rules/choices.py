"""What a seat is offered and refused, and what it is told of a move before it makes it."""

from app.rules.game import Line, Move, tag_of
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.vocabulary.moves import (
    KeepToken,
)
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.positions import (
    GAME,
    INDEX,
    on_track,
)


def codes(state: State, seat: int = 0) -> dict[str, set[str]]:
    """Why moves are not offered to a seat: the codes of its refusals by type of move."""
    found: dict[str, set[str]] = {}
    for refused in GAME.choices(state, seat).refused:
        found.setdefault(tag_of(refused.what.type), set()).add(refused.code)
    return found


def told(state: State, move: Move, seat: int = 0) -> tuple[Line, ...]:
    """What a seat is told of a move that it is offered."""
    choices = GAME.choices(state, seat)
    return dict(zip(choices.moves, choices.lines, strict=True))[move]


def amounts(lines: tuple[Line, ...], start: str) -> dict[str, int | None]:
    """The amounts of the lines whose keys start like this."""
    return {line.key: line.amount for line in lines if line.key.startswith(start)}


def kept(state: State, seat: int) -> list[KeepToken]:
    """The tokens that a seat may keep, and how its cards may lie."""
    return [move for move in GAME.choices(state, seat).moves if isinstance(move, KeepToken)]


def before_barriers(state: State) -> State:
    """The state with the markers of seat 0 before the first barrier of each track."""
    for company, track in zip(COMPANIES, state.tracks, strict=True):
        state = on_track(state, 0, company, INDEX.track[track].barriers[0].after)
    return state
