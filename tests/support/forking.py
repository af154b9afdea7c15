"""Command lines in processes that begin with the application imported and its messages read: that takes a second and a
half of a processor, and a run of the tests starts some sixty servers.

They are forked from one process for each worker, which has done this and does nothing else: it has no threads, no
event loop and nothing of a test's, so a server knows nothing of another one. What is imported when, the tests of
`python -m app` itself try.
"""

import multiprocessing
import os
import runpy
import signal
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path
from subprocess import CompletedProcess
from tempfile import TemporaryFile

from tests.support.patience import PATIENCE_SECONDS

PROJECT = Path(__file__).resolve().parents[2]
IMPORTED = [
    "app.cli",
    "app.commands.serve",
    "app.server",
    "anyio._backends._asyncio",
    "sqlalchemy.ext.asyncio",
    "tests.support.games",
    "tests.support.read_messages",
]


class Command:
    """`python -m module …` with this environment, as it runs; `stdout` is what it prints. Standard error goes to the
    file that has this number, ours unless another is given."""

    def __init__(self, module: str, arguments: Sequence[str], environment: Mapping[str, str], errors: int = 2) -> None:
        told, tells = os.pipe()
        self.stdout = os.fdopen(told, encoding="utf-8")
        self._process = _started(tells, os.dup(errors), module, arguments, environment)

    def is_running(self) -> bool:
        """Whether it has not ended."""
        return self._process.exitcode is None

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal; one that has ended gets none."""
        if self.is_running() and self._process.pid is not None:
            os.kill(self._process.pid, number)

    def wait(self, seconds: float | None = None) -> int:
        """Wait until it ends; its exit code. Raises TimeoutError when it takes longer than these seconds."""
        self._process.join(seconds)
        if self._process.exitcode is None:
            raise TimeoutError
        self.stdout.close()
        return self._process.exitcode


def completed(arguments: Sequence[str], environment: Mapping[str, str], module: str = "app") -> CompletedProcess[str]:
    """`python -m module …` with this environment, once it has ended. Raises TimeoutError when it does not end."""
    with TemporaryFile("w+") as said, TemporaryFile("w+") as errors:
        process = _started(os.dup(said.fileno()), os.dup(errors.fileno()), module, arguments, environment)
        process.join(PATIENCE_SECONDS)
        if process.exitcode is None:
            process.kill()
            raise TimeoutError
        said.seek(0)
        errors.seek(0)
        return CompletedProcess(list(arguments), process.exitcode, said.read(), errors.read())


def _started(
    said: int, errors: int, module: str, arguments: Sequence[str], environment: Mapping[str, str]
) -> ForkServerProcess:
    """The command line as a process that writes into these two files, which are closed here."""
    outputs = Connection(said, readable=False), Connection(errors, readable=False)
    process = _context().Process(target=_run, args=(outputs, module, arguments, environment), daemon=True)
    process.start()
    for output in outputs:
        output.close()
    return process


@cache
def _context() -> ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(IMPORTED)
    return context


def _run(
    outputs: tuple[Connection, Connection], module: str, arguments: Sequence[str], environment: Mapping[str, str]
) -> None:
    """Become that command line."""
    for number, output in enumerate(outputs, 1):
        os.dup2(output.fileno(), number)
        output.close()
    os.chdir(PROJECT)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv[1:] = arguments
    runpy.run_module(module, run_name="__main__", alter_sys=True)
