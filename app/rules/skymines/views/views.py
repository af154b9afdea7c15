"""The view: what one seat may see, as plain JSON values."""

from collections.abc import Callable, Mapping
from typing import Any, NotRequired, TypedDict

from app.rules.kit.agenda import question
from app.rules.kit.extensions import answerer
from app.rules.kit.hooks import Hook
from app.rules.kit.memo import Latest, kept_with_state, latest_of
from app.rules.skymines import components
from app.rules.skymines.board.scores import is_undecided, outcome_of
from app.rules.skymines.views.board import board
from app.rules.skymines.views.seats import open_part, with_secrets
from app.rules.skymines.views.shapes import Score, View
from app.rules.skymines.views.standing import scores
from app.rules.skymines.vocabulary.state import State

FURTHER_VIEWS: Hook[Callable[[State, Latest], Mapping[str, object]]] = Hook()
"""What everybody may see of a module, as plain JSON values: a typed dict, which the published schema names. What its
parts are made of is remembered in the memory that it is given."""


def view(state: State, seat: int | None) -> View:
    """What `seat` may see, None for a spectator (p. 8, p. 10). Parts are shared between views: never change one."""
    seen = _open_view(state)
    if seat is None:
        return seen
    seats = list(seen["seats"])
    seats[seat] = with_secrets(state, seat, seats[seat])
    return seen | {"me": seat, "seats": seats}


def to_move(state: State) -> tuple[int, ...]:
    """The seats that the pending question is put to."""
    step = question(state)
    return () if step is None else answerer(state, step).seats(state, step)


@kept_with_state
def _open_view(state: State) -> View:
    return open_view(state, latest_of(state))


def open_view(state: State, latest: Latest) -> View:
    """What everybody sees. What was made of the same things before is taken from `latest`."""
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
        "seats": [
            open_part(
                latest.within(number),
                state.components,
                state.tracks,
                state.phase,
                number,
                seat,
            )
            for number, seat in enumerate(state.seats)
        ],
        **board(state, latest),
        **_deal(state),
        **_result(state),
        **_modules(state, latest),
    }


class _Deal(TypedDict, total=False):
    guided: bool


def _deal(state: State) -> _Deal:
    """Whether a guide knows what was dealt."""
    return {"guided": True} if state.options.deal == "guided" else {}


class _Modules(TypedDict, total=False):
    modules: dict[str, Any]


def _modules(state: State, latest: Latest) -> _Modules:
    """What modules in play show, by their names."""
    views = FURTHER_VIEWS.by_module(state)
    return {"modules": {name: view(state, latest.within(name)) for name, view in views.items()}} if views else {}


class _Result(TypedDict):
    scores: list[Score] | None
    winners: list[int]
    undecided: NotRequired[bool]
    ending: NotRequired[list[str]]


def _result(state: State) -> _Result:
    """The final scoring, once there is one (p. 19-20)."""
    if not state.totals:
        return {"scores": None, "winners": []}
    outcome = outcome_of(state)
    result: _Result = {"scores": scores(state), "winners": list(outcome.winners)}
    if outcome.ending:
        result["ending"] = list(outcome.ending)
    return {**result, "undecided": True} if is_undecided(state) else result
