"""Whole games as documents: what is in them, and back into another server."""

import hashlib
from typing import Any

import msgspec
import pytest

from app.accounts.tokens import hashed
from app.play.broken import BrokenLog
from app.play.exports import export_all, import_document, read_document
from app.play.verification import verify_game
from app.problems import Clash, Invalid, Unavailable
from app.store.games import find_game
from app.store.seat_links import set_link
from tests.support.games import GAMES
from tests.support.postgres import Cluster, fresh_database
from tests.support.server import Server, Sitting, plain, running


async def finished(server: Server) -> Sitting:
    """A game that is over."""
    table = await server.table("Ada", "Bob", options={"target": 2})
    await table.pick()
    await table.act(0, "Count", by=2)
    await table.act(0, "Pass")
    return table


class TestExport:
    async def test_the_commitment_is_opened_when_the_game_ends(self, server: Server) -> None:
        table = await finished(server)
        document = await table.players[0].ok("GET", table.path("/export"))
        opening, start = document["opening"], document["entries"][0]["move"]["start"]
        sealed = hashlib.sha256(bytes.fromhex(opening["entropy"] + opening["nonce"])).hexdigest()
        assert start["commitment"] == sealed
        assert (start["components"], start["version"]) == ("toy-1", "1")
        assert document["complete"] is True

    async def test_before_the_end_nobody_gets_what_is_secret(self, server: Server) -> None:
        table = await server.table("Ada", "Bob")
        await table.act(0, "Pick", number=3)
        document = await table.players[1].ok("GET", table.path("/export"))
        assert (document["opening"], document["complete"]) == (None, False)
        assert document["entries"][0]["events"][0]["cards"][0] == 0
        assert document["entries"][1] == {
            **document["entries"][1],
            "move": None,
            "events": [{"type": "Picked", "seat": 0}],
            "digest": "",
        }
        whole = await export_all(server.services.db, table.id)
        assert whole.opening is None

    async def test_a_lobby_is_no_game_yet(self, server: Server) -> None:
        ada = await server.player("Ada")
        made = await ada.make({"game": "toy", "seats": [{"kind": "human"}]})
        refused = await ada.call("GET", f"/api/games/{made['id']}/export")
        assert (refused.status_code, refused.json()["code"]) == (409, "not-started")


class TestImport:
    async def test_a_game_goes_on_at_another_server(self, server: Server, migrated_cluster: Cluster) -> None:
        table = await server.table("Ada", "Bob")
        await table.pick()
        await table.act(0, "Count", by=2)
        data = msgspec.json.encode(await export_all(server.services.db, table.id))
        with fresh_database(migrated_cluster) as url:
            async with running(url) as other:
                db = other.services.db
                row = await import_document(db, GAMES, read_document(data))
                assert (row.id, row.to_move, row.seq) == (table.id, (0,), 4)
                assert await verify_game(db, GAMES, table.id) == 4
                await set_link(db, row.id, 0, hashed("secret"))
                ada = await other.player("Ada")
                assert await ada.ok("POST", table.path("/join"), {"invite": "secret"}) == {"seat": 0}
                assert (await ada.move(table.id, {"type": "Pass"})).status_code == 200
                with pytest.raises(Clash):
                    await import_document(db, GAMES, read_document(data))

    async def test_a_finished_game_keeps_its_opening(self, server: Server, migrated_cluster: Cluster) -> None:
        table = await finished(server)
        document = await export_all(server.services.db, table.id)
        with fresh_database(migrated_cluster) as url:
            async with running(url) as other:
                await import_document(other.services.db, GAMES, document)
                assert plain(await export_all(other.services.db, table.id)) == plain(document)

    @pytest.mark.parametrize(
        ("where", "what", "error"),
        [
            (("entries", 1, "digest"), "00" * 16, "entry 2: its digest"),
            (("entries", 1, "digest"), "xyz", "hexadecimal"),
            (("entries", 1, "events", 0, "number"), 3, "entry 2: its digest"),
            (("entries", 2, "seq"), 9, "entry 3: it is missing"),
            (("entries", 0, "move", "start", "components"), "toy-9", "entry 1: its hash"),
            (("opening", "entropy"), "00", "not the one committed to"),
            (("opening", "nonce"), "no hex", "hexadecimal"),
            (("format",), "other/1", "no exported game"),
            (("complete",), False, "leaves out"),
            (("entries", 0, "move"), None, "no start"),
        ],
    )
    async def test_a_changed_document_is_refused_and_nothing_is_kept(
        self, server: Server, migrated_cluster: Cluster, where: tuple[Any, ...], what: Any, error: str
    ) -> None:
        table = await finished(server)
        document = plain(await export_all(server.services.db, table.id))
        inner: Any = document
        for step in where[:-1]:
            inner = inner[step]
        inner[where[-1]] = what
        with fresh_database(migrated_cluster) as url:
            async with running(url) as other:
                with pytest.raises((BrokenLog, Invalid, Unavailable), match=error):
                    await import_document(other.services.db, GAMES, read_document(msgspec.json.encode(document)))
                assert await find_game(other.services.db, table.id) is None

    async def test_another_beginning_than_the_entropy_gives_is_refused(self, server: Server) -> None:
        table = await finished(server)
        db = server.services.db
        await db.do("UPDATE events SET hash = NULL")
        await db.do("UPDATE games SET options = '{\"target\": 5}'")
        await db.do(
            "UPDATE events SET move = jsonb_set(move, '{start,options,target}', '5') WHERE seq = 1 AND game_id = $1",
            table.id,
        )
        with pytest.raises(BrokenLog, match="another beginning"):
            await verify_game(db, GAMES, table.id)
