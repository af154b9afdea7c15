"""Two people and Luna play all seven rounds with the mouse, from the home page to the final scores."""

from playwright.async_api import expect

from app.messages import say
from tests.browser.conftest import NewPerson
from tests.browser.people import Person, next_to_act
from tests.browser.serving import Site
from tests.browser.taste import Taste

MOVES_AT_MOST = 700


async def scores_on(person: Person) -> dict[str, int]:
    """All numbers of the final scores on a screen: `0:tank` is a category of a seat, `0` a seat's total."""
    await expect(person.page.get_by_role("dialog", name=say("final-scores"))).to_be_visible()
    found: dict[str, int] = await person.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('[data-score], [data-total]')].map((cell) =>
          [cell.dataset.score ?? cell.dataset.total, Number(cell.querySelector('b').textContent)]))"""
    )
    return found


async def test_two_people_and_luna_play_to_the_final_scores(own_site: Site, new_person: NewPerson) -> None:
    ada = await new_person(own_site.url, "Ada")
    ben = await new_person(own_site.url, "Ben")
    await ben.join(await ada.host_for_friends())
    await ada.press("lobby-add-luna")
    await expect(ada.page.get_by_text(say("seat-kind-luna", level=2))).to_be_visible()
    await ada.start()
    await ben.at_table()

    tastes = {ada.name: Taste("Ada"), ben.name: Taste("Ben")}
    for _ in range(MOVES_AT_MOST):
        asked = await next_to_act([ada, ben])
        if asked is None:
            break
        person, shown = asked
        await tastes[person.name].act(person, shown)

    on_board = tastes[ada.name].on_board | tastes[ben.name].on_board
    assert {"UseResources", "Acquire", "EnterSector", "PlaceMarker"} <= on_board
    assert tastes[ada.name].not_on_board | tastes[ben.name].not_on_board == set()
    assert min(ada.clicks, ben.clicks) > 100

    seen = await scores_on(ada)
    assert seen == await scores_on(ben)
    game = await ada.call("GET", f"/api/games/{ada.game}")
    assert game["status"] == "finished"
    assert seen == {
        **{str(seat["seat"]): seat["total"] for seat in game["view"]["scores"]},
        **{
            f"{seat['seat']}:{category['key']}": category["total"]
            for seat in game["view"]["scores"]
            for category in seat["categories"]
        },
    }
    assert len(seen) == 3 * 8
    names = [game["view"]["seats"][seat]["name"] for seat in game["view"]["winners"]]
    for person in (ada, ben):
        for name in names:
            await expect(person.page.locator(".winners")).to_contain_text(name)
