"""A document made by anybody ends in one line and leaves nothing behind, whatever is in it."""

import copy
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.play import exports
from app.play.broken import BrokenLog
from app.play.chain import beginning, link
from app.play.exports import _log_row, export_all, import_document, read_document, seal_of
from app.problems import Problem
from tests.support.games import GAMES
from tests.support.one_byte import rich_game
from tests.support.postgres import Cluster, fresh_database
from tests.support.server import Server, plain, running

MUTATIONS = 250
DEEP = '{"a":' * 400 + "1" + "}" * 400
VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**15,
    2**31,
    2**63,
    10**40,
    1.5,
    1e300,
    "",
    "a\0b",
    "\ud800",
    "x" * 5000,
    "line\nbreak",
    [],
    {},
    {"\0": 1},
    {"type": None},
    {"undo": "1"},
    {"handed": None},
    {"stand-in": None},
    {"stand-in": {}},
    {"stand-in": {"name": "Ada", "why": "spice"}},
    {"ended": 5},
    [[[]]],
    "0001-01-01T00:00:00+23:59",
    "9999-12-31T23:59:59-23:59",
)
Document = dict[str, Any]
Change = Callable[[Document], object]


def chained(document: Document) -> bytes:
    """The document as somebody writes it who makes hashes and seals of their own, where it can be read at all."""
    data = json.dumps(document).encode()
    try:
        read = read_document(data)
        running_hash = beginning(read.id)
        for entry, raw in zip(read.entries, document["entries"], strict=True):
            running_hash = link(running_hash, _log_row(entry))
            raw["hash"] = running_hash.hex()
        document["seal"] = seal_of(read)
    except Exception:
        return data
    return json.dumps(document).encode()


async def refusal(server: Server, data: bytes) -> str | None:
    """What an import says in one line; None where the game was taken. Anything but our own errors fails the test."""
    try:
        await import_document(server.services.db, GAMES, read_document(data))
    except (Problem, BrokenLog) as refused:
        assert await server.services.db.rows("SELECT id FROM games") == []
        assert await server.services.db.rows("SELECT seq FROM events") == []
        return str(refused)
    await server.services.db.do("DELETE FROM events")
    await server.services.db.do("DELETE FROM games")
    return None


async def exported(server: Server) -> Document:
    """A game with all kinds of entries."""
    document: Document = plain(await export_all(server.services.db, (await rich_game(server)).id))
    return document


def entry(place: int, **fields: Any) -> Change:
    return lambda document: document["entries"][place].update(fields)


def options(document: Document, value: Any) -> None:
    document["options"] = value
    document["entries"][0]["move"]["start"]["options"] = value


def named(place: int, name: str) -> Change:
    """A seat bears this name, in the first entry too."""

    def change(document: Document) -> None:
        for seats in (document["seats"], document["entries"][0]["move"]["start"]["seats"]):
            seats[place]["name"] = name

    return change


def robot(name: str) -> Change:
    """The last seat is that of a robot of this name."""

    def change(document: Document) -> None:
        for seats in (document["seats"], document["entries"][0]["move"]["start"]["seats"]):
            seats[2].update(kind="robot", name=name)

    return change


def done_last(move: Any, seat: int | None = 0) -> Change:
    """The table did something more at the end."""

    def change(document: Document) -> None:
        last = document["entries"][-1]
        after = document["entries"][move["undo"] - 1] if "undo" in move else last
        more = {**last, "seq": last["seq"] + 1, "seat": seat, "move": move, "events": [], "key": None}
        more["digest"] = after["digest"]
        document["entries"].append(more)

    return change


def begun_again(document: Document) -> None:
    done_last(document["entries"][0]["move"], 0)(document)


SHOWN_BEFORE: dict[str, Change] = {
    "robot with a number of many digits": robot("Robot " + "9" * 5000),
    "departed with a number of many digits": named(0, "Departed " + "9" * 5000),
    "long name": named(0, "x" * 100_000),
    "long name of who had a seat": done_last({"handed": {"was": "x" * 5000, "to": "Ada", "by": "owner"}}),
    "long name of who has a seat": done_last({"handed": {"was": "Ada", "to": "x" * 5000, "by": "owner"}}),
    "long name of an absent person": done_last({"stand-in": {"name": "x" * 5000, "why": "resigned"}}),
    "ended by a seat that the table lacks": done_last({"ended": {"by": [0, 99]}}),
    "ended by a seat before all seats": done_last({"ended": {"by": [-1]}}),
    "advice for nobody": done_last({"advice": {"robot": "hard"}}, None),
    "undo by nobody": done_last({"undo": 2}, None),
    "a second start": begun_again,
}
"""What an import of a former version has taken, if hashes and seals were right."""

HOSTILE: dict[str, Change] = {
    **SHOWN_BEFORE,
    "long name of a level": done_last({"advice": {"robot": "x" * 5000}}),
    "two things done at once": done_last({"undo": 2, "ended": {"by": [0]}}),
    "something beside what was done": done_last({"more": 1, "ended": {"by": [0]}}),
    "a start of nobody at the end": lambda d: done_last(d["entries"][0]["move"], None)(d),
    "seat beyond int16": entry(4, seat=2**15),
    "seat beyond int64": entry(4, seat=2**70),
    "negative seat": entry(4, seat=-1),
    "seat that the table lacks": entry(-1, seat=9),
    "number of an entry beyond int32": entry(4, seq=2**31),
    "U+0000 in options": lambda d: options(d, {"target": 1000, "more": "a\0"}),
    "U+0000 in a name of an option": lambda d: options(d, {"target": 1000, "a\0": 1}),
    "U+0000 in a name of a seat": lambda d: d["seats"][0].update(name="A\0"),
    "U+0000 in a key": entry(4, key="k\0"),
    "U+0000 in a move": entry(4, move={"type": "Count", "by": "\0"}),
    "U+0000 in the pace": lambda d: d.update(pace="\0"),
    "long key": entry(4, key="k" * 5000),
    "key used twice": lambda d: [item.update(key="k") for item in d["entries"]],
    "no move": entry(4, move=None),
    "no move in the first entry": entry(0, move=None),
    "empty move": entry(4, move={}),
    "stand-in without a reason": entry(4, move={"stand-in": {"name": "Ada"}}),
    "stand-in that is no object": entry(4, move={"stand-in": 5}),
    "stand-in of null": entry(4, move={"stand-in": None, "x": 1}),
    "handed that is no object": entry(4, move={"handed": [1]}),
    "ended by nobody": entry(-1, move={"ended": None, "x": []}),
    "undo of a text": entry(4, move={"undo": "1"}),
    "huge level": lambda d: [
        seats[2].update(level=2**40) for seats in (d["seats"], d["entries"][0]["move"]["start"]["seats"])
    ],
    "huge number in options": lambda d: options(d, {"target": 10**40}),
    "huge float in options": lambda d: options(d, {"target": 1e300}),
    "deep options": lambda d: options(d, json.loads(DEEP)),
    "deep move": entry(4, move=json.loads(DEEP)),
    "lone surrogate": lambda d: d["seats"][0].update(name="\ud800"),
    "NaN": lambda d: options(d, {"target": float("nan")}),
    "time before all times": entry(4, at="0001-01-01T00:00:00+23:59"),
    "time after all times": entry(-1, at="9999-12-31T23:59:59-23:59"),
    "clock beyond all times": lambda d: d.update(clock={"turn_seconds": 2**50}),
    "unknown pace": lambda d: d.update(pace="spice"),
    "text for the seats": lambda d: d.update(seats="Ada"),
    "no seats": lambda d: d.update(seats=[]),
    "no entries": lambda d: d.update(entries=[]),
    "no object": lambda d: d.clear(),
}


async def test_each_hostile_document_is_refused_and_nothing_is_written(
    server: Server, migrated_cluster: Cluster
) -> None:
    document = await exported(server)
    with fresh_database(migrated_cluster) as url:
        async with running(url) as other:
            assert await refusal(other, chained(copy.deepcopy(document))) is None
            for name, change in HOSTILE.items():
                hostile = copy.deepcopy(document)
                change(hostile)
                assert await refusal(other, chained(hostile)), f"{name}: it was taken"


async def test_what_a_former_import_has_taken_is_shown_all_the_same(
    server: Server, migrated_cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = await exported(server)
    document["visibility"] = "public"
    for check in ("check_seats", "check_entries", "check_told"):
        monkeypatch.setattr(exports, check, lambda *_: None)
    with fresh_database(migrated_cluster) as url:
        async with running(url) as other:
            eve = await other.player("Eve")
            for number, (name, change) in enumerate(SHOWN_BEFORE.items()):
                odd = {**copy.deepcopy(document), "id": f"g{number:016x}"}
                change(odd)
                await import_document(other.services.db, GAMES, read_document(chained(odd)))
                api, page = f"/api/games/{odd['id']}", f"/t/{odd['id']}"
                for path in (api, f"{api}/log?after=170", f"{api}/since?after=180", page):
                    assert (await eve.call("GET", path)).status_code == 200, f"{name}: {path}"
            for path in ("/api/games?watch", "/"):
                assert (await eve.call("GET", path)).status_code == 200


def test_the_command_tells_in_one_line_what_is_wrong(tmp_path: Path, database_url: str) -> None:
    document = {"format": "regolith-game/2", "line\nbreak": 1}
    for data in (json.dumps(document), DEEP):
        file = tmp_path / "hostile.json"
        file.write_text(data)
        done = subprocess.run(
            [sys.executable, "-m", "app", "import", str(file)],
            env={**os.environ, "DATABASE_URL": database_url},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.startswith("regolith: This is no exported game: "), done.stderr
        assert done.stderr.count("\n") == 1, done.stderr


def mutated(document: Document, draw: random.Random) -> Document:
    """The document with a value anywhere in it replaced, added or taken away."""
    hostile: Any = copy.deepcopy(document)
    inner, steps = hostile, draw.randrange(1, 7)
    for _ in range(steps):
        places = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        place = draw.choice(places)
        if not (isinstance(inner[place], (dict, list)) and inner[place]) or draw.random() < 0.2:
            break
        inner = inner[place]
    else:
        place = draw.choice(list(inner) if isinstance(inner, dict) else list(range(len(inner))))
    if draw.random() < 0.1:
        del inner[place]
    elif isinstance(inner, dict) and draw.random() < 0.1:
        inner[draw.choice(("\0", "more", ""))] = draw.choice(VALUES)
    else:
        inner[place] = draw.choice(VALUES)
    return hostile  # type: ignore[no-any-return]  # taken apart as plain values


async def test_no_mutation_of_a_document_fails_in_any_other_way(server: Server, migrated_cluster: Cluster) -> None:
    document = await exported(server)
    draw = random.Random(16)
    with fresh_database(migrated_cluster) as url:
        async with running(url) as other:
            told = [await refusal(other, chained(mutated(document, draw))) for _ in range(MUTATIONS)]
    assert sum(line is not None for line in told) > MUTATIONS // 2
