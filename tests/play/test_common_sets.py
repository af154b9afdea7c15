"""A game begins with the newest component set that each living process knows."""

from collections.abc import Collection
from typing import Any, cast

import pytest

from app.play.common_sets import CommonSets
from app.rules.game import Game
from app.rules.shackleton.components.load import FORMER as SHACKLETON
from app.rules.skymines.components.load import FORMER as SKYMINES
from tests.support.games import GAMES


class ThreeSets:
    """A game with a set of its own, and two that were built in before."""

    name = "three"

    def component_sets(self) -> tuple[str, ...]:
        return ("new", "former", "old")


GAME = cast(Game, ThreeSets())


@pytest.mark.parametrize(
    ("known", "begun"),
    [
        ([], "new"),
        ([("new", "former", "old")], "new"),
        ([("new", "former", "old"), ("former", "old")], "former"),
        ([("new", "former", "old"), ("newest", "former", "old"), ("old",)], "old"),
        ([("new", "former", "old"), None], "former"),
        ([("new", "former", "old"), None, ("old",)], "old"),
        ([("new", "former", "old"), ("another",)], "new"),
    ],
)
def test_the_newest_that_all_know(known: list[Collection[str] | None], begun: str) -> None:
    sets = CommonSets()
    sets.update(known)
    assert sets.newest(GAME) == begun


@pytest.mark.parametrize("former", [SKYMINES, SHACKLETON])
def test_each_set_that_was_built_in_has_its_place_in_the_order(former: dict[str, Any]) -> None:
    (folder,) = {path.parent for path in former.values()}
    assert former.keys() == {path.name for path in folder.iterdir() if path.is_dir()}


@pytest.mark.parametrize("name", ["skymines", "shackleton"])
def test_sets_that_were_built_in_keep_their_order_whichever_was_loaded(name: str) -> None:
    game = GAMES.rules(name)
    before = game.component_sets()
    for digest in reversed(before):
        game.table_facts(digest)
    assert game.component_sets() == before
