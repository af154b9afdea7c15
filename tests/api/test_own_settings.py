"""What people choose for themselves comes with them to every device."""

import html
import json
import re
from typing import Any, get_args

import pytest

from app.accounts.own_settings import CHOICES
from app.api.bodies import ChangedSettings
from tests.support.server import Player, Server
from tests.support.sessions import elsewhere

PATH = "/api/users/me/settings"


async def told_by_pages(player: Player, path: str = "/") -> dict[str, Any] | None:
    """What the page's first line says of its reader."""
    found = re.search(r" data-own='([^']*)'", (await player.call("GET", path)).text)
    return None if found is None else json.loads(html.unescape(found[1]))


def test_the_body_takes_what_can_be_chosen_and_nothing_else() -> None:
    taken = {
        name: get_args(next(kind for kind in get_args(field.annotation) if kind is not type(None)))
        for name, field in ChangedSettings.model_fields.items()
    }
    assert taken == CHOICES


async def test_nothing_is_chosen_at_first(server: Server) -> None:
    ada = await server.player("Ada")
    assert await ada.ok("GET", PATH) == {}
    assert await told_by_pages(ada) == {"id": ada.id, "chosen": {}}


async def test_what_is_chosen_stays_beside_what_was_chosen_before(server: Server) -> None:
    ada = await server.player("Ada")
    assert await ada.ok("PATCH", PATH, {"theme": "dark", "speed": "fast"}) == {"theme": "dark", "speed": "fast"}
    chosen = {"theme": "light", "speed": "fast", "confirm": "turn"}
    assert await ada.ok("PATCH", PATH, {"theme": "light", "confirm": "turn", "sound": None}) == chosen
    assert await ada.ok("GET", PATH) == chosen
    assert await ada.ok("PATCH", PATH, {}) == chosen


async def test_other_processes_and_pages_know_at_once(server: Server) -> None:
    ada = await server.player("Ada")
    other = await elsewhere(server, ada)
    assert await told_by_pages(other) == {"id": ada.id, "chosen": {}}
    await ada.ok("PATCH", PATH, {"contrast": "more"})
    assert await told_by_pages(ada) == {"id": ada.id, "chosen": {"contrast": "more"}}
    assert (await told_by_pages(other) or {})["chosen"] == {"contrast": "more"}
    assert await other.ok("GET", PATH) == {"contrast": "more"}


async def test_each_person_has_their_own(server: Server) -> None:
    ada, bob = await server.player("Ada"), await server.player("Bob")
    await ada.ok("PATCH", PATH, {"type": "large"})
    assert await bob.ok("GET", PATH) == {}


async def test_a_stranger_has_none(server: Server) -> None:
    ada = await server.player("Ada")
    ada.client.headers.pop("authorization", None)
    ada.client.cookies.clear()
    assert (await ada.call("GET", PATH)).status_code == 401
    assert (await ada.call("PATCH", PATH, {"theme": "dark"})).status_code == 401
    assert await told_by_pages(ada) is None


@pytest.mark.parametrize(
    ("body", "place"),
    [
        ({"theme": "purple"}, "theme"),
        ({"sound": True}, "sound"),
        ({"speed": ["fast"]}, "speed"),
        ({"volume": "on"}, "volume"),
        ([], ""),
    ],
)
async def test_what_nobody_can_choose_is_refused_with_its_place(server: Server, body: Any, place: str) -> None:
    ada = await server.player("Ada")
    await ada.ok("PATCH", PATH, {"theme": "dark"})
    refused = await ada.call("PATCH", PATH, {"contrast": "more", **body} if isinstance(body, dict) else body)
    assert (refused.status_code, refused.json()["code"]) == (422, "malformed-request")
    assert place in refused.json()["detail"]
    assert await ada.ok("GET", PATH) == {"theme": "dark"}


async def test_what_another_version_has_kept_is_not_told(server: Server) -> None:
    ada = await server.player("Ada")
    kept = '{"theme": "sepia", "smell": "moon dust", "speed": "off"}'
    await server.services.db.do("UPDATE users SET settings = $2 WHERE id = $1", ada.id, kept)
    assert await ada.ok("GET", PATH) == {"speed": "off"}


async def test_they_are_in_the_copy_of_a_users_data_and_go_with_the_account(server: Server) -> None:
    ada = await server.player("Ada")
    await ada.ok("PATCH", PATH, {"own_colour": "blue"})
    assert (await ada.ok("GET", "/api/users/me/export"))["settings"] == {"own_colour": "blue"}
    await ada.ok("POST", "/api/users/me/deletion", {"current": None})
    assert await server.services.db.rows("SELECT settings FROM users WHERE id = $1", ada.id) == []
