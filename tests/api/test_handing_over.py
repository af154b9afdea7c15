"""A seat changes hands by a link, but nobody reads another's secrets or puts out a player who is there by one."""

import asyncio
from typing import Any

from app.play.verification import verify_game
from app.store.games import find_game, note_seen
from tests.support.games import GAMES
from tests.support.network import process, watching
from tests.support.server import Player, Server, Sitting

SECRET = {"type": "Pick", "number": 2}


async def link(table: Sitting, by: int, seat: int = 1) -> tuple[int, str]:
    """The status of a wish for a link to a seat, and the link's secret or the problem's code."""
    made = await table.players[by].call("POST", table.path(f"/seats/{seat}/link"))
    body = made.json()
    return made.status_code, body["url"].rpartition("=")[2] if made.is_success else body["code"]


async def unseen(server: Server, table: Sitting, hours: int, seat: int = 1) -> None:
    """Let the seat's owner have been away for so long."""
    await server.settle()
    past = f"UPDATE seats SET seen = now() - interval '{hours} hours' WHERE game_id = '{table.id}' AND seat = {seat}"
    async with server.services.db.transaction() as connection:
        await connection.execute(past)


async def test_the_host_does_not_read_a_secret_by_a_link(server: Server) -> None:
    table = await server.table("Ada", "Bob")
    await table.players[1].move(table.id, SECRET)
    await unseen(server, table, hours=1)
    assert await link(table, by=0) == (409, "seat-holds-secret")
    await table.players[0].move(table.id, SECRET)
    assert await link(table, by=0) == (409, "owner-not-away"), "it is shown now, but the card is not"
    await unseen(server, table, hours=25)
    assert (await link(table, by=0))[0] == 200


async def test_a_player_who_only_sends_requests_is_there(server: Server) -> None:
    table = await server.table("Ada", "Bob")
    bob = table.players[1]
    for path in ("", "/choices", "/log", "/chat", "/clocks", "/export"):
        await unseen(server, table, hours=25)
        assert (await bob.call("GET", table.path(path))).status_code == 200
        assert await link(table, by=0) == (409, "owner-connected"), path
    await unseen(server, table, hours=25)
    await bob.move(table.id, SECRET)
    assert await link(table, by=0) == (409, "owner-connected")


async def test_a_player_who_has_just_sat_down_is_there_though_never_connected(server: Server) -> None:
    table = await server.table("Ada", "Bob")
    assert await link(table, by=0) == (409, "owner-connected")


async def test_others_at_the_table_do_not_make_the_owner_present(server: Server) -> None:
    table = await server.table("Ada", "Bob", "Cyd")
    await unseen(server, table, hours=25)
    await table.players[2].look(table.id)
    assert await agree(table, by=2) == 204


async def test_in_a_game_of_days_a_player_seen_within_a_day_is_there(server: Server) -> None:
    table = await server.table("Ada", "Bob", pace="relaxed", clock={"turn_seconds": 3 * 86_400})
    await unseen(server, table, hours=23)
    assert await link(table, by=0) == (409, "owner-connected")
    await unseen(server, table, hours=25)
    assert (await link(table, by=0))[0] == 200


async def test_a_hidden_card_is_handed_on_by_consent_alone(server: Server) -> None:
    table = await server.table("Ada", "Bob", "Cyd")
    await table.pick()
    await unseen(server, table, hours=2)
    assert await link(table, by=0) == (409, "owner-not-away")
    await unseen(server, table, hours=25)
    assert await link(table, by=0) == (409, "others-must-agree")
    assert await agree(table, by=2) == 204
    status, secret = await link(table, by=0)
    assert status == 200
    eve = await server.player("Eve")
    await note_seen(server.services.db, [(table.id, 1)])
    assert (await eve.call("POST", table.path("/join"), {"invite": secret})).json()["code"] == "owner-connected"
    await unseen(server, table, hours=25)
    assert (await eve.call("POST", table.path("/join"), {"invite": secret})).json()["code"] == "others-must-agree"
    assert await agree(table, by=2) == 204
    assert await eve.ok("POST", table.path("/join"), {"invite": secret}) == {"seat": 1}
    assert await link(table, by=0) == (409, "owner-connected"), "a player who has just sat down is there"


async def test_a_link_made_before_shows_no_secret_that_came_later(server: Server) -> None:
    table = await server.table("Ada", "Bob")
    await unseen(server, table, hours=25)
    _, secret = await link(table, by=0)
    await table.players[1].move(table.id, SECRET)
    await unseen(server, table, hours=25)
    eve = await server.player("Eve")
    refused = await eve.call("POST", table.path("/join"), {"invite": secret})
    assert (refused.status_code, refused.json()["code"]) == (409, "seat-holds-secret")
    assert refused.json()["args"] == {"name": "Bob"}
    await table.players[0].move(table.id, SECRET)
    assert (await eve.ok("POST", table.path("/join"), {"invite": secret})) == {"seat": 1}


async def taken_over(table: Sitting, by: int, server: Server, name: str = "Eve") -> Player:
    """Somebody new on seat 1, by a link that this seat made."""
    status, secret = await link(table, by=by)
    assert status == 200
    eve = await server.player(name)
    assert await eve.ok("POST", table.path("/join"), {"invite": secret}) == {"seat": 1}
    return eve


async def agree(table: Sitting, by: int, seat: int = 1) -> int | str:
    """The status of agreeing that a seat is handed on, or the problem's code."""
    answer = await table.players[by].call("POST", table.path(f"/seats/{seat}/agree"))
    return answer.status_code if answer.is_success else str(answer.json()["code"])


async def test_a_player_away_for_a_day_is_replaced_if_all_others_agree(server: Server) -> None:
    table = await server.table("Ada", "Bob", "Cyd")
    await table.players[1].move(table.id, SECRET)
    await unseen(server, table, hours=23)
    assert await link(table, by=0) == (409, "seat-holds-secret")
    assert await agree(table, by=2) == "owner-not-away"
    await unseen(server, table, hours=25)
    assert await link(table, by=0) == (409, "others-must-agree")
    assert await agree(table, by=1) == "own-seat"
    await unseen(server, table, hours=25)
    assert await agree(table, by=2) == 204
    assert (await table.players[0].look(table.id))["seats"][1]["agreed"] == [2]
    status, secret = await link(table, by=0)
    assert status == 200
    eve = await server.player("Eve")
    refused = await eve.call("POST", table.path("/join"), {"invite": secret})
    assert (refused.status_code, refused.json()["code"]) == (409, "seat-holds-secret"), "it stays unknown until shown"
    for other in (0, 2):
        await table.players[other].move(table.id, SECRET)
    await eve.ok("POST", table.path("/join"), {"invite": secret})
    assert (await last_entry(table))["move"] == {"handed": {"was": "Bob", "to": "Eve", "by": "agreed"}}
    assert (await table.players[0].look(table.id))["seats"][1]["agreed"] == []


async def test_an_owner_who_comes_back_has_not_been_agreed_about(server: Server) -> None:
    table = await server.table("Ada", "Bob", "Cyd")
    await unseen(server, table, hours=25)
    assert await agree(table, by=2) == 204
    await note_seen(server.services.db, [(table.id, 1)])
    await table.players[0].move(table.id, SECRET)
    assert (await table.players[0].look(table.id))["seats"][1]["agreed"] == [2], "told with the next change of seats"
    row = await find_game(server.services.db, table.id)
    assert row is not None and row.seats[1].agreed == ()


async def last_entry(table: Sitting) -> dict[str, Any]:
    """The newest entry of the log, as the first seat reads it."""
    log = await table.players[0].ok("GET", table.path("/log?language=en"))
    entry: dict[str, Any] = log["entries"][-1]
    return entry


async def test_log_seat_and_watchers_tell_of_it_and_the_loser_is_told_why(server: Server) -> None:
    table = await server.table("Ada", "Bob")
    before = (await table.players[0].look(table.id))["seq"]
    eve = await taken_over(table, 1, server)
    entry = await last_entry(table)
    assert (entry["seq"], entry["seat"], entry["events"]) == (before + 1, 1, [])
    assert entry["move"] == {"handed": {"was": "Bob", "to": "Eve", "by": "owner"}}
    assert entry["text"] == ["Eve takes over the seat of Bob, by a link that Bob made."]
    assert [seat["name"] for seat in (await eve.look(table.id))["seats"]] == ["Ada", "Eve"]
    lost = await table.players[1].look(table.id)
    assert (lost["me"], lost["lost"], (await eve.look(table.id))["lost"]) == (None, 1, None)
    assert lost["view"]["me"] is None


async def test_a_handover_is_no_move(server: Server) -> None:
    """Nobody takes back what a former owner did, and the log replays, verifies and is imported again."""
    table = await server.table("Ada", "Bob")
    for player in table.players:
        await player.move(table.id, SECRET)
    mover = (await table.players[0].look(table.id))["to_move"][0]
    assert mover in (0, 1)
    eve = await taken_over(table, 1, server)
    assert (await eve.look(table.id))["undo"] is None
    assert (await table.players[0].look(table.id))["undo"] is None
    assert await verify_game(server.services.db, GAMES, table.id) == (await last_entry(table))["seq"]


async def test_who_is_there_is_told_at_once_at_every_process(database_url: str) -> None:
    async with process(database_url) as (one, address), process(database_url) as (_, other):
        table = await one.table("Ada", "Bob")
        async with watching(other, table.id, table.players[1].token) as bob:
            await bob.next("view")
            async with watching(address, table.id, table.players[0].token) as ada:
                await ada.next("view")
                eve = await taken_over(table, 1, one)
                assert (await bob.next("view"))["view"]["me"] is None
                for watcher in (ada, bob):
                    told = await watcher.next("table")
                    assert [seat["name"] for seat in told["table"]["seats"]] == ["Ada", "Eve"]
                assert (await eve.look(table.id))["me"] == 1


async def test_a_player_connected_at_any_process_keeps_the_seat(database_url: str) -> None:
    async with process(database_url) as (one, _), process(database_url) as (_, address):
        table = await one.table("Ada", "Bob")
        await unseen(one, table, hours=25)
        _, before = await link(table, by=0)
        async with watching(address, table.id, table.players[1].token) as bob:
            await bob.next("view")
            for _ in range(200):
                made = await link(table, by=0)
                if made[0] != 200:
                    break
                await asyncio.sleep(0.05)
            assert made == (409, "owner-connected")
            eve = await one.player("Eve")
            refused = await eve.call("POST", table.path("/join"), {"invite": before})
            # Each further link that was made meanwhile has voided the one before it.
            assert refused.status_code in (404, 409)
            assert (await table.players[1].look(table.id))["me"] == 1


async def test_the_owner_hands_a_seat_on_at_any_time_and_it_bears_the_new_name(server: Server) -> None:
    table = await server.table("Ada", "Bob")
    await table.players[1].move(table.id, SECRET)
    status, secret = await link(table, by=1)
    assert status == 200
    eve = await server.player("Ada")
    assert await eve.ok("POST", table.path("/join"), {"invite": secret}) == {"seat": 1}
    seats = (await table.players[0].look(table.id))["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Ada 2"]
    assert await link(table, by=0, seat=0) != (403, "not-the-host")


async def test_others_make_no_links(server: Server) -> None:
    table = await server.table("Ada", "Bob", "Cyd")
    assert await link(table, by=2, seat=1) == (403, "not-the-host")
    assert (await link(table, by=2, seat=2))[0] == 200, "their own seat"


async def test_what_a_former_owner_agreed_to_is_withdrawn(server: Server) -> None:
    table = await server.table("Ada", "Bob", "Cyd")
    await unseen(server, table, hours=25)
    assert await agree(table, by=2) == 204
    _, secret = await link(table, by=2, seat=2)
    await (await server.player("Eve")).ok("POST", table.path("/join"), {"invite": secret})
    assert (await table.players[0].look(table.id))["seats"][1]["agreed"] == []
    await unseen(server, table, hours=25)
    assert await link(table, by=0) == (409, "others-must-agree")


async def test_links_of_a_lobby_outlive_changes_of_other_seats(server: Server) -> None:
    ada = await server.player("Ada")
    made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 4})
    path, invite = f"/api/games/{made['id']}", made["invite_url"].rpartition("=")[2]
    url = (await ada.ok("POST", f"{path}/seats/3/link"))["url"]
    cleo, dan = await server.player("Cleo"), await server.player("Dan")
    await cleo.ok("POST", f"{path}/join", {"invite": invite, "seat": 1})
    await ada.ok("PUT", f"{path}/stand-ins", {"level": 1})
    await ada.ok("DELETE", f"{path}/seats/2")
    await cleo.ok("POST", f"{path}/leave")
    assert await dan.ok("POST", f"{path}/join", {"invite": url.rpartition("=")[2]}) == {"seat": 2}


async def test_who_leaves_a_lobby_does_not_come_back_by_a_link_to_their_own_seat(server: Server) -> None:
    ada, ben, eve = [await server.player(name) for name in ("Ada", "Ben", "Eve")]
    made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2})
    path, invite = f"/api/games/{made['id']}", made["invite_url"].rpartition("=")[2]
    await ben.ok("POST", f"{path}/join", {"invite": invite})
    secret = (await ben.ok("POST", f"{path}/seats/1/link"))["url"].rpartition("=")[2]
    await ada.ok("POST", f"{path}/seats/1/kick")
    assert (await eve.call("POST", f"{path}/join", {"invite": secret})).status_code == 404
