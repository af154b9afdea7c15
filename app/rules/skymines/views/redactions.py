"""What of an event a seat may see, and which events no undo goes back past."""

from msgspec.structs import replace

from app.rules.kit.redaction import Redaction
from app.rules.skymines.vocabulary import events as happened
from app.rules.skymines.vocabulary.events import (
    CardsPlanned,
    GameStarted,
    LunaDeckShuffled,
    SeatStart,
    TokenKept,
)


def _game_started(event: GameStarted, seat: int | None) -> GameStarted:
    """The set-up without its chance: no seed, no shuffled order, no token dealt to another seat."""
    seats = tuple(_seat_start(start, owner=number == seat) for number, start in enumerate(event.seats))
    return replace(event, seed="", stack=(), supplies={}, seats=seats)


def _seat_start(start: SeatStart, *, owner: bool) -> SeatStart:
    return replace(start, dealt=start.dealt if owner else (), deck=(), grade_two=())


def _cards_planned(event: CardsPlanned, seat: int | None) -> CardsPlanned:
    """That a seat is ready is open; which and how many cards it has planned is not."""
    return event if event.seat == seat else replace(event, cards=())


def _token_kept(event: TokenKept, seat: int | None) -> TokenKept:
    return event if event.seat == seat else replace(event, token="", rest=("", "", ""))


def _luna_deck_shuffled(event: LunaDeckShuffled, seat: int | None) -> LunaDeckShuffled:
    return replace(event, deck=())


REDACTION = Redaction(
    redacted={
        GameStarted: _game_started,
        CardsPlanned: _cards_planned,
        TokenKept: _token_kept,
        LunaDeckShuffled: _luna_deck_shuffled,
    },
    boundaries={
        GameStarted,
        happened.TokenPlaced,
        happened.CardsRevealed,
        happened.RoundBegan,
        happened.TurnBegan,
        happened.TurnEnded,
        happened.DisplayFilled,
        happened.ResearchDisplayFilled,
        happened.LunaMajorityShown,
        LunaDeckShuffled,
        happened.LunaCardTurned,
        happened.GameEnded,
    },
)
"""Of the events of the base (p. 8, p. 10)."""
