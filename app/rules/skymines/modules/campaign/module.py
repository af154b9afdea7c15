"""What the campaign brings to the rules."""

from app.rules.kit.ruleset import Module
from app.rules.kit.vocabulary import Vocabulary
from app.rules.skymines.phases import setup
from app.rules.skymines.views import facts, views
from app.rules.skymines.vocabulary.modules import campaign
from app.rules.skymines.vocabulary.state import State

from . import chapter_start, next_chapter, sentences
from . import views as campaign_views

MODULE: Module[State] = Module(
    name="campaign",
    part=campaign.Campaign,
    options=campaign.CampaignOptions,
    needs=("missions",),
    places=campaign.PLACES,
    vocabulary=Vocabulary(events=campaign.OutpostsLaid, parts=campaign.Campaign),
    joins=(
        setup.CARRIED.joined_by(chapter_start.has_past),
        setup.CHECKING.joined_by(chapter_start.check),
        setup.SETTING_UP.joined_by(chapter_start.set_up),
        setup.ANOTHER.joined_by(next_chapter.rematch),
        facts.FURTHER_FACTS.joined_by(campaign_views.facts),
        views.FURTHER_VIEWS.joined_by(campaign_views.view),
    ),
    folds=(chapter_start.FOLDS,),
    sentences=(sentences.SENTENCES,),
)
