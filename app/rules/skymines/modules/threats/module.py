"""What threats bring to the rules."""

from app.rules.kit.answerers import answers
from app.rules.kit.ruleset import Module
from app.rules.kit.tasks import carries_out
from app.rules.kit.vocabulary import Vocabulary
from app.rules.skymines.board import board_in_play, scores
from app.rules.skymines.phases import flow, setup
from app.rules.skymines.views import facts, views
from app.rules.skymines.vocabulary.modules import belt, threats
from app.rules.skymines.vocabulary.state import State

from . import board as threats_board
from . import defence, folds, sentences, strikes, time_loop
from . import views as threats_views

MODULE: Module[State] = Module(
    name="threats",
    part=threats.Threats,
    options=threats.ThreatsOptions,
    needs=("belt",),
    places=threats.PLACES,
    vocabulary=Vocabulary(
        moves=threats.DealWithThreat,
        events=threats.ThreatDrawn | threats.ThreatDealtWith | threats.ThreatTaken | threats.ThreatStruck,
        steps=threats.TakeThreat,
        parts=threats.Threats,
    ),
    joins=(
        board_in_play.BOARD.joined_by(threats_board.THREATENED_BELT),
        scores.ENDING.joined_by(time_loop.ending),
        scores.CHANGED_CATEGORIES.joined_by(time_loop.change),
        setup.CHECKING.joined_by(time_loop.check),
        setup.CARRIED.joined_by(time_loop.has_loop),
        setup.ANOTHER.joined_by(time_loop.rematch),
        facts.FURTHER_FACTS.joined_by(threats_views.facts),
        views.FURTHER_VIEWS.joined_by(threats_views.view),
        setup.SETTING_UP.joined_by(strikes.draw_threat),
        flow.ENDING_EARLY.joined_by(strikes.swallows),
        flow.SCORING_BEGINS.joined_by(strikes.strike),
    ),
    folds=(folds.FOLDS,),
    extensions=(answers(belt.ExpandOnBelt, defence.Dealing),),
    tasks=(carries_out(threats.TakeThreat, defence.take_threat),),
    sentences=(sentences.SENTENCES,),
    concerns=(sentences.CONCERNS,),
)
