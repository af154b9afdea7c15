"""Random games of a human against AstroBot, of which all that AstroBot does is compared with the second model."""

import random
from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations
from typing import Any, get_args

from msgspec.structs import replace

from app.rules.game import Event, Move, SeatSetup
from app.rules.kit.folds import evolve
from app.rules.shackleton.astrobot.retrieval import place_won
from app.rules.shackleton.board.scores import totals
from app.rules.shackleton.components.shapes.nouns import CORPORATIONS
from app.rules.shackleton.shackleton import Shackleton, shackleton
from app.rules.shackleton.vocabulary.astrobot import AstroBotCardDrawn, AstroBotTileOpened
from app.rules.shackleton.vocabulary.events import (
    AstronautRetrieved,
    FirstDomePlaced,
    GameEnded,
    MaintenanceBegan,
    RoundEnded,
    ShuttleLeft,
    TurnBegan,
    TurnOrderSet,
)
from app.rules.shackleton.vocabulary.moves import AnyMove, ClaimGoal, Fund, PlayActionCard, UseProject
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.second_astrobot import Turn
from tests.support.shackleton.second_astrobot_positions import changed
from tests.support.shackleton.second_astrobot_rounds import (
    SHIP,
    Maintenance,
    Scoring,
    fill,
    filled_gateway,
    first_sector,
    order_by_tiles,
    placed,
)
from tests.support.shackleton.second_astrobot_table import Table, plain

GAME: Shackleton = shackleton()
SETS = tuple(combinations(CORPORATIONS, 3))
EAGER = (Fund, UseProject, ClaimGoal)
OF_BASE = get_args(AnyMove)
EAGERNESS = 0.5
"""How often the human does something with a corporation, if anything is offered."""
COMPARED = ["seats", "energy", "rim", "hub", "sectors", "corners", "boards", "slots", "commands", "gateway", "modules"]
"""What a turn changes, as far as it is no matter of who is asked next."""


def hard_letters(number: int) -> tuple[str, ...]:
    """The letters of the cards on their hard side: all eight choices take turns."""
    return tuple(letter for place, letter in enumerate("ABC") if number >> place & 1)


def setting(number: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The corporations, in an order of their own, and the hard letters of game `number`."""
    three = list(SETS[number % len(SETS)])
    random.Random(number).shuffle(three)
    return tuple(three), hard_letters(number // len(SETS) + number)


def differences(expected: Any, found: Any, at: str = "") -> list[str]:
    """Where two positions in plain data differ; what is empty or 0 counts as missing."""
    if isinstance(expected, dict) and isinstance(found, dict):
        keys = sorted({*expected, *found}, key=str)
        return [line for key in keys for line in differences(expected.get(key), found.get(key), f"{at}.{key}")]
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        pairs = enumerate(zip(expected, found, strict=True))
        return [line for number, pair in pairs for line in differences(*pair, f"{at}[{number}]")]
    same = expected == found or (_nothing(expected) and _nothing(found))
    return [] if same else [f"{at}: expected {expected}, found {found}"]


def _nothing(thing: Any) -> bool:
    return not thing or (isinstance(thing, list) and not any(thing))


def crew_as_one(modules: Any) -> Any:
    """The same with the astronauts aboard the ship by owner: in which structure they are says no statement."""
    if "mars" not in (modules or {}):
        return modules
    ship = modules["mars"]["ship"]
    crew = [[held["owner"], astronaut] for held in ship.values() for astronaut in held["astronauts"]]
    emptied = {place: {**held, "astronauts": []} for place, held in ship.items()}
    return {**modules, "mars": {**modules["mars"], "ship": emptied, "crew": sorted(crew)}}


def compare(expected: Table, state: State, what: str) -> None:
    """Hold a state against the model."""
    wanted, found = dict(expected.at), plain(state)
    for each in (wanted, found):
        each["modules"] = crew_as_one(each["modules"])
    lines = [line for name in COMPARED for line in differences(wanted[name], found[name], name)]
    assert not lines, f"{what}: {'; '.join(lines)}"


def compare_turn(state: State, seat: int, where: str) -> list[Event]:
    """Hold AstroBot's turn against the model; all its events."""
    expected = Turn(state).play()
    events = GAME.decide(state, seat, PlayActionCard()).events
    ends = [number for number, event in enumerate(events) if isinstance(event, TurnBegan | MaintenanceBegan)]
    end = ends[0] if ends else len(events)
    card = f"card {expected.card.id} behind {expected.before.id}, {expected.active}"
    compare(expected, reduce(evolve, events[:end], state), f"{where}, {card}")
    return events


def compare_end(state: State, where: str) -> None:
    """Hold where AstroBot would put all astronauts that it would win now, and its total if the game ended now."""
    there = Maintenance(state)
    for slot, astronaut in state.crater.items():
        won, place, _ = there.retrieved(slot, astronaut)
        if won == there.bot:
            found = place_won(state, there.bot, slot) or ""
            assert place == (SHIP if found.startswith(SHIP) else found), f"{where}, slot {slot}: {place}, found {found}"
    expected, total = Scoring(state).total(), totals(state, there.bot)
    assert sum(total.values()) == expected, f"{where}: {expected}, found {total}"


class Compared:
    """A game of which each event is held against the model. `turns`: those of AstroBot so far. `changes`: before each,
    so many positions with anything changed are tried."""

    def __init__(self, number: int, changes: int = 1) -> None:
        self.number, self.draw, self.turns, self.changes = number, random.Random(number), 0, changes
        self.corporations, hard = setting(number)
        setups = (SeatSetup(kind="human", name="Fabio"), SeatSetup(kind="automa", level=len(hard)))
        options = {"corporations": self.corporations, "hard": hard}
        events = GAME.new_game(options, setups, number.to_bytes(32, "big"))
        self.state: State = GAME.fold(GAME.initial(), events)
        self.maintenance: Maintenance | None = None
        self.over: State | None = None

    def play(self) -> Iterator[int]:
        """The game, a move of anybody at a time; the turns of AstroBot so far."""
        while asked := GAME.to_move(self.state):
            (seat,) = asked
            if GAME.automa_to_move(self.state) == seat:
                self.turn(seat)
            else:
                self.follow(GAME.decide(self.state, seat, self.human_move(seat)).events)
            yield self.turns

    def human_move(self, seat: int) -> Move:
        """A random move, often one with a corporation."""
        choices = GAME.choices(self.state, seat, words=False).moves
        eager = [move for move in choices if isinstance(move, EAGER) or not isinstance(move, OF_BASE)]
        eager = eager if self.draw.random() < EAGERNESS else []
        return self.draw.choice(eager) if eager else GAME.random_move(self.state, seat, self.draw)

    def turn(self, seat: int) -> None:
        """AstroBot's turn, then what follows by itself; before it turns in positions that are like this one."""
        where = f"turn {self.turns} of game {self.number}, {self.corporations}"
        for number in range(self.changes):
            state = changed(self.state, self.draw)
            compare_turn(state, seat, f"{where}, change {number}")
            compare_end(replace(state, round=self.draw.randrange(1, 4)), f"{where}, change {number}")
        events = compare_turn(self.state, seat, where)
        self.turns += 1
        self.follow(events)

    def follow(self, events: Sequence[Event]) -> None:
        """Fold events one after the other, each held against the model where it foretells it."""
        for event in events:
            before, self.state = self.state, evolve(self.state, event)
            self.look(before, event)

    def look(self, before: State, event: Event) -> None:
        """Hold one event against the model."""
        match event:
            case AstroBotCardDrawn(corporation=""):
                self.setup = first_sector(before, event.card)
            case FirstDomePlaced() if before.seats[event.seat].kind == "astrobot":
                assert event.sector == self.setup
                compare(placed(before, event.sector), self.state, "first Dome")
            case AstroBotTileOpened():
                assert list(self.state.seats[event.seat].astronauts) == fill(before, event.tile)
                assert self.state.seats[event.seat].stock == {}
            case ShuttleLeft():
                assert list(self.state.gateway) == filled_gateway(before, event.tile)
            case TurnOrderSet():
                assert list(event.order) == order_by_tiles(before)
            case MaintenanceBegan():
                self.maintenance = Maintenance(before)
                self.maintenance.keep_watch()
            case AstronautRetrieved():
                self.retrieved(before, event)
            case RoundEnded():
                self.round_over(before)
            case GameEnded():
                self.ended(event)
            case _:
                pass

    def retrieved(self, before: State, event: AstronautRetrieved) -> None:
        """An astronaut of the crater."""
        there = Maintenance(before)
        won, place, vp = there.retrieved(event.slot, event.astronaut)
        assert self.maintenance is not None
        self.maintenance.score(there.bot, vp)
        place_found = SHIP if event.place.startswith(SHIP) else event.place
        found = (event.seat, place_found) if event.seat != there.human else (event.seat, "")
        expected = (won if won == there.human or place else None, place)
        where = f"slot {event.slot}, game {self.number}"
        assert found == expected or (won == there.human and event.seat is None), f"{where}: {expected}, found {found}"

    def round_over(self, before: State) -> None:
        """Income, no costs; then the deck."""
        expected, found = self.maintenance, Table(self.state)
        assert expected is not None
        expected.seat["built"] = found.seat["built"]
        expected.income()
        for name in ("vp", "reputation", "stock"):
            lines = differences(expected.seat[name], found.seat[name], name)
            assert not lines, f"round {before.round} of game {self.number}, {self.corporations}: {lines}"
        self.over = self.state

    def ended(self, event: GameEnded) -> None:
        """The total."""
        assert self.over is not None
        expected = Scoring(self.over)
        found = sum(event.totals[expected.bot].values())
        assert found == expected.total(), f"game {self.number}: {expected.total()}, found {event.totals[expected.bot]}"


def whole(number: int) -> int:
    """Play a game to its end; AstroBot's turns in it."""
    return reduce(lambda _, turns: turns, Compared(number).play(), 0)
