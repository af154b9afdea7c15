"""The real command line, save that the check of a new password never ends; it tells a port here that it has begun.
HANGING_IN says whether it hangs in a thread for passwords or in one of asyncio's own."""

import asyncio
import os
import socket
import time
from collections.abc import Sequence

from app.accounts import passwords, signing_in
from app.cli import app


def hang(password: str, known: Sequence[str]) -> str:
    """Never return."""
    socket.create_connection(("127.0.0.1", int(os.environ["HANGING_PORT"])))
    time.sleep(3600)
    return password


async def hang_elsewhere(password: str, known: Sequence[str]) -> str:
    """The same in asyncio's default executor."""
    return await asyncio.to_thread(hang, password, known)


if __name__ == "__main__":
    if os.environ["HANGING_IN"] == "passwords":
        passwords._made = hang
    else:
        signing_in.hash_of = hang_elsewhere  # type: ignore[attr-defined]  # the module imports it under this name
    app()
