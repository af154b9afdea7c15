"""Positions with a threat card for the tests of rules. Which companies have shuttles beside it is said by the test."""

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from app.rules.skymines.board.stations import SHUTTLES
from app.rules.skymines.components.further import threats
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.modules.threats.vocabulary import Threats
from app.rules.skymines.vocabulary.parts import part
from app.rules.skymines.vocabulary.state import State
from tests.rules.positions import acting

Put = Callable[..., None]


def threatened(card: str, state: State | None = None) -> State:
    """A state (a first turn without one) in which this threat card lies on the board."""
    return replace(state or acting(), modules={"threats": Threats(threats()[card])})


def threat_of(state: State) -> Threats:
    """What is kept of the threat."""
    return part(state, Threats)


def dealt_with(state: State, owner: int) -> State:
    """The state in which the threat is the wild share of a seat."""
    return replace(state, modules={"threats": replace(threat_of(state), owner=owner)})


@pytest.fixture
def shuttles(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[int, Company]]:
    """The companies with a shuttle by shuttle space, to be filled by the test."""
    lying: dict[int, Company] = {}
    monkeypatch.setitem(SHUTTLES._joined, "threats", lambda _, space: lying.get(space))
    yield lying
