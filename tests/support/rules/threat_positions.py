"""Positions with a threat card for the tests of rules."""

from typing import Any

from msgspec.structs import replace

from app.rules.kit.parts import part, with_part
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.vocabulary.modules.threats import Threats
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.belt_positions import expanding, put_on
from tests.support.rules.positions import acting, give


def with_threat(card: str | None = None) -> dict[str, Any]:
    """The options of a game with this threat card, or with one that is drawn."""
    return {"modules": {"belt": {}, "threats": {"threat": card}}}


def threatened(card: str, humans: int = 2, lunas: int = 0) -> State:
    """The first turn of seat 0 with this threat card on the board, all markers at 0, one coin each."""
    state = acting(humans, lunas, **with_threat(card))
    for seat in range(humans):
        state = give(state, seat, tracks=(0, 0, 0, 0), helium=0, coins=1)
    return state


def near(card: str, energy: int = 5, *, company: Company = "minerva", space: int = 11) -> State:
    """Seat 0 expands Minerva, which has a shuttle beside the threat."""
    return expanding(put_on(threatened(card), company, str(space)), "minerva", energy)


def threat_of(state: State) -> Threats:
    """What is kept of the threat."""
    return part(state, Threats)


def dealt_with(state: State, owner: int) -> State:
    """The state in which the threat is the wild share of a seat."""
    return with_part(state, replace(threat_of(state), owner=owner))
