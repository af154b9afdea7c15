"""A table and its entries, as they are written."""

from datetime import UTC, datetime

from app.store.records import GameRow, LogRow, SeatRow, Summary

NOW = datetime(2020, 1, 1, tzinfo=UTC)
SUMMARY = Summary(status="playing", to_move=(0,), automatic=False)
GAME = GameRow(
    id="g1",
    game="toy",
    options={"b": 1, "aa": [2]},
    status="lobby",
    host=None,
    pace="live",
    visibility="private",
    invite="secret",
    components=None,
    version=0,
    seq=0,
    to_move=(),
    automatic=False,
    takeback=None,
    problem=None,
    created=NOW,
    updated=NOW,
    seats=(SeatRow(seat=0, kind="human", name="Ada"), SeatRow(seat=1, kind="automa", level=3, name="Luna")),
)


def entry(seq: int, key: str | None = None) -> LogRow:
    """An entry of seat 0."""
    return LogRow(seq=seq, seat=0, move='{"type":"Pass"}', events="[]", digest=b"d" * 16, at=NOW, key=key)
