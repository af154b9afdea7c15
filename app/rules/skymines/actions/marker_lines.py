"""What a bonus marker costs and brings, told before it is placed, and who else could place one there (p. 16-17)."""

from collections.abc import Callable

from app.rules.game import Line
from app.rules.kit.hooks import Hook
from app.rules.kit.memo import kept_with_state
from app.rules.skymines.actions.gains import gain_lines
from app.rules.skymines.actions.markers import (
    compared,
    cost_of_space,
    exceeded,
    options_of,
    rewarded,
    tiers_up_to,
)
from app.rules.skymines.actions.movement import tank_lines
from app.rules.skymines.actions.purchases import buyable_line
from app.rules.skymines.board.bonuses import in_effect_next_turn, track_of_bonus
from app.rules.skymines.board.spaces import Space, bonus_spaces
from app.rules.skymines.board.turns import is_out
from app.rules.skymines.components.shapes import (
    BuyAndTank,
    DiscardForAction,
    DiscardForCoins,
    MajoritySpace,
    OtherTracks,
    ResearchAndTank,
    SpaceBonus,
    StandardSpace,
)
from app.rules.skymines.vocabulary.moves import PlaceMarker
from app.rules.skymines.vocabulary.state import State

FURTHER_MARKERS: Hook[Callable[[State, int], int]] = Hook()
"""The bonus markers that a seat has of a module: (state, seat). Reason: missions give some (p. 25), and the base says
who else could take a space."""


def marker_lines(state: State, seat: int, move: PlaceMarker) -> tuple[Line, ...]:
    """What a marker on this space costs and brings."""
    space = bonus_spaces(state)[move.space]
    cost = cost_of_space(space)
    left = state.seats[seat].coins - cost
    paid = (Line("pay-space", -cost), Line("coins-left", left)) if cost else ()
    return (*paid, *_space_lines(state, seat, space, left), _rivals_line(state, seat, move.space, space))


def _space_lines(state: State, seat: int, space: Space, coins: int) -> tuple[Line, ...]:
    """What the space brings; `coins` are those left once it is paid for."""
    if isinstance(space, MajoritySpace):
        return _majority_lines(state, seat, space)
    if isinstance(space, StandardSpace):
        return _standard_lines(state, seat, space, coins)
    return _track_lines(state, seat, space, coins)


def _majority_lines(state: State, seat: int, space: MajoritySpace) -> tuple[Line, ...]:
    """The own total and those of others that are compared, the best tier, and what is missing to the next (p. 16)."""
    total, ranked = rewarded(state, seat, space), compared(state, space)
    tiers = tiers_up_to(space, total)
    own = (_own_line(space, total, ranked[seat]),)
    others = tuple(
        Line("majority-other", ranked[other], {"seat": other})
        for other in state.order
        if other != seat and ranked[other]
    )
    best = (Line("tier", None, {"at": tiers[-1].at}), *gain_lines(state, seat, tiers[-1].gains)) if tiers else ()
    missing = [Line("tier-missing", tier.at - total, {"at": tier.at}) for tier in space.tiers if tier.at > total]
    return (*own, *others, *(best or (Line("no-tier-reached"),)), *missing[:1])


def _own_line(space: MajoritySpace, total: int, ranked: int) -> Line:
    if space.kind == "scientist":
        return Line("majority-scientists", total, {"compared": ranked})
    return Line("majority-total", total)


def _standard_lines(state: State, seat: int, space: StandardSpace, coins: int) -> tuple[Line, ...]:
    match space.effect:
        case "first-player":
            return Line("gain-first-player"), Line("gain-research-points", space.amount)
        case "buy":
            return Line("may-buy-card"), buyable_line(state, seat, coins)
        case "discard":
            return (Line("gain-for-discard", space.amount),)
        case "tile":
            return (Line("reserve-tile", None, {"tile": space.tile}),)


def _track_lines(state: State, seat: int, bonus: SpaceBonus, coins: int) -> tuple[Line, ...]:
    match bonus:
        case ResearchAndTank() if len(bonus.options) == 1:
            return gain_lines(state, seat, options_of(bonus)[0])
        case ResearchAndTank():
            return (Line("choose-of", None, {"options": [list(option) for option in bonus.options]}),)
        case BuyAndTank():
            buy = Line("may-buy-card", None, {"discount": bonus.discount})
            return buy, buyable_line(state, seat, coins, bonus.discount), *tank_lines(state, seat, bonus.tank)
        case DiscardForCoins():
            return (Line("gain-for-discard", bonus.extra, {"only": bonus.only or ""}),)
        case OtherTracks():
            return (Line("gain-on-others", None, {"amounts": list(bonus.amounts)}),)
        case DiscardForAction():
            return (Line("discard-to-perform", None, {"price": bonus.price, "both": bonus.both}),)


# --- who else could ------------------------------------------------------------------------------


def rivals(state: State, seat: int, space: str, what: Space) -> list[int]:
    """The other seats, clockwise, that could place a marker on this open space on their next turn, as far as everyone
    can see: with a marker, the coins, the majority or the track bonus (p. 16-17, p. 21; Luna)."""
    return [other for other in _with_markers(state, seat) if _could_place(state, other, space, what)]


@kept_with_state
def _with_markers(state: State, seat: int) -> tuple[int, ...]:
    """The other seats, clockwise, that still have a turn in this round and a marker to place in it."""
    at = state.order.index(seat)
    others = (*state.order[at + 1 :], *state.order[:at])
    return tuple(other for other in others if _has_marker(state, other) and not is_out(state, other))


def _has_marker(state: State, seat: int) -> bool:
    return state.seats[seat].markers > 0 or any(more(state, seat) for more in FURTHER_MARKERS.in_play(state))


def _could_place(state: State, seat: int, space: str, what: Space) -> bool:
    player = state.seats[seat]
    if player.luna is not None:
        return isinstance(what, StandardSpace)
    if player.coins < cost_of_space(what) or (_takes_a_card(what) and not player.hand):
        return False
    if isinstance(what, MajoritySpace):
        return exceeded(state, seat, what) is None
    return isinstance(what, StandardSpace) or _is_unlocked(state, seat, space)


def _takes_a_card(what: Space) -> bool:
    """Whether a hand card is discarded here; which one the others hold is hidden."""
    if isinstance(what, StandardSpace):
        return what.effect == "discard"
    return isinstance(what, (DiscardForCoins, DiscardForAction))


def _is_unlocked(state: State, seat: int, space: str) -> bool:
    """Whether a track's space will be open to the seat on its next turn (p. 21)."""
    used = {track_of_bonus(other) for other, owner in state.markers if owner == seat}
    return space in in_effect_next_turn(state, seat) and track_of_bonus(space) not in used


def _rivals_line(state: State, seat: int, space: str, what: Space) -> Line:
    others = rivals(state, seat, space, what)
    return Line("could-also-take", None, {"seats": others}) if others else Line("nobody-else-could")
