"""Other options for a table before its game, with the level of the automa that goes with them."""

from typing import Any

import pytest

from tests.support.server import Player, Server
from tests.support.toy import Toy

HUMAN = {"kind": "human"}


async def with_astrobot(ada: Player, hard: list[str] | None = None) -> dict[str, Any]:
    """A table of one person and AstroBot, with these cards on their hard side."""
    astrobot = {"kind": "automa", "level": len(hard or [])}
    options = {"corporations": "first", **({"hard": hard} if hard else {})}
    return await ada.make({"game": "shackleton", "seats": [HUMAN, astrobot], "options": options})


class TestChangingOptions:
    async def test_the_host_turns_other_cards_of_astrobot_with_its_level(self, server: Server) -> None:
        ada = await server.player("Ada")
        made = await with_astrobot(ada, ["B"])
        path = f"/api/games/{made['id']}"
        options = {"corporations": "first", "hard": ["A", "C"]}
        body = {"options": options, "levels": [{"seat": 1, "level": 2}]}
        answer = await ada.ok("PUT", f"{path}/options", body)
        assert answer["options"] == options
        assert [(seat["kind"], seat["level"], seat["name"]) for seat in answer["seats"][1:]] == [
            ("automa", 2, "AstroBot")
        ]
        assert (await ada.look(made["id"]))["options"] == options
        await ada.ok("POST", f"{path}/start")
        started = (await ada.ok("GET", f"{path}/log"))["entries"][0]["events"][0]
        first, _, third = started["corporations"]
        assert started["astrobot"]["hard"] == [first, third]

    async def test_what_does_not_go_together_is_refused_and_changes_nothing(self, server: Server) -> None:
        ada = await server.player("Ada")
        made = await with_astrobot(ada, ["B"])
        path = f"/api/games/{made['id']}"
        changed = {"corporations": "first", "hard": ["A", "C"]}
        refused = await ada.call("PUT", f"{path}/options", {"options": changed})
        assert (refused.status_code, refused.json()["code"]) == (422, "wrong-number-of-hard-cards")
        refused = await ada.call("PUT", f"{path}/options", {"options": {}, "levels": [{"seat": 0, "level": 1}]})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-options")
        refused = await ada.call("PUT", f"{path}/options", {"options": {}, "levels": [{"seat": 5, "level": 1}]})
        assert (refused.status_code, refused.json()["code"]) == (404, "no-such-seat")
        assert (await ada.look(made["id"]))["options"] == {"corporations": "first", "hard": ["B"]}

    async def test_only_the_host_may_and_only_before_the_game(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        ada, ben = table.players
        refused = await ben.call("PUT", table.path("/options"), {"options": {}})
        assert (refused.status_code, refused.json()["code"]) == (403, "not-the-host")
        refused = await ada.call("PUT", table.path("/options"), {"options": {}})
        assert (refused.status_code, refused.json()["code"]) == (409, "already-started")

    async def test_what_a_former_game_hands_on_is_neither_taken_up_nor_lost(
        self, server: Server, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ada = await server.player("Ada")
        path = f"/api/games/{(await ada.make({'game': 'toy', 'seats': [HUMAN, HUMAN]}))['id']}"
        monkeypatch.setattr(Toy, "has_carried_over", lambda _, options: options.get("target") == 2)
        refused = await ada.call("PUT", f"{path}/options", {"options": {"target": 2}})
        assert (refused.status_code, refused.json()["code"]) == (422, "carried-options")
        monkeypatch.setattr(Toy, "has_carried_over", lambda _, options: not options)
        refused = await ada.call("PUT", f"{path}/options", {"options": {"target": 2}})
        assert (refused.status_code, refused.json()["code"]) == (422, "carried-options")
