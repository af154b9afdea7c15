"""What the base of Skymines and each of its modules bring to the rules, in the order in which they act."""

from app.rules.kit.ruleset import Module, Ruleset
from app.rules.skymines.actions import expanding, field, gaining, marker_lines, performing, using
from app.rules.skymines.board import coins, scoring, stations
from app.rules.skymines.engine.answering import answers
from app.rules.skymines.engine.settling import carries_out
from app.rules.skymines.evolving import board as evolving_board
from app.rules.skymines.evolving import cards as evolving_cards
from app.rules.skymines.evolving import fold
from app.rules.skymines.evolving import luna as evolving_luna
from app.rules.skymines.evolving import rounds as evolving_rounds
from app.rules.skymines.evolving import setup as evolving_setup
from app.rules.skymines.luna import expanding as luna_expanding
from app.rules.skymines.modules.belt import entering as belt_entering
from app.rules.skymines.modules.belt import expanding as belt_expanding
from app.rules.skymines.modules.belt import folding as belt_folding
from app.rules.skymines.modules.belt import joining as belt_joining
from app.rules.skymines.modules.belt import luna as belt_luna
from app.rules.skymines.modules.belt import telling as belt_telling
from app.rules.skymines.modules.belt.vocabulary import ExpandOnBelt, RewardOnBelt, SendShuttlesHome
from app.rules.skymines.modules.campaign import beginning as campaign_beginning
from app.rules.skymines.modules.campaign import going_on as campaign_going_on
from app.rules.skymines.modules.campaign import showing as campaign_showing
from app.rules.skymines.modules.campaign import telling as campaign_telling
from app.rules.skymines.modules.missions import claiming as missions_claiming
from app.rules.skymines.modules.missions import folding as missions_folding
from app.rules.skymines.modules.missions import marking as missions_marking
from app.rules.skymines.modules.missions import planning as missions_planning
from app.rules.skymines.modules.missions import showing as missions_showing
from app.rules.skymines.modules.missions import telling as missions_telling
from app.rules.skymines.modules.threats import dealing as threats_dealing
from app.rules.skymines.modules.threats import folding as threats_folding
from app.rules.skymines.modules.threats import looping as threats_looping
from app.rules.skymines.modules.threats import showing as threats_showing
from app.rules.skymines.modules.threats import striking as threats_striking
from app.rules.skymines.modules.threats import telling as threats_telling
from app.rules.skymines.modules.threats.vocabulary import TakeThreat
from app.rules.skymines.phases import flow, forecast, setup
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
    planning,
    remove_outpost,
    research,
    rest_cards,
    return_outpost,
    spend_units,
    take_rewards,
    take_turn,
    utilise,
)
from app.rules.skymines.telling import board, concerning, luna, naming, rounds
from app.rules.skymines.viewing import facts, views
from app.rules.skymines.viewing.hiding import REDACTION
from app.rules.skymines.viewing.occasions import OCCASIONS
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
    Question,
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
        fold.FOLDS,
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
        answers(Planning, planning.PlanningAnswerer),
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
        carries_out(GainAll, gaining.gain_all),
        carries_out(TurnDown, using.turn_down),
        carries_out(OfferFetch, performing.offer_fetch),
        carries_out(Reward, expanding.reward),
        carries_out(SendHome, stations.carry_home),
        carries_out(CloseTurn, flow.close_turn),
        carries_out(DroppingOut, flow.drop_out),
        carries_out(NextTurn, flow.next_turn),
        carries_out(BeginRound, flow.begin_round),
        carries_out(LunaPlans, flow.reveal),
        carries_out(PrepareRound, flow.prepare_round),
    ),
    sentences=(rounds.SENTENCES, board.SENTENCES, luna.SENTENCES),
    concerns=(concerning.CONCERNS,),
    names=(naming.NAMES,),
    redaction=REDACTION,
    occasions=OCCASIONS,
)

BELT: Module[State] = Module(
    name="belt",
    joins=(
        expanding.EXPANDING_ELSEWHERE.joined_by(belt_expanding.expand_with),
        expanding.REACH_ELSEWHERE.joined_by(belt_expanding.reach_line),
        expanding.ORIGIN_ELSEWHERE.joined_by(belt_expanding.origin_line),
        setup.SETTING_UP.joined_by(belt_joining.set_up),
        stations.STATIONS.joined_by(belt_joining.stations),
        stations.SHUTTLES.joined_by(belt_joining.shuttle_on),
        field.FURTHER_COLLECTORS.joined_by(belt_joining.collectors),
        facts.FURTHER_FACTS.joined_by(belt_joining.facts),
        views.FURTHER_VIEWS.joined_by(belt_joining.view),
        facts.SPARED_FACTS.joined_by(belt_joining.spared),
        luna_expanding.EXPANDING_ELSEWHERE.joined_by(belt_luna.expand),
    ),
    folds=(belt_folding.FOLDS,),
    questions=(answers(ExpandOnBelt, belt_entering.ExpandingOnBelt),),
    tasks=(
        carries_out(RewardOnBelt, belt_expanding.reward),
        carries_out(SendShuttlesHome, belt_expanding.send_shuttles_home),
    ),
    sentences=(belt_telling.SENTENCES,),
    concerns=(belt_telling.CONCERNS,),
    names=(belt_telling.NAMES,),
    occasions=belt_joining.OCCASIONS,
)

CAMPAIGN: Module[State] = Module(
    name="campaign",
    joins=(
        setup.CARRIED.joined_by(campaign_beginning.has_past),
        setup.CHECKING.joined_by(campaign_beginning.check),
        setup.SETTING_UP.joined_by(campaign_beginning.set_up),
        setup.NEXT_LEVELS.joined_by(campaign_going_on.levels_to_choose),
        setup.ANOTHER.joined_by(campaign_going_on.next_options),
        facts.FURTHER_FACTS.joined_by(campaign_showing.facts),
        views.FURTHER_VIEWS.joined_by(campaign_showing.view),
    ),
    folds=(campaign_beginning.FOLDS,),
    sentences=(campaign_telling.SENTENCES,),
)

MISSIONS: Module[State] = Module(
    name="missions",
    joins=(
        setup.SETTING_UP.joined_by(missions_claiming.lay_out),
        setup.CHECKING.joined_by(missions_claiming.check),
        setup.ANOTHER.joined_by(missions_claiming.next_options),
        coins.COINS_AT_ONCE.joined_by(missions_claiming.claimable_coins),
        marker_lines.FURTHER_MARKERS.joined_by(missions_marking.once_markers),
        forecast.FURTHER_FORECASTS.joined_by(missions_planning.reachable),
        facts.FURTHER_FACTS.joined_by(missions_showing.facts),
        views.FURTHER_VIEWS.joined_by(missions_showing.view),
    ),
    folds=(missions_folding.FOLDS,),
    extensions=(
        answers(TakeTurn, missions_marking.Marking),
        answers(Question, missions_claiming.Claiming),
    ),
    sentences=(missions_telling.SENTENCES,),
    concerns=(missions_telling.CONCERNS,),
    names=(missions_telling.NAMES,),
)

THREATS: Module[State] = Module(
    name="threats",
    joins=(
        expanding.FURTHER_REACH.joined_by(threats_dealing.reach_lines),
        expanding.OTHER_SPENDING.joined_by(threats_dealing.could_deal),
        expanding.FURTHER_REWARDS.joined_by(threats_dealing.ask_reward),
        scoring.UNDECIDED.joined_by(threats_looping.is_caught),
        scoring.FURTHER_CATEGORIES.joined_by(threats_looping.categories),
        scoring.CHANGED_CATEGORIES.joined_by(threats_looping.change),
        setup.CHECKING.joined_by(threats_looping.check),
        setup.CARRIED.joined_by(threats_looping.has_loop),
        setup.ANOTHER.joined_by(threats_looping.next_options),
        facts.FURTHER_FACTS.joined_by(threats_showing.facts),
        views.FURTHER_VIEWS.joined_by(threats_showing.view),
        setup.SETTING_UP.joined_by(threats_striking.draw_threat),
        flow.ENDING_EARLY.joined_by(threats_striking.swallows),
        flow.SCORING_BEGINS.joined_by(threats_striking.strike),
        scoring.ENDINGS.joined_by(threats_striking.told_at_the_end),
    ),
    folds=(threats_folding.FOLDS,),
    extensions=(answers(ExpandOnBelt, threats_dealing.Dealing),),
    tasks=(carries_out(TakeThreat, threats_dealing.take_threat),),
    sentences=(threats_telling.SENTENCES,),
    concerns=(threats_telling.CONCERNS,),
)

RULES: Ruleset[State] = Ruleset(BASE, (BELT, CAMPAIGN, MISSIONS, THREATS), state=State, before=Before)
"""All that a game of Skymines can be played with."""
