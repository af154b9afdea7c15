"""When two names count as the same. The browser's folding is held to the same examples (tests/js/folding.test.mjs)."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.text.comparison import folded

EXAMPLES = json.loads((Path(__file__).parent / "folding.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("names", EXAMPLES["alike"])
def test_names_that_differ_in_case_width_or_form_are_the_same(names: list[str]) -> None:
    assert len({folded(name) for name in names}) == 1


@pytest.mark.parametrize("names", EXAMPLES["different"])
def test_names_with_other_letters_are_not(names: list[str]) -> None:
    assert len({folded(name) for name in names}) == len(names)


@given(st.text())
def test_case_never_tells_names_apart(name: str) -> None:
    assert folded(name.upper()) == folded(name.upper().lower())
