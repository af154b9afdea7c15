"""Performing the action of a discarded card, alone and as if it lay in the action area (E2, p. 23)."""

from app.rules.game import Line
from app.rules.skymines import components
from app.rules.skymines.actions.expanding import expand_with, expansion_lines
from app.rules.skymines.actions.field import card_field_lines, perform_field
from app.rules.skymines.actions.research_lines import perform_lines
from app.rules.skymines.actions.researching import perform_research
from app.rules.skymines.actions.resources import use_lines, use_units
from app.rules.skymines.board.stations import outposts_left
from app.rules.skymines.board.totals import energy_extra, titanium_extra
from app.rules.skymines.components.shapes import COMPANIES, Card
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.engine.settling import carries_out
from app.rules.skymines.vocabulary.moves import Perform
from app.rules.skymines.vocabulary.questions import DiscardToPerform, PerformOrFetch
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import OfferFetch


def performances(state: State, card: str) -> list[Perform]:
    """The ways to perform a card: an energy card names a company with outposts left; a share card has no action."""
    kind = components.of(state.components).card[card].kind
    if kind == "share":
        return []
    if kind == "energy":
        return [Perform(company) for company in COMPANIES if outposts_left(state, company)]
    return [Perform()]


def offer_choice(ledger: Ledger, seat: int, card: str, step: DiscardToPerform) -> None:
    """Ask whether the discarded card is to be performed or another one bought, if either is possible."""
    may_perform = bool(performances(ledger.state, card))
    if may_perform or ledger.seat(seat).coins >= step.price:
        ledger.ask(PerformOrFetch(seat, card, step.price, may_perform, may_fetch=True, both=step.both))


@carries_out(OfferFetch)
def offer_fetch(ledger: Ledger, task: OfferFetch) -> None:
    """After the performance, ask whether a card is to be bought, if its price can be paid."""
    if ledger.seat(task.seat).coins >= task.price and ledger.state.discards:
        ledger.ask(
            PerformOrFetch(task.seat, task.card, task.price, may_perform=False, may_fetch=True, both=True, acted=True)
        )


def perform_card(ledger: Ledger, seat: int, card: str, move: Perform) -> None:
    """Perform a card by itself; the permanent bonuses of the tracks apply to it (p. 23)."""
    performed = ledger.set.card[card]
    value = value_alone(ledger.state, seat, performed)
    if performed.kind in ("carbon", "minerals", "titanium"):
        use_units(ledger, seat, value, (performed.kind,))
    elif performed.kind == "energy" and move.company is not None:
        expand_with(ledger, seat, move.company, value)
    elif performed.kind == "research":
        perform_research(ledger, seat, None, value)
    elif performed.kind == "field":
        perform_field(ledger, seat, performed)


def value_alone(state: State, seat: int, card: Card) -> int:
    """The value of a card that is performed alone, with the A1 or second B2 bonus (p. 22, 23)."""
    return sum(line.amount or 0 for line in _value_lines(state, seat, card))


def _value_lines(state: State, seat: int, card: Card) -> tuple[Line, ...]:
    lines: tuple[Line, ...] = (Line("total-card", card.value, {"card": card.id}),)
    if card.kind == "energy" and (energy := energy_extra(state, seat)):
        lines += (Line("total-energy-bonus", energy),)
    if card.kind == "titanium" and (titanium := titanium_extra(state, seat)):
        lines += (Line("total-titanium-bonus", titanium),)
    return lines


def performance_lines(state: State, seat: int, card: str, move: Perform) -> tuple[Line, ...]:
    """What performing this card in this way uses and brings."""
    lines = card_lines(state, seat, card)
    if move.company is None:
        return lines
    energy = sum(line.amount or 0 for line in lines)
    return (*lines, *expansion_lines(state, move.company, energy))


def card_lines(state: State, seat: int, card: str) -> tuple[Line, ...]:
    """What performing this card would use or bring."""
    performed = components.of(state.components).card[card]
    if performed.kind == "share":
        return (Line("card-has-no-action"),)
    if performed.kind == "field":
        return card_field_lines(state, seat, performed)
    if performed.kind == "research":
        return perform_lines(state, seat, performed.value)
    lines = _value_lines(state, seat, performed)
    if performed.kind == "energy":
        return lines
    return (*lines, *use_lines(state, seat, sum(line.amount or 0 for line in lines), (performed.kind,)))
