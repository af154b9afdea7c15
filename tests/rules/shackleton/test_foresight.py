"""Whether anything can be built or funded is asked before an astronaut is deployed and before a panel is built, without
looking at the state behind it: here the answers are compared with what is offered there."""

from collections.abc import Iterator

import pytest

from app.rules.kit.agenda import question
from app.rules.shackleton.actions.building import builds
from app.rules.shackleton.actions.panels import build_panel
from app.rules.shackleton.board.energy import panel_hindrance
from app.rules.shackleton.board.prices import slot_cost
from app.rules.shackleton.components.shapes import ASTRONAUTS, Command
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.steps.choose_project import ChoosingProject
from app.rules.shackleton.steps.choose_structure import ChoosingStructure
from app.rules.shackleton.steps.take_turn import command_hindrance
from app.rules.shackleton.vocabulary.events import CommandTaken, Paid
from app.rules.shackleton.vocabulary.moves import BuildPanel
from app.rules.shackleton.vocabulary.nouns import CREDITS
from app.rules.shackleton.vocabulary.questions import ChooseProject, ChooseStructure, TakeTurn
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.playing import play

SEEDS = range(0, 140, 7)


def turns(seed: int) -> Iterator[tuple[State, int]]:
    """The states of a random game in which a person's turn begins, with the seat."""
    for played in play(seed):
        step = question(played.state)
        if isinstance(step, TakeTurn):
            yield played.state, step.seat


def deployed(state: State, seat: int, command: Command) -> State | None:
    """The state behind the deployment for a command action; None if its slot is not there or not to be paid."""
    cost = slot_cost(state, seat, command)
    if cost is None or cost > state.seats[seat].stock.get(CREDITS, 0):
        return None
    astronaut = next(kind for kind, left in zip(ASTRONAUTS, state.seats[seat].astronauts, strict=True) if left)
    ledger = Ledger(state)
    ledger.emit(Paid(seat, CREDITS, cost))
    ledger.emit(CommandTaken(seat, astronaut, command))
    return ledger.state


@pytest.mark.rule("S-093")
@pytest.mark.parametrize("seed", SEEDS)
def test_build_is_offered_exactly_where_something_can_be_built_behind_it(seed: int) -> None:
    for state, seat in turns(seed):
        behind = deployed(state, seat, "build")
        moves = [] if behind is None else ChoosingStructure().moves(behind, ChooseStructure(seat), seat)
        assert (command_hindrance(state, seat, "build") is None) == bool(moves)


@pytest.mark.rule("S-085")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_panel_is_offered_exactly_where_something_can_be_built_behind_it(seed: int) -> None:
    for state, seat in turns(seed):
        behind = deployed(state, seat, "build")
        if behind is not None and panel_hindrance(behind, seat) is None:
            ledger = Ledger(behind)
            build_panel(ledger, seat)
            is_offered = BuildPanel() in ChoosingStructure().moves(behind, ChooseStructure(seat), seat)
            assert is_offered == bool(builds(ledger.state, seat))


@pytest.mark.rule("S-131")
@pytest.mark.parametrize("seed", SEEDS)
def test_fund_is_offered_exactly_where_something_can_be_funded_behind_it(seed: int) -> None:
    for state, seat in turns(seed):
        behind = deployed(state, seat, "fund")
        moves = [] if behind is None else ChoosingProject().moves(behind, ChooseProject(seat), seat)
        assert (command_hindrance(state, seat, "fund") is None) == bool(moves)
