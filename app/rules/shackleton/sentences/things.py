"""What the sentences of Shackleton Base speak of, as typed arguments."""

from collections.abc import Iterable, Mapping

from app.rules.sentences import Amount, Argument, Several, Thing, Who
from app.rules.shackleton.components.shapes.nouns import ASTRONAUTS, Astronaut
from app.rules.shackleton.vocabulary.nouns import Counts


def corporation(name: str) -> Thing:
    """A corporation."""
    return Thing("corporation", name)


def project(id_: str) -> Thing:
    """A project of a corporation."""
    return Thing("project", id_)


def leader(id_: str) -> Thing:
    """A side of a leader tile."""
    return Thing("leader", id_)


def shuttle(id_: str) -> Thing:
    """A shuttle tile, "1-3"."""
    return Thing("shuttle", id_)


def sector(id_: str) -> Thing:
    """A sector of the crater."""
    return Thing("sector", id_)


def sectors(ids: Iterable[str]) -> Several:
    """Sectors in a row."""
    return Several(tuple(sector(id_) for id_ in ids))


def corner(number: int) -> Thing:
    """A corner that holds a corporation token."""
    return Thing("corner", str(number))


def piece(id_: str) -> Thing:
    """A structure of a base."""
    return Thing("piece", id_)


def place(id_: str) -> Thing:
    """A place for astronauts: a structure of a base, or the one for waiting."""
    return Thing("place", id_)


def command(name: str) -> Thing:
    """A command action."""
    return Thing("command", name)


def why(id_: str) -> Thing:
    """What something is gained or paid for: an action, a structure, a project or a corporation."""
    return Thing("why", id_)


def astronaut(kind: Astronaut) -> Amount:
    """An astronaut."""
    return Amount(1, kind)


def crew(counts: Counts) -> Several:
    """Astronauts by type."""
    return amounts(dict(zip(ASTRONAUTS, counts, strict=True)))


def amounts(of: Mapping[str, int]) -> Several:
    """The amount of each thing, in a row; nothing is left out but what there is none of."""
    return Several(tuple(Amount(amount, thing) for thing, amount in of.items() if amount))


def seats(order: Iterable[int]) -> Several:
    """Seats in a row."""
    return several(Who(seat) for seat in order)


def several(parts: Iterable[Argument]) -> Several:
    """Arguments in a row."""
    return Several(tuple(parts))
