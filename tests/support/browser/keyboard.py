"""Somebody who touches nothing but the keys."""

import json
from typing import Any

from playwright.async_api import Page

from tests.support.browser.people import IS_THERE, Move, Offered, Person, Shown
from tests.support.browser.taste import Taste

FOCUSED = """() => {
  const one = document.activeElement;
  return {
    move: one?.dataset?.move ? JSON.parse(one.dataset.move) : null,
    target: one?.closest?.('[data-target]')?.dataset.target ?? '',
    hand: one?.closest?.('[data-hand]')?.dataset.hand ?? '',
    ready: one?.matches?.('[data-ready], [data-ready-anyway]') ?? false,
    name: one?.getAttribute?.('aria-label') ?? one?.textContent.trim() ?? '',
  };
}"""
STEPS_AT_MOST = 250


class Keys:
    """The keyboard of a person's page."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page

    async def press(self, key: str) -> None:
        """Press one key."""
        await self.page.keyboard.press(key)

    async def tab_to(self, name: str) -> None:
        """Go on with Tab until the thing of that name has the focus."""
        await self._walk("Tab", "name", name)

    async def choose(self, offer: Offered) -> Shown:
        """Go to the choices, walk to one with Tab, press Enter."""
        before = await self.person.look()
        await self.press("c")
        await self._walk("Tab", "move", offer.move)
        await self.press("Enter")
        return await self.person.until(before.seq + 1)

    async def choose_on_board(self, offer: Offered) -> Shown:
        """Go to what is lit, walk from thing to thing with Tab, pick with Enter; confirm with Enter or by a choice."""
        before = await self.person.look()
        for target in offer.targets:
            await self.press("b")
            await self._walk("Tab", "target", target)
            await self.press("Enter")
            await self.person.comes_true(IS_THERE, arg=f".picked[data-target={json.dumps(target)}]")
        if await self.page.locator(".proposal .offer").count() == 1:
            await self._walk("Tab", "target", offer.targets[-1])
            await self.press("Enter")
            return await self.person.until(before.seq + 1)
        return await self.choose(offer)

    async def plan(self, cards: list[str]) -> Shown:
        """Lay hand cards into the slots, one after the other, and say that one is ready."""
        before = await self.person.look()
        for card in cards:
            await self.press("b")
            assert await self.focused_card(), "b goes to the hand while planning"
            await self._walk("Tab", "hand", card)
            await self.press("Enter")
            await self.person.comes_true(f"(hand) => !({IS_THERE})(hand)", arg=f"[data-hand={json.dumps(card)}]")
        await self.press("c")
        asks = await self.person.is_asked_twice()
        await self._walk("Tab", "ready", True)
        await self.press("Enter")
        if asks:
            await self.person.comes_true(IS_THERE, arg="[data-ready-anyway]")
            await self._walk("Shift+Tab", "ready", True)
            await self.press("Enter")
        return await self.person.until(before.seq + 1)

    async def act(self, taste: Taste, shown: Shown) -> Shown:
        """Answer what the page asks."""
        if shown.step == "Planning":
            return await self.plan(taste.cards(shown))
        offer = taste.offer(shown)
        if await taste.on_the_board(self.person, offer):
            return await self.choose_on_board(offer)
        return await (self.letter("e") if offer.kind == "EndTurn" else self.choose(offer))

    async def has_focus(self) -> bool:
        """Whether anything of the page has the focus, so that the next key goes on from there."""
        return bool(await self.page.evaluate("document.activeElement !== document.body"))

    async def letter(self, key: str) -> Shown:
        """Press a key that makes a move, and wait for what came of it."""
        before = await self.person.look()
        await self.press(key)
        return await self.person.until(before.seq + 1)

    async def focused_move(self) -> Move | None:
        """The move whose button has the focus."""
        found: Move | None = (await self._focused())["move"]
        return found

    async def focused_card(self) -> str:
        """The hand card that has the focus; empty when none has."""
        return str((await self._focused())["hand"])

    async def _focused(self) -> dict[str, Any]:
        found: dict[str, Any] = await self.page.evaluate(FOCUSED)
        return found

    async def _walk(self, key: str, what: str, wanted: object) -> None:
        for _ in range(STEPS_AT_MOST):
            if (await self._focused())[what] == wanted:
                return
            await self.press(key)
        raise AssertionError(f"{key} never reached {wanted}")
