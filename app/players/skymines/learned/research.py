"""What the learned worth looks at of research: the screens ahead, and the plans on offer."""

from app.players.skymines.appraisal import between
from app.players.skymines.chances import way_now
from app.players.skymines.learned.seats import Features
from app.players.skymines.outlook import Outlook
from app.players.skymines.screens import likelihood, plan_extra, screen_value
from app.rules.skymines.board.plans import plans_on_offer, price_of, supplement_at
from app.rules.skymines.components.shapes import PLAN_LETTERS, Value
from app.rules.skymines.vocabulary.state import PlacedPlan

LOOKED_AT = 4
"""Screens ahead that are looked at one by one."""
SCREEN = ("plan", "likely", "brings", "screen")
RESEARCH = (
    *(f"screen-{number}-{name}" for number in range(1, LOOKED_AT + 1) for name in SCREEN),
    "in-a-row",
    "way-screens",
    "way-paid",
    "way-reward",
    "research-value",
    "research-to-next-value",
    "tank-value",
    "tank-to-next-value",
    "unplaced-likely",
    "unplaced-bring",
    "research-owned",
    "scientists-owned",
)
"""Of the next screens whether a plan lies there, how likely its requirements are met, what it and the screen bring.
Plans in a row; what a research scientist face up could enter now; values of the two tracks with a part of the next one,
and the way to it; plans that wait to be placed; the best research scientists owned."""
OFFERED = (
    *(f"plan-{name}-{letter}" for letter in PLAN_LETTERS for name in ("brings", "likely")),
    "plan-best",
    "plan-best-price",
    "plan-supplement",
    "special-plans",
)
"""Of the plans on offer: by letter the best one by likelihood and what it brings, then the best of all."""


def research_features(outlook: Outlook) -> Features:
    """`RESEARCH`."""
    player, way = outlook.player, way_now(outlook)
    kept = outlook.appraisal.kept
    asked = ("research", player.screens, player.upload, player.acquired, player.helium, player.coins, way)
    known: Features | None = kept.get(asked)
    if known is None:
        known = kept[asked] = (*_ahead(outlook), float(way.screens), float(way.paid), way.reward, *_values(outlook))
    return known


def _ahead(outlook: Outlook) -> Features:
    player = outlook.player
    first = player.upload + 1
    found: list[float] = []
    for screen in range(first, first + LOOKED_AT):
        placed = player.screens[screen] if screen < len(player.screens) else None
        if placed is None:
            found += (0.0, 0.0, 0.0, screen_value(outlook, screen) if screen < len(player.screens) else 0.0)
        else:
            found += (1.0, likelihood(outlook, placed), plan_extra(outlook, placed), screen_value(outlook, screen))
    ahead = player.screens[first:]
    return (*found, float(next((at for at, placed in enumerate(ahead) if placed is None), len(ahead))))


def _values(outlook: Outlook) -> Features:
    player, parts = outlook.player, outlook.index.components
    waiting = [PlacedPlan(plan) for plan in player.acquired]
    return (
        between(parts.research.values, max(0, player.upload)),
        _to_next(parts.research.values, player.upload),
        between(parts.tank.values, player.helium),
        _to_next(parts.tank.values, player.helium),
        sum(likelihood(outlook, placed) for placed in waiting),
        sum(plan_extra(outlook, placed) for placed in waiting),
        float(outlook.owned.best("research")),
        float(sum(card.kind in ("research", "field") for card in outlook.owned.cards)),
    )


def _to_next(values: tuple[Value, ...], at: int) -> float:
    return next((float(mark.at - at) for mark in values if mark.at > at), 0.0)


def offer_features(outlook: Outlook) -> Features:
    """`OFFERED`."""
    state = outlook.state
    kept, asked = outlook.appraisal.kept, ("offered", state.plans, state.specials, state.round, state.supplement)
    known: Features | None = kept.get(asked)
    if known is None:
        known = kept[asked] = _offers(outlook)
    return known


def _offers(outlook: Outlook) -> Features:
    best: dict[str, tuple[float, float]] = dict.fromkeys(PLAN_LETTERS, (0.0, 0.0))
    best_of_all, specials = (0.0, 0.0, 0.0), 0
    for space, plan in plans_on_offer(outlook.state).items():
        placed = PlacedPlan(plan)
        brings, likely = plan_extra(outlook, placed), outlook.owned.likelihood(plan)
        price = price_of(outlook.index, space)
        if plan in outlook.index.special:
            specials += 1
        else:
            letter = space[0]
            best[letter] = max(best[letter], (brings * likely, likely))
        supplement = float(supplement_at(outlook.state, space))
        best_of_all = max(best_of_all, (brings * likely + supplement, float(price), supplement))
    return (*(value for letter in PLAN_LETTERS for value in best[letter]), *best_of_all, float(specials))
