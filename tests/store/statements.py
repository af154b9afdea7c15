"""The statements of the store, and the tables that they name."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module

import app.store
from app.store.statements import Statement


def statements() -> Iterator[tuple[str, Statement]]:
    """All statements of the store by module and name."""
    for found in pkgutil.iter_modules(app.store.__path__, "app.store."):
        for name, item in vars(import_module(found.name)).items():
            if isinstance(item, Statement):
                yield f"{found.name.removeprefix('app.store.')}.{name}", item


def tables_of(statement: Statement) -> set[str]:
    """The names of the tables that a statement reads or writes."""
    return {table.name for table in statement.tables}
