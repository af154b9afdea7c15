"""What clients need once: the faces of all components and the drawn Moon, as plain JSON values."""

from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Any

import msgspec

from app.rules.game import View
from app.rules.kit.hooks import Hook
from app.rules.kit.ruleset import Ruleset
from app.rules.skymines.board.board_in_play import board_among
from app.rules.skymines.components.index import Index
from app.rules.skymines.components.roomiest import roomiest
from app.rules.skymines.components.shapes import COMPANIES, RESOURCES, SLOTS, Moon
from app.rules.skymines.views.known import BonusFact, Facts, LunaFact, MoonFact
from app.rules.skymines.views.unavailable_reasons import occasions, reasons
from app.rules.skymines.vocabulary.state import State

FURTHER_FACTS: Hook[Callable[[Index], Mapping[str, object]]] = Hook()
"""What clients need to know once of a module: of a component set, as plain JSON values."""
SOURCE_FIELDS = frozenset({"source", "sources"})
GLOBE_RADIUS = 0.484
"""The radius of the Moon's globe, in widths of the board: the outermost sectors reach a little beyond it."""


def table_facts(
    rules: Ruleset[State],
    index: Index,
    language: str = "en",
    *,
    modules: Collection[str] | None = None,
    automa: bool = True,
) -> View:
    """The component set by kind and id, its parts as plain values, rules cited by the pages of the language's edition:
    all of it, or what tables with these modules, with or without Luna, need, where no page says which values are
    whose. The same set gives the same facts for ever: not to be changed."""
    facts = _all(rules, index, language)
    if modules is not None:
        told_of = {name: told(index) for name, told in FURTHER_FACTS.known(rules).items() if name in modules}
        further = {name: _unsourced(facts_of) for name, facts_of in told_of.items()}
        facts = {**facts, "modules": {name: left for name, left in further.items() if left}}
        if board_among(rules, modules).has_own_map:
            facts = {**facts, "moon": _size_of(facts["moon"])}
        facts = _unsourced(facts)
    return facts if automa else {**facts, "luna": {**facts["luna"], "cards": {}, "levels": {}}}


@cache
def _all(rules: Ruleset[State], index: Index, language: str) -> Facts:
    parts = index.components
    facts: Facts = {
        "digest": index.digest,
        "companies": list(COMPANIES),
        "resources": list(RESOURCES),
        "slots": list(SLOTS),
        "setup": _plain(parts.setup),
        "cards": _by_id(parts.cards),
        "display": _plain(parts.display),
        "plans": _by_id(parts.plans),
        "specials": _by_id(parts.special_plans),
        "tokens": _by_id(parts.tokens),
        "tracks": _by_id(parts.tracks),
        "tank": _plain(parts.tank),
        "research": _plain(parts.research) | {"display": _plain(parts.research_display)},
        "moon": moon(index),
        "bonus": bonus(index),
        "field_scientist": _plain(parts.field_scientist),
        "luna": luna(index),
        "modules": {name: told(index) for name, told in FURTHER_FACTS.known(rules).items()},
        "pages": rules.rulebook.pages(language),
        "occasions": occasions(rules, language),
        "reasons": reasons(rules, language),
        "asked": rules.asked(),
    }
    return facts


def moon(index: Index) -> MoonFact:
    """The Moon: size, globe, corners, sectors with their roomiest points, stations, every border as a path
    through points by their indices."""
    drawn: Moon = index.components.moon
    borders = [
        {"between": list(path.between), "double": path.double, "points": list(line)}
        for path in index.borders
        for line in path.lines
    ]
    middles = {str(sector.number): list(roomiest(drawn, sector)) for sector in drawn.sectors}
    parts: Any = {name: part for name, part in _plain(drawn).items() if name != "double"}  # the borders say it
    plain: MoonFact = _shortest(parts | {"globe": drawn.width * GLOBE_RADIUS, "borders": borders, "middles": middles})
    return plain


def _size_of(moon: MoonFact) -> MoonFact:
    """The Moon without what is drawn on it: its size is that of every board."""
    return {**moon, "points": [], "sectors": [], "stations": [], "borders": [], "middles": {}}


def _unsourced(plain: Any) -> Any:
    """The same without where each value comes from, three kilobytes of a page."""
    match plain:
        case dict():
            return {name: _unsourced(value) for name, value in plain.items() if name not in SOURCE_FIELDS}
        case list():
            return [_unsourced(value) for value in plain]
    return plain


def _shortest(plain: Any) -> Any:
    """The same with whole numbers written as such: 282 for 282.0, a kilobyte of a page."""
    match plain:
        case float() if plain.is_integer():
            return int(plain)
        case dict():
            return {name: _shortest(value) for name, value in plain.items()}
        case list() | tuple():
            return [_shortest(value) for value in plain]
    return plain


def bonus(index: Index) -> BonusFact:
    """Majority and standard bonus spaces, in the order of the board, and the bonus tiles by id."""
    spaces = index.components.bonus
    return {
        "majority": [_plain(space) for space in spaces.majority],
        "standard": [_plain(space) for space in spaces.standard],
        "tiles": _by_id(spaces.tiles),
    }


def luna(index: Index) -> LunaFact:
    """Luna's markers, coins, cards by id and levels by number."""
    robot = index.components.luna
    levels = {str(level.level): _plain(level) for level in robot.levels}
    return {"markers": robot.markers, "coins": robot.coins, "cards": _by_id(robot.cards), "levels": levels}


def _plain(part: Any) -> Any:
    """Builtins, defaults written out and the tag of a gain or bonus kept as `type`."""
    if isinstance(part, msgspec.Struct):
        tag = {"type": part.__struct_config__.tag} if part.__struct_config__.tag else {}
        return tag | {name: _plain(getattr(part, name)) for name in part.__struct_fields__}
    if isinstance(part, dict):
        return {str(key): _plain(value) for key, value in part.items()}
    if isinstance(part, tuple | list):
        return [_plain(value) for value in part]
    return part


def _by_id(parts: Any) -> Any:
    return {part.id: _plain(part) for part in parts}
