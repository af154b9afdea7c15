"""The panel of the turn beside what a seat is asked: offered while the question can be answered behind it."""

import pytest
from msgspec.structs import replace

from app.rules.kit.agenda import Question
from app.rules.shackleton.modules.mars.vocabulary import BuildShipPanel
from app.rules.shackleton.modules.sky_watch.vocabulary import ChooseProgramme
from app.rules.shackleton.vocabulary.moves import (
    BuildPanel,
    BuildStructure,
    Decline,
    Fund,
    ShowProject,
    TakeCommand,
    UseTrackAction,
)
from app.rules.shackleton.vocabulary.questions import (
    ChooseBonusToken,
    ChooseProject,
    ChooseStructure,
    ConfirmEndOfTurn,
    TakeCorporationAction,
)
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import (
    FABIO,
    asked,
    in_action,
    moves_of,
    play,
    refusal,
    showing,
    with_stock,
    with_structures,
)

QUESTIONS: tuple[Question, ...] = (
    ChooseStructure(FABIO),
    ChooseProject(FABIO),
    ChooseBonusToken(FABIO, "O1"),
    ChooseProgramme(FABIO),
    TakeCorporationAction(FABIO, may_stop=True),
    TakeCorporationAction(FABIO),
    ConfirmEndOfTurn(FABIO),
)
"""All in which it can be built."""


def in_command(step: Question) -> State:
    """Fabio is asked this within a command action."""
    state = in_action(corporations=("mars", "mining", "sky-watch"))
    agenda = (ConfirmEndOfTurn(FABIO), step)
    return replace(state, main="build", agenda=agenda, hub=1)


def technicians_bonus(rare_earth: int) -> State:
    """Fabio is asked for a technician's bonus, has taken the one action of the track, and has no Credits."""
    state = in_action(corporations=("artemis", "mars", "selenium"), energy=6)
    state = with_stock(state, FABIO, credits=4, rare_earth=rare_earth)
    state = showing(with_structures(state, {"C1": [(FABIO, "dome-1")]}), "habitat-kit")
    state = play(replace(state, hub=1), TakeCommand("technician", "fund"), Fund("habitat-kit"))
    dome = next(move for move in moves_of(state, BuildStructure) if move.piece == "dome-4")
    return play(state, dome, UseTrackAction(0), ShowProject())


@pytest.mark.parametrize("step", QUESTIONS, ids=repr)
@pytest.mark.rule("S-086")
def test_without_a_rare_earth_it_is_refused_for_that(step: Question) -> None:
    state = in_command(step)
    assert refusal(state, BuildPanel()) == "too-few-resources"
    told = [refused for refused in GAME.choices(state, FABIO).refused if refused.what.matches(BuildPanel())]
    assert [(refused.code, refused.args) for refused in told] == [("too-few-resources", {"of": "rare_earth"})]


@pytest.mark.parametrize("step", QUESTIONS, ids=repr)
@pytest.mark.rule("S-085")
def test_the_question_stays_behind_it(step: Question) -> None:
    state = with_stock(in_command(step), FABIO, credits=20, titanium=3, rare_earth=3)
    after = play(state, BuildPanel())
    assert after.agenda == state.agenda
    assert moves_of(after)


class TestMandatoryAction:
    @pytest.mark.rule("S-085", "S-140")
    def test_the_panel_is_refused_that_leaves_no_action(self) -> None:
        """Both panels cost the Rare Earth: the ship's is the only action, and not left behind the other one."""
        state = technicians_bonus(rare_earth=1)
        assert moves_of(state) == [BuildShipPanel()]
        assert refusal(state, BuildPanel()) == "nothing-behind-panel"
        assert asked(play(state, BuildShipPanel())) == "ConfirmEndOfTurn"

    @pytest.mark.rule("S-085", "S-140")
    def test_one_that_leaves_an_action_is_offered(self) -> None:
        state = technicians_bonus(rare_earth=2)
        assert moves_of(state) == [BuildPanel(), BuildShipPanel()]
        assert moves_of(play(state, BuildPanel())) == [BuildShipPanel()]

    def test_a_game_that_was_left_without_an_action_goes_on(self) -> None:
        """Former versions offered the panel here: their logs hold this position."""
        state = with_stock(replace(technicians_bonus(rare_earth=1), panel_built=True), FABIO, rare_earth=0)
        assert moves_of(state) == [Decline()]
        assert asked(play(state, Decline())) == "ConfirmEndOfTurn"
