"""What a newer version has written and this one does not know is left to processes of that version."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from app.play.broken import BrokenLog
from app.play.verification import verify_game
from app.registration import GameRegistration
from app.rules.game import Event, Move
from app.rules.sentences import Sentence
from tests.support.games import GAMES, REGISTERED, TOY
from tests.support.network import process, watching
from tests.support.server import Player, Server, running
from tests.support.toy import AnyEvent, Pick, State, Toy

PICK = {"type": "Pick", "number": 1}
NEWER_LIVES = """
INSERT INTO processes (id, address, until, version) VALUES ('newer', 'there', now() + interval '1 day', 'newer')
"""


class Cheered(Event, frozen=True):
    """What only the newer version knows."""

    seat: int


_events: msgspec.json.Decoder[Any] = msgspec.json.Decoder(list[AnyEvent | Cheered])


class NewerToy(Toy):
    """The toy of a newer version, which cheers at each pick."""

    def _events(self, state: State, seat: int, move: Move) -> list[Event]:
        events = super()._events(state, seat, move)
        return [*events, Cheered(seat)] if isinstance(move, Pick) else events

    def evolve(self, state: State, event: Event) -> State:
        return state if isinstance(event, Cheered) else super().evolve(state, event)

    def tell(self, state: State, events: Any) -> tuple[Sentence, ...]:
        return super().tell(state, [event for event in events if not isinstance(event, Cheered)])

    def decode_events(self, data: bytes) -> list[Event]:
        return list(_events.decode(data))


NEWER: tuple[GameRegistration, ...] = (
    *(game for game in REGISTERED if game is not TOY),
    replace(TOY, load=lambda components: NewerToy()),
)


def at(server: Server, player: Player) -> Player:
    """The same person at another process."""
    return Player(server.client(player.token), player.id, player.token)


async def test_such_a_game_is_refused_here_and_goes_on_there(database_url: str) -> None:
    async with (
        process(database_url) as (older, here),
        process(database_url, registered=NEWER) as (newer, there),
    ):
        table = await older.table("Ada", "Bob")
        await older.services.db.do(NEWER_LIVES)
        ada, bob = table.players
        async with watching(here, table.id, ada.token) as page, watching(there, table.id, ada.token) as elsewhere:
            await page.next("view")
            moved = await at(newer, ada).move(table.id, PICK)
            assert moved.is_success, moved.text
            await elsewhere.reach(moved.json()["seq"])
            for _ in range(2):
                answer = await bob.call("GET", table.path())
                assert (answer.status_code, answer.json()["code"]) == (503, "other-version"), answer.text
            assert page.seq < elsewhere.seq
            again = await at(newer, bob).move(table.id, PICK)
            assert again.is_success, again.text
            await elsewhere.reach(again.json()["seq"])


async def test_without_such_a_process_the_game_is_paused(database_url: str) -> None:
    async with running(database_url, NEWER) as newer:
        table = await newer.table("Ada", "Bob")
        await table.pick()
    async with running(database_url) as older:
        db = older.services.db
        await db.do(NEWER_LIVES)
        answer = await at(older, table.players[0]).call("GET", table.path())
        assert answer.json()["code"] == "other-version"
        await db.do("DELETE FROM processes WHERE id = 'newer'")
        answer = await at(older, table.players[0]).call("GET", table.path())
        assert answer.json()["code"] == "game-paused"


async def test_verify_tells_which_of_both_it_is(database_url: str) -> None:
    async with running(database_url, NEWER) as newer:
        table = await newer.table("Ada", "Bob")
        await table.pick()
    async with running(database_url) as older:
        db = older.services.db
        await db.do(NEWER_LIVES)
        with pytest.raises(BrokenLog) as found:
            await verify_game(db, GAMES, table.id)
        assert found.value.stopped == "left"
        await db.do("DELETE FROM processes WHERE id = 'newer'")
        with pytest.raises(BrokenLog) as found:
            await verify_game(db, GAMES, table.id)
        assert found.value.stopped == "paused"
        row = await db.row("SELECT status FROM games WHERE id = $1", table.id)
        assert row["status"] == "paused"
