"""The action section of a Luna card, carried out from top to bottom."""

from app.rules.skymines.components.shapes import (
    Company,
    LunaAction,
    LunaAdvance,
    LunaCard,
    LunaCards,
    LunaCoins,
    LunaDiscardPlan,
    LunaDiscardSpecial,
    LunaExpand,
    LunaMarker,
    LunaResearch,
    LunaShareCard,
    LunaTank,
    Slot,
)
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.luna import gains
from app.rules.skymines.luna.expansion import expand
from app.rules.skymines.luna.ranks import by_value, chosen
from app.rules.skymines.luna.tracks import advance_company, advance_tank, advance_upload
from app.rules.skymines.vocabulary.events import CoinsGained, LunaLineReached


def carry_out(ledger: Ledger, seat: int, card: LunaCard, slot: Slot) -> None:
    """Carry out a card's actions as it lies in `slot`, saying at each that it is reached, and that all are done."""
    advanced: tuple[Company, ...] = ()
    for line, action in enumerate(card.actions):
        ledger.emit(LunaLineReached(seat=seat, line=line))
        if isinstance(action, LunaAdvance):
            advanced = _advance(ledger, seat, action)
        elif isinstance(action, LunaExpand):
            _expand(ledger, seat, action, advanced)
        else:
            _other(ledger, seat, action, slot)
    ledger.emit(LunaLineReached(seat=seat, line=len(card.actions)))


def _advance(ledger: Ledger, seat: int, action: LunaAdvance) -> tuple[Company, ...]:
    """Advance the companies named, chosen once before the first moves, the most valuable first."""
    companies = chosen(ledger.state, seat, action.who)
    for company in companies:
        advance_company(ledger, seat, company, action.amount)
    return companies


def _expand(ledger: Ledger, seat: int, action: LunaExpand, advanced: tuple[Company, ...]) -> None:
    """Expand the companies just advanced, the less valuable first as they rank before the first expands."""
    for company in reversed([company for company in by_value(ledger.state) if company in advanced]):
        expand(ledger, seat, company, action.amount, action.pick)


def _other(ledger: Ledger, seat: int, action: LunaAction, slot: Slot) -> None:
    match action:
        case LunaCoins(amount=amount):
            ledger.emit(CoinsGained(seat=seat, amount=amount, why="luna-card"))
        case LunaTank(amount=amount):
            advance_tank(ledger, seat, amount)
        case LunaResearch(amount=amount):
            advance_upload(ledger, seat, amount)
        case LunaMarker():
            gains.place_marker(ledger, seat, action, slot)
        case LunaCards():
            gains.gain_cards(ledger, seat, action, slot)
        case LunaShareCard():
            gains.gain_share_card(ledger, seat)
        case LunaDiscardPlan():
            gains.discard_plan(ledger, seat, action, slot)
        case LunaDiscardSpecial():
            gains.discard_special(ledger, seat)
