"""Telling in a real browser: the table as it was then, Luna's card, pieces on their way, whose turn it is."""

import random
from itertools import pairwise
from typing import Any

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.people import Offered, Person, Shown
from tests.support.browser.serving import Site
from tests.support.browser.taste import Taste
from tests.support.words import say

DRAWN, KEPT = 30, 40
"""Lines of the log that are drawn at first, and entries that the page asks for."""

COUNT_PIECES = """() => {
  window.flown = 0;
  const seen = new MutationObserver((all) => { for (const one of all) window.flown += one.addedNodes.length; });
  seen.observe(document.querySelector('.ghosts'), { childList: true });
}"""


COUNT_LARGE = """() => {
  window.large = 0;
  const seen = () => { window.large += document.querySelectorAll('.told-large').length; };
  new MutationObserver(seen).observe(document.querySelector('.ghosts'), { childList: true });
}"""


LIES_OVER_NOTHING = """() => {
  const card = document.querySelector('.luna-card').getBoundingClientRect();
  const apart = (other) => other.width === 0 || card.bottom <= other.top + 1 || card.top >= other.bottom - 1
    || card.right <= other.left + 1 || card.left >= other.right - 1;
  const others = [...document.querySelectorAll('.table > .region')].map((one) => one.getBoundingClientRect());
  return card.height > 40 && card.top >= 0 && card.bottom <= innerHeight && others.every(apart);
}"""


def said(text: str) -> str:
    """A sentence about Luna as her card has it: her name stands above."""
    rest = text.removeprefix("Luna ")
    return rest[0].upper() + rest[1:]


async def until_turn(person: Person, seed: str) -> Shown:
    """Play on beside the page until the choice of an action is asked."""
    taste = Taste(seed)
    while (shown := await person.until_asked()).step != "TakeTurn":
        await taste.act_beside(person, shown)
    return shown


async def play_beside(person: Person, until: int) -> Any:
    """Make any moves beside the page, up to this number of the log or the end; gives the log."""
    path, chance = f"/api/games/{person.game}", random.Random("beside")
    while (table := await person.call("GET", path))["seq"] < until and table["status"] != "finished":
        choices = table["choices"]
        if choices["step"]:
            move = choices["sample"] or chance.choice(choices["choices"])
            await person.call("POST", f"{path}/moves", {"seq": choices["seq"], "move": move})
    return await person.call("GET", f"{path}/log")


def paid_marker(shown: Shown) -> Offered:
    """A bonus marker that is paid for, on the space of a tile; its way can be seen."""
    return next(offer for offer in shown.offers if offer.kind == "PlaceMarker" and "tile" in offer.move["space"])


async def test_a_turn_is_told_by_the_tab_and_the_log_leads_to_the_table_as_it_was(
    site: Site, new_person: NewPerson
) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.sit_down_with_luna()
    shown = await until_turn(ada, "lights")
    await the_tab_says_whose_turn_it_is(ada)
    await the_table_as_it_was_then_offers_nothing_and_leads_back(ada)
    made = await ada.choose(paid_marker(shown))
    await the_lines_of_the_log_are_walked_with_the_arrows_and_light_their_places(ada, made.seq)


async def the_tab_says_whose_turn_it_is(ada: Person) -> None:
    """So do its picture, and what is called out."""
    await expect(ada.page).to_have_title(say("title-your-turn", named="no", name=""))
    await expect(ada.page.locator("link[rel=icon]")).to_have_attribute("href", "/static/img/mark-turn.svg")
    await expect(ada.page.locator("[aria-live=assertive][data-turn]")).to_have_text(say("your-turn"))


async def the_table_as_it_was_then_offers_nothing_and_leads_back(ada: Person) -> None:
    """A line of the log leads there by keys, Escape back."""
    before = await ada.look()
    await ada.page.keyboard.press("5")
    line = ada.page.locator("[data-then]").first
    number = await line.get_attribute("data-then")
    await ada.focus(line)
    await ada.page.keyboard.press("Enter")
    banner = ada.page.get_by_role("region", name=say("then-region"))
    await expect(banner).to_contain_text(say("then-shown", round=1, seq=number))
    await expect(banner).to_contain_text(say("then-your-turn"))
    assert (await ada.look()).offers == ()
    await expect(line).to_be_focused()
    await ada.page.keyboard.press("Escape")
    await expect(banner).to_have_count(0)
    assert (await ada.look()).offers == before.offers


async def the_lines_of_the_log_are_walked_with_the_arrows_and_light_their_places(ada: Person, seq: int) -> None:
    """The last line tells of the marker that was placed and paid for as entry `seq`."""
    await ada.page.keyboard.press("5")
    last = ada.page.locator("[data-then]").last
    await ada.focus(last)
    assert await last.get_attribute("data-then") == str(seq)
    space = ada.page.locator(".spaces .pointed")
    coins = ada.page.locator("[data-key^='coins:'].pointed, [data-target^='coins:'].pointed")
    await expect(space).to_have_count(1)
    await expect(coins).to_have_count(1)
    placed, paid = last.locator(".sentence").nth(0), last.locator(".sentence").nth(1)
    for sentence, lit, dark in ((placed, space, coins), (paid, coins, space)):
        await sentence.hover()
        await expect(lit).to_have_count(1)
        await expect(dark).to_have_count(0)
    await last.blur()
    await ada.focus(last)
    await ada.page.keyboard.press("Home")
    await expect(ada.page.locator("[data-then]").first).to_be_focused()
    await ada.page.keyboard.press("ArrowDown")
    await expect(ada.page.locator("[data-then]").nth(1)).to_be_focused()


async def test_what_came_long_ago_is_fetched_when_it_is_wanted(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.sit_down_with_luna()
    entries = (await play_beside(ada, until=100))["entries"]
    assert len(entries) > KEPT
    await ada.page.reload()
    await ada.at_table()
    await ada.page.keyboard.press("5")
    lines, more = ada.page.locator("[data-then]"), ada.page.locator("[data-more]")
    await expect(more).to_be_visible()
    assert 0 < await lines.count() <= DRAWN
    while await more.count():
        before = await lines.count()
        await more.click()
        await ada.page.wait_for_function("(n) => document.querySelectorAll('[data-then]').length > n", arg=before)
        await expect(more.or_(ada.page.get_by_role("heading", name=say("log-set-up"))).first).to_be_visible()
    told = [entry["seq"] for entry in entries if entry["text"]]
    assert [int(seq) for seq in await lines.evaluate_all("(all) => all.map((one) => one.dataset.then)")] == told
    rounds = await ada.page.locator(".log-round").all_inner_texts()
    assert rounds == [say("log-set-up"), *(say("log-round", round=number) for number in range(1, len(rounds)))]


async def lunas_card_is_shown_until_it_is_put_away(ada: Person) -> None:
    """It says what she did, line by line, and lies over nothing."""
    card = ada.page.locator("[data-told-card]")
    entries = (await ada.call("GET", f"/api/games/{ada.game}/log"))["entries"]
    number = int(await card.get_attribute("data-seq") or 0)
    played = next(entry for entry in entries if entry["seq"] == number)
    starts = [place for place, event in enumerate(played["events"]) if event["type"] == "LunaLineReached"]
    assert len(starts) > 1
    for number, (start, end) in enumerate(pairwise(starts)):
        texts = [
            said(text)
            for text, told in zip(played["text"], (item["events"] for item in played["sentences"]), strict=True)
            if start < told[0] < end and played["events"][told[0]]["type"] != "OutpostReturned"
        ]
        assert await card.locator(".printed > li").nth(number).locator(".did li").all_inner_texts() == texts
    for width, height in ((1920, 1080), (1440, 900), (1024, 768), (390, 844), (320, 640)):
        await ada.page.set_viewport_size({"width": width, "height": height})
        await ada.page.wait_for_function(LIES_OVER_NOTHING)
    await card.get_by_role("button", name=say("luna-put-away")).click()
    await expect(card).to_have_count(0)


async def test_lunas_turn_is_told_large_where_motion_is_wanted_any_key_ends_it_and_her_card_stays(
    site: Site, new_person: NewPerson
) -> None:
    for motion in ("no-preference", "reduce"):
        ada = await new_person(site.url, "Ada", reduced_motion=motion)
        await ada.sit_down_with_luna()
        await ada.page.mouse.move(5, 5)
        await ada.page.wait_for_selector(".ghosts", state="attached")
        await ada.page.evaluate(COUNT_LARGE)
        taste = Taste("luna")
        while await ada.page.locator("[data-told-card]").count() == 0:
            await taste.act(ada, await ada.until_asked())
        assert (await ada.page.evaluate("window.large") > 0) is (motion == "no-preference")
        await ada.page.keyboard.press("Shift")
        await expect(ada.page.locator(".told-large")).to_have_count(0)
        assert ada.errors == []
    await lunas_card_is_shown_until_it_is_put_away(ada)


async def test_pieces_fly_only_where_motion_is_wanted_and_any_key_skips_them(site: Site, new_person: NewPerson) -> None:
    for motion in ("no-preference", "reduce"):
        ada = await new_person(site.url, "Ada", reduced_motion=motion)
        await ada.sit_down_with_luna()
        shown = await until_turn(ada, "flight")
        await ada.page.evaluate(COUNT_PIECES)
        await ada.choose(paid_marker(shown))
        assert (await ada.page.evaluate("window.flown") > 0) is (motion == "no-preference")
        await ada.page.keyboard.press("Shift")
        await expect(ada.page.locator(".ghosts > *")).to_have_count(0)
        await ada.page.keyboard.press("5")
        await ada.page.locator("[data-then]").last.click()
        banner = ada.page.get_by_role("region", name=say("then-region"))
        await expect(banner).to_be_visible()
        position = banner.get_by_role("status")
        last = await position.inner_text()
        await ada.page.locator('[data-step-then="-1"]').click()
        await expect(position).not_to_have_text(last)
        await ada.page.evaluate("() => { window.flown = 0; }")
        await ada.page.locator('[data-step-then="1"]').click()
        await expect(position).to_have_text(last)
        assert (await ada.page.evaluate("window.flown") > 0) is (motion == "no-preference")
    # In a window of another width the line that is looked at is still in sight.
    for width in (1024, 1440):
        await ada.page.set_viewport_size({"width": width, "height": 768})
        await expect(ada.page.locator(".log-entry.shown .sentence").first).to_be_in_viewport()
