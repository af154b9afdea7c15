"""What the campaign's pages print beside its rules."""

from .nouns import Company, Part, Source


class CampaignLevels(Part, frozen=True):
    """Luna's levels: with which she begins beside one person and beside `more`, one lower being allowed; the success
    points that she gains for playing one level `lowered`, and for one `kept` after a defeat (FR Luna p. 4)."""

    alone: int
    more: int
    lowered: int
    kept: int
    source: Source = "rulebook"


class CampaignPoints(Part, frozen=True):
    """Success points: how many one-time `markers` must have left the status card, and the sums with which the second
    rank and those above it begin (p. 24)."""

    markers: int
    ranks: tuple[int, int, int, int]
    source: Source = "rulebook"


class Campaign(Part, frozen=True):
    """The campaign. `standing` are the sectors that companies hold when the third chapter begins (p. 29), one outpost
    from each column."""

    standing: dict[Company, tuple[int, int, int]]
    levels: CampaignLevels
    points: CampaignPoints
    source: Source = "rulebook"
