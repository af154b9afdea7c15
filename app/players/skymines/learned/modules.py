"""What the learned worth looks at of modules: for each its features, which are zeros where it is not in play."""

from collections.abc import Callable, Mapping

from msgspec import UNSET

from app.players.skymines.learned.seats import Features
from app.players.skymines.modules import belt, missions, threats
from app.players.skymines.outlook import Outlook
from app.rules.kit.parts import part
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.modules.missions.tasks import status_of
from app.rules.skymines.vocabulary.modules.missions import Missions
from app.rules.skymines.vocabulary.modules.threats import Threats

BELT = ("reach-of-best", "reach-of-second", "collectors", "collectors-now")
"""What expansions of the two companies held most would bring, and what collectors bring to field scientists."""
MISSIONS = ("claimed", "once-markers", "tasks", "most-claimed-by-others")
"""Tasks claimed, one-time markers in reserve, what the tasks can still bring, and tasks that another has claimed."""
THREATS = ("own", "of-another", "fear", "promise")
"""Whether the seat or another one has the card; the loss that is feared, and what dealing with the threat promises."""


def belt_features(outlook: Outlook) -> Features:
    """`BELT`."""
    first, second, *_ = sorted(COMPANIES, key=lambda item: -outlook.held[item])
    return (
        belt.expansion(outlook, first, belt.ENERGY_PER_EXPANSION),
        belt.expansion(outlook, second, belt.ENERGY_PER_EXPANSION),
        belt.collectors_later(outlook),
        belt.collectors_now(outlook),
    )


def missions_features(outlook: Outlook) -> Features:
    """`MISSIONS`."""
    status = status_of(outlook.state, outlook.seat)
    every = part(outlook.state, Missions).status
    others = [len(other.claimed) for seat, other in enumerate(every) if seat != outlook.seat]
    return (
        float(len(status.claimed)),
        float(status.once),
        missions.tasks_worth(outlook) if outlook.player.kind == "human" else 0.0,
        float(max(others, default=0)),
    )


def threats_features(outlook: Outlook) -> Features:
    """`THREATS`."""
    kept = part(outlook.state, Threats)
    owner = kept.owner if kept.dealing is None else kept.dealing
    lies = kept.card is not None and owner is None and not kept.struck
    return (
        float(owner == outlook.seat),
        float(owner not in (None, outlook.seat)),
        threats.fear(outlook, kept.card) if lies and kept.card is not None else 0.0,
        threats.threat_promise(outlook) if lies else 0.0,
    )


MODULES: Mapping[str, tuple[tuple[str, ...], Callable[[Outlook], Features]]] = {
    "belt": (BELT, belt_features),
    "missions": (MISSIONS, missions_features),
    "threats": (THREATS, threats_features),
}
"""The names and the features of each module."""
NAMES = tuple(f"{name}-{feature}" for name, (features, _) in MODULES.items() for feature in features)


def module_features(outlook: Outlook) -> Features:
    """`NAMES`."""
    in_play = () if outlook.state.modules is UNSET else outlook.state.modules
    found: list[float] = []
    for name, (names, features) in MODULES.items():
        found += features(outlook) if name in in_play else (0.0,) * len(names)
    return tuple(found)
