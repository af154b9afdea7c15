"""What matters for the decision at hand is seen without scrolling, and nothing covers anything."""

from collections.abc import AsyncIterator, Iterator
from typing import Any, Final

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_action import at_first_action
from tests.support.browser.first_turn import PHONE
from tests.support.browser.people import Person, Shown
from tests.support.browser.serving import Site, serving
from tests.support.browser.taste import Taste
from tests.support.postgres import Cluster

SIZES = ((1440, 900), (1024, 768))
LAPTOPS = ((1366, 650), (1536, 730), (1280, 720))
TIGHT = ((1024, 768), *LAPTOPS)
ROOMY = ((1366, 768), (1440, 900), (1680, 1050), (1920, 1080), (2560, 1440), (3840, 2160))
DESKS = ((1920, 1080), *SIZES)
LUNA_TURNS = 13
LOWEST_BAR = 45
"""Pixels of the bar on a phone: a finger's room and its line."""
NEW_LISTS = 3
MIN_MOON = 400
MIN_BESIDE = 2
"""Lines of text that the other boards have at least beside Luna's card, where not all of them is seen."""

HIDDEN = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { scrollHeight, clientHeight } = document.querySelector('.offers');
  return scrollHeight - clientHeight;
}"""
"""Pixels of the choices, or of what stands in their place, that are out of sight once the page has been redrawn."""

FILLED = """() => {
  const [face] = document.querySelectorAll('.cards-grid .card');
  for (const slot of document.querySelectorAll('.action-slot')) slot.replaceChildren(face.cloneNode(true));
  const box = (one) => one.getBoundingClientRect();
  const hand = box(document.querySelector('.hand-block')).left;
  return [...document.querySelectorAll('.action-slot .card')].filter((card) => {
    const [inner, slot] = [box(card), box(card.closest('.action-slot'))];
    const isBeside = inner.left >= slot.left && inner.right <= Math.min(slot.right, hand);
    return inner.width < 24 || !isBeside || inner.bottom > slot.bottom;
  }).length;
}"""
"""How many cards stick out of their slots, or reach into the hand, when all five slots are full."""

CUT_OFF = """([smallest, least]) => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const { scrollHeight, clientHeight } = document.querySelector('.luna-card');
  const [moon, side] = [box('svg.moon'), document.querySelector('.side-others')];
  const lines = side.clientHeight / parseFloat(getComputedStyle(side).lineHeight);
  const found = [];
  if (scrollHeight > clientHeight + 1) found.push(`${scrollHeight - clientHeight} px of the card`);
  if (Math.min(moon.width, moon.height) < smallest) found.push(`the Moon has ${moon.width} by ${moon.height}`);
  const isCut = side.clientWidth > 0 && side.scrollHeight > side.clientHeight + 1;
  if (isCut && (lines < least || innerWidth > 1280)) found.push(`${lines} lines beside the card`);
  for (const face of document.querySelectorAll('.family-PlaceMarker .face')) {
    const [inner, outer] = [face, face.closest('button')].map((one) => one.getBoundingClientRect());
    if (inner.left < outer.left || inner.right > outer.right) found.push(`${face.className} over its button's edge`);
  }
  return found.join(', ');
}"""
"""What is too small to be read, or cut, while Luna's card lies beside the choices."""

CUT_OFF_ON_PHONE: Final = """() => {
  const { scrollHeight, clientHeight } = document.querySelector('.luna-card');
  return scrollHeight - clientHeight;
}"""

BAR_HEIGHT: Final = "() => document.querySelector('.bar').offsetHeight"
FURTHEST = "() => { const list = document.querySelector('.offers'); list.scrollTop = list.scrollHeight; }"
SCROLLED = "() => document.querySelector('.offers').scrollTop"

CARDS: Final = (
    ("pirates", ["camp", "foundry"]),
    ("comet", ["frontier", "institute"]),
    ("bridge", ["exchange", "vanguard"]),
    ("probe", ["frontier", "vanguard", "camp"]),
    ("singularity", ["camp", "frontier"]),
    ("anomaly", ["institute"]),
)
"""Threats, and missions beside them: every card once, and more than lie there in a game of four."""
UNSEEN: Final = """() => {
  const region = document.querySelector('.displays');
  const { left, right, top, bottom } = region.getBoundingClientRect();
  const found = [];
  if (region.scrollHeight > region.clientHeight + 1 && !(region.dataset.condensed ?? '').endsWith('over'))
    found.push(`${region.scrollHeight - region.clientHeight} px without a shadow`);
  for (const card of region.querySelectorAll('.mission, .threat')) {
    const box = card.getBoundingClientRect();
    const over = Math.max(left - box.left, box.right - right, top - box.top, box.bottom - bottom);
    if (over > 1) found.push(`${card.querySelector('h2').textContent.trim()} by ${Math.round(over)} px`);
    if (card.scrollWidth > card.clientWidth + 1) found.push(`${card.className} is cut off`);
  }
  const heights = [...region.querySelectorAll('.cards-grid .card, .majority')].map((one) => one.offsetHeight);
  if (Math.min(...heights) < 24) found.push(`a card or space of ${Math.min(...heights)} px`);
  return found.join(', ');
}"""
"""The cards of missions and threats that stick out of their region, what they leave too little height for, and whether
it hides what nothing hints at."""

DISPLAYED_CUT: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const found = [];
  const inside = (parts, whole) => {
    for (const part of document.querySelectorAll(`${whole} :is(${parts})`)) {
      const [inner, frame] = [box(part), box(part.closest(whole))];
      const over = Math.max(
        frame.left - inner.left, inner.right - frame.right, frame.top - inner.top, inner.bottom - frame.bottom);
      if (inner.width && over > 1.5) found.push(`${part.getAttribute('class')} of ${whole} by ${over.toFixed(1)} px`);
    }
  };
  inside('.card-plate, .card-gain, .price, .nth, .card-corner', '.cards-grid .card');
  inside('.tier > *, .what', '.majority');
  inside('svg, b', '.standard');
  inside('.round-number, .plan > *', '.rounds li');
  for (const card of document.querySelectorAll('.cards-grid .card')) {
    const { width, height } = box(card);
    if (height < width) found.push(`a card of ${width} by ${height} lies`);
    const gain = card.querySelector('.card-gain');
    if (!gain) continue;
    const plate = box(card.querySelector('.card-plate'));
    if (plate.bottom - box(gain).top > plate.height / 3) found.push('a plate is covered');
    if (box(card.querySelector('.nth')).top < box(gain).bottom - 2) found.push('a number is covered');
  }
  return found.join(', ');
}"""
"""Cards of the display that lie or are covered, and what sticks out of cards and spaces."""

OWN_CUT: Final = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const mine = document.querySelector('.region.mine');
  const end = Math.max(...[...mine.querySelectorAll('.action-slot')].map((one) => one.getBoundingClientRect().bottom));
  return Math.max(mine.scrollHeight - mine.clientHeight, Math.ceil(end) - innerHeight);
}"""
"""Pixels of the own board that lie below the window or its region."""
BAR_RAISED: Final = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  return Math.round(box('.region.mine').top - box('.turn .fixed').bottom);
}"""
"""Pixels between what ends the turn and the own board, above which it always stands."""
LONG_TURNS = 6
DESKTOPS = ((1280, 720), (1366, 650), (1366, 768), (1440, 900), (1536, 730), (1680, 1050), (1920, 1080), (2560, 1440))
OTHERS_CUT: Final = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const region = document.querySelector('.side-others').getBoundingClientRect();
  const found = [];
  for (const board of document.querySelectorAll('.others .other')) {
    const box = board.getBoundingClientRect();
    const over = Math.ceil(Math.max(box.bottom - region.bottom, region.top - box.top, box.right - innerWidth));
    if (over > 1) found.push(`${board.ariaLabel} by ${over} px`);
    if (board.scrollWidth > board.clientWidth + 1) found.push(`${board.ariaLabel} is too narrow`);
  }
  const [log] = document.querySelectorAll('.side-log');
  if (innerWidth >= 1810 && log.clientHeight < 100) found.push(`${log.clientHeight} px of the log`);
  return found.join(', ');
}"""
"""The boards of the others that are out of sight in part, and a log that wide screens have no room for."""
ZOOMED: Final = ((1152, 720), (960, 600))
"""A window of 1440 by 900 at 125 and 150 %, in pixels of the page."""
EVERYTHING: Final = {"belt": {}, "missions": {"cards": ["camp"]}, "threats": {"threat": "pirates"}}
FANNED: Final = """() => {
  const fan = document.querySelector('.fan');
  while (fan.children.length < 10) fan.append(fan.lastElementChild.cloneNode(true));
  fan.style.setProperty('--fan-gaps', 9);
  [...fan.children].forEach((card, index) => card.style.setProperty('--from-middle', index - 4.5));
  const end = document.querySelector('.slots-block').getBoundingClientRect().right;
  const board = document.querySelector('.region.mine').getBoundingClientRect();
  const screens = document.querySelector('.progress-block').getBoundingClientRect();
  const foot = screens.left > end ? board.bottom : screens.top;
  return [...fan.querySelectorAll('.card-body')].map((card) => card.getBoundingClientRect()).filter(
    ({ left, right, bottom }) => left < end - 1 || bottom > foot + 1 || right > innerWidth,
  ).length;
}"""
"""How many of ten cards in hand lie over a slot or the screens, or reach below the board."""
THREE_NEEDS: Final = """() => {
  const plans = [...document.querySelectorAll('.research .plan')];
  const most = plans.reduce((one, other) =>
    other.querySelectorAll('.needs > *').length > one.querySelectorAll('.needs > *').length ? other : one);
  const needs = most.querySelector('.needs');
  while (needs.children.length < 3) needs.append(needs.lastElementChild.cloneNode(true));
  return [...document.querySelectorAll('.other .screens')].filter((screens) => {
    const plan = most.cloneNode(true);
    screens.firstElementChild.replaceChildren(plan);
    const { left, right } = plan.getBoundingClientRect();
    const inside = [...plan.querySelectorAll('.needs > *')].map((one) => one.getBoundingClientRect());
    return inside.some((one) => one.left < left - 1 || one.right > right + 1);
  }).length;
}"""
"""On how many whole boards a plan with three needs is cut."""


@pytest.fixture
def site_of_any_missions(migrated_cluster: Cluster) -> Iterator[Site]:
    """A server on which somebody alone may play with any number of mission cards."""
    with serving(migrated_cluster, "any_missions_games") as site:
        yield site


async def test_cards_of_modules_are_read_without_scrolling(
    site_of_any_missions: Site, new_person: NewPerson, full: bool
) -> None:
    """Each card on the screens that have least room and on every third of the others, or on all of them."""
    ada, found = await new_person(site_of_any_missions.url, "Ada"), []
    for index, (threat, missions) in enumerate(CARDS):
        modules = {"belt": {}, "missions": {"cards": missions}, "threats": {"threat": threat}}
        await ada.sit_down_with_luna(modules=modules)
        await ada.until_asked()
        for width, height in (*TIGHT, *(ROOMY if full else ROOMY[index % 3 :: 3])):
            await ada.page.set_viewport_size({"width": width, "height": height})
            if await ada.page.locator(".tabs").is_visible():
                await ada.show_tab("display")
            await ada.page.evaluate(HIDDEN)  # once it has been drawn
            for fault in (UNSEEN, DISPLAYED_CUT):
                if unseen := await ada.page.evaluate(fault):
                    found.append(f"{threat} and {missions} at {width} by {height}: {unseen}")
    assert "\n".join(found) == ""


async def test_planning_and_a_turn_of_many_choices_need_no_scrolling(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.page.add_init_script("localStorage.setItem('regolith-introduced', 'tokens planning action')")
    await ada.sit_down_with_luna()
    seen = set()
    while "TakeTurn" not in seen:
        shown = await ada.until_asked()
        for width, height in SIZES:
            await ada.page.set_viewport_size({"width": width, "height": height})
            assert await ada.page.evaluate(HIDDEN) <= 1, f"{shown.step} at {width} by {height}"
        seen.add(shown.step)
        if shown.step == "Planning":
            await ada.plan(list(shown.hand[: len(shown.slots)]))
        elif shown.step != "TakeTurn":
            await ada.choose(shown.offers[0])
    assert {"ChooseToken", "Planning"} <= seen
    assert len(shown.offers) >= 10

    # Where they do not fit they stand closer, and as before where they fit again.
    for width, height, how in (
        (1024, 560, "[data-tight~=snug]"),
        (1024, 520, "[data-tight~=more]"),
        (1920, 1200, ":not([data-tight])"),
    ):
        await ada.page.set_viewport_size({"width": width, "height": height})
        await expect(ada.page.locator(f"main.table{how}")).to_have_count(1)


async def test_the_round_track_has_every_round_and_five_cards_stay_in_their_slots(
    site: Site, new_person: NewPerson
) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.sit_down_with_luna()
    await ada.until_asked()
    await expect(ada.page.locator(".rounds li").filter(visible=True)).to_have_count(7)
    for width, height in (*LAPTOPS, *DESKS):
        await ada.page.set_viewport_size({"width": width, "height": height})
        assert await ada.page.evaluate(DISPLAYED_CUT) == "", f"at {width} by {height}"
        assert await ada.page.evaluate(FILLED) == 0, f"at {width} by {height}"


async def test_the_others_and_ten_cards_in_hand_are_whole_with_all_modules(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    seats: list[dict[str, Any]] = [{"kind": "human"}, {"kind": "robot"}, {"kind": "automa", "level": 6}]
    game = await ada.open_table(seats, {"modules": EVERYTHING})
    await ada.call("POST", f"/api/games/{game}/start")
    await ada.page.goto(f"/t/{game}")
    found = []
    while (shown := await ada.until_asked()).step != "TakeTurn":
        for width, height in (*DESKTOPS, *ZOOMED):
            await ada.page.set_viewport_size({"width": width, "height": height})
            where = f"{shown.step} at {width} by {height}"
            if await ada.page.evaluate(HIDDEN) > 1 and (width, height) != ZOOMED[-1]:
                found.append(f"{where}: choices are hidden")
            if (width, height) in DESKTOPS and await ada.page.locator(".plan-slots").filter(visible=False).count():
                found.append(f"{where}: the slots of the plan are hidden")
            if cut := await ada.page.evaluate(OTHERS_CUT):
                found.append(f"{where}: {cut}")
        choices = await ada.call("GET", f"/api/games/{game}/choices")
        move = choices["sample"] or choices["choices"][0]
        sent = await ada.call("POST", f"/api/games/{game}/moves", {"seq": choices["seq"], "move": move})
        await ada.until(sent["seq"])
    for width, height in (*DESKTOPS, *ZOOMED):
        await ada.page.set_viewport_size({"width": width, "height": height})
        if out := await ada.page.evaluate(FANNED):
            found.append(f"{out} cards in hand at {width} by {height}")
    assert "\n".join(found) == ""


async def turns_beside_luna(ada: Person) -> AsyncIterator[Shown]:
    """Play on, and stop whenever somebody has to choose beside the card that Luna has just played."""
    await ada.page.add_init_script("localStorage.setItem('regolith-introduced', 'tokens planning action')")
    await ada.sit_down_with_luna()
    taste = Taste("reader")
    while (shown := await ada.until_asked()).phase != "finished":
        if shown.step == "TakeTurn" and await ada.page.locator(".luna-card").count():
            yield shown
        await taste.act_beside(ada, shown)


@pytest.mark.parametrize("luna_turns", [5, pytest.param(LUNA_TURNS, marks=pytest.mark.full)])
async def test_lunas_card_is_whole_and_leaves_room_for_moon_and_log(
    site: Site, new_person: NewPerson, luna_turns: int
) -> None:
    ada = await new_person(site.url, "Ada")
    found, turns = [], 0
    async for shown in turns_beside_luna(ada):
        turns += 1
        for width, height in DESKS:
            await ada.page.set_viewport_size({"width": width, "height": height})
            where = f"entry {shown.seq} at {width} by {height}"
            if await ada.page.locator(".tabs").is_visible():
                await ada.show_tab("moon")
            if cut := await ada.page.evaluate(CUT_OFF, [MIN_MOON, MIN_BESIDE]):
                found.append(f"{where}: {cut}")
            if await ada.page.evaluate(HIDDEN) > 1:
                found.append(f"{where}: choices are hidden")
        if turns == luna_turns:
            break
    assert "\n".join(found) == ""


async def test_the_own_board_is_whole_beside_lunas_card_on_laptops(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    seats: list[dict[str, Any]] = [{"kind": "human"}, {"kind": "robot"}, {"kind": "automa", "level": 6}]
    game = await ada.open_table(seats, {})
    await ada.call("POST", f"/api/games/{game}/start")
    await ada.page.goto(f"/t/{game}")
    found, turns = [], 0
    while turns < LONG_TURNS:
        shown = await ada.until_asked()
        if shown.step == "TakeTurn" and await ada.page.locator(".luna-card").count():
            turns += 1
            for width, height in LAPTOPS:
                await ada.page.set_viewport_size({"width": width, "height": height})
                if (cut := await ada.page.evaluate(OWN_CUT)) > 1:
                    found.append(f"entry {shown.seq} at {width} by {height}: {cut} px")
                if (raised := await ada.page.evaluate(BAR_RAISED)) > 1:
                    found.append(f"entry {shown.seq} at {width} by {height}: the bar stands {raised} px too high")
        choices = await ada.call("GET", f"/api/games/{game}/choices")
        move = choices["sample"] or choices["choices"][len(choices["choices"]) // 2]
        sent = await ada.call("POST", f"/api/games/{game}/moves", {"seq": choices["seq"], "move": move})
        await ada.until(sent["seq"])
    assert found == []


@pytest.mark.parametrize("humans", [1, pytest.param(2, marks=pytest.mark.full), 3])
async def test_the_others_boards_are_seen_beside_a_question(humans: int, site: Site, new_person: NewPerson) -> None:
    people = [await new_person(site.url, name) for name in ("Ada", "Ben", "Cleo")[:humans]]
    ada, *further = people
    game = await ada.open_table([{"kind": "human"}] * humans + [{"kind": "luna"}], {}, visibility="public")
    for person in further:
        await person.become_guest()
        await person.call("POST", f"/api/games/{game}/join")
    await ada.call("POST", f"/api/games/{game}/start")
    actor = (await at_first_action(f"/t/{game}", people))[0]
    eve = await new_person(site.url, "Eve")
    found = []
    for person in (actor, eve):
        await person.page.goto(f"/t/{game}")
        await person.at_table()
        for width, height in DESKTOPS:
            await person.page.set_viewport_size({"width": width, "height": height})
            if cut := await person.page.evaluate(OTHERS_CUT):
                found.append(f"{person.name} at {width} by {height}: {cut}")
    for width, height in ((1366, 900), (1280, 1024)):
        await eve.page.set_viewport_size({"width": width, "height": height})
        await eve.page.locator(".other .screens").first.wait_for()
        if cut := await eve.page.evaluate(THREE_NEEDS):
            found.append(f"a plan on {cut} boards at {width} by {height}")
    assert "\n".join(found) == ""


@pytest.mark.parametrize("luna_turns", [5, pytest.param(LUNA_TURNS, marks=pytest.mark.full)])
async def test_lunas_card_is_whole_on_a_phone(site: Site, new_person: NewPerson, luna_turns: int) -> None:
    ada = await new_person(site.url, "Ada", **PHONE)
    found, turns = [], 0
    async for shown in turns_beside_luna(ada):
        turns += 1
        if (cut := await ada.page.evaluate(CUT_OFF_ON_PHONE)) > 1:
            found.append(f"entry {shown.seq}: {cut} px")
        if (height := await ada.page.evaluate(BAR_HEIGHT)) > LOWEST_BAR:
            found.append(f"entry {shown.seq}: the bar has grown to {height} px")
        if turns == luna_turns:
            break
    assert "\n".join(found) == ""


async def test_a_new_list_of_choices_is_shown_from_its_beginning(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada", **PHONE)
    taste, times = Taste("reader"), 0
    await ada.sit_down_with_luna()
    shown = await ada.until_asked()
    while times < NEW_LISTS:
        assert shown.phase != "finished"
        await ada.page.evaluate(FURTHEST)
        was_scrolled = await ada.page.evaluate(SCROLLED) > 0
        await taste.act(ada, shown)
        shown = await ada.until_asked()
        times += was_scrolled and await ada.page.evaluate(HIDDEN) > 1
        assert await ada.page.evaluate(SCROLLED) == 0, f"at {shown.step}, entry {shown.seq}"
