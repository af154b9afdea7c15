"""What the campaign brings to the pages beside its own: its rules, and the outposts with which a chapter begins."""

from collections.abc import Mapping
from typing import Any, Final

from app.pages.reference import Part, Section
from app.pages.skymines.module_pages import ModulePages
from app.rules.skymines.modules.campaign.chapter_start import STANDING, WITH_OUTPOSTS
from app.rules.skymines.vocabulary.modules import campaign as at


def outposts(options: Mapping[str, Any]) -> dict[str, str]:
    """In the third chapter, companies by sector."""
    if options.get("chapter") != WITH_OUTPOSTS:
        return {}
    return {str(sector): company for company, sectors in STANDING.items() for sector in sectors}


PAGES: Final = ModulePages(
    order=4,
    rules=Part("campaign", (Section("campaign", (at.CAMPAIGN, at.THIRD, at.FOURTH)), Section("campaign-luna"))),
    outposts=outposts,
)
