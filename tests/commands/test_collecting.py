"""What holds itself is freed in the end, though the collector seldom looks at what has lived for long."""

import gc
import weakref
from collections.abc import Awaitable, Callable, Iterator

import pytest

from app.commands import collecting
from app.commands.collecting import Collecting
from app.commands.serve import LOOK_TICKS, AnnouncingServer, uvicorn_config
from tests.support.server import settings


class Ring:
    """Holds itself."""

    def __init__(self) -> None:
        self.held = self


@pytest.fixture
def collector() -> Iterator[Collecting]:
    """At work in this process, for a test."""
    collector = Collecting(0.0)
    gc.callbacks.append(collector)
    yield collector
    gc.callbacks.remove(collector)
    gc.unfreeze()


def test_what_was_set_aside_is_looked_at_again(collector: Collecting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "monotonic", lambda: 1.0)
    ring = Ring()
    gone = weakref.ref(ring)
    gc.collect()
    del ring
    gc.collect()
    assert gone() is not None
    monkeypatch.setattr(collecting, "monotonic", lambda: collecting.LOOK_AGAIN_SECONDS + 1.0)
    gc.collect()
    assert gone() is None


def test_what_dies_young_is_freed_at_once(collector: Collecting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "monotonic", lambda: 1.0)
    gone = weakref.ref(Ring())
    gc.collect()
    assert gone() is None


async def test_a_server_looks_at_what_has_come_though_little_has() -> None:
    async def application(_scope: object, _receive: object, _send: object) -> None:
        """Answers nobody."""

    async def stays(_: Callable[[], Awaitable[None]]) -> None:
        """Nothing is drained."""

    config = uvicorn_config(application, settings(port=0))
    config.load()
    server = AnnouncingServer(config, settings(port=0), stays)
    gc.disable()
    try:
        gone = weakref.ref(Ring())
        await server.on_tick(LOOK_TICKS - 1)
        assert gone() is not None
        await server.on_tick(LOOK_TICKS)
        assert gone() is None
    finally:
        gc.enable()
