"""What both sides of the schema share."""

from typing import Final, Literal

from sqlalchemy import ColumnElement, MetaData, literal_column

Side = Literal["games", "people"]
_NAMES: Final = {
    "pk": "%(table_name)s_pkey",
    "fk": "%(table_name)s_%(column_0_name)s_fkey",
    "uq": "%(table_name)s_%(column_0_name)s_key",
    "ck": "%(table_name)s_%(constraint_name)s_check",
}
"""The names are those that Postgres itself would give."""


def metadata_of(side: Side) -> MetaData:
    """What holds the tables of a side."""
    return MetaData(naming_convention=_NAMES, info={"side": side})


def literal(text: str) -> ColumnElement[str]:
    """A constant that stands in a definition as it is."""
    return literal_column(text)
