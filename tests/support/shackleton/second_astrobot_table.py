"""The second model of AstroBot: its table, a position as plain data, and what happens on it, no matter who does it.

Written from the statements and the components alone, and apart from the rules that are played by.
"""

from typing import Any

from msgspec import Struct

from app.rules.shackleton.components import index
from app.rules.shackleton.components.shapes.nouns import ASTRONAUTS

NOBODY = -1
WAITING = "waiting"


def plain(thing: Any) -> Any:
    """Structs as dictionaries with all their fields, tuples as lists."""
    if isinstance(thing, Struct):
        return {name: plain(getattr(thing, name)) for name in thing.__struct_fields__}
    if isinstance(thing, tuple | list):
        return [plain(part) for part in thing]
    if isinstance(thing, dict):
        return {key: plain(value) for key, value in thing.items()}
    return thing


class Table:
    """A position that changes. `at`: the state in plain data; `bot`, `human`: the numbers of the seats."""

    def __init__(self, state: Any) -> None:
        self.at: dict[str, Any] = plain(state)
        self.data = index.of(state.components)
        kinds = [seat["kind"] for seat in self.at["seats"]]
        self.bot, self.human = kinds.index("astrobot"), kinds.index("human")
        self.seat: dict[str, Any] = self.at["seats"][self.bot]
        self.solo: dict[str, Any] = self.seat["astrobot"] or {}

    @property
    def letters(self) -> dict[str, str]:
        """The corporation of each letter (A-005)."""
        return dict(zip("ABC", self.at["corporations"], strict=True))

    @property
    def modules(self) -> dict[str, Any]:
        """What the corporations in play keep."""
        kept = self.at["modules"]
        return kept if isinstance(kept, dict) else {}

    @property
    def development(self) -> int:
        """The space of the Development marker."""
        return int(self.solo["development"])

    def sheet(self, corporation: str) -> Any:
        """What every corporation has."""
        return {str(name): sheet for name, sheet in self.data.sheet.items()}[corporation].corporation

    def is_hard(self, corporation: str) -> bool:
        """The side of the corporation's card (A-006)."""
        return corporation in self.solo["hard"]

    def side(self, corporation: str, sides: Any) -> Any:
        """The values of that side."""
        return sides.hard if self.is_hard(corporation) else sides.easy

    # Tracks

    def score(self, seat: int, vp: int) -> None:
        """VP."""
        self.at["seats"][seat]["vp"] += vp

    def credit(self, seat: int, credits: int) -> None:
        """Credits, of which AstroBot never has any (A-022)."""
        if seat == self.human and credits:
            stock = self.at["seats"][seat]["stock"]
            stock["credits"] = stock.get("credits", 0) + credits

    def repute(self, seat: int, amount: int) -> None:
        """Reputation; beyond the end of the track VP (S-168)."""
        track = self.data.components.reputation
        whole = self.at["seats"][seat]["reputation"] + amount
        self.at["seats"][seat]["reputation"] = min(whole, track.last)
        self.score(seat, max(0, whole - track.last) * track.vp_beyond)

    def produce(self, amount: int) -> None:
        """Energy, with the Reputation of the spaces reached (S-088)."""
        track = self.data.components.energy
        before = self.at["energy"]
        self.at["energy"] = min(before + amount, track.last)
        self.repute(self.bot, sum(before < space <= self.at["energy"] for space in track.reputation_at))

    def consume(self, amount: int) -> None:
        """Energy goes as far as there is some."""
        self.at["energy"] = max(0, self.at["energy"] - amount)

    # Solar panels

    @property
    def closed(self) -> bool:
        """The two last spaces of the Energy track (S-089)."""
        return bool(self.at["energy"] >= self.data.components.energy.closed_from)

    @property
    def panel_energy(self) -> int:
        """What the next panel gives; 0 if none can be built."""
        panels = self.data.components.board.panels
        return 0 if self.closed or self.at["rim"] == len(panels) else panels[self.at["rim"]]

    def build_panel(self, sector: str | None = None) -> None:
        """The next panel goes into a sector or onto the central hex, with its Energy."""
        energy = self.panel_energy
        self.at["rim"] += 1
        if sector is None:
            self.at["hub"] += 1
        else:
            self.at["sectors"][sector]["panel"] = True
        self.produce(energy)

    # Sectors and rows

    def size(self, piece: str) -> int:
        """The size of a structure."""
        return self.data.structure_type[self.data.structure[piece].kind].size

    def in_sector(self, sector: str) -> dict[int, int]:
        """The size of each owner's structure in a sector."""
        return {held["owner"]: self.size(held["piece"]) for held in self.at["sectors"][sector]["buildings"]}

    def farms(self) -> dict[str, Any]:
        """The farms by sector."""
        return dict(self.modules["evergreen"]["farms"]) if "evergreen" in self.modules else {}

    def room(self, sector: str, size: int) -> bool:
        """Whether a structure or a farm of a size finds room: each size has its own, a Headquarters needs all of it
        (S-094, S-095, C-103)."""
        farm = self.farms().get(sector)
        taken = [*self.in_sector(sector).values(), *([farm["size"]] if farm else [])]
        return size not in taken and sum(taken) + size <= self.data.components.board.sector_places

    def takes(self, sector: str, piece: str) -> bool:
        """Whether AstroBot's structure fits there by size, colour and room (A-056)."""
        return self.bot not in self.in_sector(sector) and self.room(sector, self.size(piece))

    def winner(self, slot: int) -> int | None:
        """Who would win an astronaut on that slot now (S-172, S-174, S-176)."""
        row = [self.in_sector(sector) for sector in self.data.facing[slot]]
        totals: dict[int, int] = {}
        for held in row:
            for owner, size in held.items():
                if owner != NOBODY:
                    totals[owner] = totals.get(owner, 0) + size
        best = [owner for owner, total in totals.items() if total == max(totals.values())]
        for held in row:
            there = {size: owner for owner, size in held.items() if owner in best}
            if there:
                return there[max(there)]
        return None

    def slots_from(self, slot: int, arrow: str) -> list[int]:
        """All slots of the crater from one on along an arrow."""
        many = len(self.data.slot)
        step = 1 if arrow == "clockwise" else -1
        return [(slot - 1 + step * way) % many + 1 for way in range(many)]

    # Astronauts

    def aboard(self, seat: int) -> dict[str, Any]:
        """A seat's structures on the ship by place."""
        ship = self.modules["mars"]["ship"] if "mars" in self.modules else {}
        return {place: held for place, held in sorted(ship.items()) if held["owner"] == seat}

    def in_base(self) -> dict[str, int]:
        """The astronauts of AstroBot's base by type."""
        housed = [astronaut for places in self.seat["built"].values() for astronaut in places]
        housed += [self.seat["waiting"]] if self.seat["waiting"] else []
        return {astronaut: housed.count(astronaut) for astronaut in ASTRONAUTS}

    def free_structures(self) -> list[str]:
        """AstroBot's structures with a free place, from left to right and from top to bottom."""
        built = self.seat["built"]
        return [piece for piece in self.data.structure if piece in built and len(built[piece]) < self.size(piece)]

    def free_on_ship(self) -> list[str]:
        """The places of the ship where AstroBot has room for an astronaut (C-147)."""
        aboard = self.aboard(self.bot)
        return [place for place, held in aboard.items() if len(held["astronauts"]) < self.size(held["piece"])]

    @property
    def has_room(self) -> bool:
        """Whether an astronaut finds any place."""
        return bool(self.free_on_ship() or self.free_structures() or not self.seat["waiting"])

    def place_for(self, astronaut: str) -> str | None:
        """Where an astronaut goes that AstroBot gains in a turn (A-073, C-157)."""
        ship = self.free_on_ship()
        free = self.free_structures()
        own = [piece for piece in free if self.data.structure[piece].astronaut == astronaut]
        waiting = [] if self.seat["waiting"] else [WAITING]
        return next(iter([*ship, *own, *free, *waiting]), None)

    def house(self, astronaut: str, place: str) -> None:
        """Put an astronaut on a place."""
        if place == WAITING:
            self.seat["waiting"] = astronaut
        elif place in self.seat["built"]:
            self.seat["built"][place].append(astronaut)
        else:
            self.modules["mars"]["ship"][place]["astronauts"].append(astronaut)
