"""The summary of a round of Shackleton Base: who won which astronauts, what came in and what it cost, what comes."""

from typing import Any

from playwright.async_api import expect

from app.messages.speaker import default_speaker
from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import Audit
from tests.support.browser.covering import COVERED
from tests.support.browser.crater_games import against_astrobot
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.browser.shackleton_tables import FIRST, shortest
from tests.support.words import MESSAGES

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
say = default_speaker(MESSAGES).of("shackleton").say


async def plays_on(person: Person, until: int) -> None:
    """Play beside the page until that round has begun."""
    path = f"/api/games/{person.game}"
    while (table := await person.call("GET", path))["view"]["round"] < until:
        choices = table["choices"]["choices"]
        if not choices:  # AstroBot is to move.
            await person.page.wait_for_timeout(50)
            continue
        await person.call("POST", f"{path}/moves", {"seq": table["seq"], "move": shortest(choices)})


async def test_a_round_ends_in_a_summary_that_is_found_again_in_the_log(
    shackleton_site: Site, new_person: NewPerson
) -> None:
    ada = await against_astrobot(await new_person(shackleton_site.url, "Ada", **PHONE), FIRST)
    page = ada.page
    await plays_on(ada, 2)
    panel = page.get_by_role("region", name=say("round-over", round=1))
    await expect(panel).to_be_visible()
    log = (await ada.call("GET", f"/api/games/{ada.game}/log?after=0"))["entries"]
    [began] = [one for one in log for event in one["events"] if event["type"] == "RoundBegan" and event["round"] == 2]
    events = [event for entry in log for event in entry["events"]]
    won = [event for event in events if event["type"] == "AstronautRetrieved"]
    assert won
    for event in won:
        seat = event.get("seat")
        line = panel if seat is None else panel.locator(f"[data-round-seat='{seat}']")
        await expect(line.locator(f"[data-lights~='slot:{event['slot']}']")).to_have_count(1)
    await expect(panel).to_contain_text(say("round-over-shuttles", round=2, who="mine", name="").strip())
    assert await page.evaluate(COVERED) == []
    audit = Audit(ada, ("sheets",), ("label-content-name-mismatch",))  # Things drawn with figures are named by words.
    await audit.look("a round is over")
    audit.rests()
    await panel.get_by_role("button", name=say("round-over-close")).click()
    await expect(panel).to_have_count(0)
    await page.get_by_role("tab", name=say("tab-log")).click()
    await page.locator(f"[data-then='{began['seq']}']").click()
    await expect(panel).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(panel).to_have_count(0)
