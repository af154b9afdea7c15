"""Somebody who hears the page: Chromium's own accessibility tree, and things pressed by their role and name alone."""

import json
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import msgspec
from playwright.async_api import Locator, expect
from websockets.asyncio.client import ClientConnection, connect

from tests.support.browser.people import Move, Person, Shown
from tests.support.browser.taste import Taste
from tests.support.words import say

ASKS = say("your-choices")
TWO_FRAMES = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
RESTS = 50
"""Readings within which a tree comes to rest."""
HAND = say("hand", count=0).partition("0")[0].strip()


@dataclass
class Heard:
    """A node of the tree: what it is, what it is called, how it is at the moment, what it holds."""

    role: str
    name: str
    states: dict[str, Any]
    dom: int
    parts: list["Heard"] = field(default_factory=list)
    description: str = ""

    def all(self) -> Iterator["Heard"]:
        """This node and all in it, in their order."""
        yield self
        for part in self.parts:
            yield from part.all()

    def find(self, role: str, name: str | None = None) -> list["Heard"]:
        """All of this role, and of this name if one is given."""
        return [item for item in self.all() if item.role == role and name in (None, item.name)]

    def one(self, role: str, name: str | None = None) -> "Heard":
        """The only one of this role and name."""
        found = self.find(role, name)
        assert len(found) == 1, f"{len(found)} of {role} {name}: {[item.name for item in self.find(role)]}"
        return found[0]

    @property
    def text(self) -> str:
        """All that it says."""
        return " ".join(item.name for item in self.all() if item.role == "StaticText")


class Developer:
    """Chromium's own protocol on a socket of ours: a tree of 2,000 nodes comes five times as fast as by Playwright."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._numbers = count(1)

    async def ask(self, method: str, **params: Any) -> Any:
        """What Chromium answers; one question at a time."""
        number = next(self._numbers)
        await self._connection.send(json.dumps({"id": number, "method": method, "params": params}))
        while (answer := msgspec.json.decode(await self._connection.recv())).get("id") != number:
            pass
        return answer["result"]


class Reader:
    """Somebody who hears a person's page and presses what has a name."""

    def __init__(self, person: Person, developer: Developer) -> None:
        self.person = person
        self._developer = developer

    @classmethod
    @asynccontextmanager
    async def of(cls, person: Person, debugging_port: int) -> AsyncIterator["Reader"]:
        """Listen to a person's page; from here on Chromium keeps its tree up to date."""
        session = await person.page.context.new_cdp_session(person.page)
        page = (await session.send("Target.getTargetInfo"))["targetInfo"]["targetId"]
        async with connect(f"ws://127.0.0.1:{debugging_port}/devtools/page/{page}", max_size=None) as connection:
            developer = Developer(connection)
            await developer.ask("Accessibility.enable")
            yield cls(person, developer)

    async def hear(self) -> Heard:
        """The whole page as it is now: the tree follows the page after a while, so it is read until it rests.

        What is called out stands there once the log has come, so that nothing of before is called.
        """
        await self.person.page.locator("[data-turn]").wait_for(state="attached")
        heard = await self._tree()
        for _ in range(RESTS):
            before, heard = heard, await self._tree()
            if heard == before:
                return heard
        raise AssertionError(f"the tree still changed after {RESTS} readings")

    async def choices(self, page: Heard) -> list[tuple[str, Move]]:
        """The moves that can be chosen in the region that asks, with the names of their buttons."""
        buttons = [item for item in page.one("region", ASKS).find("button") if "disabled" not in item.states]
        moves = [await self._move_of(button) for button in buttons]
        return [(one.name, move) for one, move in zip(buttons, moves, strict=True) if move]

    async def press(self, name: str) -> Shown:
        """Press the button of that name among what is asked, the first of equal ones; wait for what comes of it."""
        before = await self.person.look()
        await self.asks.get_by_role("button", name=name, exact=True).first.click()
        return await self.person.until(before.seq + 1)

    async def plan(self, taste: Taste, shown: Shown) -> Shown:
        """Press hand cards by their names, which go into the slots, until all are full; then say that one is ready."""
        return await self.lay(shown, [None] * len(taste.cards(shown)))

    async def lay(self, shown: Shown, cards: Sequence[Heard | None]) -> Shown:
        """Press these cards of the hand, or the first one for each None; then say that one is ready."""
        hand = self.person.page.get_by_role("region", name=say("my-board")).get_by_role("group", name=HAND)
        for slot, card in zip(shown.slots, cards, strict=False):
            empty = self.person.page.get_by_role("button", name=say("plan-slot", slot=slot), exact=True)
            await expect(empty).to_have_count(1)
            named = hand.get_by_role("button", name=card.name, exact=True) if card else hand.get_by_role("button")
            await named.first.click()
            await expect(empty).to_have_count(0)
        ready = say("plan-ready", empty=len(shown.slots) - len(cards))
        if await self.person.is_asked_twice():
            await self.asks.get_by_role("button", name=ready).click()
            return await self.press(say("plan-anyway"))
        return await self.press(ready)

    @property
    def asks(self) -> Locator:
        """The region that asks."""
        return self.person.page.get_by_role("region", name=say("your-choices"))

    async def _tree(self) -> Heard:
        await self.person.page.evaluate(TWO_FRAMES)
        return tree_of((await self._developer.ask("Accessibility.getFullAXTree"))["nodes"])

    async def _move_of(self, button: Heard) -> Move | None:
        node = (await self._developer.ask("DOM.describeNode", backendNodeId=button.dom))["node"]
        attributes = dict(zip(node["attributes"][::2], node["attributes"][1::2], strict=True))
        return json.loads(attributes["data-move"]) if "data-move" in attributes else None


def tree_of(nodes: list[dict[str, Any]]) -> Heard:
    """The tree without what is not told to anybody; parts of such a node belong to the node around it."""
    by_id = {node["nodeId"]: node for node in nodes}

    def told(node: dict[str, Any]) -> list[Heard]:
        parts = [part for child in node.get("childIds", ()) if child in by_id for part in told(by_id[child])]
        if node["ignored"]:
            return parts
        states = {item["name"]: item["value"].get("value") for item in node.get("properties", ())}
        name = str(node.get("name", {}).get("value", ""))
        description = str(node.get("description", {}).get("value", ""))
        return [Heard(node["role"]["value"], name, states, node.get("backendDOMNodeId", 0), parts, description)]

    (root,) = told(nodes[0])
    return root
