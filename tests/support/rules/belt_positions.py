"""Positions on the Belt for the tests of rules."""

from typing import Any

from msgspec.structs import replace

from app.rules.game import Event
from app.rules.kit.parts import part, with_part
from app.rules.skymines.actions.expansion import expand_with
from app.rules.skymines.components.belt import chart
from app.rules.skymines.components.shapes import COMPANIES, Company
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.luna.expansion import Pick, expand
from app.rules.skymines.modules.belt.board import BELT
from app.rules.skymines.vocabulary.modules.belt import BeltBoard, EnterBelt, ExpandOnBelt
from app.rules.skymines.vocabulary.questions import ConfirmEndOfTurn
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.positions import acting, asking, give, offered

ON_BELT: dict[str, Any] = {"modules": {"belt": {}}}
CHART = chart()


def on_belt(humans: int = 2, lunas: int = 0, coins: int = 1) -> State:
    """The first turn of seat 0 on an empty Belt, all markers at 0, `coins` each."""
    state = acting(humans, lunas, **ON_BELT)
    for seat in range(humans):
        state = give(state, seat, tracks=(0, 0, 0, 0), helium=0, coins=coins)
    return state


def held(state: State, space: str) -> Company | None:
    """The company on a space."""
    return part(state, BeltBoard).pieces[CHART.space[space].at]


def put_on(state: State, company: Company, *spaces: str, column: int = 0) -> State:
    """The state with pieces of a company's station moved to these spaces: outposts from `column`, shuttles."""
    for name in spaces:
        space = CHART.space[name]
        at, row = (column if space.kind == "outpost" else 1), COMPANIES.index(company)
        station = list(state.stations[row])
        left = station[at].outposts - 1
        station[at] = replace(station[at], outposts=left, opened=station[at].opened or left == 0)
        stations: Any = (*state.stations[:row], tuple(station), *state.stations[row + 1 :])
        board = part(state, BeltBoard)
        pieces = (*board.pieces[: space.at], company, *board.pieces[space.at + 1 :])
        state = with_part(replace(state, stations=stations), replace(board, pieces=pieces))
    return state


def expanding(state: State, company: Company, energy: int, seat: int = 0) -> State:
    """The state in which a seat expands the company with so much energy, no cards being in use."""
    ledger = Ledger(asking(state, ConfirmEndOfTurn(seat)))
    expand_with(ledger, seat, company, energy)
    return ledger.state


def costs(state: State, company: Company) -> dict[str, int]:
    """What each space within reach costs."""
    return {name: entry.cost for name, entry in BELT.entries(state, company).items()}


def enterable(state: State, seat: int = 0) -> set[str]:
    """The spaces that the seat may enter now."""
    return {move.space for move in offered(state, seat) if isinstance(move, EnterBelt)}


def energy_left(state: State) -> int:
    """The energy of the expansion that is asked for."""
    step = state.agenda[-1]
    assert isinstance(step, ExpandOnBelt)
    return step.energy


def pieces_of(state: State, company: Company) -> tuple[int, int]:
    """Outposts and shuttles of a company: in the station, on the board, on their way home and out of the game."""
    board, row = part(state, BeltBoard), COMPANIES.index(company)
    left, middle, right = (column.outposts for column in state.stations[row])
    placed = [space.kind for space in CHART.spaces if board.pieces[space.at] == company]
    outposts = left + right + placed.count("outpost") + state.ousted.count(company) + state.removed[row]
    return outposts, middle + placed.count("shuttle") + board.ousted.count(company) + board.removed[row]


def full(state: State, company: Company, *, shuttles: bool = True) -> State:
    """The state with this company on every space of the board; stations stay as they are."""
    board = part(state, BeltBoard)
    kinds = ("outpost", "shuttle") if shuttles else ("outpost",)
    pieces = tuple(
        company if space.kind in kinds and holder is None else holder
        for space, holder in zip(CHART.spaces, board.pieces, strict=True)
    )
    return with_part(state, replace(board, pieces=pieces))


def luna_expands(state: State, company: Company, points: int, pick: Pick, seat: int = 2) -> tuple[State, list[Event]]:
    """The state after Luna has expanded a company, and the events."""
    ledger = Ledger(state)
    expand(ledger, seat, company, points, pick)
    return ledger.state, ledger.events
