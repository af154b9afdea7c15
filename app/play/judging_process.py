"""The process that judges one finished game: `python -m app.play.judging_process`, which `judging.py` begins."""

import os
import pickle
import sys

import msgspec

from app.play.judging import Job, Told, judge

LOW_PRIORITY = 10


def main() -> None:
    """Read a job, and tell of it line by line. Whatever else is written goes with what the server logs."""
    os.nice(LOW_PRIORITY)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as lines:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

        def tell(told: Told) -> None:
            lines.write(msgspec.json.encode(told) + b"\n")
            lines.flush()

        job: Job = pickle.load(sys.stdin.buffer)
        judge(job, tell)


if __name__ == "__main__":
    main()
