"""Pictures beside links: one of each game and of the site, and invitations for who has them."""

from html import unescape

from app.pages.games import PagesOfGames
from app.pages.link_pictures import SITE_GROUND, ground_of
from tests.support.chat_pictures import MAX_BYTES
from tests.support.fetching import get, shared
from tests.support.games import REGISTERED
from tests.support.server import Server

PNG = b"\x89PNG"
GAMES = ("skymines", "shackleton", "site")


async def test_each_game_has_a_picture_of_its_own_and_the_site_another(server: Server) -> None:
    grounds = {ground_of(PagesOfGames({game.name: game.pages for game in REGISTERED}), name) for name in GAMES}
    assert grounds == {"img/link-skymines.png", "img/link-shackleton.png", SITE_GROUND}
    answer = await get(server, "/pictures/shackleton.png")
    assert answer.content.startswith(PNG) and len(answer.content) < MAX_BYTES
    assert (await get(server, "/pictures/chess.png")).status_code == 404


async def test_pages_of_a_game_show_its_picture_and_home_that_of_the_site(server: Server) -> None:
    for page, name in (
        ("/", "site"),
        ("/?game=shackleton", "shackleton"),
        ("/shackleton/five-minutes", "shackleton"),
        ("/skymines/rules", "skymines"),
    ):
        assert shared(await get(server, page))["image"] == f"http://test/pictures/{name}.png?language=en"


async def test_an_invitation_shows_host_game_and_free_seats(server: Server) -> None:
    ada = await server.player("Ada")
    made = await ada.make({"game": "shackleton", "seats": [{"kind": "human"}] * 3})
    link = made["invite_url"].removeprefix("http://test")
    tags = shared(await get(server, link))
    assert (tags["title"], tags["description"]) == (
        "Ada invites you to Shackleton Base",
        "2 seats of 3 are free. Open the link and sit down.",
    )
    picture = unescape(tags["image"]).removeprefix("http://test")
    answer = await get(server, picture)
    assert answer.content.startswith(PNG) and len(answer.content) < MAX_BYTES
    assert answer.headers["cache-control"] == "private, max-age=300"
    without = f"/t/{made['id']}/invitation.png"
    for wrong in (without, f"{without}?invite=wrong"):
        assert (await get(server, wrong)).status_code == 404
    assert "Ada" not in str(shared(await get(server, f"/t/{made['id']}")))
