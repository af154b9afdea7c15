"""The browser names the same things as the server, by the same messages with the same arguments."""

import subprocess
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from app.rules.game import Game
from app.rules.kit.names import Names
from app.rules.sentences import Thing
from app.rules.shackleton.components.shapes import COMMANDS
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.modules.selenium.tiles import tiles
from app.rules.skymines.components.index import of
from app.rules.skymines.components.shapes import COMPANIES
from tests.support.rules import positions as skymines
from tests.support.shackleton import corporations
from tests.support.shackleton import positions as shackleton

PROJECT = Path(__file__).resolve().parents[2]
RUN = ["node", "--import", "./tests/js/support/typescript.mjs", "tests/js/support/named.mjs"]


class Named(Struct, frozen=True):
    """A state of a game, and all things that sentences name in it by their kinds, with one of some kinds that it does
    not have. `modules` are in play."""

    game: Game
    names: Names[Any]
    state: Any
    modules: tuple[str, ...]
    ids: Mapping[str, Sequence[str]]

    def things(self) -> list[Thing]:
        """They."""
        return [Thing(kind, item) for kind, found in self.ids.items() for item in found]


def of_skymines() -> Named:
    """A game with modules that have things of their own."""
    state = skymines.begun(3, 1, modules={"belt": {}, "missions": {}})
    index = of(state.components)
    bonus = index.components.bonus
    tracks = [f"{track}-{number}" for track in state.tracks for number in (1, 2)]
    missions = skymines.GAME.view(state, 0)["modules"]["missions"]["cards"]
    ids = {
        "company": COMPANIES,
        "card": [*index.card, *index.luna_card, "no-such"],
        "plan": [*index.plan, *index.special, *index.token, "no-such"],
        "space": [*(space.id for space in bonus.majority), *(space.id for space in bonus.standard), *tracks, "no-such"],
        "sector": [str(number) for number in index.sector],
        "tile": [*(tile.id for tile in bonus.tiles), "no-such"],
        "step": [*(f"{company}-{at}" for company in COMPANIES for at in range(20)), "no-such"],
        "tank-space": [str(at) for at in range(index.components.tank.last + 1)],
        "belt": ["3", "3-2"],
        "task": [*(f"{card['id']}-{column}" for card in missions for column in range(len(card["tasks"]))), "no-such"],
    }
    return Named(skymines.GAME, skymines.GAME.rules.names, state, ("belt", "missions"), ids)


def of_shackleton() -> Named:
    """A game with the corporations that have things of their own."""
    names = ("artemis", "selenium", "mars")
    state = shackleton.in_action(corporations=names)
    table = tables(state)
    projects = [project for project, corporation in table.corporation_of.items() if corporation in names]
    ids = {
        "corporation": names,
        "sector": [*state.sectors],
        "corner": [str(number) for number in table.touched],
        "shuttle": [*table.shuttle],
        "leader": [*table.leader],
        "project": [*projects, "no-such"],
        "piece": [*table.piece],
        "command": COMMANDS,
        "place": ["waiting", *table.piece, "ship:dome-1"],
        "why": [*projects, *table.piece, *names, "mining", "track"],
        "attraction": ["centre-1", *(f"{project}-2" for project in projects)],
        "experiment": [*tiles(state), "no-such"],
    }
    return Named(corporations.GAME, corporations.GAME.rules.names, state, names, ids)


@cache
def named_in(game: str) -> Named:
    """The game of this name."""
    return {"skymines": of_skymines, "shackleton": of_shackleton}[game]()


@cache
def in_browser(game: str) -> list[Any]:
    """What the browser's code calls them."""
    named = named_in(game)
    facts = named.game.table_facts(modules=named.modules)
    asked = {"game": game, "facts": facts, "view": named.game.view(named.state, 0), "things": named.things()}
    done = subprocess.run(RUN, input=msgspec.json.encode(asked), capture_output=True, check=True, cwd=PROJECT)
    found: list[Any] = msgspec.json.decode(done.stdout)
    return found


@pytest.mark.parametrize("game", ["skymines", "shackleton"])
def test_the_browser_calls_every_thing_what_the_server_calls_it(game: str) -> None:
    case = named_in(game)
    of_server = [case.game.name_of(case.state, thing) for thing in case.things()]
    named = msgspec.json.decode(msgspec.json.encode(of_server))
    told = [name if isinstance(name, str) else {"args": {}, **name, "type": "phrase"} for name in in_browser(game)]
    assert len(named) > 150
    assert [pair for pair in zip(told, named, strict=True) if pair[0] != pair[1]] == []


@pytest.mark.parametrize("game", ["skymines", "shackleton"])
def test_every_kind_of_thing_that_is_named_by_more_than_its_id_is_compared(game: str) -> None:
    assert named_in(game).names.kinds <= set(named_in(game).ids)
