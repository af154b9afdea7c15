"""What missions bring to the pages."""

from typing import Final

from app.pages.reference import Part, Section
from app.pages.skymines.module_pages import ModulePages
from app.rules.skymines.vocabulary.modules import missions as at

PAGES: Final = ModulePages(
    order=1,
    rules=Part("missions", (Section("missions", (at.MISSIONS,), ("m-mission-vanguard",)), Section("once-markers"))),
    on_table={"missions": ("task:",), "once-markers": ("own-space",)},
)
