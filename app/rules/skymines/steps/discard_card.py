"""Discard a hand card for CrypCoin (p. 17; D1, p. 22)."""

from app.rules.game import About, Line, Refused, partial_move
from app.rules.skymines import components
from app.rules.skymines.actions.markers import discardable
from app.rules.skymines.board.prices import share_lost
from app.rules.skymines.components.shapes import Resource
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import CardDiscarded, CoinsGained
from app.rules.skymines.vocabulary.moves import Discard
from app.rules.skymines.vocabulary.questions import DiscardCard
from app.rules.skymines.vocabulary.state import State


class DiscardCardAbout(About, frozen=True):
    """What is paid beyond the printed cost, and the only kind of card that can be discarded, if there is one."""

    extra: int
    only: Resource | None


class DiscardCardAnswerer(Answerer[DiscardCard, Discard]):
    """One card from hand, of the type asked for if one is; its printed cost counts, not the surcharge."""

    rule = rulebook.STANDARD_SPACES
    code = "card-not-in-hand"

    def moves(self, state: State, step: DiscardCard, seat: int) -> list[Discard]:
        return [Discard(card) for card in discardable(state, seat, step.only)]

    def resolve(self, ledger: Ledger, step: DiscardCard, seat: int, move: Discard) -> None:
        ledger.answered()
        ledger.emit(CardDiscarded(seat, move.card))
        ledger.emit(CoinsGained(seat, ledger.set.card[move.card].cost + step.extra, "discard"))

    def refused(self, state: State, step: DiscardCard, seat: int) -> tuple[Refused, ...]:
        offered = discardable(state, seat, step.only)
        return tuple(
            Refused(
                partial_move(Discard, card=card), "card-of-another-type", rulebook.BONUS_SPACES, {"kind": step.only}
            )
            for card in dict.fromkeys(state.seats[seat].hand)
            if card not in offered
        )

    def lines(self, state: State, step: DiscardCard, seat: int, move: Discard) -> tuple[Line, ...]:
        cost = components.of(state.components).card[move.card].cost
        gained = Line("gain-coins", cost + step.extra)
        lost = share_lost(state, move.card)
        return (gained, Line("discard-printed", cost), Line("discard-extra", step.extra), *lost)

    def about(self, state: State, step: DiscardCard, seat: int) -> DiscardCardAbout:
        return DiscardCardAbout(step.extra, step.only)
