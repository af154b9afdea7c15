"""What dust brings to the rules."""

from app.rules.kit.ruleset import Module
from app.rules.skymines.engine.answering import answers
from app.rules.skymines.engine.settling import carries_out
from app.rules.skymines.vocabulary.questions import TakeTurn
from app.rules.skymines.vocabulary.state import State

from . import folding, sweeping, telling
from .vocabulary import ClearAir, HowMuch

DUST: Module[State] = Module(
    name="dust",
    folds=(folding.FOLDS,),
    questions=(answers(HowMuch, sweeping.Sweeping),),
    extensions=(answers(TakeTurn, sweeping.Looking),),
    tasks=(carries_out(ClearAir, sweeping.clear_air),),
    sentences=(telling.SENTENCES,),
    redaction=folding.REDACTION,
)
