"""What waits when somebody's hours change: it is judged again by the new ones, and sent once."""

from datetime import datetime, timedelta

import pytest

from app.notify.worker import RETRY_PAUSES
from tests.support.mail import Postbox
from tests.support.notify.people import notices, quiet, sent, waiting, waiting_for_ada
from tests.support.server import Player, Server
from tests.support.time import Hands, let_pass

NIGHT = (21 * 60, 7 * 60 + 30)
TOKYO = "Asia/Tokyo"
"""There it is 21:02 when the tests begin."""


class TestQuietHours:
    @pytest.mark.parametrize(
        ("zone", "hours"),
        [("UTC", NIGHT), (TOKYO, (None, None)), (TOKYO, (22 * 60, 7 * 60))],
        ids=["another zone", "no quiet hours", "later ones"],
    )
    async def test_a_waiting_notice_is_sent_once_it_is_no_longer_night(
        self, server: Server, box: Postbox, hands: Hands, zone: str, hours: tuple[int | None, int | None]
    ) -> None:
        table = await waiting(server, box, hands)
        await quiet(table, TOKYO, *NIGHT)
        assert await sent(server, box) == []
        await quiet(table, zone, *hours)
        assert len(await sent(server, box)) == 1
        hands.turn(days=1)
        assert await sent(server, box) == []

    async def test_a_waiting_notice_waits_for_the_morning_of_the_new_place(
        self, server: Server, box: Postbox, hands: Hands
    ) -> None:
        table = await waiting(server, box, hands)
        await quiet(table, TOKYO, *NIGHT)
        assert await sent(server, box) == []
        await quiet(table, "America/Los_Angeles", 1 * 60, 7 * 60)
        assert await sent(server, box) == []
        hands.turn(hours=2, minutes=57)
        assert await sent(server, box) == []
        hands.turn(minutes=2)
        assert len(await sent(server, box)) == 1
        hands.turn(hours=8)
        assert await sent(server, box) == []

    async def test_a_retry_is_not_hurried(self, server: Server, box: Postbox, hands: Hands) -> None:
        table = await waiting(server, box, hands)
        await quiet(table, TOKYO, None, None)
        box.answers[:] = ["451 busy"]
        assert await sent(server, box) == []
        await quiet(table, "UTC", None, None)
        assert await sent(server, box) == []
        hands.turn(seconds=RETRY_PAUSES[0].total_seconds() * 1.2 + 1)
        assert len(await sent(server, box)) == 1


class TestDigests:
    async def on(self, bob: Player, *, digest: bool = True) -> None:
        [channel] = (await bob.ok("GET", "/api/users/me/notices"))["channels"]
        await bob.ok("PUT", f"/api/users/me/channels/{channel['id']}", {"kinds": ["turn"], "digest": digest})

    async def test_the_morning_is_that_of_the_new_place(self, server: Server, box: Postbox, hands: Hands) -> None:
        table = await waiting(server, box, hands)
        await self.on(table.players[1])
        assert await sent(server, box) == []
        await quiet(table, TOKYO, None, None)
        assert await sent(server, box) == []
        hands.turn(hours=11)
        assert len(await sent(server, box)) == 1
        hands.turn(hours=10)
        assert await sent(server, box) == []

    async def test_moving_in_quiet_hours_keeps_no_morning_of_the_former_place(
        self, server: Server, box: Postbox, hands: Hands
    ) -> None:
        table = await waiting(server, box, hands)
        await self.on(table.players[1])
        await quiet(table, "UTC", 22 * 60, 7 * 60)
        assert await sent(server, box) == []
        hands.turn(hours=11)
        await quiet(table, TOKYO, None, None)
        assert len(await sent(server, box)) == 1

    async def test_a_person_who_wants_no_digest_any_more_does_not_wait_for_it(
        self, server: Server, box: Postbox, hands: Hands
    ) -> None:
        table = await waiting(server, box, hands)
        await self.on(table.players[1])
        assert await sent(server, box) == []
        await self.on(table.players[1], digest=False)
        assert len(await sent(server, box)) == 1


class TestDeadlines:
    """What time it is for a deadline is decided when its notice is sent."""

    async def hours(self, ada: Player, begins: int, ends: int) -> None:
        said = {"time_zone": "UTC", "quiet_from": begins, "quiet_until": ends}
        await ada.ok("PUT", "/api/users/me/notices/hours", said)

    async def told(self, server: Server, box: Postbox) -> list[str]:
        return [mail["Subject"] for mail in await sent(server, box) if mail["To"] == "ada@example.org"]

    async def test_a_near_deadline_is_not_told_once_time_is_up(
        self, server: Server, box: Postbox, hands: Hands
    ) -> None:
        table = await waiting_for_ada(server, box)
        # The deadline is near at 6:00 and passes at 12:00.
        await self.hours(table.players[0], 5 * 60, 13 * 60)
        await let_pass(server, hands, hours=19)
        assert await self.told(server, box) == []
        await let_pass(server, hands, hours=5, minutes=30)
        await let_pass(server, hands, hours=1)
        assert await self.told(server, box) == ["Time is up for Ada: toy with Bob"]

    async def test_a_near_deadline_waits_for_new_hours_of_play(
        self, server: Server, box: Postbox, hands: Hands
    ) -> None:
        table = await waiting_for_ada(server, box)
        ada = table.players[0]
        await self.hours(ada, 5 * 60, 9 * 60)
        await let_pass(server, hands, hours=19)
        assert await self.told(server, box) == []
        ends = (hands.at + timedelta(days=4)).isoformat()
        await ada.ok("POST", "/api/users/me/vacations", {"ends": ends})
        await let_pass(server, hands, hours=3)
        assert await self.told(server, box) == []
        [deadline] = (await ada.look(table.id))["deadlines"]
        due = datetime.fromisoformat(deadline["due"])
        await let_pass(server, hands, seconds=(due - hands.at).total_seconds() - 3600)
        assert await self.told(server, box) == ["Not long left: toy with Bob"]
        assert await self.told(server, box) == []

    async def test_the_night_is_followed_by_one_mail_of_each_thing_that_still_holds(
        self, server: Server, box: Postbox, hands: Hands
    ) -> None:
        table = await waiting_for_ada(server, box)
        ada = table.players[0]
        await self.hours(ada, 11 * 60, 10 * 60 + 59)
        await table.act(0, "Pick", number=1)
        for _ in range(3):
            await table.act(0, "Pass")
            await table.act(1, "Pass")
            await server.settle()
            await let_pass(server, hands, minutes=10)
            assert await self.told(server, box) == []
        await self.hours(ada, 1, 2)
        assert await self.told(server, box) == ["Your turn: toy with Bob"]
        states = [notice["state"] for notice in await notices(ada) if notice["kind"] == "turn"]
        assert states.count("sent") == 1 and set(states) == {"sent", "withdrawn"}
