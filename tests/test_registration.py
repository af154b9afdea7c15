"""Component sets by game: which folder each registered game is loaded with."""

from pathlib import Path

import msgspec
import pytest

from app.registration import GameRegistration, load_games
from app.settings import Settings, SettingsError, load_settings
from tests.support.games import HARVEST, TOY


def listening(game: GameRegistration, heard: dict[str, Path | None]) -> GameRegistration:
    """The same game, which writes down what folder it is loaded with."""

    def load(folder: Path | None) -> object:
        heard[game.name] = folder
        return game.load(folder)

    return msgspec.structs.replace(game, load=load)


def folders_with(settings: Settings) -> dict[str, Path | None]:
    heard: dict[str, Path | None] = {}
    load_games([listening(TOY, heard), listening(HARVEST, heard)], settings)
    return heard


def test_the_plain_setting_is_for_the_default_game(tmp_path: Path) -> None:
    assert folders_with(load_settings(components_dir=tmp_path)) == {"toy": tmp_path, "harvest": None}


def test_each_game_is_loaded_with_its_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = tmp_path / "a=b", tmp_path / "two"
    one.mkdir()
    two.mkdir()
    monkeypatch.setenv("COMPONENTS_DIRS", f"harvest={one}:toy={two}")
    assert folders_with(load_settings()) == {"toy": two, "harvest": one}


def test_both_settings_go_together_for_different_games(tmp_path: Path) -> None:
    settings = load_settings(components_dir=tmp_path, components_dirs=f"harvest={tmp_path}")
    assert folders_with(settings) == {"toy": tmp_path, "harvest": tmp_path}


def test_the_default_game_is_not_named_by_both(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"^COMPONENTS_DIRS: toy "):
        folders_with(load_settings(components_dir=tmp_path, components_dirs=f"toy={tmp_path}"))


def test_a_game_that_is_not_registered_is_named_beside_those_that_are(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"^COMPONENTS_DIRS: .*'unheard'.*toy, harvest$"):
        folders_with(load_settings(components_dirs=f"unheard={tmp_path}"))
