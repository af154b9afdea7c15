"""Every problem that the server can answer has its message, so that a page can say it in words of its own."""

import re
from typing import get_args

import pytest

from app import problems
from app.api import problems as edge
from app.messages import DEFAULT
from app.rules.game import BadOptions
from tests.support import message_keys
from tests.support.words import MESSAGES

CODES = {*get_args(problems.Code), *get_args(edge.Code)}
OPTIONS = message_keys.bad_option_codes()
NOT_ANSWERED = {"unreachable", "unknown"}
"""What a page says when there was no answer, or one with a code that it does not know."""


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_problem_has_a_message_whatever_the_game(code: str) -> None:
    assert f"problem-{code}" in MESSAGES.catalogue(DEFAULT)


@pytest.mark.parametrize("code", sorted(OPTIONS))
def test_every_bad_option_has_a_message_of_the_game(code: str) -> None:
    assert f"problem-{code}" in MESSAGES.catalogue(DEFAULT, "skymines")


def test_no_message_is_of_a_problem_that_there_is_not() -> None:
    said = set(re.findall(r"^problem-([\w-]+) =", MESSAGES.source(DEFAULT, "skymines"), re.MULTILINE))
    assert said == CODES | OPTIONS | NOT_ANSWERED


def test_a_problem_of_the_game_keeps_the_game_s_code_and_arguments() -> None:
    told = problems.Unplayable(BadOptions("wrong-number-of-seats", seats=5, most=4))
    assert (told.code, told.told) == ("wrong-number-of-seats", {"seats": 5, "most": 4})
