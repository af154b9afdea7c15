"""Digests and hashes of a compressed log, worked out again: those of the states that its events lead to, and of the
entries. The last of each is stored; if it comes out, all before it are as they were."""

from collections.abc import Sequence

from msgspec.structs import replace

from app.play.broken import BrokenLog
from app.play.entries import read_entry
from app.play.replay import Replay, digest_of
from app.rules.game import Game
from app.store.entry_hashes import beginning, link
from app.store.records import LogRow


def are_left_out(rows: Sequence[LogRow]) -> bool:
    """Whether digests and hashes are left out of these entries, the first ones of a log."""
    return any(not row.digest for row in rows[:1])


def restored(game_id: str, game: Game, rows: Sequence[LogRow]) -> list[LogRow]:
    """All entries of a log with what was left out. Raises `BrokenLog` unless they lead to the last digest and hash."""
    replay, running = Replay(game), beginning(game_id)
    found: list[LogRow] = []
    for number, row in enumerate(rows, start=1):
        try:
            digest = digest_of(game, replay.add(read_entry(game, row)))
        except Exception as error:
            raise BrokenLog(game_id, number, f"it does not replay ({type(error).__name__}: {error})") from error
        if row.digest and row.digest != digest:
            raise BrokenLog(game_id, number, "its digest is another: the rules make another state of the events")
        running = link(running, replace(row, digest=digest))
        if row.hash and row.hash != running:
            raise BrokenLog(game_id, number, "its hash is another: the rules make other states of the events")
        found.append(replace(row, digest=digest, hash=row.hash if row.hash is None else running))
    return found
