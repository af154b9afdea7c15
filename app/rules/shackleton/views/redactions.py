"""What of an event a seat may see, and which events no undo goes back past."""

from msgspec.structs import replace

from app.rules.kit.redaction import Redaction
from app.rules.shackleton.vocabulary.astrobot import AstroBotCardDrawn, AstroBotTileOpened
from app.rules.shackleton.vocabulary.events import (
    GameEnded,
    GameStarted,
    MaintenanceBegan,
    ProjectShown,
    RoundBegan,
    RoundEnded,
    TurnBegan,
)


def _game_started(event: GameStarted, seat: int | None) -> GameStarted:
    """The set-up without decks and the order of shuttle tiles (S-012, S-025)."""
    astrobot = event.astrobot
    if astrobot is not None:
        astrobot = replace(astrobot, orders=tuple((0,) * len(cards) for cards in astrobot.orders))
    boards = {name: replace(board, deck=("",) * len(board.deck)) for name, board in event.boards.items()}
    shuttles = tuple(("",) * len(tiles) for tiles in event.shuttles)
    return replace(event, boards=boards, shuttles=shuttles, astrobot=astrobot)


REDACTION = Redaction(
    redacted={GameStarted: _game_started},
    boundaries=(
        GameStarted,
        TurnBegan,
        RoundBegan,
        ProjectShown,
        MaintenanceBegan,
        RoundEnded,
        GameEnded,
        AstroBotCardDrawn,
        AstroBotTileOpened,
    ),
)
"""Of the events of the base."""
