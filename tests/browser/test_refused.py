"""What the server refuses is told on the page in words of its own."""

import json

from playwright.async_api import Route, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import at_first_turn
from tests.support.browser.serving import Site
from tests.support.words import say


async def test_a_refused_move_is_told_in_words_of_the_page(site: Site, new_person: NewPerson) -> None:
    ada = await at_first_turn(site, new_person)

    async def end_instead(route: Route) -> None:
        """Let another move reach the server than the page offers: its turn cannot end yet."""
        body = json.loads(route.request.post_data or "{}")
        await route.continue_(post_data=json.dumps({**body, "move": {"type": "EndTurn"}}))

    await ada.page.route("**/moves", end_instead)
    await ada.press_offer((await ada.look()).offer("DropOut"))
    told = ada.page.locator(".prompt [role=alert]")
    await expect(told).to_contain_text(say("refused-action-first"))
    await expect(told).to_contain_text("rulebook p.")
    await expect(told).not_to_contain_text("The rules do not allow")
    assert len(ada.errors) == 1 and "422" in ada.errors.pop()
