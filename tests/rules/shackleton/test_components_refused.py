"""A wrong component set is refused, and every fault is named by file, entry and reason."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from app.rules.shackleton.components import BASE, BadComponents, Fault, load

Edit = Callable[[str], str]


def broken(tmp_path: Path, file: str, edit: Edit) -> tuple[Fault, ...]:
    """The faults of the built-in set once `edit` has changed one file's text."""
    folder = Path(shutil.copytree(BASE, tmp_path / "set"))
    before = (folder / file).read_text()
    after = edit(before)
    assert after != before, "the edit must change something"
    (folder / file).write_text(after)
    with pytest.raises(BadComponents) as caught:
        load(folder)
    return caught.value.faults


def swap(old: str, new: str) -> Edit:
    """An edit that puts `new` for the first `old`."""
    return lambda text: text.replace(old, new, 1)


def in_entry(start: str, old: str, new: str) -> Edit:
    """An edit that puts `new` for the first `old` after `start`."""

    def edit(text: str) -> str:
        before, found, after = text.partition(start)
        return before + found + after.replace(old, new, 1)

    return edit


def without(pattern: str) -> Edit:
    """An edit that takes out what a regular expression finds first."""
    return lambda text: re.sub(pattern, "", text, count=1, flags=re.S)


def entry_of(key: str, value: str) -> str:
    """The pattern of the table of an array whose first key has this value."""
    return rf'\[\[[\w.]+\]\]\n{key} = "?{value}"?\n.*?(?=\n\[|\Z)'


BOARD = "board.toml"
TRACKS = "tracks.toml"
COMMAND = "command.toml"
STRUCTURES = "structures.toml"
SHUTTLES = "shuttles.toml"
LEADERS = "leaders.toml"
SOLO = "solo.toml"

WRONG: list[tuple[str, Edit, str, str]] = [
    # the board
    (BOARD, without(entry_of("id", "O12")), "board.sectors", "must be 18, not 17"),
    (BOARD, swap('id = "C2"', 'id = "C1"'), "board.sectors[C1]", "stands there 2 times"),
    (BOARD, in_entry('id = "C1"', "r = -1", "r = 0"), "board.sectors[C1]", "lies on the central hex"),
    (BOARD, in_entry('id = "O1"', "r = -2", "r = -3"), "board.sectors[O1]", "more than two hexes away"),
    (BOARD, in_entry('id = "C2"', "q = 1", "q = 0"), "board.sectors[C1, C2]", "lie on the same hex"),
    (BOARD, swap('["N", "NE"]', '["N", "SE"]'), "board.token_corners[0]", "the next one clockwise"),
    (BOARD, swap('["SE", "S"]', '["N", "NE"]'), "board.token_corners", "3 different corners"),
    (BOARD, swap('["SE", "S"]', '["NE", "SE"]'), "board.sectors[C1]", "touches 0 first tokens"),
    (BOARD, swap('["SE", "S"]', '["NE", "SE"]'), "board.token_corners", "not the same a third of a turn"),
    (BOARD, swap("number = 30", "number = 31"), "board.slots", "numbered from 1 to 30"),
    (BOARD, in_entry("number = 1\n", '"O1"', '"P1"'), "board.slots[1]", "there is no sector P1"),
    (BOARD, in_entry("number = 1\n", '"N"', '"S"'), "board.slots[1]", "there is no rim S of sector O1"),
    (BOARD, in_entry("number = 2\n", '"NE"', '"N"'), "board.slots[2]", "it must lie NE of sector O1"),
    (BOARD, in_entry("number = 1\n", "fee = 2", "fee = 4"), "board.slots[1]", "its fee is 4"),
    (BOARD, in_entry("number = 2\n", "fee = 1", "fee = 2"), "board.slots[2] to [25]", "a fee of 1"),
    (BOARD, in_entry("number = 1\n", "fee = 2", "fee = 1"), "board.slots[1]", "another fee than 11"),
    (BOARD, in_entry('id = "O1"', '"titanium"', '"rare_earth"'), "board.slots[2] to [25]", "not 2 of Rare Earth"),
    (
        BOARD,
        in_entry('id = "C1"', '"rare_earth"', '"titanium"'),
        "board.slots[4] to [23]",
        "1 or 2 sectors",
    ),
    (BOARD, in_entry('id = "C2"', '"titanium"', '"rare_earth"'), "board.sectors[C2]", "another resource than C4"),
    (BOARD, swap('["C1", "C4"]', '["C1", "O4"]'), "board.neutral_domes", "two central sectors"),
    (BOARD, swap('["C1", "C4"]', '["C1", "C2"]'), "board.neutral_domes", "beside the same first token"),
    (BOARD, swap("panels = [1, ", "panels = ["), "board.panels", "must be 18, one a sector, not 17"),
    (BOARD, swap("panels = [1, ", "panels = [3, "), "board.panels[0]", "gives 3 Energy"),
    (BOARD, swap("sector_places = 6", "sector_places = 5"), "board.sector_places", "largest structure, 6"),
    # tracks, set-up, command area
    (TRACKS, swap("closed_from = 9", "closed_from = 8"), "energy.closed_from", "the last 2 spaces"),
    (TRACKS, swap("two = 4, three = 5", "two = 5, three = 5"), "energy.start", "must rise within 0 to 10"),
    (TRACKS, swap("[3, 6, 9]", "[3, 6, 11]"), "energy.reputation_at", "must rise within 0 to 10"),
    (TRACKS, swap("prices = [2, 2, 2]", "prices = [2, 2]"), "energy.prices", "must be 3"),
    (TRACKS, swap("at = 4", "at = 9"), "reputation.actions", "must rise within 0 to 15"),
    (TRACKS, swap("at = 0", "at = 1"), "reputation.actions", "the first must be open from 0 on"),
    (TRACKS, swap("goal_extras = [2, 6", "goal_extras = [6, 6"), "reputation.goal_extras", "must rise"),
    (TRACKS, swap("upkeep = [1, 5, 9, 13]", "upkeep = [1, 5, 9, 16]"), "reputation.upkeep", "must rise"),
    (TRACKS, swap("markers = 3", "markers = 4"), "goals.markers", "as many as corporations"),
    (TRACKS, swap("lowest = { two = 1", "lowest = { two = 3"), "goals.lowest", "not fewer with more seats"),
    ("setup.toml", swap('"artemis", "mining"', '"mining", "mining"'), "setup.suggested[0]", "3 different corporations"),
    ("setup.toml", swap('"artemis"', '"apollo"'), "setup.suggested[0]", "3 different corporations"),
    ("setup.toml", swap("open_projects = 2", "open_projects = 0"), "setup", "must be at least 1"),
    (COMMAND, swap("seats = 2", "seats = 3"), "command", "must be 2, 3, 4"),
    (COMMAND, swap("build = [0, 1, 3]", "build = [1, 0, 3]"), "command[2].build", "does not fall from the left"),
    (COMMAND, swap("build = [0, 1, 3]", "build = []"), "command[2].build", "must have slots"),
    (COMMAND, swap(', fund = "technician"', ""), "actions.bonus", "must be build, fund"),
    (COMMAND, swap('fund = "technician"', 'fund = "engineer"'), "actions.bonus", "must be engineer, technician"),
    # structures, shuttles, leaders
    (STRUCTURES, in_entry("types", '"workshop"', '"dome"'), "structures.types", "must be dome, workshop"),
    (STRUCTURES, without(entry_of("id", "dome-5")), "structures.pieces", "must have 5 of dome, not 4"),
    (STRUCTURES, swap('"dome-5"', '"dome-4"'), "structures.pieces", "each once"),
    (
        STRUCTURES,
        in_entry("workshop-technician", 'astronaut = "technician"', 'astronaut = "engineer"'),
        "structures.pieces of workshop",
        "must be engineer",
    ),
    (
        STRUCTURES,
        in_entry('"dome-1"\n', 'kind = "dome"', 'kind = "dome"\nastronaut = "engineer"'),
        "structures.pieces[dome-1]",
        "is for no type",
    ),
    (
        STRUCTURES,
        in_entry('"dome-1"\n', 'kind = "dome"', 'kind = "dome"\nbonus = [{ what = "vp" }]'),
        "structures.pieces[dome-1]",
        "must have no bonus",
    ),
    (STRUCTURES, swap('engineer = { what = "titanium" }, ', ""), "structures.dome_income", "must be engineer"),
    (STRUCTURES, swap("cost = { titanium = 1 }", "cost = { energy = 1 }"), "structures.types[dome]", "consume Energy"),
    (STRUCTURES, swap(", energy = 1", ""), "structures.types[laboratory]", "consume Energy"),
    (STRUCTURES, swap("[2, 5, 10]", "[2, 5]"), "structures.laboratory_vp", "must be 3"),
    (SHUTTLES, swap("number = 5", "number = 6"), "shuttles", "must be 1-1"),
    (SHUTTLES, swap("engineers = 2", "engineers = 3"), "shuttles[1-1]", "carries 7 astronauts, not 6"),
    (SHUTTLES, swap("credits = 3", "credits = -3"), "shuttles[1-1]", "less than nothing"),
    (LEADERS, swap('side = "B"', 'side = "A"'), "leaders", "each with sides A and B"),
    (LEADERS, swap('id = "usa-a"', 'id = "nasa"'), "leaders[nasa]", "agency and side"),
    # AstroBot
    (SOLO, swap("id = 7", "id = 8"), "solo.cards", "must be 1, 2"),
    (SOLO, swap('left = ["A", "B"]', 'left = ["A", "A"]'), "solo.cards[1]", "two different letters"),
    (SOLO, swap('right = ["B", "C"]', 'right = ["C", "C"]'), "solo.cards[1]", "two different letters"),
    (SOLO, swap('astronaut = "engineer"', 'astronaut = "scientist"'), "solo.cards[1]", "a row for each type"),
    (SOLO, swap('action = "build"', 'action = "fund"'), "solo.cards[1]", "engineer performs fund"),
    (SOLO, swap('builds = ["dome", ', 'builds = ["workshop", '), "solo.board.builds", "none smaller"),
    (SOLO, swap("discounts = [0, ", "discounts = ["), "solo.board.discounts", "must be 8"),
    (SOLO, swap("top_goal = 7", "top_goal = 8"), "solo.board", "on the Development track"),
    # what all corporations have
    ("mars.toml", swap('id = "mars"', 'id = "mining"'), "corporation.id", "must be mars"),
    ("mars.toml", without(entry_of("id", "ion-engine")), "projects", "must be 9, not 8"),
    ("mars.toml", swap('"ion-engine"', '"mass-driver"'), "projects[mass-driver]", "in this file or another"),
    ("mars.toml", swap("tokens = 5", "tokens = 4"), "corporation.prices", "one more than tokens on the board"),
    ("mars.toml", swap("consumption = 1", "consumption = 4"), "corporation.prices[0]", "more Energy than it requires"),
    ("mars.toml", swap("credits = 4,", "credits = 9,"), "corporation.prices", "must not get cheaper"),
    ("mars.toml", swap("vp = 8, needs", "vp = 5, needs"), "corporation.goals", "a harder goal"),
    ("mars.toml", swap("at_least = 1", "at_least = 0"), "corporation.goals[0]", "by doing nothing"),
    ("mars.toml", swap('"structures_aboard"', '"tourists"'), "corporation.goals[0]", "only artemis has"),
    ("mars.toml", in_entry("end =", '"type_sets_aboard"', '"cargoes"'), "corporation", "only mining has"),
    ("mars.toml", swap('token = [{ what = "astronaut" }]', 'token = [{ what = "plant" }]'), "corporation", "evergreen"),
    ("mars.toml", in_entry("ion-engine", "vp = 3", "vp = -3"), "projects[ion-engine]", "less than nothing"),
    ("mars.toml", in_entry("ion-engine", "vp = 3", "vp = 3\nplaces = [2]"), "projects[ion-engine]", "attractions"),
    ("artemis.toml", in_entry("moon-casino", "places = [2, 3]\n", ""), "projects[moon-casino]", "attractions"),
    ("mars.toml", swap('event = "module_completed"', 'event = "shipment"'), "projects[mission-control]", "mining"),
    ("mars.toml", swap('on = "sending"', 'on = "planting"'), "projects[heavy-lifter]", "only evergreen has"),
    ("mars.toml", swap('action = "build_ship_panel"', 'action = "ship"'), "projects[ion-engine]", "only mining has"),
    ("mining.toml", in_entry("ore-refinery", '"helium3"', '"robot"'), "projects[ore-refinery]", "only robotics has"),
    ("evergreen.toml", swap("pays = { plant = 2 }", "pays = { helium3 = 2 }"), "projects[orbital-produce]", "mining"),
    ("robotics.toml", swap('rule = "robot_for_rare_earth"', 'rule = "no_impact"'), "projects[3d-printer]", "sky-watch"),
    ("robotics.toml", in_entry("service", 'per = "factories"', 'per = "farms"'), "projects[service-contract]", "everg"),
    # what one corporation has
    ("artemis.toml", swap("tourists = 11", "tourists = 0"), "board", "must have Tourists"),
    ("artemis.toml", swap("easy = [2, ", "easy = ["), "astrobot.easy", "must be 8, not 7"),
    ("artemis.toml", swap("easy = [2, ", "easy = [7, "), "astrobot.easy", "must rise from the lowest place"),
    ("selenium.toml", swap("token_twins = 2", "token_twins = 3"), "board.token_twins", "must leave 5 tokens"),
    ("selenium.toml", swap("joker = 2", "joker = 0"), "board.joker", "must be at least 1"),
    ("selenium.toml", swap('["N", "NE",', '["N", "N",'), "board.places", "the six directions"),
    ("selenium.toml", swap('["N", "NE",', '["NE", "NE",'), "board.leaving", "must be places of open tiles"),
    ("selenium.toml", without(entry_of("id", "large-physics-2")), "board.experiments", "must have 6 large tiles"),
    ("selenium.toml", swap('field = "physics"', 'field = "geology"'), "board.experiments", "as many of each field"),
    ("selenium.toml", swap('"small-geology-2"', '"small-geology-1"'), "board.experiments[small-geology-1]", "2 times"),
    ("selenium.toml", swap("hard = [7, ", "hard = ["), "astrobot.hard", "must be 3, not 2"),
    ("mining.toml", swap("cost = { helium3 = 1 }", "cost = {}"), "board.levels[1].upper", "must demand"),
    ("mining.toml", swap("levels = [1, ", "levels = [6, "), "astrobot.levels", "8 levels of the Shuttle"),
    ("mining.toml", swap("easy = [2, ", "easy = ["), "astrobot.vp.easy", "must be 5, not 4"),
    ("robotics.toml", swap('row = "top"', 'row = "middle"'), "board.rows", "must be top, middle, bottom"),
    ("robotics.toml", swap('column = "left"', 'column = "right"'), "board.columns", "must be left, centre, right"),
    ("robotics.toml", swap("two = 2", "two = 4"), "board.pile", "not be smaller with more seats"),
    ("robotics.toml", swap('easy = ["top", ', "easy = ["), "astrobot.easy", "must be 8, not 7"),
    ("robotics.toml", swap('NW = "left", ', ""), "astrobot.columns", "a column for each direction"),
    ("evergreen.toml", swap("size = 1", "size = 4"), "board.farms", "must be of sizes from 1 on"),
    ("evergreen.toml", swap("sizes = [1, ", "sizes = [4, "), "astrobot.sizes", "8 sizes of farms"),
    ("evergreen.toml", swap("easy = [0, ", "easy = ["), "astrobot.vp.easy", "must be 3, not 2"),
    ("sky-watch.toml", swap("last = 12", "last = 6"), "board.sections", "must lie behind each other"),
    ("sky-watch.toml", swap('"1-middle"', '"1-bottom"'), "board.sections", "stands there twice"),
    ("sky-watch.toml", swap("rare_earth = 1, energy = 1", "rare_earth = 1"), "board.sections[1]", "consume 1 Energy"),
    (
        "sky-watch.toml",
        swap("impact_rows = [1, ", "impact_rows = [2, "),
        "board.impact_rows",
        "through the central hex",
    ),
    ("sky-watch.toml", swap("two = 8", "two = 18"), "board.strength", "must not fall"),
    ("sky-watch.toml", swap("easy = [1, ", "easy = ["), "astrobot.steps.easy", "must be 8, not 7"),
    ("mars.toml", swap("four = 6", "four = 7"), "board.modules_used", "nor be more than 6"),
    ("mars.toml", swap("modules = [[1, 1]", "modules = [[1, 4]"), "board.modules[1]", "places of size 1 to 3"),
    ("mars.toml", swap("send_vp = [2, 3, 5]", "send_vp = [2, 3]"), "board.send_vp", "one for each size"),
    ("mars.toml", swap("astronaut_from = 6", "astronaut_from = 8"), "astrobot.easy", "within 0 to 7"),
]


@pytest.mark.parametrize(
    ("file", "edit", "entry", "reason"), WRONG, ids=[f"{file}-{entry}-{reason}" for file, _, entry, reason in WRONG]
)
def test_a_wrong_value_is_named_by_file_and_entry(
    tmp_path: Path, file: str, edit: Edit, entry: str, reason: str
) -> None:
    faults = broken(tmp_path, file, edit)
    named = [fault for fault in faults if fault.file == file and fault.entry == entry and reason in fault.reason]
    assert named, "\n".join(map(str, faults))


@pytest.mark.parametrize(
    ("file", "edit", "entry", "reason"),
    [
        (BOARD, swap('source = "reconstructed"', 'source = "hearsay"'), "source", "rulebook, public, derived"),
        (BOARD, swap("sector_places = 6", 'sector_places = "six"'), "board.sector_places", "Expected `int`"),
        (BOARD, swap("sector_places = 6", "sector_room = 6"), "board.sector_room", "unknown key"),
        (BOARD, swap("sector_places = 6", ""), "board.sector_places", "missing"),
        (BOARD, swap('resource = "titanium"', 'resource = "gold"'), "board.sectors[C2].resource", "Invalid enum value"),
        (BOARD, swap('entry = "board.slots"', 'entry = "map.slots"'), "sources[map.slots]", "no entry of this file"),
        (SHUTTLES, swap("[[shuttles]]", "[[shuttles]"), "", "no valid TOML"),
        ("mars.toml", swap('effect = "now"', 'effect = "later"'), "projects[crew-selection].effects", "Invalid value"),
        ("mars.toml", swap('kind = "dome"', 'kind = "tower"'), "projects[habitat-kit].effects", "Invalid enum value"),
    ],
)
def test_a_wrong_form_is_named_by_file_and_entry(
    tmp_path: Path, file: str, edit: Edit, entry: str, reason: str
) -> None:
    faults = broken(tmp_path, file, edit)
    assert [fault for fault in faults if fault.file == file and entry in fault.entry and reason in fault.reason], faults


def test_a_file_that_is_missing_or_belongs_to_no_set_is_named(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(BASE, tmp_path / "set"))
    (folder / "mars.toml").rename(folder / "venus.toml")
    with pytest.raises(BadComponents) as caught:
        load(folder)
    assert [str(fault) for fault in caught.value.faults] == [
        "mars.toml: cannot be read",
        "venus.toml: no such file belongs to a set",
    ]


def test_every_fault_is_named_not_only_the_first(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(BASE, tmp_path / "set"))
    for file, old, new in ((BOARD, "sector_places = 6", "sector_places = 5"), (SOLO, "id = 7", "id = 8")):
        (folder / file).write_text((folder / file).read_text().replace(old, new, 1))
    with pytest.raises(BadComponents) as caught:
        load(folder)
    assert {fault.file for fault in caught.value.faults} == {BOARD, SOLO}
