"""Two games that differ only in what Bob may not know look the same to Bob, byte for byte."""

import random
import re
from typing import Any

import pytest

from app.rules.game import SeatSetup
from tests.support.network import process, watching
from tests.support.server import Server, Sitting
from tests.support.toy import Pick, Toy

TIME = re.compile(r'"at":"[^"]*"|"(created|updated)":"[^"]*"')


async def what_bob_gets(server: Server, address: str, number: int) -> list[Any]:
    """All that reaches Bob and a spectator while Ada picks a number, thinks better of it, and picks again."""
    table = await server.table("Ada", "Bob", visibility="public")
    guest = await server.player("Eve")
    got: list[Any] = []
    async with (
        watching(address, table.id, table.players[1].token) as bob,
        watching(address, table.id) as spectator,
    ):
        for watcher in (bob, spectator):
            await watcher.next("view")
        seq = (await table.act(0, "Pick", number=number))["seq"]
        await table.players[0].ok("POST", table.path("/undo"), {"seq": seq})
        seq = (await table.act(0, "Pick", number=number))["seq"]
        for watcher in (bob, spectator):
            await watcher.reach(seq)
            got += [message for message in watcher.messages if message["type"] in {"view", "patch"}]
    got += await documents(table, table.players[1].client) + await documents(table, guest.client)
    return [TIME.sub("", str(part).replace(table.id, "").replace(table.invite, "")) for part in got]


async def documents(table: Sitting, client: Any) -> list[str]:
    """What one can ask for."""
    paths = ("", "/choices", "/log", "/export", "?at=2")
    answers = [await client.get(table.path(path)) for path in paths]
    premoves: tuple[list[Any], ...] = ([], [{"type": "Count", "by": 1}], [{"type": "Pass"}, {"type": "Count", "by": 1}])
    answers += [await client.post(table.path("/premove"), json={"moves": moves}) for moves in premoves]
    return [answer.text for answer in answers]


def test_the_toy_imagines_what_its_seats_may_not_know() -> None:
    game = Toy()
    state = game.fold(game.initial(), game.new_game({}, [SeatSetup(kind="human")] * 3, b"cards"))
    state = game.decide(state, 0, Pick(2)).after
    imagined = [game.imagine(state, 1, random.Random(seed)) for seed in range(20)]
    assert {other.picks[0] for other in imagined} == {1, 2, 3}
    assert len({other.cards[2] for other in imagined}) > 10
    for other in imagined:
        assert game.view(other, 1) == game.view(state, 1) and game.choices(other, 1) == game.choices(state, 1)
        assert game.imagine(other, 1, random.Random(1)) == game.imagine(state, 1, random.Random(1))


@pytest.mark.rule("B-205")
async def test_what_a_seat_may_not_know_changes_nothing_that_reaches_it(database_url: str) -> None:
    async with process(database_url) as (server, address):
        # The same entropy, so that the two games begin alike.
        server.services.playing.lobbies.entropy = lambda: b"the same" * 4
        first = await what_bob_gets(server, address, 1)
        second = await what_bob_gets(server, address, 3)
    assert first != []
    for one, other in zip(first, second, strict=True):
        assert without_times(one) == without_times(other)


def without_times(text: str) -> str:
    """The text without moments and ids, and without the pictures of people, who are others in each game."""
    return re.sub(r"""'at': '[^']*'|["']picture["']: ?["'][^"']*["']""", "", text)
