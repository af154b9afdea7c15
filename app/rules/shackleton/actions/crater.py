"""Exploiting the crater (S-059 to S-078)."""

from app.rules.game import Line, Refusal
from app.rules.shackleton.actions.gains import event_lines, gain, happened
from app.rules.shackleton.board.crater import activated, fees, total_fees
from app.rules.shackleton.board.leaders import credits_of
from app.rules.shackleton.components.shapes import Astronaut
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.events import CraterExploited, FeePaid
from app.rules.shackleton.vocabulary.moves import ExploitCrater
from app.rules.shackleton.vocabulary.nouns import CREDITS
from app.rules.shackleton.vocabulary.questions import ChooseTokens
from app.rules.shackleton.vocabulary.state import State

OCCUPIED = Refusal("slot-occupied", rulebook.CRATER)
WITHOUT_STRUCTURES = Refusal("row-without-structures", rulebook.CRATER)


def open_slots(state: State, seat: int) -> list[int]:
    """The crater slots on which the seat can deploy (S-060, S-067, S-068)."""
    credits, occupied = state.seats[seat].stock.get(CREDITS, 0), state.crater
    return [slot for slot, fee in total_fees(state, seat).items() if fee <= credits and slot not in occupied]


def hindrances(state: State, seat: int) -> dict[int, Refusal]:
    """What keeps the seat from deploying on all other crater slots, by slot."""
    can_deploy, fees, found = open_slots(state, seat), total_fees(state, seat), dict[int, Refusal]()
    for slot in tables(state).slots:
        if slot in state.crater:
            found[slot] = OCCUPIED
        elif slot not in fees:
            found[slot] = WITHOUT_STRUCTURES
        elif slot not in can_deploy:
            found[slot] = Refusal("cannot-pay-fees", rulebook.CRATER, {"fee": fees[slot]})
    return found


def yields(state: State, astronaut: Astronaut, slot: int) -> dict[str, int]:
    """What the sectors of a row bring an engineer or a technician, by thing (S-069, S-070)."""
    sectors, found = activated(state, slot), dict[str, int]()
    if astronaut == "technician":
        return {CREDITS: tables(state).actions.crater_credits * len(sectors)}
    if astronaut == "engineer":
        for sector in sectors:
            resource = tables(state).resource[sector]
            found[resource] = found.get(resource, 0) + 1
    return found


def exploit(ledger: Ledger, seat: int, move: ExploitCrater) -> None:
    """The fees are paid from what is at hand, then the sectors are activated."""
    state, sectors = ledger.state, activated(ledger.state, move.slot)
    ledger.emit(CraterExploited(seat, move.astronaut, move.slot, sectors))
    for to, amount in fees(state, seat, move.slot):
        ledger.emit(FeePaid(seat, to, amount))
    for thing, amount in yields(state, move.astronaut, move.slot).items():
        gain(ledger, seat, thing, amount, "crater")
    if each := credits_of(state, seat, "sector_credits"):
        gain(ledger, seat, CREDITS, each * len(sectors), "leader")
    if move.astronaut == "engineer":
        happened(ledger, seat, "engineer_crater")
    if move.astronaut == "scientist":
        ledger.ask(ChooseTokens(seat, sectors))


def crater_lines(state: State, seat: int, move: ExploitCrater) -> tuple[Line, ...]:
    """What a slot costs, to whom, and what it brings."""
    paid = tuple(
        Line("pay-bank", -amount, {"of": CREDITS})
        if to is None
        else Line("pay-seat", -amount, {"of": CREDITS, "seat": to})
        for to, amount in fees(state, seat, move.slot)
    )
    gained = tuple(
        Line("gain", amount, {"of": thing}) for thing, amount in yields(state, move.astronaut, move.slot).items()
    )
    sectors = len(activated(state, move.slot))
    tokens = (Line("activate-tokens", sectors),) if move.astronaut == "scientist" else ()
    each = credits_of(state, seat, "sector_credits")
    leader = (Line("gain", each * sectors, {"of": CREDITS}),) if each else ()
    projects = event_lines(state, seat, "engineer_crater") if move.astronaut == "engineer" else ()
    return (*paid, *gained, *tokens, *leader, *projects)
