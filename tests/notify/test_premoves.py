"""Who lets a premove play by itself hears of the turn only if there is something left to do in it."""

import pytest

from tests.support.mail import Postbox
from tests.support.notify.people import reachable, sent
from tests.support.premoves import PASS, change_a_statement, count_by, let_play, played_by, waiting
from tests.support.server import Server
from tests.support.time import Hands


async def test_nothing_is_told_of_a_turn_that_was_played_whole(server: Server, box: Postbox, hands: Hands) -> None:
    table = await waiting(server)
    await reachable(table.players[1], box, "bob@example.org")
    await let_play(table, count_by(2), PASS)
    await table.act(0, "Pass")
    await server.settle()
    hands.turn(minutes=2)
    assert await sent(server, box) == []


@pytest.mark.parametrize("at", [0, 1])
async def test_its_owner_is_told_once_where_it_stops(server: Server, box: Postbox, hands: Hands, at: int) -> None:
    table = await waiting(server)
    await reachable(table.players[1], box, "bob@example.org")
    await let_play(table, count_by(2), count_by(1), PASS)
    await change_a_statement(server, table, at)
    await table.act(0, "Pass")
    await server.settle()
    assert len(await played_by(table, 1)) == at
    hands.turn(minutes=2)
    [mail] = await sent(server, box)
    assert mail["Subject"] == "Your turn: toy with Ada"
