"""What dust brings to the rules."""

from app.rules.kit.answerers import answers
from app.rules.kit.ruleset import Module
from app.rules.kit.tasks import carries_out
from app.rules.skymines.board import scores
from app.rules.skymines.phases import flow, setup
from app.rules.skymines.views import facts, views
from app.rules.skymines.vocabulary.questions import TakeTurn
from app.rules.skymines.vocabulary.state import State

from . import folds as folding
from . import hooks, sweep
from . import sentences as telling
from .vocabulary import VOCABULARY, ClearAir, Dust, DustOptions, HowMuch

DUST: Module[State] = Module(
    name="dust",
    part=Dust,
    options=DustOptions,
    places={"dust": {"en": 40, "de": 41, "fr": 42}},
    vocabulary=VOCABULARY,
    joins=(
        setup.SETTING_UP.joined_by(hooks.set_up),
        flow.SCORING_BEGINS.joined_by(hooks.begin_scoring),
        scores.CHANGED_CATEGORIES.joined_by(hooks.with_swept),
        views.FURTHER_VIEWS.joined_by(hooks.view),
        facts.FURTHER_FACTS.joined_by(hooks.facts),
    ),
    folds=(folding.FOLDS,),
    questions=(answers(HowMuch, sweep.Sweeping),),
    extensions=(answers(TakeTurn, sweep.Looking),),
    tasks=(carries_out(ClearAir, sweep.clear_air),),
    sentences=(telling.SENTENCES,),
    redaction=folding.REDACTION,
    imagine=hooks.imagine,
)
