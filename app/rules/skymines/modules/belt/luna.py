"""How Luna expands a company on the Belt: a point, a piece, whatever a person would pay for it (Luna)."""

from app.rules.skymines.components.belt import Space
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.luna.columns import giving_column, taking_column
from app.rules.skymines.luna.expansion import Pick
from app.rules.skymines.luna.ranks import farthest_behind
from app.rules.skymines.vocabulary.events import LunaSkipped, OutpostRemoved, OutpostReturned
from app.rules.skymines.vocabulary.parts import part
from app.rules.skymines.vocabulary.state import State

from .expansion import send_shuttles_home
from .folds import SHUTTLES
from .reach import columns_for, entries, present_on
from .vocabulary import BeltBoard, BeltEntered, SendShuttlesHome


def expand(ledger: Ledger, seat: int, company: Company, points: int, pick: Pick) -> None:
    """Place a piece for each point, looking anew after each. Nobody gains rewards; points without a place are lost."""
    for _ in range(points):
        space = target(ledger.state, seat, company, pick)
        if space is None:
            ledger.emit(LunaSkipped(seat=seat, why="no-belt-space"))
            return
        _enter(ledger, seat, company, space)


def _enter(ledger: Ledger, seat: int, company: Company, space: Space) -> None:
    column = SHUTTLES if space.kind == "shuttle" else giving_column(ledger.state, company)
    assert column is not None  # a space without a piece for it is no target
    ousted = part(ledger.state, BeltBoard).pieces[space.at]
    ledger.emit(BeltEntered(seat, company, space.id, column, 1, ousted))
    send_shuttles_home(ledger, SendShuttlesHome())
    if ousted and space.kind == "outpost":
        home = taking_column(ledger.state, ousted)
        ledger.emit(OutpostRemoved(ousted, None) if home is None else OutpostReturned(ousted, home))


def target(state: State, seat: int, company: Company, pick: Pick) -> Space | None:
    """Where a point places its piece: the lowest (MIN) or highest (MAX) number of the vacant shuttle spaces within
    reach and the asteroids within reach with a vacant space and no outpost of the company. Failing that, a further
    outpost on an asteroid. Only if no vacant space at all lies within reach, a space of another company: while one
    does, but of a kind of which the station has no piece left, the point is forfeited."""
    pieces, present = part(state, BeltBoard).pieces, present_on(state, company)
    within = [entry.space for entry in entries(state, company).values()]
    placeable = [space for space in within if columns_for(state, company, space.kind)]
    if all(pieces[space.at] for space in within):
        return _picked(_of_farthest_behind(state, seat, placeable), pick)
    vacant = [space for space in placeable if pieces[space.at] is None]
    new = [space for space in vacant if space.kind == "shuttle" or space.number not in present]
    return _picked(new, pick) or _picked(vacant, pick)


def _picked(spaces: list[Space], pick: Pick) -> Space | None:
    """The first space of the lowest or highest number."""
    numbers = [space.number for space in spaces]
    wanted = min(numbers, default=0) if pick == "MIN" else max(numbers, default=0)
    return next((space for space in spaces if space.number == wanted), None)


def _of_farthest_behind(state: State, seat: int, within: list[Space]) -> list[Space]:
    """The spaces of that company there on whose track she is farthest behind."""
    pieces = part(state, BeltBoard).pieces
    for company in farthest_behind(state, seat):
        if held := [space for space in within if pieces[space.at] == company]:
            return held
    return []
