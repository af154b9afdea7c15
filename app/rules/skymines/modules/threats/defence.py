"""Dealing with the threat while a company expands (p. 31): what it costs, who can, and the card's own reward."""

from itertools import combinations

from msgspec.structs import replace

from app.rules.game import Line, Refusal, Refused, partial_move
from app.rules.kit.parts import part
from app.rules.skymines.actions.expansion import go_on
from app.rules.skymines.actions.gains import gain_lines
from app.rules.skymines.board.prices import share_lost
from app.rules.skymines.board.scores import value_passed
from app.rules.skymines.components import of
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.components.shapes.threats import Threat
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.modules.belt.shuttles import shuttle_on
from app.rules.skymines.vocabulary.events import CardDiscarded, CoinsPaid
from app.rules.skymines.vocabulary.modules.belt import ExpandOnBelt
from app.rules.skymines.vocabulary.modules.threats import (
    BESIDE,
    DEALING,
    LIST,
    REACHING,
    DealWithThreat,
    TakeThreat,
    ThreatDealtWith,
    Threats,
    ThreatTaken,
)
from app.rules.skymines.vocabulary.questions import Expansion
from app.rules.skymines.vocabulary.state import SeatState, State
from app.rules.skymines.vocabulary.tasks import GainAll


def cost(card: Threat) -> int:
    """The energy points that reaching the card and meeting its requirement take (p. 31)."""
    return REACHING + card.energy


def energy_cards(state: State, seat: SeatState) -> list[str]:
    """The energy cards in a hand."""
    cards = of(state.components).card
    return [card for card in seat.hand if cards[card].kind == "energy"]


def is_beside(state: State, company: Company) -> bool:
    """Whether the company has a shuttle beside the threat (p. 31)."""
    return any(shuttle_on(state, space) == company for space in BESIDE)


def hindrance(state: State, expand: Expansion) -> Refusal | None:
    """The first thing that keeps this expansion from dealing with the threat; None if it can (p. 31)."""
    kept = part(state, Threats)
    card = kept.card
    if card is None or kept.dealing is not None or kept.owner is not None:
        return Refusal("threat-gone", DEALING)
    if not is_beside(state, expand.company):
        return Refusal("threat-out-of-reach", DEALING, {"company": expand.company})
    if expand.energy < cost(card):
        return Refusal("threat-too-dear", DEALING, {"cost": cost(card), "energy": expand.energy})
    return _requirement(state, state.seats[expand.seat], card)


def _requirement(state: State, seat: SeatState, card: Threat) -> Refusal | None:
    """What a seat lacks of what the card asks for beside energy, judged at this moment."""
    shown = of(state.components).components
    if seat.coins < card.coins:
        return Refusal("threat-coins", LIST, {"cost": card.coins, "coins": seat.coins})
    if len(energy_cards(state, seat)) < card.cards:
        return Refusal("threat-cards", LIST, {"cards": card.cards})
    if value_passed(shown.tank.values, seat.helium) < card.tank:
        return Refusal("threat-tank", LIST, {"value": card.tank})
    if value_passed(shown.research.values, seat.upload) < card.research:
        return Refusal("threat-research", LIST, {"value": card.research})
    return None


class Dealing(Answerer[ExpandOnBelt, DealWithThreat]):
    """Beside entering: deal with the threat, once in the game."""

    rule = DEALING
    code = "threat-cards-wrong"

    def moves(self, state: State, step: ExpandOnBelt, seat: int) -> list[DealWithThreat]:
        card = part(state, Threats).card
        if card is None or hindrance(state, step) is not None:
            return []
        cards = sorted(energy_cards(state, state.seats[seat]))
        return [DealWithThreat(chosen) for chosen in dict.fromkeys(combinations(cards, card.cards))]

    def refused(self, state: State, step: ExpandOnBelt, seat: int) -> tuple[Refused, ...]:
        reason = hindrance(state, step)
        return () if reason is None else (reason.of(partial_move(DealWithThreat)),)

    def lines(self, state: State, step: ExpandOnBelt, seat: int, move: DealWithThreat) -> tuple[Line, ...]:
        card = part(state, Threats).card
        assert card is not None
        costs = (
            Line("threat-energy", -cost(card)),
            Line("threat-pays", -card.coins) if card.coins else None,
            Line("threat-discards", None, {"cards": list(move.cards)}) if move.cards else None,
            *(line for discarded in move.cards for line in share_lost(state, discarded)),
        )
        gains = gain_lines(state, seat, (card.gain,))
        left = Line("energy-left", step.energy - cost(card))
        return (*(line for line in costs if line), *gains, Line("threat-wild-share", 1), left)

    def resolve(self, ledger: Ledger, step: ExpandOnBelt, seat: int, move: DealWithThreat) -> None:
        card = part(ledger.state, Threats).card
        assert card is not None
        ledger.answered()
        ledger.emit(ThreatDealtWith(seat, cost(card)))
        if card.coins:
            ledger.emit(CoinsPaid(seat, card.coins, "threat"))
        for discarded in move.cards:
            ledger.emit(CardDiscarded(seat, discarded))
        go_on(ledger, replace(step, energy=step.energy - cost(card)))


def take_threat(ledger: Ledger, task: TakeThreat) -> None:
    """The card is taken, and what it gives is gained by itself (p. 31)."""
    card = part(ledger.state, Threats).card
    assert card is not None
    ledger.emit(ThreatTaken(task.seat, card.id))
    ledger.ask(GainAll(task.seat, (card.gain,)))
