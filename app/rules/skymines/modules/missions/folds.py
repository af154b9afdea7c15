"""How the events of missions are folded, and what of a turn tasks count."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from app.rules.game import Event
from app.rules.kit.folds import Folds
from app.rules.kit.parts import part, with_part
from app.rules.skymines import components
from app.rules.skymines.components.shapes import COMPANIES, Company
from app.rules.skymines.folds.fold import put, with_seat
from app.rules.skymines.vocabulary.events import (
    CardAcquired,
    CardFetched,
    CoinsGained,
    HeliumAdvanced,
    MarkerAdvanced,
    MarkersReturned,
    OutpostPlaced,
    PlanTaken,
    SupplementTaken,
    TurnBegan,
    UploadAdvanced,
)
from app.rules.skymines.vocabulary.modules.belt import BeltEntered
from app.rules.skymines.vocabulary.modules.missions import (
    COLUMNS,
    Feats,
    Missions,
    MissionsLaid,
    OnceMarkerPlaced,
    OwnSpaceUsed,
    Status,
    TaskClaimed,
)
from app.rules.skymines.vocabulary.state import State

FOLDS: Folds[State] = Folds()


def _with_status(state: State, seat: int, **changes: Any) -> State:
    kept = part(state, Missions)
    status = put(kept.status, seat, replace(kept.status[seat], **changes))
    return with_part(state, replace(kept, status=status))


def _status(state: State, seat: int) -> Status:
    return part(state, Missions).status[seat]


# --- missions ------------------------------------------------------------------------------------


@FOLDS.on(MissionsLaid)
def missions_laid(state: State, event: MissionsLaid) -> State:
    """Nobody has claimed anything yet."""
    return with_part(state, Missions(event.cards, (Status(),) * len(state.seats)))


@FOLDS.on(TaskClaimed)
def task_claimed(state: State, event: TaskClaimed) -> State:
    """The status card is linked, and the column's marker is in reserve; the third claim opens the own bonus space."""
    own = _status(state, event.seat)
    claimed = (*own.claimed, event.column)
    state = _with_status(state, event.seat, mission=event.mission, claimed=claimed, once=own.once + 1)
    kept = part(state, Missions)
    if len(claimed) == COLUMNS and kept.first is None:
        state = with_part(state, replace(kept, first=event.seat))
    return state


@FOLDS.on(OnceMarkerPlaced)
def once_marker_placed(state: State, event: OnceMarkerPlaced) -> State:
    """It lies on its space like any marker, until the round is over."""
    own = _status(state, event.seat)
    state = _with_status(state, event.seat, once=own.once - 1, spaces=(*own.spaces, event.space))
    return replace(state, markers=(*state.markers, (event.space, event.seat)))


@FOLDS.on(OwnSpaceUsed)
def own_space_used(state: State, event: OwnSpaceUsed) -> State:
    """A marker of either kind lies on the seat's own bonus space."""
    if event.once:
        return _with_status(state, event.seat, once=_status(state, event.seat).once - 1, own="once")
    markers = state.seats[event.seat].markers - 1
    return _with_status(with_seat(state, event.seat, markers=markers), event.seat, own="usual")


@FOLDS.behind(MarkersReturned)
def markers_returned(before: State, after: State, _: MarkersReturned) -> State:
    """One-time markers leave the game; a usual one comes home from the own bonus space, too (p. 25)."""
    for seat, status in enumerate(part(after, Missions).status):
        back = (status.own == "usual") - len(status.spaces)
        if back:
            after = with_seat(after, seat, markers=after.seats[seat].markers + back)
        if status.spaces or status.own:
            after = _with_status(after, seat, spaces=(), own=None)
    return after


# --- feats of a turn -----------------------------------------------------------------------------


NOTHING = Feats()

E = TypeVar("E", bound=Event)
Counting = Callable[[Feats, E], Feats]
"""What has been done in a turn after an event of it: feats of its own, though nothing be added, as states with the
untouched ones of the beginning are encoded otherwise."""


def counts(kind: type[E]) -> Callable[[Counting[E]], Counting[E]]:
    """Register what an event with a `seat` adds to the feats of the turn; what comes to others in it does not count."""

    def register(count: Counting[E]) -> Counting[E]:
        @FOLDS.behind(kind)
        def counted(before: State, after: State, event: E) -> State:
            if after.turn != event.seat:  # type: ignore[attr-defined]  # registered for events with a seat
                return after
            kept = part(after, Missions)
            return with_part(after, replace(kept, feats=count(kept.feats, event)))

        return count

    return register


@FOLDS.behind(TurnBegan)
def turn_began(before: State, after: State, event: TurnBegan) -> State:
    """Nothing has been done yet."""
    kept = part(after, Missions)
    return after if kept.feats == NOTHING else with_part(after, replace(kept, feats=NOTHING))


@counts(HeliumAdvanced)
def helium_advanced(feats: Feats, event: HeliumAdvanced) -> Feats:
    return replace(feats, tank=feats.tank + event.spaces)


@counts(UploadAdvanced)
def upload_advanced(feats: Feats, event: UploadAdvanced) -> Feats:
    return replace(feats, upload=feats.upload + event.spaces)


@counts(PlanTaken)
def plan_taken(feats: Feats, event: PlanTaken) -> Feats:
    return replace(feats, plans=feats.plans + 1)


@counts(CoinsGained)
def coins_gained(feats: Feats, event: CoinsGained) -> Feats:
    """The coins of a claim are no feat."""
    amount = 0 if event.why == "mission" else event.amount
    return replace(feats, coins=feats.coins + amount)


@counts(SupplementTaken)
def supplement_taken(feats: Feats, event: SupplementTaken) -> Feats:
    return replace(feats, coins=feats.coins + event.amount)


@counts(MarkerAdvanced)
def marker_advanced(feats: Feats, event: MarkerAdvanced) -> Feats:
    at = COMPANIES.index(event.company)
    return replace(feats, tracks=put(feats.tracks, at, feats.tracks[at] + event.spaces))


@counts(OutpostPlaced)
def outpost_placed(feats: Feats, event: OutpostPlaced) -> Feats:
    return _placed(feats, event.company, event.ousts)


@counts(BeltEntered)
def belt_entered(feats: Feats, event: BeltEntered) -> Feats:
    return _placed(feats, event.company, event.ousts)


def _placed(feats: Feats, company: Company, ousts: Company | None) -> Feats:
    """A piece was placed, and another one ousted perhaps (p. 25: pieces count, not points)."""
    at = COMPANIES.index(company)
    return replace(feats, pieces=put(feats.pieces, at, feats.pieces[at] + 1), ousted=feats.ousted + (ousts is not None))


@FOLDS.behind(CardAcquired)
def card_acquired(before: State, after: State, event: CardAcquired) -> State:
    """The dearest card counts, by its printed price."""
    return _with_price(after, event.seat, components.of(after.components).card[event.card].cost)


@FOLDS.behind(CardFetched)
def card_fetched(before: State, after: State, event: CardFetched) -> State:
    """A card bought from the discard pile counts by its printed price, too (p. 23)."""
    return _with_price(after, event.seat, event.cost) if event.cost else after


def _with_price(state: State, seat: int, cost: int) -> State:
    if state.turn != seat:
        return state
    kept = part(state, Missions)
    return with_part(state, replace(kept, feats=replace(kept.feats, price=max(kept.feats.price, cost))))
