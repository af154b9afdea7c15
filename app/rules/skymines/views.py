"""The view: what one seat may see, as plain JSON values."""

from typing import Any

from app.rules.game import View
from app.rules.skymines import components
from app.rules.skymines.components.index import Index
from app.rules.skymines.deciding import question
from app.rules.skymines.scoring import winners
from app.rules.skymines.standing import scores
from app.rules.skymines.state import State
from app.rules.skymines.steps.registry import answerer
from app.rules.skymines.viewing.board import board
from app.rules.skymines.viewing.seats import open_part, with_secrets


class _Latest:
    """The open part of the state seen last. All seats look at each state, one after the other: it is made once."""

    def __init__(self) -> None:
        self._made: tuple[State, View] | None = None

    def of(self, state: State) -> View:
        made = self._made
        if made is None or made[0] is not state:
            made = self._made = state, _open_view(state)
        return made[1]


_latest = _Latest()


def view(state: State, seat: int | None) -> View:
    """What `seat` may see, None for a spectator (p. 8, p. 10). Parts are shared between views: never change one."""
    seen = _latest.of(state)
    if seat is None:
        return seen
    seats = list(seen["seats"])
    seats[seat] = with_secrets(state, seat, seats[seat])
    return seen | {"me": seat, "seats": seats}


def to_move(state: State) -> tuple[int, ...]:
    """The seats that the pending question is put to."""
    step = question(state)
    return () if step is None else answerer(step).seats(state, step)


def _open_view(state: State) -> View:
    index = components.of(state.components)
    return {
        "game": "skymines",
        "round": state.round,
        "rounds": index.components.setup.rounds,
        "phase": state.phase,
        "starter": state.starter,
        "first_player": state.first_player,
        "turn": state.turn,
        "to_move": list(to_move(state)),
        "order": list(state.order),
        "linked_slots": state.options.linked_slots,
        "components": state.components,
        "me": None,
        "seats": [open_part(state, number, index) for number in range(len(state.seats))],
        **board(state, index),
        **_result(state, index),
    }


def _result(state: State, index: Index) -> dict[str, Any]:
    """The final scoring, once there is one (p. 19-20)."""
    if not state.totals:
        return {"scores": None, "winners": []}
    return {"scores": scores(state), "winners": list(winners(state.totals))}
