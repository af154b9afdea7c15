"""A live table of Skymines in memory, without a store."""

from datetime import UTC, datetime

from app.play.replay import Point
from app.play.table import Table
from app.store.records import GameRow, SeatRow
from tests.support.rules.playing import Played
from tests.support.rules.positions import GAME

AT = datetime(2026, 1, 1, tzinfo=UTC)


def table_of(played: Played, seq: int) -> Table:
    """A table at which this move has just been made."""
    seats = tuple(
        SeatRow(seat=number, kind="human" if seat.luna is None else "automa", user_id=f"user {number}", name=seat.name)
        for number, seat in enumerate(played.state.seats)
    )
    row = GameRow(
        id="a-table",
        game=GAME.name,
        options={},
        status="playing" if GAME.outcome(played.state) is None else "finished",
        host="user 0",
        pace="live",
        visibility="public",
        invite="secret",
        components=GAME.components(played.state),
        version=1,
        seq=seq,
        to_move=GAME.to_move(played.state),
        automatic=False,
        takeback={"seq": 1, "by": 0, "agreed": [0]},
        problem=None,
        created=AT,
        updated=AT,
        seats=seats,
    )
    return Table(row, GAME, (Point(seq, played.seat, played.state),))
