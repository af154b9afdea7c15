"""Ports for servers that tests start."""

import random
from itertools import count
from socket import SO_REUSEADDR, SOL_SOCKET, socket

# Below the ports of outgoing connections: one of those could take a port between here and its use.
LOWEST, HIGHEST = 12_000, 31_999
_numbers = count(random.SystemRandom().randrange(HIGHEST - LOWEST))


def free_port() -> int:
    """A port of 127.0.0.1 that nobody listens on, and that this process has not named before."""
    while True:
        port = LOWEST + next(_numbers) % (HIGHEST - LOWEST)
        with socket() as probe:
            probe.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
