"""What threats bring to the pages: their rules, and a place for the card in the middle of the Belt."""

from collections.abc import Mapping
from typing import Any, Final

from app.pages.reference import Part, Section
from app.pages.skymines.module_pages import ModulePages
from app.pages.styles import colours
from app.rules.skymines.components.belt import chart
from app.rules.skymines.vocabulary.modules import threats as at


def place_of_card(_: Mapping[str, Any]) -> str:
    """The outline of the card, with a mark in it."""
    x, y = chart().belt.threat
    colour = colours()["bad"]
    outline = f'x="{x - 60}" y="{y - 45}" width="120" height="90" rx="10"'
    card = f'<rect {outline} fill="none" stroke="{colour}" stroke-width="6"/>'
    mark = f'<path d="M{x} {y - 26}v30M{x} {y + 18}v8" stroke="{colour}" stroke-width="12" stroke-linecap="round"/>'
    return card + mark


PAGES: Final = ModulePages(
    order=3,
    rules=Part(
        "threats",
        (Section("threats", (at.SETUP, at.DEALING), ("m-threat-comet",)), Section("threat-list", (at.LIST,))),
    ),
    on_table={"threats": ("threat",), "threat-list": ("threat",)},
    drawn_on_board=place_of_card,
)
