"""What dust brings to the rules."""

from app.rules.kit.ruleset import Module
from app.rules.skymines.board import prices, requirements, scoring, totals
from app.rules.skymines.engine.answering import answers
from app.rules.skymines.engine.settling import carries_out
from app.rules.skymines.phases import flow, setup
from app.rules.skymines.viewing import facts, views
from app.rules.skymines.vocabulary.questions import TakeTurn
from app.rules.skymines.vocabulary.state import State

from . import folding, joining, sweeping, telling
from .vocabulary import ClearAir, HowMuch

DUST: Module[State] = Module(
    name="dust",
    joins=(
        setup.SETTING_UP.joined_by(joining.set_up),
        flow.ROUND_ENDING.joined_by(joining.end_round),
        flow.ROUND_PREPARED.joined_by(joining.move_cloud),
        prices.FURTHER_PRICE_LINES.joined_by(joining.price_lines),
        totals.FURTHER_TOTAL_LINES.joined_by(joining.total_lines),
        requirements.CHANGED_REQUIREMENTS.joined_by(joining.change),
        scoring.FURTHER_CATEGORIES.joined_by(joining.categories),
        views.FURTHER_VIEWS.joined_by(joining.view),
        views.FURTHER_SECRETS.joined_by(joining.secret),
        facts.FURTHER_FACTS.joined_by(joining.facts),
    ),
    folds=(folding.FOLDS,),
    questions=(answers(HowMuch, sweeping.Sweeping),),
    extensions=(answers(TakeTurn, sweeping.Looking),),
    tasks=(carries_out(ClearAir, sweeping.clear_air),),
    sentences=(telling.SENTENCES,),
    redaction=folding.REDACTION,
)
