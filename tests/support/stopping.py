"""Servers that are told to stop at some instant of their start."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from tests.support.patience import PATIENCE_SECONDS
from tests.support.ports import free_port

PROJECT = Path(__file__).resolve().parents[2]


def stop_after(seconds: float, **environment: str) -> tuple[int, str]:
    """Start a server and send it SIGTERM after so long; its exit code and what it said on standard error."""
    process = subprocess.Popen(
        [sys.executable, "-m", "app", "serve", "--port", str(free_port())],
        env={"PATH": os.environ["PATH"], "DEV": "1", **environment},
        cwd=PROJECT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    time.sleep(seconds)
    process.send_signal(signal.SIGTERM)
    try:
        _, errors = process.communicate(timeout=PATIENCE_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        raise AssertionError(f"SIGTERM after {seconds:.3f} s was lost") from None
    return process.returncode, errors


def check_stops(instants: Iterable[float], **environment: str) -> int:
    """Stop a server at each of these instants; how many were stopped. Before Python runs, the signal itself ends it."""
    count = 0
    for seconds in instants:
        code, errors = stop_after(seconds, **environment)
        assert code in {0, -signal.SIGTERM}, f"{seconds:.3f} s: {code}: {errors}"
        assert code == 0 or seconds < 1, f"{seconds:.3f} s: {code}"
        assert "Traceback" not in errors, errors
        assert "Exception ignored" not in errors, errors
        count += 1
    return count
