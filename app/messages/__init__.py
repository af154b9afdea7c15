"""The message catalogue: every word that a person reads, in Fluent files.

A folder holds `<language>/*.ftl` for all games, `<language>/<game>/*.ftl` for one, and for a module of it
`<language>/<game>/modules/<name>/*.ftl`. The browser reads the same files, so a message is written once. A sentence
that a language cannot say wholly is said in the default one.

`Messages` are those of a server: made once of the folders that its games name, and handed on with each `Speaker`.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError, negotiate_locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from app.text.direction import isolated

HERE = Path(__file__).parent
DEFAULT = "en"
ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]*[ \t]*=)", re.MULTILINE)
"""The start of a message or a term, which goes on until the next one."""
NAMED_ARGUMENTS = ("company", "kind", "of", "tile", "phase", "category", "why", "tank_or_research")
"""Arguments whose values are ids with a message of their own: company "tawac" is named by `company-tawac`."""


MAX_ARGUMENT_LENGTH = 2000
"""Fluent says no message with a longer argument than 2,500 characters; of one that is longer the beginning is said."""


class UnknownMessage(KeyError):
    """No message of that key, or an argument that it mentions is missing."""


@lru_cache(maxsize=16)
def _parsed(source: str) -> Resource:
    """The messages of a source, which never change."""
    return FluentResource(source)


class Catalogue:
    """The messages of one language that all games share, and those of one game; of this language alone."""

    def __init__(self, messages: "Messages", language: str, game: str | None = None) -> None:
        self.language = language
        self._messages = messages
        self._game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(_parsed(messages.source(language, game)))

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **args: Any) -> str:
        """The message in words. Raises `UnknownMessage`, also for one that mentions what it is not told."""
        if key not in self:
            raise UnknownMessage(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise UnknownMessage(key)
        return self._worded(key, pattern, args)

    def has_forms(self, key: str) -> bool:
        """Whether a message has further forms."""
        return key in self and bool(self._bundle.get_message(key).attributes)

    def forms(self, key: str, **args: Any) -> dict[str, str]:
        """The further forms of a message in words, by their names: its Fluent attributes, as `.accusative` or
        `.gender` of the name of a thing. Raises `UnknownMessage`."""
        if key not in self:
            raise UnknownMessage(key)
        patterns = self._bundle.get_message(key).attributes
        return {name: self._worded(f"{key}.{name}", pattern, args) for name, pattern in patterns.items()}

    def _worded(self, key: str, pattern: Any, args: dict[str, Any]) -> str:
        told = {name: self._named(name, value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, {**self._further(args), **told})
        if errors:
            raise UnknownMessage(f"{key}: {errors[0]}")
        return str(text)

    def _further(self, args: dict[str, Any]) -> dict[str, str]:
        """What a message may look at beside the words of a thing that `NAMED_ARGUMENTS` names: its id (`$company_id`)
        and further forms of its name (`$company_accusative`)."""
        found: dict[str, str] = {}
        for name, value in args.items():
            key = f"{name}-{value}"
            if name in NAMED_ARGUMENTS and isinstance(value, str) and key in self:
                found |= {f"{name}_{form}": text for form, text in self.forms(key).items()} | {f"{name}_id": value}
        return found

    def listed(self, words: Sequence[str]) -> str:
        """Words in a row, joined by the language's own rule: "one, two, and three"."""
        return format_list([isolated(word) for word in words], locale=locale_of(self.language))

    def _leaves_out(self, key: str) -> bool:
        """Whether the default language has a message that this one lacks: then this one cannot say what mentions it."""
        return self.language != DEFAULT and key in self._messages.catalogue(DEFAULT, self._game)

    def _named(self, name: str, value: Any) -> Any:
        """An id in words where `NAMED_ARGUMENTS` says so; several as a list; text set apart if it runs the other way;
        anything else as it is."""
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, list | tuple):
            return self.listed([str(self._named(name, part)) for part in value])[:MAX_ARGUMENT_LENGTH]
        key = f"{name}-{value}"
        if name in NAMED_ARGUMENTS and (key in self or self._leaves_out(key)):
            return self.say(key)
        return isolated(value[:MAX_ARGUMENT_LENGTH]) if isinstance(value, str) else value


class Messages:
    """The messages that a server says: the site's, of this folder, and those of its games.

    `games` are the folders with the words of each game, by its name. A folder may have words for all games as well,
    such as a language that the site does not speak by itself. A new language or message is known to `Messages` that are
    made after it was written; what the browser is sent is read again when its file has changed.
    """

    def __init__(self, games: Mapping[str, Iterable[Path]] | None = None) -> None:
        self._of_games = {game: tuple(dict.fromkeys(folders)) for game, folders in (games or {}).items()}
        self._folders = tuple(dict.fromkeys([HERE, *(folder for item in self._of_games.values() for folder in item)]))
        self._catalogues: dict[tuple[str, str | None], Catalogue] = {}
        self._languages = tuple(sorted({path.relative_to(folder).parts[0] for folder, path in self._all_files()}))
        self._best_of = lru_cache(maxsize=1024)(self._negotiated)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that there are messages in."""
        return self._languages

    def language_of(self, accepted: str, *asked: str | None) -> str:
        """The language to speak to whoever accepts these (an `Accept-Language` header): the first of ours that was
        `asked` for, else the best that is accepted, else the default one."""
        return self._best_of(accepted, asked)

    def catalogue(self, language: str = DEFAULT, game: str | None = None) -> Catalogue:
        """The catalogue of a language: what all games share, and the words of one game."""
        found = self._catalogues.get((language, game))
        if found is None:
            found = self._catalogues[language, game] = Catalogue(self, language, game)
        return found

    def modules(self, game: str) -> tuple[str, ...]:
        """The modules of a game that have words in the default language."""
        folders = self._of_games.get(game, ())
        found = (path for folder in folders for path in (folder / DEFAULT / game / "modules").glob("*"))
        return tuple(sorted({path.name for path in found if path.is_dir()}))

    def joints(self, language: str = DEFAULT) -> dict[str, str]:
        """How texts are joined in a language, for the browser: patterns of `{0}` and `{1}` for a list of two things
        ("2"), for the "start", the "middle" and the "end" of a longer one, for a "clause", a "detail" and a "label"
        (lists.ftl)."""
        rows = {name: self._row(language, f"list-{name}") for name in ("clause", "detail", "label")}
        return dict(locale_of(language).list_patterns["standard"]) | rows

    def source(self, language: str = DEFAULT, game: str | None = None) -> str:
        """What a language says for all games and for one game, as Fluent source."""
        return "\n".join(path.read_text(encoding="utf-8") for path in self.files(language, game))

    def files(self, language: str, game: str | None = None, modules: Iterable[str] | None = None) -> Iterator[Path]:
        """The files of a language: those for all games, then those of one game, then those of its modules, or of
        some. `pages.ftl`, what pages say of a module, is there of all modules: a list of games may name any of them."""
        for folder in self._folders:
            yield from sorted((folder / language).glob("*.ftl"))
        if game is None:
            return
        folders = self._of_games.get(game, ())
        for folder in folders:
            yield from sorted((folder / language / game).glob("*.ftl"))
        known = None if modules is None else frozenset(modules)
        for folder in folders:
            for path in sorted((folder / language).glob(f"{game}/modules/*/*.ftl")):
                if known is None or path.parent.name in known or path.name == "pages.ftl":
                    yield path

    def merged_files(
        self, language: str, game: str | None = None, modules: Iterable[str] | None = None
    ) -> Iterator[tuple[Path, ...]]:
        """The files that say the same in a language and in the default one: those of the language first, the default
        one's behind them, where the messages stand that the language leaves out."""
        named: dict[tuple[str, str], list[Path]] = {}
        known = None if modules is None else tuple(modules)
        for item in dict.fromkeys((language, DEFAULT)):
            for path in self.files(item, game, known):
                named.setdefault((path.parent.name if path.parent.name != item else "", path.stem), []).append(path)
        yield from (tuple(paths) for paths in named.values())

    def _all_files(self) -> Iterator[tuple[Path, Path]]:
        """Each folder with each file in it."""
        return ((folder, path) for folder in self._folders for path in folder.rglob("*.ftl"))

    def _negotiated(self, accepted: str, asked: tuple[str | None, ...]) -> str:
        wanted = [*(item for item in asked if item), *_by_weight(accepted)]
        return negotiate_locale(wanted, self._languages, sep="-") or DEFAULT

    def _row(self, language: str, key: str) -> str:
        said = self.catalogue(language)
        return (said if key in said else self.catalogue()).say(key, first="{0}", more="{1}")


def locale_of(language: str) -> Locale:
    """What Unicode's data say of a language; for one that they do not know, of the default one."""
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale.parse(DEFAULT)


@cache
def numbering(language: str = DEFAULT) -> str:
    """The digits that numbers are written with, by their name in Unicode's data: "latn" for 0 to 9."""
    return str(locale_of(language).default_numbering_system)


def name_of_language(language: str) -> str:
    """What those who speak a language call it: "Deutsch"; its code where Unicode's data do not know it."""
    try:
        return Locale.parse(language, sep="-").get_display_name() or language
    except (UnknownLocaleError, ValueError):
        return language


def _by_weight(accepted: str) -> list[str]:
    """The languages of an `Accept-Language` header, the most wanted first; what cannot be read is not wanted."""
    weighed = []
    for part in accepted.split(","):
        language, _, weight = part.partition(";")
        try:
            weighed.append((float(weight.strip().removeprefix("q=") or 1), language.strip()))
        except ValueError:
            continue
    return [language for weight, language in sorted(weighed, key=lambda item: -item[0]) if weight > 0]


def merged(sources: Sequence[str]) -> str:
    """Fluent sources as one: of a message that several have the first one is kept."""
    if len(sources) == 1:
        return sources[0]
    kept: dict[str, str] = {}
    for entry in (entry for source in sources for entry in ENTRY.split(source) if entry.strip()):
        kept.setdefault(entry.partition("=")[0].strip(), entry.rstrip("\n"))
    return "\n".join(kept.values()) + "\n"
