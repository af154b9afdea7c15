"""Perform the discarded card's action and/or buy a card of the discard pile (E2, p. 23)."""

from app.rules.game import About, Line, Refused, partial_move
from app.rules.skymines.actions.discarded_card import fetchable, perform_card, performance_lines, performances
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import CardFetched, CoinsPaid
from app.rules.skymines.vocabulary.moves import Decline, Fetch, Perform
from app.rules.skymines.vocabulary.questions import PerformOrFetch
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import OfferFetch


class PerformOrFetchAbout(About, frozen=True):
    """The discarded card, the price of a fetched one, and whether both can be done."""

    card: str
    price: int
    both: bool


class PerformOrFetchAnswerer(Answerer[PerformOrFetch, Perform | Fetch | Decline]):
    """Either one, and with the second bonus both, in any order. A purchase may be waived; the first thing done may
    not be nothing while the card can be performed."""

    rule = rulebook.DISCARDED_CARD
    code = "not-both"

    def moves(self, state: State, step: PerformOrFetch, seat: int) -> list[Perform | Fetch | Decline]:
        performed: list[Perform | Fetch | Decline] = []
        fetched: list[Perform | Fetch | Decline] = []
        if step.may_perform:
            performed = [*performances(state, step.card)]
        if step.may_fetch:
            fetched = [Fetch(card) for card in fetchable(state, seat, step.price)]
        waived: list[Perform | Fetch | Decline] = [Decline()] if step.acted or not performed else []
        return performed + fetched + waived

    def resolve(self, ledger: Ledger, step: PerformOrFetch, seat: int, move: Perform | Fetch | Decline) -> None:
        ledger.answered()
        if isinstance(move, Perform):
            if step.both and step.may_fetch:
                ledger.ask(OfferFetch(seat, step.card, step.price))
            perform_card(ledger, seat, step.card, move)
        elif isinstance(move, Fetch):
            ledger.emit(CoinsPaid(seat, step.price, "fetch"))
            ledger.emit(CardFetched(seat, move.card, ledger.set.card[move.card].cost))
            if step.both and step.may_perform and performances(ledger.state, step.card):
                ledger.ask(_after_fetching(step))

    def refused(self, state: State, step: PerformOrFetch, seat: int) -> tuple[Refused, ...]:
        refused = []
        if not step.acted and not (step.may_perform and performances(state, step.card)):
            refused.append(Refused(partial_move(Perform), "card-has-no-action", self.rule, {"card": step.card}))
        if step.may_fetch and (coins := state.seats[seat].coins) < step.price:
            args = {"price": step.price, "means": coins}
            refused.append(Refused(partial_move(Fetch), "not-enough-coins", self.rule, args))
        if Decline() not in self.moves(state, step, seat):
            refused.append(Refused(partial_move(Decline), "one-of-the-two", self.rule))
        return tuple(refused)

    def lines(self, state: State, step: PerformOrFetch, seat: int, move: Perform | Fetch | Decline) -> tuple[Line, ...]:
        if isinstance(move, Perform):
            return performance_lines(state, seat, step.card, move)
        if isinstance(move, Fetch):
            return Line("pay-fetch", -step.price), Line("coins-left", state.seats[seat].coins - step.price)
        return ()

    def about(self, state: State, step: PerformOrFetch, seat: int) -> PerformOrFetchAbout:
        return PerformOrFetchAbout(step.card, step.price, step.both)


def _after_fetching(step: PerformOrFetch) -> PerformOrFetch:
    return PerformOrFetch(
        step.seat, step.card, step.price, may_perform=True, may_fetch=False, both=step.both, acted=True
    )
