"""The words of the campaign."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta

from app.rules.game import Event
from app.rules.kit.rulebook import Places
from app.rules.kit.vocabulary import ModuleOptions, Part
from app.rules.skymines.components.further import campaign
from app.rules.skymines.components.shapes import Company

PRINTED = campaign()
CHAPTERS = 4
MODULES: Mapping[int, frozenset[str]] = {
    1: frozenset({"missions"}),
    2: frozenset({"missions", "belt"}),
    3: frozenset({"missions"}),
    4: frozenset({"missions", "belt", "threats"}),
}
"""The modules that each chapter is played with (p. 24, p. 26, p. 29, p. 30)."""

CAMPAIGN, THIRD, FOURTH = "campaign", "campaign-third", "campaign-fourth"

Points = tuple[int, ...]
"""Success points by seat."""


class CampaignOptions(ModuleOptions, frozen=True, kw_only=True):
    """`former`: the success points of the chapters before this one; a chapter without them all is played alone. `loop`:
    those of the games of this chapter that the Time anomaly has caught (p. 31)."""

    chapter: Annotated[int, Meta(ge=1, le=CHAPTERS)] = 1
    former: tuple[Points, ...] = ()
    loop: tuple[Points, ...] = ()


class Campaign(Part, frozen=True, tag="campaign"):
    """Nothing is kept while a chapter is played: all that is carried stands in the options."""


class OutpostsLaid(Event, frozen=True):
    """Outposts that stand on the Moon from the beginning (p. 29): `sectors` of each company, one from each column."""

    sectors: dict[Company, tuple[int, int, int]]


PLACES: Places = {
    CAMPAIGN: {"en": 24, "de": 24, "fr": 24},
    THIRD: {"en": 29, "de": 29, "fr": 29},
    FOURTH: {"en": 30, "de": 30, "fr": 30},
}
