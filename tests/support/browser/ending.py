"""The end of a game as its page shows it."""

from typing import Any

from playwright.async_api import expect

from tests.support.browser.people import Person
from tests.support.words import say

SCORES = """() => Object.fromEntries([...document.querySelectorAll('[data-score], [data-total]')].map((cell) =>
  [cell.dataset.score ?? cell.dataset.total, Number(cell.querySelector('b').textContent)]))"""
CELLS = 8
"""Seven categories and the total."""


async def scores_on(person: Person) -> dict[str, int]:
    """All numbers of the final scores on a screen: `0:tank` is a category of a seat, `0` a seat's total."""
    await expect(person.page.get_by_role("dialog", name=say("final-scores"))).to_be_visible()
    found: dict[str, int] = await person.page.evaluate(SCORES)
    return found


async def shows_the_final_scores(person: Person) -> None:
    """The game is over, and the page shows what each seat has scored and who has won."""
    game = await person.call("GET", f"/api/games/{person.game}")
    assert game["status"] == "finished"
    assert await scores_on(person) == numbers_of(game["view"]["scores"])
    for seat in game["view"]["winners"]:
        await expect(person.page.locator(".winners")).to_contain_text(game["view"]["seats"][seat]["name"])
    if len(game["view"]["winners"]) < len(game["view"]["seats"]):
        decided = person.page.get_by_role("region", name=say("end-decided")).get_by_role("listitem")
        best = game["view"]["seats"][min(game["view"]["winners"])]["name"]
        await expect(decided.first).to_contain_text(best)


def numbers_of(scores: list[dict[str, Any]]) -> dict[str, int]:
    """Scores as the server tells them, by the names that the page gives its cells."""
    totals = {str(seat["seat"]): int(seat["total"]) for seat in scores}
    parts = {f"{seat['seat']}:{item['key']}": int(item["total"]) for seat in scores for item in seat["categories"]}
    assert len(totals) + len(parts) == CELLS * len(scores)
    return totals | parts
