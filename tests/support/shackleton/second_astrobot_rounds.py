"""The second model of AstroBot: its first Dome, the Shuttle and the Maintenance phase, and the end of the game."""

from typing import Any

from app.rules.shackleton.components.shapes.nouns import ASTRONAUTS

from .second_astrobot_table import NOBODY, WAITING, Table

SHIP = "ship"
"""Any place of the ship: which one says no statement, and nothing depends on it."""


def first_sector(state: Any, card: int) -> str:
    """A-009 to A-012: the sector of AstroBot's first Dome, by the card drawn."""
    table = Table(state)
    drawn, around = table.data.action_card[card], table.data.clockwise_centre
    for letter in drawn.right:
        for number in table.data.central_corners:
            token = table.at["corners"][number - 1]
            if token is None or token["corporation"] != table.letters[letter]:
                continue
            two = [sector for sector in around if sector in table.data.corner[number].sectors]
            order = two[::-1] if drawn.arrow == "clockwise" else two
            free = [sector for sector in order if not table.at["sectors"][sector]["buildings"]]
            if free:
                return free[0]
    raise AssertionError("no sector for the first Dome")


def placed(state: Any, sector: str) -> Table:
    """A-009, A-013: the position with the first Dome there."""
    table = Table(state)
    piece = next(iter(table.data.structure))
    table.at["sectors"][sector]["buildings"].append({"owner": table.bot, "piece": piece})
    table.at["sectors"][sector]["panel"] = True
    table.at["rim"] += 1
    table.seat["built"][piece] = []
    return table


def order_by_tiles(state: Any) -> list[int]:
    """A-020: the turn order, by the numbers of the two tiles."""
    table = Table(state)
    tiles = [table.data.shuttle[seat["tile"]].number for seat in table.at["seats"]]
    return sorted(range(len(tiles)), key=lambda seat: tiles[seat])


def fill(state: Any, tile: str) -> list[int]:
    """A-018, A-017: the astronauts of a tile, by type."""
    table = Table(state)
    return [table.data.shuttle[tile].astronauts[astronaut] for astronaut in ASTRONAUTS]


def filled_gateway(state: Any, tile: str) -> list[int]:
    """A-017: the Gateway once the tile left over has filled it."""
    table = Table(state)
    most = table.data.components.actions.gateway_filled_to
    return [
        max(there, min(most, there + more)) for there, more in zip(table.at["gateway"], fill(state, tile), strict=True)
    ]


class Maintenance(Table):
    """A Maintenance phase, up to the astronauts that are retrieved."""

    def retrieved(self, slot: int, astronaut: str) -> tuple[int | None, str, int]:
        """A-074 to A-076, A-080e, C-157: who would win the astronaut of a slot; for AstroBot its place, "" for none;
        and the VP that farms pay AstroBot."""
        won = self.winner(slot)
        if won != self.bot:
            return won, "", 0
        place = SHIP if self.free_on_ship() else self.seated().get(slot, "")
        return won, place, self.farm_pay(slot)

    def seated(self) -> dict[int, str]:
        """The places of the base for all astronauts that AstroBot is still to win, by slot: first the places that suit
        best take theirs, then the others, each from left to right, then from top to bottom."""
        left = {slot: kind for slot, kind in enumerate(self.at["slots"], 1) if kind and self.winner(slot) == self.bot}
        free = {piece: self.size(piece) - len(self.seat["built"][piece]) for piece in self.free_structures()}
        free[WAITING] = 0 if self.seat["waiting"] else 1
        is_last = self.at["round"] == self.data.components.setup.rounds
        found: dict[int, str] = {}
        for suiting in ("laboratory", "home", "") if is_last else ("home", "own", ""):
            for slot, astronaut in tuple(left.items()):
                place = next((place for place in free if free[place] and self.suits(place, astronaut, suiting)), None)
                if place is not None:
                    found[slot] = place
                    free[place] -= 1
                    del left[slot]
        return found

    def suits(self, place: str, astronaut: str, how: str) -> bool:
        """Whether a place is a Laboratory of the type, the Dome of a scientist or the Headquarters of others, any
        structure of the type, or just a place."""
        piece = None if place == WAITING else self.data.structure[place]
        if not how or piece is None:
            return not how
        if how == "home":
            return piece.kind == ("dome" if astronaut == "scientist" else "headquarters")
        return piece.astronaut == astronaut and (how == "own" or piece.kind == how)

    def farm_pay(self, slot: int) -> int:
        """The VP of the farms of a row; Credits bring AstroBot nothing (C-111)."""
        tiles = {farm.size: farm.pays for farm in self.data.components.evergreen.board.farms}
        farms = self.farms()
        paying = [tiles[farms[sector]["size"]] for sector in self.data.facing[slot] if sector in farms]
        return sum(pays.amount for pays in paying if pays.what == "vp")

    def keep_watch(self) -> None:
        """C-131: Reputation for who added most defence."""
        kept = self.modules.get("sky-watch")
        added = (kept or {}).get("added") or [0, 0]
        if added[self.bot] and added[self.bot] == max(added):
            self.repute(self.bot, self.data.components.sky_watch.board.most_reputation)

    def income(self) -> None:
        """A-077."""
        structures = self.data.components.structures
        for piece, housed in self.seat["built"].items():
            kind = self.data.structure[piece].kind
            if kind == "dome":
                self.score(self.bot, structures.dome_income["scientist"].amount * housed.count("scientist"))
            if kind == "headquarters":
                self.repute(self.bot, structures.headquarters_income.amount * len(housed))


class Scoring(Table):
    """A-079: AstroBot's total, out of a position in which round 3 is over."""

    def total(self) -> int:
        """The VP at the end."""
        asteroid = self.asteroid() if "sky-watch" in self.modules else 0
        vp = int(self.seat["vp"]) + self.projects() + self.laboratories() + int(self.seat["reputation"])
        return asteroid + vp + sum(map(self.of_corporation, self.at["corporations"]))

    def projects(self) -> int:
        """Printed VP."""
        return sum(self.data.project[project].vp for project in self.seat["projects"])

    def laboratories(self) -> int:
        """S-127."""
        values, scored = self.data.components.structures.laboratory_vp, 0
        for piece, housed in self.seat["built"].items():
            if self.data.structure[piece].kind == "laboratory":
                matching = housed.count(self.data.structure[piece].astronaut)
                scored += values[matching - 1] if matching else 0
        return scored

    def of_corporation(self, corporation: str) -> int:
        """What a corporation scores but the asteroid; projects bring AstroBot only their printed VP (A-067)."""
        kept = self.modules[corporation]
        if corporation == "mining":
            return len(set(kept["shipped"][self.bot])) if kept["shipped"] else 0
        if corporation == "robotics":
            return self.factory_sets(kept["factories"][self.bot] if kept["factories"] else [])
        if corporation == "evergreen":
            return self.own_farms()
        if corporation == "mars":
            return self.crew()
        return 0

    def factory_sets(self, fields: list[str]) -> int:
        """C-087."""
        rows = [field.split("-")[0] for field in fields]
        columns = [field.split("-")[1] for field in fields]
        by_column = min(columns.count(column) for column in ("left", "centre", "right"))
        by_row = min(rows.count(row) for row in ("top", "middle", "bottom"))
        return 3 * by_column + 2 * by_row

    def own_farms(self) -> int:
        """C-109."""
        scored = 0
        for sector, farm in self.farms().items():
            if farm["seat"] == self.bot:
                held = self.in_sector(sector)
                biggest = bool(held) and max(held, key=lambda owner: held[owner]) == self.bot
                vp = (1, 3, 5)[farm["size"] - 1]
                scored += vp if biggest else vp // 2
        return scored

    def asteroid(self) -> int:
        """C-132, C-133: defence, or structures lost, which stand nowhere when anything is scored."""
        kept, board = self.modules["sky-watch"], self.data.components.sky_watch.board
        if sum(kept["defence"]) >= board.strength.at(len(self.at["seats"])):
            return int(board.defence_vp * kept["defence"][self.bot])
        lost = 0
        for sector in self.data.facing[kept["impact"]]:
            lost += board.impact_vp * self.in_sector(sector).get(self.bot, 0)
            spared = self.human if self.shelters() else NOBODY - 1
            held = self.at["sectors"][sector]["buildings"]
            self.at["sectors"][sector]["buildings"] = [one for one in held if one["owner"] == spared]
        return -min(lost, int(self.seat["vp"]))

    def shelters(self) -> bool:
        """Whether the human is spared the impact (C-142)."""
        return "civil-shelters" in self.at["seats"][self.human]["projects"]

    def crew(self) -> int:
        """C-155."""
        aboard = [astronaut for held in self.aboard(self.bot).values() for astronaut in held["astronauts"]]
        return len(aboard) + 3 * min(aboard.count(astronaut) for astronaut in ASTRONAUTS)
