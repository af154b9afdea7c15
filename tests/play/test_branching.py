"""Games of every kind and version are played on from positions anywhere in them, and their logs are good."""

import gzip
import random
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from app.accounts.tokens import hashed
from app.changes import Changes
from app.play.automata import question_to_robot
from app.play.branching import BranchWish, takeable
from app.play.broken import BrokenLog
from app.play.exports import Document, export_all, import_document, read_document
from app.play.playing import Playing
from app.play.submission import Submission
from app.play.table import Table
from app.play.tables import Tables
from app.play.verification import verify_game
from app.players import LineFollower
from app.problems import Clash
from app.store.database import Database
from app.store.records import GameRow, User
from app.store.users import add_user
from app.tasks import BackgroundTasks
from tests.support.compressed import compress_all
from tests.support.games import GAMES
from tests.support.postgres import Cluster, fresh_database
from tests.support.server import plain

LOGS = Path(__file__).resolve().parents[1] / "logs"
FILES = (
    "v1/three-with-luna",
    "v2/undone",
    "v3-modules/everything",
    "v4-modules/campaign-third",
    "v4-modules/threat-anomaly",
    "v4/one-against-three-lunas",
    "shackleton-v1/astrobot-hard",
    "shackleton-v1/takeback-agreed",
)
"""Of each version, with every module, a campaign's chapter, automas, and moves that were taken back."""
MOVES = 3000
"""No game takes more."""
ADA = User("ada", "Ada")


@pytest_asyncio.fixture
async def db(database_url: str) -> AsyncIterator[Database]:
    """A database with a person."""
    db = await Database(database_url, size=4).open()
    await add_user(db, ADA, hashed("token"))
    yield db
    await db.close()


def recorded(name: str) -> Document:
    return read_document(gzip.decompress((LOGS / f"{name}.json.gz").read_bytes()))


def playing_on(db: Database) -> tuple[Tables, Playing]:
    tables = Tables(db, GAMES, Changes(), BackgroundTasks())
    return tables, Playing(db, tables)


@pytest.mark.parametrize("name", FILES)
async def test_a_position_anywhere_is_played_on_to_the_end(name: str, db: Database, migrated_cluster: Cluster) -> None:
    row = await import_document(db, GAMES, recorded(name))
    tables, playing = playing_on(db)
    draw = random.Random(name)
    of = await tables.live.get(row.id)
    seat = draw.choice(takeable(row))
    seq = draw.randrange(1, row.seq)
    wish = BranchWish(seq=seq, seat=seat, level=1)
    table = await playing.branches.open(row.id, ADA, wish, row.invite)
    then = await tables.log.state_at(of, seq)
    game = table.game
    assert game.view(table.state, seat) == game.view(then, seat)
    assert game.components(table.state) == row.components
    assert (table.row.options, len(table.row.seats)) == (row.options, len(row.seats))
    await to_the_end(table, playing, draw)
    assert await verify_game(db, GAMES, table.id) == table.seq
    assert await verify_game(db, GAMES, row.id) == row.seq
    document = await export_all(db, table.id)
    with fresh_database(migrated_cluster) as url:
        elsewhere = await Database(url, size=2).open()
        try:
            kept = await import_document(elsewhere, GAMES, read_document(msgspec.json.encode(document)))
            assert (kept.branched_from, kept.branched_at) == (row.id, seq)
            assert await verify_game(elsewhere, GAMES, table.id) == table.seq
            assert plain(await export_all(elsewhere, table.id)) == plain(document)
        finally:
            await elsewhere.close()
    await are_old_games(db, row, table, wish)


async def are_old_games(db: Database, row: GameRow, table: Table, wish: BranchWish) -> None:
    """Both logs are compressed, are what they were, and can be played on."""
    document = plain(await export_all(db, table.id))
    assert sorted(await compress_all(db)) == sorted([row.id, table.id])
    assert await verify_game(db, GAMES, table.id) == table.seq
    assert plain(await export_all(db, table.id, GAMES)) == document
    _, playing = playing_on(db)
    for old in (row, table.row):
        again = await playing.branches.open(old.id, ADA, BranchWish(seq=1, seat=wish.seat), old.invite)
        assert await verify_game(db, GAMES, again.id) == 1


async def to_the_end(table: Table, playing: Playing, draw: random.Random) -> None:
    """Play on, the person by any move, robots by theirs."""
    lines, game = LineFollower(), table.game
    for _ in range(MOVES):
        if table.row.status != "playing":
            return
        seat = game.automa_to_move(table.state)
        question = question_to_robot(GAMES, table)
        if seat is not None:
            move = game.automa_move(table.state)
        elif question is not None:
            there = question.position
            seat = there.seat
            move = lines.move_of(question.player(), game, there.state, seat, random.Random(there.seed))
        else:
            seat = table.to_move()[0]
            move = game.random_move(table.state, seat, draw)
        async with table.lock:
            await playing.moves.play(table, Submission(seat=seat, move=move))
    raise AssertionError("it does not end")


async def test_every_position_at_which_somebody_is_asked_can_be_played_on_and_no_other(db: Database) -> None:
    """Whether it was taken back later or not; its start is the same again from the store."""
    row = await import_document(db, GAMES, recorded("shackleton-v1/undone"))
    tables, playing = playing_on(db)
    of = await tables.live.get(row.id)
    ends = 0
    for seq in (*range(1, row.seq, 17), row.seq):
        state = await tables.log.state_at(of, seq)
        wish = BranchWish(seq=seq, seat=0)
        if of.game.outcome(state) is not None:
            with pytest.raises(Clash, match="over"):
                await playing.branches.open(row.id, ADA, wish, row.invite)
            ends += 1
            continue
        table = await playing.branches.open(row.id, ADA, wish, row.invite)
        again, _ = playing_on(db)
        assert (await again.live.get(table.id)).state == table.state
        assert await verify_game(db, GAMES, table.id) == 1
    assert ends == 1


async def test_what_is_hidden_is_drawn_again_each_time(db: Database) -> None:
    """All that the seat knows stays; two branches of one position go on otherwise."""
    row = await import_document(db, GAMES, recorded("v4/two"))
    tables, playing = playing_on(db)
    of = await tables.live.get(row.id)
    then = await tables.log.state_at(of, 5)
    made = [await playing.branches.open(row.id, ADA, BranchWish(seq=5, seat=0), row.invite) for _ in range(2)]
    states = [of.game.encode_state(state) for state in (then, *(table.state for table in made))]
    assert len(set(states)) == 3
    assert all(of.game.view(table.state, 0) == of.game.view(then, 0) for table in made)


async def test_what_it_says_of_its_beginning_is_checked(db: Database) -> None:
    """On the way in, and in the store."""
    row = await import_document(db, GAMES, recorded("v4/two"))
    _, playing = playing_on(db)
    table = await playing.branches.open(row.id, ADA, BranchWish(seq=5, seat=0), row.invite)
    document = plain(await export_all(db, table.id))
    for name, value in (("seq", 6), ("game", "other"), ("seat", 1), ("state", document["id"])):
        changed = msgspec.json.decode(msgspec.json.encode(document))
        changed["id"] = "elsewhere"
        changed["entries"][0]["move"]["start"]["branched"][name] = value
        with pytest.raises(BrokenLog, match="entry 1"):
            await import_document(db, GAMES, read_document(msgspec.json.encode(changed)))
    await db.do("UPDATE games SET branched_at = 4 WHERE id = $1", table.id)
    with pytest.raises(BrokenLog, match="branched_at"):
        await verify_game(db, GAMES, table.id)
