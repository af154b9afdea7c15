"""A state as a seat may think it to be: decks and the order of shuttle tiles are drawn again."""

from msgspec.structs import replace

from app.rules.game import Draw
from app.rules.kit.draws import shuffled
from app.rules.shackleton.board.astrobot import seat_of_astrobot
from app.rules.shackleton.vocabulary.state import AstroBotState, SeatState, State


def imagine(state: State, seat: int | None, draw: Draw) -> State:
    """The state with all that nobody knows drawn again. Of the shuttle tiles that nobody saw the first is
    AstroBot's."""
    boards = {
        name: replace(state.boards[name], deck=shuffled(sorted(state.boards[name].deck), draw))
        for name in state.corporations
    }
    shuttles = tuple(shuffled(sorted(tiles), draw) for tiles in state.shuttles)
    state = replace(state, boards=boards, shuttles=shuttles)
    if seat_of_astrobot(state) is None:
        return state
    return replace(state, seats=tuple(_seat(player, draw) for player in state.seats))


def _seat(player: SeatState, draw: Draw) -> SeatState:
    return player if player.astrobot is None else replace(player, astrobot=_astrobot(player.astrobot, draw))


def _astrobot(kept: AstroBotState, draw: Draw) -> AstroBotState:
    deck = shuffled(sorted(kept.deck), draw)
    return replace(kept, deck=deck, orders=tuple(shuffled(sorted(cards), draw) for cards in kept.orders))
