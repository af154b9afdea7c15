"""Two people in their first turns, with a card planned each."""

from typing import Any

from tests.browser.conftest import NewPerson
from tests.support.browser.people import Offered, Person, Shown
from tests.support.browser.serving import Site


async def acting(site: Site, new_person: NewPerson, **options: Any) -> tuple[Person, Person]:
    """Two people in their first turns, with a card planned each: the one whose turn it is, and the one who waits.

    `options` are those of their browsers.
    """
    ada = await new_person(site.url, "Ada", **options)
    ben = await new_person(site.url, "Ben", **options)
    await ada.open_table([{"kind": "human"}] * 2, {"tokens": "first-game"})
    game = (await ada.call("GET", "/api/games?mine"))["games"][0]
    await ben.call("POST", "/api/users", {"name": ben.name})
    invite = game["invite_url"].rpartition("=")[2]
    await ben.call("POST", f"/api/games/{game['id']}/join", {"invite": invite})
    await ada.call("POST", f"/api/games/{game['id']}/start")
    for person in (ada, ben):
        await person.page.goto(f"/t/{game['id']}")
        await person.choose((await person.until_asked("ChooseToken")).offers[0])
    for person in (ada, ben):
        shown = await person.until_asked("Planning")
        await person.plan([card for card in shown.hand if not card.startswith("share")][:1])
    seq = (await ada.call("GET", f"/api/games/{ada.game}"))["seq"]
    seen = [(person, (await person.until(seq)).mine) for person in (ada, ben)]
    actor, waiter = sorted(seen, key=lambda item: not item[1])
    return actor[0], waiter[0]


def markers(shown: Shown) -> list[Offered]:
    """Bonus markers that ask nothing more once they are placed: those on the spaces of tiles."""
    return [offer for offer in shown.offers if offer.kind == "PlaceMarker" and "tile" in offer.move["space"]]
