"""The words of Skymines' tables, as tests expect to read them, and games that speak further languages."""

from pathlib import Path

from msgspec.structs import replace

from app.messages import Messages
from app.messages.speaker import default_speaker
from app.registration import GameRegistration, messages_of
from tests.support.games import REGISTERED

MESSAGES = messages_of(REGISTERED)
SPEAKER = default_speaker(MESSAGES).of("skymines")
say = SPEAKER.say


def with_words(folder: Path) -> tuple[GameRegistration, ...]:
    """The games of tests, each with the words of a folder as well."""
    return tuple(replace(game, messages=(*game.messages, folder)) for game in REGISTERED)


def speaking(folder: Path, language: str, messages: str, game: str = "skymines") -> tuple[GameRegistration, ...]:
    """The games of tests, one of which says these messages in a language; they are kept in `folder`."""
    place = folder / language / game
    place.mkdir(parents=True)
    (place / "said.ftl").write_text(messages + "\n", encoding="utf-8")
    return with_words(folder)


def spoken_in(folder: Path, language: str, messages: str, game: str = "skymines") -> Messages:
    """The words of these games."""
    return messages_of(speaking(folder, language, messages, game))
