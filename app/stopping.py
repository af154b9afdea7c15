"""Ends the process when SIGTERM or SIGINT asks for it.

A handler that raises does so wherever the process happens to be, and what is raised inside a callback of an import or
of the collector is lost. So nothing is raised here: a signal ends the process at once as long as nothing has to be
put away, and is told to a listener otherwise. This module imports next to nothing, so that it can come first.
"""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = (signal.SIGTERM, signal.SIGINT)


class Stopping:
    """What the signals do; there is one of it, `stopping`."""

    def __init__(self) -> None:
        self.number: int | None = None
        self._code: int | None = None
        self._is_installed = False
        self._listener: Callable[[int], object] = self._end

    @contextmanager
    def installed(self, code: int | None = None) -> Iterator[None]:
        """Handle the signals. A process that they end has the exit code `code`, 128 and the signal's number without."""
        if self._is_installed:
            yield
            return
        self.number, self._code, self._is_installed = None, code, True
        former = {number: signal.signal(number, self._receive) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in former.items():
                signal.signal(number, handler)
            self._is_installed = False

    @contextmanager
    def told(self, listener: Callable[[int], object]) -> Iterator[None]:
        """Tell `listener` of a signal instead of ending; of one that has come already, right now. It must not raise."""
        former, self._listener = self._listener, listener
        try:
            if self.number is not None:
                listener(self.number)
            yield
        finally:
            self._listener = former

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Only remember a signal; `check` and listeners within find it."""
        with self.told(lambda number: None):
            yield

    def check(self) -> None:
        """End here if a signal has come. Raises SystemExit."""
        if self.number is not None:
            raise SystemExit(self._exit_code(self.number))

    def _receive(self, number: int, _frame: FrameType | None) -> None:
        self.number = self.number or number
        self._listener(number)

    def _end(self, number: int) -> None:
        os._exit(self._exit_code(number))

    def _exit_code(self, number: int) -> int:
        return 128 + number if self._code is None else self._code


stopping = Stopping()
