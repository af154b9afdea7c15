"""Somebody in front of a browser: what their page shows, and clicking, tapping or typing what it offers.

Nothing here waits for time to pass: a page tells the number of the log that it shows (`data-seq`), what it asks
(`data-step`) and whether it waits for an answer (`aria-busy`).
"""

import json
import re
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.async_api import ConsoleMessage, Locator, Page, expect

from tests.support.words import say

Move = dict[str, Any]
BETWEEN_LOOKS: Final = 50
"""Milliseconds after which a page is looked at again while something is awaited."""

READ = """() => {
  const main = document.querySelector('main.table');
  if (!main) return null;
  const buttons = [...document.querySelectorAll('.offers [data-move], .fixed [data-move]')];
  return {
    seq: Number(main.dataset.seq),
    step: main.dataset.step,
    mine: document.querySelector('.bar .mine') !== null,
    busy: main.getAttribute('aria-busy') === 'true',
    phase: main.dataset.phase,
    error: document.querySelector('.prompt .error')?.textContent ?? '',
    why: document.querySelector('.prompt .why')?.textContent ?? '',
    hand: [...document.querySelectorAll('[data-hand]')].map((one) => one.dataset.hand),
    slots: [...document.querySelectorAll('[data-plan-slot]')].map((one) => one.dataset.planSlot),
    offers: buttons.map((one) => ({
      move: one.dataset.move,
      targets: (one.dataset.lights ?? '').split(' ').filter(Boolean),
    })),
  };
}"""

SHOWS = """(seq) => {
  const main = document.querySelector('main.table');
  if (!main || main.getAttribute('aria-busy') === 'true') return false;
  return Number(main.dataset.seq) >= seq || document.querySelector('.prompt .error') !== null;
}"""

SHIFT = "() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))"
"""A press of a key that chooses nothing, in a browser that has no keys to press as well."""
IS_THERE = "(selector) => document.querySelector(selector) !== null"

DRAWN = """() => new Promise((drawn) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 60))))"""
"""Ends a moment behind the frame after the next one."""
FIND_POINT = """async (element) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const box = () => element.getBoundingClientRect();
  // A page that is asked something new scrolls by itself in its next frame: look for the thing again after it.
  for (;;) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const last = box();
    await frame();
    const now = box();
    if (last.x === now.x && last.y === now.y && last.width === now.width && last.height === now.height) break;
  }
  const { left, top, width, height } = box();
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88, 0.05, 0.95];
  const inside = (x, y) => element.contains(document.elementFromPoint(x, y));
  // A piece may still fly over it.
  const end = performance.now() + 3000;
  do {
    for (const margin of [4, 1]) for (const down of parts) for (const right of parts) {
      const x = left + width * right, y = top + height * down;
      const around = [[0, 0], [margin, 0], [-margin, 0], [0, margin], [0, -margin]];
      if (around.every(([dx, dy]) => inside(x + dx, y + dy))) return [x, y];
    }
    await frame();
  } while (performance.now() < end);
  return null;
}"""

TAB_OF = {
    "moon": ("sector", "column", "station", "track"),
    "display": ("card", "space", "plan", "tier", "discard"),
    "me": ("slot", "rest", "hand", "screen", "tile", "token", "acquired", "tank", "coins"),
}


@dataclass(frozen=True)
class Offered:
    """A move that the page offers, and the names of the things on the board that stand for it, in picking order."""

    move: Move
    targets: tuple[str, ...]

    @property
    def kind(self) -> str:
        """The move's type, such as `PlaceMarker`."""
        return str(self.move["type"])


@dataclass(frozen=True)
class Shown:
    """What the page of a table shows at one moment."""

    seq: int
    step: str
    mine: bool
    busy: bool
    phase: str
    error: str
    why: str
    hand: tuple[str, ...]
    slots: tuple[str, ...]
    offers: tuple[Offered, ...]

    def offer(self, kind: str) -> Offered:
        """The first offered move of a type."""
        return next(offer for offer in self.offers if offer.kind == kind)


@dataclass
class Person:
    """A person with one page. `errors` are what the page reported and nobody forgave; `thorough`: whether the page is
    looked at in every way that a test knows."""

    name: str
    page: Page
    touches: bool = False
    thorough: bool = False
    errors: list[str] = field(default_factory=list)
    clicks: int = 0
    _forgiven: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("pageerror", lambda error: self.errors.append(f"{self.name}: {error}"))
        self.page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        said = f"{message.text} ({message.location.get('url', '')})"
        if message.type == "error" and not any(re.search(pattern, said) for pattern in self._forgiven):
            self.errors.append(f"{self.name}: {said}")

    def forgive(self, *patterns: str) -> None:
        """Let the browser complain about this: a server that is down on purpose, a refusal that is meant."""
        self._forgiven.extend(patterns)

    # --- pages around the table

    async def introduce(self) -> None:
        """Write one's name into the page's field."""
        await self.page.get_by_label(say("name-label"), exact=True).fill(self.name)

    async def press(self, key: str, **args: Any) -> None:
        """Press the button or follow the link that bears this message."""
        await self._hit(self.named(key, **args))

    def named(self, key: str, **args: Any) -> Locator:
        """The button or link that bears this message."""
        name = say(key, **args)
        button = self.page.get_by_role("button", name=name, exact=True)
        return button.or_(self.page.get_by_role("link", name=name, exact=True)).first

    async def host_for_friends(self) -> str:
        """Host a table for two from the home page; gives the path and query of the invite link."""
        await self.page.goto("/")
        await self.introduce()
        await self.press("home-preset-friends-do")
        return await self.invitation()

    async def invitation(self) -> str:
        """The path and query of the link that the lobby shows."""
        link = self.page.get_by_label(say("lobby-invite-label"), exact=True)
        await expect(link).to_have_value(re.compile("invite="))
        found = urlsplit(await link.input_value())
        return f"{found.path}?{found.query}"

    async def join(self, invitation: str) -> None:
        """Open an invite link and sit down."""
        await self.page.goto(invitation)
        await self.introduce()
        await self.press("join-do")
        await self.page.wait_for_url(re.compile(r"/t/[^?]+$"))

    async def start(self) -> None:
        """Start the game from the lobby and wait for the table."""
        await self.press("lobby-start")
        await self.at_table()

    async def at_table(self) -> None:
        """Wait until the page shows the table."""
        await self.page.wait_for_selector("main.table")

    async def call(self, method: str, path: str, body: object | None = None) -> Any:
        """Ask the server beside the page, as the same user; for setting up and comparing."""
        ours = {"sec-fetch-site": "same-origin"}
        # The server may close a connection that rested just as it is used again.
        fetch = self.page.context.request.fetch
        answer = await fetch(path, method=method, data=body, headers=ours, max_retries=1)
        assert answer.ok, f"{method} {path}: {answer.status} {await answer.text()}"
        return json.loads(await answer.text() or "null")

    async def become_guest(self) -> None:
        """Be a guest of one's name, beside the page. Who is somebody stays so: a page left open asks as they were."""
        cookies = await self.page.context.cookies()
        if not any(cookie["httpOnly"] for cookie in cookies):  # Only the session's is.
            await self.call("POST", "/api/users", {"name": self.name})

    async def open_table(self, seats: list[dict[str, Any]], options: dict[str, Any], **more: Any) -> str:
        """Open a table of Skymines, or of another `game`, beside the page, as the guest whom this person is or becomes;
        gives its id."""
        await self.become_guest()
        table = await self.call("POST", "/api/games", {"game": "skymines", "options": options, "seats": seats, **more})
        return str(table["id"])

    async def sit_down_with_luna(self, **options: Any) -> str:
        """Open and start a table with Luna beside the page and go there; gives its id."""
        game = await self.open_table([{"kind": "human"}, {"kind": "automa", "level": 2}], options)
        await self.call("POST", f"/api/games/{game}/start")
        await self.page.goto(f"/t/{game}")
        await self.at_table()
        return game

    # --- at the table

    @property
    def game(self) -> str:
        """The id of the game on the page."""
        return urlsplit(self.page.url).path.split("/")[2]

    async def comes_true(self, expression: str, arg: object = None) -> None:
        """Wait until this is true of the page. To look at every frame, as Playwright does unless told otherwise, has
        Chromium draw sixty a second all that time."""
        await self.page.wait_for_function(expression, arg=arg, polling=BETWEEN_LOOKS)

    async def resize(self, width: int, height: int) -> None:
        """Give the window another size, and wait until what goes by it is drawn."""
        await self.page.set_viewport_size({"width": width, "height": height})
        await self.page.evaluate(DRAWN)

    async def look(self) -> Shown:
        """What the page of the table shows now."""
        seen = await self.page.evaluate(READ)
        assert seen is not None, f"{self.name} is not at a table"
        offers = tuple(Offered(json.loads(item["move"]), tuple(item["targets"])) for item in seen.pop("offers"))
        return Shown(**{**seen, "hand": tuple(seen["hand"]), "slots": tuple(seen["slots"])}, offers=offers)

    async def until(self, seq: int) -> Shown:
        """Wait until the page shows entry `seq` of the log or a later one, and nothing is on its way."""
        await self.comes_true(SHOWS, arg=seq)
        shown = await self.look()
        assert shown.error == "", f"{self.name}: {shown.error}"
        return shown

    async def until_asked(self, *steps: str) -> Shown:
        """Wait until the page asks one of these, or anything at all, or the game is over."""
        await self.comes_true(
            """(steps) => {
              const main = document.querySelector('main.table');
              if (!main || main.getAttribute('aria-busy') === 'true') return false;
              if (steps.length) return steps.includes(main.dataset.step);
              return main.dataset.step !== '' || main.dataset.phase === 'finished';
            }""",
            arg=list(steps),
        )
        return await self.look()

    async def choose(self, offer: Offered, *, on_board: bool = False) -> Shown:
        """Make an offered move with its button or on the board, and wait until the page shows what came of it."""
        before = await self.look()
        await self.skip_showing()
        if on_board and offer.targets:
            await self.choose_on_board(offer)
        else:
            await self.press_offer(offer)
        return await self.until(before.seq + 1)

    async def skip_showing(self) -> None:
        """End the showing of what others did, if it is going on: until then no press chooses anything."""
        if await self.page.locator("[data-replays]").count():
            await self.page.evaluate(SHIFT)

    async def press_offer(self, offer: Offered) -> None:
        """Press the button of an offered move, without waiting."""
        await self._hit(self.button(offer.move))

    def button(self, move: Move) -> Locator:
        """The button of an offered move."""
        return self.page.locator(
            f"[data-move={json.dumps(json.dumps(move, separators=(',', ':'), ensure_ascii=False))}]"
        ).first

    async def choose_on_board(self, offer: Offered) -> None:
        """Pick the lit things that stand for a move, one after the other, and confirm, without waiting."""
        for target in offer.targets:
            await self.pick(target)
        proposal = self.page.locator(".proposal .offer")
        if await proposal.count() == 1:
            await self._hit_thing(self.thing(offer.targets[-1]))
        else:
            await self.press_offer(offer)

    async def sees(self, offer: Offered) -> bool:
        """Whether the board shows the thing with which picking this move begins."""
        return bool(offer.targets) and await self.thing(offer.targets[0]).count() > 0

    async def pick(self, target: str) -> None:
        """Click a lit thing on the board; it is picked then. What is picked from the start needs no click."""
        name = json.dumps(target)
        if await self.page.locator(f".picked[data-target={name}]").count():
            return
        thing = self.page.locator(f".lit[data-target={name}]").first
        await self._hit_thing(thing)
        await self.comes_true(IS_THERE, arg=f".picked[data-target={name}]")

    def thing(self, target: str) -> Locator:
        """The thing on the board that has this name."""
        return self.page.locator(f"[data-target={json.dumps(target)}]").first

    async def plan(self, cards: list[str]) -> Shown:
        """Lay cards into the action slots, from the first on, and say that one is ready, asked twice if need be."""
        await self.skip_showing()
        before = await self.look()
        for card in cards:
            await self.lay(card)
        asks = await self.is_asked_twice()
        await self._hit(self.page.locator("[data-ready]"))
        if asks:
            await self._hit(self.page.locator("[data-ready-anyway]"))
        return await self.until(before.seq + 1)

    async def lay(self, card: str) -> None:
        """Lay a hand card into the first empty slot."""
        await self._show_tab("me")
        await self._hit(self.page.locator(f"[data-hand={json.dumps(card)}] .card"))
        await self.comes_true(f"(card) => !({IS_THERE})(card)", arg=f"[data-hand={json.dumps(card)}]")

    async def is_asked_twice(self) -> bool:
        """Whether the plan leaves slots empty that could be filled, so that the page asks before it hands it in."""
        return bool(await self.page.locator("[data-ready]:not(.main)").count())

    async def undo(self) -> Shown:
        """Press Undo and wait for what came of it."""
        before = await self.look()
        await self._hit(self.page.locator("[data-undo]"))
        return await self.until(before.seq + 1)

    async def focus(self, place: Locator) -> None:
        """Give something the focus once it is there to be seen: what is hidden takes none."""
        await expect(place).to_be_visible()
        await place.focus()
        await expect(place).to_be_focused()

    async def show_tab(self, name: str) -> None:
        """Go to a tab of a small screen."""
        tab = self.page.locator(f".tabs [data-tab={name}]")
        await self._hit(tab)
        await self.comes_true(IS_THERE, arg=f".tabs [data-tab={name}][aria-selected=true]")

    async def _show_tab(self, name: str) -> None:
        tab = self.page.locator(f".tabs [data-tab={name}]")
        if await tab.is_visible() and await tab.get_attribute("aria-selected") != "true":
            await self.show_tab(name)

    async def _hit_thing(self, thing: Locator) -> None:
        """Click a thing of any shape at a place where it is on top."""
        target = await thing.get_attribute("data-target") or ""
        tab = next((name for name, kinds in TAB_OF.items() if target.split(":")[0] in kinds), None)
        if tab:
            await self._show_tab(tab)
        point = await thing.evaluate(FIND_POINT)
        assert point is not None, f"{target} is lit but there is no place to click it"
        self.clicks += 1
        await (self.page.touchscreen.tap(*point) if self.touches else self.page.mouse.click(*point))

    async def _hit(self, place: Locator) -> None:
        self.clicks += 1
        await (place.tap() if self.touches else place.click())


async def next_to_act(people: list[Person]) -> tuple[Person, Shown] | None:
    """The first person whom the table asks something once all pages show the same; None when the game is over."""
    while True:
        seen = [await person.look() for person in people]
        seq = max(shown.seq for shown in seen)
        seen = [await person.until(seq) for person in people]
        if all(shown.phase == "finished" for shown in seen):
            return None
        for person, shown in zip(people, seen, strict=True):
            if shown.mine and shown.seq == seq:
                return person, shown
        if all(shown.seq == seq for shown in seen):
            await people[0].until(seq + 1)
