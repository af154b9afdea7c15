"""Somebody who does what the guide of a guided game says, by whatever means they have."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from tests.support.browser.people import Move, Offered, Person, Shown

READ = """() => {
  const guide = document.querySelector('[data-guide]');
  if (!guide) return null;
  const lit = [...document.querySelectorAll('[data-guided]')];
  return {
    lesson: guide.dataset.guide,
    text: guide.querySelector('p').textContent.trim(),
    learnt: guide.querySelector('progress').value,
    reads: guide.querySelector('[data-guide-next]') !== null,
    lit: lit.length,
    ready: lit.some((one) => one.matches('[data-ready]')),
    cards: lit.flatMap(({ dataset: { target } }) => (target?.startsWith('hand:') ? [target.slice(5)] : [])),
    things: lit.flatMap(({ dataset: { target } }) => target ?? []),
    moves: lit.flatMap(({ dataset: { move } }) => (move && move.includes('"type"') ? [JSON.parse(move)] : [])),
  };
}"""
IN_SIGHT = """() => {
  const ask = document.querySelector('.ask'), offers = ask.querySelector('.offers');
  const lit = [...document.querySelectorAll('[data-guided]')].filter((one) => one.getClientRects().length > 0);
  const box = (one) => one.getBoundingClientRect();
  const within = (one, top, bottom) => box(one).top >= top - 1 && box(one).bottom <= bottom + 1;
  const next = ask.querySelector('[data-guide-next]');
  const choices = lit.filter((one) => offers.contains(one));
  const placed = lit.filter((one) => one.matches('[data-target], [data-key]') && !ask.contains(one));
  const floor = Math.max(box(ask).left, 0) === 0 ? box(ask).top : innerHeight;
  return {
    moved: ask.scrollTop,
    next: !next || within(next, box(ask).top, box(ask).bottom),
    choice: choices.length === 0 || choices.some((one) => within(one, box(offers).top, box(offers).bottom)),
    placed: choices.length > 0 || placed.length === 0 || placed.some((one) => within(one, 0, floor)),
  };
}"""
"""Whether what the guide means, and the button that goes on, can be seen: a choice, else something on the table. The
panel of the question scrolls its choices alone."""
GIVES = "(lesson) => (document.querySelector('[data-guide]')?.dataset.guide ?? '') !== lesson"


@dataclass(frozen=True)
class Guidance:
    """What the guide says, and what it lights."""

    lesson: str
    text: str
    learnt: int
    reads: bool
    lit: int
    ready: bool
    cards: list[str]
    things: list[str]
    moves: list[Move]


async def begins(person: Person, home: str = "/") -> None:
    """Begin a guided game from the home page, or from that of another game."""
    await person.page.goto(home)
    await person.introduce()
    await person.press("home-preset-guided-do")
    await person.at_table()


async def guidance(person: Person) -> Guidance:
    """What is said now, once something is."""
    await person.comes_true(GIVES, arg="")
    return Guidance(**await person.page.evaluate(READ))


@dataclass
class Means:
    """How somebody acts: choosing an offer, laying a plan and handing it in, pressing the guide's button."""

    choose: Callable[[Offered], Awaitable[Shown]]
    plan: Callable[[list[str]], Awaitable[Shown]]
    go_on: Callable[[], Awaitable[Any]]


def by_hand(person: Person) -> Means:
    """With mouse or finger."""

    async def go_on() -> None:
        button = person.page.locator("[data-guide-next]")
        await (button.tap() if person.touches else button.click())

    return Means(person.choose, person.plan, go_on)


async def out_of_sight(person: Person) -> list[str]:
    """What of the guide cannot be seen now, once the page has settled."""
    seen = await person.page.evaluate(IN_SIGHT)
    return [name for name, value in seen.items() if value is False or (name == "moved" and value)]


async def follow(
    person: Person, means: Means, until: str = "farewell", looking: dict[str, list[str]] | None = None
) -> list[Guidance]:
    """Do what the guide says up to a lesson, which is the last of those returned. Each of its lessons lights something
    that can be done, or is read. `looking` gets what cannot be seen at each lesson."""
    heard: list[Guidance] = []
    while not heard or heard[-1].lesson != until:
        shown = await person.until_asked()
        await person.skip_showing()
        said = await guidance(person)
        heard.append(said)
        if looking is not None and (unseen := await out_of_sight(person)):
            looking[said.lesson] = unseen
        if said.lesson == until:
            break
        if said.reads:
            await means.go_on()
            await person.comes_true(GIVES, arg=said.lesson)
        elif shown.step == "Planning":
            assert said.cards, said
            await means.plan(said.cards)
        else:
            begin = person.page.locator("[data-first][data-guided]")
            if not said.moves and await begin.count():
                await begin.first.click()
                await person.page.wait_for_selector("[data-move][data-guided]")
                shown, said = await person.look(), await guidance(person)
            await means.choose(next(offer for offer in shown.offers if offer.move in said.moves))
    return heard
