"""The pace of a table: which clocks a host may choose."""

from typing import Literal

from app.clock import SECONDS_PER_DAY
from app.problems import Invalid
from app.store.records import Clock

Pace = Literal["live", "relaxed", "daily", "none"]
"""Everybody is there; everybody comes by; and two words without a clock, of which "daily" is that of former versions.
"live" goes without a clock as well, as it always did."""

MINUTE, HOUR, DAY = 60, 3_600, SECONDS_PER_DAY
TURN_SECONDS: dict[str, tuple[int, int]] = {"live": (MINUTE, 4 * HOUR), "relaxed": (HOUR, 60 * DAY)}
"""The shortest and the longest turn of a pace, in seconds."""
MAX_BANK = DAY


def check_clock(pace: str, clock: Clock | None) -> None:
    """Raise `Invalid` unless tables of this pace may have this clock."""
    if clock is None:
        if pace == "relaxed":
            raise Invalid("clock-missing", "A relaxed table needs a clock: how long is a turn?")
        return
    if pace not in TURN_SECONDS:
        raise Invalid("clock-not-wanted", "Only live and relaxed tables have a clock.")
    least, most = TURN_SECONDS[pace]
    if not least <= clock.turn_seconds <= most:
        raise Invalid("bad-turn-time", f"A turn takes {least} to {most} seconds at this pace.", least=least, most=most)
    longest = MAX_BANK if pace == "live" else 0
    if not 0 <= clock.bank_seconds <= longest:
        raise Invalid("bad-bank", f"The bank holds at most {longest} seconds at this pace.", most=longest)
