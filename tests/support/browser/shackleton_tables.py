"""People at a table of Shackleton Base, before a page or beside it."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.browser.short_games import played

FIRST, SECOND = ("mining", "artemis", "selenium"), ("evergreen", "sky-watch", "mars")
"""Corporations of a game."""
ROUNDS = 3
SHORT = ("FinishRearranging", "EndTurn", "Decline", "VisitGateway")
"""Kinds of moves by which a round is soon over."""
Device = dict[str, Any] | None
NewPerson = Callable[..., Awaitable[Person]]


async def sit_down(
    site: Site,
    new_person: NewPerson,
    device: Device = None,
    corporations: tuple[str, ...] = FIRST,
    guests: Sequence[str] = ("Ben",),
) -> list[Person]:
    """A host, on this device, and guests at a table that has begun."""
    ada = await new_person(site.url, "Ada", **(device or {}))
    others = [await new_person(site.url, name) for name in guests]
    await ada.call("POST", "/api/users", {"name": "Ada"})
    options = {"corporations": corporations, "first_player": 0}
    wish = {"game": "shackleton", "options": options, "seats": [{"kind": "human"}] * (1 + len(others))}
    table = await ada.call("POST", "/api/games", wish)
    invitation = urlsplit(table["invite_url"])
    for guest in others:
        await guest.join(f"{invitation.path}?{invitation.query}")
    await ada.call("POST", f"/api/games/{table['id']}/start")
    await ada.page.goto(f"/t/{table['id']}")
    people = [ada, *others]
    for person in people:
        await person.at_table()
    return people


async def finished(people: list[Person]) -> str:
    """A game of these two, played beside their pages to its end; gives its id."""
    options = {"corporations": FIRST, "first_player": 0}
    return await played(people, "shackleton", options, lambda choices: shortest(choices["choices"]))


def shortest(choices: list[dict[str, Any]]) -> dict[str, Any]:
    """The move with which a round is over soonest."""
    return next((move for kind in SHORT for move in choices if move["type"] == kind), choices[0])
