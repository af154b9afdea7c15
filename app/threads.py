"""Work in threads that may hang: the end of the process waits for none of it."""

import os
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import structlog

LAST_SECONDS = 1.0
"""How long the end of the process waits for threads, once all else is put away."""
logger = structlog.get_logger(__name__)


class UnjoinedThreads(ThreadPoolExecutor):
    """A pool of threads whose shutdown waits for nobody, unlike that of a loop's default executor."""

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Begin nothing more; what is under way is left to itself."""
        super().shutdown(wait=False, cancel_futures=True)


def end_without(code: int) -> None:
    """End the process with this code if a thread is still at work, which the interpreter would join for ever. Nothing
    may be left to put away."""
    until = time.monotonic() + LAST_SECONDS
    others = [item for item in threading.enumerate() if item is not threading.current_thread() and not item.daemon]
    for thread in others:
        thread.join(max(0.0, until - time.monotonic()))
    hanging = [thread.name for thread in others if thread.is_alive()]
    if hanging:
        logger.warning("serve.threads-left", threads=hanging)
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
