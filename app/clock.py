"""What time it is, for everything that waits for a moment or notes one: a single clock, which tests can turn."""

from collections.abc import Callable
from datetime import UTC, datetime

Source = Callable[[], datetime]
SECONDS_PER_DAY = 86_400
MINUTES_PER_DAY = 1_440


def system_time() -> datetime:
    """The time of this machine, in UTC."""
    return datetime.now(UTC)


_source: Source = system_time


def now() -> datetime:
    """The time, in UTC."""
    return _source()


def turn(source: Source = system_time) -> None:
    """Let the time come from `source` from now on; without one, from the machine again."""
    global _source
    _source = source
