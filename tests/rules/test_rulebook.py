"""Rules are cited by places of the rulebook; what a reader is told is the page in their edition."""

import pytest

from app.rules.kit.rulebook import Edition, Rulebook
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.modules.missions import MISSIONS
from tests.support.rules.playing import play
from tests.support.rules.positions import GAME

PLACES = {value for name, value in vars(rulebook).items() if name.isupper() and isinstance(value, str)}


@pytest.mark.parametrize("language", rulebook.RULEBOOK.editions)
def test_every_place_has_a_page_in_every_edition(language: str) -> None:
    assert set(rulebook.RULEBOOK.editions[language].pages) == PLACES and len(PLACES) > 20


@pytest.mark.parametrize("language", rulebook.RULEBOOK.editions)
def test_the_places_stand_in_the_order_of_the_book(language: str) -> None:
    pages = [page for page in rulebook.RULEBOOK.editions[language].pages.values() if isinstance(page, int)]
    assert pages == sorted(pages) and pages[-1] <= 32


@pytest.mark.parametrize(
    ("language", "said"), [("en", "p. 12"), ("de", "S. 12"), ("fr", "p. 12"), ("de-AT", "S. 12"), ("pl", "p. 12")]
)
def test_a_page_is_said_as_in_the_reader_s_edition(language: str, said: str) -> None:
    assert GAME.page(rulebook.ENERGY_CARDS, language) == said


def test_a_place_that_an_edition_does_not_have_is_cited_from_the_first_one() -> None:
    """An edition is added here, while a module says the pages of its places by itself."""
    ours = GAME.rules.rulebook
    spanish = Edition("pág. {}", {rulebook.ENERGY_CARDS: 12})
    book = Rulebook({**ours.editions, "es": spanish}, ours.further)
    assert book.page(rulebook.ENERGY_CARDS, "es") == "pág. 12"
    assert book.page(rulebook.PLANNING, "es") == "p. 10"
    assert book.page(MISSIONS, "es") == "p. 25"
    with pytest.raises(KeyError):
        book.page("no-such-place", "es")


def test_each_game_names_its_own_editions_and_may_have_none() -> None:
    book = Rulebook({"it": Edition("pag. {}", {"turns": 3})})
    assert book.page("turns", "en") == "pag. 3" and book.pages("en") == {"turns": "pag. 3"}
    assert Rulebook({}).pages("en") == {}
    with pytest.raises(KeyError):
        Rulebook({}).page("turns", "en")


def test_a_booklet_of_its_own_is_named() -> None:
    assert GAME.page(rulebook.LUNA, "en") == "Luna"


def test_what_is_refused_in_play_is_refused_by_a_place_of_the_rulebook() -> None:
    cited = {
        refused.rule
        for played in play(0)
        for seat in range(len(played.state.seats))
        for refused in GAME.choices(played.state, seat).refused
    }
    assert len(cited) > 5 and cited <= PLACES


def test_the_facts_cite_the_pages_of_the_reader_s_edition() -> None:
    said = {reason["rule"] for reason in GAME.table_facts(None, "de")["occasions"].values()}
    assert {"S. 10", "S. 12"} <= said and not any(rule.startswith("p.") for rule in said)
