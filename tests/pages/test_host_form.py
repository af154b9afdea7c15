"""What the form with which a host opens a table of Skymines takes from its modules."""

from typing import Literal

import pytest

from app.messages import DEFAULT
from app.pages.skymines.host_form import BY_CHAPTER, choices_of, choosing
from app.rules.skymines.ruleset import RULES
from app.rules.skymines.vocabulary.modules.threats import ThreatsOptions
from tests.support.rules.positions import GAME
from tests.support.words import MESSAGES

OFFERED = choosing(GAME.table_facts()).modules


def test_every_module_is_offered_by_itself_or_by_a_chapter() -> None:
    assert {module.name for module in OFFERED} | set(BY_CHAPTER) == {module.name for module in RULES.modules}


@pytest.mark.parametrize("name", [module.name for module in OFFERED])
def test_every_module_that_is_offered_has_its_words(name: str) -> None:
    known = MESSAGES.catalogue(DEFAULT, "skymines")
    for key in (f"home-module-{name}", f"home-module-{name}-hint", f"options-module-{name}"):
        assert key in known, f"say {key} in skymines/pages.ftl"


def test_every_need_of_a_module_stands_before_it() -> None:
    names = [module.name for module in OFFERED]
    assert all(names.index(need) < names.index(module.name) for module in OFFERED for need in module.needs)


def test_the_choices_of_an_option_follow_from_its_type() -> None:
    assert choices_of(Literal["a", "b"] | None) == (None, "a", "b")
    assert choices_of(Literal[1, 2]) == (1, 2)
    assert choices_of(int | None) == choices_of(tuple[int, ...]) == ()
    [threats] = [module for module in OFFERED if module.name == "threats"]
    assert threats.options.keys() == {"threat"} < set(ThreatsOptions.__struct_fields__)
    assert None in threats.options["threat"]
