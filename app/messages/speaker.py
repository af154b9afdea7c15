"""Who speaks to one reader: the messages of the reader's language."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol

import structlog
from msgspec import Struct

from app.messages import DEFAULT, Catalogue, Messages, UnknownMessage, numbering

logger = structlog.get_logger(__name__)


class Speaker(Struct, frozen=True):
    """Says messages to one reader: those that all games share and, `of` a game, those of that game. What the language
    leaves out, or cannot say, is wholly said in the default one.

    One is made for each request, socket or notice (`app/web/speaking.py`, `for_reader`) and handed to whatever puts
    something into words: nothing else knows which language is spoken.
    """

    messages: Messages
    language: str
    game: str | None = None

    def of(self, game: str) -> "Speaker":
        """Who says the words of a game as well."""
        return Speaker(self.messages, self.language, game)

    @property
    def catalogues(self) -> tuple[Catalogue, ...]:
        """The catalogues to look into, one after the other; the last one has every message."""
        return tuple(self.messages.catalogue(item, self.game) for item in dict.fromkeys((self.language, DEFAULT)))

    def __contains__(self, key: str) -> bool:
        return any(key in spoken for spoken in self.catalogues)

    def say(self, key: str, **args: Any) -> str:
        """The message in words. Raises `UnknownMessage`, also for one that mentions what it is not told."""
        *foreign, default = self.catalogues
        for spoken in foreign:
            try:
                return spoken.say(key, **args)
            except UnknownMessage as error:
                if key in spoken:
                    log_not_said(spoken.language, key, str(error))
        return default.say(key, **args)

    def listed(self, words: Sequence[str]) -> str:
        """Words in a row, joined by the language's own rule: "one, two, and three"."""
        return self.catalogues[0].listed(words)

    @property
    def numbering(self) -> str:
        """The digits that numbers are written with, by their name in Unicode's data."""
        return numbering(self.language)

    @property
    def joints(self) -> dict[str, str]:
        """How the browser joins texts (see `Messages.joints`)."""
        return self.messages.joints(self.language)


def for_reader(messages: Messages, chosen: str | None, locale: str | None = None) -> Speaker:
    """Who speaks to somebody who is not here: in the language that they have chosen, else in that of the locale which
    their browser told (BCP 47, "en-US-u-hc-h23")."""
    tag, _, _ = (locale or "").partition("-u-")
    return Speaker(messages, messages.language_of(tag, chosen))


def default_speaker(messages: Messages) -> Speaker:
    """Who speaks to nobody in particular, in the default language: to the operator."""
    return Speaker(messages, DEFAULT)


class HasRulebook(Protocol):
    """What knows the pages of places of a rulebook by language: a game."""

    def page(self, rule: str, language: str) -> str:
        """Where a reader of this language looks up a place."""


def page_for(speaker: Speaker | None, game: HasRulebook, place: str) -> str:
    """Where the speaker's reader looks up a place of the rulebook; without a speaker the page of the default language's
    edition. That is sent beside `place` where all readers get the same, for clients that do not look places up in the
    facts."""
    return game.page(place, DEFAULT if speaker is None else speaker.language)


@cache
def log_not_said(language: str, key: str, why: str) -> None:
    """Tell the operator, once, of a message that a language has and that cannot be said."""
    logger.warning("message.not-said", language=language, key=key, why=why)
