"""One-time markers, and a player's own bonus space (p. 25)."""

from app.rules.game import Line, Move, Refusal, Refused, partial_move
from app.rules.skymines.actions.gains import gain_lines
from app.rules.skymines.actions.marker_lines import marker_lines
from app.rules.skymines.actions.markers import obstacles, use_space
from app.rules.skymines.components.shapes import OnAnyTrack
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.events import CoinsPaid
from app.rules.skymines.vocabulary.modules.missions import (
    COLUMNS,
    MISSIONS,
    OWN_SPACE_COST,
    OWN_SPACE_SPACES,
    OnceMarkerPlaced,
    OwnSpaceUsed,
    PlaceOnce,
    UseOwnSpace,
)
from app.rules.skymines.vocabulary.moves import PlaceMarker
from app.rules.skymines.vocabulary.questions import TakeTurn
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import CloseTurn, GainAll

from .tasks import status_of

MOVES_ON = OnAnyTrack(amount=OWN_SPACE_SPACES)


def once_markers(state: State, seat: int) -> int:
    """The one-time markers in a seat's reserve."""
    return status_of(state, seat).once


def own_space_hindrance(state: State, seat: int, once: bool) -> Refusal | None:
    """What keeps the seat from placing a marker of this kind on its own bonus space; None if it can (p. 25)."""
    status, player = status_of(state, seat), state.seats[seat]
    if len(status.claimed) < COLUMNS:
        return Refusal("own-space-closed", MISSIONS)
    if status.own is not None:
        return Refusal("own-space-occupied", MISSIONS)
    if (status.once if once else player.markers) < 1:
        return Refusal("no-once-marker" if once else "no-marker", MISSIONS)
    if player.coins < OWN_SPACE_COST:
        return Refusal("not-enough-coins", MISSIONS, {"cost": OWN_SPACE_COST})
    return None


class Marking(Answerer[TakeTurn, PlaceOnce | UseOwnSpace]):
    """Beside the six actions: the same bonus marker action with a one-time marker, or on the own bonus space."""

    rule = MISSIONS
    code = "marker-not-possible"

    def moves(self, state: State, step: TakeTurn, seat: int) -> list[PlaceOnce | UseOwnSpace]:
        once = once_markers(state, seat)
        places = [PlaceOnce(space) for space, why in obstacles(state, seat).items() if why is None] if once else []
        own = [UseOwnSpace(kind) for kind in (False, True) if own_space_hindrance(state, seat, kind) is None]
        return [*places, *own]

    def refused(self, state: State, step: TakeTurn, seat: int) -> tuple[Refused, ...]:
        found = ((kind, own_space_hindrance(state, seat, kind)) for kind in (False, True))
        own = (why.of(partial_move(UseOwnSpace, once=kind)) for kind, why in found if why is not None)
        closed = ((space, why) for space, why in obstacles(state, seat).items() if why is not None)
        spaces = (why.of(partial_move(PlaceOnce, space=space)) for space, why in closed)
        return (*own, *spaces) if once_markers(state, seat) else tuple(own)

    def refusal(self, state: State, step: TakeTurn, seat: int, move: Move) -> Refusal:
        if isinstance(move, PlaceOnce) and not once_markers(state, seat):
            return Refusal("no-once-marker", MISSIONS)
        return super().refusal(state, step, seat, move)

    def lines(self, state: State, step: TakeTurn, seat: int, move: PlaceOnce | UseOwnSpace) -> tuple[Line, ...]:
        if isinstance(move, PlaceOnce):
            return (Line("once-marker-leaves"), *marker_lines(state, seat, PlaceMarker(move.space)))
        left = state.seats[seat].coins - OWN_SPACE_COST
        paid = (Line("pay-space", -OWN_SPACE_COST), Line("coins-left", left))
        leaves = (Line("once-marker-leaves"),) if move.once else ()
        return (*leaves, *paid, *gain_lines(state, seat, (MOVES_ON,)))

    def resolve(self, ledger: Ledger, step: TakeTurn, seat: int, move: PlaceOnce | UseOwnSpace) -> None:
        ledger.answered()
        ledger.ask(CloseTurn(seat))
        if isinstance(move, PlaceOnce):
            ledger.emit(OnceMarkerPlaced(seat, move.space))
            use_space(ledger, seat, move.space)
        else:
            ledger.emit(OwnSpaceUsed(seat, move.once))
            ledger.emit(CoinsPaid(seat, OWN_SPACE_COST, "bonus-space"))
            ledger.ask(GainAll(seat, (MOVES_ON,)))
