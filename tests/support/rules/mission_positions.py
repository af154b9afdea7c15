"""Positions with mission cards for the tests of rules."""

from typing import Any

from msgspec.structs import replace

from app.rules.game import Move
from app.rules.kit.parts import part, with_part
from app.rules.skymines.components.shapes.missions import MissionId
from app.rules.skymines.vocabulary.modules.missions import ClaimTask, Feats, Missions, Status
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.positions import acting, give, offered, turn_of

SCIENTISTS, UNITS, EXPAND, TANK = (
    ClaimTask("camp", 0),
    ClaimTask("foundry", 0),
    ClaimTask("frontier", 1),
    ClaimTask("institute", 1),
)
"""The four tasks that the rulebook names."""
SEVEN_TITANIUM = ("B-06", "A-04", "titanium-1")
THREE_SCIENTISTS = ("C-08", "C-11", "A-09")


def with_missions(*cards: MissionId, belt: bool = False) -> dict[str, Any]:
    """The options of a game with these mission cards, or with drawn ones; on the Belt if need be."""
    modules: dict[str, Any] = {"missions": {"cards": cards or None}}
    return {"modules": modules | ({"belt": {}} if belt else {})}


def on_mission(*cards: MissionId, humans: int = 2, lunas: int = 0, belt: bool = False) -> State:
    """The turn of seat 0 with these mission cards, all markers at 0, one coin each."""
    state = acting(humans, lunas, **with_missions(*cards, belt=belt))
    for seat in range(humans):
        state = give(state, seat, tracks=(0, 0, 0, 0), helium=0, coins=1)
    return turn_of(state, 0)


def missions_of(state: State) -> Missions:
    """What is kept of missions."""
    return part(state, Missions)


def status_of(state: State, seat: int) -> Status:
    """A seat's status card."""
    return missions_of(state).status[seat]


def with_status(state: State, seat: int, **fields: Any) -> State:
    """The state with some fields of a status card changed."""
    kept = missions_of(state)
    status = replace(kept.status[seat], **fields)
    return with_part(state, replace(kept, status=(*kept.status[:seat], status, *kept.status[seat + 1 :])))


def having_done(state: State, **feats: Any) -> State:
    """The state in which the seat whose turn it is has done this in it."""
    return with_part(state, replace(missions_of(state), feats=Feats(**feats)))


def claims(state: State, seat: int) -> list[Move]:
    """The tasks that a seat is offered to claim."""
    return [move for move in offered(state, seat) if isinstance(move, ClaimTask)]
