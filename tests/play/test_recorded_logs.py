"""Games recorded by every version verify and go on in this one."""

import gzip
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.accounts.tokens import hashed
from app.changes import Changes
from app.games import GAMES as HOSTED
from app.play.broken import BrokenLog
from app.play.exports import Document, export_all, import_document, read_document
from app.play.playing import Playing
from app.play.submission import Submission
from app.play.table import Table
from app.play.tables import Tables
from app.play.verification import verify_game
from app.rules.game import Game
from app.store.database import Database
from app.store.games import find_game
from app.store.records import User
from app.store.seat_links import set_link
from app.store.users import add_user
from app.tasks import BackgroundTasks
from tests.support.games import GAMES
from tests.support.server import plain

LOGS = Path(__file__).resolve().parents[1] / "logs"
FILES = sorted(LOGS.glob("*/*.json.gz"))
UNFINISHED = [file for file in FILES if file.name.startswith("unfinished")]
MOVES = 3000
"""No game takes more."""


def name_of(file: Path) -> str:
    return f"{file.parent.name}/{file.name.removesuffix('.json.gz')}"


def document_of(file: Path) -> Document:
    return read_document(gzip.decompress(file.read_bytes()))


class Log(msgspec.Struct):
    """Of a document its format and game, and its entries as they stand."""

    format: str
    game: str
    entries: list[msgspec.Raw]


class Start(msgspec.Struct):
    """The start of a game: with which version of the rules."""

    version: str


class FirstMove(msgspec.Struct):
    """What the first entry says was done."""

    start: Start


class FirstEntry(msgspec.Struct):
    """The first entry of a log."""

    move: FirstMove


def log_of(file: Path) -> Log:
    """A document without the checks of an import: quick enough for all files at once."""
    return msgspec.json.decode(gzip.decompress(file.read_bytes()), type=Log)


def version_of(file: Path) -> str:
    """The version of the rules with which the game began."""
    return msgspec.json.decode(log_of(file).entries[0], type=FirstEntry).move.start.version


def game_of(file: Path) -> Game:
    """The rules of the game that was played."""
    return GAMES.rules(log_of(file).game)


def test_there_is_a_dozen_of_each_version() -> None:
    assert all(len([*folder.glob("*.json.gz")]) >= 12 for folder in {file.parent for file in FILES})
    assert len(UNFINISHED) >= 5


@pytest.mark.parametrize("file", FILES, ids=name_of)
async def test_a_recorded_game_is_imported_verified_and_exported_as_it_was(file: Path, database_url: str) -> None:
    recorded = document_of(file)
    db = await Database(database_url, size=2).open()
    try:
        row = await import_document(db, GAMES, recorded)
        assert await verify_game(db, GAMES, row.id) == len(recorded.entries)
        assert plain(await export_all(db, row.id)) == plain(recorded) | {"seats": plain_seats(recorded)}
        assert (row.status == "finished") == (file not in UNFINISHED)
    finally:
        await db.close()


def plain_seats(document: Document) -> list[dict[str, Any]]:
    """Its seats as this version says them: an automa was a "luna" once."""
    return [seat | {"kind": "automa"} if seat["kind"] == "luna" else seat for seat in plain(document.seats)]


def test_games_of_each_format_are_recorded() -> None:
    formats = [log_of(file).format for file in FILES]
    assert all(formats.count(item) >= 12 for item in ("regolith-game/1", "regolith-game/2"))


async def test_lunas_of_a_former_version_are_automas(database_url: str) -> None:
    recorded = document_of(LOGS / "v1" / "two-with-lunas.json.gz")
    db = await Database(database_url, size=2).open()
    try:
        row = await import_document(db, GAMES, recorded)
        assert [(seat.kind, seat.level, seat.name) for seat in row.seats][1::2] == [
            ("automa", 2, "Luna"),
            ("automa", 5, "Luna 2"),
        ]
        first = (await export_all(db, row.id)).entries[0].move or {}
        assert [seat["kind"] for seat in first["start"]["seats"]] == ["human", "luna", "human", "luna"]
    finally:
        await db.close()


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_events_are_encoded_as_they_were(file: Path) -> None:
    """As JSON can tell: no tag, field or default has another spelling. States are compared by their digests, one for
    each entry, as a document is imported and as a game is verified."""
    game = game_of(file)
    for entry in document_of(file).entries:
        events = game.decode_events(msgspec.json.encode(entry.events))
        assert msgspec.json.decode(game.encode_events(events)) == entry.events, entry.seq


DECIDED_TODAY = [file for file in FILES if version_of(file) == game_of(file).version()]


def test_games_of_the_versions_of_today_are_recorded() -> None:
    recorded = Counter(game_of(file).name for file in DECIDED_TODAY)
    assert all(recorded[game.name] >= 12 for game in HOSTED)


@pytest.mark.parametrize("file", DECIDED_TODAY, ids=name_of)
def test_the_same_version_of_the_rules_decides_as_it_did(file: Path) -> None:
    """Recorded moves give the recorded events, as long as the rules are of the same version."""
    game = game_of(file)
    entries = document_of(file).entries
    states: dict[int, Any] = {}
    seq, state = 0, game.initial()
    for entry in entries:
        move = entry.move or {}
        if "undo" in move:
            state = states[move["undo"]]
        events = game.decode_events(msgspec.json.encode(entry.events))
        if entry.seat is not None and "undo" not in move:
            decided = game.decide(state, entry.seat, game.decode_move(msgspec.json.encode(move))).events
            assert msgspec.json.decode(game.encode_events(decided)) == entry.events, entry.seq
        state = game.fold(state, events)
        seq = entry.seq
        states[seq] = state


@pytest.mark.parametrize("file", UNFINISHED, ids=name_of)
async def test_an_unfinished_game_goes_on_to_its_end(file: Path, database_url: str) -> None:
    recorded = document_of(file)
    db = await Database(database_url, size=4).open()
    try:
        row = await import_document(db, GAMES, recorded)
        people = {seat.seat: await seated(db, row.id, seat.seat) for seat in row.seats if seat.kind == "human"}
        tables = Tables(db, GAMES, Changes(), BackgroundTasks())
        playing = Playing(db, tables)
        for seat, user in people.items():
            assert await playing.lobbies.join(row.id, user, f"link-{seat}") == seat
        undone = await to_the_end(await tables.live.get(row.id), playing, people)
        assert undone >= 2
        found = await find_game(db, row.id)
        assert found is not None and found.status == "finished"
        assert await verify_game(db, GAMES, row.id) == found.seq > len(recorded.entries)
        exported = await export_all(db, row.id)
        assert plain(exported)["entries"][: len(recorded.entries)] == plain(recorded)["entries"]
        assert exported.format == "regolith-game/2"
        assert all(entry.hash for entry in exported.entries[len(recorded.entries) :])
    finally:
        await db.close()


async def seated(db: Database, game_id: str, seat: int) -> User:
    """A person with a link to the seat."""
    user = User(f"person{seat}", f"Person {seat}")
    await add_user(db, user, hashed(f"token-{seat}"))
    await set_link(db, game_id, seat, hashed(f"link-{seat}"))
    return user


async def to_the_end(table: Table, playing: Playing, people: dict[int, User]) -> int:
    """Play on, taking every third move back where that may be; how many were."""
    draw, undone, at = random.Random(table.id), 0, 0
    while table.row.status == "playing":
        at += 1
        assert at < MOVES
        automatic = table.game.automa_to_move(table.state)
        if automatic is not None:
            async with table.lock:
                await playing.moves.play(table, Submission(seat=automatic, move=table.game.automa_move(table.state)))
            continue
        seat = table.to_move()[0]
        move = table.game.encode_move(table.game.random_move(table.state, seat, draw))
        await playing.moves.submit(table.id, people[seat], table.seq, move)
        if at % 3 == 0 and table.undo_target(seat) is not None:
            await playing.takebacks.undo(table.id, people[seat], table.seq)
            undone += 1
    return undone


async def test_changed_seats_and_moves_of_a_chained_game_are_found(database_url: str) -> None:
    """Also where no state shows them."""
    recorded = plain(document_of(LOGS / "v2-chained" / "three-with-luna.json.gz"))
    db = await Database(database_url, size=2).open()
    draw = random.Random(17)
    told = [entry for entry in recorded["entries"][1:] if any("seat" in event for event in entry["events"])]
    try:
        for entry in draw.sample(told, 20):
            document = msgspec.json.decode(msgspec.json.encode(recorded))
            changed = document["entries"][entry["seq"] - 1]
            if draw.randrange(2):
                event = next(event for event in changed["events"] if "seat" in event)
                event["seat"] = (event["seat"] or 0) ^ 1
            else:
                changed["move"] = {"type": "Other"}
            with pytest.raises(BrokenLog, match=f"entry {entry['seq']}: "):
                await import_document(db, GAMES, read_document(msgspec.json.encode(document)))
    finally:
        await db.close()


async def test_a_changed_event_is_found(database_url: str) -> None:
    document = document_of(LOGS / "v1" / "two.json.gz")
    entry = next(
        entry for entry in document.entries[20:] if any(event["type"] == "CoinsGained" for event in entry.events)
    )
    next(event for event in entry.events if event["type"] == "CoinsGained")["amount"] += 1
    db = await Database(database_url, size=2).open()
    try:
        with pytest.raises(BrokenLog, match=f"entry {entry.seq}: its digest"):
            await import_document(db, GAMES, document)
        assert await find_game(db, document.id) is None
    finally:
        await db.close()
