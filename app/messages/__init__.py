"""The message catalogue: every word that a person reads, in Fluent files of one folder a language.

The browser reads the same files, so a message is written once.
"""

from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

HERE = Path(__file__).parent
DEFAULT = "en"
NAMED = ("company", "kind", "resource", "tile", "phase", "category", "why", "tank_or_research")
"""Arguments whose values are ids with a message of their own: company "tawac" is named by `company-tawac`."""


class UnknownMessage(KeyError):
    """No message of that key, or an argument that it mentions is missing."""


class Catalogue:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source(language)))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **args: Any) -> str:
        """The message in words. Raises `UnknownMessage`."""
        if key not in self:
            raise UnknownMessage(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, {name: self._named(name, args[name]) for name in args})
        if errors:
            raise UnknownMessage(f"{key}: {errors[0]}")
        return str(text)

    def _named(self, name: str, value: Any) -> Any:
        """An id in words where `NAMED` says so; several as a list; anything else as it is."""
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, list | tuple):
            return ", ".join(str(self._named(name, part)) for part in value)
        key = f"{name}-{value}"
        return self.say(key) if name in NAMED and key in self else value


@cache
def numbering(language: str = DEFAULT) -> str:
    """The digits that numbers are written with, by their name in Unicode's data: "latn" for 0 to 9."""
    return str(Locale.parse(language, sep="-").default_numbering_system)


def languages() -> tuple[str, ...]:
    """The languages that there are messages in."""
    return tuple(sorted(folder.name for folder in HERE.iterdir() if (folder / "log.ftl").is_file()))


def source(language: str = DEFAULT) -> str:
    """The whole catalogue of a language as Fluent source, for the browser."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((HERE / language).glob("*.ftl")))


@cache
def catalogue(language: str = DEFAULT) -> Catalogue:
    """The catalogue of a language."""
    return Catalogue(language)


def say(key: str, **args: Any) -> str:
    """The message in the words of the default language. Raises `UnknownMessage`."""
    return catalogue().say(key, **args)
