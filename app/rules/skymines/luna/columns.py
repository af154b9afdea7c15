"""The main outpost column of a station: where outposts leave, and return, on Luna's turns."""

from collections.abc import Iterable

from app.rules.skymines.board import stations
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.vocabulary.state import State


def giving_column(state: State, company: Company) -> int | None:
    """The main column among those that hold an outpost; None if the station is empty."""
    return main_column(state, company, stations.top_columns(state, company))


def taking_column(state: State, company: Company) -> int | None:
    """The main column among those with a valid vacant space; None if no column can take an outpost."""
    return main_column(state, company, stations.return_columns(state, company))


def main_column(state: State, company: Company, able: Iterable[int]) -> int | None:
    """The main column of those that are able to serve; None without any.

    Columns whose crossed-out space is still covered come first: of these the one with the most vacant spaces. If there
    is none, it is the one with the most vacant spaces, then the fewest coin icons shown. Ties go to the column nearer
    the company's logo.
    """
    printed = stations.printed(state, company)

    def key(column: int) -> tuple[bool, int, int, int]:
        held = stations.columns_of(state, company)[column]
        icons = stations.column_icons(printed.columns[column], held) if held.opened else 0
        return held.opened, held.outposts, icons, printed.nearness[column]

    return min(able, key=key, default=None)
