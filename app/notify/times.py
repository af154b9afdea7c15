"""Times as somebody's region writes them: words in the language of a notice, hours and order of the date as at home."""

from contextlib import suppress
from datetime import datetime
from functools import lru_cache
from typing import NamedTuple

from babel import Locale, UnknownLocaleError
from babel.core import get_global

from app.messages import locale_of

WORLD_REGION = "001"
"""The region whose English writes the day before the month; other languages have no words of this region."""


class Habit(NamedTuple):
    """How somebody writes times: the locale of the words, and the skeleton of the hours."""

    words: Locale
    hours: str


@lru_cache(maxsize=512)
def habit_of(locale: str | None, language: str) -> Habit:
    """The habit of a reader whose browser names this locale (BCP 47, "en-US-u-hc-h23") and who is spoken to in this
    language; that of the language where nobody knows the locale."""
    spoken = locale_of(language)
    tag, _, extension = (locale or "").partition("-u-")
    own = _with_region(tag) or _with_region(str(spoken).replace("_", "-")) or spoken
    return Habit(_words(spoken, own), "Hm" if _has_24_hours(own, extension) else "hm")


def day_and_time(at: datetime, locale: str | None, language: str) -> tuple[str, str]:
    """The day and the time of a local moment in words of the language, for the reader of that locale."""
    habit = habit_of(locale, language)
    skeletons = habit.words.datetime_skeletons
    day, time = (skeletons[name].apply(at, habit.words) for name in ("MMMEd", habit.hours))
    return str(day), str(time)


def _with_region(tag: str) -> Locale | None:
    """The locale of a tag, with the region where its language is most spoken if it names none."""
    try:
        own = Locale.parse(tag, sep="-")
        likely = None if own.territory else get_global("likely_subtags").get(str(own))
        return Locale.parse(likely) if likely else own
    except (UnknownLocaleError, ValueError):
        return None


def _words(spoken: Locale, own: Locale) -> Locale:
    """The language in a region; where nobody writes it there, and it has one, a region whose dates have the same
    order."""
    pattern = own.date_formats["short"].pattern
    same_order = [WORLD_REGION] if pattern.find("d") < pattern.find("M") else []
    for territory in (own.territory, *same_order):
        with suppress(UnknownLocaleError):
            return Locale(spoken.language, territory, spoken.script)
    return spoken


def _has_24_hours(own: Locale, extension: str) -> bool:
    """Whether the hours run to 24: as the tag's extension says, else as in its region."""
    if "hc-h" in extension:
        return "hc-h2" in extension
    return any(letter in own.time_formats["short"].pattern for letter in "Hk")
