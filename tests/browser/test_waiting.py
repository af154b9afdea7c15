"""Waiting for others in a real browser: premoves, and going back with everybody's consent."""

import json
from typing import Final

from playwright.async_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import DESK, Audit
from tests.support.browser.first_turns import acting, markers
from tests.support.browser.people import Move, Offered, Person, Shown
from tests.support.browser.serving import Site
from tests.support.words import say

SIZES: Final = ((1440, 900), (1366, 650), (1280, 720), (390, 844))
"""A desk, two laptops and a phone: where a question has a place of its own."""


async def audited(person: Person, where: str) -> None:
    """axe-core finds nothing on the page as it is, large and small; it is large again then."""
    audit = Audit(person)
    await audit.look(where)
    await person.page.set_viewport_size(DESK)
    assert audit.found == []


async def begin_premove(person: Person) -> Shown:
    """Open what the next turn would offer, by its key."""
    await expect(person.page.locator("[data-premove]")).to_be_visible()
    await person.page.keyboard.press("p")
    return await person.until_asked("Premove")


def steps(person: Person) -> Locator:
    """The steps of the premove."""
    return person.page.locator(".premove [data-premove-kind] li")


async def premove_to_the_end(person: Person, first: Offered) -> list[Move]:
    """Premove a turn by keyboard from its action to its end, the first answer to each question; gives its moves."""
    moves: list[Move] = []
    offer = first
    while offer.kind != "EndTurn":
        await person.focus(person.button(offer.move))
        await person.page.keyboard.press("Enter")
        moves.append(offer.move)
        written = json.dumps(offer.move, separators=(",", ":"))
        await expect(steps(person).nth(len(moves) - 1)).to_have_attribute("data-step-move", written)
        shown = await person.until_asked("Premove")
        offer = shown.offers[0]
    await audited(person, "premoving")
    await person.page.keyboard.press("e")
    await expect(steps(person)).to_have_count(len(moves) + 1)
    await expect(person.page.locator("main.table")).to_have_attribute("data-step", "")
    return [*moves, offer.move]


async def test_the_log_is_where_a_question_would_be(site: Site, new_person: NewPerson) -> None:
    _, waiter = await acting(site, new_person)
    for width, height in SIZES:
        await waiter.page.set_viewport_size({"width": width, "height": height})
        log = waiter.page.locator(".side-log")
        await expect(log.locator(".log-entry").first).to_be_visible()
        box, asks = await log.bounding_box(), await waiter.page.locator(".asks").bounding_box()
        assert box is not None
        assert asks is not None
        assert asks["x"] <= box["x"] <= asks["x"] + asks["width"], f"{width} by {height}"
        assert asks["y"] + asks["height"] <= box["y"] + box["height"] <= height, f"{width} by {height}"


async def test_a_premove_is_checked_again_after_every_move_and_played_by_one_key(
    site: Site, new_person: NewPerson
) -> None:
    actor, waiter = await acting(site, new_person)
    told = waiter.page.locator("[role=status][data-premove-told]")
    first = markers(await begin_premove(waiter))[0]
    await waiter.choose_on_board(first)
    await expect(steps(waiter)).to_have_count(1)
    assert (await waiter.until_asked("Premove")).offers[-1].kind == "EndTurn"
    await waiter.page.keyboard.press("u")
    await expect(steps(waiter)).to_have_count(0)
    await waiter.until_asked("Premove")
    await waiter.choose_on_board(first)
    await expect(steps(waiter)).to_have_count(1)
    await waiter.page.keyboard.press("Escape")
    await expect(waiter.page.locator("main.table")).to_have_attribute("data-step", "")
    await waiter.page.reload()
    await expect(told).to_contain_text("Bonus marker")
    await expect(steps(waiter)).to_have_count(1)

    await actor.choose(first)
    seat = (await actor.call("GET", f"/api/games/{actor.game}"))["me"]
    reason = say("refused-space-occupied", seat=seat)
    await expect(told).to_contain_text(say("refusal", reason=reason, rule="p. 16"))

    moves = await premove_to_the_end(waiter, (await begin_premove(waiter)).offer("UseResources"))
    await expect(told).to_contain_text(say("premove-whole"))
    before = await actor.choose((await actor.until_asked("EndTurn")).offer("EndTurn"))
    await waiter.until_asked("TakeTurn")
    play = waiter.page.locator("[data-play-premove]")
    await expect(play).to_be_visible()
    await audited(waiter, "premoved")
    await waiter.page.keyboard.press("c")
    await expect(play).to_be_focused()
    await waiter.page.keyboard.press("Enter")
    await waiter.until(before.seq + len(moves))
    entries = (await waiter.call("GET", f"/api/games/{waiter.game}/log?after={before.seq}"))["entries"]
    assert [entry["move"] for entry in entries] == moves
    assert (await actor.until_asked("TakeTurn")).mine


async def test_a_turn_that_was_ended_is_taken_back_once_everybody_agrees_and_struck_out(
    site: Site, new_person: NewPerson
) -> None:
    actor, waiter = await acting(site, new_person)
    placed = await actor.choose(markers(await actor.until_asked("TakeTurn"))[0])
    ended = await actor.choose(placed.offer("EndTurn"))
    ask = actor.page.locator("[data-takeback]")
    await ask.click()
    deed = actor.page.locator(".takeback .deeds li").first
    words = str(await deed.text_content())
    await audited(actor, "asking")
    await actor.page.locator("[data-takeback-do]").click()
    await expect(waiter.page.locator("[role=alert] .deeds li").first).to_have_text(words)
    await waiter.page.locator("[data-takeback-refuse]").click()
    await expect(actor.page.locator("[data-takeback-told]")).to_have_text(say("takeback-refused"))

    await ask.click()
    await actor.page.locator("[data-takeback-do]").click()
    await waiter.page.locator("[data-takeback-agree]").click()
    await actor.until(ended.seq + 1)
    assert (await actor.until_asked("TakeTurn")).mine
    for person in (actor, waiter):
        await expect(person.page.locator("[data-takeback-told]")).to_have_text(say("takeback-done"))
    await actor.page.keyboard.press("5")
    gone = actor.page.locator(".log-entry.gone")
    await expect(gone).to_have_count(1)
    await expect(gone).to_contain_text(say("log-gone"))
    await gone.locator("[data-then]").click()
    await expect(actor.page.get_by_role("region", name=say("then-region"))).to_be_visible()
    await expect(actor.page.locator("main.table")).to_have_attribute("data-step", "")


async def test_a_premove_that_plays_by_itself_ends_the_turn_where_nothing_else_is_left(
    site: Site, new_person: NewPerson
) -> None:
    _, waiter = await acting(site, new_person)
    box = waiter.page.get_by_role("checkbox", name=say("premove-by-itself"))
    offer = (await begin_premove(waiter)).offer("UseResources")
    made = 0
    rest = waiter.page.locator("[data-premove-left]")
    await expect(rest).to_have_count(0)
    while offer.kind != "EndTurn":
        await waiter.focus(waiter.button(offer.move))
        await waiter.page.keyboard.press("Enter")
        made += 1
        await expect(steps(waiter)).to_have_count(made)
        offer = (await waiter.until_asked("Premove")).offers[0]
        await expect(rest).to_have_count(0 if offer.kind == "EndTurn" else 1)
    await waiter.page.keyboard.press("Escape")
    await expect(steps(waiter)).to_have_count(made)
    await box.check()
    await expect(steps(waiter)).to_have_count(made + 1)
    await expect(steps(waiter).last).to_have_attribute("data-step-move", '{"type":"EndTurn"}')
    await expect(box).to_be_checked()


async def test_a_premove_plays_by_itself_where_its_owner_has_ticked_that_and_left(
    site: Site, new_person: NewPerson
) -> None:
    actor, waiter = await acting(site, new_person)
    moves = await premove_to_the_end(waiter, (await begin_premove(waiter)).offer("UseResources"))
    box = waiter.page.get_by_role("checkbox", name=say("premove-by-itself"))
    await expect(box).not_to_be_checked()
    async with waiter.page.expect_response(lambda answer: answer.url.endswith("/premove")):
        await box.check()
    await audited(waiter, "premoved by itself")
    await waiter.page.reload()
    await expect(box).to_be_checked()
    game = waiter.game
    await waiter.page.goto("about:blank")
    placed = await actor.choose(markers(await actor.until_asked("TakeTurn"))[0])
    await actor.choose(placed.offer("EndTurn"))
    ended = placed.seq + 1
    await actor.until(ended + len(moves))
    await waiter.page.goto(f"/t/{game}")
    entries = (await waiter.call("GET", f"/api/games/{game}/log?after={ended}"))["entries"]
    assert [entry["move"] for entry in entries] == moves
