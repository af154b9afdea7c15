"""A position of one seat as a row of numbers: what the learned worth looks at, each with its name.

Like the worth made by hand it reads only what the seat may see.
"""

from msgspec import UNSET

from app.players.skymines.learned.board import (
    COMPANY_FEATURES,
    DISPLAY,
    MAJORITIES,
    PENDING,
    company_features,
    display_features,
    majority_features,
    pending_features,
)
from app.players.skymines.learned.modules import MODULES, module_features
from app.players.skymines.learned.modules import NAMES as MODULE_FEATURES
from app.players.skymines.learned.research import OFFERED, RESEARCH, offer_features, research_features
from app.players.skymines.learned.seats import (
    CARDS,
    OTHERS,
    SEAT,
    TOTALS,
    Features,
    card_features,
    other_features,
    seat_features,
    total_features,
)
from app.players.skymines.outlook import Outlook
from app.players.skymines.worth import Parts

TABLE = (
    "rounds-left",
    "last-round",
    "last-but-one",
    "planning",
    "seats",
    "others-dropped",
    "own-turn",
    "first-player",
    *(f"module-{name}" for name in MODULES),
)
"""How far the game is, and what is played."""
WORTH = tuple(f"worth-{name.replace('_', '-')}" for name in Parts._fields)
"""The parts of the worth made by hand."""
NAMES = (
    *TABLE,
    *WORTH,
    *(f"own-{name}" for name in SEAT),
    *CARDS,
    *TOTALS,
    *COMPANY_FEATURES,
    *RESEARCH,
    *OFFERED,
    *DISPLAY,
    *MAJORITIES,
    *PENDING,
    *OTHERS,
    *MODULE_FEATURES,
)
"""The names of all features, in their order."""
BY_HAND = slice(len(TABLE), len(TABLE) + len(WORTH))
"""Where the parts of the worth made by hand stand, which the network corrects."""


def features(outlook: Outlook, worth: Parts) -> Features:
    """All of them for the outlook's seat. `worth` is that of the position by hand."""
    state, seat = outlook.state, outlook.seat
    showing = tuple(outlook.showing.values())
    return (
        *_table(outlook),
        *worth,
        *seat_features(state, seat, showing),
        *card_features(outlook),
        *total_features(outlook),
        *company_features(outlook),
        *research_features(outlook),
        *offer_features(outlook),
        *display_features(outlook),
        *majority_features(outlook),
        *pending_features(outlook),
        *other_features(outlook, showing),
        *module_features(outlook),
    )


def _table(outlook: Outlook) -> Features:
    state, left = outlook.state, outlook.left
    others = [player.dropped for seat, player in enumerate(state.seats) if seat != outlook.seat]
    modules = () if state.modules is UNSET else state.modules
    return (
        float(left),
        float(left == 0),
        float(left == 1),
        float(state.phase != "action"),
        float(len(state.seats)),
        sum(others) / max(1, len(others)),
        float(state.turn == outlook.seat),
        float(state.first_player == outlook.seat),
        *(float(name in modules) for name in MODULES),
    )
