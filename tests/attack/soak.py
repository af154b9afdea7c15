"""`python -m tests.attack.soak [SECONDS]`: a long attack, each time with other requests, on a server of its own."""

import shutil
import signal
import sys

from tests.attack.running import attack
from tests.support.dying import Mortal
from tests.support.postgres import public_folder

SECONDS = 600


def main(seconds: int = SECONDS) -> None:
    """Attack for so long. Raises SystemExit when a request found a fault, or the server said so itself."""
    folder = public_folder("regolith-attack-")
    server = Mortal(folder, LOG_LEVEL="error", ACCESS_LOG="false")
    try:
        server.start()
        try:
            done = attack(f"127.0.0.1:{server.port}", f"--max-time={seconds}", "--no-shrink")
        finally:
            server.end(signal.SIGTERM)
        words = server.words()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(done.stdout, done.stderr, words, flush=True)
    if done.returncode or words:
        raise SystemExit("The attack found a fault.")


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:]))
