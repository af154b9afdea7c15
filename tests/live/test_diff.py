"""The difference of two views, with jsonpatch as the oracle."""

import random
from typing import Any

import jsonpatch
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.live.diff import diff
from app.rules.game import SeatSetup
from tests.support.games import GAMES
from tests.support.server import plain

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(2, 6) | st.sampled_from(["", "a", "b/c", "d~e", "~1"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(["a", "b/c", "d~e", ""]), inner),
    max_leaves=20,
)


@settings(max_examples=150, deadline=None)
@given(JSON, JSON)
def test_patches_lead_from_any_value_to_any_other(old: Any, new: Any) -> None:
    patched = jsonpatch.apply_patch(plain(old), plain(diff(old, new)))
    assert repr(patched) == repr(plain(new)) or sorted_keys(patched) == sorted_keys(plain(new))


def sorted_keys(value: Any) -> str:
    """A text that tells 1 from true, whatever the order of keys."""
    if isinstance(value, dict):
        return "{" + ",".join(f"{key}:{sorted_keys(value[key])}" for key in sorted(value)) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(sorted_keys, value)) + "]"
    return repr(value)


@pytest.mark.parametrize(
    ("old", "new", "operations"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": None}, {"a": True}, [{"op": "replace", "path": "/a", "value": True}]),
        ({"a": 1}, {"b": 1}, [{"op": "remove", "path": "/a"}, {"op": "add", "path": "/b", "value": 1}]),
        ([1, 2, 3], [1, 3], [{"op": "remove", "path": "/1"}]),
        ([1, 3], [1, 2, 3], [{"op": "add", "path": "/1", "value": 2}]),
        ({"x/y": {"~": 0}}, {"x/y": {"~": 1}}, [{"op": "replace", "path": "/x~1y/~0", "value": 1}]),
        ([], {}, [{"op": "replace", "path": "", "value": {}}]),
    ],
)
def test_patches_say_no_more_than_what_differs(old: Any, new: Any, operations: Any) -> None:
    assert diff(old, new) == operations


def test_patches_of_a_whole_game_are_right_and_small() -> None:
    game, draw = GAMES.rules("toy"), random.Random(7)
    events = game.new_game({"target": 30}, [SeatSetup(kind="human", name=name) for name in "ABC"], b"seed")
    state = game.initial()
    state = game.fold(state, events)
    views = {seat: game.view(state, seat) for seat in (0, 1, 2, None)}
    while game.to_move(state):
        seat = game.to_move(state)[0]
        state = game.decide(state, seat, game.random_move(state, seat, draw)).after
        for watcher, view in views.items():
            fresh = game.view(state, watcher)
            assert jsonpatch.apply_patch(view, diff(view, fresh)) == fresh
            assert len(diff(view, fresh)) <= 2 * len(list(jsonpatch.make_patch(view, fresh))) + 2
            views[watcher] = fresh
