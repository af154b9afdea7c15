"""Times as somebody's region writes them: words in the language of a notice, hours and order of the date as at home."""

from datetime import datetime
from functools import lru_cache
from typing import NamedTuple

from babel import Locale, UnknownLocaleError
from babel.core import get_global

from app.messages import DEFAULT

WORLD = "001"
"""The region whose English writes the day before the month."""


class Habit(NamedTuple):
    """How somebody writes times: the locale of the words, and the skeleton of the hours."""

    words: Locale
    hours: str


@lru_cache(maxsize=512)
def habit_of(locale: str | None) -> Habit:
    """The habit of a reader whose browser names this locale (BCP 47, "en-US-u-hc-h23"); of the default language if
    nobody knows it."""
    tag, _, extension = (locale or DEFAULT).partition("-u-")
    own = _with_region(tag) or _with_region(DEFAULT)
    assert own is not None, "the default language is known"
    return Habit(_words(own), "Hm" if _has_24_hours(own, extension) else "hm")


def day_and_time(at: datetime, locale: str | None) -> tuple[str, str]:
    """The day and the time of a local moment in words, for the reader of that locale."""
    habit = habit_of(locale)
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


def _words(own: Locale) -> Locale:
    """The default language in a region; where nobody writes it there, one whose dates have the same order."""
    try:
        return Locale(DEFAULT, own.territory)
    except UnknownLocaleError:
        pattern = own.date_formats["short"].pattern
        return Locale(DEFAULT, WORLD) if pattern.find("d") < pattern.find("M") else Locale(DEFAULT)


def _has_24_hours(own: Locale, extension: str) -> bool:
    """Whether the hours run to 24: as the tag's extension says, else as in its region."""
    if "hc-h" in extension:
        return "hc-h2" in extension
    return any(letter in own.time_formats["short"].pattern for letter in "Hk")
