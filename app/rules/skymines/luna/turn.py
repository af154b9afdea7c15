"""Luna's turn: her next card, and what follows her last one."""

from app.rules.kit.chance import shuffled
from app.rules.skymines.board.turns import is_played_out
from app.rules.skymines.components.shapes import SLOTS, Slot
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.luna.actions import carry_out
from app.rules.skymines.vocabulary.events import LunaCardsDiscarded, LunaCardTurned, LunaMajorityDiscarded
from app.rules.skymines.vocabulary.state import State, luna_of


def play_card(ledger: Ledger, seat: int) -> None:
    """Turn up the leftmost face-down card and carry out its actions; after the last card gather them all."""
    slot, card = _next_card(ledger.state, seat)
    ledger.emit(LunaCardTurned(seat=seat, slot=slot, card=card))
    carry_out(ledger, seat, ledger.set.luna_card[card], slot)
    if is_played_out(ledger.state, seat):
        _gather(ledger, seat)


def _next_card(state: State, seat: int) -> tuple[Slot, str]:
    placed = zip(SLOTS, luna_of(state, seat).slots, strict=True)
    return next((slot, held.card) for slot, held in placed if held and not held.face_up)


def _gather(ledger: Ledger, seat: int) -> None:
    """Shuffle the cards of her slots onto her discard pile; the top one tells which majority card follows them.

    The larger of its two majority values names the side; with equal values both majority cards stay.
    """
    played = [held.card for held in luna_of(ledger.state, seat).slots if held]
    cards = shuffled(played, ledger.state.seed, ledger.state.draws)
    ledger.emit(LunaCardsDiscarded(seat=seat, cards=cards))
    top = ledger.set.luna_card[cards[0]]
    side = 0 if top.left > top.right else 1
    if top.left != top.right and luna_of(ledger.state, seat).majority[side]:
        ledger.emit(LunaMajorityDiscarded(seat=seat, side=side))
