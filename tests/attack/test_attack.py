"""A short attack on a server in a process of its own; `make soak` runs a long one."""

import re

from tests.attack.running import attack
from tests.support.browser.serving import Site

SEED = 9
"""Always the same requests here; the long one draws its own."""


def test_no_generated_request_finds_a_fault(database_url: str) -> None:
    bounds = ("--phases=coverage,fuzzing", "--max-examples=12", f"--seed={SEED}", "--generation-deterministic")
    site = Site(database_url, LOG_LEVEL="error", ACCESS_LOG="false")
    site.start()
    try:
        done = attack(f"127.0.0.1:{site.port}", *bounds, "--no-shrink")
    finally:
        site.kill()
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"(\d+) selected / \1 total", done.stdout)
