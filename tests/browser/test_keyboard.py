"""The keyboard alone: a whole game from the home page to the final scores, going back, help, arrows."""

import asyncio

from playwright.async_api import Route, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.ending import shows_the_final_scores
from tests.support.browser.keyboard import Keys
from tests.support.browser.serving import Site
from tests.support.browser.short_games import go_to_last_round
from tests.support.browser.taste import CORE, Taste
from tests.support.words import say


async def test_a_whole_game_without_a_mouse(site: Site, new_person: NewPerson) -> None:
    """Once everything was done, the last round follows."""
    ada = await new_person(site.url, "Ada")
    keys, taste, is_last = Keys(ada), Taste("s10", actions=3, until=CORE), False
    await ada.page.goto("/")
    await keys.tab_to("")
    await ada.page.keyboard.type(ada.name)
    await keys.tab_to(say("home-preset-solo-do"))
    await keys.press("Enter")
    await ada.at_table()
    while (shown := await ada.until_asked()).phase != "finished":
        after = await keys.act(taste, shown)
        assert after.phase == "finished" or await keys.has_focus(), shown.step
        if taste.seen >= CORE and not is_last:
            await go_to_last_round([ada])
            is_last = True
    assert taste.seen >= CORE
    assert taste.not_on_board == set()
    assert ada.clicks == 0
    await shows_the_final_scores(ada)
    await keys.press("Escape")
    await expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert await keys.has_focus()


async def test_undo_and_help_by_key(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    keys, taste = Keys(ada), Taste("keys")
    await ada.sit_down_with_luna()
    shown = await ada.until_asked()
    assert shown.step == "ChooseToken"
    while shown.step != "TakeTurn":
        await keys.act(taste, shown)
        shown = await ada.until_asked()

    begun = await keys.choose(taste.offer(shown))
    assert begun.step != "TakeTurn"
    back = await keys.letter("u")
    assert (back.step, back.offers) == ("TakeTurn", shown.offers)

    dialog = ada.page.get_by_role("dialog", name=say("help"))
    await keys.press("?")
    await expect(dialog).to_be_visible()
    await expect(dialog.get_by_text(say("key-undo"), exact=True)).to_be_visible()
    await keys.press("Escape")
    await expect(dialog).to_have_count(0)
    assert (await ada.look()).seq == back.seq


async def test_keys_between_a_move_and_its_answer_are_kept(site: Site, new_person: NewPerson) -> None:
    """The answer is held back: u waits for it and takes the move back; c and Enter wait too and make another one."""
    ada = await new_person(site.url, "Ada")
    keys, taste = Keys(ada), Taste("keys")
    await ada.sit_down_with_luna()
    shown = await ada.until_asked()
    while shown.step != "TakeTurn":
        await keys.act(taste, shown)
        shown = await ada.until_asked()
    held = asyncio.Event()

    async def hold(route: Route) -> None:
        await held.wait()
        await route.continue_()

    await ada.page.route("**/moves", hold)
    await keys.press("c")
    first = await keys.focused_move()
    await keys.press("Enter")
    await expect(ada.page.locator(".offers .offer").first).to_be_disabled()
    for key in ("u", "c", "Enter"):
        await keys.press(key)
    assert (await ada.look()).seq == shown.seq
    held.set()
    again = await ada.until(shown.seq + 3)
    assert again.seq == shown.seq + 3
    log = await ada.call("GET", f"/api/games/{ada.game}/log?after={shown.seq}")
    moves = [entry["move"] for entry in log["entries"]]
    assert moves[0] == moves[2] == first
    assert moves[1] == {"undo": shown.seq}


async def test_arrows_walk_among_the_choices_and_what_is_lit(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    keys = Keys(ada)
    await ada.sit_down_with_luna()
    shown = await ada.until_asked()
    if shown.step != "Planning":
        await keys.press("c")
        first = await keys.focused_move()
        assert first in [offer.move for offer in shown.offers]
        await keys.press("ArrowDown")
        assert await keys.focused_move() not in (None, first)
        await keys.press("ArrowUp")
        assert await keys.focused_move() == first
        await keys.press("Enter")
    await ada.until_asked("Planning")
    await keys.press("b")
    card = await keys.focused_card()
    assert card
    await keys.press("ArrowRight")
    assert await keys.focused_card() not in ("", card)
    await keys.press("ArrowLeft")
    assert await keys.focused_card() == card
