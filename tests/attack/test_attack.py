"""A short attack on a server in a process of its own; `make soak` runs a long one."""

import re
import signal
from collections.abc import Iterator
from contextlib import closing
from random import Random

import pytest

from tests.support.attack.asking import Asking
from tests.support.attack.frames import attack_frames
from tests.support.attack.hosts import attack_outbox
from tests.support.attack.running import attack
from tests.support.attack.texts import attack_texts
from tests.support.browser.serving import Site
from tests.support.dying import Mortal

SEED = 9
"""Always the same requests here; the long one draws its own."""


def test_no_generated_request_finds_a_fault(database_url: str) -> None:
    bounds = ("--phases=coverage,fuzzing", "--max-examples=4", f"--seed={SEED}", "--generation-deterministic")
    site = Site(database_url, LOG_LEVEL="error", ACCESS_LOG="false")
    site.start()
    try:
        done = attack(f"127.0.0.1:{site.port}", *bounds, "--no-shrink")
    finally:
        site.kill()
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"(\d+) selected / \1 total", done.stdout)


@pytest.fixture(scope="module")
def server(module_database_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mortal]:
    """A server that may send notices to this machine, and says nothing but errors."""
    quiet = {"LOG_LEVEL": "error", "ACCESS_LOG": "false"}
    folder = tmp_path_factory.mktemp("attack")
    server = Mortal(folder, DATABASE_URL=module_database_url, PRIVATE_ADDRESSES="true", **quiet)
    server.start()
    yield server
    server.end(signal.SIGTERM)


@pytest.fixture
def asking(server: Mortal) -> Iterator[Asking]:
    """Requests to it; in the end nothing was wrong, nor said to be."""
    with closing(Asking(server.address)) as asking:
        yield asking
    assert not asking.faults, "\n".join(asking.faults)
    assert not server.words()


def test_no_text_finds_a_fault(asking: Asking) -> None:
    attack_texts(asking, Random(SEED), 8)


def test_no_frame_finds_a_fault(asking: Asking) -> None:
    attack_frames(asking, Random(SEED), 1)


def test_no_host_that_notices_go_to_finds_a_fault(asking: Asking) -> None:
    attack_outbox(asking, Random(SEED), 1, waits=False)
