"""The message catalogue: every word that a person reads, in Fluent files.

A folder holds `<language>/*.ftl` for all games, `<language>/<game>/*.ftl` for one, and for a module of it
`<language>/<game>/modules/<name>/*.ftl`. The browser reads the same files, so a message is written once. A sentence
that a language cannot say wholly is said in the default one.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError, negotiate_locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from app.text.direction import isolated

HERE = Path(__file__).parent
DEFAULT = "en"
NAMED = ("company", "kind", "tile", "phase", "category", "why", "tank_or_research")
"""Arguments whose values are ids with a message of their own: company "tawac" is named by `company-tawac`."""

_folders = [HERE]


class UnknownMessage(KeyError):
    """No message of that key, or an argument that it mentions is missing."""


class Catalogue:
    """The messages of one language that all games share, and those of one game; of this language alone."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self._bundle = _bundle(language, game)

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **args: Any) -> str:
        """The message in words. Raises `UnknownMessage`, also for one that mentions what it is not told."""
        if key not in self:
            raise UnknownMessage(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise UnknownMessage(key)
        text, errors = self._bundle.format_pattern(pattern, {name: self._named(name, args[name]) for name in args})
        if errors:
            raise UnknownMessage(f"{key}: {errors[0]}")
        return str(text)

    def listed(self, words: Sequence[str]) -> str:
        """Words in a row, joined by the language's own rule: "one, two, and three"."""
        return format_list([isolated(word) for word in words], locale=_locale(self.language))

    def _named(self, name: str, value: Any) -> Any:
        """An id in words where `NAMED` says so; several as a list; text set apart if it runs the other way; anything
        else as it is."""
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, list | tuple):
            return self.listed([str(self._named(name, part)) for part in value])
        key = f"{name}-{value}"
        if name in NAMED and key in self:
            return self.say(key)
        return isolated(value) if isinstance(value, str) else value


def _bundle(language: str, game: str | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language, game)))
    return bundle


def _locale(language: str) -> Locale:
    """What Unicode's data say of a language; for one that they do not know, of the default one."""
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale.parse(DEFAULT)


def _row(language: str, key: str) -> str:
    said = catalogue(language)
    return (said if key in said else catalogue()).say(key, first="{0}", more="{1}")


def modules(game: str) -> tuple[str, ...]:
    """The modules of a game that have words in the default language."""
    found = (path for folder in _folders for path in (folder / DEFAULT / game / "modules").glob("*"))
    return tuple(sorted({path.name for path in found if path.is_dir()}))


def register_messages(folder: Path) -> None:
    """Know the messages of a folder as well, laid out as this one."""
    _folders.append(folder)
    catalogue.cache_clear()


def forget_messages(folder: Path) -> None:
    """The opposite of `register_messages`."""
    _folders.remove(folder)
    catalogue.cache_clear()


@cache
def numbering(language: str = DEFAULT) -> str:
    """The digits that numbers are written with, by their name in Unicode's data: "latn" for 0 to 9."""
    return str(_locale(language).default_numbering_system)


def joints(language: str = DEFAULT) -> dict[str, str]:
    """How texts are joined in a language, for the browser: patterns of `{0}` and `{1}` for a list of two things ("2"),
    for the "start", the "middle" and the "end" of a longer one, for a "clause" and for a "detail" (lists.ftl).
    """
    rows = {name: _row(language, f"list-{name}") for name in ("clause", "detail")}
    return dict(_locale(language).list_patterns["standard"]) | rows


def languages() -> tuple[str, ...]:
    """The languages that there are messages in."""
    return tuple(sorted({path.relative_to(folder).parts[0] for folder in _folders for path in folder.rglob("*.ftl")}))


def language_of(accepted: str, asked: str | None = None) -> str:
    """The language to speak to whoever accepts these (an `Accept-Language` header), or has asked for one of ours."""
    wanted = [*([asked] if asked else []), *_by_weight(accepted)]
    return negotiate_locale(wanted, languages(), sep="-") or DEFAULT


def _by_weight(accepted: str) -> list[str]:
    """The languages of an `Accept-Language` header, the most wanted first; what cannot be read is not wanted."""
    weighed = []
    for part in accepted.split(","):
        language, _, weight = part.partition(";")
        try:
            weighed.append((float(weight.strip().removeprefix("q=") or 1), language.strip()))
        except ValueError:
            continue
    return [language for weight, language in sorted(weighed, key=lambda one: -one[0]) if weight > 0]


def files(language: str, game: str | None = None, modules: Iterable[str] | None = None) -> Iterator[Path]:
    """The files of a language: those for all games, then those of one game, then those of its modules, or of some."""
    for part in ("", game) if game else ("",):
        for folder in _folders:
            yield from sorted((folder / language / part).glob("*.ftl"))
    for folder in _folders if game else ():
        for module in ("*",) if modules is None else modules:
            yield from sorted((folder / language).glob(f"{game}/modules/{module}/*.ftl"))


def source(language: str = DEFAULT, game: str | None = None) -> str:
    """What a language says for all games and for one game, as Fluent source."""
    return "\n".join(path.read_text(encoding="utf-8") for path in files(language, game))


@cache
def catalogue(language: str = DEFAULT, game: str | None = None) -> Catalogue:
    """The catalogue of a language: what all games share, and the words of one game."""
    return Catalogue(language, game)


def say(key: str, **args: Any) -> str:
    """The message in the words of the default language that all games share. Raises `UnknownMessage`."""
    return catalogue().say(key, **args)
