"""Every word that the rules can ask for is in the catalogue, once, and takes the arguments it is given."""

import random
import re
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from app import rules
from app.messages import DEFAULT, HERE, Messages, UnknownMessage
from app.rules.game import Line, Refused
from app.rules.skymines.board.scores import score
from app.rules.skymines.vocabulary.state import State
from tests.support import message_keys
from tests.support.rules.playing import play
from tests.support.rules.positions import GAME
from tests.support.words import MESSAGES, say, spoken_in

KEYS = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
SAMPLED = 4


def test_the_scan_finds_what_it_is_for() -> None:
    assert {"price-printed", "score-tank", "energy-line-double"} <= message_keys.line_keys()
    assert {
        "not-your-turn",
        "slot-off",
        "majority-exceeded",
        "column-full",
        "not-an-action",
    } <= message_keys.refusal_codes()
    assert {"threshold", "no-plan", "flip", "titanium", "track-end"} <= message_keys.whys()
    assert {"crater", "maintenance"} <= message_keys.whys("shackleton")
    assert "no-human" in message_keys.bad_option_codes()
    assert {"bonus", "gain", "pay-seat"} <= message_keys.line_keys("shackleton")
    assert {"goal-taken", "slot-taken", "no-swap", "cannot-ship"} <= message_keys.refusal_codes("shackleton")
    assert "unknown-corporation" in message_keys.bad_option_codes("shackleton")


def test_no_code_of_a_refusal_is_put_together() -> None:
    """Otherwise nothing finds the words that it lacks."""
    sources = sorted(Path(rules.__file__).parent.rglob("*.py"))
    made = {path: message_keys.made_up_codes(path.read_text(encoding="utf-8")) for path in sources}
    assert {path: places for path, places in made.items() if places} == {}


def test_a_code_that_is_put_together_is_found() -> None:
    for source in (
        'raise IllegalMove(f"no-{kind}", "turns")',
        'Refusal("no-" + kind, rulebook.TURNS)',
        'x = ("none" if a else f"no-{kind}", rulebook.TURNS)',
        'code = "no-{}".format(kind)',
        "def _why(): return f'no-{kind}'",
    ):
        assert message_keys.made_up_codes(source), source
    assert not message_keys.made_up_codes('Refusal("no-seat" if a else code, rulebook.TURNS, {"x": f"{y}"})')


FOUND: Final[Sequence[tuple[str, Callable[[str], set[str]]]]] = (
    ("", message_keys.line_keys),
    ("refused-", message_keys.refusal_codes),
    ("why-", message_keys.whys),
    ("problem-", message_keys.bad_option_codes),
)
"""How the keys of messages begin, and what finds their ends in the rules of a game: each reads all of its source, so
that no test is made for each of them while tests are collected."""


@pytest.mark.parametrize("game", message_keys.GAMES)
@pytest.mark.parametrize(("begins", "found"), FOUND, ids=("lines", "refusals", "reasons", "bad options"))
def test_all_that_the_rules_say_has_words(game: str, begins: str, found: Callable[[str], set[str]]) -> None:
    catalogue = MESSAGES.catalogue(DEFAULT, game)
    assert [key for end in sorted(found(game)) if (key := f"{begins}{end}") not in catalogue] == []


@pytest.mark.parametrize("seed", range(9))
def test_all_that_choices_say_in_random_games_has_words(seed: int) -> None:
    draw = random.Random(seed)
    for played in play(seed):
        if draw.randrange(SAMPLED) == 0:
            for seat in GAME.to_move(played.state):
                _say_choices(played.state, seat)
    for seat in range(len(played.state.seats)):
        for category in score(played.state, seat):
            assert all(_said(line) for line in category.lines)


def _say_choices(state: State, seat: int) -> None:
    choices = GAME.choices(state, seat)
    assert all(_said(line) for lines in choices.lines for line in lines)
    assert all(_refusal_said(refused) for refused in choices.refused)


def _said(line: Line) -> str:
    amount: dict[str, Any] = {} if line.amount is None else {"amount": line.amount}
    return say(line.key, **{**line.args, **amount})


def _refusal_said(refused: Refused) -> str:
    assert refused.rule
    return say(f"refused-{refused.code}", **refused.args)


@pytest.mark.parametrize("game", message_keys.GAMES)
def test_no_key_is_written_twice(game: str) -> None:
    for language in MESSAGES.languages:
        found = Counter(KEYS.findall(MESSAGES.source(language, game)))
        assert [key for key, number in found.items() if number > 1] == []


@pytest.mark.parametrize("game", message_keys.GAMES)
def test_no_language_says_what_the_default_one_does_not(game: str) -> None:
    known = set(KEYS.findall(MESSAGES.source(DEFAULT, game)))
    for language in MESSAGES.languages:
        assert set(KEYS.findall(MESSAGES.source(language, game))) <= known, language


MADE_UP = "qaa"
"""A code that stands for no language, and never will."""


def test_a_language_is_said_as_far_as_it_goes(tmp_path: Path) -> None:
    german = spoken_in(tmp_path, "de", "log-dropped-out = { $seat } scheidet aus.").catalogue("de", "skymines")
    assert german.say("log-dropped-out", seat="Lin") == "Lin scheidet aus."
    assert "log-token-kept" not in german
    assert german.listed(["A", "B", "C"]) == "A, B und C"


def test_the_language_is_the_one_asked_for_or_the_best_that_is_accepted(tmp_path: Path) -> None:
    messages = spoken_in(tmp_path, MADE_UP, "log-dropped-out = { $seat } drips ut.")
    assert {MADE_UP, "en"} <= set(messages.languages)
    assert messages.language_of("") == "en"
    assert messages.language_of(f"zxx, {MADE_UP}-CH;q=0.8, en;q=0.5") == MADE_UP
    assert messages.language_of(f"{MADE_UP};q=0, en") == "en"
    assert messages.language_of(f"{MADE_UP};q=much, *") == "en"
    assert messages.language_of("en", MADE_UP) == MADE_UP
    assert messages.language_of(MADE_UP, "zxx") == MADE_UP
    assert MESSAGES.language_of(MADE_UP) == "en"


def test_a_game_has_words_of_its_own() -> None:
    assert "log-token-kept" not in MESSAGES.catalogue(DEFAULT)
    assert "log-undone" in MESSAGES.catalogue(DEFAULT)


def test_what_pages_say_of_modules_is_there_whatever_is_in_play() -> None:
    files = list(MESSAGES.files(DEFAULT, "skymines", ("belt",)))
    of_modules = {(path.parent.name, path.stem) for path in files if path.parent.parent.name == "modules"}
    assert {("belt", "log"), ("belt", "pages"), ("missions", "pages")} <= of_modules
    assert ("missions", "log") not in of_modules


def not_understood(messages: Messages, language: str, game: str = "skymines") -> list[str]:
    """The entries of a language's files that Fluent skips, because it cannot read them."""
    known = messages.catalogue(language, game)
    written = (key for path in messages.files(language, game) for key in KEYS.findall(path.read_text(encoding="utf-8")))
    return [key for key in written if key not in known]


def test_every_entry_of_the_files_is_understood(tmp_path: Path) -> None:
    assert not any(
        not_understood(MESSAGES, language, game) for language in MESSAGES.languages for game in message_keys.GAMES
    )
    assert {path for game in message_keys.GAMES for path in MESSAGES.files(DEFAULT, game)} == set(
        (HERE / DEFAULT).rglob("*.ftl")
    )
    broken = spoken_in(tmp_path, MADE_UP, "log-dropped-out = { $seat drips ut.")
    assert not_understood(broken, MADE_UP) == ["log-dropped-out"]


def test_ids_are_said_as_names() -> None:
    assert say("gain-on-track", amount=1, company="tawac") == "1 space on the Tawac track"


def test_an_unknown_key_and_a_missing_argument_are_errors() -> None:
    with pytest.raises(UnknownMessage):
        say("no-such-message")
    with pytest.raises(UnknownMessage):
        say("log-token-kept")
