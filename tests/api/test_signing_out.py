"""Signing out, and a new token in the place of one that somebody else may know."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.network import process, watching
from tests.support.server import Player, Server


async def test_a_token_that_was_signed_out_is_a_strangers(server: Server) -> None:
    ada = await server.player("Ada")
    left = await ada.call("DELETE", "/api/users/me/token")
    assert left.status_code == 204
    assert 'regolith=""' in left.headers["set-cookie"]
    refused = await ada.call("GET", "/api/users/me")
    assert (refused.status_code, refused.json()["code"]) == (401, "bad-token")


async def test_a_new_token_takes_the_place_of_the_former_one(server: Server) -> None:
    table = await server.table("Ada", "Bob")
    ada = table.players[0]
    made = await ada.ok("POST", "/api/users/me/token")
    assert made["user"]["id"] == ada.id and made["token"] != ada.token
    assert (await ada.call("GET", table.path())).status_code == 401
    again = Player(server.client(made["token"]), ada.id, made["token"])
    assert (await again.look(table.id))["me"] == 0


async def test_what_the_former_token_watches_and_knows_ends_at_every_process(database_url: str) -> None:
    async with process(database_url) as (one, _), process(database_url) as (other, address):
        table = await one.table("Ada", "Bob")
        ada = table.players[0]
        elsewhere = Player(other.client(ada.token), ada.id, ada.token)
        await elsewhere.look(table.id)
        async with watching(address, table.id, ada.token) as watcher:
            await watcher.next("view")
            await ada.ok("DELETE", "/api/users/me/token")
            with pytest.raises(ConnectionClosed) as closed:
                async with asyncio.timeout(10):
                    while True:
                        await watcher.connection.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.reason == "signed-out"
        assert (await elsewhere.call("GET", table.path())).status_code == 401
