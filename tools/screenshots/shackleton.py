"""The pictures of Shackleton Base."""

from tools.screenshots.moments import Moment, Shown

LOG = ".side-tabs button:last-child"
CARD = "AstroBotCardTurned"


def asked(step: str, least: int = 1, tab: str = "crater") -> Moment:
    """A question that is only looked at."""
    return Moment(step, step, least, tab)


def turn(name: str, *deeds: str, tab: str = "crater", least: int = 2) -> Moment:
    """The player whose turn it is does something on the page."""
    return Moment(name, "TakeTurn", least, tab, deeds)


MOMENTS = (
    asked("ChooseLeader", tab="me"),
    asked("ChooseFirstSector"),
    asked("ChooseShuttle", 2),
    turn("turn-first", least=1),
    turn("turn"),
    turn("turn-late", least=3),
    turn("sheets", tab="sheets"),
    turn("me", tab="me"),
    turn("others", tab="others"),
    turn("log", LOG, tab="log"),
    turn("picked", ".lit[data-target^='slot']"),
    turn("why", ".refused[data-target]"),
    turn("closer", "[data-zoom=in]", "[data-zoom=in]"),
    turn("standing", "press s"),
    Moment("waiting", "TakeTurn", 2, "crater", seen_by="other"),
    Moment("premoving", "TakeTurn", 2, "crater", ("[data-premove]",), "other"),
    Moment("watching", "TakeTurn", 2, "crater", seen_by="stranger"),
    asked("ChooseTokens"),
    asked("ChooseStructure", tab="me"),
    asked("FillStructure", tab="me"),
    asked("ChooseProject", tab="sheets"),
    asked("TakeCorporationAction", tab="sheets"),
    asked("ChooseAstronaut"),
    asked("ChoosePlace", tab="me"),
    asked("RearrangeBase", tab="me"),
    asked("ConfirmEndOfTurn"),
)

ENDS = (
    Moment("end"),
    *(Moment(f"end-{tab}", deeds=(f"[data-end-tab={tab}]",)) for tab in ("last", "worth", "source", "picture")),
    Moment("end-board", deeds=("[data-close]",)),
)

SHACKLETON = Shown(
    game="shackleton",
    seats=({"kind": "human"},) * 3,
    level="turn",
    chance=7,
    moments=MOMENTS,
    ends=ENDS,
    prefix="shackleton-",
)

ALONE = Shown(
    game="shackleton",
    seats=({"kind": "human"}, {"kind": "automa"}),
    level="turn",
    chance=3,
    moments=(turn("turn-first", least=1), turn("turn"), turn("turn-late", least=3), turn("sheets", tab="sheets")),
    ends=(Moment("end"),),
    prefix="astrobot-",
)
"""Against AstroBot."""
