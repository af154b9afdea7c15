"""Non-interference: what a seat is sent does not depend on what it may not know, byte for byte."""

import random

import msgspec

from app.play.table_documents import choices_document
from app.rules.game import Event, Move, Premove
from app.rules.skymines.vocabulary.moves import EndTurn
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.playing import Played
from tests.support.rules.positions import GAME

WATCHERS = (None, 0, 1, 2, 3)
FORESEEN = 16
"""A turn is thought through in one of so many states."""


def seen_by(state: State, seat: int | None) -> bytes:
    """All that a seat is sent about a state."""
    choices = None if seat is None else choices_document(GAME, 0, seat, GAME.choices(state, seat))
    return msgspec.json.encode(
        (GAME.view(state, seat), choices, GAME.to_move(state), GAME.automa_to_move(state), GAME.standing(state))
    )


def told_to(state: State, events: list[Event], seat: int | None) -> tuple[bytes, bytes]:
    """All that a seat is sent about events: as they are and in sentences."""
    shown = [event for item in events if (event := GAME.redact(item, seat)) is not None]
    return GAME.encode_events(shown), msgspec.json.encode(GAME.tell(state, shown))


def watchers(state: State) -> list[int | None]:
    return [seat for seat in WATCHERS if seat is None or seat < len(state.seats)]


def foreseen(state: State, seat: int, draw: random.Random) -> list[Premove]:
    """A turn thought through to where it ends, at random, and a move behind that: all answers that the seat gets."""
    moves: list[Move] = []
    found = [GAME.premove(state, seat)]
    while found[-1].choices.moves:
        moves.append(draw.choice(found[-1].choices.moves))
        found.append(GAME.premove(state, seat, moves))
    return [*found, GAME.premove(state, seat, [*moves, EndTurn()])]


def check_hidden(played: Played, draw: random.Random) -> None:
    """Views, choices, events and sentences of one watcher are equal in another state that it may think it to be."""
    seat = draw.choice(watchers(played.state))
    assert seen_by(GAME.imagine(played.state, seat, draw), seat) == seen_by(played.state, seat)
    if seat is not None and draw.randrange(FORESEEN) == 0:
        start = draw.randrange(2**32)
        other = GAME.imagine(played.state, seat, draw)
        assert foreseen(played.state, seat, random.Random(start)) == foreseen(other, seat, random.Random(start))
    if played.before is not None and not GAME.is_boundary(played.events):
        _tells_the_same(played, draw)


def _tells_the_same(played: Played, draw: random.Random) -> None:
    """A move that nothing is revealed by tells its own seat and all others the same, whatever is hidden."""
    before, mover = played.before, played.seat
    assert before is not None and mover is not None and played.move is not None
    other = GAME.imagine(before, mover, draw)
    events = GAME.decide(other, mover, played.move).events
    for seat in watchers(before):
        assert told_to(other, events, seat) == told_to(before, played.events, seat)
