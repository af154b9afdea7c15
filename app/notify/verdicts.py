"""What becomes of a notice that is due: it is sent, waits on, or is needed no more."""

from collections.abc import Callable, Mapping
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
LATE_DEADLINE_WAIT = timedelta(seconds=10)
"""How long a notice waits at least for a deadline worker that runs late."""
OF_WHAT_SOMEBODY_SAYS = ("mentioned", "invited", "nudged")
"""Nobody hears these of whom they have blocked."""
TOLD_BY_PAGE = ("turn", "again", "started", "over", "standin")
"""A page has told these by showing the table as it was then."""


def verdict(notice: Claimed, now: datetime) -> Verdict:
    """What to do with it now. A test is always sent: the person who asked for it waits for it."""
    if notice.kind == "test":
        return SEND
    if notice.confirmed is None or notice.broken is not None or _is_past(notice, now):
        return WITHDRAW
    if notice.kind == "deadline" and notice.near is not None:
        # The deadline has been moved since, by hours of play or a vacation: it is told of once, when it is near again.
        return Verdict("wait", max(notice.near, now + LATE_DEADLINE_WAIT))
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
    """Whether its person has looked or moved meanwhile, or it is not so, or not theirs, any more."""
    if notice.game_id is None:
        return False
    if notice.status is None or notice.status == "paused" or notice.superseded:
        return True
    if notice.kind in OF_WHAT_SOMEBODY_SAYS and notice.names_blocked:
        return True
    if notice.kind in TOLD_BY_PAGE and notice.shown is not None and notice.shown >= notice.seq:
        return True
    is_still_so = STILL_SO.get(notice.kind)
    return is_still_so is not None and not is_still_so(notice, now)


def _plays(notice: Claimed) -> bool:
    """Whether its person plays at a table where people play."""
    return notice.status == "playing" and notice.own_seat is not None and notice.stand_in is None


def _plays_there(notice: Claimed) -> bool:
    """Whether they do so on its seat, and nobody has moved there since. Nudges of former versions say their seat among
    what they mention."""
    seat = notice.seat if notice.seat is not None else (notice.told or {}).get("seat")
    return _plays(notice) and notice.own_seat == seat and not notice.moved


def _is_asked(notice: Claimed, _: datetime) -> bool:
    return _plays_there(notice) and notice.own_seat in notice.to_move


def _has_begun(notice: Claimed, _: datetime) -> bool:
    return _plays_there(notice)


def _is_host_of_them(notice: Claimed, _: datetime) -> bool:
    """Whether the person who has sat down sits at a table that waits for its host, who is told."""
    return notice.status == "lobby" and notice.host == notice.user_id and notice.names_seated


def _is_over(notice: Claimed, _: datetime) -> bool:
    return notice.status == "finished" and notice.own_seat is not None


def _is_closed(notice: Claimed, _: datetime) -> bool:
    return notice.status in ("closed", "finished")


def _is_asked_to_take_back(notice: Claimed, _: datetime) -> bool:
    return _plays(notice) and notice.takeback is not None and notice.own_seat not in notice.takeback["agreed"]


def _is_asked_to_close(notice: Claimed, _: datetime) -> bool:
    return _plays(notice) and notice.closing is not None and notice.own_seat not in notice.closing


def _is_unread(notice: Claimed, _: datetime) -> bool:
    return notice.own_seat is not None and (notice.read is None or notice.read < notice.seq)


def _can_sit_down(notice: Claimed, _: datetime) -> bool:
    return notice.status == "lobby" and notice.invited and notice.own_seat is None


def _has_time_left(notice: Claimed, now: datetime) -> bool:
    return _is_asked(notice, now) and notice.deadline is not None and notice.deadline > now


def _is_stood_in_for(notice: Claimed, _: datetime) -> bool:
    return notice.status == "playing" and notice.own_seat == notice.seat and notice.stand_in is not None


def _is_waited_for(notice: Claimed, _: datetime) -> bool:
    """Whether the table waits still for the person who is late, and its person sits there."""
    return notice.status == "playing" and notice.own_seat is not None and notice.passed is not None


STILL_SO: Mapping[str, Callable[[Claimed, datetime], bool]] = {
    "turn": _is_asked,
    "again": _is_asked,
    "started": _has_begun,
    "joined": _is_host_of_them,
    "over": _is_over,
    "takeback": _is_asked_to_take_back,
    "mentioned": _is_unread,
    "invited": _can_sit_down,
    "nudged": _is_asked,
    "deadline": _has_time_left,
    "standin": _is_stood_in_for,
    "late": _is_waited_for,
    "closing": _is_asked_to_close,
    "closed": _is_closed,
}
"""Of each kind whether what it says is so by now. One that a later version has caused is sent."""
