"""Each page as a stranger, a friend with a link, a player and the host get it."""

import html
import re
from typing import Any

import httpx
import pytest

from app.accounts.own_settings import CHOICES
from app.games.skymines import SKYMINES
from app.pages.shackleton.learning import LEARNING as SHACKLETON
from app.pages.shell import SETTINGS_PARTS
from app.pages.skymines.learning import LEARNING
from tests.support.chat_pictures import MAX_BYTES
from tests.support.fetching import TWO, boot, get, shared
from tests.support.server import Json, Player, Server


async def opened(host: Player, **more: Any) -> tuple[Json, str]:
    """A lobby of two, with the path of its invite link."""
    made = await host.make({"game": "skymines", "seats": TWO, **more})
    return made, made["invite_url"].removeprefix("http://test")


def hosting(page: str) -> str:
    """The part of the home page with the form that hosts a table."""
    return page[page.index('<section class="opening"') :]


def heading(page: httpx.Response) -> str:
    """The first heading."""
    found = re.search(r"<h1>(.*?)</h1>", page.text, re.S)
    return found[1] if found else ""


class TestHome:
    async def test_a_stranger_learns_what_this_is_and_is_asked_for_a_name(self, server: Server) -> None:
        page = await get(server, "/")
        assert page.status_code == 200
        assert "neither affiliated with nor endorsed by" in page.text
        assert 'id="name"' in page.text
        assert boot(page)["user"] is None

    async def test_a_known_user_is_greeted_and_not_asked_again(self, server: Server) -> None:
        ada = await server.player("Ada <3")
        page = await get(server, "/", ada)
        assert "You are Ada &lt;3" in page.text
        assert 'id="name"' not in page.text
        assert boot(page)["user"] == {"id": ada.id, "name": "Ada <3"}

    async def test_ones_own_tables_come_first_and_for_a_stranger_what_this_is(self, server: Server) -> None:
        mine, about = 'id="mine"', 'class="tagline"'
        known = (await get(server, "/", await server.player("Ada"))).text
        stranger = (await get(server, "/")).text
        assert about not in known
        assert f'href="{LEARNING.minutes}"' in known
        assert stranger.index(about) < stranger.index(mine)
        for page in (known, stranger):
            assert page.count("<h1") == 1
            assert page.index("<h1") < page.index("<h2")

    async def test_the_game_in_five_minutes_has_one_address_and_the_former_leads_there(self, server: Server) -> None:
        for game in ("skymines", "shackleton"):
            former = await get(server, f"/{game}/in-five-minutes")
            assert (former.status_code, former.headers["location"]) == (308, f"/{game}/five-minutes")
            assert (await get(server, f"/{game}/five-minutes")).status_code == 200

    async def test_the_form_says_of_which_game_it_is_and_leads_to_that_of_another(self, server: Server) -> None:
        page = (await get(server, "/")).text
        form = hosting(page)
        assert '<h2 id="host">Host a table of Skymines</h2>' in form
        switch = re.findall(r'href="/\?game=(\w+)#host"( aria-current="page")?', form)
        offered = re.findall('<li class="card preset" data-game="(.*?)"', page)
        assert switch == [(game, ' aria-current="page"' if game == "skymines" else "") for game in offered]
        assert len(offered) > 1
        other = hosting((await get(server, "/?game=shackleton")).text)
        assert '<h2 id="host">Host a table of Shackleton Base</h2>' in other

    async def test_the_form_is_of_the_game_that_one_sat_down_to_last(self, server: Server) -> None:
        ada = await server.player("Ada")
        for game in ("skymines", "shackleton"):
            await ada.make({"game": game, "seats": TWO})
            page = await get(server, "/", ada)
            assert boot(page)["game"] == game
            assert '<a class="button" href="#host">Host a table</a>' in page.text
        assert boot(await get(server, "/?game=skymines", ada))["game"] == "skymines"
        assert boot(await get(server, "/"))["game"] == "skymines"

    async def test_each_game_is_played_learnt_and_looked_up_from_its_card(self, server: Server) -> None:
        """For those who have tables as for strangers."""
        for player in (None, await server.player("Ada")):
            page = (await get(server, "/", player)).text
            for learning, own in ((LEARNING, True), (SHACKLETON, False)):
                card = page.partition(f'<li class="card preset" data-game="{learning.game}">')[2].partition(
                    "</div>\n    </li>"
                )[0]
                play = "#host" if own else f"/?game={learning.game}#host"
                assert re.findall(r'<a class="button" href="(.*?)"', card) == [
                    play,
                    learning.first_game,
                    learning.rules,
                ]
                assert f'href="{learning.minutes}"' in card

    async def test_robots_are_offered_with_their_strength(self, server: Server) -> None:
        form = hosting((await get(server, "/?game=skymines")).text)
        levels = [level.name for level in SKYMINES.robots.levels]
        for kind, offered in (("stand_in", r"(\d) of (\d): "), ("kind-2", r"Robot (\d) of (\d): ")):
            [listed] = re.findall(rf'<select[^>]* name="{kind}".*?</select>', form, re.S)
            found = re.findall(rf">{offered}", listed)
            assert found == [(str(rank + 1), str(len(levels))) for rank in range(len(levels))]

    async def test_home_is_night_behind_the_first_words_alone(self, server: Server) -> None:
        """Below them, and for those who have tables, it has the palette of all pages."""
        stranger = (await get(server, "/")).text
        known = (await get(server, "/", await server.player("Ada"))).text
        night = re.compile(r'class="([\w -]+) nightside"')
        assert {"site", "hero", "sky"} <= set(night.findall(stranger))
        assert not {"site", "hero", "sky"} & set(night.findall(known))
        for page in (stranger, known):
            assert re.search(r'<body class="page home[^"]*"', page)
            assert not re.search(r'<body class="[^"]*nightside', page)

    async def test_a_session_that_nobody_knows_is_a_stranger(self, server: Server) -> None:
        page = await server.client("forged").get("/")
        assert page.status_code == 200
        assert boot(page)["user"] is None

    @pytest.mark.parametrize("path", ["/", "/docs", "/openapi.json", "/no/page"])
    async def test_the_head_of_a_page_can_be_asked_for_alone(self, server: Server, path: str) -> None:
        async with server.client() as monitor:
            page, head = await monitor.get(path), await monitor.head(path)
        assert head.status_code == page.status_code
        assert head.headers["content-type"] == page.headers["content-type"]

    async def test_nothing_comes_from_third_parties(self, server: Server) -> None:
        page = await get(server, "/")
        assert "default-src 'self'" in page.headers["content-security-policy"]
        outside = re.findall(r'(?:src|href)="(?:https?:)?//[^"]*"', page.text)
        assert outside == []


class TestSettings:
    async def test_every_page_of_ones_own_leads_to_them_and_each_part_to_all_others(self, server: Server) -> None:
        ada = await server.player("Ada")
        for path in ("/", "/friends", "/me/games", *SETTINGS_PARTS):
            page = await get(server, path, ada)
            assert page.status_code == 200
            header = page.text[page.text.index("<header") : page.text.index("</header>")]
            assert re.findall(r'href="(/\w[^"]*)"', header) == ["/friends", "/me/games", "/account"]
            ways = re.findall(r'<li><a href="([^"]*)"( aria-current="page")?>', page.text)
            here = [(part, ' aria-current="page"' if part == path else "") for part in SETTINGS_PARTS]
            assert ways == ([*here, ("/account#sign-out", "")] if path in SETTINGS_PARTS else [])

    @pytest.mark.parametrize("path", [path for path in SETTINGS_PARTS if path.startswith("/account")])
    async def test_strangers_are_led_to_sign_in_or_told_why(self, server: Server, path: str) -> None:
        page = await get(server, path)
        assert page.status_code in {303, 401}
        assert page.status_code == 401 or page.headers["location"] == f"/sign-in?next={path}"

    async def test_how_pages_look_is_chosen_there_by_a_person_and_at_the_foot_by_a_stranger(
        self, server: Server
    ) -> None:
        ada = await server.player("Ada")
        assert 'name="theme"' in (await get(server, "/")).text
        assert 'name="theme"' not in (await get(server, "/", ada)).text
        looks = (await get(server, "/account/looks", ada)).text
        assert {name for name in CHOICES if f'name="{name}"' in looks} == set(CHOICES)

    async def test_signing_out_says_to_a_guest_what_is_lost_and_how_not_to_lose_it(self, server: Server) -> None:
        page = (await get(server, "/account", await server.player("Ada"))).text
        leaving = page[page.index('<dialog id="signing-out"') :]
        assert "You are a guest" in leaving
        assert '<a class="button" href="/account/sign-in">' in leaving


class TestInvitation:
    async def test_a_friend_is_asked_to_sit_down(self, server: Server) -> None:
        _, link = await opened(await server.player("Ada"))
        page = await get(server, link)
        assert page.status_code == 200
        assert heading(page) == "Ada invites you to Skymines"
        assert page.text.count('<li class="free"') == 1
        assert '<meta property="og:description" content="1 seat of 2 is free.' in page.text

    async def test_a_full_table_says_so_and_shows_a_way_on(self, server: Server) -> None:
        made, link = await opened(await server.player("Ada"))
        bo = await server.player("Bo")
        await bo.ok("POST", f"/api/games/{made['id']}/join", {"invite": link.rpartition("=")[2]})
        page = await get(server, link)
        assert (page.status_code, heading(page)) == (409, "This table is full")
        assert (await get(server, link, bo)).status_code == 200
        way = f"{link}&watch=1"
        assert way.replace("&", "&amp;") in page.text
        assert (await get(server, way)).status_code == 200

    async def test_a_game_that_has_begun_can_be_watched_with_the_link(self, server: Server) -> None:
        ada = await server.player("Ada")
        made, link = await opened(ada, seats=[{"kind": "human"}, {"kind": "automa"}])
        await ada.ok("POST", f"/api/games/{made['id']}/start")
        page = await get(server, link)
        assert (page.status_code, heading(page)) == (409, "This game has begun")
        watching = await get(server, f"{link}&watch=1")
        assert 'id="table"' in watching.text
        assert boot(watching)["invite"] == link.rpartition("=")[2]

    async def test_a_link_to_one_seat_is_an_invitation_to_it_until_it_was_used(self, server: Server) -> None:
        ada = await server.player("Ada")
        made, link = await opened(ada)
        bo, heir = await server.player("Bo"), await server.player("Bo again")
        await bo.ok("POST", f"/api/games/{made['id']}/join", {"invite": link.rpartition("=")[2]})
        await ada.ok("POST", f"/api/games/{made['id']}/start")
        own = (await bo.ok("POST", f"/api/games/{made['id']}/seats/1/link"))["url"].removeprefix("http://test")
        for _ in range(2):
            assert "the seat of Bo" in (await get(server, own, heir)).text
        await heir.ok("POST", f"/api/games/{made['id']}/join", {"invite": own.rpartition("=")[2]})
        assert 'id="table"' in (await get(server, own, heir)).text
        assert (await get(server, own)).status_code == 404


class TestTable:
    async def test_a_private_table_and_one_that_does_not_exist_look_alike(self, server: Server) -> None:
        made, _ = await opened(await server.player("Ada"))
        private = await get(server, f"/t/{made['id']}")
        none = await get(server, "/t/nowhere")
        wrong = await get(server, f"/t/{made['id']}?invite=guess")
        assert [page.status_code for page in (private, none, wrong)] == [404, 404, 404]
        own = re.compile(r'nonce="[^"]*"|/sign-in\?next=[^"]*')
        assert len({own.sub("", page.text) for page in (private, none, wrong)}) == 1
        assert "Ada" not in private.text

    async def test_players_and_host_see_the_lobby_then_the_table(self, server: Server) -> None:
        ada = await server.player("Ada")
        made, _ = await opened(ada, seats=[{"kind": "human"}, {"kind": "automa"}])
        lobby = await get(server, f"/t/{made['id']}", ada)
        assert "js/pages/lobby.ts" in lobby.text
        assert boot(lobby)["most_seats"] == 4
        await ada.ok("POST", f"/api/games/{made['id']}/start")
        table = await get(server, f"/t/{made['id']}", ada)
        assert "js/skymines/main.ts" in table.text
        told = boot(table)
        assert (told["id"], told["invite"]) == (made["id"], None)
        assert "log-track-at" in told["messages"]

    async def test_the_words_of_explanations_are_asked_for_later_and_kept_for_ever(self, server: Server) -> None:
        ada = await server.player("Ada")
        made, _ = await opened(ada, seats=[{"kind": "human"}, {"kind": "automa"}])
        await ada.ok("POST", f"/api/games/{made['id']}/start")
        told = boot(await get(server, f"/t/{made['id']}", ada))
        assert "\nexplain-sector=" not in told["messages"]
        assert "js/skymines/explaining.ts" in told["explain"]["script"]
        later = await get(server, told["explain"]["words"])
        assert "\nexplain-sector=" in later.text
        assert later.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        for elsewhere in ("/words/explain-000000000000.ftl", "/words/pages.ftl"):
            assert (await get(server, elsewhere)).status_code == 404

    async def test_a_table_is_sent_only_what_its_modules_need(self, server: Server) -> None:
        ada = await server.player("Ada")
        sent = {}
        tables = (("moon", "automa", ()), ("belt", "automa", ("belt", "missions")), ("robot", "robot", ()))
        for name, kind, modules in tables:
            options: Json = {"modules": {module: {} for module in modules}} if modules else {}
            seats = [{"kind": "human"}, {"kind": kind}]
            made = await ada.make({"game": "skymines", "seats": seats, "options": options})
            await ada.ok("POST", f"/api/games/{made['id']}/start")
            page = await get(server, f"/t/{made['id']}", ada)
            address = boot(page)["facts"]
            assert f'<link rel="preload" as="fetch" crossorigin="anonymous" href="{html.escape(address)}">' in page.text
            sent[name] = await ada.client.get(address)
        assert sent["moon"].json()["facts"]["moon"]["sectors"] and not sent["belt"].json()["facts"]["moon"]["sectors"]
        assert sent["belt"].json()["facts"]["luna"]["cards"] and not sent["robot"].json()["facts"]["luna"]["cards"]
        assert len({answer.headers["etag"] for answer in sent.values()}) == len(tables)

    async def test_a_table_s_typefaces_are_on_their_way_before_it_is_drawn(self, server: Server) -> None:
        ada = await server.player("Ada")
        made, _ = await opened(ada, seats=[{"kind": "human"}, {"kind": "automa"}])
        await ada.ok("POST", f"/api/games/{made['id']}/start")
        page = (await get(server, f"/t/{made['id']}", ada)).text
        used = set(re.findall(r"@font-face [^}]*url\(([^)]+)\)", page))
        begun = set(re.findall(r'<link rel="preload" as="font"[^>]* href="([^"]+)"', page))
        assert len(used) == 2 and begun == used

    async def test_anybody_sees_a_public_lobby(self, server: Server) -> None:
        made, _ = await opened(await server.player("Ada"), visibility="public")
        page = await get(server, f"/t/{made['id']}")
        assert (page.status_code, heading(page)) == (200, "Table of Ada")

    async def test_people_of_the_table_make_links_to_seats(self, server: Server) -> None:
        ada, bo, eve = [await server.player(name) for name in ("Ada", "Bo", "Eve")]
        made, link = await opened(ada)
        await bo.ok("POST", f"/api/games/{made['id']}/join", {"invite": link.rpartition("=")[2]})
        path = f"/t/{made['id']}/seats"
        pages = [await get(server, path, player) for player in (ada, bo, eve, None)]
        assert [page.status_code for page in pages] == [200, 200, 404, 404]
        public, _ = await opened(ada, visibility="public")
        assert (await get(server, f"/t/{public['id']}/seats", eve)).status_code == 403

    async def test_a_name_cannot_break_out_of_the_page(self, server: Server) -> None:
        made, link = await opened(await server.player("</script><i>"))
        page = await get(server, link)
        assert "<i>" not in page.text
        assert made["id"] == boot(page)["id"]


class TestElsewhere:
    async def test_an_unknown_address_is_a_page_with_a_way_home(self, server: Server) -> None:
        page = await get(server, "/what/is/this")
        assert page.status_code == 404
        assert '<a class="button main" href="/">' in page.text

    async def test_programs_get_problem_documents(self, server: Server) -> None:
        answer = await get(server, "/api/nothing")
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "application/problem+json"

    async def test_an_unreachable_database_is_a_page_that_says_so(self, server: Server) -> None:
        ada = await server.player("Ada")
        made, _ = await opened(ada)
        await server.services.db.close()
        page = await get(server, f"/t/{made['id']}", ada)
        assert page.status_code == 503
        assert heading(page) == "The server cannot reach its records"


class TestChats:
    """What a link to a table shows where it is sent."""

    async def begun(self, server: Server, visibility: str) -> tuple[Player, Json]:
        """A game of Ada and Luna."""
        ada = await server.player("Ada")
        made, _ = await opened(ada, seats=[{"kind": "human"}, {"kind": "automa"}], visibility=visibility)
        await ada.ok("POST", f"/api/games/{made['id']}/start")
        await server.settle()
        return ada, made

    async def test_a_public_table_shows_names_round_and_the_moon(self, server: Server) -> None:
        _, made = await self.begun(server, "public")
        tags = shared(await get(server, f"/t/{made['id']}"))
        assert tags["title"] == "Skymines: Ada and Luna, round 1"
        assert tags["image"].startswith(f"http://test/t/{made['id']}/")
        picture = await get(server, tags["image"].removeprefix("http://test"))
        assert picture.headers["content-type"] == "image/png"
        assert picture.content.startswith(b"\x89PNG")
        assert len(picture.content) < MAX_BYTES
        for number in (0, -1, 999, 2**40):
            assert (await get(server, f"/t/{made['id']}/{number}.png")).status_code == 404

    async def test_a_private_table_shows_nothing_of_itself(self, server: Server) -> None:
        ada, made = await self.begun(server, "private")
        tags = shared(await get(server, f"/t/{made['id']}"))
        assert "Ada" not in tags["title"] + tags["description"]
        assert tags["image"] == "http://test/pictures/site.png?language=en"
        assert shared(await get(server, f"/t/{made['id']}", ada))["image"] == tags["image"]
        assert (await get(server, f"/t/{made['id']}/1.png")).status_code == 404
