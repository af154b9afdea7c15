"""What clients need once, the documentation, and how the server is."""

import gzip
import re
from pathlib import Path

import pytest

from app.pages.shell import asset
from app.server import create_app
from tests.support.games import GAMES, REGISTERED
from tests.support.server import Server, running, settings
from tests.support.toy import Toy
from tests.support.words import speaking


class TestComponents:
    async def test_facts_are_cached_for_ever_and_packed_for_clients_that_unpack(self, server: Server) -> None:
        async with server.client() as client:
            facts = await client.get("/api/components/toy-1")
            plain = await client.get("/api/components/toy-1", headers={"accept-encoding": "identity"})
            packed = await client.get("/api/components/toy-1", headers={"accept-encoding": "br;q=0, gzip"})
        assert facts.json() == plain.json() == packed.json() == {"digest": "toy-1", "numbers": [1, 2, 3]}
        assert "immutable" in facts.headers["cache-control"]
        assert facts.headers["content-encoding"] == "br"
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers

    async def test_big_answers_are_packed_and_small_ones_are_not(self, server: Server) -> None:
        ada = await server.player("Ada")
        made = await ada.make({"game": "skymines", "seats": [{"kind": "human"}, {"kind": "automa"}]})
        await ada.ok("POST", f"/api/games/{made['id']}/start")
        async with server.client() as client:
            headers = {"authorization": f"Bearer {ada.token}"}
            table = await client.get(f"/api/games/{made['id']}", headers=headers)
            older = await client.get(f"/api/games/{made['id']}", headers=headers | {"accept-encoding": "gzip"})
            small = await client.get("/healthz")
        assert table.headers["content-encoding"] == "br"
        assert older.headers["content-encoding"] == "gzip"
        assert older.json() == table.json()
        assert "Accept-Encoding" in table.headers["vary"]
        assert table.json()["id"] == made["id"]
        assert "content-encoding" not in small.headers

    async def test_the_facts_of_a_game_are_those_that_its_view_names(self, server: Server) -> None:
        ada = await server.player("Ada")
        made = await ada.make({"game": "skymines", "seats": [{"kind": "human"}, {"kind": "automa"}]})
        await ada.ok("POST", f"/api/games/{made['id']}/start")
        view = (await ada.look(made["id"]))["view"]
        facts = await ada.ok("GET", f"/api/components/{view['components']}")
        assert facts["digest"] == view["components"]
        assert set(view["seats"][0]["hand"]["cards"] or ()) <= set(facts["cards"])

    async def test_names_of_modules_without_end_are_refused(self, server: Server) -> None:
        async with server.client() as client:
            many = await client.get("/api/components/toy-1", params={"modules": ["x"] * 21})
            long = await client.get("/api/components/toy-1", params={"modules": ["x" * 41]})
        assert many.status_code == long.status_code == 422

    @pytest.mark.parametrize("names", [["false"], ["", "belt"], ["belt", "sand"]])
    async def test_there_are_no_facts_of_modules_that_do_not_exist(self, server: Server, names: list[str]) -> None:
        """They would be kept for ever, one answer for each name that somebody makes up."""
        digest = GAMES.rules("skymines").component_sets()[0]
        async with server.client() as client:
            known = await client.get(f"/api/components/{digest}", params={"modules": ["belt", "threats"]})
            unknown = await client.get(f"/api/components/{digest}", params={"modules": names})
        assert known.json()["digest"] == digest
        assert (unknown.status_code, unknown.json()["code"]) == (404, "no-such-module")

    async def test_tables_without_modules_are_spared_the_facts_of_all(self, server: Server) -> None:
        digest = GAMES.rules("skymines").component_sets()[0]
        async with server.client() as client:
            every = await client.get(f"/api/components/{digest}")
            spared = await client.get(f"/api/components/{digest}?modules=")
        assert set(every.json()["modules"]) >= {"belt", "missions", "threats"}
        assert (spared.status_code, spared.json()["modules"]) == (200, {})
        assert spared.json()["moon"]["sectors"]


class TestDocumentation:
    async def test_every_route_is_described_with_an_example(self, server: Server) -> None:
        async with server.client() as client:
            document = (await client.get("/openapi.json")).json()
            page = (await client.get("/docs")).text
        for path, operations in document["paths"].items():
            assert path in page
            for operation in operations.values():
                assert operation["description"], path
        assert "EndTurn" in page
        assert all(f'id="{name}"' in page for name in document["components"]["schemas"])
        linked = set(re.findall(r'href="#([\w.]+)"', page))
        assert {"TableWithGame", "PatchMessage", "Skymines.OutpostPlaced", "Skymines.CardFact"} <= linked
        assert not re.search(r"(src|href)=.(https?:)?//", page)

    async def test_nothing_is_loaded_from_elsewhere(self, server: Server) -> None:
        async with server.client() as client:
            page = await client.get("/docs")
        assert "<script" not in page.text


async def test_static_files_are_packed_and_only_hashed_ones_are_kept_for_ever(server: Server) -> None:
    async with server.client() as client:
        style = await client.get("/static/css/table/regions.css")
        assert style.status_code == 200
        assert style.headers["cache-control"] == "no-cache"
        assert style.headers["content-encoding"] == "gzip"
        again = await client.get("/static/css/table/regions.css", headers={"if-none-match": style.headers["etag"]})
        assert again.status_code == 304
        plain = await client.get("/static/css/table/regions.css", headers={"accept-encoding": "identity"})
        assert len(gzip.compress(plain.content)) < len(plain.content)
        assert plain.text == style.text
        assert (await client.get("/static/../server.py")).status_code == 404


async def test_the_bundle_is_smaller_still_for_clients_that_unpack_brotli(server: Server) -> None:
    address = asset("js/skymines/modules/all.ts", settings(dev=False))
    async with server.client() as client:
        small = await client.get(address, headers={"accept-encoding": "gzip, br"})
        packed = await client.get(address, headers={"accept-encoding": "gzip;q=1.0"})
        beside = await client.get("/static/css/table/regions.css", headers={"accept-encoding": "gzip, br"})
        refused = await client.get(address, headers={"accept-encoding": "br; q=0.0, gzip"})
        assert (await client.get(f"{address}.br")).status_code == 404
    assert small.headers["content-encoding"] == "br"
    assert small.headers["vary"] == "Accept-Encoding"
    assert int(small.headers["content-length"]) < int(packed.headers["content-length"])
    assert refused.headers["content-encoding"] == "gzip"
    assert packed.headers["content-encoding"] == beside.headers["content-encoding"] == "gzip"


async def test_a_database_without_our_tables_is_not_ready(empty_database_url: str) -> None:
    server = Server(create_app(settings(), empty_database_url, REGISTERED))
    async with server.services.running(), server.client() as client:
        assert (await client.get("/healthz")).status_code == 200
        assert (await client.get("/readyz")).status_code == 503


async def test_an_internal_error_is_answered_as_one_and_leaks_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: object) -> tuple[str, ...]:
        raise RuntimeError("secret")

    monkeypatch.setattr(Toy, "component_sets", broken)
    async with server.client() as client:
        response = await client.get("/api/components/toy-1")
        assert (response.status_code, response.json()["code"]) == (500, "internal-error")
        assert "secret" not in response.text


async def test_facts_have_an_address_in_each_language_and_tell_the_pages_of_its_edition(
    database_url: str, tmp_path: Path
) -> None:
    digest = GAMES.rules("skymines").component_sets()[0]
    asked_for: dict[str, dict[str, str]] = {"": {}, "de": {"language": "de-AT"}, "xx": {"language": "xx"}}
    games = speaking(tmp_path, "de", "log-dropped-out = { $seat } scheidet aus.")
    async with running(database_url, games) as server, server.client() as client:
        found = {
            language: (await client.get(f"/api/components/{digest}", params=asked)).json()
            for language, asked in asked_for.items()
        }
        accepted = await client.get(f"/api/components/{digest}", headers={"accept-language": "de"})
    assert found["de"]["pages"]["energy-cards"] == "S. 12"
    assert found["de"]["occasions"]["UseEnergy"]["rule"] == "S. 12"
    assert found[""]["pages"]["energy-cards"] == "p. 12"
    assert found["xx"] == found[""] == accepted.json()


async def test_a_refusal_tells_the_place_of_its_rule_and_the_page_in_its_readers_edition(
    database_url: str, tmp_path: Path
) -> None:
    game = GAMES.rules("skymines")
    games = speaking(tmp_path, "de", "log-dropped-out = { $seat } scheidet aus.")
    async with running(database_url, games) as server:
        ada = await server.player("Ada")
        made = await ada.make({"game": "skymines", "seats": [{"kind": "human"}, {"kind": "automa"}]})
        await ada.ok("POST", f"/api/games/{made['id']}/start")
        await server.settle()
        seen = await ada.look(made["id"])
        body = {"seq": seen["seq"], "move": {"type": "DropOut"}}
        refused = await ada.call("POST", f"/api/games/{made['id']}/moves", body, accept_language="de")
    assert refused.status_code == 422
    assert refused.json()["rule"] == game.page(refused.json()["place"], "de")
    assert refused.json()["rule"].startswith("S. ")
    for item in seen["choices"]["refused"]:
        assert item["rule"] == game.page(item["place"], "en")
