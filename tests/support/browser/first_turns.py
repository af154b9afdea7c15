"""Two people in their first turns, with a card planned each."""

from typing import Any

from tests.browser.conftest import NewPerson
from tests.support.browser.people import Move, Offered, Person, Shown
from tests.support.browser.serving import Site


async def acting(site: Site, new_person: NewPerson, **options: Any) -> tuple[Person, Person]:
    """Two people in their first turns, with a card planned each: the one whose turn it is, and the one who waits. What
    they have chosen and planned was sent beside their pages, which have seen it come.

    `options` are those of their browsers.
    """
    people = ada, ben = [await new_person(site.url, name, **options) for name in ("Ada", "Ben")]
    game = await ada.open_table([{"kind": "human"}] * 2, {"tokens": "first-game"}, visibility="public")
    path = f"/api/games/{game}"
    await ben.become_guest()
    await ben.call("POST", f"{path}/join")
    await ada.call("POST", f"{path}/start")
    for person in people:
        await person.page.goto(f"/t/{game}")
        await person.until_asked("ChooseToken")
    for make in (lambda asked: asked["choices"][0], lambda asked: with_one_card(asked["form"])):
        for person in people:
            asked = await person.call("GET", f"{path}/choices")
            await person.call("POST", f"{path}/moves", {"seq": asked["seq"], "move": make(asked)})
    table = await ada.call("GET", path)
    for person in people:
        await person.until(table["seq"])
    return (ada, ben) if table["me"] in table["to_move"] else (ben, ada)


def with_one_card(form: dict[str, Any]) -> Move:
    """The plan with the first card that brings no share."""
    card = next(card for card in form["cards"] if not card.startswith("share"))
    return {"type": "Plan", "cards": [card if slot == form["slots"][0] else None for slot in "ABCDE"]}


def markers(shown: Shown) -> list[Offered]:
    """Bonus markers that ask nothing more once they are placed: those on the spaces of tiles."""
    return [offer for offer in shown.offers if offer.kind == "PlaceMarker" and "tile" in offer.move["space"]]
