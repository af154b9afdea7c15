"""How Luna expands a company: a point, a place, whatever a person would pay for it."""

from collections.abc import Sequence
from typing import Literal

from app.rules.skymines.board.board_in_play import board_of
from app.rules.skymines.board.boards import Entry
from app.rules.skymines.board.stations import columns_for
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.luna.columns import giving_column, main_column, taking_column
from app.rules.skymines.luna.ranks import farthest_behind
from app.rules.skymines.vocabulary.events import LunaSkipped, OutpostRemoved, OutpostReturned
from app.rules.skymines.vocabulary.state import State

Pick = Literal["MIN", "MAX"]


def expand(ledger: Ledger, seat: int, company: Company, points: int, pick: Pick) -> None:
    """Enter a place for each point, looking again after each. Nobody gains rewards.

    Points without a place, or a piece, to enter are lost.
    """
    for _ in range(points):
        entry = target(ledger.state, seat, company, pick)
        column = None if entry is None else _column_for(ledger.state, company, entry)
        if entry is None or column is None:
            has_outposts = giving_column(ledger.state, company) is not None
            why = board_of(ledger.state).why_luna_skips(has_outposts=has_outposts)
            ledger.emit(LunaSkipped(seat=seat, why=why))
            return
        _enter(ledger, seat, company, entry, column)


def _column_for(state: State, company: Company, entry: Entry) -> int | None:
    """The main column among those whose top piece can enter; None without any."""
    return main_column(state, company, columns_for(state, company, entry.kind))


def _enter(ledger: Ledger, seat: int, company: Company, entry: Entry, column: int) -> None:
    board = board_of(ledger.state)
    ledger.emit(board.entered(seat, company, entry, column, 1))
    board.return_at_once(ledger)
    if entry.ousts and entry.kind == "outpost":
        _send_home(ledger, entry.ousts)


def _send_home(ledger: Ledger, company: Company) -> None:
    """Return an ousted outpost to its main column; without a valid space it leaves the game (p. 13)."""
    column = taking_column(ledger.state, company)
    if column is None:
        ledger.emit(OutpostRemoved(company=company, column=None))
    else:
        ledger.emit(OutpostReturned(company=company, column=column))


def target(state: State, seat: int, company: Company, pick: Pick) -> Entry | None:
    """The place that a point enters: of what she may enter on the board the lowest (MIN) or highest (MAX) number.

    Where only places of other companies are left, it is taken from those of that company there on whose track she is
    farthest behind. None if she may enter nothing.
    """
    choices = next(filter(None, board_of(state).luna_choices(state, company)), ())
    if choices and choices[0].ousts:
        choices = _of_farthest_behind(state, seat, choices)
    numbers = [entry.number for entry in choices]
    wanted = min(numbers, default=0) if pick == "MIN" else max(numbers, default=0)
    return next((entry for entry in choices if entry.number == wanted), None)


def _of_farthest_behind(state: State, seat: int, held: Sequence[Entry]) -> Sequence[Entry]:
    """Of places of other companies those of the company on whose track she is farthest behind."""
    holders = {entry.ousts for entry in held}
    farthest = next(company for company in farthest_behind(state, seat) if company in holders)
    return [entry for entry in held if entry.ousts == farthest]
