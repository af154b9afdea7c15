"""One simulated game of Shackleton Base: who sits where, how it is played, what is counted."""

import random
from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import Any

from msgspec import Struct

from app.players import LineFollower
from app.players.shackleton.robots import ROBOTS
from app.rules.game import Event, Move, SeatSetup, tag_of
from app.rules.kit.agenda import question
from app.rules.shackleton.components.shapes.nouns import CORPORATIONS
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.modules.artemis.vocabulary import TouristGuided
from app.rules.shackleton.modules.evergreen.vocabulary import FarmPlanted
from app.rules.shackleton.modules.mars.vocabulary import StructureSent
from app.rules.shackleton.modules.mining.vocabulary import CargoShipped
from app.rules.shackleton.modules.robotics.vocabulary import FactoryBuilt
from app.rules.shackleton.modules.selenium.vocabulary import ExperimentDone
from app.rules.shackleton.modules.sky_watch.vocabulary import ProgrammeDone
from app.rules.shackleton.ruleset import RULES
from app.rules.shackleton.shackleton import shackleton
from app.rules.shackleton.vocabulary import events as happened
from app.rules.shackleton.vocabulary.moves import UseProject
from app.rules.shackleton.vocabulary.nouns import VP
from app.rules.shackleton.vocabulary.questions import TakeCorporationAction
from app.rules.shackleton.vocabulary.state import State

USED: dict[type[Event], str] = {
    happened.ProjectFunded: "project",
    happened.StructureBuilt: "piece",
    happened.TrackActionUsed: "space",
    CargoShipped: "slot",
    ExperimentDone: "tile",
    FactoryBuilt: "field",
    FarmPlanted: "size",
    ProgrammeDone: "programme",
    StructureSent: "place",
    TouristGuided: "place",
}
"""What is counted as a use of a component, and which one it is."""
MAX_MOVES = 10_000
AUTOMA = "astrobot"
SEAT_KINDS = f"{', '.join(ROBOTS.names)} or {AUTOMA}:LEVEL"
"""What a seat can be called, for help and errors."""
SETS_OF_THREE = tuple(combinations(CORPORATIONS, 3))
"""The 35 choices of corporations that a game can have."""


class SeatKind(Struct, frozen=True):
    """A seat as the command line names it: "turn", or "astrobot:2"."""

    player: str
    level: int | None = None

    @property
    def label(self) -> str:
        """What tables and files call it."""
        return self.player if self.level is None else f"{AUTOMA} {self.level}"


class SeatResult(Struct, frozen=True):
    """What became of a seat: its leader ("" without one), its place in the first turn order, its VP by category of the
    end, the VP that it scored before by what brought them, the goals that it claimed (corporation and level), the
    projects that it funded, its actions on the corporations' boards and with their projects, by corporation; how often
    it used each thing of `USED`, by kind and thing."""

    leader: str
    place: int
    totals: dict[str, int]
    scored: dict[str, int]
    goals: dict[str, int]
    projects: tuple[str, ...]
    actions: dict[str, int]
    used: dict[str, dict[str, int]] = {}

    @property
    def total(self) -> int:
        """All its VP."""
        return sum(self.totals.values())


class Result(Struct, frozen=True):
    """A game that was played: its corporations, its seats, those that won, its length in moves."""

    seed: int
    corporations: tuple[str, ...]
    seats: tuple[SeatResult, ...]
    winners: tuple[int, ...]
    moves: int


def read_seats(text: str) -> tuple[SeatKind, ...]:
    """The seats of "turn,move,astrobot:2". Raises ValueError, naming what cannot be read."""
    return tuple(_read_seat(part.strip()) for part in text.split(","))


def _read_seat(text: str) -> SeatKind:
    name, _, detail = text.partition(":")
    if name == AUTOMA and (not detail or detail.isdigit()):
        return SeatKind(AUTOMA, int(detail or 0))
    if name not in ROBOTS.names or detail:
        raise ValueError(f"“{text}” is no seat: say {SEAT_KINDS}")
    return SeatKind(name)


def setups(kinds: Iterable[SeatKind]) -> list[SeatSetup]:
    """The seats as the rules want them."""
    return [
        SeatSetup(kind="human", name=kind.label)
        if kind.level is None
        else SeatSetup(kind="automa", name=kind.label, level=kind.level)
        for kind in kinds
    ]


def play(seed: int, kinds: tuple[SeatKind, ...], options: dict[str, Any]) -> Result:
    """Play one game. The same arguments give the same game."""
    game, draw = shackleton(), random.Random(seed)
    minds = [None if kind.level is not None else ROBOTS.named(kind.player) for kind in kinds]
    lines = LineFollower()
    events = game.new_game(options, setups(kinds), seed.to_bytes(8, "big"))
    state: State = game.fold(game.initial(), events)
    count = Count(len(kinds), state.order)
    for moves in range(MAX_MOVES):
        count.see(events)
        automa, asked = game.automa_to_move(state), game.to_move(state)
        if automa is None and not asked:
            outcome = game.outcome(state)
            assert outcome is not None
            return Result(seed, state.corporations, count.results(state), outcome.winners, moves)
        seat = asked[0] if automa is None else automa
        mind = minds[seat]
        move = game.automa_move(state) if mind is None else lines.move_of(mind, game, state, seat, draw)
        count.act(state, seat, move)
        decision = game.decide(state, seat, move)
        state, events = decision.after, decision.events
    raise RuntimeError(f"game {seed} does not end")


def play_in_turn(seed: int, kinds: tuple[SeatKind, ...]) -> Result:
    """Play one game of the set of three corporations whose turn it is: of each 35 games every set has one."""
    return play(seed, kinds, {"corporations": list(SETS_OF_THREE[seed % len(SETS_OF_THREE)])})


def _board_of(kind: type[Move]) -> str:
    """The corporation on whose board a corporation action of this type is taken; "" for one of the base."""
    return next(
        (
            module.name
            for module in RULES.modules
            for extended, answerer in module.extensions
            if extended is TakeCorporationAction and kind in answerer.takes()
        ),
        "",
    )


class Count:
    """The VP of each seat by what brought them, and its corporation actions."""

    def __init__(self, seats: int, order: tuple[int, ...]) -> None:
        self._scored: list[Counter[str]] = [Counter() for _ in range(seats)]
        self._actions: list[Counter[str]] = [Counter() for _ in range(seats)]
        self._used: list[dict[str, Counter[str]]] = [{} for _ in range(seats)]
        self._order = order

    def see(self, events: Iterable[Event]) -> None:
        """Count these events."""
        for event in events:
            if isinstance(event, happened.Gained | happened.Paid) and event.thing == VP:
                sign = 1 if isinstance(event, happened.Gained) else -1
                self._scored[event.seat][event.why] += sign * event.amount
            elif thing := USED.get(type(event)):
                self._use(event, thing)

    def _use(self, event: Any, thing: str) -> None:
        self._used[event.seat].setdefault(tag_of(event), Counter())[str(getattr(event, thing))] += 1

    def act(self, state: State, seat: int, move: Move) -> None:
        """Count a move if it is an action of a corporation or of a project."""
        if isinstance(question(state), TakeCorporationAction):
            by_project = tables(state).corporation_of[move.project] if isinstance(move, UseProject) else ""
            if corporation := by_project or _board_of(type(move)):
                self._actions[seat][corporation] += 1

    def results(self, state: State) -> tuple[SeatResult, ...]:
        """What became of the seats of a game that is over."""
        return tuple(
            SeatResult(
                leader=player.leader or "",
                place=1 + self._order.index(number),
                totals=state.totals[number],
                scored=dict(self._scored[number]),
                goals=player.goals,
                projects=player.projects,
                actions=dict(self._actions[number]),
                used={kind: dict(things) for kind, things in self._used[number].items()},
            )
            for number, player in enumerate(state.seats)
        )
