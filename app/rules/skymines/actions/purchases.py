"""Buying a card of the display in CrypCoin, with or without tank spaces besides (p. 17, C2 on p. 22)."""

from app.rules.game import Line
from app.rules.skymines.actions.movement import advance_helium
from app.rules.skymines.board.coins import with_coins_at_once
from app.rules.skymines.board.prices import Price, affordable
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.questions import BuyCard
from app.rules.skymines.vocabulary.state import State


def purchasable(state: State, seat: int, step: BuyCard) -> dict[int, Price]:
    """The display spaces whose cards the seat can pay for in CrypCoin."""
    if not step.may_buy:
        return {}
    return affordable(state, seat, state.seats[seat].coins, discount=step.discount)


def buyable_line(state: State, seat: int, coins: int, discount: int = 0) -> Line:
    """The display spaces whose cards so many CrypCoin pay for."""
    spaces = list(affordable(state, seat, coins, discount=discount))
    return Line("cards-payable", None, {"spaces": spaces}) if spaces else Line("no-card-payable")


def offer_purchase(ledger: Ledger, step: BuyCard) -> None:
    """Ask what is left to choose of a purchase and tank spaces, nothing where no card could be paid for, a
    claim's coins included (p. 25). At least one of the two is done, so a purchase that cannot be made leaves the tank
    at once."""
    can_buy = bool(purchasable(with_coins_at_once(ledger.state, step.seat), step.seat, step))
    if step.tank and not can_buy and not step.acted:
        advance_helium(ledger, step.seat, step.tank)
        offer_purchase(ledger, BuyCard(step.seat, discount=step.discount, acted=True))
    elif step.tank or can_buy:
        ledger.ask(step)
