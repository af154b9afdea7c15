"""Modules at their very edges: what is told, what is refused, and the last value that counts.

Each of these was found by a change of the rules that no other test noticed (docs/in-depth.md, "Rules broken on
purpose").
"""

import pytest

from app.rules.game import Line, Move
from app.rules.skymines.modules.belt.vocabulary import EnterBelt
from app.rules.skymines.vocabulary.state import State
from tests.rules.belt_positions import enterable, expanding, on_belt, put_on
from tests.rules.boards import with_station
from tests.rules.positions import GAME, act


def told(state: State, move: Move, seat: int = 0) -> tuple[Line, ...]:
    """What a seat is told of a move that it is offered."""
    choices = GAME.choices(state, seat)
    return dict(zip(choices.moves, choices.lines, strict=True))[move]


def amounts(lines: tuple[Line, ...], start: str) -> dict[str, int | None]:
    """The amounts of the lines whose keys start like this."""
    return {line.key: line.amount for line in lines if line.key.startswith(start)}


# --- the Belt (p. 27, p. 28) ---------------------------------------------------------------------


@pytest.mark.rule("M-046", "M-047", "M-049")
@pytest.mark.parametrize(
    ("space", "costs"),
    [
        ("18-2", {"energy-entry": -1}),
        ("18-1", {"energy-entry": -1, "energy-ousting": -1}),
        ("14-2", {"energy-entry": -1, "energy-entry-crossed": -1}),
        ("14-1", {"energy-entry": -1, "energy-entry-crossed": -1, "energy-ousting": -1}),
    ],
)
def test_each_point_that_a_belt_space_costs_is_told(space: str, costs: dict[str, int]) -> None:
    """Over an extra energy from 19, and against a piece of TaWaC; what is left with it (p. 27)."""
    state = expanding(put_on(put_on(on_belt(), "minerva", "19"), "tawac", "14-1", "18-1"), "minerva", 6)
    lines = told(state, EnterBelt(space, 0))
    assert amounts(lines, "energy-") == {**costs, "energy-left": 6 + sum(costs.values())}
    assert [line.args for line in lines if line.key == "energy-ousting"] in ([], [{"company": "tawac"}])


@pytest.mark.rule("M-061", "M-066")
def test_a_belt_space_tells_what_it_brings_itself_and_nothing_of_those_entered_before() -> None:
    """Research points are summed when they come, and told by asteroid; a second outpost brings nothing (p. 28)."""
    state = expanding(put_on(on_belt(), "minerva", "19", column=2), "minerva", 6)
    alone = {space: amounts(told(state, EnterBelt(space, 0)), "gain-") for space in ("14-1", "18-1", "21-1")}
    assert alone["14-1"] == {"gain-coins": 1, "gain-research-points": 1}
    state = act(state, 0, EnterBelt("14-1", 0))
    for space in ("18-1", "21-1"):
        assert amounts(told(state, EnterBelt(space, 0)), "gain-") == alone[space] != {}
    assert amounts(told(state, EnterBelt("14-2", 0)), "gain-") == {}


@pytest.mark.rule("M-053")
def test_each_belt_space_is_offered_or_refused_and_never_both() -> None:
    """A space that costs exactly what is left is offered (p. 27)."""
    for energy in (1, 2, 3):
        state = expanding(
            put_on(put_on(on_belt(), "minerva", "19", "18-2"), "tawac", "14-1", "18-1"), "minerva", energy
        )
        refused = {one.what["space"]: one.code for one in GAME.choices(state, 0).refused if "space" in one.what}
        assert not enterable(state) & set(refused)
        assert {space for space, code in refused.items() if code == "belt-space-too-dear"} == {
            space for space, cost in {"18-1": 2, "14-2": 2, "14-1": 3, "14-3": 2}.items() if cost > energy
        }


@pytest.mark.rule("M-055")
def test_an_empty_column_says_whether_shuttles_or_outposts_are_missing() -> None:
    state = with_station(put_on(on_belt(), "minerva", "18-1"), "minerva", (0, True), (0, True), (5, False))
    refused = GAME.choices(expanding(state, "minerva", 4), 0).refused
    columns = {one.what["column"]: one.code for one in refused if "column" in one.what}
    assert columns == {0: "column-empty", 1: "shuttle-column-empty"}
