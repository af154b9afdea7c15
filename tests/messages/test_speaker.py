"""A speaker says each message wholly in one language; nothing else knows which one is spoken."""

import ast
from pathlib import Path

import pytest

from app.messages import HERE, Messages, UnknownMessage, merged, name_of_language
from app.messages.speaker import Speaker, default_speaker, for_reader, page_for
from tests.support.games import GAMES
from tests.support.words import MESSAGES, spoken_in

APP = HERE.parent
EDITIONS = {
    "rules/game.py",
    "rules/kit/game.py",
    "rules/shackleton/shackleton.py",
    "rules/skymines/skymines.py",
    "rules/skymines/views/facts.py",
}
"""Where an edition of the rulebook is taken by default."""


def names_default_language(source: str) -> bool:
    """Whether a module names the default language: by the catalogue's name for it, however it is reached, or its code
    as a text that stands for itself. Texts that are keys or examples do not."""
    tree = ast.parse(source)
    keys = {id(key) for node in ast.walk(tree) if isinstance(node, ast.Dict) for key in node.keys}
    keys |= {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.keyword) and node.arg == "examples"
        for part in ast.walk(node)
    }
    return any(
        (isinstance(node, ast.Attribute) and node.attr == "DEFAULT")
        or (isinstance(node, ast.Name) and node.id == "DEFAULT")
        or (isinstance(node, ast.alias) and node.name == "DEFAULT")
        or (isinstance(node, ast.Constant) and node.value in ("en", "DEFAULT") and id(node) not in keys)
        for node in ast.walk(tree)
    )


def test_only_the_catalogue_knows_the_default_language() -> None:
    """Whatever puts something into words is handed a speaker."""
    modules = {
        str(path.relative_to(APP))
        for path in APP.rglob("*.py")
        if HERE not in path.parents and names_default_language(path.read_text(encoding="utf-8"))
    }
    assert modules == EDITIONS


@pytest.mark.parametrize(
    "source",
    ["messages.DEFAULT", "import app.messages as m; m.DEFAULT", 'Speaker(messages, "en")', 'getattr(m, "DEFAULT")'],
)
def test_the_default_language_is_found_however_it_is_named(source: str) -> None:
    assert names_default_language(source)
    assert not names_default_language('PAGES = {"en": 24}')


def test_a_place_is_looked_up_in_the_readers_edition_and_without_a_reader_in_that_of_the_default_language(
    tmp_path: Path,
) -> None:
    german = Speaker(spoken_in(tmp_path, "de", ""), "de", "skymines")
    game = GAMES.rules("skymines")
    assert (page_for(german, game, "energy-cards"), page_for(None, game, "energy-cards")) == ("S. 12", "p. 12")


def test_what_a_language_leaves_out_is_said_in_the_default_one(tmp_path: Path) -> None:
    messages = spoken_in(tmp_path, "de", "log-dropped-out = { $seat } scheidet aus.\nphase-tokens = { $nothing }")
    german = Speaker(messages, "de", "skymines")
    assert german.say("log-dropped-out", seat="Lin") == "Lin scheidet aus."
    assert german.say("phase-tokens") == "Starting tokens"
    assert german.say("site-menu") == "Menu"
    assert german.listed(["A", "B", "C"]) == "A, B und C"
    assert "site-menu" in german and "no-such-message" not in german
    with pytest.raises(UnknownMessage):
        german.say("no-such-message")
    with pytest.raises(UnknownMessage):
        german.of("toy").say("log-dropped-out", seat="Lin")


def test_a_name_that_a_language_leaves_out_lets_the_whole_sentence_be_said_in_the_default_one(tmp_path: Path) -> None:
    messages = spoken_in(tmp_path, "de", "share-picture-round = Runde { $number }")
    english = default_speaker(messages).of("skymines").say("share-picture-round", round=3, rounds=7)
    assert Speaker(messages, "de", "skymines").say("share-picture-round", round=3, rounds=7) == english


def test_a_server_speaks_the_languages_of_its_games_alone(tmp_path: Path) -> None:
    german = spoken_in(tmp_path, "de", "log-dropped-out = { $seat } scheidet aus.")
    assert for_reader(german, "de").language == "de"
    assert for_reader(german, None, "de-AT-u-hc-h23").language == "de"
    assert german.language_of("de", "en") == "en"
    assert german.language_of("qaa", None, "de") == "de"
    private = spoken_in(tmp_path, "qaa", "log-dropped-out = { $seat } scheidet aus.")
    assert (for_reader(private, "qaa").language, for_reader(MESSAGES, "qaa").language) == ("qaa", "en")


def test_words_of_a_game_are_those_of_the_folders_that_it_names(tmp_path: Path) -> None:
    for game in ("toy", "harvest"):
        (tmp_path / "en" / game).mkdir(parents=True)
        (tmp_path / "en" / game / "said.ftl").write_text(f"said-by = {game}\n", encoding="utf-8")
    messages = Messages({"toy": [tmp_path], "harvest": []})
    assert default_speaker(messages).of("toy").say("said-by") == "toy"
    assert "said-by" not in default_speaker(messages).of("harvest")
    assert "log-token-kept" not in default_speaker(messages).of("skymines")


def test_languages_are_called_as_they_call_themselves() -> None:
    assert [name_of_language(item) for item in ("en", "de", "fr", "qps")] == ["English", "Deutsch", "français", "qps"]


def test_of_sources_that_say_the_same_the_first_is_kept() -> None:
    german = "# Auf Deutsch.\na = A\n  .form = F\nc = { $n ->\n   *[other] viele\n }\n"
    english = "a = x\nb = B\nc = many\n"
    assert merged([german, english]).splitlines() == [
        "# Auf Deutsch.", "a = A", "  .form = F", "c = { $n ->", "   *[other] viele", " }", "b = B",
    ]  # fmt: skip
    assert merged([english]) == english
