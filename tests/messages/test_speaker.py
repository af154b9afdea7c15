"""A speaker says each message wholly in one language; nothing else knows which one is spoken."""

import ast
from pathlib import Path

import pytest

from app.messages import HERE, UnknownMessage, language_of, merged, name_of_language
from app.messages.speaker import Speaker, default_speaker, for_reader
from tests.support.words import spoken_in

APP = HERE.parent
OF_LANGUAGES = {"DEFAULT", "catalogue", "say"}
"""What says something without knowing to whom."""


def imported(path: Path) -> set[str]:
    """The names that a module imports from the catalogue."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    found = (node for node in nodes if isinstance(node, ast.ImportFrom) and node.module == "app.messages")
    return {name.name for node in found for name in node.names}


def test_only_the_catalogue_knows_the_default_language() -> None:
    """Whatever puts something into words is handed a speaker. The server reads the catalogue before it is needed."""
    modules = {path: imported(path) & OF_LANGUAGES for path in APP.rglob("*.py") if HERE not in path.parents}
    assert {str(path.relative_to(APP)): names for path, names in modules.items() if names} == {
        "server.py": {"catalogue"}
    }


def test_what_a_language_leaves_out_is_said_in_the_default_one(tmp_path: Path) -> None:
    with spoken_in(tmp_path, "de", "log-dropped-out = { $seat } scheidet aus.\nphase-tokens = { $nothing }"):
        german = Speaker("de", "skymines")
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
    with spoken_in(tmp_path, "de", "share-picture-value = { $company }: { $value } pro Anteil"):
        english = default_speaker().of("skymines").say("share-picture-value", company="tawac", value=3)
        assert Speaker("de", "skymines").say("share-picture-value", company="tawac", value=3) == english


def test_a_language_is_known_as_soon_as_its_folder_is_there_and_no_longer(tmp_path: Path) -> None:
    assert for_reader("de").language == "en"
    with spoken_in(tmp_path, "de", "log-dropped-out = { $seat } scheidet aus."):
        assert for_reader("de").language == "de"
        assert for_reader(None, "de-AT-u-hc-h23").language == "de"
        assert language_of("de", "en") == "en"
        assert language_of("fr", None, "de") == "de"
    assert for_reader("de").language == "en"


def test_languages_are_called_as_they_call_themselves() -> None:
    assert [name_of_language(item) for item in ("en", "de", "fr", "qps")] == ["English", "Deutsch", "français", "qps"]


def test_of_sources_that_say_the_same_the_first_is_kept() -> None:
    german = "# Auf Deutsch.\na = A\n  .form = F\nc = { $n ->\n   *[other] viele\n }\n"
    english = "a = x\nb = B\nc = many\n"
    assert merged([german, english]).splitlines() == [
        "# Auf Deutsch.", "a = A", "  .form = F", "c = { $n ->", "   *[other] viele", " }", "b = B",
    ]  # fmt: skip
    assert merged([english]) == english
