"""The bonus marker action: which spaces are open, what each costs and gives (p. 16, p. 17, p. 21-23)."""

from collections.abc import Mapping
from functools import cache

from app.rules.game import Refusal, Refused, partial_move
from app.rules.kit.memo import kept_with_state
from app.rules.skymines import components
from app.rules.skymines.actions.purchases import offer_purchase
from app.rules.skymines.board.bonuses import company_of_bonus, track_of_bonus
from app.rules.skymines.board.spaces import Space, bonus_spaces
from app.rules.skymines.board.totals import COMPARED, compared_by_seat, scientists_rewarded
from app.rules.skymines.components.shapes import (
    BuyAndTank,
    DiscardForAction,
    DiscardForCoins,
    Gain,
    MajoritySpace,
    OtherTracks,
    ResearchAndTank,
    ResearchPoints,
    Resource,
    SpaceBonus,
    StandardSpace,
    Tank,
    Tier,
)
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import BonusMarkerPlaced, CoinsPaid, FirstPlayerTaken
from app.rules.skymines.vocabulary.moves import PlaceMarker
from app.rules.skymines.vocabulary.questions import (
    AdvanceOthers,
    BuyCard,
    ChooseOption,
    ChooseTier,
    DiscardCard,
    DiscardToPerform,
)
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import GainAll

_COMPARED = ("scientist", *COMPARED)
_PRICED = (StandardSpace, ResearchAndTank, OtherTracks)


# --- what is there -------------------------------------------------------------------------------


def cost_of_space(space: Space) -> int:
    """The CrypCoin to pay for placing a marker (p. 17, 22)."""
    return space.cost if isinstance(space, _PRICED) else 0


def compared(state: State, space: MajoritySpace) -> tuple[int, ...]:
    """What a majority space compares, of each seat by number: a face-up total, or research scientists (p. 16-17)."""
    return _compared_by_all(state)[space.kind]


@kept_with_state
def _compared_by_all(state: State) -> Mapping[str, tuple[int, ...]]:
    """What each kind of majority space compares, of each seat by number."""
    return dict(zip(_COMPARED, zip(*compared_by_seat(state), strict=True), strict=True))


def rewarded(state: State, seat: int, space: MajoritySpace) -> int:
    """What a majority space pays for: the total, or the scientists of both kinds (p. 16-17)."""
    return scientists_rewarded(state, seat) if space.kind == "scientist" else compared(state, space)[seat]


def tiers_reached(state: State, seat: int, space: MajoritySpace) -> list[Tier]:
    """The tiers that the seat may choose from: the highest reached and all lower ones (p. 17)."""
    return tiers_up_to(space, rewarded(state, seat, space))


def tiers_up_to(space: MajoritySpace, total: int) -> list[Tier]:
    """The tiers that a total reaches."""
    return [tier for tier in space.tiers if tier.at <= total]


# --- what is open --------------------------------------------------------------------------------


def marker_moves(state: State, seat: int) -> list[PlaceMarker]:
    """The spaces on which the seat may place a marker now (p. 16)."""
    return [PlaceMarker(space) for space, why in _obstacles(state, seat).items() if why is None]


def may_place(state: State, seat: int, move: PlaceMarker) -> bool:
    """Whether this is one of them, without a look at the others."""
    spaces = bonus_spaces(state)
    return (
        move.space in spaces
        and state.seats[seat].markers > 0
        and all(space != move.space for space, _ in state.markers)
        and _obstacle(state, seat, move.space, spaces[move.space]) is None
    )


def refused_markers(state: State, seat: int) -> tuple[Refused, ...]:
    """The other spaces, each with the reason (p. 16, 17, 21)."""
    return tuple(
        why.of(partial_move(PlaceMarker, space=space)) if why.args else _refused(space, why.code, why.rule)
        for space, why in _obstacles(state, seat).items()
        if why is not None
    )


@cache
def _refused(space: str, code: str, rule: str) -> Refused:
    """A refusal that does not depend on anything else."""
    return Refused(partial_move(PlaceMarker, space=space), code, rule)


def _obstacles(state: State, seat: int) -> dict[str, Refusal | None]:
    """What keeps the seat from placing a marker on each space, None where nothing does."""
    if state.seats[seat].markers < 1:
        return dict.fromkeys(bonus_spaces(state), Refusal("no-marker", rulebook.BONUS_MARKERS))
    return obstacles(state, seat)


@kept_with_state
def obstacles(state: State, seat: int) -> dict[str, Refusal | None]:
    """What keeps the seat from using each space with a marker that it has, None where nothing does."""
    taken: dict[str, Refusal] = {
        space: Refusal("space-occupied", rulebook.BONUS_MARKERS, {"seat": owner}) for space, owner in state.markers
    }
    return {
        space: taken.get(space) or _obstacle(state, seat, space, what) for space, what in bonus_spaces(state).items()
    }


def _obstacle(state: State, seat: int, space: str, what: Space) -> Refusal | None:
    """What keeps the seat from placing a marker on an open space, None if nothing does."""
    if isinstance(what, MajoritySpace):
        return exceeded(state, seat, what)
    if not isinstance(what, StandardSpace) and (why := _locked(state, seat, space)):
        return why
    if isinstance(what, StandardSpace) and what.effect == "first-player" and _is_first_turn(state, seat):
        return Refusal("first-turn-of-the-first-player", rulebook.STANDARD_SPACES)
    if (cost := cost_of_space(what)) > state.seats[seat].coins:
        rule = rulebook.STANDARD_SPACES if isinstance(what, StandardSpace) else rulebook.BONUS_SPACES
        return Refusal("not-enough-coins", rule, {"cost": cost})
    return _nothing_to_discard(state, seat, what)


def exceeded(state: State, seat: int, space: MajoritySpace) -> Refusal | None:
    """Who has more than the seat, None if nobody has. Nobody may have more; a tie is enough (p. 16, 17)."""
    every = compared(state, space)
    own = every[seat]
    if own == max(every):
        return None
    for other in state.order:
        if (theirs := every[other]) > own:
            rule = rulebook.FIRST_MAJORITIES if space.kind in ("scientist", "titanium") else rulebook.OTHER_MAJORITIES
            return Refusal("majority-exceeded", rule, {"seat": other, "theirs": theirs, "own": own})
    return None


def _is_first_turn(state: State, seat: int) -> bool:
    """Whether this is the first player's very first turn of the round (p. 17)."""
    return state.starter == seat and state.seats[seat].turns <= 1


def _locked(state: State, seat: int, space: str) -> Refusal | None:
    """A track's space must be unlocked, and each player has a marker on one of the two only (p. 21)."""
    if space not in state.seats[seat].bonuses:
        return Refusal("bonus-not-unlocked", rulebook.TRACK_BONUSES)
    track = track_of_bonus(space)
    if any(track_of_bonus(other) == track and owner == seat for other, owner in state.markers):
        return Refusal("track-already-used", rulebook.TRACK_BONUSES, {"track": track})
    return None


def _nothing_to_discard(state: State, seat: int, what: Space) -> Refusal | None:
    """A space that takes a hand card needs one (p. 17, 22, 23)."""
    hand = state.seats[seat].hand
    if isinstance(what, StandardSpace):
        return Refusal("empty-hand", rulebook.STANDARD_SPACES) if what.effect == "discard" and not hand else None
    if isinstance(what, DiscardForAction) and not hand:
        return Refusal("empty-hand", rulebook.DISCARDED_CARD)
    if isinstance(what, DiscardForCoins) and not discardable(state, seat, what.only):
        rule = rulebook.BONUS_SPACES
        return Refusal("no-card-of-the-type", rule, {"kind": what.only}) if hand else Refusal("empty-hand", rule)
    return None


def discardable(state: State, seat: int, only: Resource | None = None) -> list[str]:
    """The different cards in hand that may be discarded, `only` those of a type if one is given (p. 17, 22)."""
    cards = components.of(state.components).card
    hand = dict.fromkeys(state.seats[seat].hand)
    return [card for card in hand if only is None or cards[card].kind == only]


# --- what it does --------------------------------------------------------------------------------


def place_marker(ledger: Ledger, seat: int, move: PlaceMarker) -> None:
    """Place a marker, pay the space's cost and take what it gives; no card is turned down (p. 16, 17)."""
    ledger.emit(BonusMarkerPlaced(seat, move.space))
    use_space(ledger, seat, move.space)


def use_space(ledger: Ledger, seat: int, space_id: str) -> None:
    """Pay the cost of a space on which a marker was just placed and take what it gives (p. 16, 17)."""
    space = bonus_spaces(ledger.state)[space_id]
    if cost := cost_of_space(space):
        ledger.emit(CoinsPaid(seat, cost, "bonus-space"))
    if isinstance(space, MajoritySpace):
        ledger.ask(ChooseTier(seat, space_id))
    elif isinstance(space, StandardSpace):
        _use_standard(ledger, seat, space)
    else:
        _use_track_space(ledger, seat, space_id, space)


def _use_standard(ledger: Ledger, seat: int, space: StandardSpace) -> None:
    """A tile is only reserved, by the marker that lies there (p. 17)."""
    match space.effect:
        case "first-player":
            ledger.emit(FirstPlayerTaken(seat))
            ledger.ask(GainAll(seat, (ResearchPoints(amount=space.amount),)))
        case "buy":
            offer_purchase(ledger, BuyCard(seat))
        case "discard":
            ledger.ask(DiscardCard(seat, space.amount))
        case "tile":
            pass


def _use_track_space(ledger: Ledger, seat: int, space: str, bonus: SpaceBonus) -> None:
    """The bonus spaces of the company tracks (p. 22, 23)."""
    match bonus:
        case ResearchAndTank():
            options = options_of(bonus)
            ledger.ask(ChooseOption(seat, options) if len(options) > 1 else GainAll(seat, options[0]))
        case BuyAndTank():
            offer_purchase(ledger, BuyCard(seat, discount=bonus.discount, tank=bonus.tank))
        case DiscardForCoins():
            ledger.ask(DiscardCard(seat, bonus.extra, bonus.only))
        case OtherTracks():
            ledger.ask(AdvanceOthers(seat, bonus.amounts, (company_of_bonus(ledger.state, space),)))
        case DiscardForAction():
            ledger.ask(DiscardToPerform(seat, bonus.price, bonus.both))


def options_of(bonus: ResearchAndTank) -> tuple[tuple[Gain, ...], ...]:
    """The rewards of C1 to choose from (p. 22)."""
    return tuple((ResearchPoints(amount=points), Tank(amount=spaces)) for points, spaces in bonus.options)
