"""Two different things of one kind at one table are two notices; of two that say the same, the newer one is sent."""

from datetime import timedelta

import pytest

from app.clocks.notices import number_of
from tests.support.mail import Postbox
from tests.support.notify.people import (
    BOB,
    DAY,
    KEEP_OPEN,
    lobby,
    reachable,
    states,
    three_who_count,
    told,
    told_only_of,
)
from tests.support.server import Server
from tests.support.time import Hands, let_pass

LATE_ADA, LATE_BOB = ("cyd@example.org", "Time is up for Ada"), ("cyd@example.org", "Time is up for Bob")


@pytest.mark.parametrize("at_deadline", ["notice", "vote"])
@pytest.mark.parametrize("hours_between", [0, 3])
async def test_every_late_player_is_told_of(
    server: Server, box: Postbox, hands: Hands, at_deadline: str, hours_between: int
) -> None:
    """At one number of the log, by one look at the clocks or by several."""
    clock = {**DAY, "at_deadline": at_deadline}
    table = await server.table("Ada", "Bob", "Cyd", pace="relaxed", clock=clock, options={"target": 10_000})
    ada, bob, cyd = table.players
    if hours_between:
        opens, closes = f"{12 + hours_between}:00", f"{20 + hours_between}:00"
        await bob.ok("PUT", "/api/users/me/hours", {"time_zone": "UTC", "opens": opens, "closes": closes})
    await told_only_of(cyd, box, "cyd@example.org", "late")
    await table.act(2, "Pick", number=1)
    await server.settle()
    await let_pass(server, hands, hours=25)
    await let_pass(server, hands, hours=3)
    assert await told(server, box, hands) == [LATE_ADA, LATE_BOB]
    assert (await ada.look(table.id))["seq"] == (await bob.look(table.id))["seq"]


async def test_a_player_who_is_late_again_is_told_of_again(server: Server, box: Postbox, hands: Hands) -> None:
    table = await server.table("Ada", "Bob", pace="relaxed", clock=DAY, options={"target": 10_000})
    _, bob = table.players
    await told_only_of(bob, box, BOB, "late")
    await table.act(1, "Pick", number=1)
    await server.settle()
    late = [(BOB, "Time is up for Ada")]
    await let_pass(server, hands, hours=25)
    assert await told(server, box, hands) == late
    await let_pass(server, hands, days=91)
    assert (await bob.look(table.id))["asleep"] is not None
    await bob.ok("POST", table.path("/wake"))
    await let_pass(server, hands, hours=25)
    assert await told(server, box, hands) == late, "at the same number of the log"


async def test_a_deadline_that_a_vacation_has_moved_is_near_again(server: Server, box: Postbox, hands: Hands) -> None:
    table = await server.table("Ada", "Bob", pace="relaxed", clock=DAY, options={"target": 10_000})
    _, bob = table.players
    await told_only_of(bob, box, BOB, "deadline")
    await table.act(0, "Pick", number=1)
    await server.settle()
    near = [(BOB, "Not long left")]
    await let_pass(server, hands, hours=19)
    assert await told(server, box, hands) == near
    ends = hands.at + timedelta(days=3)
    await bob.ok("POST", "/api/users/me/vacations", {"ends": ends.isoformat()})
    await let_pass(server, hands, hours=1)
    assert await told(server, box, hands) == []
    await let_pass(server, hands, days=3)
    assert await told(server, box, hands) == near


async def test_a_deadline_that_has_moved_before_it_was_told_is_told_of_once(
    server: Server, box: Postbox, hands: Hands
) -> None:
    table = await server.table("Ada", "Bob", pace="relaxed", clock=DAY, options={"target": 10_000})
    _, bob = table.players
    await told_only_of(bob, box, BOB, "deadline")
    await table.act(0, "Pick", number=1)
    await server.settle()
    await let_pass(server, hands, hours=19)
    ends = hands.at + timedelta(days=3)
    await bob.ok("POST", "/api/users/me/vacations", {"ends": ends.isoformat()})
    await let_pass(server, hands, hours=1)
    assert await told(server, box, hands) == []
    await let_pass(server, hands, days=3)
    assert await told(server, box, hands) == [(BOB, "Not long left")]
    assert await states(bob, "deadline") == ["withdrawn", "sent"]


async def test_another_take_back_is_asked_for_after_one_that_was_refused(
    server: Server, box: Postbox, hands: Hands
) -> None:
    """Nobody has moved in between."""
    table = await three_who_count(server, box, "takeback")
    ada, bob, cyd = table.players
    seq = (await ada.look(table.id))["seq"]
    asked = [(BOB, "A take-back is asked for"), ("cyd@example.org", "A take-back is asked for")]
    await ada.ok("POST", table.path("/takeback"), {"seq": seq - 1})
    assert await told(server, box, hands) == asked
    await bob.ok("DELETE", table.path("/takeback"))
    await ada.ok("POST", table.path("/takeback"), {"seq": seq - 1})
    await cyd.ok("DELETE", table.path("/takeback"))
    await ada.ok("POST", table.path("/takeback"), {"seq": seq - 2})
    assert await told(server, box, hands) == asked
    assert await states(bob, "takeback") == ["sent", "withdrawn", "sent"]
    assert (await ada.look(table.id))["seq"] == seq


async def test_a_wish_to_close_that_comes_again_is_told_again(server: Server, box: Postbox, hands: Hands) -> None:
    table = await three_who_count(server, box, "closing")
    ada, bob, _ = table.players
    wish = [(BOB, "Ada would like to close the table"), ("cyd@example.org", "Ada would like to close the table")]
    for _ in range(2):
        await ada.ok("POST", table.path("/close"))
        assert await told(server, box, hands) == wish
        await bob.ok("POST", table.path("/close"), KEEP_OPEN)
    await ada.ok("POST", table.path("/close"))
    await ada.ok("POST", table.path("/close"), KEEP_OPEN)
    await ada.ok("POST", table.path("/close"))
    assert await told(server, box, hands) == wish
    assert await states(bob, "closing") == ["sent", "sent", "withdrawn", "sent"]


async def test_a_person_who_has_declined_is_told_of_another_invitation_on_another_day(
    server: Server, box: Postbox, hands: Hands
) -> None:
    played = await server.table("Ada", "Bob")
    ada, bob = played.players
    await told_only_of(bob, box, BOB, "invited")
    path, _ = await lobby(ada)
    for expected in ([(BOB, "Ada invites you")], [], [(BOB, "Ada invites you")]):
        await ada.ok("POST", f"{path}/invitations", {"user": bob.id})
        assert await told(server, box, hands) == expected
        await bob.ok("DELETE", f"/api/users/me/invitations/{path.rpartition('/')[2]}")
        hands.turn(hours=8)


async def test_every_player_who_sits_down_is_told_of_once(server: Server, box: Postbox, hands: Hands) -> None:
    ada, bob, cyd = [await server.player(name) for name in ("Ada", "Bob", "Cyd")]
    await told_only_of(ada, box, "ada@example.org", "joined")
    path, key = await lobby(ada, 3)
    await bob.ok("POST", f"{path}/join", key)
    await bob.ok("POST", f"{path}/leave")
    for player in (bob, cyd):
        await player.ok("POST", f"{path}/join", key)
    assert await told(server, box, hands) == [("ada@example.org", "Bob joined"), ("ada@example.org", "Cyd joined")]
    assert await states(ada, "joined") == ["withdrawn", "sent", "sent"]


async def test_what_former_versions_wrote_of_several_seats_is_told_of_each(
    server: Server, box: Postbox, hands: Hands
) -> None:
    """They did not say which seat."""
    ada, bob, cyd = [await server.player(name) for name in ("Ada", "Bob", "Cyd")]
    await reachable(ada, box, "ada@example.org")
    path, key = await lobby(ada, 3)
    for player in (bob, cyd):
        await player.ok("POST", f"{path}/join", key)
    await server.services.db.do("UPDATE outbox SET seat = NULL")
    assert len(await told(server, box, hands)) == 2


def test_deadlines_of_two_seats_and_two_turns_have_four_numbers(hands: Hands) -> None:
    """None of which is that of an entry, and later ones are greater; they fit where they are kept."""
    turns = (hands.at, hands.at + timedelta(minutes=1))
    numbers = [number_of(due, seat) for due in turns for seat in (0, 9)]
    assert numbers == sorted(set(numbers))
    assert numbers[0] > 10_000_000
    assert number_of(hands.at + timedelta(days=365 * 100), 9) < 2**31
