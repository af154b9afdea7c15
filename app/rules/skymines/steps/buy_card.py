"""Buy a card of the display in CrypCoin (p. 17), and/or move on the tank (C2, p. 22)."""

from app.rules.game import About, Line, Refused, partial_move
from app.rules.skymines.actions.movement import advance_helium, tank_lines
from app.rules.skymines.actions.purchases import offer_purchase, purchasable
from app.rules.skymines.board.prices import cost_of_card, share_of_card
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.steps.acquire_card import refused_card
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import CardAcquired, CoinsPaid
from app.rules.skymines.vocabulary.moves import Acquire, Decline, MoveTank
from app.rules.skymines.vocabulary.questions import BuyCard
from app.rules.skymines.vocabulary.state import State


class BuyCardAbout(About, frozen=True):
    """What the card is cheaper by, spaces on the tank, whether a card may be bought (`buy`), the coins of the seat."""

    discount: int
    tank: int
    buy: bool
    coins: int


class BuyCardAnswerer(Answerer[BuyCard, Acquire | MoveTank | Decline]):
    """A purchase may be waived; with C2 at least one of the two is done, in any order."""

    rule = rulebook.STANDARD_SPACES
    code = "one-card-at-most"

    def moves(self, state: State, step: BuyCard, seat: int) -> list[Acquire | MoveTank | Decline]:
        moves: list[Acquire | MoveTank | Decline] = [Acquire(space) for space in purchasable(state, seat, step)]
        if step.tank:
            moves.append(MoveTank())
        return [*moves, Decline()] if step.acted or not step.tank else moves

    def resolve(self, ledger: Ledger, step: BuyCard, seat: int, move: Acquire | MoveTank | Decline) -> None:
        ledger.answered()
        if isinstance(move, MoveTank):
            advance_helium(ledger, seat, step.tank)
            offer_purchase(ledger, BuyCard(seat, step.discount, may_buy=step.may_buy, acted=True))
        elif isinstance(move, Acquire):
            _buy(ledger, step, move.space)
            offer_purchase(ledger, BuyCard(seat, tank=step.tank, may_buy=False, acted=True))

    def refused(self, state: State, step: BuyCard, seat: int) -> tuple[Refused, ...]:
        refused = []
        if step.may_buy:
            offered = purchasable(state, seat, step)
            coins = state.seats[seat].coins
            spaces = [space for space in range(1, len(state.display) + 1) if space not in offered]
            refused = [refused_card(space, _price(state, step, space), coins, self.rule) for space in spaces]
        if step.tank and not step.acted:
            refused.append(Refused(partial_move(Decline), "one-of-the-two", rulebook.BONUS_SPACES))
        return tuple(refused)

    def lines(self, state: State, step: BuyCard, seat: int, move: Acquire | MoveTank | Decline) -> tuple[Line, ...]:
        if isinstance(move, Acquire):
            price = cost_of_card(state, seat, move.space, discount=step.discount)
            left = Line("coins-left", state.seats[seat].coins - price.amount)
            return (*price.lines, Line("price-coins", -price.amount), left, *share_of_card(state, move.space))
        if isinstance(move, MoveTank):
            return tank_lines(state, seat, step.tank)
        return (Line("spaces-lost", step.tank),) if step.tank else ()

    def about(self, state: State, step: BuyCard, seat: int) -> BuyCardAbout:
        return BuyCardAbout(step.discount, step.tank, step.may_buy, state.seats[seat].coins)


def _buy(ledger: Ledger, step: BuyCard, space: int) -> None:
    card = ledger.state.display[space - 1]
    price = cost_of_card(ledger.state, step.seat, space, discount=step.discount).amount
    if price:
        ledger.emit(CoinsPaid(step.seat, price, "card"))
    if card is not None:
        ledger.emit(CardAcquired(step.seat, space, card, coins=price))


def _price(state: State, step: BuyCard, space: int) -> int | None:
    if state.display[space - 1] is None:
        return None
    return cost_of_card(state, step.seat, space, discount=step.discount).amount
