"""The types of the browser's code: made where the document has changed, refused in words where the tool is missing."""

import json
from pathlib import Path

import pytest

from app.games import GAMES
from tests.support.games import HARVEST
from tools import client_types
from tools.client_types import NoTool, files, first_line, named_types, write_types
from tools.schema import document


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of types that has not been made; the tool is not installed."""
    monkeypatch.setattr(client_types, "TOOL", tmp_path / "no-tool")
    return tmp_path / "schema.d.ts"


def test_types_of_the_same_document_are_not_made_again(file: Path) -> None:
    described = json.dumps(document(GAMES), ensure_ascii=False, indent=1)
    file.write_text(first_line(described) + "export interface paths {}", "utf-8")
    assert not write_types(file, GAMES)


def test_types_of_another_document_are_made_again(file: Path) -> None:
    file.write_text(first_line("{}") + "export interface paths {}", "utf-8")
    with pytest.raises(NoTool):
        write_types(file, GAMES)


def test_what_is_missing_is_named(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoTool, match="openapi-typescript"):
        write_types(file, GAMES)
    monkeypatch.setenv("PATH", str(file.parent))
    with pytest.raises(NoTool, match=r"Node\.js"):
        write_types(file, GAMES)


def test_a_game_whose_face_stands_elsewhere_has_its_types_beside_the_face() -> None:
    beside = {file.parent.parent.name: games for file, games in files().items() if file.parent.name == "face"}
    assert beside == {"harvest": (HARVEST,)}


def test_a_document_made_twice_is_the_same() -> None:
    assert json.dumps(document()) == json.dumps(document())


def test_types_of_a_game_are_in_its_namespace() -> None:
    assert "".join(named_types(["View", "Skymines.View", "Skymines.SeatView", "Toy.View"])).splitlines() == [
        'export type View = components["schemas"]["View"];',
        "export namespace Skymines {",
        '  export type SeatView = components["schemas"]["Skymines.SeatView"];',
        '  export type View = components["schemas"]["Skymines.View"];',
        "}",
        "export namespace Toy {",
        '  export type View = components["schemas"]["Toy.View"];',
        "}",
    ]
