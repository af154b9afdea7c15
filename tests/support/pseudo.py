"""A language made of English, to see what is not said by the catalogue: each of its texts has accents on its vowels, so
that a word without any was written somewhere else."""

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import BaseNode, Resource, TextElement

from app.messages import DEFAULT, HERE
from app.messages.speaker import Speaker
from app.registration import GameRegistration, messages_of
from tests.support.words import with_words

PSEUDO = "qps"
"""A code for private use: no language has it."""
OURS = (HERE, Path(__file__).with_name("messages"))
ACCENTS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
SAME = frozenset({"Regolith", "and"})
"""What is left as it is: the name of the site, and what joins a list, which Unicode's data say and no message does."""
_WORD = re.compile(r"[A-Za-zÀ-ÿ]{2,}")
_ADDRESS = re.compile(r"\S*(?:://|@)\S*|/\S+")


def pseudo(folder: Path) -> tuple[GameRegistration, ...]:
    """The games of tests, which speak this language as well; its words are kept in `folder`."""
    for place in OURS:
        for path in (place / DEFAULT).rglob("*.ftl"):
            copy = folder / PSEUDO / path.relative_to(place / DEFAULT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            with copy.open("a", encoding="utf-8") as file:
                file.write(accented(path.read_text(encoding="utf-8")))
    return with_words(folder)


def pseudo_speaker(folder: Path) -> Speaker:
    """Who speaks this language; its words are kept in `folder`."""
    return Speaker(messages_of(pseudo(folder)), PSEUDO)


@cache
def accented(source: str) -> str:
    """Fluent source whose texts have accents."""
    resource = FluentParser(with_spans=False).parse(source)
    for text in texts_of(resource):
        text.value = text.value.translate(ACCENTS)
    assert isinstance(resource, Resource)
    return FluentSerializer().serialize(resource)


def texts_of(node: object) -> Iterator[TextElement]:
    """All texts within a part of Fluent source."""
    match node:
        case TextElement():
            yield node
        case BaseNode():
            for part in vars(node).values():
                yield from texts_of(part)
        case list():
            for part in node:
                yield from texts_of(part)


def unsaid(text: str, *names: str) -> list[str]:
    """The words of a text that no message said: those with vowels and without accents, but for addresses and what is
    the same in every language, as the names of people."""
    known = SAME | {part for name in names for part in _WORD.findall(name)}
    words = _WORD.findall(_ADDRESS.sub(" ", text))
    return [word for word in words if re.search("[aeiouyAEIOUY]", word) and word.isascii() and word not in known]


@cache
def unsaid_source(source: str) -> list[str]:
    """The same of Fluent source."""
    return [word for text in texts_of(FluentParser(with_spans=False).parse(source)) for word in unsaid(text.value)]


class _Words(HTMLParser):
    """All that a page shows or reads out."""

    SPOKEN = ("alt", "title", "aria-label", "placeholder", "aria-description")
    SILENT = ("script", "style", "kbd")

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what attributes say."""
        self._silent += tag in self.SILENT
        given = dict(attrs)
        self.found += [value for name, value in attrs if name in self.SPOKEN and value]
        said = given.get("name") == "description" or given.get("property") in (
            "og:title",
            "og:description",
            "og:image:alt",
        )
        if tag == "meta" and said:
            self.found.append(given.get("content") or "")

    def handle_endtag(self, tag: str) -> None:
        """Listen again behind what is silent."""
        self._silent -= tag in self.SILENT

    def handle_data(self, data: str) -> None:
        """Note a text."""
        if not self._silent:
            self.found.append(data)


def words_of(page: str) -> str:
    """What a page, or a picture in SVG, says."""
    parser = _Words()
    parser.feed(page)
    return "\n".join(parser.found)
