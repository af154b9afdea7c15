"""What a whole set must hold to beyond its form: counts, ids, and what the rulebook's text prints."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import pairwise

from app.rules.kit.component_files import Fault

from .check_board import board_faults
from .check_corporations import project_id_faults, sheet_faults
from .read import file_of
from .shapes import (
    ASTRONAUTS,
    COMMANDS,
    CORPORATIONS,
    MAX_SEATS,
    MIN_SEATS,
    STRUCTURE_KINDS,
    ActionCard,
    CommandArea,
    Components,
    ShuttleTile,
    StructureKind,
)

PIECES: dict[StructureKind, int] = {"dome": 5, "workshop": 3, "laboratory": 3, "headquarters": 1}
ENERGY_KINDS = ("laboratory", "headquarters")
TILES_A_ROUND = 5
AGENCIES = ("canada", "europe", "japan", "usa")
ACTION_CARDS = 7
CLOSED_SPACES = 2

Faults = Iterator[tuple[str, str]]


def faults_of(components: Components) -> list[Fault]:
    """Every fault of a set whose form is right, by file and entry."""
    checks: dict[str, Callable[[Components], Faults]] = {
        "setup.toml": _setup_faults,
        "board.toml": _board_faults,
        "tracks.toml": _track_faults,
        "command.toml": _command_faults,
        "structures.toml": _structure_faults,
        "shuttles.toml": _shuttle_faults,
        "leaders.toml": _leader_faults,
        "solo.toml": _solo_faults,
    }
    found = [Fault(file, entry, reason) for file, check in checks.items() for entry, reason in check(components)]
    for id_ in CORPORATIONS:
        found += [Fault(file_of(id_), entry, reason) for entry, reason in sheet_faults(components, id_)]
    found += [Fault(file_of(id_), entry, reason) for id_, entry, reason in project_id_faults(components)]
    return found


def _exactly(entry: str, keys: Iterable[Hashable], wanted: Iterable[Hashable]) -> Faults:
    """Each of `wanted` once and nothing else."""
    keys, wanted = list(keys), list(wanted)
    if Counter(keys) != Counter(wanted):
        yield entry, f"must be {', '.join(map(str, wanted))}, each once"


def _rises(entry: str, values: tuple[int, ...], last: int) -> Faults:
    """Spaces of a track that rise and end at `last` or before."""
    if any(second <= first for first, second in pairwise(values)) or any(not 0 <= value <= last for value in values):
        yield entry, f"must rise within 0 to {last}"


def _setup_faults(components: Components) -> Faults:
    setup = components.setup
    for place, chosen in enumerate(setup.suggested):
        if len(set(chosen)) != setup.corporations or not set(chosen) <= set(CORPORATIONS):
            yield f"setup.suggested[{place}]", f"must be {setup.corporations} different corporations"
    if setup.rounds < 1 or setup.astronauts < 1 or setup.open_projects < 1:
        yield "setup", "rounds, astronauts and open projects must be at least 1"


def _board_faults(components: Components) -> Faults:
    yield from board_faults(components.board)
    largest = max(type_.size for type_ in components.structures.types)
    if components.board.sector_places not in (0, largest):
        yield "board.sector_places", f"must be 0 or the size of the largest structure, {largest}"


def _track_faults(components: Components) -> Faults:
    energy, reputation, goals = components.energy, components.reputation, components.goals
    if energy.closed_from != energy.last + 1 - CLOSED_SPACES:
        yield "energy.closed_from", f"must close the last {CLOSED_SPACES} spaces"
    if energy.closed_from - 1 + max(components.board.panels, default=0) > energy.last:
        yield "energy.last", "a solar panel could raise the marker beyond it"
    yield from _rises("energy.start", (energy.start.two, energy.start.three, energy.start.four), energy.last)
    yield from _rises("energy.reputation_at", (0, *energy.reputation_at), energy.last)
    if len(energy.prices) != energy.purchase_below or any(price < 0 for price in energy.prices):
        yield "energy.prices", f"must be {energy.purchase_below}, one for each space below"
    actions = tuple(action.at for action in reputation.actions)
    yield from _rises("reputation.actions", actions, reputation.last)
    if not actions or actions[0] != 0:
        yield "reputation.actions", "the first must be open from 0 on"
    yield from _rises("reputation.goal_extras", (0, *reputation.goal_extras), reputation.last)
    yield from _rises("reputation.upkeep", (0, *reputation.upkeep), reputation.last)
    if goals.markers != components.setup.corporations:
        yield "goals.markers", "must be as many as corporations in a game"
    for name in ("lowest", "middle", "top"):
        slots = getattr(goals, name)
        if not 1 <= slots.two <= slots.three <= slots.four:
            yield f"goals.{name}", "must be at least 1 slot, and not fewer with more seats"


def _command_faults(components: Components) -> Faults:
    areas = components.command
    yield from _exactly("command", (area.seats for area in areas), range(MIN_SEATS, MAX_SEATS + 1))
    for area in areas:
        yield from _area_faults(area)
    bonus = components.actions.bonus
    yield from _exactly("actions.bonus", bonus, COMMANDS)
    yield from _exactly("actions.bonus", bonus.values(), ASTRONAUTS)


def _area_faults(area: CommandArea) -> Faults:
    for command in COMMANDS:
        costs = area.slots(command)
        if not costs or list(costs) != sorted(costs) or costs[0] < 0:
            yield f"command[{area.seats}].{command}", "must have slots whose cost does not fall from the left"


def _structure_faults(components: Components) -> Faults:
    structures = components.structures
    yield from _exactly("structures.types", (type_.kind for type_ in structures.types), STRUCTURE_KINDS)
    counts = Counter(piece.kind for piece in structures.pieces)
    for kind, count in PIECES.items():
        if counts[kind] != count:
            yield "structures.pieces", f"must have {count} of {kind}, not {counts[kind]}"
    yield from _exactly("structures.pieces", (p.id for p in structures.pieces), {p.id for p in structures.pieces})
    for kind in ("workshop", "laboratory"):
        types = [piece.astronaut for piece in structures.pieces if piece.kind == kind]
        yield from _exactly(f"structures.pieces of {kind}", types, ASTRONAUTS)
    for piece in structures.pieces:
        if piece.kind in ("dome", "headquarters") and piece.astronaut:
            yield f"structures.pieces[{piece.id}]", "is for no type of astronaut"
    first = next((piece for piece in structures.pieces if piece.kind == "dome"), None)
    if first and first.bonus:
        yield f"structures.pieces[{first.id}]", "the Dome of the set-up must have no bonus"
    yield from _exactly("structures.dome_income", structures.dome_income, ASTRONAUTS)
    for type_ in structures.types:
        if (type_.cost.energy > 0) != (type_.kind in ENERGY_KINDS):
            yield f"structures.types[{type_.kind}]", f"only {' and '.join(ENERGY_KINDS)} consume Energy"
        if type_.kind == "laboratory" and len(structures.laboratory_vp) != type_.size:
            yield "structures.laboratory_vp", f"must be {type_.size}, one for each place"


def _shuttle_faults(components: Components) -> Faults:
    rounds = range(1, components.setup.rounds + 1)
    wanted = [f"{round_}-{number}" for round_ in rounds for number in range(1, TILES_A_ROUND + 1)]
    yield from _exactly("shuttles", (tile.id for tile in components.shuttles), wanted)
    for tile in components.shuttles:
        yield from ((f"shuttles[{tile.id}]", reason) for reason in _wrong_with_tile(tile, components.setup.astronauts))


def _wrong_with_tile(tile: ShuttleTile, astronauts: int) -> Iterator[str]:
    if (carried := sum(tile.astronauts.values())) != astronauts:
        yield f"carries {carried} astronauts, not {astronauts}"
    if min(*tile.astronauts.values(), tile.credits, tile.titanium, tile.rare_earth) < 0:
        yield "carries less than nothing"


def _leader_faults(components: Components) -> Faults:
    sides = [(leader.agency, leader.side) for leader in components.leaders]
    wanted = [(agency, side) for agency in AGENCIES for side in "AB"]
    if sorted(sides) != sorted(wanted):
        yield "leaders", f"must be {', '.join(AGENCIES)}, each with sides A and B"
    for leader in components.leaders:
        if leader.id != f"{leader.agency}-{leader.side.lower()}":
            yield f"leaders[{leader.id}]", "its id must be agency and side"


def _solo_faults(components: Components) -> Faults:
    board, cards = components.solo.board, components.solo.cards
    yield from _exactly("solo.cards", (card.id for card in cards), range(1, ACTION_CARDS + 1))
    for card in cards:
        yield from ((f"solo.cards[{card.id}]", reason) for reason in _wrong_with_card(card, components))
    spaces = board.development + 1
    if len(board.builds) != spaces or _shrinks([STRUCTURE_KINDS.index(kind) for kind in board.builds]):
        yield "solo.board.builds", f"must be {spaces}, none smaller than the one before"
    if len(board.discounts) != spaces or _shrinks(board.discounts):
        yield "solo.board.discounts", f"must be {spaces}, none smaller than the one before"
    if not 0 < board.middle_goal < board.top_goal <= board.development:
        yield "solo.board", "the middle goal must come before the top goal, and both on the Development track"


def _wrong_with_card(card: ActionCard, components: Components) -> Iterator[str]:
    if len(set(card.left)) != 2 or len(set(card.right)) != 2:
        yield "must have two different letters on the left and two on the right"
    if sorted(row.astronaut for row in card.rows) != sorted(ASTRONAUTS):
        yield "must have a row for each type of astronaut"
    own = {astronaut: command for command, astronaut in components.actions.bonus.items()}
    for row in card.rows:
        if row.action not in ("crater", own.get(row.astronaut)):
            yield f"{row.astronaut} performs {row.action}, neither the crater nor its own command action"


def _shrinks(values: Iterable[int]) -> bool:
    return any(second < first for first, second in pairwise(values))
