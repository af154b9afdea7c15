"""The view: what one seat may see, as plain JSON values."""

import weakref
from collections.abc import Callable
from typing import Any, NotRequired, TypedDict

from app.rules.kit.agenda import question
from app.rules.kit.extensions import answerer
from app.rules.kit.hooks import Hook
from app.rules.skymines import components
from app.rules.skymines.board.scores import is_undecided, outcome_of
from app.rules.skymines.views.board import board
from app.rules.skymines.views.seats import open_part, with_secrets
from app.rules.skymines.views.shapes import Score, SeatView, View
from app.rules.skymines.views.standing import scores
from app.rules.skymines.vocabulary.state import State

Seen = tuple[State, dict[str, Any]]
"""A state, and what everybody saw of a module then."""

FURTHER_VIEWS: Hook[Callable[[State, Seen | None], dict[str, Any]]] = Hook()
"""What everybody may see of a module, as plain JSON values. What is made of the very same things as in the state seen
before, if one is given, can be taken over from there."""


class _Known:
    """The open parts of the views of all states in use, each for as long as its state lives.

    A state shares with the one before it what did not change. So do their views: what is made of the very same things
    is taken over from the view asked for last. That makes a view cheap, and a comparison of two as well.
    """

    def __init__(self) -> None:
        self._views: dict[int, tuple[weakref.ref[State], View]] = {}
        self._latest: tuple[State, View] | None = None

    def of(self, state: State) -> View:
        """The open part for a state."""
        found = self._views.get(id(state))
        seen = self._make(state) if found is None else found[1]
        self._latest = state, seen
        return seen

    def _make(self, state: State) -> View:
        key = id(state)
        seen = open_view(state, self._latest)
        self._views[key] = weakref.ref(state, lambda _: self._views.pop(key, None)), seen
        return seen


_known = _Known()


def view(state: State, seat: int | None) -> View:
    """What `seat` may see, None for a spectator (p. 8, p. 10). Parts are shared between views: never change one."""
    seen = _known.of(state)
    if seat is None:
        return seen
    seats = list(seen["seats"])
    seats[seat] = with_secrets(state, seat, seats[seat])
    return seen | {"me": seat, "seats": seats}


def to_move(state: State) -> tuple[int, ...]:
    """The seats that the pending question is put to."""
    step = question(state)
    return () if step is None else answerer(state, step).seats(state, step)


def open_view(state: State, like: tuple[State, View] | None = None) -> View:
    """What everybody sees. What is made of the very same things as in the state of `like` is taken over from there."""
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
        "seats": _seats(state, like),
        **board(state, like),
        **_result(state),
        **_modules(state, like),
    }


class _Modules(TypedDict, total=False):
    modules: dict[str, Any]


def _modules(state: State, like: tuple[State, View] | None) -> _Modules:
    """What modules in play show, by their names."""
    views = FURTHER_VIEWS.by_module(state)
    if not views:
        return {}
    former = like[1].get("modules", {}) if like else {}
    before = {name: (like[0], former[name]) for name in views if name in former} if like else {}
    return {"modules": {name: view(state, before.get(name)) for name, view in views.items()}}


def _seats(state: State, like: tuple[State, View] | None) -> list[SeatView]:
    """The open parts of all seats; those of seats that are as they were in `like` are the same objects."""
    if like is None or not _is_same_game(state, like[0]):
        return [open_part(state, number) for number in range(len(state.seats))]
    then, shown = like[0], like[1]["seats"]
    return [
        shown[number] if seat is then.seats[number] else open_part(state, number, (then, shown[number]))
        for number, seat in enumerate(state.seats)
    ]


def _is_same_game(state: State, other: State) -> bool:
    """Whether what seats show depends on nothing but the seats."""
    return (
        state.components == other.components
        and state.tracks is other.tracks
        and state.phase == other.phase
        and len(state.seats) == len(other.seats)
    )


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
