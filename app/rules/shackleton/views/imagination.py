"""A state as a seat may think it to be: decks and the order of shuttle tiles are drawn anew."""

from msgspec.structs import replace

from app.rules.game import Draw
from app.rules.kit.draws import shuffled
from app.rules.shackleton.vocabulary.state import State


def imagine(state: State, seat: int | None, draw: Draw) -> State:
    """The state with all that nobody knows drawn anew."""
    boards = {
        name: replace(state.boards[name], deck=shuffled(sorted(state.boards[name].deck), draw))
        for name in state.corporations
    }
    return replace(state, boards=boards, shuttles=tuple(shuffled(sorted(tiles), draw) for tiles in state.shuttles))
