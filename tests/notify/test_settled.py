"""What is settled before it is sent is not sent: each kind of notice says when it is past."""

from typing import get_args

import pytest

from app.notify.verdicts import STILL_SO
from app.play.notice_causes import NoticeKind
from tests.support.mail import Postbox
from tests.support.notify.people import (
    BOB,
    KEEP_OPEN,
    lobby,
    reachable,
    states,
    three_who_count,
    told,
    told_only_of,
    waiting_for_ada,
)
from tests.support.server import Server
from tests.support.time import Hands, let_pass


def test_every_kind_says_when_it_is_past() -> None:
    assert set(STILL_SO) == set(get_args(NoticeKind))


@pytest.mark.parametrize("how", ["one agrees", "one refuses", "who asks withdraws", "one moves", "one resigns"])
async def test_a_take_back_that_is_settled_is_not_asked_for(
    server: Server, box: Postbox, hands: Hands, how: str
) -> None:
    table = await three_who_count(server, box, "takeback")
    ada, bob, _ = table.players
    proposal = {"seq": (await ada.look(table.id))["seq"] - 1}
    await ada.ok("POST", table.path("/takeback"), proposal)
    match how:
        case "one agrees":
            await bob.ok("POST", table.path("/takeback"), proposal)
        case "one refuses":
            await bob.ok("DELETE", table.path("/takeback"))
        case "who asks withdraws":
            await ada.ok("DELETE", table.path("/takeback"))
        case "one moves":
            await table.act(1, "Count", by=1)
        case _:
            await bob.ok("POST", table.path("/stand-in"))
    asked = [("cyd@example.org", "A take-back is asked for")]
    expected = asked if how in ("one agrees", "one resigns") and (await ada.look(table.id))["takeback"] else []
    assert await told(server, box, hands) == expected
    assert await states(bob, "takeback") == ["withdrawn"]


@pytest.mark.parametrize("how", ["one agrees", "one refuses", "the host withdraws", "the game ends"])
async def test_a_wish_to_close_that_is_settled_is_not_told(
    server: Server, box: Postbox, hands: Hands, how: str
) -> None:
    table = await three_who_count(server, box, "closing")
    ada, bob, cyd = table.players
    await ada.ok("POST", table.path("/close"))
    match how:
        case "one agrees":
            await bob.ok("POST", table.path("/close"))
        case "one refuses":
            await bob.ok("POST", table.path("/close"), KEEP_OPEN)
        case "the host withdraws":
            await ada.ok("POST", table.path("/close"), KEEP_OPEN)
        case _:
            await bob.ok("POST", table.path("/close"))
            await cyd.ok("POST", table.path("/close"))
    expected = [("cyd@example.org", "Ada would like to close the table")] if how == "one agrees" else []
    assert await told(server, box, hands) == expected
    assert await states(bob, "closing") == ["withdrawn"]


async def test_a_player_who_has_moved_after_all_is_not_waited_for(server: Server, box: Postbox, hands: Hands) -> None:
    table = await waiting_for_ada(server, box)
    await let_pass(server, hands, hours=25)
    await table.act(0, "Pick", number=1)
    await server.settle()
    assert [title for _, title in await told(server, box, hands) if title.startswith("Time is up")] == []
    assert [await states(player, "late") for player in table.players] == [["withdrawn"], ["withdrawn"]]


@pytest.mark.parametrize("how", ["sits", "is sent away", "declines", "starts without"])
async def test_an_invitation_that_was_answered_is_not_told(
    server: Server, box: Postbox, hands: Hands, how: str
) -> None:
    played = await server.table("Ada", "Bob", "Cyd")
    ada, bob, cyd = played.players
    await told_only_of(bob, box, BOB, "invited")
    path, key = await lobby(ada)
    await ada.ok("POST", f"{path}/invitations", {"user": bob.id})
    match how:
        case "sits":
            await bob.ok("POST", f"{path}/join", key)
        case "is sent away":
            await bob.ok("POST", f"{path}/join", key)
            await ada.ok("POST", f"{path}/seats/1/kick")
        case "declines":
            await bob.ok("DELETE", f"/api/users/me/invitations/{path.rpartition('/')[2]}")
        case _:
            await cyd.ok("POST", f"{path}/join", key)
            await ada.ok("POST", f"{path}/start")
    assert await told(server, box, hands) == []
    assert await states(bob, "invited") == ["withdrawn"]
    assert (await bob.ok("GET", "/api/users/me/invitations"))["invitations"] == [], "with the new invite in it"


@pytest.mark.parametrize("how", ["leaves", "the game begins", "the table closes"])
async def test_a_join_that_no_longer_matters_is_not_announced(
    server: Server, box: Postbox, hands: Hands, how: str
) -> None:
    ada, bob = await server.player("Ada"), await server.player("Bob")
    await told_only_of(ada, box, "ada@example.org", "joined")
    path, key = await lobby(ada)
    await bob.ok("POST", f"{path}/join", key)
    if how == "leaves":
        await bob.ok("POST", f"{path}/leave")
    else:
        await ada.ok("POST", f"{path}/{'start' if how == 'the game begins' else 'close'}")
    assert await told(server, box, hands) == []


async def test_a_player_who_has_moved_is_not_told_that_the_game_has_begun(
    server: Server, box: Postbox, hands: Hands
) -> None:
    ada, bob = await server.player("Ada"), await server.player("Bob")
    await reachable(bob, box, BOB)
    path, key = await lobby(ada)
    await bob.ok("POST", f"{path}/join", key)
    await ada.ok("POST", f"{path}/start")
    await server.services.db.do("UPDATE outbox SET kind = 'started' WHERE kind = 'turn'")
    assert (await bob.move(path.rpartition("/")[2], {"type": "Pick", "number": 1})).is_success
    assert await told(server, box, hands) == []
    assert await states(bob, "started") == ["withdrawn"]


async def test_a_player_who_is_back_is_not_told_of_their_stand_in(server: Server, box: Postbox, hands: Hands) -> None:
    table = await waiting_for_ada(server, box, at_deadline="stand-in")
    ada = table.players[0]
    await let_pass(server, hands, hours=25)
    await ada.ok("DELETE", table.path("/stand-in"))
    await server.settle()
    assert "A stand-in plays for you" not in [title for _, title in await told(server, box, hands)]
    assert await states(ada, "standin") == ["withdrawn"]


async def test_a_nudge_is_of_the_turn_that_it_was_given_in(server: Server, box: Postbox, hands: Hands) -> None:
    table = await three_who_count(server, box, "nudged")
    ada, bob, _ = table.players
    await ada.ok("POST", table.path("/nudge"), {"seat": 1})
    for seat in (1, 2, 0):
        await table.act(seat, "Pass")
    assert (await bob.look(table.id))["to_move"] == [1]
    assert await told(server, box, hands) == []


async def test_a_player_who_has_left_the_table_does_not_hear_what_is_said_there(
    server: Server, box: Postbox, hands: Hands
) -> None:
    ada, bob = await server.player("Ada"), await server.player("Bob")
    await told_only_of(bob, box, BOB, "mentioned")
    path, key = await lobby(ada)
    await bob.ok("POST", f"{path}/join", key)
    await ada.ok("POST", f"{path}/chat", {"text": "Welcome, @Bob"})
    await bob.ok("POST", f"{path}/leave")
    assert await told(server, box, hands) == []


@pytest.mark.parametrize("kind", ["mentioned", "invited", "nudged"])
async def test_a_person_blocked_meanwhile_is_not_heard(server: Server, box: Postbox, hands: Hands, kind: str) -> None:
    table = await three_who_count(server, box, kind)
    ada, bob, _ = table.players
    said = await ada.ok("POST", table.path("/chat"), {"text": "Hello @Bob" if kind == "mentioned" else "Hello"})
    if kind == "nudged":
        await ada.ok("POST", table.path("/nudge"), {"seat": 1})
    if kind == "invited":
        path, _ = await lobby(ada)
        await ada.ok("POST", f"{path}/invitations", {"user": bob.id})
    await bob.ok("POST", table.path(f"/chat/{said['id']}/block"))
    assert await told(server, box, hands) == []
    assert await states(bob, kind) == ["withdrawn"]


class TestOfFormerVersions:
    """What waits from before an update has no seat, and numbers of entries."""

    @pytest.mark.parametrize("settled", [False, True])
    async def test_it_is_judged_by_the_same_rules(
        self, server: Server, box: Postbox, hands: Hands, *, settled: bool
    ) -> None:
        table = await waiting_for_ada(server, box)
        ada, bob = table.players
        seq = (await ada.look(table.id))["seq"]
        await let_pass(server, hands, hours=25)
        await ada.ok("POST", table.path("/takeback"), {"seq": seq - 1})
        await ada.ok("POST", table.path("/close"))
        db = server.services.db
        await db.do("DELETE FROM outbox")
        named = f'{{"name": "Ada", "of": "{ada.id}", "count": 1}}'
        nudge = f'{{"name": "Bob", "of": "{bob.id}", "seat": 0}}'
        for kind, user, number, about in (
            ("late", bob, seq, named),
            ("takeback", bob, seq, named),
            ("closing", bob, 5, named),
            ("nudged", ada, hands.at.toordinal(), nudge),
            ("deadline", ada, seq, None),
        ):
            await db.do(
                "INSERT INTO outbox (user_id, kind, game_id, seq, seat, told, due, at)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $7)",
                user.id, kind, table.id, number, 0 if kind == "deadline" else None, about, hands.at,
            )  # fmt: skip
        if settled:
            await bob.ok("DELETE", table.path("/takeback"))
            await ada.ok("POST", table.path("/close"), KEEP_OPEN)
            await table.act(0, "Pick", number=1)
            await table.act(0, "Pass")
            await server.settle()
        kinds = {title for _, title in await told(server, box, hands) if title != "Your turn"}
        expected = {
            "Time is up for Ada",
            "A take-back is asked for",
            "Ada would like to close the table",
            "Bob waits for you",
        }
        assert kinds == (set() if settled else expected)
