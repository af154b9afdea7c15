"""What the base of Shackleton Base and each corporation bring to the rules."""

from app.rules.kit.answerers import answers
from app.rules.kit.ruleset import Module, Ruleset
from app.rules.kit.tasks import carries_out
from app.rules.kit.vocabulary import Vocabulary
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.folds import actions as evolving_actions
from app.rules.shackleton.folds import astrobot as evolving_astrobot
from app.rules.shackleton.folds import rounds as evolving_rounds
from app.rules.shackleton.folds import setup as evolving_setup
from app.rules.shackleton.modules.artemis.module import MODULE as ARTEMIS
from app.rules.shackleton.modules.evergreen.module import MODULE as EVERGREEN
from app.rules.shackleton.modules.mars.module import MODULE as MARS
from app.rules.shackleton.modules.mining.module import MODULE as MINING
from app.rules.shackleton.modules.robotics.module import MODULE as ROBOTICS
from app.rules.shackleton.modules.selenium.module import MODULE as SELENIUM
from app.rules.shackleton.modules.sky_watch.module import MODULE as SKY_WATCH
from app.rules.shackleton.phases import maintenance, setup, shuttle, turns
from app.rules.shackleton.sentences import actions as telling_actions
from app.rules.shackleton.sentences import astrobot as telling_astrobot
from app.rules.shackleton.sentences import names, news
from app.rules.shackleton.sentences import rounds as telling_rounds
from app.rules.shackleton.steps import (
    astrobot_turn,
    choose_astronaut,
    choose_bonus_token,
    choose_first_sector,
    choose_laboratory,
    choose_leader,
    choose_next_part,
    choose_project,
    choose_shuttle,
    choose_structure,
    choose_tokens,
    confirm_end_of_turn,
    confirm_reveal,
    fill_structure,
    offer_leader,
    rearrange_base,
    take_corporation_action,
    take_turn,
)
from app.rules.shackleton.views.imagination import imagine
from app.rules.shackleton.views.redactions import REDACTION
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.agenda import Step
from app.rules.shackleton.vocabulary.events import AnyEvent
from app.rules.shackleton.vocabulary.moves import AnyMove
from app.rules.shackleton.vocabulary.questions import (
    AstroBotTurn,
    ChooseAstronaut,
    ChooseBonusToken,
    ChooseFirstSector,
    ChooseLaboratory,
    ChooseLeader,
    ChooseNextPart,
    ChoosePlace,
    ChooseProject,
    ChooseShuttle,
    ChooseStructure,
    ChooseToken,
    ChooseTokens,
    ConfirmEndOfTurn,
    ConfirmReveal,
    FillStructure,
    OfferLeader,
    RearrangeBase,
    TakeCorporationAction,
    TakeTurn,
)
from app.rules.shackleton.vocabulary.state import Before, State
from app.rules.shackleton.vocabulary.tasks import (
    ActivateOne,
    AfterBuilding,
    AfterCrater,
    BeginRound,
    CommandBonus,
    ContinueVisit,
    FinishRound,
    NextTurn,
    OfferAstronaut,
    OfferCorporationAction,
    OfferFilling,
    OfferFreeStructure,
    OfferProjectToken,
    OfferRearranging,
    OfferShuttles,
    Retrieve,
    RevealProject,
    SetUpSeats,
    TriggerLaboratories,
)

BASE: Module[State] = Module(
    name="shackleton",
    folds=(evolving_setup.FOLDS, evolving_actions.FOLDS, evolving_rounds.FOLDS, evolving_astrobot.FOLDS),
    questions=(
        answers(AstroBotTurn, astrobot_turn.PlayingActionCard),
        answers(ChooseAstronaut, choose_astronaut.ChoosingAstronaut),
        answers(ChooseBonusToken, choose_bonus_token.ChoosingBonusToken),
        answers(ChooseFirstSector, choose_first_sector.ChoosingFirstSector),
        answers(ChooseLaboratory, choose_laboratory.ChoosingLaboratory),
        answers(ChooseLeader, choose_leader.ChoosingLeader),
        answers(ChooseNextPart, choose_next_part.ChoosingNextPart),
        answers(ChoosePlace, choose_astronaut.ChoosingPlace),
        answers(ChooseProject, choose_project.ChoosingProject),
        answers(ChooseShuttle, choose_shuttle.ChoosingShuttle),
        answers(ChooseStructure, choose_structure.ChoosingStructure),
        answers(ChooseToken, choose_tokens.ChoosingToken),
        answers(ChooseTokens, choose_tokens.ChoosingTokens),
        answers(ConfirmEndOfTurn, confirm_end_of_turn.ConfirmingEndOfTurn),
        answers(ConfirmReveal, confirm_reveal.ConfirmingReveal),
        answers(FillStructure, fill_structure.FillingStructure),
        answers(OfferLeader, offer_leader.OfferingLeader),
        answers(RearrangeBase, rearrange_base.RearrangingBase),
        answers(TakeCorporationAction, take_corporation_action.TakingCorporationAction),
        answers(TakeTurn, take_turn.TakingTurn),
    ),
    tasks=(
        carries_out(ActivateOne, turns.activate_one),
        carries_out(AfterBuilding, turns.after_building),
        carries_out(AfterCrater, turns.after_crater),
        carries_out(BeginRound, shuttle.begin_round),
        carries_out(CommandBonus, turns.command_bonus),
        carries_out(ContinueVisit, turns.continue_visit),
        carries_out(FinishRound, maintenance.finish_round),
        carries_out(NextTurn, turns.next_turn),
        carries_out(OfferAstronaut, turns.offer_astronaut),
        carries_out(OfferCorporationAction, turns.offer_corporation_action),
        carries_out(OfferFilling, turns.offer_filling),
        carries_out(OfferFreeStructure, turns.offer_free_structure),
        carries_out(OfferProjectToken, turns.offer_project_token),
        carries_out(OfferRearranging, maintenance.offer_rearranging),
        carries_out(OfferShuttles, shuttle.offer_shuttles),
        carries_out(Retrieve, maintenance.retrieve),
        carries_out(RevealProject, turns.reveal_project),
        carries_out(SetUpSeats, setup.set_up_seats),
        carries_out(TriggerLaboratories, turns.trigger_laboratories),
    ),
    sentences=(telling_rounds.SENTENCES, telling_actions.SENTENCES, telling_astrobot.SENTENCES),
    concerns=(news.CONCERNS,),
    names=(names.NAMES,),
    redaction=REDACTION,
    imagine=imagine,
)
"""The base. It names no corporation."""

MODULES: tuple[Module[State], ...] = (
    ARTEMIS,
    SELENIUM,
    MINING,
    ROBOTICS,
    EVERGREEN,
    SKY_WATCH,
    MARS,
)
"""The corporations. In a game they act in the order in which its table set them up, not in this one."""

RULES: Ruleset[State] = Ruleset(
    BASE,
    MODULES,
    vocabulary=Vocabulary(moves=AnyMove, events=AnyEvent, steps=Step),
    state=State,
    before=Before,
    ledger=Ledger,
    turns=rulebook.ACTION_PHASE,
    end=rulebook.END,
    rulebook=rulebook.RULEBOOK,
)
