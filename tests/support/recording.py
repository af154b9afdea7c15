"""Record a set of games as this version writes them: `python -m tests.support.recording tests/logs/<name of the set>`.

People draw their moves, robots and Luna play theirs; everything goes through the doors that a server uses, so the
documents are what its export gives. A recorded set is never changed: a later version records another one.
"""

import asyncio
import gzip
import hashlib
import random
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from app.changes import Changes
from app.play.automata import question_to_robot
from app.play.exports import export_all
from app.play.lobby_seats import SeatWish
from app.play.playing import Playing
from app.play.submission import Submission
from app.play.table import Table
from app.play.tables import Tables
from app.postgres import EmbeddedPostgres
from app.postgres.migrate import upgrade
from app.store.database import Database
from app.store.records import User
from app.store.users import add_user
from app.tasks import BackgroundTasks
from tests.support.games import GAMES
from tests.support.postgres import FAST, public_folder

NAMES = ("Ines", "Juri", "Noor", "Malik")
EAGERNESS = 4
"""How often a person draws again instead of dropping out or declining, so that games reach everything."""
DULL = ("DropOut", "Decline")


class Recipe(Struct, frozen=True, kw_only=True):
    """A table of `game` to record. `seats`: "human", "automa:<level>", "robot:<level>". `until`: entries after which it
    is left unfinished; `until_step`: and the question that is open then. Every `undo_every` moves a person takes one
    back; after `takeback_after` entries all agree to go some moves back."""

    seats: tuple[str, ...]
    game: str = "skymines"
    options: dict[str, Any] = {}
    until: int | None = None
    until_step: str = ""
    undo_every: int | None = None
    takeback_after: int | None = None


def _tracks(*sides: str) -> dict[str, str]:
    return dict(zip(("skymine", "minerva", "astrogo", "tawac"), sides, strict=True))


RECIPES: dict[str, Recipe] = {
    "solo-luna-0": Recipe(seats=("human", "automa:0")),
    "solo-luna-8-dealt": Recipe(
        seats=("human", "automa:8"), options={"tokens": "dealt", "tracks": _tracks("A1", "B1", "C1", "D1")}
    ),
    "two": Recipe(seats=("human", "human"), options={"tracks": _tracks("A2", "B2", "C2", "D2"), "tokens": "dealt"}),
    "two-linked": Recipe(
        seats=("human", "human"),
        options={"tracks": _tracks("E1", "A1", "B2", "C2"), "linked_slots": True, "first_player": 1},
    ),
    "two-with-lunas": Recipe(
        seats=("human", "automa:2", "human", "automa:5"), options={"tracks": _tracks("E2", "D1", "A2", "B1")}
    ),
    "three-random-tracks": Recipe(seats=("human",) * 3, options={"tracks": "random", "tokens": "dealt"}),
    "three-with-luna": Recipe(seats=("human", "human", "human", "automa:3"), options={"linked_slots": True}),
    "four": Recipe(seats=("human",) * 4, options={"tracks": _tracks("C1", "D2", "E2", "A1"), "tokens": "dealt"}),
    "four-with-robots": Recipe(seats=("human", "robot:1", "robot:2", "robot:2"), options={"tracks": "random"}),
    "one-against-three-lunas": Recipe(seats=("human", "automa:1", "automa:4", "automa:7")),
    "undone": Recipe(seats=("human", "human", "automa:6"), undo_every=9),
    "takeback-agreed": Recipe(seats=("human", "human", "human"), takeback_after=60, options={"tokens": "dealt"}),
    "unfinished-in-a-turn": Recipe(seats=("human", "human", "automa:2"), until=90, until_step="AcquireCard"),
    "unfinished-planning": Recipe(seats=("human", "human", "human"), until=70, until_step="Planning"),
    "unfinished-choosing-tokens": Recipe(seats=("human", "human"), until=1, options={"tokens": "dealt"}),
}

_EVERYTHING: dict[str, Any] = {"belt": {}, "missions": {}, "threats": {}}
_DRAWN: dict[str, Any] = {"tracks": "random", "tokens": "dealt"}

WITH_MODULES: dict[str, Recipe] = {
    "missions-two": Recipe(seats=("human", "human"), options={"modules": {"missions": {}}}),
    "missions-three-with-luna": Recipe(
        seats=("human", "human", "human", "automa:4"), options={"modules": {"missions": {}}, "linked_slots": True}
    ),
    "belt-two-with-lunas": Recipe(seats=("human", "automa:1", "human", "automa:6"), options={"modules": {"belt": {}}}),
    "belt-with-robots": Recipe(seats=("human", "robot:2", "robot:1"), options={**_DRAWN, "modules": {"belt": {}}}),
    "threat-comet": Recipe(
        seats=("human", "human", "automa:3"), options={"modules": {"belt": {}, "threats": {"threat": "comet"}}}
    ),
    "threat-anomaly": Recipe(
        seats=("human", "human"), options={"modules": {"belt": {}, "threats": {"threat": "anomaly"}}}
    ),
    "everything": Recipe(seats=("human",) * 4, options={**_DRAWN, "modules": _EVERYTHING}),
    "everything-undone": Recipe(seats=("human", "human", "automa:2"), options={"modules": _EVERYTHING}, undo_every=9),
    "campaign-first": Recipe(
        seats=("human", "automa:5"), options={**_DRAWN, "modules": {"campaign": {"chapter": 1}, "missions": {}}}
    ),
    "campaign-third": Recipe(
        seats=("human", "human", "automa:3"),
        options={**_DRAWN, "modules": {"campaign": {"chapter": 3}, "missions": {}}},
    ),
    "campaign-fourth": Recipe(
        seats=("human", "human"), options={**_DRAWN, "modules": {"campaign": {"chapter": 4}, **_EVERYTHING}}
    ),
    "unfinished-everything": Recipe(
        seats=("human", "human", "human"), options={"modules": _EVERYTHING}, until=90, until_step="Planning"
    ),
}


def _shackleton(*seats: str, **more: Any) -> Recipe:
    return Recipe(game="shackleton", seats=seats, **more)


SHACKLETON: dict[str, Recipe] = {
    "astrobot-easy": _shackleton("human", "automa:0", options={"corporations": "first"}),
    "astrobot-hard": _shackleton("human", "automa:3", options={"corporations": "second"}),
    "astrobot-on-chosen-sides": _shackleton(
        "human", "automa:1", options={"corporations": ("robotics", "selenium", "mars"), "hard": ["B"]}
    ),
    "first-set": _shackleton("human", "human", options={"corporations": "first"}),
    "second-set": _shackleton("human", "human", "human", options={"corporations": "second"}),
    "third-set": _shackleton("human", "human", "human", "human", options={"corporations": "third"}),
    "drawn-corporations": _shackleton("human", "human"),
    "robots": _shackleton("human", "robot:1", "robot:2", "robot:2", options={"corporations": "second"}),
    "robots-of-chosen-corporations": _shackleton(
        "human", "robot:2", options={"corporations": ("artemis", "sky-watch", "evergreen"), "first_player": 1}
    ),
    "undone": _shackleton("human", "human", options={"corporations": "third"}, undo_every=7),
    "takeback-agreed": _shackleton("human", "human", "human", takeback_after=60),
    "unfinished-against-astrobot": _shackleton("human", "automa:2", until=60, until_step="TakeTurn"),
    "unfinished-in-a-turn": _shackleton("human", "human", until=50, until_step="TakeTurn"),
}
SETS = {"base": RECIPES, "modules": WITH_MODULES, "shackleton": SHACKLETON}


class Recorder:
    """One game at a table of its own."""

    def __init__(self, name: str, recipe: Recipe, db: Database) -> None:
        self.recipe, self.db = recipe, db
        self._draw = random.Random(name)
        self._secrets = _secrets(name)
        tables = Tables(db, GAMES, Changes(), BackgroundTasks())
        self._playing = Playing(db, tables, entropy=lambda: next(self._secrets))
        self._undone = 0

    async def record(self) -> bytes:
        """The game's document."""
        wishes = [_wish(seat) for seat in self.recipe.seats]
        users = [await self._user(name) for wish, name in zip(wishes, NAMES, strict=False) if wish.kind == "human"]
        table = await self._playing.lobbies.create(users[0], self.recipe.game, self.recipe.options, wishes)
        for user in users[1:]:
            await self._playing.lobbies.join(table.id, user, table.row.invite)
        await self._playing.lobbies.start(table.id, users[0])
        people = {seat.user_id: user for seat in table.row.seats for user in users if seat.user_id == user.id}
        while table.row.status == "playing" and not self._is_far_enough(table):
            await self._go_on(table, list(people.values()))
        return msgspec.json.encode(await export_all(self.db, table.id))

    async def _user(self, name: str) -> User:
        user = User(self._draw.randbytes(12).hex(), name)
        await add_user(self.db, user, self._draw.randbytes(32))
        return user

    def _is_far_enough(self, table: Table) -> bool:
        recipe = self.recipe
        if recipe.until is None or table.seq < recipe.until:
            return False
        steps = [table.game.choices(table.state, seat).step for seat in table.to_move()]
        return not recipe.until_step or (recipe.until_step in steps and len(steps) == len(table.to_move()))

    async def _go_on(self, table: Table, people: list[User]) -> None:
        automatic, asked = table.game.automa_to_move(table.state), question_to_robot(GAMES, table)
        if automatic is not None:
            async with table.lock:
                await self._playing.moves.play(
                    table, Submission(seat=automatic, move=table.game.automa_move(table.state))
                )
        elif asked is not None:
            move = asked.position.line(asked.player())[0]
            async with table.lock:
                await self._playing.moves.play(table, Submission(seat=asked.seat, move=move))
        elif self.recipe.takeback_after and table.seq == self.recipe.takeback_after:
            for user in people:
                await self._playing.takebacks.agree(table.id, user, table.seq - 7)
        else:
            await self._move(table, people)

    async def _move(self, table: Table, people: list[User]) -> None:
        seat = table.to_move()[0]
        user = next(user for user in people if table.seat_of(user) == seat)
        move = self._drawn(table, seat)
        await self._playing.moves.submit(table.id, user, table.seq, table.game.encode_move(move))
        every = self.recipe.undo_every
        if every and table.seq - self._undone >= every and table.undo_target(seat) is not None:
            self._undone = table.seq
            await self._playing.takebacks.undo(table.id, user, table.seq)

    def _drawn(self, table: Table, seat: int) -> Any:
        move = table.game.random_move(table.state, seat, self._draw)
        for _ in range(EAGERNESS):
            if type(move).__name__ not in DULL:
                break
            move = table.game.random_move(table.state, seat, self._draw)
        return move


def _secrets(name: str) -> Iterator[bytes]:
    at = 0
    while True:
        at += 1
        yield hashlib.sha256(f"{name}/{at}".encode()).digest()


def _wish(seat: str) -> SeatWish:
    kind, _, level = seat.partition(":")
    return msgspec.convert({"kind": kind, "level": int(level or 2)}, SeatWish)


async def record(database_url: str, folder: Path, recipes: dict[str, Recipe]) -> None:
    """Record these games into `folder`, one compressed document each."""
    db = await Database(database_url, size=2).open()
    try:
        for name, recipe in recipes.items():
            document = await Recorder(name, recipe, db).record()
            (folder / f"{name}.json.gz").write_bytes(gzip.compress(document, 9, mtime=0))
            print(f"{name}: {len(msgspec.json.decode(document)['entries'])} entries")
    finally:
        await db.close()


def main() -> None:
    """Record a set, "base", "modules" or "shackleton", into the folder that is named, which must be new."""
    folder, recipes = Path(sys.argv[1]), SETS[sys.argv[2] if len(sys.argv) > 2 else "base"]
    folder.mkdir(parents=True)
    data = public_folder("regolith-record-")
    try:
        with EmbeddedPostgres(data, options=FAST) as server:
            upgrade(server.url("postgres"))
            asyncio.run(record(server.url("postgres"), folder, recipes))
    finally:
        shutil.rmtree(data, ignore_errors=True)


if __name__ == "__main__":
    main()
