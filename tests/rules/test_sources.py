"""Where values of modules come from, and that they stand in data files, not in code."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.rules.kit.component_files import BadComponents
from app.rules.skymines import components, modules
from app.rules.skymines.components.belt import FILE, FOLDER, chart, load_belt
from app.rules.skymines.components.check_belt import source_faults
from app.rules.skymines.components.further import (
    board_faults,
    campaign,
    campaign_faults,
    printed_faults,
    read_further,
    status_card,
    status_faults,
    threat_board,
)
from app.rules.skymines.components.shapes.nouns import SourceOf
from app.rules.skymines.components.sources import sources
from app.rules.skymines.ruleset import RULES
from app.rules.skymines.views.facts import table_facts
from app.rules.skymines.vocabulary import modules as words
from tests.support.rules.putting import put

INDEX = components.base()
NAMES = ("belt", "campaign", "missions", "threats")
MAP_OF_GAMES_BEGUN = "64d023f6fa0a0b39a6eb778cc808f168ac2681e262471fd3b853f269ef51fb81"

NO_VALUES = {"CHAPTERS", "MODULES", "WITH_OUTPOSTS", "FIRST_OWN_SPACE", "THREAT_CHAPTER", "COLUMNS"}
"""What chapters there are, which modules, outposts and points are whose, and the columns of a card: no printed values,
but what the rules are about."""


def named(name: str) -> dict[str, str]:
    """The entries of a module's file with a source of their own."""
    return {entry.entry: entry.source for entry in sources(f"{name}.toml").entries}


def test_the_map_says_what_of_it_is_printed() -> None:
    said = sources(FILE)
    assert said.file == "reconstructed"
    assert {entry.source for entry in said.entries} == {"rulebook"}
    assert {entry.entry for entry in said.entries} == {
        "asteroids[1].linked",
        "asteroids[10].screen",
        "asteroids[14].screen",
        "asteroids[15].screen",
        "asteroids[15].linked",
        "asteroids[18].spaces",
        "paths[11].number",
        "paths[13].ends",
        "paths[13].track",
        "paths[16].number",
        "paths[19].ends",
        "paths[19].energy",
        "stations.columns",
    }


def test_sources_of_the_map_are_no_part_of_its_digest(tmp_path: Path) -> None:
    assert chart().digest == MAP_OF_GAMES_BEGUN
    text = (FOLDER / FILE).read_text()
    first = text.index("[[sources]]")
    (tmp_path / FILE).write_text(text[:first] + text[text.index("[[sources]]", first + 1) :])
    assert load_belt(tmp_path / FILE).digest == chart().digest


def test_entries_of_the_other_files_say_their_own_source() -> None:
    assert set(named("missions").values()) == {"rulebook"} and sources("missions.toml").file == "reconstructed"
    assert set(named("missions")) == {
        "status",
        "missions[camp].tasks[scientists]",
        "missions[foundry].tasks[units]",
        "missions[frontier].tasks[expand]",
        "missions[institute].tasks[tank]",
    }
    assert set(named("threats").values()) == {"reconstructed"} and sources("threats.toml").file == "rulebook"
    assert set(named("threats")) == {f"gains[{item.id}]" for item in read_further("threats.toml")["gains"]}
    assert named("campaign") == {} and sources("campaign.toml").file == "rulebook"


def test_all_facts_include_the_sources() -> None:
    told = table_facts(RULES, INDEX)["modules"]
    assert set(NAMES) <= set(told)
    for name in NAMES:
        assert told[name]["sources"]["file"] == sources(f"{name}.toml").file
        assert {item["entry"]: item["source"] for item in told[name]["sources"]["entries"]} == named(name)
    assert table_facts(RULES, INDEX, modules=NAMES)["modules"] == {}, "pages are spared them"


@pytest.mark.parametrize(
    ("entry", "source", "reason"),
    [
        ("asteroids[99].screen", "rulebook", "there is no entry asteroids[99].screen"),
        ("asteroids[13].screen", "rulebook", "there is no entry"),
        ("asteroids[14].colour", "rulebook", "there is no entry"),
        ("paths", "rulebook", "there is no entry"),
        ("width.height", "rulebook", "there is no entry"),
        ("asteroids[14].screen", "reconstructed", "has the source of the file"),
    ],
)
def test_what_the_map_says_of_no_entry_is_named(tmp_path: Path, entry: str, source: Any, reason: str) -> None:
    found = list(source_faults(chart().belt, (SourceOf(entry=entry, source=source),), "reconstructed"))
    assert [where for where, why in found if reason in why] == ["sources[0]"]
    text = f'[[sources]]\nentry = "{entry}"\nsource = "{source}"\n\n'
    (tmp_path / FILE).write_text((FOLDER / FILE).read_text().replace("[[sources]]", text + "[[sources]]", 1))
    with pytest.raises(BadComponents, match=r"belt.toml: sources\[0\]"):
        load_belt(tmp_path / FILE)


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("reward", 0, "status.reward"),
        ("own_space_cost", 0, "status.own_space_cost"),
        ("own_space_spaces", 0, "status.own_space_spaces"),
        ("few", 0, "status.few"),
        ("cards.0", 0, "status.cards"),
    ],
)
def test_the_faults_of_the_status_card_are_named(path: str, value: Any, fault: str) -> None:
    assert [item.entry for item in status_faults(put(status_card(), path, value))] == [fault]
    assert status_faults(put(status_card(), path, 1)) == []


@pytest.mark.parametrize(
    ("path", "sound", "value", "fault"),
    [
        ("beside.1", 12, 14, "board.beside"),
        ("reach", 1, 0, "board.reach"),
        ("comet", 1, 0, "board.comet"),
        ("last_round", 1, 0, "board.last_round"),
        ("last_round", INDEX.components.setup.rounds - 1, INDEX.components.setup.rounds, "board.last_round"),
    ],
)
def test_the_faults_of_the_threats_values_are_named(path: str, sound: Any, value: Any, fault: str) -> None:
    assert [item.entry for item in board_faults(put(threat_board(), path, value), INDEX, chart())] == [fault]
    assert board_faults(put(threat_board(), path, sound), INDEX, chart()) == []


@pytest.mark.parametrize(
    ("path", "sound", "value", "fault"),
    [
        ("standing", campaign().standing, {"skymine": (6, 19, 20)}, "campaign.standing"),
        ("standing", campaign().standing, campaign().standing | {"tawac": (1, 3, 4)}, "campaign.standing"),
        ("standing", campaign().standing, campaign().standing | {"tawac": (2, 3, 25)}, "campaign.standing"),
        ("levels.alone", 8, 9, "campaign.levels"),
        ("levels.more", 1, 0, "campaign.levels"),
        ("points.ranks", (7, 8, 9, 10), (7, 12, 12, 22), "campaign.points.ranks"),
    ],
)
def test_the_faults_of_the_campaign_are_named(path: str, sound: Any, value: Any, fault: str) -> None:
    assert [item.entry for item in campaign_faults(put(campaign(), path, value), INDEX)] == [fault]
    assert campaign_faults(put(campaign(), path, sound), INDEX) == []


def test_the_values_that_are_built_in_are_sound() -> None:
    assert printed_faults() == []


def constants(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """The names that a file assigns, each with the numbers above 1 in their values, but for pages."""
    for line in tree.body:
        if not isinstance(line, ast.Assign | ast.AnnAssign) or line.value is None:
            continue
        names = " ".join(
            ast.unparse(item) for item in (line.targets if isinstance(line, ast.Assign) else [line.target])
        )
        if names == "PLACES":
            continue
        for item in ast.walk(line.value):
            if isinstance(item, ast.Constant) and type(item.value) is int and item.value > 1:
                yield names, item.value


def test_no_printed_value_of_a_module_stands_in_code() -> None:
    assert modules.__file__ is not None and words.__file__ is not None
    found = {
        name
        for package in (modules.__file__, words.__file__)
        for path in Path(package).parent.rglob("*.py")
        for assigned, _ in constants(ast.parse(path.read_text()))
        for name in assigned.strip("()").split(", ")
    }
    assert found == NO_VALUES
