"""What is stored of a seat stays as long as it is the same person's, or nobody's, whatever changes beside it."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec.structs import replace

from app.store import games, lobbies
from app.store.database import Database
from app.store.records import SeatRow
from app.store.schema.games import seats as s
from tests.support.store.known import GAME

LINK_AND_PRESENCE = {"link_hash": b"h" * 32, "link_from_owner": True, "seen": datetime(2026, 1, 2, 12, tzinfo=UTC)}
SEATS = tuple(
    SeatRow(
        seat=number,
        kind="human",
        level=3,
        user_id=None if number == 1 else f"user{number}",
        name=f"User {number}",
        former=(f"former{number}",),
        agreed=(7,),
        stand_in="resigned",
        advised=4,
    )
    for number in range(4)
)


@pytest.fixture
async def lobby(db: Database) -> Database:
    """A table before its game, no column of whose seats is empty; but seat 1 is nobody's."""
    await games.add_game(db, replace(GAME, id="g2", seats=SEATS))
    await db.do("UPDATE seats SET link_hash = $1, link_from_owner = $2, seen = $3", *LINK_AND_PRESENCE.values())
    return db


async def stored(db: Database) -> list[dict[str, Any]]:
    rows = await db.rows("SELECT * FROM seats WHERE game_id = 'g2' ORDER BY seat")
    return [dict(row) for row in rows]


async def change(db: Database, seats: Sequence[SeatRow], **more: Any) -> list[dict[str, Any]]:
    """What is stored once the seats have been changed to these."""
    await lobbies.change_seats(db, "g2", 0, seats, **more)
    return await stored(db)


async def test_no_column_is_empty_before_a_change(lobby: Database) -> None:
    defaults = {column.name: column.server_default for column in s.columns}
    for row in await stored(lobby):
        assert row.keys() == defaults.keys()
        assert all(value or (name == "seat" or (name, row["seat"]) == ("user_id", 1)) for name, value in row.items())


async def test_somebody_who_sits_down_changes_no_other_seat(lobby: Database) -> None:
    before = await stored(lobby)
    after = await change(lobby, (SEATS[0], replace(SEATS[1], user_id="new", name="New"), *SEATS[2:]))
    assert [after[0], *after[2:]] == [before[0], *before[2:]]


async def test_another_level_or_name_changes_nothing_else_of_the_seat(lobby: Database) -> None:
    before = await stored(lobby)
    after = await change(lobby, [replace(seat, level=1, name="Another") for seat in SEATS])
    assert after == [row | {"level": 1, "name": "Another"} for row in before]


async def test_seats_behind_one_that_is_removed_move_up_as_they_are(lobby: Database) -> None:
    before = await stored(lobby)
    left = [SEATS[0], *(replace(seat, seat=seat.seat - 1) for seat in SEATS[2:])]
    after = await change(lobby, left, removed=1)
    assert after == [before[0], *(row | {"seat": row["seat"] - 1} for row in before[2:])]


async def test_a_seat_is_added_beside_those_that_are_there(lobby: Database) -> None:
    before = await stored(lobby)
    after = await change(lobby, [*SEATS, SeatRow(seat=4, kind="robot", name="Robot")])
    assert (after[:4], after[4]["name"]) == (before, "Robot")


@pytest.mark.parametrize(
    ("seat", "changed"),
    [(1, {"user_id": "new"}), (2, {"user_id": None}), (2, {"user_id": "new"}), (1, {"kind": "robot"})],
)
async def test_the_links_and_the_presence_of_one_person_are_not_the_next_ones(
    lobby: Database, seat: int, changed: dict[str, Any]
) -> None:
    after = await change(lobby, [replace(other, **changed) if other.seat == seat else other for other in SEATS])
    row = after[seat]
    assert {name: row[name] for name in LINK_AND_PRESENCE} == {
        "link_hash": None,
        "link_from_owner": False,
        "seen": None,
    }
