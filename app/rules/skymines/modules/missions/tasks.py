"""How far a seat is with a task: what lies face up in its action area now, or what it has done in this turn (p. 25)."""

from collections import Counter

from app.rules.kit.parts import part
from app.rules.skymines.board.totals import ActionArea, action_area
from app.rules.skymines.components.shapes import RESOURCES
from app.rules.skymines.components.shapes.missions import AREA_TASKS, InArea, Mission, MissionTask
from app.rules.skymines.vocabulary.modules.missions import Feats, Missions, Status
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
        return in_area(action_area(state, seat), task.kind)
    return done(part(state, Missions).feats if state.turn == seat else None, task.kind)


def in_area(area: ActionArea, kind: InArea) -> int:
    """What a seat has face up in its action area, of a kind of task."""
    match kind:
        case "scientists":
            return area.research_scientists + area.field_scientists()
        case "units":
            totals = area.totals
            return max(totals[kind].amount for kind in RESOURCES)
        case "energy":
            return area.totals["energy"].amount
        case "cards":
            return len(area.face_up) + area.action_tiles()
        case "shares":
            shares = Counter(card.share for _, card in area.face_up if card.share is not None)
            return max(shares.values(), default=0)


def done(feats: Feats | None, kind: str) -> int:
    """What has been done in a turn, of a kind of task; nothing in others' turns (None)."""
    if feats is None:
        return 0
    match kind:
        case "expand":
            return max(feats.pieces)
        case "track":
            return max(feats.tracks)
        case _:
            return int(getattr(feats, kind))
