"""Every word that the rules can ask for is in the catalogue, once, and takes the arguments it is given."""

import random
import re
from collections import Counter
from typing import Any

import pytest

from app.messages import DEFAULT, HERE, Catalogue, UnknownMessage, catalogue, languages, say, source
from app.rules import skymines
from app.rules.game import Line, Refused
from app.rules.skymines.board.scoring import score
from app.rules.skymines.vocabulary.state import State
from tests.messages import keys
from tests.rules.playing import play
from tests.rules.positions import GAME

KEYS = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
SAMPLED = 4


def test_the_scan_finds_what_it_is_for() -> None:
    assert {"price-printed", "score-tank", "energy-line-double"} <= keys.line_keys()
    assert {"not-your-turn", "slot-off", "majority-exceeded", "column-full", "not-an-action"} <= keys.refusal_codes()
    assert {"threshold", "no-plan", "flip"} <= keys.whys()
    assert "no-human" in keys.bad_option_codes()
    assert keys.SOURCES and skymines.__doc__


@pytest.mark.parametrize("key", sorted(keys.line_keys()))
def test_every_line_has_words(key: str) -> None:
    assert key in catalogue()


@pytest.mark.parametrize("code", sorted(keys.refusal_codes()))
def test_every_refusal_has_words(code: str) -> None:
    assert f"refused-{code}" in catalogue()


@pytest.mark.parametrize("why", sorted(keys.whys()))
def test_every_reason_has_words(why: str) -> None:
    assert f"why-{why}" in catalogue()


@pytest.mark.parametrize("code", sorted(keys.bad_option_codes()))
def test_every_bad_option_has_words(code: str) -> None:
    assert f"bad-{code.removeprefix('bad-')}" in catalogue()


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


def test_no_key_is_written_twice() -> None:
    for language in languages():
        found = Counter(KEYS.findall(source(language)))
        assert [key for key, number in found.items() if number > 1] == []


def test_every_language_says_everything_that_the_default_does() -> None:
    spoken = set(KEYS.findall(source(DEFAULT)))
    for language in languages():
        assert spoken <= set(KEYS.findall(source(language))), language


def test_every_entry_of_the_files_is_understood() -> None:
    """Fluent skips an entry that it cannot read; none is skipped."""
    for path in (HERE / DEFAULT).glob("*.ftl"):
        written = KEYS.findall(path.read_text(encoding="utf-8"))
        assert [key for key in written if key not in catalogue()] == [], path.name


def test_ids_are_said_as_names() -> None:
    assert say("log-marker-advanced", seat="Lin", spaces=1, company="tawac", to=4) == (
        "Lin advances 1 space on the Tawac track, to space 4."
    )
    assert say("why-threshold") in say("log-coins-gained", seat="Lin", amount=2, why="threshold")


def test_an_unknown_key_and_a_missing_argument_are_errors() -> None:
    with pytest.raises(UnknownMessage):
        say("no-such-message")
    with pytest.raises(UnknownMessage):
        Catalogue(DEFAULT).say("log-token-kept")
