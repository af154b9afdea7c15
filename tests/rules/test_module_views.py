"""What modules take over from a view that was shown before."""

from typing import Any

import pytest
from msgspec.structs import replace

from app.rules.kit.memo import Latest
from app.rules.kit.parts import with_part
from app.rules.skymines.views.views import FURTHER_VIEWS
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.belt_positions import on_belt, put_on
from tests.support.rules.mission_positions import having_done, missions_of, on_mission, with_status
from tests.support.rules.positions import acting, face_up, give, turn_of, with_tracks
from tests.support.rules.threat_positions import threatened


def seen_with(state: State, like: State) -> dict[str, Any]:
    """What the modules in play show, with a memory of what they showed of `like`."""
    latest = {name: Latest() for name in FURTHER_VIEWS.by_module(state)}
    for name, view in FURTHER_VIEWS.by_module(like).items():
        view(like, latest[name])
    return {name: view(state, latest[name]) for name, view in FURTHER_VIEWS.by_module(state).items()}


def seen(state: State) -> dict[str, Any]:
    """What the modules in play show, made from scratch."""
    return {name: view(state, Latest()) for name, view in FURTHER_VIEWS.by_module(state).items()}


def test_what_modules_take_over_from_a_view_is_what_they_would_show() -> None:
    state = on_mission("camp", "exchange", belt=True)
    states = [
        state,
        turn_of(state, 1),
        having_done(state, coins=8),
        turn_of(having_done(state, coins=8), 1),
        having_done(turn_of(state, 1), coins=8),
        with_status(state, 0, once=1),
        with_status(state, 1, mission="camp", claimed=(0,)),
        face_up(state, 0, "C-08", "C-11"),
        give(with_tracks(face_up(state, 0, "C-08"), tawac="E1"), 0, bonuses=("E1-1",)),
        with_tracks(give(state, 0, bonuses=("E1-1",)), tawac="E1"),
        with_tracks(give(state, 0, bonuses=("E1-1",)), tawac="E2"),
        put_on(state, "minerva", "18-1"),
    ]
    for item in states:
        for other in states:
            assert seen_with(item, other) == seen(item)


def test_a_changed_threat_is_shown_again_and_an_unchanged_one_taken_over() -> None:
    pirates, probe = threatened("pirates"), threatened("probe")
    assert seen_with(probe, pirates) == seen(probe)
    latest, after = Latest(), give(pirates, 0, coins=7)
    before, shown = (FURTHER_VIEWS.by_module(state)["threats"](state, latest) for state in (pirates, after))
    assert shown["card"] is before["card"] and shown["losses"] == [7, 1]


def test_what_has_not_changed_is_taken_over_as_it_is() -> None:
    state = on_mission("camp", "exchange", belt=True)
    latest, after = Latest(), with_status(having_done(state, coins=8), 0, once=1)
    views: list[dict[str, Any]] = [
        {name: view(item, latest.within(name)) for name, view in FURTHER_VIEWS.by_module(item).items()}
        for item in (state, after)
    ]
    before, shown = views
    assert shown["belt"] is before["belt"]
    assert shown["missions"]["cards"] is before["missions"]["cards"]
    assert shown["missions"]["seats"][1] is before["missions"]["seats"][1]
    assert shown["missions"]["seats"][0] != before["missions"]["seats"][0]


def test_an_additional_seat_is_shown_again() -> None:
    """A view of a table with as many of the same cards, and fewer seats."""
    two, three = on_mission("camp"), on_mission("camp", humans=3)
    three = with_part(three, replace(missions_of(three), cards=missions_of(two).cards))
    assert seen_with(three, two) == seen(three)


def test_a_module_that_is_not_in_play_keeps_nothing() -> None:
    for state in (on_belt(), acting()):
        with pytest.raises(KeyError):
            with_part(state, missions_of(on_mission("camp")))
        with pytest.raises(KeyError):
            missions_of(state)
