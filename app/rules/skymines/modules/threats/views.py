"""What everybody sees of the threat."""

from typing import NotRequired, TypedDict

import msgspec

from app.rules.kit.memo import Latest, remembered
from app.rules.kit.parts import part
from app.rules.skymines.board.stations import coins_showing
from app.rules.skymines.components.index import Index
from app.rules.skymines.components.shapes import COMPANIES, Company, Gain, Source
from app.rules.skymines.components.shapes.threats import Threat, ThreatId
from app.rules.skymines.components.sources import SourcedFacts, told_sources
from app.rules.skymines.modules.belt.shuttles import shuttle_on
from app.rules.skymines.vocabulary.modules.threats import BESIDE, Threats
from app.rules.skymines.vocabulary.state import SeatState, State

from .defence import cost
from .strikes import can_strike, taken
from .time_loop import former_totals


class PlainThreat(TypedDict):
    """The card in its plain form (see `Threat`); what is 0 may be left out."""

    id: ThreatId
    gain: Gain
    coins: NotRequired[int]
    energy: NotRequired[int]
    cards: NotRequired[int]
    tank: NotRequired[int]
    research: NotRequired[int]
    source: NotRequired[Source]


class ThreatCardView(PlainThreat):
    """The card, and the energy points to reach and deal with it."""

    reach: int


class ThreatsView(TypedDict):
    """The card, whose it is, the totals of former games of the loop, if any, the companies with a shuttle beside the
    card, by space, and what it would take from each seat now."""

    card: ThreatCardView
    on_board: bool
    owner: int | None
    struck: bool
    loop: NotRequired[list[list[int]]]
    beside: dict[str, Company | None]
    losses: list[int]


class _Loop(TypedDict, total=False):
    loop: list[list[int]]


def facts(_: Index) -> SourcedFacts:
    """Where the values of the module's file come from."""
    return {"sources": told_sources("threats.toml")}


def view(state: State, latest: Latest) -> ThreatsView:
    """The card, whose it is, the companies with a shuttle beside it, and what it would take from each seat now."""
    kept = part(state, Threats)
    assert kept.card is not None
    former = former_totals(state)
    taking = kept.card.id if can_strike(kept) else None
    icons = tuple(coins_showing(state, company) for company in COMPANIES)
    loop: _Loop = {"loop": [list(totals) for totals in former]} if former else {}
    return {
        "card": _card(latest, kept.card),
        "on_board": kept.owner is None,
        "owner": kept.owner,
        "struck": kept.struck,
        **loop,
        "beside": {str(space): shuttle_on(state, space) for space in BESIDE},
        "losses": [
            _loss(latest.within(number), state.components, state.tracks, icons, taking, seat)
            for number, seat in enumerate(state.seats)
        ],
    }


@remembered
def _card(card: Threat) -> ThreatCardView:
    plain: PlainThreat = msgspec.to_builtins(card)
    return {**plain, "reach": cost(card)}


@remembered
def _loss(digest: str, tracks: tuple[str, ...], icons: tuple[int, ...], card: str | None, player: SeatState) -> int:
    """What the card would take from a seat; nothing where it cannot strike any more (None)."""
    return 0 if card is None else sum(taken(digest, tracks, icons, card, player).values())
