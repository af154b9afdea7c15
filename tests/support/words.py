"""The words of Skymines' tables, as tests expect to read them, and languages for a while."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.messages import forget_messages, register_messages
from app.messages.speaker import default_speaker

SPEAKER = default_speaker().of("skymines")
say = SPEAKER.say


@contextmanager
def spoken_in(folder: Path, language: str, messages: str, game: str = "skymines") -> Iterator[None]:
    """A language in which a game says these messages, kept in `folder`, as long as the block lasts."""
    place = folder / language / game
    place.mkdir(parents=True)
    (place / "said.ftl").write_text(messages + "\n", encoding="utf-8")
    register_messages(folder)
    try:
        yield
    finally:
        forget_messages(folder)
