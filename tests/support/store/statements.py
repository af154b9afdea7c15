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
            several = item if isinstance(item, tuple) else (item,)
            for each in several:
                if isinstance(each, Statement):
                    yield f"{found.name.removeprefix('app.store.')}.{name}", each


def tables_of(statement: Statement) -> set[str]:
    """The names of the tables that a statement reads or writes."""
    return {table.name for table in statement.tables}
