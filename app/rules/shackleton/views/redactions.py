"""What of an event a seat may see, and which events no undo goes back past."""

from msgspec.structs import replace

from app.rules.kit.redaction import Redaction
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
    boards = {name: replace(board, deck=("",) * len(board.deck)) for name, board in event.boards.items()}
    return replace(event, boards=boards, shuttles=tuple(("",) * len(tiles) for tiles in event.shuttles))


REDACTION = Redaction(
    redacted={GameStarted: _game_started},
    boundaries=(GameStarted, TurnBegan, RoundBegan, ProjectShown, MaintenanceBegan, RoundEnded, GameEnded),
)
"""Of the events of the base."""
