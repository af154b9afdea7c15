"""The real command line, save that the resolver never answers for one name; it tells a port here that it was asked."""

import os
import socket
import time
from typing import Any

from app.cli import app

HANGS = "hangs.invalid"
resolve = socket.getaddrinfo


def hang(host: Any, *rest: Any, **more: Any) -> Any:
    """As the system's, but for that name."""
    if host == HANGS:
        socket.create_connection(("127.0.0.1", int(os.environ["HANGING_PORT"])))
        time.sleep(3600)
    return resolve(host, *rest, **more)


if __name__ == "__main__":
    socket.getaddrinfo = hang
    app()
