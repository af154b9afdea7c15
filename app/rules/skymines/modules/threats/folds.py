"""How the events of threats are folded."""

from msgspec.structs import replace

from app.rules.kit.folds import Folds
from app.rules.kit.parts import part, with_part
from app.rules.skymines.folds.fold import with_seat
from app.rules.skymines.vocabulary.modules.threats import (
    ThreatDealtWith,
    ThreatDrawn,
    Threats,
    ThreatStruck,
    ThreatTaken,
)
from app.rules.skymines.vocabulary.state import State

FOLDS: Folds[State] = Folds()


@FOLDS.on(ThreatDrawn)
def threat_drawn(state: State, event: ThreatDrawn) -> State:
    """The card lies on the board."""
    return with_part(state, Threats(event.card))


@FOLDS.on(ThreatDealtWith)
def threat_dealt_with(state: State, event: ThreatDealtWith) -> State:
    """Its requirement is met; the card stays until the rewards are taken."""
    return with_part(state, replace(part(state, Threats), dealing=event.seat))


@FOLDS.on(ThreatTaken)
def threat_taken(state: State, event: ThreatTaken) -> State:
    """The card is a wild share of the seat's now."""
    return with_part(state, replace(part(state, Threats), dealing=None, owner=event.seat))


@FOLDS.on(ThreatStruck)
def threat_struck(state: State, event: ThreatStruck) -> State:
    """Cards are on the discard pile; what else the card does to scores is calculated with them."""
    for seat, cards in enumerate(event.cards):
        state = replace(_without(state, seat, cards), discards=(*state.discards, *cards)) if cards else state
    return with_part(state, replace(part(state, Threats), struck=True))


def _without(state: State, seat: int, cards: tuple[str, ...]) -> State:
    """The state in which these cards have left the seat, wherever they lay."""
    owner, gone = state.seats[seat], list(cards)
    hand = tuple([card for card in owner.hand if not _is_gone(card, gone)])
    resting = tuple([tuple([card for card in deck if not _is_gone(card, gone)]) for deck in owner.resting])
    area = tuple([None if placed is None or _is_gone(placed.card, gone) else placed for placed in owner.area])
    return with_seat(state, seat, hand=hand, resting=resting, area=area)


def _is_gone(card: str, gone: list[str]) -> bool:
    """Whether the card is one of those `gone`, which it is then taken off: two cards can have the same id."""
    if card not in gone:
        return False
    gone.remove(card)
    return True
