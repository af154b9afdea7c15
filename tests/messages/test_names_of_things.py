"""The browser names the same things as the server, by the same messages with the same arguments."""

import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.rules.sentences import Thing
from app.rules.skymines.components.index import of
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.positions import GAME, begun

PROJECT = Path(__file__).resolve().parents[2]
RUN = ["node", "--import", "./tests/js/support/typescript.mjs", "tests/js/support/named.mjs"]
STATE = begun(3, 1, modules={"belt": {}, "missions": {}})
MISSIONS = GAME.view(STATE, 0)["modules"]["missions"]["cards"]


def things(state: State) -> list[Thing]:
    """Every thing of a set that sentences name, and one of each kind that the set does not have."""
    index = of(state.components)
    bonus = index.components.bonus
    tracks = [f"{track}-{number}" for track in state.tracks for number in (1, 2)]
    ids = {
        "company": COMPANIES,
        "card": [*index.card, *index.luna_card],
        "plan": [*index.plan, *index.special, *index.token],
        "space": [*(space.id for space in bonus.majority), *(space.id for space in bonus.standard), *tracks],
        "sector": [str(number) for number in index.sector],
        "tile": [tile.id for tile in bonus.tiles],
        "step": [f"{company}-{at}" for company in COMPANIES for at in range(20)],
        "tank-space": [str(at) for at in range(index.components.tank.last + 1)],
        "belt": ["3", "3-2"],
        "task": [f"{card['id']}-{column}" for card in MISSIONS for column in range(len(card["tasks"]))],
    }
    known = [Thing(kind, item) for kind, found in ids.items() for item in found]
    return known + [Thing(kind, "no-such") for kind in ("card", "plan", "space", "step", "tile", "task")]


@pytest.fixture(scope="module")
def in_browser() -> list[Any]:
    """What the browser's code calls them."""
    facts = GAME.table_facts(modules=["belt", "missions"])
    asked = {"facts": facts, "view": GAME.view(STATE, 0), "things": things(STATE)}
    done = subprocess.run(RUN, input=msgspec.json.encode(asked), capture_output=True, check=True, cwd=PROJECT)
    found: list[Any] = msgspec.json.decode(done.stdout)
    return found


def test_the_browser_calls_every_thing_what_the_server_calls_it(in_browser: list[Any]) -> None:
    named = msgspec.json.decode(msgspec.json.encode([GAME.name_of(STATE, thing) for thing in things(STATE)]))
    told = [name if isinstance(name, str) else {"args": {}, **name, "type": "phrase"} for name in in_browser]
    assert len(named) > 200
    assert [one for one in zip(told, named, strict=True) if one[0] != one[1]] == []


def test_every_kind_of_thing_that_is_named_by_more_than_its_id_is_compared() -> None:
    assert GAME.rules.names.kinds <= {thing.kind for thing in things(STATE)}
