"""What friends see of each other: as each of them wishes, at once, and nothing for those who are blocked."""

from typing import Any

from tests.support.finished import finished
from tests.support.server import Json, Player, Server
from tests.support.words import say

HIDDEN = {"seen": None, "played": None, "won": None, "ahead": None, "behind": None}


async def seen_of(player: Player) -> Json:
    """What a player sees of their one friend."""
    (friend,) = (await player.ok("GET", "/api/users/me/friends"))["friends"]
    return {name: friend[name] for name in HIDDEN}


async def show(player: Player, *what: str) -> None:
    wished = {name: name in what for name in ("history", "head_to_head", "last_seen")}
    assert await player.ok("PUT", "/api/users/me/shows", wished) == wished
    assert await player.ok("GET", "/api/users/me/shows") == wished


async def rivals(player: Player) -> list[Any]:
    found: list[Any] = (await player.ok("GET", "/api/users/me/rivals"))["people"]
    return found


async def test_at_first_friends_see_how_their_own_games_went_and_no_more(server: Server) -> None:
    ada, ben = (await finished(server, "Ada", "Ben")).players
    assert await seen_of(ada) == HIDDEN | {"ahead": 1, "behind": 0}
    assert await seen_of(ben) == HIDDEN | {"ahead": 0, "behind": 1}


async def test_each_thing_is_shown_by_itself_and_not_to_who_is_blocked(server: Server) -> None:
    ada, ben = (await finished(server, "Ada", "Ben")).players
    await show(ada)
    assert await seen_of(ben) == HIDDEN
    assert await rivals(ben) == []
    assert say("games-with", name="Ada") in (await ben.client.get(f"/me/games?with={ada.id}")).text
    assert [rival["name"] for rival in await rivals(ada)] == ["Ben"]
    await show(ada, "history")
    assert await seen_of(ben) == HIDDEN | {"played": 1, "won": 1}
    await show(ada, "last_seen")
    (session,) = (await ada.ok("GET", "/api/users/me/sessions"))["sessions"]
    assert await seen_of(ben) == HIDDEN | {"seen": session["seen"]}
    await ada.ok("PUT", f"/api/users/me/blocks/{ben.id}")
    assert await seen_of(ben) == HIDDEN
    assert (await ada.ok("GET", "/api/users/me/friends"))["friends"] == []
    assert [item["id"] for item in (await ada.ok("GET", "/api/users/me/blocks"))["blocks"]] == [ben.id]


async def test_only_friends_are_blocked_by_their_id(server: Server) -> None:
    ada, eve = await server.player("Ada"), await server.player("Eve")
    for whom in (eve.id, ada.id, "nobody"):
        refused = await ada.call("PUT", f"/api/users/me/blocks/{whom}")
        assert (refused.status_code, refused.json()["code"]) == (404, "no-such-friend")
