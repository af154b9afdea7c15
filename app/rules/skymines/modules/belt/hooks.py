"""Where the Belt joins in at the hooks of the base."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from app.rules.game import Move
from app.rules.skymines.board.stations import Printed
from app.rules.skymines.components.belt import Chart, chart, chart_of
from app.rules.skymines.components.index import Index
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.components.sources import told_sources
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.phases.setup import Chance
from app.rules.skymines.views.known import Facts
from app.rules.skymines.views.views import Seen
from app.rules.skymines.vocabulary.parts import part
from app.rules.skymines.vocabulary.state import State

from .reach import map_of, present_on
from .vocabulary import SPACES, BeltBoard, BeltLaid, EnterBelt

OCCASIONS: dict[type[Move], tuple[str, str]] = {EnterBelt: ("belt-needs-energy", SPACES)}


def set_up(ledger: Ledger, _: Chance) -> None:
    """Nothing is drawn: the map is the same in every game (p. 26)."""
    ledger.emit(BeltLaid(chart().digest))


def stations(state: State) -> Mapping[Company, Printed]:
    """Columns of 6 outposts, 5 shuttles, 6 outposts (p. 26)."""
    return map_of(state).station


def shuttle_on(state: State, space: int) -> Company | None:
    """The company with a placed shuttle on a shuttle space."""
    return part(state, BeltBoard).pieces[map_of(state).space[str(space)].at]


def collectors(state: State, company: Company) -> int:
    """Those on the screens of asteroids with an outpost of the company, and those linked to two spaces that both hold
    its outposts (p. 29)."""
    chart = map_of(state)
    screens = (structure for number in present_on(state, company) for structure in chart.asteroid[number].screen)
    linked = sum(_holds_pair(state, chart, company, number) for number in chart.asteroid)
    return sum(structure.kind == "gas-collector" for structure in screens) + linked


def _holds_pair(state: State, chart: Chart, company: Company, asteroid: int) -> bool:
    linked, pieces = chart.asteroid[asteroid].linked, part(state, BeltBoard).pieces
    spaces = chart.of_asteroid[asteroid]
    return bool(linked) and all(pieces[spaces[place - 1].at] == company for place in linked)


def facts(_: Index) -> dict[str, Any]:
    """Where the values of the module's file come from."""
    return {"sources": told_sources("belt.toml")}


def view(state: State, like: Seen | None = None) -> dict[str, Any]:
    """The companies on the spaces, by id, the shuttles out of the game, and the map to be drawn.

    The map is not among the facts: browsers keep those of a component set for a year, with the modules of their day.
    """
    board = part(state, BeltBoard)
    if like is not None and part(like[0], BeltBoard) is board:
        return like[1]
    held = {space.id: board.pieces[space.at] for space in map_of(state).spaces if board.pieces[space.at]}
    return {"pieces": held, "removed": list(board.removed), "board": drawn(board.map)}


def spared(facts: Facts) -> Facts:
    """Without the Moon but for its size, which the Belt's drawing has as well (p. 26)."""
    return {
        **facts,
        "moon": {**facts["moon"], "points": [], "sectors": [], "stations": [], "borders": [], "middles": {}},
    }


@cache
def drawn(digest: str) -> dict[str, Any]:
    """A map as plain values, those left out that are nothing."""
    plain: dict[str, Any] = msgspec.to_builtins(chart_of(digest).belt)
    return plain
