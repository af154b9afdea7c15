"""`python -m tests.support.attack.soak [SECONDS [ROUNDS]]`: a long attack, each time another, on servers of its own.

Requests made of the published document for so many seconds; then so many rounds of texts, of frames and of hosts that
notices go to.
"""

import secrets
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from random import Random

from tests.support.attack.asking import Asking
from tests.support.attack.frames import attack_frames
from tests.support.attack.hosts import attack_outbox
from tests.support.attack.running import attack
from tests.support.attack.texts import attack_texts
from tests.support.dying import Mortal
from tests.support.postgres import public_folder

SECONDS = 600
ROUNDS = 10
TEXTS_A_ROUND = 20


def main(seconds: int = SECONDS, rounds: int = ROUNDS) -> None:
    """Attack for so long. Raises SystemExit when a request found a fault, or the server said so itself."""
    found = [_is_faulty_by_document(seconds), _is_faulty_by_hand(rounds, secrets.randbits(32))]
    if any(found):
        raise SystemExit("The attack found a fault.")


def _is_faulty_by_document(seconds: int) -> bool:
    """Whether a request made of the published document found a fault."""
    with _server() as server:
        done = attack(f"127.0.0.1:{server.port}", f"--max-time={seconds}", "--no-shrink")
        server.end(signal.SIGTERM)
        words = server.words()
    print(done.stdout, done.stderr, words, flush=True)
    return bool(done.returncode or words)


def _is_faulty_by_hand(rounds: int, seed: int) -> bool:
    """Whether texts, frames or hosts found a fault."""
    draw = Random(seed)
    with _server(PRIVATE_ADDRESSES="true") as server:
        with closing(Asking(server.address)) as asking:
            attack_texts(asking, draw, rounds * TEXTS_A_ROUND)
            attack_frames(asking, draw, rounds)
            attack_outbox(asking, draw, rounds)
        server.end(signal.SIGTERM)
        words = server.words()
    print(f"seed {seed}: {asking.asked} requests, {rounds} rounds", *asking.faults, words, sep="\n", flush=True)
    return bool(asking.faults or words)


@contextmanager
def _server(**settings: str) -> Iterator[Mortal]:
    """A server on a folder of its own that says nothing but errors."""
    folder = public_folder("regolith-attack-")
    server = Mortal(folder, LOG_LEVEL="error", ACCESS_LOG="false", **settings)
    try:
        server.start()
        yield server
    finally:
        if server.process is not None and server.process.is_running():
            server.end(signal.SIGTERM)
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:]))
