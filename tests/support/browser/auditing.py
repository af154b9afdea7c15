"""axe-core looks at a page: on screens large and small, dark and light."""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal
from zlib import crc32

from playwright.async_api import ViewportSize

from tests.support.browser.people import Person
from tests.support.browser.serving import PROJECT

AXE = PROJECT / "node_modules" / "axe-core" / "axe.min.js"


DESK: ViewportSize = {"width": 1440, "height": 900}


TABLET: ViewportSize = {"width": 1024, "height": 768}


PHONE: ViewportSize = {"width": 390, "height": 844}


Palette = Literal["dark", "light"]


PALETTES: tuple[Palette, Palette] = ("dark", "light")


VIEWS: tuple[tuple[ViewportSize, Palette], ...] = (
    (PHONE, "dark"),
    (DESK, "light"),
    (TABLET, "dark"),
    (PHONE, "light"),
    (DESK, "dark"),
    (TABLET, "light"),
)
"""Each size in each palette; the palettes change from one to the next."""


TABS = ("moon", "display", "me", "others", "log")


RUN = """async (but = []) => {
  const rules = Object.fromEntries(but.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules });
  const why = ({ any, all, none }) => [...any, ...all, ...none][0]?.message ?? '';
  const all = violations.flatMap(({ id, nodes }) => nodes.map((one) => [id, one]));
  return all.map(([id, one]) => `${id}: ${one.target.join(' ')} ${why(one)} ${one.html.slice(0, 160)}`);
}"""
"""Everything that axe-core objects to, but for these rules."""


class Audit:
    """Looks at the page of a person in one way after the other, at a table at each of these tabs on a phone; `found` is
    everything that axe-core objects to by its rules `but` these. Where it begins depends on what it looks at first."""

    def __init__(self, person: Person, tabs: Sequence[str] = TABS, but: Sequence[str] = ()) -> None:
        self.person = person
        self.tabs = tabs
        self.but = list(but)
        self.looks = 0
        self.found: list[str] = []
        self._first = 0
        self._axe = Path(AXE).read_text(encoding="utf-8")

    async def look(self, where: str) -> None:
        """Run axe-core in the next of the views; for the `thorough` on a phone and on a larger screen, a tablet every
        other time, where the palettes change places from size to size and from pair to pair of looks. A phone shows
        another region of the table each time. The page is at its widest then.
        """
        page = self.person.page
        if not await page.evaluate("'axe' in window"):
            await page.evaluate(f"() => {{ {self._axe} }}")
        for size, palette in self._views(where):
            await self._measure(where, size, palette)
        await page.set_viewport_size(DESK)
        self.looks += 1

    def _views(self, where: str) -> list[tuple[ViewportSize, Palette]]:
        if self.person.thorough:
            first = self.looks // 2 % 2
            return [(PHONE, PALETTES[first]), (TABLET if self.looks % 2 else DESK, PALETTES[1 - first])]
        if not self.looks:
            self._first = crc32(where.encode())
        return [VIEWS[(self._first + self.looks) % len(VIEWS)]]

    async def _measure(self, where: str, size: ViewportSize, scheme: Palette) -> None:
        page = self.person.page
        await page.set_viewport_size(size)
        await page.emulate_media(color_scheme=scheme)
        if size is PHONE:
            await self._open_a_tab()
        self.found += [f"{where} ({size['width']}, {scheme}) {item}" for item in await page.evaluate(RUN, self.but)]

    async def _open_a_tab(self) -> None:
        tab = self.tabs[self.looks % len(self.tabs)]
        over = await self.person.page.locator("[role=dialog]").count()
        if not over and await self.person.page.locator(f".tabs [data-tab={tab}]").is_visible():
            await self.person.show_tab(tab)

    def rests(self) -> None:
        """Nothing was found."""
        assert self.found == [], "\n".join(self.found)
