"""What everybody sees of the threat."""

from typing import Any

import msgspec

from app.rules.skymines.components.index import Index
from app.rules.skymines.components.sources import told_sources
from app.rules.skymines.modules.belt.shuttles import shuttle_on
from app.rules.skymines.views.views import Seen
from app.rules.skymines.vocabulary.modules.threats import BESIDE, Threats
from app.rules.skymines.vocabulary.parts import part
from app.rules.skymines.vocabulary.state import State

from .defence import cost
from .strikes import lies_on_board, loss, losses
from .time_loop import former_totals


def facts(_: Index) -> dict[str, Any]:
    """Where the values of the module's file come from."""
    return {"sources": told_sources("threats.toml")}


def view(state: State, like: Seen | None = None) -> dict[str, Any]:
    """The card, whose it is, the companies with a shuttle beside it, and what it would take from each seat now."""
    kept = part(state, Threats)
    same = like if like is not None and part(like[0], Threats) is kept else None
    return {
        **(_card(state, kept) if same is None else same[1]),
        "beside": {str(space): shuttle_on(state, space) for space in BESIDE},
        "losses": _losses(state, same),
    }


def _card(state: State, kept: Threats) -> dict[str, Any]:
    """What changes only when the card does."""
    assert kept.card is not None
    return {
        "card": msgspec.to_builtins(kept.card) | {"reach": cost(kept.card)},
        "on_board": lies_on_board(state),
        "owner": kept.owner,
        "struck": kept.struck,
        **_loop(state),
    }


def _losses(state: State, like: Seen | None) -> list[int]:
    """What the card would take from each seat; taken over for those that have what they had, of the same worth."""
    if like is None or state.tracks is not like[0].tracks or state.stations is not like[0].stations:
        return list(losses(state))
    former = zip(like[0].seats, like[1]["losses"], strict=True)
    return [seen if was is state.seats[number] else loss(state, number) for number, (was, seen) in enumerate(former)]


def _loop(state: State) -> dict[str, Any]:
    """Of a game in the Time anomaly's loop: the totals of the former games."""
    former = former_totals(state)
    return {"loop": [list(totals) for totals in former]} if former else {}
