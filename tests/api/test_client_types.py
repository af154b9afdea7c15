"""The types of the browser's code: made where the document has changed, refused in words where the tool is missing."""

import json
from pathlib import Path

import pytest

from tools import client_types
from tools.client_types import NoTool, first_line, named_types, write_types
from tools.schema import document


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which nothing has been made and nothing is installed."""
    for name in ("TYPES", "TOOL"):
        monkeypatch.setattr(client_types, name, tmp_path / name)
    return tmp_path


def test_types_of_the_same_document_are_not_made_again(folder: Path) -> None:
    described = json.dumps(document(client_types.TYPED), ensure_ascii=False, indent=1)
    (folder / "TYPES").write_text(first_line(described) + "export interface paths {}", "utf-8")
    assert not write_types()


def test_types_of_another_document_are_made_anew(folder: Path) -> None:
    (folder / "TYPES").write_text(first_line("{}") + "export interface paths {}", "utf-8")
    with pytest.raises(NoTool):
        write_types()


def test_what_is_missing_is_named(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoTool, match="openapi-typescript"):
        write_types()
    monkeypatch.setenv("PATH", str(folder))
    with pytest.raises(NoTool, match=r"Node\.js"):
        write_types()


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
