"""Two people at a table of Shackleton Base."""

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from tests.support.browser.people import Person
from tests.support.browser.serving import Site

FIRST, SECOND = ("mining", "artemis", "selenium"), ("evergreen", "sky-watch", "mars")
"""Corporations of a game."""
Device = dict[str, Any] | None
NewPerson = Callable[..., Awaitable[Person]]


async def sit_down(
    site: Site, new_person: NewPerson, device: Device = None, corporations: tuple[str, ...] = FIRST
) -> list[Person]:
    """A host, on this device, and a guest at a table that has begun."""
    ada, ben = await new_person(site.url, "Ada", **(device or {})), await new_person(site.url, "Ben")
    await ada.call("POST", "/api/users", {"name": "Ada"})
    options = {"corporations": corporations, "first_player": 0}
    wish = {"game": "shackleton", "options": options, "seats": [{"kind": "human"}, {"kind": "human"}]}
    table = await ada.call("POST", "/api/games", wish)
    invitation = urlsplit(table["invite_url"])
    await ben.join(f"{invitation.path}?{invitation.query}")
    await ada.call("POST", f"/api/games/{table['id']}/start")
    await ada.page.goto(f"/t/{table['id']}")
    await ada.at_table()
    await ben.at_table()
    return [ada, ben]
