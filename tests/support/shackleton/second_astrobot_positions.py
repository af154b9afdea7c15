"""Positions before a turn of AstroBot that games seldom come to: of a game's own ones, with anything in it changed."""

import random
from typing import Any

from msgspec.structs import replace

from app.rules.shackleton.components import index
from app.rules.shackleton.components.shapes.goods import FACTORY_COLUMNS, FACTORY_ROWS
from app.rules.shackleton.components.shapes.nouns import ASTRONAUTS, COMMANDS
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.modules.evergreen.vocabulary import Farm
from app.rules.shackleton.modules.mars.vocabulary import Aboard
from app.rules.shackleton.vocabulary.nouns import NEUTRAL, Building, Sector
from app.rules.shackleton.vocabulary.state import State

CHANGED = 0.4
"""How often each thing is changed."""


class Changing:
    """A state whose things are changed one after the other."""

    def __init__(self, state: State, draw: random.Random) -> None:
        self.state, self.draw, self.data = state, draw, index.of(state.components)
        self.bot = next(seat for seat, player in enumerate(state.seats) if player.astrobot)
        self.human = 1 - self.bot

    def all(self) -> State:
        """The state with some things changed."""
        parts = [self.seat, self.cards, self.goals, self.energy, self.commands, self.boards, self.crater, self.base]
        for part in [*parts, self.corporations]:
            if self.draw.random() < CHANGED:
                part()
        return self.state

    def put(self, seat: int, **changes: Any) -> None:
        """Change a seat."""
        seats = list(self.state.seats)
        seats[seat] = replace(seats[seat], **changes)
        self.state = replace(self.state, seats=tuple(seats))

    def solo(self, **changes: Any) -> None:
        """Change AstroBot's cards and solo board."""
        kept = self.state.seats[self.bot].astrobot
        assert kept is not None
        self.put(self.bot, astrobot=replace(kept, **changes))

    def some(self, things: Any) -> tuple[Any, ...]:
        """Some of them, each by a chance drawn for all."""
        chance = self.draw.random()
        return tuple(thing for thing in things if self.draw.random() < chance)

    def seat(self) -> None:
        """AstroBot's Reputation, the astronauts left on its tile, and projects of both seats, whose attractions are
        empty then."""
        known = [project for project, name in self.data.corporation_of.items() if name in self.state.corporations]
        funded = self.some(known)
        own = self.some(funded)
        self.put(self.human, projects=tuple(project for project in funded if project not in own))
        self.put(self.bot, projects=own)
        self.state = self._module("artemis", guests={})
        left = tuple(self.draw.randrange(3) for _ in ASTRONAUTS)
        self.put(self.bot, reputation=self.draw.randrange(16), astronauts=left if any(left) else (1, 1, 1))

    def cards(self) -> None:
        """Its cards and its Development."""
        kept = self.state.seats[self.bot].astrobot
        assert kept is not None
        cards = [*kept.row, *kept.deck]
        self.draw.shuffle(cards)
        row, deck = tuple(cards[: len(kept.row)]), tuple(cards[len(kept.row) :])
        self.solo(row=row, deck=deck, development=self.draw.randrange(8))

    def goals(self) -> None:
        """Who has claimed which goals, and the markers."""
        boards, markers, track = dict(self.state.boards), {}, tables(self.state).solo.goal_track
        claimed: dict[int, dict[str, int]] = {self.bot: {}, self.human: {}}
        for name, board in boards.items():
            levels = self.draw.sample(range(3), 2)
            for seat, level in zip((self.bot, self.human), levels, strict=True):
                if self.draw.random() < 0.6:
                    claimed[seat][name] = level
            goals = tuple(tuple(seat for seat in claimed if claimed[seat].get(name) == level) for level in range(3))
            boards[name] = replace(board, goals=goals)
            markers[name] = track if name in claimed[self.bot] else self.draw.randrange(track)
        self.state = replace(self.state, boards=boards)
        for seat, levels_of in claimed.items():
            self.put(seat, goals=levels_of)
        self.solo(markers=markers)

    def energy(self) -> None:
        """The level and the panels that are left."""
        rim = self.draw.choice((self.state.rim, 17, 18))
        self.state = replace(self.state, energy=self.draw.randrange(11), rim=rim, hub=self.draw.randrange(2))

    def commands(self) -> None:
        """Who stands on the command slots and at the Gateway."""
        filled = {name: tuple(self.draw.choices(ASTRONAUTS, k=self.draw.randrange(4))) for name in COMMANDS}
        there = (self.draw.randrange(3), self.draw.randrange(3), self.draw.randrange(3))
        self.state = replace(self.state, commands=filled, gateway=there)

    def boards(self) -> None:
        """Tokens and projects that are left on the boards."""
        boards = {
            name: replace(
                board, tokens=self.some(board.tokens), shown=self.some(board.shown), deck=self.some(board.deck)
            )
            for name, board in self.state.boards.items()
        }
        self.state = replace(self.state, boards=boards)

    def crater(self) -> None:
        """Structures, panels and astronauts of the crater."""
        sectors: dict[str, Sector] = {}
        left = {seat: list(self.data.structure) for seat in (self.bot, self.human)}
        for name in self.state.sectors:
            taken: set[str] = set()
            buildings = []
            for seat in self.some((self.bot, self.human, NEUTRAL)):
                piece = "dome-1" if seat == NEUTRAL else self.draw.choice(left[seat] or ["headquarters"])
                kind = self.data.structure[piece].kind
                fits = kind not in taken and (kind != "headquarters" or not taken) and "headquarters" not in taken
                if not fits or (seat != NEUTRAL and piece not in left[seat]):
                    continue
                taken.add(kind)
                buildings.append(Building(seat, piece))
                if seat != NEUTRAL:
                    left[seat].remove(piece)
            sectors[name] = Sector(panel=bool(buildings) or self.draw.random() < 0.3, buildings=tuple(buildings))
        slots = tuple(self.draw.choice(ASTRONAUTS) if self.draw.random() < 0.3 else None for _ in self.state.slots)
        self.state = replace(self.state, sectors=sectors, slots=slots)
        for seat in left:
            built = {held.piece: () for sector in sectors.values() for held in sector.buildings if held.owner == seat}
            self.put(seat, built=built)
        self.state = self._module("evergreen", farms={})
        self.state = self._module("mars", ship={})

    def base(self) -> None:
        """Who sits where; structures that stand nowhere."""
        built = dict.fromkeys(self.some(self.data.structure), ()) | self.state.seats[self.bot].built
        filled = {
            piece: tuple(self.draw.choices(ASTRONAUTS, k=self.draw.randrange(self._size(piece) + 1))) for piece in built
        }
        self.put(self.bot, built=filled, waiting=self.draw.choice((None, *ASTRONAUTS)))

    def _size(self, piece: str) -> int:
        return self.data.structure_type[self.data.structure[piece].kind].size

    def _module(self, name: str, **changes: Any) -> State:
        kept = self.state.modules
        if not isinstance(kept, dict) or name not in kept:
            return self.state
        return replace(self.state, modules={**kept, name: replace(kept[name], **changes)})

    def corporations(self) -> None:
        """What the corporations keep."""
        kept = self.state.modules
        assert isinstance(kept, dict)
        for name in kept:
            self.state = self._module(name, **CHANGES[name](self, kept[name]))


def _artemis(changing: Changing, kept: Any) -> dict[str, Any]:
    tourists = range(1, 1 + changing.draw.randrange(9))
    return {"queue": changing.some(kept.queue), "card": tuple(tourists)}


def _selenium(changing: Changing, kept: Any) -> dict[str, Any]:
    shown = {place: kept.shown[place] for place in changing.some(kept.shown)}
    return {"shown": shown, "stack": changing.some(kept.stack) if changing.draw.random() < 0.5 else ()}


def _mining(changing: Changing, kept: Any) -> dict[str, Any]:
    slots = [f"{level}-{height}" for level in range(1, 6) for height in ("upper", "lower")]
    shipped = (changing.some(range(1, 6)), changing.some(range(1, 6)))
    return {"aboard": {slot: changing.draw.randrange(2) for slot in changing.some(slots)}, "shipped": shipped}


def _robotics(changing: Changing, kept: Any) -> dict[str, Any]:
    fields = [f"{row}-{column}" for row in FACTORY_ROWS for column in FACTORY_COLUMNS]
    return {"factories": (changing.some(fields), changing.some(fields))}


def _evergreen(changing: Changing, kept: Any) -> dict[str, Any]:
    farms: dict[str, Farm] = {}
    for name in changing.some(changing.state.sectors):
        sizes = {changing._size(held.piece) for held in changing.state.sectors[name].buildings}
        size = changing.draw.randrange(1, 4)
        planted = [farm.size for farm in farms.values()]
        if not sizes & {size, 6} and planted.count(size) < 5:
            farms[name] = Farm(size, changing.draw.randrange(2))
    return {"farms": farms}


def _sky_watch(changing: Changing, kept: Any) -> dict[str, Any]:
    sections = changing.data.components.sky_watch.board.sections
    programmes = [programme.id for section in sections for programme in section.programmes]
    steps = changing.draw.choice((0, 5, 6, 11, 12, 15, 17, 18, 18))
    return {
        "steps": (steps, steps),
        "done": (changing.some(programmes), changing.some(programmes)),
        "defence": (changing.draw.randrange(9), changing.draw.randrange(9)),
    }


def _mars(changing: Changing, kept: Any) -> dict[str, Any]:
    """Places of the ship, taken by structures that stand in no sector."""
    board, draw = changing.data.components.mars.board, changing.draw
    stood = {(held.owner, held.piece) for sector in changing.state.sectors.values() for held in sector.buildings}
    ship, gone = {}, set(stood)
    for number, sizes in enumerate(board.modules[: board.modules_used.at(2)], 1):
        for place, size in changing.some(enumerate(sizes, 1)):
            seat = draw.randrange(2)
            free = [id_ for id_ in changing.data.structure if changing._size(id_) == size and (seat, id_) not in gone]
            if free:
                gone.add((seat, free[0]))
                crew = tuple(draw.choices(ASTRONAUTS, k=draw.randrange(size + 1)))
                ship[f"{number}-{place}"] = Aboard(seat, free[0], crew)
                changing.put(seat, built={free[0]: (), **changing.state.seats[seat].built})
    projects = changing.state.seats[changing.human].projects
    changing.put(changing.human, projects=tuple({*projects, "mission-control"}))
    return {"ship": ship, "panels": draw.randrange(6)}


CHANGES = {
    "artemis": _artemis,
    "selenium": _selenium,
    "mining": _mining,
    "robotics": _robotics,
    "evergreen": _evergreen,
    "sky-watch": _sky_watch,
    "mars": _mars,
}


def changed(state: State, draw: random.Random) -> State:
    """A position like this one, with anything in it changed."""
    return Changing(state, draw).all()
