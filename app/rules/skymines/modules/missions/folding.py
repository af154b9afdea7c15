"""How the events of missions are folded, and what of a turn tasks count."""

from typing import Any

from msgspec.structs import replace

from app.rules.skymines import components
from app.rules.skymines.components.shapes import COMPANIES, Company
from app.rules.skymines.evolving.fold import also_on, on, put, with_seat
from app.rules.skymines.modules.belt.vocabulary import BeltEntered
from app.rules.skymines.vocabulary.events import (
    CardAcquired,
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
from app.rules.skymines.vocabulary.parts import part, with_part
from app.rules.skymines.vocabulary.state import State

from .vocabulary import COLUMNS, Feats, Missions, MissionsLaid, OnceMarkerPlaced, OwnSpaceUsed, Status, TaskClaimed


def _with_status(state: State, seat: int, **changes: Any) -> State:
    kept = part(state, Missions)
    status = put(kept.status, seat, replace(kept.status[seat], **changes))
    return with_part(state, replace(kept, status=status))


def _status(state: State, seat: int) -> Status:
    return part(state, Missions).status[seat]


# --- missions ------------------------------------------------------------------------------------


@on(MissionsLaid)
def missions_laid(state: State, event: MissionsLaid) -> State:
    """Nobody has claimed anything yet."""
    return with_part(state, Missions(event.cards, (Status(),) * len(state.seats)))


@on(TaskClaimed)
def task_claimed(state: State, event: TaskClaimed) -> State:
    """The status card is linked, and the column's marker is in reserve; the third claim opens the own bonus space."""
    own = _status(state, event.seat)
    claimed = (*own.claimed, event.column)
    state = _with_status(state, event.seat, mission=event.mission, claimed=claimed, once=own.once + 1)
    kept = part(state, Missions)
    if len(claimed) == COLUMNS and kept.first is None:
        state = with_part(state, replace(kept, first=event.seat))
    return state


@on(OnceMarkerPlaced)
def once_marker_placed(state: State, event: OnceMarkerPlaced) -> State:
    """It lies on its space like any marker, until the round is over."""
    own = _status(state, event.seat)
    state = _with_status(state, event.seat, once=own.once - 1, spaces=(*own.spaces, event.space))
    return replace(state, markers=(*state.markers, (event.space, event.seat)))


@on(OwnSpaceUsed)
def own_space_used(state: State, event: OwnSpaceUsed) -> State:
    """A marker of either kind lies on the seat's own bonus space."""
    if event.once:
        return _with_status(state, event.seat, once=_status(state, event.seat).once - 1, own="once")
    markers = state.seats[event.seat].markers - 1
    return _with_status(with_seat(state, event.seat, markers=markers), event.seat, own="usual")


@also_on(MarkersReturned, "missions")
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


def _feats(state: State) -> Feats:
    return part(state, Missions).feats


def _did(state: State, seat: int, **feats: Any) -> State:
    """The state in which the seat has done this much in its turn; what comes to others in it does not count."""
    if state.turn != seat:
        return state
    kept = part(state, Missions)
    return with_part(state, replace(kept, feats=replace(kept.feats, **feats)))


@also_on(TurnBegan, "missions")
def turn_began(before: State, after: State, event: TurnBegan) -> State:
    """Nothing has been done yet."""
    kept = part(after, Missions)
    return after if kept.feats == NOTHING else with_part(after, replace(kept, feats=NOTHING))


@also_on(HeliumAdvanced, "missions")
def helium_advanced(before: State, after: State, event: HeliumAdvanced) -> State:
    return _did(after, event.seat, tank=_feats(after).tank + event.spaces)


@also_on(UploadAdvanced, "missions")
def upload_advanced(before: State, after: State, event: UploadAdvanced) -> State:
    return _did(after, event.seat, upload=_feats(after).upload + event.spaces)


@also_on(PlanTaken, "missions")
def plan_taken(before: State, after: State, event: PlanTaken) -> State:
    return _did(after, event.seat, plans=_feats(after).plans + 1)


@also_on(CoinsGained, "missions")
def coins_gained(before: State, after: State, event: CoinsGained) -> State:
    """The coins of a claim are no feat."""
    amount = 0 if event.why == "mission" else event.amount
    return _did(after, event.seat, coins=_feats(after).coins + amount)


@also_on(SupplementTaken, "missions")
def supplement_taken(before: State, after: State, event: SupplementTaken) -> State:
    return _did(after, event.seat, coins=_feats(after).coins + event.amount)


@also_on(CardAcquired, "missions")
def card_acquired(before: State, after: State, event: CardAcquired) -> State:
    cost = components.of(after.components).card[event.card].cost
    return _did(after, event.seat, price=max(_feats(after).price, cost))


@also_on(MarkerAdvanced, "missions")
def marker_advanced(before: State, after: State, event: MarkerAdvanced) -> State:
    at = COMPANIES.index(event.company)
    tracks = _feats(after).tracks
    return _did(after, event.seat, tracks=put(tracks, at, tracks[at] + event.spaces))


@also_on(OutpostPlaced, "missions")
def outpost_placed(before: State, after: State, event: OutpostPlaced) -> State:
    return _placed(after, event.seat, event.company, event.ousts)


@also_on(BeltEntered, "missions")
def belt_entered(before: State, after: State, event: BeltEntered) -> State:
    return _placed(after, event.seat, event.company, event.ousts)


def _placed(state: State, seat: int, company: Company, ousts: Company | None) -> State:
    """A piece was placed, and another one ousted perhaps (p. 25: pieces count, not points)."""
    feats, at = _feats(state), COMPANIES.index(company)
    pieces = put(feats.pieces, at, feats.pieces[at] + 1)
    return _did(state, seat, pieces=pieces, ousted=feats.ousted + (ousts is not None))
