"""People who play Shackleton Base through the page, with its list of choices and on its boards."""

import json
import random
import re
from collections.abc import AsyncIterator, Collection

from playwright.async_api import expect

from app.messages.speaker import default_speaker
from tests.support.browser.people import Offered, Person, Shown, next_to_act
from tests.support.browser.shackleton_tables import FIRST
from tests.support.words import MESSAGES

ENDS = ("Decline", "FinishRearranging", "EndTurn")
"""Moves that lead on: without them a random player would move its astronauts about for long."""
say = default_speaker(MESSAGES).of("shackleton").say
SEATS = ("Ada", "AstroBot")
GAPS = re.compile(r"undefined|\[object|\{ ?\$|NaN|\bnull\b")
"""What a message or a drawing shows that lacks something."""


FIRST_THINGS = "() => [...document.querySelectorAll('.offers [data-first]')].map((one) => one.dataset.first)"
"""With which things moves begin of which the list has too many."""
TEXT = "() => document.body.innerText"


def gaps(text: str) -> list[str]:
    """The lines of a text that lack something."""
    return [line for line in text.splitlines() if GAPS.search(line)]


async def offered(person: Person, shown: Shown, draw: random.Random, eager: Collection[str] = frozenset()) -> Offered:
    """Any move, of a kind that is `eager` where there is one; where the list has too many of a kind, after picking the
    thing that it begins with."""
    if wished := [offer for offer in shown.offers if offer.kind in eager]:
        return draw.choice(wished)
    first: list[str] = await person.page.evaluate(FIRST_THINGS)
    if first and draw.randrange(len(shown.offers) + len(first)) < len(first):
        await person.page.locator(f".offers [data-first={json.dumps(draw.choice(first))}]").first.click()
        await person.comes_true(f"() => ({FIRST_THINGS})().length === 0")
        shown = await person.look()
    leading_on = [offer for offer in shown.offers if offer.kind in ENDS]
    return draw.choice(leading_on if leading_on and draw.randrange(2) else list(shown.offers))


async def turns(
    people: list[Person], draw: random.Random, eager: Collection[str] = frozenset()
) -> AsyncIterator[tuple[Person, Offered]]:
    """Plays to the end, what is `eager` whenever it is offered: each move with who makes it, half of them on the board
    where that shows what they name."""
    while asked := await next_to_act(people):
        person, shown = asked
        offer = await offered(person, shown, draw, eager)
        picked = await person.page.locator(".picked[data-target]").count()
        drawn = [await person.thing(target).count() for target in offer.targets]
        on_board = not picked and bool(draw.randrange(2)) and bool(drawn) and all(drawn)
        await person.choose(offer, on_board=on_board)
        yield person, offer


async def against_astrobot(ada: Person, corporations: tuple[str, ...] = FIRST) -> Person:
    """Somebody at a table with AstroBot that has begun."""
    await ada.call("POST", "/api/users", {"name": ada.name})
    options = {"corporations": corporations, "first_player": 0}
    wish = {"game": "shackleton", "options": options, "seats": [{"kind": "human"}, {"kind": "automa", "level": 2}]}
    table = await ada.call("POST", "/api/games", wish)
    await ada.call("POST", f"/api/games/{table['id']}/start")
    await ada.page.goto(f"/t/{table['id']}")
    await ada.at_table()
    return ada


USUAL = frozenset({"ExploitCrater", "TakeCommand", "VisitGateway", "EndTurn"})
"""The kinds of moves of a turn."""


async def plays_alone(ada: Person, *, whole: bool) -> None:
    """From the home page through a game against AstroBot, by clicks, or until all usual kinds of moves were made."""
    await ada.page.goto("/?game=shackleton")
    await ada.introduce()
    await ada.page.get_by_role("button", name=say("home-preset-solo-do"), exact=True).click()
    await ada.at_table()
    kinds, eager = set[str](), set[str]() if whole else set(USUAL)
    async for _, offer in turns([ada], random.Random(3), eager):
        kinds.add(offer.kind)
        eager.discard(offer.kind)
        assert gaps(await ada.page.evaluate(TEXT)) == [], offer
        if not whole and kinds >= USUAL:
            break
    assert kinds >= USUAL
    if whole:
        await expect(ada.page.locator("[data-over] li")).to_have_count(len(SEATS))
