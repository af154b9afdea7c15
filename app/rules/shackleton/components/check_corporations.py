"""What the files of the corporations must hold to: nine projects, prices, goals, and that none needs another."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Any

from . import geometry
from .check_board import board_faults
from .shapes import (
    DIRECTIONS,
    FACTORY_COLUMNS,
    FACTORY_ROWS,
    FIELDS,
    OWN_ACTIONS,
    OWN_COUNTS,
    OWN_EVENTS,
    OWN_GAINS,
    OWN_PAYMENTS,
    OWN_RULES,
    SAMPLES,
    STAGES,
    Action,
    BoardActionNow,
    BySeats,
    Components,
    CorporationId,
    Cost,
    Count,
    Discount,
    Each,
    EasyAndHard,
    Effect,
    End,
    Exchange,
    FreeBuild,
    Gain,
    Income,
    Now,
    Project,
    Sheet,
    SpecialRule,
)

PROJECTS = 9
COUNTS: dict[Count, CorporationId] = {count: id_ for id_, counts in OWN_COUNTS.items() for count in counts}
COSTS: dict[str, CorporationId] = {"helium3": "mining", "plant": "evergreen"}
MAX_ABOARD = 3
TOPMOST_ENERGY = 1

Faults = Iterator[tuple[str, str]]


def sheet_faults(components: Components, id_: CorporationId) -> Faults:
    """Every fault of a corporation's file, as (entry, reason)."""
    sheet = components.sheets[id_]
    yield from _common_faults(sheet, id_)
    for project in sheet.projects:
        yield from ((f"projects[{project.id}]", reason) for reason in _wrong_with_project(project, id_))
    own: dict[CorporationId, Callable[[Components], Faults]] = {
        "artemis": _artemis_faults,
        "selenium": _selenium_faults,
        "mining": _mining_faults,
        "robotics": _robotics_faults,
        "evergreen": _evergreen_faults,
        "sky-watch": _sky_watch_faults,
        "mars": _mars_faults,
    }
    yield from own[id_](components)


def project_id_faults(components: Components) -> Iterator[tuple[CorporationId, str, str]]:
    """The ids of projects that stand twice, in whichever files, as (corporation, entry, reason)."""
    ids = [(project.id, id_) for id_, sheet in components.sheets.items() for project in sheet.projects]
    counts = Counter(project for project, _ in ids)
    for project, id_ in dict.fromkeys(ids):
        if counts[project] > 1:
            yield id_, f"projects[{project}]", f"stands there {counts[project]} times, in this file or another"


def _common_faults(sheet: Sheet, id_: CorporationId) -> Faults:
    corporation = sheet.corporation
    if corporation.id != id_:
        yield "corporation.id", f"must be {id_}"
    if len(sheet.projects) != PROJECTS:
        yield "projects", f"must be {PROJECTS}, not {len(sheet.projects)}"
    if len(corporation.prices) != corporation.tokens:
        yield "corporation.prices", f"must be {corporation.tokens}, one more than tokens on the board"
    for place, price in enumerate(corporation.prices):
        if price.credits < 0 or not 0 <= price.consumption <= price.requirement:
            yield f"corporation.prices[{place}]", "consumes more Energy than it requires, or less than none"
    if any(second.credits < first.credits for first, second in pairwise(corporation.prices)):
        yield "corporation.prices", "must not get cheaper"
    if any(second.vp <= first.vp for first, second in pairwise(corporation.goals)):
        yield "corporation.goals", "a harder goal must score more"
    for place, goal in enumerate(corporation.goals):
        named = [COUNTS.get(need.count, id_) for need in goal.needs]
        yield from _strangers(f"corporation.goals[{place}]", named, id_)
        if any(need.at_least < 1 for need in goal.needs) or not goal.needs:
            yield f"corporation.goals[{place}]", "is met by doing nothing"
    gained = [*_of_gains(corporation.token), *_of_gains(corporation.token_instead)]
    effects: Iterable[Effect] = (*corporation.income, *corporation.end)
    yield from _strangers("corporation", [*gained, *(owner for effect in effects for owner in owners(effect))], id_)


def _wrong_with_project(project: Project, id_: CorporationId) -> Iterator[str]:
    yield from (reason for _, reason in _strangers("", (o for e in project.effects for o in owners(e)), id_))
    if bool(project.places) != (id_ == "artemis"):
        yield "attractions, and no other projects, have places"
    if project.vp < 0 or any(vp < 0 for vp in project.places):
        yield "scores less than nothing"


def _strangers(entry: str, named: Iterable[CorporationId], id_: CorporationId) -> Faults:
    for other in sorted(set(named) - {id_}):
        yield entry, f"needs what only {other} has"


def owners(effect: Effect) -> Iterator[CorporationId]:
    """The corporations whose own things an effect names."""
    match effect:
        case Now(gains=gains):
            yield from _of_gains(gains)
        case Each(event=event, gains=gains):
            yield from _known(OWN_EVENTS, event)
            yield from _of_gains(gains)
        case Action(gains=gains, pays=pays):
            yield from _of_gains(gains)
            yield from _of_cost(pays)
        case Exchange(between=between):
            yield from (OWN_GAINS[what] for what in between if what in OWN_GAINS)
        case Discount(on=on):
            yield from _known(OWN_PAYMENTS, on)
        case Income(gains=gains, per=per):
            yield from _of_gains(gains)
            yield from _known(COUNTS, per)
        case End(per=counts):
            yield from (COUNTS[count] for count in counts if count in COUNTS)
        case BoardActionNow(action=action):
            yield OWN_ACTIONS[action]
        case SpecialRule(rule=rule):
            yield OWN_RULES[rule]
        case FreeBuild():
            pass


def _known(table: dict[Any, CorporationId], name: object) -> Iterator[CorporationId]:
    if name in table:
        yield table[name]


def _of_gains(gains: Iterable[Gain]) -> Iterator[CorporationId]:
    return (OWN_GAINS[gain.what] for gain in gains if gain.what in OWN_GAINS)


def _of_cost(cost: Cost) -> Iterator[CorporationId]:
    return (owner for name, owner in COSTS.items() if getattr(cost, name))


def _does_not_fall(value: BySeats) -> bool:
    return 0 < value.two <= value.three <= value.four


def _sides_faults(entry: str, sides: EasyAndHard, length: int) -> Faults:
    for name, values in (("easy", sides.easy), ("hard", sides.hard)):
        if len(values) != length:
            yield f"{entry}.{name}", f"must be {length}, not {len(values)}"


def _artemis_faults(components: Components) -> Faults:
    sheet = components.artemis
    if sheet.board.tourists < 1 or sheet.board.guided < 1 or not _does_not_fall(sheet.board.centre):
        yield "board", "must have Tourists, and not fewer places of the Visitor Centre with more seats"
    yield from _sides_faults("astrobot", sheet.astrobot, max(len(sheet.astrobot.easy), len(sheet.astrobot.hard)))
    for name, values in (("easy", sheet.astrobot.easy), ("hard", sheet.astrobot.hard)):
        if list(values) != sorted(values):
            yield f"astrobot.{name}", "must rise from the lowest place"


def _selenium_faults(components: Components) -> Faults:
    sheet = components.selenium
    board = sheet.board
    if board.token_twins * len(SAMPLES) - 1 != sheet.corporation.tokens:
        yield "board.token_twins", f"must leave {sheet.corporation.tokens} tokens without the twin of the first one"
    if board.joker < 1:
        yield "board.joker", "must be at least 1 sample"
    if sorted(set(board.places)) != sorted(DIRECTIONS) or len(board.places) != len(DIRECTIONS):
        yield "board.places", "must be the six directions, each once"
    if not set(board.leaving) <= set(board.places):
        yield "board.leaving", "must be places of open tiles"
    for id_, count in Counter(tile.id for tile in board.experiments).items():
        if count > 1:
            yield f"board.experiments[{id_}]", f"stands there {count} times"
    for stage in STAGES:
        fields = Counter(tile.field for tile in board.experiments if tile.stage == stage)
        if fields.total() != len(board.places) or len({fields[field] for field in FIELDS}) != 1:
            yield "board.experiments", f"must have {len(board.places)} {stage} tiles, as many of each field"
    yield from _sides_faults("astrobot", sheet.astrobot, len(STAGES))


def _mining_faults(components: Components) -> Faults:
    sheet = components.mining
    levels = len(sheet.board.levels)
    for number, level in enumerate(sheet.board.levels, start=1):
        for name, slot in (("upper", level.upper), ("lower", level.lower)):
            if slot.cost == Cost() or slot.cost.energy or slot.cost.credits:
                yield f"board.levels[{number}].{name}", "must demand Titanium, Rare Earth or Helium3"
    spaces = components.solo.board.development + 1
    if len(sheet.astrobot.levels) != spaces or not set(sheet.astrobot.levels) <= set(range(1, levels + 1)):
        yield "astrobot.levels", f"must be {spaces} levels of the Shuttle"
    yield from _sides_faults("astrobot.vp", sheet.astrobot.vp, levels)


def _robotics_faults(components: Components) -> Faults:
    sheet = components.robotics
    if tuple(price.row for price in sheet.board.rows) != FACTORY_ROWS:
        yield "board.rows", f"must be {', '.join(FACTORY_ROWS)}"
    if tuple(bonus.column for bonus in sheet.board.columns) != FACTORY_COLUMNS:
        yield "board.columns", f"must be {', '.join(FACTORY_COLUMNS)}"
    if not _does_not_fall(sheet.board.pile):
        yield "board.pile", "must not be smaller with more seats"
    spaces = components.solo.board.development + 1
    for name, rows in (("easy", sheet.astrobot.easy), ("hard", sheet.astrobot.hard)):
        if len(rows) != spaces:
            yield f"astrobot.{name}", f"must be {spaces}, not {len(rows)}"
    if set(sheet.astrobot.columns) != set(DIRECTIONS):
        yield "astrobot.columns", "must name a column for each direction"


def _evergreen_faults(components: Components) -> Faults:
    sheet = components.evergreen
    sizes = [farm.size for farm in sheet.board.farms]
    if sizes != list(range(1, len(sizes) + 1)):
        yield "board.farms", "must be of sizes from 1 on"
    spaces = components.solo.board.development + 1
    if len(sheet.astrobot.sizes) != spaces or not set(sheet.astrobot.sizes) <= set(sizes):
        yield "astrobot.sizes", f"must be {spaces} sizes of farms"
    yield from _sides_faults("astrobot.vp", sheet.astrobot.vp, len(sizes))


def _sky_watch_faults(components: Components) -> Faults:
    sheet = components.sky_watch
    sections = sheet.board.sections
    if any(second.last <= first.last for first, second in pairwise(sections)):
        yield "board.sections", "must lie behind each other"
    ids = [programme.id for section in sections for programme in section.programmes]
    if len(set(ids)) < len(ids):
        yield "board.sections", "a programme stands there twice"
    for number, section in enumerate(sections, start=1):
        energy = [programme.cost.energy for programme in section.programmes]
        if not energy or energy != [0] * (len(energy) - 1) + [TOPMOST_ENERGY]:
            yield (
                f"board.sections[{number}]",
                f"the topmost programme, and no other, must consume {TOPMOST_ENERGY} Energy",
            )
    if not any(board_faults(components.board)):
        through = {min(row.slots) for row in geometry.rows_through_centre(components.board)}
        if not sheet.board.impact_rows or not set(sheet.board.impact_rows) <= through:
            yield "board.impact_rows", "must be first slots of rows through the central hex"
    if not _does_not_fall(sheet.board.strength):
        yield "board.strength", "must not fall with more seats"
    yield from _sides_faults("astrobot.steps", sheet.astrobot.steps, components.solo.board.development + 1)


def _mars_faults(components: Components) -> Faults:
    sheet = components.mars
    board = sheet.board
    if not _does_not_fall(board.modules_used) or board.modules_used.four > len(board.modules):
        yield "board.modules_used", f"must not fall with more seats, nor be more than {len(board.modules)}"
    for number, places in enumerate(board.modules, start=1):
        if not places or not set(places) <= set(range(1, MAX_ABOARD + 1)):
            yield f"board.modules[{number}]", f"must have places of size 1 to {MAX_ABOARD}"
    if len(board.send_vp) != MAX_ABOARD:
        yield "board.send_vp", f"must be {MAX_ABOARD}, one for each size"
    last = components.solo.board.development
    for name, side in (("easy", sheet.astrobot.easy), ("hard", sheet.astrobot.hard)):
        if not 0 <= side.panel_from <= side.astronaut_from <= last:
            yield f"astrobot.{name}", f"must begin within 0 to {last}, the panel first"
