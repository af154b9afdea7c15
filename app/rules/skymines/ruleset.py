"""What the base of Skymines and each of its modules bring to the rules, in the order in which they act."""

from app.rules.kit.agenda import Question
from app.rules.kit.answerers import answers
from app.rules.kit.ruleset import Module, Ruleset
from app.rules.kit.tasks import carries_out
from app.rules.kit.vocabulary import Vocabulary
from app.rules.skymines.actions import discarded_card, expansion, gains, marker_lines, used_cards
from app.rules.skymines.board import board_in_play, coins, scores, stations
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.folds import board as evolving_board
from app.rules.skymines.folds import cards as evolving_cards
from app.rules.skymines.folds import luna as evolving_luna
from app.rules.skymines.folds import rounds as evolving_rounds
from app.rules.skymines.folds import setup as evolving_setup
from app.rules.skymines.modules.belt import board as belt_board
from app.rules.skymines.modules.belt import entry_step as belt_entry_step
from app.rules.skymines.modules.belt import folds as belt_folds
from app.rules.skymines.modules.belt import hooks as belt_hooks
from app.rules.skymines.modules.belt import sentences as belt_sentences
from app.rules.skymines.modules.belt import shuttles as belt_shuttles
from app.rules.skymines.modules.campaign import chapter_start as campaign_start
from app.rules.skymines.modules.campaign import next_chapter as campaign_next_chapter
from app.rules.skymines.modules.campaign import sentences as campaign_sentences
from app.rules.skymines.modules.campaign import views as campaign_views
from app.rules.skymines.modules.missions import claims as missions_claims
from app.rules.skymines.modules.missions import folds as missions_folds
from app.rules.skymines.modules.missions import once_markers as missions_once_markers
from app.rules.skymines.modules.missions import plan_sums as missions_plan_sums
from app.rules.skymines.modules.missions import sentences as missions_sentences
from app.rules.skymines.modules.missions import views as missions_views
from app.rules.skymines.modules.threats import board as threats_board
from app.rules.skymines.modules.threats import defence as threats_defence
from app.rules.skymines.modules.threats import folds as threats_folds
from app.rules.skymines.modules.threats import sentences as threats_sentences
from app.rules.skymines.modules.threats import strikes as threats_strikes
from app.rules.skymines.modules.threats import time_loop as threats_time_loop
from app.rules.skymines.modules.threats import views as threats_views
from app.rules.skymines.phases import flow, forecast, setup
from app.rules.skymines.sentences import board, luna, news, rounds
from app.rules.skymines.sentences.names import NAMES
from app.rules.skymines.steps import (
    acquire_card,
    advance_others,
    buy_card,
    choose_option,
    choose_tier,
    choose_token,
    choose_track,
    confirm_end_of_turn,
    discard_card,
    discard_to_perform,
    expand,
    luna_turn,
    pass_barrier,
    perform_or_fetch,
    pick_up_deck,
    place_plans,
    plan_cards,
    remove_outpost,
    research,
    rest_cards,
    return_outpost,
    spend_units,
    take_rewards,
    take_turn,
    utilise,
)
from app.rules.skymines.views import facts, views
from app.rules.skymines.views.imagination import imagine
from app.rules.skymines.views.redactions import REDACTION
from app.rules.skymines.views.unavailable_reasons import OCCASIONS
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.agenda import Step
from app.rules.skymines.vocabulary.events import GameEvent
from app.rules.skymines.vocabulary.module_unions import AnyPart
from app.rules.skymines.vocabulary.modules import belt, campaign, missions, threats
from app.rules.skymines.vocabulary.moves import AnyMove
from app.rules.skymines.vocabulary.questions import (
    AcquireCard,
    AdvanceOthers,
    BuyCard,
    ChooseOption,
    ChooseTier,
    ChooseToken,
    ChooseTrack,
    ConfirmEndOfTurn,
    DiscardCard,
    DiscardToPerform,
    Expand,
    LunaTurn,
    PassBarrier,
    PerformOrFetch,
    PickUpDeck,
    PlacePlans,
    Planning,
    RemoveOutpost,
    Research,
    RestCards,
    ReturnOutpost,
    SpendUnits,
    TakeRewards,
    TakeTurn,
    Utilise,
)
from app.rules.skymines.vocabulary.state import Before, State
from app.rules.skymines.vocabulary.tasks import (
    BeginRound,
    CloseTurn,
    DroppingOut,
    GainAll,
    LunaPlans,
    NextTurn,
    OfferFetch,
    PrepareRound,
    Reward,
    SendHome,
    TurnDown,
)

BASE: Module[State] = Module(
    name="skymines",
    folds=(
        evolving_setup.FOLDS,
        evolving_rounds.FOLDS,
        evolving_cards.FOLDS,
        evolving_board.FOLDS,
        evolving_luna.FOLDS,
    ),
    questions=(
        answers(AcquireCard, acquire_card.AcquireCardAnswerer),
        answers(AdvanceOthers, advance_others.AdvanceOthersAnswerer),
        answers(BuyCard, buy_card.BuyCardAnswerer),
        answers(ChooseOption, choose_option.ChooseOptionAnswerer),
        answers(ChooseTier, choose_tier.ChooseTierAnswerer),
        answers(ChooseToken, choose_token.ChooseTokenAnswerer),
        answers(ChooseTrack, choose_track.ChooseTrackAnswerer),
        answers(ConfirmEndOfTurn, confirm_end_of_turn.ConfirmEndOfTurnAnswerer),
        answers(DiscardCard, discard_card.DiscardCardAnswerer),
        answers(DiscardToPerform, discard_to_perform.DiscardToPerformAnswerer),
        answers(Expand, expand.Expanding),
        answers(LunaTurn, luna_turn.PlayNextCard),
        answers(PassBarrier, pass_barrier.PassBarrierAnswerer),
        answers(PerformOrFetch, perform_or_fetch.PerformOrFetchAnswerer),
        answers(PickUpDeck, pick_up_deck.PickUpDeckAnswerer),
        answers(PlacePlans, place_plans.PlacingPlans),
        answers(Planning, plan_cards.PlanningAnswerer),
        answers(RemoveOutpost, remove_outpost.RemovingOutpost),
        answers(Research, research.Researching),
        answers(RestCards, rest_cards.RestCardsAnswerer),
        answers(ReturnOutpost, return_outpost.ReturningOutpost),
        answers(SpendUnits, spend_units.SpendUnitsAnswerer),
        answers(TakeRewards, take_rewards.TakingRewards),
        answers(TakeTurn, take_turn.TakeTurnAnswerer),
        answers(Utilise, utilise.Utilising),
    ),
    tasks=(
        carries_out(GainAll, gains.gain_all),
        carries_out(TurnDown, used_cards.turn_down),
        carries_out(OfferFetch, discarded_card.offer_fetch),
        carries_out(Reward, expansion.reward),
        carries_out(SendHome, stations.carry_home),
        carries_out(CloseTurn, flow.close_turn),
        carries_out(DroppingOut, flow.drop_out),
        carries_out(NextTurn, flow.next_turn),
        carries_out(BeginRound, flow.begin_round),
        carries_out(LunaPlans, flow.reveal),
        carries_out(PrepareRound, flow.prepare_round),
    ),
    sentences=(rounds.SENTENCES, board.SENTENCES, luna.SENTENCES),
    concerns=(news.CONCERNS,),
    names=(NAMES,),
    redaction=REDACTION,
    imagine=imagine,
    occasions=OCCASIONS,
)

BELT: Module[State] = Module(
    name="belt",
    part=belt.BeltBoard,
    places=belt.PLACES,
    joins=(
        board_in_play.BOARD.joined_by(belt_board.BELT),
        setup.SETTING_UP.joined_by(belt_hooks.set_up),
        facts.FURTHER_FACTS.joined_by(belt_hooks.facts),
        views.FURTHER_VIEWS.joined_by(belt_hooks.view),
    ),
    folds=(belt_folds.FOLDS,),
    questions=(answers(belt.ExpandOnBelt, belt_entry_step.ExpandingOnBelt),),
    tasks=(
        carries_out(belt.RewardOnBelt, expansion.reward),
        carries_out(belt.SendShuttlesHome, belt_shuttles.send_shuttles_home),
    ),
    sentences=(belt_sentences.SENTENCES,),
    concerns=(belt_sentences.CONCERNS,),
    names=(belt_sentences.NAMES,),
    occasions=belt_hooks.OCCASIONS,
)

CAMPAIGN: Module[State] = Module(
    name="campaign",
    part=campaign.Campaign,
    options=campaign.CampaignOptions,
    needs=("missions",),
    places=campaign.PLACES,
    joins=(
        setup.CARRIED.joined_by(campaign_start.has_past),
        setup.CHECKING.joined_by(campaign_start.check),
        setup.SETTING_UP.joined_by(campaign_start.set_up),
        setup.ANOTHER.joined_by(campaign_next_chapter.rematch),
        facts.FURTHER_FACTS.joined_by(campaign_views.facts),
        views.FURTHER_VIEWS.joined_by(campaign_views.view),
    ),
    folds=(campaign_start.FOLDS,),
    sentences=(campaign_sentences.SENTENCES,),
)

MISSIONS: Module[State] = Module(
    name="missions",
    part=missions.Missions,
    options=missions.MissionsOptions,
    places=missions.PLACES,
    joins=(
        setup.SETTING_UP.joined_by(missions_claims.lay_out),
        setup.CHECKING.joined_by(missions_claims.check),
        setup.ANOTHER.joined_by(missions_claims.rematch),
        coins.COINS_AT_ONCE.joined_by(missions_claims.claimable_coins),
        marker_lines.FURTHER_MARKERS.joined_by(missions_once_markers.once_markers),
        forecast.FURTHER_FORECASTS.joined_by(missions_plan_sums.reachable),
        facts.FURTHER_FACTS.joined_by(missions_views.facts),
        views.FURTHER_VIEWS.joined_by(missions_views.view),
    ),
    folds=(missions_folds.FOLDS,),
    extensions=(
        answers(TakeTurn, missions_once_markers.Marking),
        answers(Question, missions_claims.Claiming),
    ),
    sentences=(missions_sentences.SENTENCES,),
    concerns=(missions_sentences.CONCERNS,),
    names=(missions_sentences.NAMES,),
)

THREATS: Module[State] = Module(
    name="threats",
    part=threats.Threats,
    options=threats.ThreatsOptions,
    needs=("belt",),
    places=threats.PLACES,
    joins=(
        board_in_play.BOARD.joined_by(threats_board.THREATENED_BELT),
        scores.ENDING.joined_by(threats_time_loop.ending),
        scores.CHANGED_CATEGORIES.joined_by(threats_time_loop.change),
        setup.CHECKING.joined_by(threats_time_loop.check),
        setup.CARRIED.joined_by(threats_time_loop.has_loop),
        setup.ANOTHER.joined_by(threats_time_loop.rematch),
        facts.FURTHER_FACTS.joined_by(threats_views.facts),
        views.FURTHER_VIEWS.joined_by(threats_views.view),
        setup.SETTING_UP.joined_by(threats_strikes.draw_threat),
        flow.ENDING_EARLY.joined_by(threats_strikes.swallows),
        flow.SCORING_BEGINS.joined_by(threats_strikes.strike),
    ),
    folds=(threats_folds.FOLDS,),
    extensions=(answers(belt.ExpandOnBelt, threats_defence.Dealing),),
    tasks=(carries_out(threats.TakeThreat, threats_defence.take_threat),),
    sentences=(threats_sentences.SENTENCES,),
    concerns=(threats_sentences.CONCERNS,),
)

RULES: Ruleset[State] = Ruleset(
    BASE,
    (BELT, CAMPAIGN, MISSIONS, THREATS),
    vocabulary=Vocabulary(moves=AnyMove, events=GameEvent, steps=Step, parts=AnyPart),
    state=State,
    before=Before,
    ledger=Ledger,
    turns=rulebook.TURNS,
    end=rulebook.END_OF_THE_GAME,
    rulebook=rulebook.RULEBOOK,
)
"""All that a game of Skymines can be played with."""
