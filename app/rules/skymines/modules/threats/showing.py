"""What everybody sees of the threat."""

from typing import Any

import msgspec

from app.rules.skymines.board.stations import shuttle_on
from app.rules.skymines.viewing.views import FURTHER_VIEWS, Seen
from app.rules.skymines.vocabulary.parts import part
from app.rules.skymines.vocabulary.state import State

from .dealing import cost
from .looping import former_totals
from .striking import lies_on_board, losses
from .vocabulary import BESIDE, Threats


@FURTHER_VIEWS.of("threats")
def view(state: State, like: Seen | None = None) -> dict[str, Any]:
    """The card, whose it is, the companies with a shuttle beside it, and what it would take from each seat now."""
    kept = part(state, Threats)
    assert kept.card is not None
    same = like is not None and part(like[0], Threats).card is kept.card
    return {
        "card": like[1]["card"] if like and same else msgspec.to_builtins(kept.card) | {"reach": cost(kept.card)},
        "on_board": lies_on_board(state),
        "owner": kept.owner,
        "struck": kept.struck,
        "beside": {str(space): shuttle_on(state, space) for space in BESIDE},
        "losses": list(losses(state)),
        **_loop(state),
    }


def _loop(state: State) -> dict[str, Any]:
    """Of a game in the Time anomaly's loop: the totals of the former games."""
    former = former_totals(state)
    return {"loop": [list(totals) for totals in former]} if former else {}
