"""The names of the components of Shackleton Base: the one place on the server that makes them.

What has a message for every id ("corporation-artemis", "project-moon-casino") needs nothing here.
"""

from app.rules.kit.names import Names
from app.rules.sentences import Phrase, Several, Thing
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.nouns import WAITING
from app.rules.shackleton.vocabulary.state import State

NAMES: Names[State] = Names()


def sector_code(sector: str) -> str:
    """What stands on the board for a sector by its id: an outer one, "O8", is said "R8", as the O reads as a zero."""
    return f"R{sector[1:]}" if sector.startswith("O") else sector


@NAMES.of("sector")
def _sector(_: State, sector: str) -> Phrase:
    return Phrase("sector-name", {"sector": sector_code(sector)})


@NAMES.of("corner")
def _corner(state: State, corner: str) -> Phrase:
    return Phrase("corner-name", {"sectors": Several(tuple(map(sector_code, tables(state).touched[int(corner)])))})


@NAMES.of("shuttle")
def _shuttle(_: State, tile: str) -> Phrase:
    """By the number printed on it; its round is plain."""
    return Phrase("shuttle-name", {"number": int(tile.partition("-")[2])})


@NAMES.of("project")
def _project(state: State, project: str) -> Phrase | str:
    return Phrase(f"project-{project}") if project in tables(state).project else project


@NAMES.of("place")
def _place(state: State, place: str) -> Phrase:
    """A structure, the one for waiting, or a structure at a corporation's place, such as "ship:dome-1"."""
    where, _, piece = place.rpartition(":")
    if where:
        return Phrase(f"place-at-{where}", {"piece": Thing("piece", piece)})
    return Phrase("place-waiting" if place == WAITING else f"piece-{place}")


@NAMES.of("why")
def _why(state: State, why: str) -> Phrase:
    """A project, a structure or a corporation by its name; else an action."""
    table = tables(state)
    if why in table.project:
        return Phrase(f"project-{why}")
    if why in table.piece:
        return Phrase(f"piece-{why}")
    return Phrase(f"corporation-{why}" if why in state.corporations else f"why-{why}")
