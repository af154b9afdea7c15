"""What the Belt brings to the rules."""

from app.rules.kit.answerers import answers
from app.rules.kit.ruleset import Module
from app.rules.kit.tasks import carries_out
from app.rules.kit.vocabulary import Vocabulary
from app.rules.skymines.actions import expansion
from app.rules.skymines.board import board_in_play
from app.rules.skymines.phases import setup
from app.rules.skymines.views import facts, views
from app.rules.skymines.vocabulary.modules import belt
from app.rules.skymines.vocabulary.state import State

from . import board as belt_board
from . import entry_step, folds, hooks, sentences, shuttles

MODULE: Module[State] = Module(
    name="belt",
    part=belt.BeltBoard,
    places=belt.PLACES,
    vocabulary=Vocabulary(
        moves=belt.EnterBelt,
        events=belt.BeltLaid | belt.BeltEntered | belt.ShuttleReturned | belt.ShuttleRemoved,
        steps=belt.ExpandOnBelt | belt.RewardOnBelt | belt.SendShuttlesHome,
        parts=belt.BeltBoard,
    ),
    joins=(
        board_in_play.BOARD.joined_by(belt_board.BELT),
        setup.SETTING_UP.joined_by(hooks.set_up),
        facts.FURTHER_FACTS.joined_by(hooks.facts),
        views.FURTHER_VIEWS.joined_by(hooks.view),
    ),
    folds=(folds.FOLDS,),
    questions=(answers(belt.ExpandOnBelt, entry_step.ExpandingOnBelt),),
    tasks=(
        carries_out(belt.RewardOnBelt, expansion.reward),
        carries_out(belt.SendShuttlesHome, shuttles.send_shuttles_home),
    ),
    sentences=(sentences.SENTENCES,),
    concerns=(sentences.CONCERNS,),
    names=(sentences.NAMES,),
    occasions=hooks.OCCASIONS,
)
