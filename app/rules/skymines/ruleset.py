"""What the base of Skymines and each of its modules bring to the rules, in the order in which they act."""

from app.rules.kit.answerers import answers
from app.rules.kit.ruleset import Module, Ruleset
from app.rules.kit.tasks import carries_out
from app.rules.kit.vocabulary import Vocabulary
from app.rules.skymines.actions import discarded_card, expansion, gains, used_cards
from app.rules.skymines.board import stations
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.folds import board as evolving_board
from app.rules.skymines.folds import cards as evolving_cards
from app.rules.skymines.folds import luna as evolving_luna
from app.rules.skymines.folds import rounds as evolving_rounds
from app.rules.skymines.folds import setup as evolving_setup
from app.rules.skymines.modules.belt.module import MODULE as BELT
from app.rules.skymines.modules.campaign.module import MODULE as CAMPAIGN
from app.rules.skymines.modules.missions.module import MODULE as MISSIONS
from app.rules.skymines.modules.threats.module import MODULE as THREATS
from app.rules.skymines.phases import flow
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
from app.rules.skymines.views.imagination import imagine
from app.rules.skymines.views.redactions import REDACTION
from app.rules.skymines.views.unavailable_reasons import OCCASIONS
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.agenda import Step
from app.rules.skymines.vocabulary.events import GameEvent
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

RULES: Ruleset[State] = Ruleset(
    BASE,
    (BELT, CAMPAIGN, MISSIONS, THREATS),
    vocabulary=Vocabulary(moves=AnyMove, events=GameEvent, steps=Step),
    state=State,
    before=Before,
    ledger=Ledger,
    turns=rulebook.TURNS,
    end=rulebook.END_OF_THE_GAME,
    rulebook=rulebook.RULEBOOK,
)
"""All that a game of Skymines can be played with."""
