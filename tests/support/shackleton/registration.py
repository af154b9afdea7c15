"""Shackleton Base as a server hosts it, and the tables of it that the conformance suite plays."""

from pathlib import Path

from msgspec.structs import replace

from app.games.shackleton import SHACKLETON as BROUGHT
from app.rules.game import Game, Seat
from app.rules.kit.parts import part
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.modules.selenium.vocabulary import Selenium
from app.rules.shackleton.vocabulary.state import State
from tests.support.cases import Case, Options, Played
from tests.support.shackleton.corporations import GAME


def _load(components: Path | None) -> Game:
    """The same game each time; a function that another process, which judges finished games, finds by its name."""
    return GAME


SHACKLETON = replace(BROUGHT, load=_load)


def _hidden(state: State, seat: Seat | None) -> frozenset[str]:
    """The decks of projects and experiments, and the shuttle tiles that nobody has seen, of this round and of those to
    come."""
    decks = {project for board in state.boards.values() for project in board.deck}
    if "selenium" in state.corporations:
        decks |= {*part(state, Selenium).stack}
    return frozenset(decks | {tile for tiles in state.shuttles for tile in tiles})


def _check(played: Played) -> None:
    """Nobody owes anything, and the tracks end where they end."""
    state: State = played.after
    for player in state.seats:
        assert min(player.stock.values(), default=0) >= 0
        assert player.vp >= 0
        assert 0 <= player.reputation <= tables(state).reputation.last
    assert 0 <= state.energy <= tables(state).energy.last


def _case(label: str, options: Options, *seats: str) -> Case:
    return Case(
        label=f"shackleton-{label}",
        registration=SHACKLETON,
        seats=seats,
        options=options,
        hidden=_hidden,
        check=_check,
        every=12,
    )


CASES = (
    _case("first", {"corporations": "first"}, "human", "human", "human"),
    _case("drawn", {}, "human", "human"),
    _case("second", {"corporations": "second"}, "human", "automa:2"),
    _case("third", {"corporations": "third"}, "human", "human"),
)
