"""What Luna takes, discards and occupies on the board: display cards, research plans, bonus spaces."""

from app.rules.skymines.board import plans
from app.rules.skymines.components.displays import card_space, plan_place
from app.rules.skymines.components.shapes import LunaCards, LunaDiscardPlan, LunaMarker, Slot
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.luna.grids import cells_of, columns_of
from app.rules.skymines.luna.ranks import by_value
from app.rules.skymines.vocabulary.events import (
    BonusMarkerPlaced,
    LunaCardGained,
    LunaPlanDiscarded,
    LunaSkipped,
    SupplementTaken,
)


def place_marker(ledger: Ledger, seat: int, action: LunaMarker, slot: Slot) -> None:
    """Place a bonus marker on the space designated for the slot: no cost, no requirement, no reward.

    An occupied space gets none.
    """
    spaces = {(space.row, space.column): space.id for space in ledger.set.standard.values()}
    taken = {space for space, _ in ledger.state.markers}
    for cell in cells_of(action.grid, slot):
        if spaces[cell] in taken:
            ledger.emit(LunaSkipped(seat=seat, why="space-occupied"))
        elif not ledger.seat(seat).markers:
            ledger.emit(LunaSkipped(seat=seat, why="no-marker"))
        else:
            ledger.emit(BonusMarkerPlaced(seat=seat, space=spaces[cell]))


def gain_cards(ledger: Ledger, seat: int, action: LunaCards, slot: Slot) -> None:
    """Gain the designated display cards at no cost; an empty space gives nothing."""
    for row, column in cells_of(action.grid, slot):
        _gain(ledger, seat, card_space(row, column))


def _gain(ledger: Ledger, seat: int, space: int) -> None:
    card = ledger.state.display[space - 1]
    if card is None:
        ledger.emit(LunaSkipped(seat=seat, why="no-card"))
    else:
        ledger.emit(LunaCardGained(seat=seat, space=space, card=card))


def gain_share_card(ledger: Ledger, seat: int) -> None:
    """Gain the card with a share of the most valuable company shown on the display; of several, the lowest space."""
    shares = [ledger.set.card[card].share if card else None for card in ledger.state.display]
    for company in by_value(ledger.state):
        if company in shares:
            _gain(ledger, seat, shares.index(company) + 1)
            return
    ledger.emit(LunaSkipped(seat=seat, why="no-share-card"))


def discard_plan(ledger: Ledger, seat: int, action: LunaDiscardPlan, slot: Slot) -> None:
    """Discard the designated plan from the game and replace it at once from the same letter.

    On a red-framed space she takes the CrypCoin of the supplement space.
    """
    for column in columns_of(action.cells, slot):
        space = f"{action.letter}{column}"
        plan = ledger.state.plans[plan_place(space)]
        if plan is None:
            ledger.emit(LunaSkipped(seat=seat, why="no-plan"))
            continue
        ledger.emit(LunaPlanDiscarded(seat=seat, space=space, plan=plan))
        if coins := plans.supplement_at(ledger.state, space):
            ledger.emit(SupplementTaken(seat=seat, amount=coins))
        plans.refill_display(ledger)


def discard_special(ledger: Ledger, seat: int) -> None:
    """Discard, of the special plans face up on the round track, the one revealed last."""
    face_up = plans.special_plans(ledger.state, face_up=True)
    if not face_up:
        ledger.emit(LunaSkipped(seat=seat, why="no-special-plan"))
        return
    space, plan = max(face_up.items(), key=lambda item: ledger.set.special[item[1]].round)
    ledger.emit(LunaPlanDiscarded(seat=seat, space=space, plan=plan))
