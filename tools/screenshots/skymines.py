"""The pictures of Skymines."""

from tools.screenshots.moments import Moment, Shown

LAY = "[data-hand] .card"
LOG = ".side-tabs button:last-child"
LUNA = "LunaCardTurned"


def asked(name: str, least: int = 1, tab: str = "moon", step: str = "") -> Moment:
    """A moment that is only looked at, called like its step unless told otherwise."""
    return Moment(name, step or name, least, tab)


def rare(name: str, tab: str = "moon") -> Moment:
    """A question that hardly comes to players who want to win."""
    return Moment(name, name, 1, tab, rare=True)


def turn(name: str, *deeds: str, tab: str = "moon", least: int = 3) -> Moment:
    """The player whose turn it is does something on the page."""
    return Moment(name, "TakeTurn", least, tab, deeds)


def waiting(name: str, *deeds: str, tab: str = "moon", least: int = 4) -> Moment:
    """It is the other player's turn."""
    return Moment(name, "TakeTurn", least, tab, deeds, "other")


MOMENTS = (
    asked("tokens", tab="me", step="ChooseToken"),
    asked("planning-first", tab="me", step="Planning"),
    Moment("planning", "Planning", 2, "me", (LAY, LAY)),
    Moment("planning-asked", "Planning", 2, "me", (LAY, "[data-ready]")),
    Moment("planning-ready", "Planning", 3, "me", (LAY, LAY, "[data-ready]", "[data-ready-anyway]")),
    Moment("planning-watched", "Planning", 3, "others", seen_by="stranger"),
    turn("action"),
    turn("action-late", least=6),
    turn("display", tab="display"),
    turn("me", tab="me"),
    turn("others", tab="others"),
    turn("picked", ".lit[data-target^='space']", tab="display"),
    turn("why", ".refused[data-target]", tab="display"),
    turn("why-other", "[data-target='sector:12']"),
    turn("why-list", ".refusals summary"),
    turn("log", LOG, tab="log"),
    turn("past", LOG, ".entries > :nth-last-child(9 of .log-entry) [data-then]", least=4),
    turn("closer", "[data-zoom=in]", "[data-zoom=in]"),
    turn("standing", "press s", least=4),
    turn("settings", "[data-settings]"),
    turn("help", "press ?"),
    Moment("watching", "TakeTurn", 3, seen_by="stranger", after=LUNA),
    waiting("waiting"),
    waiting("premoving", "[data-premove]"),
    waiting("premoved", "[data-premove]", ".offers [data-move*=PlaceMarker]"),
    waiting("takeback-asking", "[data-takeback]"),
    Moment("takeback-asked", "TakeTurn", 4, proposed=True),
    Moment("takeback-proposed", "TakeTurn", 4, seen_by="other", proposed=True),
    Moment("luna", "TakeTurn", 2, after=LUNA),
    Moment("luna-late", "TakeTurn", 6, after=LUNA),
    asked("AcquireCard", tab="display"),
    rare("AdvanceOthers"),
    asked("BuyCard", tab="display"),
    asked("ChooseOption"),
    asked("ChooseTier", tab="display"),
    rare("ChooseTrack"),
    asked("DiscardCard", tab="me"),
    rare("DiscardToPerform", tab="me"),
    asked("EndTurn"),
    asked("Expand", 3),
    Moment("expand-picked", "Expand", 4, "moon", (".lit[data-target^='sector:']",)),
    asked("PassBarrier"),
    rare("PerformOrFetch", tab="display"),
    asked("PickUpDeck", tab="me"),
    asked("PlacePlans", tab="me"),
    rare("RemoveOutpost"),
    asked("Research", 2, tab="me"),
    asked("RestCards", tab="me"),
    asked("ReturnOutpost"),
    asked("SpendUnits"),
    asked("TakeRewards"),
    asked("Utilise", 2, tab="display"),
)

ENDS = (
    Moment("end"),
    *(Moment(f"end-{tab}", deeds=(f"[data-end-tab={tab}]",)) for tab in ("worth", "value", "shares", "picture")),
    Moment("end-table", deeds=("[data-end-tab=worth]", "[data-way=table]")),
    Moment("end-numbers", deeds=("scroll .scores.end .categories",)),
    Moment("end-board", deeds=("[data-close]",)),
    Moment("end-past", deeds=("[data-close]", LOG, ".entries > :nth-last-child(20 of .log-entry) [data-then]")),
)

SKYMINES = Shown(
    game="skymines",
    seats=({"kind": "human"}, {"kind": "human"}, {"kind": "automa", "level": 3}),
    level="greedy",
    chance=7,
    moments=MOMENTS,
    ends=ENDS,
    options={"tokens": "dealt"},
)

FOUR = Shown(
    game="skymines",
    seats=({"kind": "human"},) * 4,
    level="learned",
    chance=4,
    moments=(turn("action", least=4), asked("Expand", 4)),
    ends=(Moment("end"),),
    options={"tokens": "dealt"},
    prefix="four-",
)
"""A full table."""
