"""Stand-ins play at the level that the table has chosen."""

from typing import Any

from msgspec.structs import replace

from app.play.automata import question_to_robot
from app.players.skymines.greedy import GreedyPlayer
from app.players.skymines.learned.player import LearnedPlayer
from app.players.skymines.robots import ROBOTS
from tests.support.server import Player, Server

LEARNED = 4


async def table_of(server: Server, *seats: dict[str, Any]) -> tuple[Player, str, str]:
    """A table of Skymines that Ada hosts: her, its id, and the secret of its invite link."""
    ada = await server.player("Ada")
    made = await ada.make({"game": "skymines", "seats": list(seats)})
    return ada, made["id"], made["invite_url"].rpartition("=")[2]


async def levels(player: Player, game_id: str) -> list[int]:
    return [seat["level"] for seat in (await player.look(game_id))["seats"]]


async def test_the_usual_robot_stands_in_unless_the_host_says_otherwise(server: Server) -> None:
    ada, game_id, _ = await table_of(server, {"kind": "human"}, {"kind": "human"})
    assert await levels(ada, game_id) == [ROBOTS.usual.number] * 2
    ada, game_id, _ = await table_of(server, {"kind": "human", "level": LEARNED}, {"kind": "human"}, {"kind": "robot"})
    assert await levels(ada, game_id) == [LEARNED, LEARNED, ROBOTS.usual.number]


async def test_the_host_chooses_another_level_for_all_before_the_game(server: Server) -> None:
    ada, game_id, invite = await table_of(server, {"kind": "human"}, {"kind": "automa", "level": 5})
    path = f"/api/games/{game_id}"
    await ada.ok("PUT", f"{path}/stand-ins", {"level": LEARNED})
    await ada.ok("POST", f"{path}/seats", {"kind": "human"})
    assert await levels(ada, game_id) == [LEARNED, 5, LEARNED]
    ben = await server.player("Ben")
    await ben.ok("POST", f"{path}/join", {"invite": invite})
    refused = await ben.call("PUT", f"{path}/stand-ins", {"level": 1})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-the-host")
    refused = await ada.call("PUT", f"{path}/stand-ins", {"level": 9})
    assert (refused.status_code, refused.json()["code"]) == (422, "unknown-robot-level")
    assert refused.json()["args"] == {"level": 9, "levels": list(ROBOTS.numbers)}
    known = ", ".join(map(str, ROBOTS.numbers))
    assert refused.json()["detail"] == f"There is no robot of level 9 here; the levels are {known}."
    await ada.ok("POST", f"{path}/start")
    refused = await ada.call("PUT", f"{path}/stand-ins", {"level": 1})
    assert (refused.status_code, refused.json()["code"]) == (409, "already-started")
    assert await levels(ada, game_id) == [LEARNED, 5, LEARNED]


async def test_a_stand_in_is_of_the_level_of_its_seat(server: Server) -> None:
    ada, game_id, invite = await table_of(server, {"kind": "human", "level": LEARNED}, {"kind": "human"})
    await (await server.player("Ben")).ok("POST", f"/api/games/{game_id}/join", {"invite": invite})
    await ada.ok("POST", f"/api/games/{game_id}/start")
    table = await server.services.tables.live.get(game_id)
    for level, player in ((LEARNED, LearnedPlayer), (2, GreedyPlayer)):
        away = tuple(replace(seat, stand_in="resigned", level=level) for seat in table.row.seats)
        table.row = replace(table.row, seats=away)
        question = question_to_robot(server.services.games, table)
        assert question is not None and question.player is player
