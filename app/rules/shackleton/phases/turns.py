"""The action phase: turns, and what is offered by itself within one (S-054 to S-058)."""

from app.rules.shackleton.actions.astronauts import takings
from app.rules.shackleton.actions.building import can_build, can_fill
from app.rules.shackleton.actions.corporation_actions import is_any_possible
from app.rules.shackleton.actions.funding import show_project
from app.rules.shackleton.actions.gains import grant
from app.rules.shackleton.actions.leaders import is_usable
from app.rules.shackleton.actions.tokens import activate
from app.rules.shackleton.astrobot.actions import act, take_astronaut
from app.rules.shackleton.astrobot.building import add_token
from app.rules.shackleton.board.astrobot import is_astrobot
from app.rules.shackleton.board.tokens import free_corners, tokens_around
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.vocabulary.events import MaintenanceBegan, ProjectFunded, TurnBegan
from app.rules.shackleton.vocabulary.nouns import Part
from app.rules.shackleton.vocabulary.questions import (
    AstroBotTurn,
    ChooseAstronaut,
    ChooseBonusToken,
    ChooseLaboratory,
    ChooseNextPart,
    ChooseStructure,
    ChooseToken,
    ConfirmEndOfTurn,
    ConfirmReveal,
    FillStructure,
    OfferLeader,
    TakeCorporationAction,
    TakeTurn,
)
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import (
    ActivateOne,
    AfterBuilding,
    AfterCrater,
    CommandBonus,
    ContinueVisit,
    NextTurn,
    OfferAstronaut,
    OfferCorporationAction,
    OfferFilling,
    OfferFreeStructure,
    OfferProjectToken,
    Retrieve,
    RevealProject,
    TriggerLaboratories,
)


def next_turn(ledger: Ledger, task: NextTurn) -> None:
    """The seat with most astronauts left on its tile, the first of those in the turn order; all tiles have as many."""
    state = ledger.state
    left = {seat: sum(state.seats[seat].astronauts) for seat in state.order}
    if not any(left.values()):
        ledger.emit(MaintenanceBegan())
        ledger.ask(Retrieve(0))
        return
    seat = max(state.order, key=lambda seat: left[seat])
    ledger.emit(TurnBegan(seat))
    if is_astrobot(state, seat):
        ledger.ask(AstroBotTurn(seat), NextTurn())
    else:
        ledger.ask(TakeTurn(seat), ConfirmEndOfTurn(seat), NextTurn())


def offer_corporation_action(ledger: Ledger, task: OfferCorporationAction) -> None:
    """It must be taken, if any is possible."""
    if is_astrobot(ledger.state, task.seat):
        act(ledger, task.seat, task.only)
    elif is_any_possible(ledger.state, task.seat):
        ledger.ask(TakeCorporationAction(task.seat))


def offer_astronaut(ledger: Ledger, task: OfferAstronaut) -> None:
    """Without astronauts or room it lapses (S-153)."""
    if is_astrobot(ledger.state, task.seat):
        take_astronaut(ledger, task.seat)
    elif takings(ledger.state, task.seat, task.but, task.into):
        ledger.ask(ChooseAstronaut(task.seat, task.but, task.into))


def offer_free_structure(ledger: Ledger, task: OfferFreeStructure) -> None:
    """Where nothing can be built it lapses (S-196)."""
    if can_build(ledger.state, task.seat, task.kind):
        ledger.ask(ChooseStructure(task.seat, task.kind))


def offer_filling(ledger: Ledger, task: OfferFilling) -> None:
    """If anybody can move in (S-103)."""
    if can_fill(ledger.state, task.seat, task.piece):
        ledger.ask(FillStructure(task.seat, task.piece))


def trigger_laboratories(ledger: Ledger, task: TriggerLaboratories) -> None:
    """Of several the seat chooses the next one (S-121, S-122)."""
    if len(task.pieces) > 1:
        ledger.ask(ChooseLaboratory(task.seat, task.sector, task.pieces))
    elif task.pieces:
        (piece,) = task.pieces
        grant(ledger, task.seat, ledger.tables.piece[piece].bonus, piece, task.sector)


def activate_one(ledger: Ledger, task: ActivateOne) -> None:
    """Of several tokens the seat chooses one; without any it lapses, and for AstroBot (A-060)."""
    if is_astrobot(ledger.state, task.seat):
        return
    corners = tuple(corner for corner in task.corners if corner in ledger.state.tokens)
    if len(corners) > 1:
        ledger.ask(ChooseToken(task.seat, corners))
    elif corners:
        activate(ledger, task.seat, corners[0])


def after_crater(ledger: Ledger, task: AfterCrater) -> None:
    """Europe B (S-193)."""
    if is_usable(ledger.state, task.seat, "action_after_crater"):
        ledger.ask(OfferLeader(task.seat))


def offer_project_token(ledger: Ledger, task: OfferProjectToken) -> None:
    """Japan B (S-193)."""
    if is_usable(ledger.state, task.seat, "project_token", task.corporation):
        ledger.ask(OfferLeader(task.seat, task.corporation))


def after_building(ledger: Ledger, task: AfterBuilding) -> None:
    """What the leader offers behind a structure (S-193)."""
    if is_usable(ledger.state, task.seat, "staff_structure", task.piece):
        ledger.ask(OfferLeader(task.seat, task.piece))
    elif is_usable(ledger.state, task.seat, "mine_built_sector"):
        ledger.ask(OfferLeader(task.seat, task.sector))


def command_bonus(ledger: Ledger, task: CommandBonus) -> None:
    """The bonus of a matching astronaut, behind all effects of the action (S-083)."""
    if task.command == "fund":
        ledger.ask(OfferCorporationAction(task.seat))
    elif task.command == "corporation_actions":
        ledger.ask(OfferAstronaut(task.seat))
    elif is_astrobot(ledger.state, task.seat):
        add_token(ledger, task.seat, task.sector)
    elif has_bonus_token(ledger.state, task.sector):
        ledger.ask(ChooseBonusToken(task.seat, task.sector))


def has_bonus_token(state: State, sector: str) -> bool:
    """Whether any token can be placed or activated in a sector (S-107 to S-110)."""
    return bool(tokens_around(state, sector)) or (
        bool(free_corners(state, sector)) and any(board.tokens for board in state.boards.values())
    )


def reveal_project(ledger: Ledger, task: RevealProject) -> None:
    """The top card of the deck, if there is one (S-138, S-139). If the funded project has asked for anything, its seat
    is asked first: what is shown cannot be undone."""
    if not ledger.state.boards[task.corporation].deck:
        return
    if any(isinstance(event, ProjectFunded) for event in ledger.events):
        show_project(ledger, task.corporation)
    else:
        ledger.ask(ConfirmReveal(task.seat, task.corporation))


def possible_parts(state: State, task: ContinueVisit | ChooseNextPart) -> tuple[Part, ...]:
    """The parts of a visit to the Gateway that are left and possible (S-157)."""
    return tuple(part for part in task.parts if _is_possible(state, task, part))


def _is_possible(state: State, task: ContinueVisit | ChooseNextPart, part: Part) -> bool:
    if part == "astronaut":
        return bool(takings(state, task.seat, task.deployed))
    return part == "credits" or is_any_possible(state, task.seat)


def continue_visit(ledger: Ledger, task: ContinueVisit) -> None:
    """The seat chooses what comes next (S-155)."""
    if possible_parts(ledger.state, task):
        ledger.ask(ChooseNextPart(task.seat, task.deployed, task.parts))
