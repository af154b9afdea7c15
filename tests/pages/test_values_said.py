"""The numbers that the rules in our own words and the five minutes say of components are those of the components."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path as Folder
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor
from msgspec import Struct
from msgspec.structs import replace

from app.messages import DEFAULT
from app.messages.speaker import default_speaker
from app.pages.reference import parts_said
from app.pages.shackleton import reference, values
from app.rules.shackleton import components
from app.rules.shackleton.components.shapes import Components, CorporationId
from app.rules.shackleton.ruleset import RULES
from tests.support.words import MESSAGES

Path = tuple[str | int, ...]

SAYING = {"reference.ftl", "five-minutes.ftl", "explain.ftl", "guide.ftl"}
SAID = re.compile(r"^(?:rules-[\w-]+-text|(?:minutes|explain|guide)-[\w-]+)$")
HEADS = re.compile(r"^\s*\d · ")
NUMBER = re.compile(r"(?<![\w-])\d+(?![\w-])")
"""A number, not one within a name such as Helium3."""
UNHEARD_OF = 40
"""What a number is made greater by, so that nothing else is as much."""
SEEN_ON_THE_TABLE = re.compile(
    "astrobot|corporation-(prices|tokens|goals-.-vp)|board-(experiments|impact_rows|token_twins)|projects-.-effects-.-between"
)
"""What texts leave to the table, or say of all corporations at once."""
SPEAKER = default_speaker(MESSAGES).of("shackleton")
COMPONENTS = components.base().components
SECTIONS = [section for part in reference.PARTS for section in part.sections]


class Typed(Visitor):
    """Finds the numbers that are typed into messages."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 (the parser's name)
        self.found += NUMBER.findall(HEADS.sub("", node.value))


def typed(source: str) -> dict[str, list[str]]:
    """The numbers typed into texts of a file, by the messages that have some."""
    found: dict[str, list[str]] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message) and SAID.match(entry.id.name):
            visitor = Typed()
            visitor.visit(entry)
            found |= {entry.id.name: visitor.found} if visitor.found else {}
    return found


@pytest.mark.parametrize("game", ["shackleton"])
def test_no_number_is_typed_into_a_text(game: str) -> None:
    files = [path for path in MESSAGES.files(DEFAULT, game) if path.name in SAYING]
    assert len(files) > 2
    assert {key: found for path in files for key, found in typed(path.read_text(encoding="utf-8")).items()} == {}


def leaves(item: Any, path: Path = ()) -> Iterator[Path]:
    """The numbers that a component writes down, defaults left out, each by its path."""
    if isinstance(item, int) and not isinstance(item, bool):
        yield path
    for name, inner in item.items() if isinstance(item, dict) else enumerate(item) if isinstance(item, list) else ():
        yield from leaves(inner, (*path, name))


def changed(of: Struct, path: Path) -> Any:
    """The component with another number there."""
    plain = msgspec.to_builtins(of)
    *way, last = path
    holder = plain
    for name in way:
        holder = holder[name]
    holder[last] += UNHEARD_OF
    return msgspec.convert(plain, type(of))


def texts_of(sheet: CorporationId, components: Components) -> list[str]:
    """The texts about a corporation."""
    told = values.said(components, SPEAKER, sheet)
    return [SPEAKER.say(f"rules-{section.id}-text", **told) for section in SECTIONS if section.about == sheet]


@pytest.mark.parametrize("sheet", get_args(CorporationId))
def test_each_value_of_a_corporation_is_said(sheet: CorporationId) -> None:
    field = sheet.replace("-", "_")
    written = getattr(COMPONENTS, field)
    before, silent = texts_of(sheet, COMPONENTS), []
    for path in leaves(msgspec.to_builtins(written)):
        if not SEEN_ON_THE_TABLE.match("-".join(map(str, path))):
            after = texts_of(sheet, replace(COMPONENTS, **{field: changed(written, path)}))
            silent += [path] if before == after else []
    assert silent == []


def test_the_rules_are_about_the_components_of_new_games(tmp_path: Folder) -> None:
    folder = tmp_path / "set"
    shutil.copytree(components.BASE, folder)
    file = folder / "artemis.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("centre_vp = 3", "centre_vp = 7"), encoding="utf-8")
    digest = components.use(folder).digest
    said = parts_said(
        reference.PARTS, SPEAKER, RULES.rulebook, {}, None, lambda about: values.values(digest, SPEAKER, about)
    )
    artemis = next(section for part in said for section in part["sections"] if section["id"] == "artemis")
    assert any("worth 7 VP each" in line for line in artemis["lines"])
