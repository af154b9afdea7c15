"""How far a seat is with a task: what lies face up in its action area now, or what it has done in this turn (p. 25)."""

from collections import Counter

from app.rules.skymines.board.totals import (
    action_tiles,
    face_up_cards,
    field_scientists,
    research_scientists,
    resource_totals,
    totals_of,
)
from app.rules.skymines.components.shapes.missions import AREA_TASKS, InArea, Mission, MissionTask
from app.rules.skymines.vocabulary.modules.missions import Feats, Missions, Status
from app.rules.skymines.vocabulary.parts import part
from app.rules.skymines.vocabulary.state import State


def status_of(state: State, seat: int) -> Status:
    """The status card of a seat."""
    return part(state, Missions).status[seat]


def card_of(state: State, mission: str) -> Mission | None:
    """The laid-out card with this id."""
    return next((card for card in part(state, Missions).cards if card.id == mission), None)


def progress(state: State, seat: int, task: MissionTask) -> int:
    """How much of what the task asks for the seat has; in others' turns it has done nothing of its own."""
    if task.kind in AREA_TASKS:
        return in_area(state, seat, task.kind)
    return done(part(state, Missions).feats, task.kind) if state.turn == seat else 0


def in_area(state: State, seat: int, kind: InArea) -> int:
    """What a seat has face up in its action area, of a kind of task."""
    match kind:
        case "scientists":
            return research_scientists(state, seat) + field_scientists(state, seat)
        case "units":
            return max(resource_totals(state, seat).values())
        case "energy":
            return totals_of(state, seat)["energy"].amount
        case "cards":
            return sum(1 for _ in face_up_cards(state, seat)) + action_tiles(state, seat)
        case "shares":
            shares = Counter(card.share for _, card in face_up_cards(state, seat) if card.share is not None)
            return max(shares.values(), default=0)


def done(feats: Feats, kind: str) -> int:
    """What has been done in a turn, of a kind of task."""
    match kind:
        case "expand":
            return max(feats.pieces)
        case "track":
            return max(feats.tracks)
        case _:
            return int(getattr(feats, kind))
