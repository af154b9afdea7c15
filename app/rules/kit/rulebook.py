"""The rulebook of a game: the places that rules are cited from, and the page of each in every edition.

A rule is cited by its place: ids are what the rules hold, compare and send each other. A page is said only to a reader,
of the edition in the reader's language.
"""

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

Places = Mapping[str, Mapping[str, int | str]]
"""Places of the rulebook with their pages by language, in every edition of it; what has no page by its name."""


class Edition(Struct, frozen=True):
    """The rulebook in one language: the page of each place (a booklet of its own by its name), and how a page is
    written there."""

    written: str
    pages: Mapping[str, int | str]


class Rulebook:
    """The editions of a rulebook by their languages. The first one has every place; it is cited where there is none of
    the reader's language, or none that has the place. `further` are the places that modules bring."""

    def __init__(self, editions: Mapping[str, Edition], further: Places | None = None) -> None:
        self.editions = editions
        self.further = further or {}
        self._remembered = lru_cache(maxsize=1024)(self._page)

    def with_places(self, further: Places) -> "Rulebook":
        """The same with the places that modules bring."""
        return Rulebook(self.editions, further)

    def page(self, place: str, language: str) -> str:
        """The page of a place as a reader of this language looks it up, "p. 12". Raises `KeyError` for a place that
        neither the rulebook nor a module knows."""
        return self._remembered(place, language)

    def written(self, pages: str, language: str) -> str:
        """Pages as this language's edition writes them, "p. 4-8"; as they are without an edition."""
        own = self.editions.get(language.partition("-")[0]) or next(iter(self.editions.values()), None)
        return own.written.format(pages) if own else pages

    def pages(self, language: str) -> dict[str, str]:
        """The pages of all places, for a reader of this language."""
        own = next(iter(self.editions.values())).pages if self.editions else {}
        return {place: self.page(place, language) for place in (*own, *self.further)}

    def _page(self, place: str, language: str) -> str:
        for spoken in (language.partition("-")[0], *list(self.editions)[:1]):
            edition = self.editions.get(spoken)
            if edition is not None and (found := self._page_in(spoken, edition, place)) is not None:
                return found if isinstance(found, str) else edition.written.format(found)
        raise KeyError(place)

    def _page_in(self, language: str, edition: Edition, place: str) -> int | str | None:
        """The page of a place in one edition; None where nobody has said it."""
        if place in edition.pages:
            return edition.pages[place]
        return self.further.get(place, {}).get(language)


NO_RULEBOOK = Rulebook({})
"""Of a game that names no edition."""
