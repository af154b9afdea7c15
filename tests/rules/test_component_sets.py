"""Several component sets in one server: a game is played with the one it was begun with."""

from pathlib import Path
from shutil import copytree

import pytest

from app.rules.shackleton import components as of_shackleton
from app.rules.shackleton.components.load import FORMER as FORMER_OF_SHACKLETON
from app.rules.shackleton.shackleton import shackleton
from app.rules.skymines.components import BASE, base, known, load, of
from app.rules.skymines.components.load import FORMER
from app.rules.skymines.skymines import skymines
from tests.support.rules.positions import fold, seats


def test_games_of_both_sets_are_known_and_each_keeps_its_own(tmp_path: Path) -> None:
    folder = tmp_path / "ours"
    copytree(BASE, folder)
    setup = folder / "setup.toml"
    setup.write_text(setup.read_text().replace("coins = 1", "coins = 2", 1))
    built_in, ours = skymines(), skymines(folder)
    before, after = (game.component_sets()[0] for game in (built_in, ours))
    assert before != after and {before, after} <= set(ours.component_sets())
    state = fold(ours.new_game({}, seats(2), b"moon"))
    assert (ours.components(state), state.seats[0].coins) == (after, 2)
    assert ours.table_facts()["setup"]["coins"] == 2 and ours.table_facts(before)["setup"]["coins"] == 1


@pytest.mark.parametrize("digest", FORMER)
def test_sets_that_were_built_in_once_are_known_for_ever(digest: str) -> None:
    """The folder bears the digest of what lies in it, so that a changed value is found."""
    assert load(FORMER[digest]).digest == digest != base().digest
    assert of(digest).digest == digest in known()
    assert digest in skymines().component_sets() and skymines().component_sets()[0] == base().digest


def test_the_first_set_is_among_them() -> None:
    assert "65e1b07ef4cc317e011cfdf1984cf3b3ea3d6c0cae539dfeb8984a15c0968640" in FORMER


@pytest.mark.parametrize("digest", FORMER_OF_SHACKLETON)
def test_former_sets_of_shackleton_base_are_known_for_ever(digest: str) -> None:
    assert of_shackleton.load(FORMER_OF_SHACKLETON[digest]).digest == digest != of_shackleton.base().digest
    assert of_shackleton.of(digest).digest == digest in of_shackleton.known()
    game = shackleton()
    assert digest in game.component_sets() and game.component_sets()[0] == of_shackleton.base().digest


def test_the_set_of_the_recorded_games_of_shackleton_base_is_among_them() -> None:
    assert "d1d309d0b6bc26a507923503bcaeb1cba010b123eb05adbbd2ee3374a772a992" in FORMER_OF_SHACKLETON
