"""Several games on one server: lists, results, head to head and friends tell them apart."""

from typing import Any

import pytest

from app import clock
from app.store import results
from app.store.results import ResultRow
from tests.support.finished import finished
from tests.support.server import Player, Server

SEATS = [{"kind": "human"}, {"kind": "human"}]


async def table_of(game: str, players: list[Player], **more: Any) -> str:
    """The id of a game that these people have begun."""
    first, *others = players
    made = await first.make({"game": game, "seats": SEATS, "visibility": "public", **more})
    for player in others:
        await player.ok("POST", f"/api/games/{made['id']}/join", {})
    await first.ok("POST", f"/api/games/{made['id']}/start")
    return str(made["id"])


@pytest.fixture
async def people(server: Server) -> list[Player]:
    """Ada, who has won a game of the toy against Ben, and Ben, who has won two of Harvest against Ada."""
    players = (await finished(server, "Ada", "Ben", visibility="public")).players
    for _ in range(2):
        table = await table_of("harvest", players)
        await server.services.db.do("UPDATE games SET status = 'finished' WHERE id = $1", table)
        ended = [
            ResultRow(
                seat=seat, user_id=player.id, kind="human", name="", total=40 + seat, place=2 - seat, won=seat == 1
            )
            for seat, player in enumerate(players)
        ]
        await results.keep(server.services.db, table, "harvest", clock.now(), ended)
    return players


async def listed(player: Player, what: str) -> list[str]:
    """The games of the tables of a list."""
    return [item["game"] for item in (await player.ok("GET", f"/api/games?{what}"))["games"]]


@pytest.mark.parametrize("started", [False, True])
async def test_each_list_names_the_game_and_can_be_of_one_game(server: Server, started: bool) -> None:
    ada, ben = await server.player("Ada"), await server.player("Ben")
    for game in ("skymines", "toy", "harvest"):
        if started:
            await table_of(game, [ada, ben])
        else:
            await ada.make({"game": game, "seats": SEATS, "visibility": "public"})
    for what in ("mine", "watch" if started else "open"):
        assert sorted(await listed(ada, what)) == ["harvest", "skymines", "toy"]
        for game in ("skymines", "toy", "harvest"):
            assert await listed(ada, f"{what}&game={game}") == [game]
        assert await listed(ada, f"{what}&game=another") == []


async def test_results_and_their_counts_are_of_one_game_each(people: list[Player]) -> None:
    ada, _ = people
    found = await ada.ok("GET", "/api/users/me/results")
    assert [item["game"] for item in found["games"]] == ["harvest", "harvest", "toy"]
    assert found["played"] == [{"game": "harvest", "played": 2, "won": 0}, {"game": "toy", "played": 1, "won": 1}]
    for game, number in (("toy", 1), ("harvest", 2), ("skymines", 0)):
        only = (await ada.ok("GET", f"/api/users/me/results?game={game}"))["games"]
        assert [item["game"] for item in only] == [game] * number


async def test_who_came_in_before_whom_is_counted_by_game(people: list[Player]) -> None:
    ada, ben = people
    (rival,) = (await ada.ok("GET", "/api/users/me/rivals"))["people"]
    assert (rival["id"], rival["played"], rival["ahead"], rival["behind"]) == (ben.id, 3, 1, 2)
    ended = [item["ended"] for item in (await ada.ok("GET", "/api/users/me/results"))["games"]]
    assert rival["games"] == [
        {"game": "harvest", "played": 2, "ahead": 0, "behind": 2, "last": ended[0]},
        {"game": "toy", "played": 1, "ahead": 1, "behind": 0, "last": ended[-1]},
    ]
    (rival,) = (await ada.ok("GET", "/api/users/me/rivals?game=harvest"))["people"]
    assert (rival["played"], rival["ahead"], rival["behind"]) == (2, 0, 2)
    assert [item["game"] for item in rival["games"]] == ["harvest"]
    assert (await ada.ok("GET", "/api/users/me/rivals?game=skymines"))["people"] == []


async def test_what_is_counted_of_friends_can_be_of_one_game(people: list[Player]) -> None:
    ada, ben = people
    await ben.ok("PUT", "/api/users/me/shows", {"history": True, "head_to_head": True, "last_seen": False})
    names = ("together", "played", "won", "ahead", "behind")
    for query, expected in (("", (3, 3, 2, 1, 2)), ("?game=toy", (1, 1, 0, 1, 0)), ("?game=harvest", (2, 2, 2, 0, 2))):
        (friend,) = (await ada.ok("GET", f"/api/users/me/friends{query}"))["friends"]
        assert tuple(friend[name] for name in names) == expected, query
    assert (await ada.ok("GET", "/api/users/me/friends?game=skymines"))["friends"] == []


async def test_what_is_counted_of_friends_is_told_by_game_as_far_as_they_show_it(people: list[Player]) -> None:
    ada, ben = people
    counts = ("game", "together", "played", "won", "ahead", "behind")

    async def seen(query: str = "") -> list[tuple[Any, ...]]:
        (friend,) = (await ada.ok("GET", f"/api/users/me/friends{query}"))["friends"]
        return [tuple(item[name] for name in counts) for item in friend["games"]]

    assert await seen() == [("harvest", 2, None, None, 0, 2), ("toy", 1, None, None, 1, 0)]
    await ben.ok("PUT", "/api/users/me/shows", {"history": True, "head_to_head": False, "last_seen": False})
    assert await seen() == [("harvest", 2, 2, 2, None, None), ("toy", 1, 1, 0, None, None)]
    assert await seen("?game=toy") == [("toy", 1, 1, 0, None, None)]


async def test_a_game_that_only_a_friend_has_played_is_told_if_they_show_it(
    server: Server, people: list[Player]
) -> None:
    ada, ben = people
    table = await ben.make({"game": "skymines", "seats": SEATS})
    won = ResultRow(seat=0, user_id=ben.id, kind="human", name="Ben", total=90, place=1, won=True)
    await results.keep(server.services.db, table["id"], "skymines", clock.now(), [won])

    async def games() -> list[str]:
        (friend,) = (await ada.ok("GET", "/api/users/me/friends"))["friends"]
        return [item["game"] for item in friend["games"]]

    assert await games() == ["harvest", "toy"]
    await ben.ok("PUT", "/api/users/me/shows", {"history": True, "head_to_head": False, "last_seen": False})
    assert await games() == ["harvest", "toy", "skymines"]


@pytest.mark.parametrize("path", ["games", "users/me/rivals", "users/me/friends"])
async def test_a_game_with_a_name_that_none_can_have_is_refused(server: Server, path: str) -> None:
    ada = await server.player("Ada")
    for name in ("%00", "a%20b", "", "x" * 51):
        assert (await ada.call("GET", f"/api/{path}?game={name}")).status_code == 422, name
