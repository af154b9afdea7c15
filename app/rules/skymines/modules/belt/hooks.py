"""Where the Belt joins in at the hooks of the base."""

from functools import cache
from typing import TypedDict

import msgspec

from app.rules.game import Move
from app.rules.kit.memo import Latest, remembered
from app.rules.kit.parts import part
from app.rules.skymines.components.belt import chart, chart_of
from app.rules.skymines.components.index import Index
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.components.shapes.belt import Belt
from app.rules.skymines.components.sources import SourcedFacts, told_sources
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.phases.setup import Chance
from app.rules.skymines.vocabulary.modules.belt import SPACES, BeltBoard, BeltLaid, EnterBelt
from app.rules.skymines.vocabulary.state import State

OCCASIONS: dict[type[Move], tuple[str, str]] = {EnterBelt: ("belt-needs-energy", SPACES)}


class BeltView(TypedDict):
    """The companies on the spaces, by id, the shuttles out of the game in the order of COMPANIES, and the map to be
    drawn, in its plain form."""

    pieces: dict[str, Company]
    removed: list[int]
    board: Belt


def set_up(ledger: Ledger, _: Chance) -> None:
    """Nothing is drawn: the map is the same in every game (p. 26)."""
    ledger.emit(BeltLaid(chart().digest))


def facts(_: Index) -> SourcedFacts:
    """Where the values of the module's file come from."""
    return {"sources": told_sources("belt.toml")}


def view(state: State, latest: Latest) -> BeltView:
    """The companies on the spaces, by id, the shuttles out of the game, and the map to be drawn.

    The map is not among the facts: browsers keep those of a component set for a year, with the modules of their day.
    """
    return _view(latest, part(state, BeltBoard))


@remembered
def _view(board: BeltBoard) -> BeltView:
    held = {space.id: on for space in chart_of(board.map).spaces if (on := board.pieces[space.at])}
    return {"pieces": held, "removed": list(board.removed), "board": drawn(board.map)}


@cache
def drawn(digest: str) -> Belt:
    """A map as plain values, those left out that are nothing."""
    plain: Belt = msgspec.to_builtins(chart_of(digest).belt)
    return plain
