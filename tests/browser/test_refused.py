"""What the server refuses is told on the page in words of its own."""

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import refused_to_end
from tests.support.browser.serving import Site
from tests.support.words import say


async def test_a_refused_move_is_told_in_words_of_the_page(site: Site, new_person: NewPerson) -> None:
    ada = await refused_to_end(site, new_person)
    told = ada.page.locator(".prompt [role=alert]")
    await expect(told).to_contain_text(say("refused-action-first"))
    await expect(told).to_contain_text("rulebook p.")
    await expect(told).not_to_contain_text("The rules do not allow")
    assert len(ada.errors) == 1 and "422" in ada.errors.pop()
