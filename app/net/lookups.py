"""Name lookups in threads of their own. Nothing waits for such a thread: a resolver that hangs delays neither the
deadline of an exchange nor the end of the process, as a thread of asyncio's default executor would."""

import asyncio
import socket
import threading
from collections.abc import Callable
from functools import partial
from ipaddress import ip_address
from typing import TypeVar

MAX_LOOKUPS = 100
"""How many threads look names up at once; the resolver of the system gives up by itself after a while."""
_places = threading.BoundedSemaphore(MAX_LOOKUPS)
Result = TypeVar("Result")


async def addresses_of(host: str, port: int) -> list[str]:
    """What a host's name stands for now. Raises OSError for a name that nobody knows, UnicodeError for none."""
    if _is_address(host):
        return [host]
    found = await in_daemon_thread(lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


async def own_name() -> str:
    """The name of this machine, as mail servers are greeted with it."""
    return await in_daemon_thread(socket.getfqdn)


async def in_daemon_thread(work: Callable[[], Result]) -> Result:
    """What `work` returns or raises. A caller that is cancelled leaves the thread to itself. Raises OSError where too
    many are under way."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[Result] = loop.create_future()
    places = _places
    if not places.acquire(blocking=False):
        raise OSError("too many lookups")

    def run() -> None:
        try:
            result = work()
        except Exception as error:
            _tell(loop, future, partial(future.set_exception, error))
        else:
            _tell(loop, future, partial(future.set_result, result))
        finally:
            places.release()

    threading.Thread(target=run, name="lookup", daemon=True).start()
    return await future


def _tell(loop: asyncio.AbstractEventLoop, future: "asyncio.Future[Result]", settle: Callable[[], None]) -> None:
    """Settle a future in its loop, if that is still there and anybody waits."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(lambda: None if future.done() else settle())


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
