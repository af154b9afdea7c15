"""What people are told of."""

import pytest

from tests.support.mail import Postbox, words
from tests.support.notify.people import notices, reachable, sent
from tests.support.premoves import PASS, count_by
from tests.support.server import Player, Server
from tests.support.time import Hands


async def titles(server: Server, box: Postbox, hands: Hands) -> list[tuple[str, str]]:
    """Receivers and titles of what is sent after the grace."""
    hands.turn(minutes=2)
    return sorted((mail["To"], mail["Subject"]) for mail in await sent(server, box))


async def reachable_players(server: Server, box: Postbox, *names: str) -> list[Player]:
    players = [await server.player(name) for name in names]
    for player, name in zip(players, names, strict=True):
        letters = "".join(letter for letter in name.lower() if letter.isalpha())
        await reachable(player, box, f"{letters}@example.org")
    return players


async def test_joining_starting_turns_and_the_end(server: Server, box: Postbox, hands: Hands) -> None:
    ada, bob = await reachable_players(server, box, "Ada", "Bob")
    seats = [{"kind": "human"}] * 2
    made = await ada.make({"game": "toy", "seats": seats, "options": {"target": 1}})
    path = f"/api/games/{made['id']}"
    await bob.ok("POST", f"{path}/join", {"invite": made["invite_url"].rpartition("=")[2]})
    assert await titles(server, box, hands) == [("ada@example.org", "Bob joined: toy")]
    await ada.ok("POST", f"{path}/start")
    assert await titles(server, box, hands) == [("bob@example.org", "Your turn: toy with Ada")]
    for player in (ada, bob):
        await player.move(made["id"], {"type": "Pick", "number": 1})
    assert await titles(server, box, hands) == [("ada@example.org", "Your turn: toy with Bob")]
    await ada.move(made["id"], {"type": "Count", "by": 2})
    await ada.move(made["id"], {"type": "Pass"})
    assert (await ada.look(made["id"]))["status"] == "finished"
    hands.turn(minutes=2)
    [mail] = await sent(server, box)
    assert (mail["To"], mail["Subject"]) == ("bob@example.org", "Over: toy with Ada")
    assert "Won by Ada" in words(mail)


async def test_a_table_with_a_name_is_called_by_it(server: Server, box: Postbox, hands: Hands) -> None:
    ada, bob = await reachable_players(server, box, "Ada", "Bob")
    made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2, "name": "Thursday evening"})
    path = f"/api/games/{made['id']}"
    await bob.ok("POST", f"{path}/join", {"invite": made["invite_url"].rpartition("=")[2]})
    assert await titles(server, box, hands) == [("ada@example.org", "Bob joined: Thursday evening (toy)")]
    await ada.ok("POST", f"{path}/start")
    assert await titles(server, box, hands) == [("bob@example.org", "Your turn: Thursday evening (toy) with Ada")]


async def test_going_back_tells_whose_turn_it_is_again(server: Server, box: Postbox, hands: Hands) -> None:
    table = await server.table("Ada", "Bob")
    ada, bob = table.players
    for player, address in ((ada, "ada@example.org"), (bob, "bob@example.org")):
        await reachable(player, box, address)
    await table.pick()
    await table.act(0, "Count", by=1)
    await table.act(0, "Pass")
    await table.act(1, "Count", by=1)
    await table.act(1, "Pass")
    assert await titles(server, box, hands) == [("ada@example.org", "Your turn: toy with Bob")]
    seq = (await ada.look(table.id))["seq"]
    await bob.ok("POST", table.path("/takeback"), {"seq": seq - 2})
    assert await titles(server, box, hands) == [("ada@example.org", "A take-back is asked for: toy with Bob")]
    await ada.ok("POST", table.path("/takeback"), {"seq": seq - 2})
    assert await titles(server, box, hands) == [("bob@example.org", "Your turn again: toy with Ada")]
    kinds = [(notice["kind"], notice["state"]) for notice in await notices(bob)]
    assert kinds[-1] == ("again", "sent")


async def test_a_player_who_takes_a_move_back_gets_no_more_notices_than_they_want(
    server: Server, box: Postbox, hands: Hands
) -> None:
    """Whose agreement was the last it took sits at the table and sees that it is their turn."""
    table = await server.table("Ada", "Bob", "Cyd")
    ada, bob, cyd = table.players
    await table.pick()
    for seat in (0, 1):
        await table.act(seat, "Pass")
    seq = (await ada.look(table.id))["seq"]
    channel = await reachable(bob, box, "bob@example.org")
    await bob.ok("PUT", f"/api/users/me/channels/{channel}", {"kinds": ["again"]})
    for player in (cyd, ada, bob):
        await player.ok("POST", table.path("/takeback"), {"seq": seq - 1})
    assert (await bob.look(table.id))["to_move"] == [1]
    assert await titles(server, box, hands) == []


async def test_a_take_back_is_asked_of_those_whose_consent_it_needs_with_the_moves_that_go(
    server: Server, box: Postbox, hands: Hands
) -> None:
    """Not of whose stand-in plays; what was undone, and what the table did, are no moves that go."""
    table = await server.table("Ada", "Ada", "Bob", options={"target": 10_000})
    ada, second, bob = table.players
    await table.pick()
    await table.act(0, "Pass")
    before = (await ada.look(table.id))["seq"]
    await table.act(1, "Count", by=1)
    await second.ok("POST", table.path("/undo"), {"seq": before + 1})
    await table.act(1, "Count", by=2)
    for player, address in ((ada, "ada@example.org"), (bob, "bob@example.org")):
        await reachable(player, box, address)
    await bob.ok("POST", table.path("/stand-in"))
    await second.ok("POST", table.path("/takeback"), {"seq": before})
    hands.turn(minutes=2)
    [mail] = await sent(server, box)
    assert mail["To"] == "ada@example.org"
    assert "Ada 2 would like to take the last move back." in words(mail)


async def test_two_of_one_name_are_told_apart_as_at_the_table(server: Server, box: Postbox, hands: Hands) -> None:
    [ada] = await reachable_players(server, box, "Ada")
    second = await server.player("Ada")
    made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2})
    invite = made["invite_url"].rpartition("=")[2]
    await second.ok("POST", f"/api/games/{made['id']}/join", {"invite": invite})
    assert await titles(server, box, hands) == [("ada@example.org", "Ada 2 joined: toy")]
    await reachable(second, box, "second@example.org")
    table = await server.table("Bob", "Bob", "Ada")
    bob, other, third = table.players
    await reachable(third, box, "third@example.org")
    await other.ok("POST", table.path("/chat"), {"text": "Hello @Ada"})
    assert await titles(server, box, hands) == [("third@example.org", "Bob 2 wrote to you: toy")]
    await bob.ok("POST", table.path("/close"))
    expected = "Bob would like to close the table: toy with Bob and Bob 2"
    assert await titles(server, box, hands) == [("third@example.org", expected)]


async def test_all_who_sit_hear_that_a_host_without_a_seat_has_closed_the_table(
    server: Server, box: Postbox, hands: Hands
) -> None:
    table = await server.table("Ada", "Bob")
    ada, bob = table.players
    eve = await server.player("Eve")
    link = (await ada.ok("POST", table.path("/seats/0/link")))["url"].rpartition("=")[2]
    await eve.ok("POST", table.path("/join"), {"invite": link})
    for player, address in ((eve, "eve@example.org"), (bob, "bob@example.org")):
        channel = await reachable(player, box, address)
        await player.ok("PUT", f"/api/users/me/channels/{channel}", {"kinds": ["closed"]})
        await player.ok("POST", table.path("/stand-in"))
    await ada.ok("POST", table.path("/close"))
    assert (await bob.look(table.id))["status"] == "finished"
    assert [to for to, _ in await titles(server, box, hands)] == ["bob@example.org", "eve@example.org"]


@pytest.mark.parametrize("by", ["stand-in", "premove"])
async def test_a_player_whose_seat_made_the_last_move_without_them_hears_of_the_end(
    server: Server, box: Postbox, hands: Hands, by: str
) -> None:
    table = await server.table("Ada", "Bob", options={"target": 1})
    ada, bob = table.players
    for player, address in ((ada, "ada@example.org"), (bob, "bob@example.org")):
        channel = await reachable(player, box, address)
        await player.ok("PUT", f"/api/users/me/channels/{channel}", {"kinds": ["over"]})
    await table.pick()
    if by == "premove":
        wish = {"moves": [count_by(2), PASS], "by_itself": True}
        assert (await bob.ok("POST", table.path("/premove"), wish))["by_itself"]
    else:
        await bob.ok("POST", table.path("/stand-in"))
    await table.act(0, "Pass")
    await server.settle()
    for _ in range(20):
        if (await ada.look(table.id))["status"] == "finished":
            break
        await table.act(0, "Pass")
        await server.settle()
    last = (await ada.ok("GET", table.path("/log")))["entries"][-1]
    assert last["seat"] == 1
    assert await titles(server, box, hands) == [
        ("ada@example.org", "Over: toy with Bob"),
        ("bob@example.org", "Over: toy with Ada"),
    ]


async def test_an_unwanted_notice_is_not_even_written(server: Server, box: Postbox, hands: Hands) -> None:
    table = await server.table("Ada", "Bob")
    bob = table.players[1]
    channel = await reachable(bob, box, "bob@example.org")
    await bob.ok("PUT", f"/api/users/me/channels/{channel}", {"kinds": ["over"]})
    await table.pick()
    await table.act(0, "Pass")
    assert await titles(server, box, hands) == []
    assert await notices(bob) == []


@pytest.mark.parametrize("address", ["", "bob", "a@b@c", "bob@example.org\nBcc: eve@example.org"])
async def test_what_is_no_address_is_refused(server: Server, address: str) -> None:
    ada = await server.player("Ada")
    refused = await ada.call("POST", "/api/users/me/channels", {"kind": "email", "address": address})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-address")


async def test_names_are_one_line_in_what_is_sent(server: Server, box: Postbox, hands: Hands) -> None:
    ada, bob = await reachable_players(server, box, "<b>Ada</b>", "Bob & Co")
    made = await bob.make({"game": "toy", "seats": [{"kind": "human"}] * 2})
    await ada.ok("POST", f"/api/games/{made['id']}/join", {"invite": made["invite_url"].rpartition("=")[2]})
    hands.turn(minutes=2)
    mails = await sent(server, box)
    assert any("&lt;b&gt;Ada&lt;/b&gt;" in words(mail, "html") for mail in mails)
    assert not any("<b>Ada" in words(mail, "html") for mail in mails)


async def test_a_mentioned_person_hears_of_it_unless_they_have_read_it(
    server: Server, box: Postbox, hands: Hands
) -> None:
    table = await server.table("Ada", "Bob", "Cyd")
    ada, bob, cyd = table.players
    for player, address in ((bob, "bob@example.org"), (cyd, "cyd@example.org")):
        channel = await reachable(player, box, address)
        await player.ok("PUT", f"/api/users/me/channels/{channel}", {"kinds": ["mentioned"]})
    await ada.ok("POST", table.path("/chat"), {"text": "Your turn soon, @Bob"})
    assert await titles(server, box, hands) == [("bob@example.org", "Ada wrote to you: toy")]
    line = await ada.ok("POST", table.path("/chat"), {"text": "And yours, @Bob and @Cyd"})
    await bob.ok("PUT", table.path("/chat/read"), {"line": line["id"]})
    assert await titles(server, box, hands) == [("cyd@example.org", "Ada wrote to you: toy")]


async def test_neither_blockers_of_the_writer_nor_players_below_spectators_are_notified(
    server: Server, box: Postbox, hands: Hands
) -> None:
    table = await server.table("Ada", "Bob", visibility="public")
    ada, bob = table.players
    await reachable(bob, box, "bob@example.org")
    eve = await server.player("Eve")
    await eve.ok("POST", table.path("/chat"), {"text": "Look out, @Bob"})
    said = await ada.ok("POST", table.path("/chat"), {"text": "Hello"})
    await bob.ok("POST", table.path(f"/chat/{said['id']}/block"))
    await ada.ok("POST", table.path("/chat"), {"text": "Hello @Bob"})
    assert await titles(server, box, hands) == []


async def test_an_invited_person_hears_of_it_once_and_the_link_lets_them_in(
    server: Server, box: Postbox, hands: Hands
) -> None:
    table = await server.table("Ada", "Bob", "Cyd")
    ada, bob, cyd = table.players
    for player, address in ((bob, "bob@example.org"), (cyd, "cyd@example.org")):
        await reachable(player, box, address)
    said = await ada.ok("POST", table.path("/chat"), {"text": "Again?"})
    await cyd.ok("POST", table.path(f"/chat/{said['id']}/block"))
    made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2})
    for whom in (bob, bob, cyd):
        await ada.ok("POST", f"/api/games/{made['id']}/invitations", {"user": whom.id})
    [mail] = await sent(server, box)
    assert (mail["To"], mail["Subject"]) == ("bob@example.org", "Ada invites you: toy")
    assert made["invite_url"] in words(mail)
    assert (await cyd.ok("GET", "/api/users/me/invitations"))["invitations"] == []


async def test_a_player_who_keeps_others_waiting_is_nudged_at_most_once_a_day(
    server: Server, box: Postbox, hands: Hands
) -> None:
    table = await server.table("Ada", "Bob")
    ada, bob = table.players
    channel = await reachable(bob, box, "bob@example.org")
    await bob.ok("PUT", f"/api/users/me/channels/{channel}", {"kinds": ["nudged"]})
    path, at_bob = table.path("/nudge"), {"seat": 1}
    await ada.ok("POST", path, at_bob)
    assert await titles(server, box, hands) == [("bob@example.org", "Ada waits for you: toy with Ada")]
    refused = await ada.call("POST", path, at_bob)
    assert (refused.status_code, refused.json()["code"]) == (409, "nudged-already")
    hands.turn(days=1)
    await ada.ok("POST", path, at_bob)
    assert len(await titles(server, box, hands)) == 1
    hands.turn(days=1)
    await ada.ok("POST", path, at_bob)
    await table.pick()
    assert await titles(server, box, hands) == []
    assert [notice["state"] for notice in await notices(bob)] == ["sent", "sent", "withdrawn"]


async def test_players_hear_of_the_tables_closing_before_and_after_the_start(
    server: Server, box: Postbox, hands: Hands
) -> None:
    ada, bob = await reachable_players(server, box, "Ada", "Bob")
    lobby = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2})
    invite = lobby["invite_url"].rpartition("=")[2]
    await bob.ok("POST", f"/api/games/{lobby['id']}/join", {"invite": invite})
    await titles(server, box, hands)
    await ada.ok("POST", f"/api/games/{lobby['id']}/close")
    hands.turn(minutes=2)
    [mail] = await sent(server, box)
    assert (mail["To"], mail["Subject"]) == ("bob@example.org", "Closed: toy with Ada")
    assert "Ada has closed the table. The game will not begin." in words(mail)

    table = await server.table("Cat", "Dan")
    cat, dan = table.players
    for player, address in ((cat, "cat@example.org"), (dan, "dan@example.org")):
        await reachable(player, box, address)
    await cat.ok("POST", table.path("/close"))
    assert await titles(server, box, hands) == [("dan@example.org", "Cat would like to close the table: toy with Cat")]
    await dan.ok("POST", table.path("/close"))
    hands.turn(minutes=2)
    [mail] = await sent(server, box)
    assert (mail["To"], mail["Subject"]) == ("cat@example.org", "Closed: toy with Dan")
    assert "as all who played agreed" in words(mail)


async def test_nobody_is_told_of_a_game_that_was_branched_off(server: Server, box: Postbox, hands: Hands) -> None:
    """Neither those who played the other game nor who plays on from it, whose turn it is after a robot's."""
    table = await server.table("Ada", "Bob", options={"target": 1})
    ada, bob = table.players
    await table.pick()
    await table.act(0, "Count", by=1)
    await table.act(0, "Pass")
    for player, address in ((ada, "ada@example.org"), (bob, "bob@example.org")):
        await reachable(player, box, address)
    made = await bob.ok("POST", table.path("/branches"), {"seq": 3, "seat": 1, "level": 1})
    await server.settle()
    while (seen := await bob.look(made["id"]))["status"] == "playing":
        move = next(one for one in seen["choices"]["choices"] if one["type"] == "Pass")
        assert (await bob.move(made["id"], move)).is_success
        await server.settle()
    assert await titles(server, box, hands) == []
