"""Performing the action of a discarded card, alone and as if it lay in the action area (E2, p. 23)."""

from collections.abc import Callable
from typing import NamedTuple

from app.rules.game import Line
from app.rules.skymines import components
from app.rules.skymines.actions.expansion import expand_with, expansion_lines
from app.rules.skymines.actions.field import card_field_lines, perform_field
from app.rules.skymines.actions.research import perform_research
from app.rules.skymines.actions.research_lines import perform_lines
from app.rules.skymines.actions.resources import use_lines, use_units
from app.rules.skymines.board.coins import with_coins_at_once
from app.rules.skymines.board.stations import outposts_left
from app.rules.skymines.board.totals import energy_extra, titanium_extra
from app.rules.skymines.components.shapes import COMPANIES, RESOURCES, Card, Resource
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.moves import Perform
from app.rules.skymines.vocabulary.questions import DiscardToPerform, PerformOrFetch
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import OfferFetch


class _Performance(NamedTuple):
    """What a kind of card does by itself: what it uses or brings, by the seat and the card; and doing it, in one of
    its ways."""

    lines: Callable[[State, int, Card], tuple[Line, ...]]
    perform: Callable[[Ledger, int, Card, Perform], None]
    ways: Callable[[State], list[Perform]] = lambda _: [Perform()]


def _to_stations(state: State) -> list[Perform]:
    """Energy is for a company with outposts left."""
    return [Perform(company) for company in COMPANIES if outposts_left(state, company)]


def _expand(ledger: Ledger, seat: int, card: Card, move: Perform) -> None:
    if move.company is not None:
        expand_with(ledger, seat, move.company, value_alone(ledger.state, seat, card))


def _of_resource(kind: Resource) -> _Performance:
    def lines(state: State, seat: int, card: Card) -> tuple[Line, ...]:
        return (
            *_value_lines(state, seat, card),
            *use_lines(state, seat, value_alone(state, seat, card), (kind,)),
        )

    def use(ledger: Ledger, seat: int, card: Card, _: Perform) -> None:
        use_units(ledger, seat, value_alone(ledger.state, seat, card), (kind,))

    return _Performance(lines, use)


def performances(state: State, card: str) -> list[Perform]:
    """The ways to perform a card: an energy card names a company with outposts left; a share card has no action."""
    performance = _PERFORMANCES.get(components.of(state.components).card[card].kind)
    return performance.ways(state) if performance else []


def fetchable(state: State, seat: int, price: int) -> list[str]:
    """The different cards of the discard pile, the latest first, if the seat has the CrypCoin to buy one (p. 23)."""
    return list(dict.fromkeys(reversed(state.discards))) if state.seats[seat].coins >= price else []


def could_fetch(state: State, seat: int, price: int) -> bool:
    """Whether the seat could buy one with all that it can have at once (p. 23, 25)."""
    return bool(fetchable(with_coins_at_once(state, seat), seat, price))


def offer_choice(ledger: Ledger, seat: int, card: str, step: DiscardToPerform) -> None:
    """Ask whether the discarded card is to be performed or another one bought, if either is possible."""
    may_perform = bool(performances(ledger.state, card))
    if may_perform or could_fetch(ledger.state, seat, step.price):
        ledger.ask(PerformOrFetch(seat, card, step.price, may_perform, may_fetch=True, both=step.both))


def offer_fetch(ledger: Ledger, task: OfferFetch) -> None:
    """After the performance, ask whether a card is to be bought, if its price could be paid."""
    if could_fetch(ledger.state, task.seat, task.price):
        ledger.ask(
            PerformOrFetch(task.seat, task.card, task.price, may_perform=False, may_fetch=True, both=True, acted=True)
        )


def perform_card(ledger: Ledger, seat: int, card: str, move: Perform) -> None:
    """Perform a card by itself; the permanent bonuses of the tracks apply to it (p. 23)."""
    performed = ledger.set.card[card]
    _PERFORMANCES[performed.kind].perform(ledger, seat, performed, move)


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
    performance = _PERFORMANCES.get(performed.kind)
    return performance.lines(state, seat, performed) if performance else (Line("card-has-no-action"),)


_PERFORMANCES: dict[str, _Performance] = {
    **{kind: _of_resource(kind) for kind in RESOURCES},
    "energy": _Performance(_value_lines, _expand, _to_stations),
    "research": _Performance(
        lambda state, seat, card: perform_lines(state, seat, card.value),
        lambda ledger, seat, card, _: perform_research(ledger, seat, None, card.value),
    ),
    "field": _Performance(card_field_lines, lambda ledger, seat, card, _: perform_field(ledger, seat, card)),
}
"""By kind of card; a share card has no action."""
