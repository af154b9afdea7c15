"""What the database holds afterwards, against what people were told."""

import re
from collections import Counter
from collections.abc import Sequence
from email import message_from_bytes
from email.policy import default
from statistics import median

import asyncpg
from aiosmtpd.smtp import SMTP, Envelope, Session
from msgspec import Struct

from tools.failover.play import Made

ENTRIES = "SELECT game_id, seq, seat, key FROM events WHERE key IS NOT NULL"
NOTICES = "SELECT id, state, state = 'waiting' AND due < now() - interval '1 minute' AS overdue FROM notices"
TURNS = """
    SELECT count(*) FROM notices n WHERE NOT EXISTS (SELECT FROM events e WHERE (e.game_id, e.seq) = (n.game_id, n.seq))
"""
MAX_MEDIAN_GAP = 15
MAX_UNTRUE = 5
"""Seconds: without an acknowledged move, of a fault in the middle; in which `/readyz` says what is not so, at once."""
NUMBER = re.compile(r"\.(\d+)@")


class Sink:
    """Mails that have come in, by the number of the notice that each tells."""

    def __init__(self) -> None:
        self.numbers: Counter[int] = Counter()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802  # aiosmtpd calls it so
        """Take a mail."""
        assert isinstance(envelope.content, bytes)
        found = NUMBER.search(message_from_bytes(envelope.content, policy=default)["Message-ID"])
        assert found is not None
        self.numbers[int(found[1])] += 1
        return "250 OK"


class Verdict(Struct, frozen=True):
    """How many moves and notices there were, and what went wrong with them: all but the first of each, and the notices
    that wait, must be 0. One that was refused once waits for its next try, and is overdue only when that is past."""

    moves: int
    lost_moves: int
    doubled_moves: int
    notices: int
    waiting_notices: int
    overdue_notices: int
    lost_notices: int
    mailed_twice: int
    of_no_entry: int


class Outcome(Struct, frozen=True):
    """What a trial has shown. `gaps`: seconds in which no move was acknowledged, of each fault; `ready_in_vain` and
    `needlessly_unready`: for how many seconds at most `/readyz` said what was not so."""

    verdict: Verdict
    gaps: tuple[float, ...]
    ready_in_vain: float
    needlessly_unready: float
    refused: tuple[str, ...] = ()
    logs_verify: bool = True
    servers_run: bool = True

    def faults(self) -> list[str]:
        """What must not be, each in a line."""
        found = {
            f"{self.verdict.lost_moves} acknowledged moves are lost": self.verdict.lost_moves,
            f"{self.verdict.doubled_moves} moves are doubled": self.verdict.doubled_moves,
            f"{self.verdict.lost_notices} notices are lost": self.verdict.lost_notices,
            f"{self.verdict.overdue_notices} notices still wait": self.verdict.overdue_notices,
            f"{self.verdict.of_no_entry} notices tell of nothing": self.verdict.of_no_entry,
            f"{len(self.refused)} requests were refused": self.refused,
            "logs do not verify": not self.logs_verify,
            "a server has ended": not self.servers_run,
            f"no move for more than {MAX_MEDIAN_GAP} s (median)": median(self.gaps) > MAX_MEDIAN_GAP,
            f"ready without a move for more than {MAX_UNTRUE} s": self.ready_in_vain > MAX_UNTRUE,
            f"not ready with moves for more than {MAX_UNTRUE} s": self.needlessly_unready > MAX_UNTRUE,
        }
        return [fault for fault, is_so in found.items() if is_so]


async def judge(database_url: str, made: Sequence[Made], sink: Sink) -> Verdict:
    """Compare. A mail may come twice, where a worker died between its sending and its note of that."""
    connection = await asyncpg.connect(database_url, statement_cache_size=0)
    try:
        entries = await connection.fetch(ENTRIES)
        notices = await connection.fetch(NOTICES)
        of_no_entry = await connection.fetchval(TURNS)
    finally:
        await connection.close()
    stored = {(row["game_id"], row["seq"], row["seat"], row["key"]) for row in entries}
    keys = Counter(row["key"] for row in entries)
    sent = {row["id"] for row in notices if row["state"] == "sent"}
    return Verdict(
        moves=len(made),
        lost_moves=sum((one.game, one.seq, one.seat, one.key) not in stored for one in made),
        doubled_moves=sum(times - 1 for times in keys.values()),
        notices=len(notices),
        waiting_notices=sum(row["state"] == "waiting" for row in notices),
        overdue_notices=sum(row["overdue"] for row in notices),
        lost_notices=sum(row["state"] == "failed" for row in notices) + len(sent - set(sink.numbers)),
        mailed_twice=sum(times - 1 for times in sink.numbers.values()),
        of_no_entry=of_no_entry,
    )
