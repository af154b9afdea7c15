"""The command line of `same_games`, by a clock that a test turns: it stands at the moment in the file `CLOCK`.

What looks every other second or half minute looks all the time here, so that a test does not wait for it.
"""

import os
from datetime import datetime
from pathlib import Path

from app import clock
from app.cli import app
from app.clocks import deadline_worker
from app.notify import worker
from tests.support.browser.same_games import begin

LOOKS_SECONDS = 0.1


def moment() -> datetime:
    """What the file says."""
    return datetime.fromisoformat(Path(os.environ["CLOCK"]).read_text())


if __name__ == "__main__":
    begin()
    clock.turn(moment)
    deadline_worker.TICK_SECONDS = LOOKS_SECONDS
    worker.POLL_INTERVAL *= LOOKS_SECONDS / worker.POLL_INTERVAL.total_seconds()
    app()
