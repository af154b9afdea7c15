"""A speaker says each message wholly in one language; nothing else knows which one is spoken."""

import ast
from pathlib import Path

import pytest

from app.messages import HERE, Messages, UnknownMessage, merged, name_of_language
from app.messages.speaker import Speaker, default_speaker, for_reader
from tests.support.words import MESSAGES, spoken_in

APP = HERE.parent
EDITION = {"api/problems.py", "play/table_documents.py"}
"""What cites the pages of the default language's edition to readers of any language."""


def imported(path: Path) -> set[str]:
    """The names that a module imports from the catalogue."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    found = (node for node in nodes if isinstance(node, ast.ImportFrom) and node.module == "app.messages")
    return {name.name for node in found for name in node.names}


def test_only_the_catalogue_knows_the_default_language() -> None:
    """Whatever puts something into words is handed a speaker."""
    modules = {path for path in APP.rglob("*.py") if HERE not in path.parents and "DEFAULT" in imported(path)}
    assert {str(path.relative_to(APP)) for path in modules} == EDITION


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
    messages = spoken_in(tmp_path, "de", "share-picture-value = { $company }: { $value } pro Anteil")
    english = default_speaker(messages).of("skymines").say("share-picture-value", company="tawac", value=3)
    assert Speaker(messages, "de", "skymines").say("share-picture-value", company="tawac", value=3) == english


def test_a_server_speaks_the_languages_of_its_games_alone(tmp_path: Path) -> None:
    german = spoken_in(tmp_path, "de", "log-dropped-out = { $seat } scheidet aus.")
    assert for_reader(german, "de").language == "de"
    assert for_reader(german, None, "de-AT-u-hc-h23").language == "de"
    assert german.language_of("de", "en") == "en"
    assert german.language_of("fr", None, "de") == "de"
    assert for_reader(MESSAGES, "de").language == "en"


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
