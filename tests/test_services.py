"""How the parts of an application are put together."""

from collections.abc import Iterator, Mapping
from typing import Any

from app.services import Services
from app.store.database import Database
from tests.support.games import GAMES
from tests.support.server import settings
from tests.support.words import MESSAGES


def names_of(held: object) -> Iterator[str]:
    """The attributes of a part: those that it has itself, those of a struct, and its properties."""
    yield from getattr(held, "__dict__", {})
    for kind in (kind for kind in type(held).__mro__ if is_ours(kind)):
        slots = kind.__dict__.get("__slots__", ())
        yield from (slots,) if isinstance(slots, str) else slots
        yield from (name for name, value in vars(kind).items() if isinstance(value, property))


def attribute(held: object, name: str) -> Any:
    """What an attribute holds; None where a part that does not run yet has none."""
    try:
        return getattr(held, name)
    except (AttributeError, RuntimeError, AssertionError):
        return None


def is_ours(held: object) -> bool:
    """Whether this is a class of the application, or one of its things."""
    kind = held if isinstance(held, type) else type(held)
    return kind.__module__.startswith(("app.", __name__))


def lent_by(services: object) -> list[str]:
    """The public names by which a part, however deep within others, lends its database."""
    lent, seen, waiting = [], {id(services)}, [services]
    while waiting:
        part = waiting.pop()
        for name in names_of(part):
            held = attribute(part, name)
            if isinstance(held, Database):
                lent += [] if part is services or name.startswith("_") else [f"{type(part).__name__}.{name}"]
                continue
            inner = held.values() if isinstance(held, Mapping) else held if isinstance(held, list | tuple) else (held,)
            for item in inner:
                if is_ours(item) and not isinstance(item, type) and id(item) not in seen:
                    seen.add(id(item))
                    waiting.append(item)
    return lent


async def test_no_part_lends_its_database_to_another() -> None:
    services = Services(settings(), "postgresql://nowhere", GAMES, MESSAGES)
    assert lent_by(services) == []


class Lender:
    """A part that lends its database by a property."""

    def __init__(self, db: Database) -> None:
        self._db = db

    @property
    def store(self) -> Database:
        """The database."""
        return self._db


class Holder:
    """A part that holds another where nobody looks."""

    def __init__(self, part: object) -> None:
        self._parts = [part]


def test_a_database_that_is_lent_by_a_property_of_a_part_within_a_part_is_found() -> None:
    assert lent_by(Holder(Holder(Lender(Database("postgresql://nowhere"))))) == ["Lender.store"]
