"""What missions bring to the rules."""

from app.rules.kit.agenda import Question
from app.rules.kit.answerers import answers
from app.rules.kit.ruleset import Module
from app.rules.kit.vocabulary import Vocabulary
from app.rules.skymines.actions import marker_lines
from app.rules.skymines.board import coins
from app.rules.skymines.phases import forecast, setup
from app.rules.skymines.views import facts, views
from app.rules.skymines.vocabulary.modules import missions
from app.rules.skymines.vocabulary.questions import TakeTurn
from app.rules.skymines.vocabulary.state import State

from . import claims, folds, once_markers, plan_sums, sentences
from . import views as missions_views

MODULE: Module[State] = Module(
    name="missions",
    part=missions.Missions,
    options=missions.MissionsOptions,
    places=missions.PLACES,
    vocabulary=Vocabulary(
        moves=missions.ClaimTask | missions.PlaceOnce | missions.UseOwnSpace,
        events=missions.MissionsLaid | missions.TaskClaimed | missions.OnceMarkerPlaced | missions.OwnSpaceUsed,
        parts=missions.Missions,
    ),
    joins=(
        setup.SETTING_UP.joined_by(claims.lay_out),
        setup.CHECKING.joined_by(claims.check),
        setup.ANOTHER.joined_by(claims.rematch),
        coins.COINS_AT_ONCE.joined_by(claims.claimable_coins),
        marker_lines.FURTHER_MARKERS.joined_by(once_markers.once_markers),
        forecast.FURTHER_FORECASTS.joined_by(plan_sums.reachable),
        facts.FURTHER_FACTS.joined_by(missions_views.facts),
        views.FURTHER_VIEWS.joined_by(missions_views.view),
    ),
    folds=(folds.FOLDS,),
    extensions=(
        answers(TakeTurn, once_markers.Marking),
        answers(Question, claims.Claiming),
    ),
    sentences=(sentences.SENTENCES,),
    concerns=(sentences.CONCERNS,),
    names=(sentences.NAMES,),
)
