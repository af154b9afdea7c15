"""How Luna expands a company on the Moon: a point, a sector, whatever line lies between."""

from collections.abc import Callable
from typing import Literal

from app.rules.kit.hooks import Hook
from app.rules.skymines import components
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.luna.columns import giving_column, taking_column
from app.rules.skymines.luna.ranks import farthest_behind
from app.rules.skymines.vocabulary.events import LunaSkipped, OutpostPlaced, OutpostRemoved, OutpostReturned
from app.rules.skymines.vocabulary.state import State

Pick = Literal["MIN", "MAX"]

EXPANDING_ELSEWHERE: Hook[Callable[[Ledger, int, Company, int, Pick], None]] = Hook()
"""How she expands on a board that a module plays on instead of the Moon: (ledger, seat, company, points, pick)."""


def expand(ledger: Ledger, seat: int, company: Company, points: int, pick: Pick) -> None:
    """Enter a sector for each point, looking anew after each. Nobody gains the sectors' rewards.

    Points without a sector, or an outpost, to enter are lost.
    """
    for expand_elsewhere in EXPANDING_ELSEWHERE.in_play(ledger.state):
        expand_elsewhere(ledger, seat, company, points, pick)
        return
    for _ in range(points):
        column = giving_column(ledger.state, company)
        sector = target(ledger.state, seat, company, pick)
        if column is None or sector is None:
            ledger.emit(LunaSkipped(seat=seat, why="no-outpost" if column is None else "no-sector"))
            return
        _enter(ledger, seat, company, sector, column)


def _enter(ledger: Ledger, seat: int, company: Company, sector: int, column: int) -> None:
    ousted = ledger.state.moon[sector - 1]
    ledger.emit(OutpostPlaced(seat=seat, company=company, sector=sector, column=column, energy=1, ousts=ousted))
    if ousted:
        _send_home(ledger, ousted)


def _send_home(ledger: Ledger, company: Company) -> None:
    """Return an ousted outpost to its main column; without a valid space it leaves the game (p. 13)."""
    column = taking_column(ledger.state, company)
    if column is None:
        ledger.emit(OutpostRemoved(company=company, column=None))
    else:
        ledger.emit(OutpostReturned(company=company, column=column))


def reachable(state: State, company: Company) -> list[int]:
    """The sectors, in order, next to the company's station or an outpost of it, and without an outpost of it."""
    lines = components.of(state.components).lines
    own = [number for number, holder in enumerate(state.moon, start=1) if holder == company]
    near = {place for start in (company, *own) for place, _ in lines[start] if isinstance(place, int)}
    return sorted(near - set(own))


def target(state: State, seat: int, company: Company, pick: Pick) -> int | None:
    """The sector that a point enters: of the vacant reachable ones the lowest (MIN) or highest (MAX) number.

    Without a vacant one it is taken from the reachable sectors of that company there on whose track she is farthest
    behind. None if nothing is reachable.
    """
    within = reachable(state, company)
    vacant = [sector for sector in within if state.moon[sector - 1] is None]
    candidates = vacant or _of_farthest_behind(state, seat, within)
    if not candidates:
        return None
    return min(candidates) if pick == "MIN" else max(candidates)


def _of_farthest_behind(state: State, seat: int, within: list[int]) -> list[int]:
    holders = {sector: state.moon[sector - 1] for sector in within}
    for company in farthest_behind(state, seat):
        if company in holders.values():
            return [sector for sector, holder in holders.items() if holder == company]
    return []
