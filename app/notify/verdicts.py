"""What becomes of a notice that is due: it is sent, waits on, or is needed no more."""

from datetime import datetime, timedelta
from typing import Literal

from msgspec import Struct

from app.notify.quiet import DIGEST_AT, next_time, quiet_until
from app.store.channels import QuietHours
from app.store.claims import Claimed


class Verdict(Struct, frozen=True):
    """`send`, `withdraw`, or `wait` until a time."""

    what: Literal["send", "withdraw", "wait"]
    until: datetime | None = None


SEND, WITHDRAW = Verdict("send"), Verdict("withdraw")
OF_TURNS = ("turn", "again", "deadline")
LATE_WATCH_WAIT = timedelta(seconds=10)
"""So long a notice waits at least for a watch that is late."""
NOT_OF_WHAT_IS_SHOWN = ("joined", "takeback", "deadline", "late", "invited", "nudged", "closing", "closed")
"""No page has shown these by showing the table as it was then: that time runs out is nothing of the log."""


def verdict(notice: Claimed, now: datetime) -> Verdict:
    """What to do with it now. A test is always sent: who asks for it waits for it."""
    if notice.kind == "test":
        return SEND
    if notice.confirmed is None or notice.broken is not None or _is_past(notice, now):
        return WITHDRAW
    if notice.kind == "deadline" and notice.near is not None:
        # The deadline has been moved since, by hours of play or a vacation: it is told of once, when it is near again.
        return Verdict("wait", max(notice.near, now + LATE_WATCH_WAIT))
    hours = QuietHours(
        time_zone=notice.time_zone or "UTC", quiet_from=notice.quiet_from, quiet_until=notice.quiet_until
    )
    until = quiet_until(hours, now)
    if until is None and notice.digest:
        morning = next_time(hours.time_zone, DIGEST_AT, notice.created)
        until = morning if morning > now else None
    return SEND if until is None else Verdict("wait", until)


def holds(hours: QuietHours, created: datetime, due: datetime, now: datetime, *, digest: bool) -> bool:
    """Whether it is for these hours that a notice which was created then waits until `due`: for the end of quiet hours,
    or for the morning of who wants a digest."""
    return due == quiet_until(hours, now) or (digest and due == next_time(hours.time_zone, DIGEST_AT, created))


def _is_past(notice: Claimed, now: datetime) -> bool:
    """Whether its person has looked or moved meanwhile, or it is not theirs any more."""
    if notice.game_id is None:
        return False
    if notice.status is None or notice.status == "paused":
        return True
    if notice.kind == "mentioned":
        return notice.read is not None and notice.read >= notice.seq
    if notice.kind not in NOT_OF_WHAT_IS_SHOWN and notice.shown is not None and notice.shown >= notice.seq:
        return True
    if notice.kind == "invited":
        return notice.status != "lobby"
    if notice.kind == "closing":
        return notice.status != "playing"
    if notice.kind == "nudged":
        return notice.status != "playing" or (notice.told or {}).get("seat") not in (notice.to_move or ())
    if notice.kind == "deadline" and (notice.deadline is None or notice.deadline <= now):
        return True
    if notice.kind in OF_TURNS:
        asked = notice.status == "playing" and notice.seat in (notice.to_move or ())
        return not (asked and notice.sits) or notice.moved
    return False
