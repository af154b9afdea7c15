"""Which tasks a plan would meet: the sums that a client adds up while cards are laid."""

from app.rules.skymines.board.totals import action_tiles, bonus_of, has_tile
from app.rules.skymines.components.shapes import COMPANIES, RESOURCES, Card, FieldIcon
from app.rules.skymines.components.shapes.missions import AREA_TASKS, MissionTask
from app.rules.skymines.phases.forecast import total
from app.rules.skymines.vocabulary.planning import PlanningTotal
from app.rules.skymines.vocabulary.state import State

from .claims import tasks
from .tasks import status_of


def reachable(state: State, seat: int, faces: list[Card]) -> list[dict[str, object]]:
    """Each task about the action area that the seat can still claim: its mission and column, how much it asks for,
    and the totals of which one has to come to that."""
    status = status_of(state, seat)
    return [
        {
            "mission": card.id,
            "column": column,
            "kind": task.kind,
            "at": task.at,
            "sums": _sums(state, seat, task, faces),
        }
        for card, column in tasks(state)
        for task in (card.tasks[column],)
        if task.kind in AREA_TASKS and status.mission in (None, card.id) and column not in status.claimed
    ]


def _sums(state: State, seat: int, task: MissionTask, faces: list[Card]) -> list[PlanningTotal]:
    match task.kind:
        case "scientists":
            return [_scientists(state, seat, faces)]
        case "units":
            return [total(state, seat, kind, kind, faces) for kind in RESOURCES]
        case "energy":
            return [total(state, seat, "energy", "energy", faces)]
        case "shares":
            return [_sum({card.id: 1 for card in faces if card.share == company}) for company in COMPANIES]
        case _:
            return [_sum({card.id: 1 for card in faces}, action_tiles(state, seat))]


def _scientists(state: State, seat: int, faces: list[Card]) -> PlanningTotal:
    """Of both kinds, with tiles and the E1 bonus; none of them needs another (p. 25)."""
    tiles = has_tile(state, seat, "research") + has_tile(state, seat, "field")
    adds = {card.id: 1 for card in faces if card.kind in ("research", "field")}
    return _sum(adds, tiles + (bonus_of(state, seat, FieldIcon) is not None))


def _sum(adds: dict[str, int], base: int = 0) -> PlanningTotal:
    """A sum in which every card counts by itself."""
    return {
        "space": "",
        "kind": "scientist",
        "open": True,
        "opens": [],
        "base": base,
        "adds": adds,
        "compared_base": base,
        "compares": {},
        "plus_one": 0,
    }
