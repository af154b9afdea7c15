"""The second model of AstroBot: a turn, from the position before its card is drawn to the end of all effects."""

from typing import Any

from app.rules.shackleton.components.shapes.nouns import ASTRONAUTS, DIRECTIONS

from .second_astrobot_corporations import act
from .second_astrobot_table import Table

SMALLER = ("headquarters", "laboratory", "workshop", "dome")


class Turn(Table):
    """A turn of AstroBot. `card` is the one just drawn; triangle and arrow are those of the card before (A-039)."""

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        before = self.data.action_card[self.solo["row"][-1]]
        self.card = self.data.action_card[self.solo["deck"].pop(0)]
        self.solo["row"].append(self.card.id)
        self.triangle, self.arrow, self.before = before.triangle, before.arrow, before
        self.start = self.data.triangle_slot[self.triangle]

    def play(self) -> "Turn":
        """The whole turn."""
        self.choose_active()
        self.symbol()
        row = next(row for row in self.card.rows if self.seat["astronauts"][ASTRONAUTS.index(row.astronaut)])
        self.seat["astronauts"][ASTRONAUTS.index(row.astronaut)] -= 1
        self.seat["deployed"] += 1
        able = {
            "crater": self.crater,
            "build": self.build,
            "fund": self.fund,
            "corporation_actions": self.corporation_actions,
        }[row.action]
        if not able(row.astronaut):
            self.gateway(row.astronaut)
        return self

    # The card

    def choose_active(self) -> None:
        """A-024, A-025."""
        common = [letter for letter in self.card.left if letter in self.before.right]
        letter = common[0] if len(common) == 1 else self.before.right[0]
        self.active = self.solo["active"] = self.letters[letter]

    def symbol(self) -> None:
        """A-027 to A-034."""
        board = self.data.components.solo.board
        if self.card.symbol == "development":
            if self.development < board.development:
                self.solo["development"] += 1
            else:
                self.repute(self.bot, board.card_reputation)
            return
        marker = self.marker()
        if marker is None:
            return
        self.solo["markers"][marker] += 1
        if self.solo["markers"][marker] == board.goal_track:
            self.claim(marker)

    def marker(self) -> str | None:
        """The goal marker that advances."""
        claimed, markers = self.seat["goals"], self.solo["markers"]
        if self.active not in claimed:
            return self.active
        others = [name for name in self.at["corporations"] if name not in claimed]
        if not others:
            return None
        back = min(markers[name] for name in others)
        tied = [name for name in others if markers[name] == back]
        (other,) = [self.letters[letter] for letter in self.card.left if self.letters[letter] != self.active]
        return other if other in tied else tied[0]

    def claim(self, corporation: str) -> None:
        """A-030 to A-032, A-035."""
        board = self.data.components.solo.board
        level = (self.development >= board.middle_goal) + (self.development >= board.top_goal)
        if self.human in self.at["boards"][corporation]["goals"][level]:
            level = level - 1 if level else 1
        self.at["boards"][corporation]["goals"][level].append(self.bot)
        self.seat["goals"][corporation] = level
        extra = sum(self.seat["reputation"] >= space for space in self.data.components.reputation.goal_extras)
        self.score(self.bot, self.sheet(corporation).goals[level].vp + extra)

    # Exploiting the crater

    def crater(self, astronaut: str) -> bool:
        """A-041 to A-044."""
        for slot in self.slots_from(self.start, self.arrow):
            if self.at["slots"][slot - 1] is None and self.winner(slot) == self.bot:
                self.at["slots"][slot - 1] = astronaut
                row = [self.in_sector(sector) for sector in self.data.facing[slot]]
                alone = sum(self.human in held and self.bot not in held for held in row)
                self.credit(self.human, self.data.slot[slot].fee * alone)
                return True
        return False

    # Command actions

    def has_slot(self, command: Any) -> bool:
        """Whether a command slot is free."""
        slots = self.data.command[len(self.at["seats"])].slots(command)
        return len(self.at["commands"].get(command, [])) < len(slots)

    def deploy(self, command: str, astronaut: str) -> None:
        """The astronaut goes to the leftmost free slot."""
        self.at["commands"].setdefault(command, []).append(astronaut)

    def build(self, astronaut: str) -> bool:
        """A-046 to A-060."""
        piece = self.piece()
        place = None if piece is None else self.site(piece)
        if not self.has_slot("build") or piece is None or place is None:
            return False
        self.deploy("build", astronaut)
        self.power(piece, place)
        self.consume(self.energy_of(piece))
        self.at["sectors"][place]["buildings"].append({"owner": self.bot, "piece": piece})
        self.seat["built"][piece] = []
        if self.data.structure[piece].kind == "dome":
            self.dome(piece)
        self.token(place)
        return True

    def energy_of(self, piece: str) -> int:
        """The Energy that a structure consumes."""
        return self.data.structure_type[self.data.structure[piece].kind].cost.energy

    def piece(self) -> str | None:
        """A-047, A-055, A-057: the type by Development, or the next smaller one that is left and has its Energy."""
        due = self.data.components.solo.board.builds[self.development]
        for kind in SMALLER[SMALLER.index(due) :]:
            left = [id_ for id_, piece in self.data.structure.items() if piece.kind == kind]
            left = [id_ for id_ in left if id_ not in self.seat["built"]]
            if left and self.energy_of(left[0]) <= self.at["energy"] + self.panel_energy:
                return left[0]
        return None

    def site(self, piece: str) -> str | None:
        """A-048 to A-054: the sector."""
        slots = self.slots_from(self.start, self.arrow)
        won = [slot for slot in slots if self.at["slots"][slot - 1] and self.winner(slot) == self.bot]
        for slot in won or slots:
            fitting = [sector for sector in self.data.facing[slot] if self.takes(sector, piece)]
            powered = [sector for sector in fitting if self.at["sectors"][sector]["panel"]]
            if powered:
                return powered[0]
            if fitting:
                if self.at["rim"] < len(self.data.components.board.panels):
                    return None if self.closed else fitting[0]
                if self.at["hub"]:
                    return fitting[0]
        return None

    def power(self, piece: str, sector: str) -> None:
        """A-050, A-057: the panel that the sector or the Energy asks for."""
        if not self.at["sectors"][sector]["panel"]:
            if self.panel_energy:
                self.build_panel(sector)
            else:
                self.at["hub"] -= 1
                self.at["sectors"][sector]["panel"] = True
        elif self.at["energy"] < self.energy_of(piece):
            self.build_panel()

    def dome(self, piece: str) -> None:
        """A-058."""
        for gain in self.data.structure[piece].bonus:
            for _ in range(1 if gain.what in ("vp", "reputation") else gain.amount):
                if gain.what == "vp":
                    self.score(self.bot, gain.amount)
                elif gain.what == "reputation":
                    self.repute(self.bot, gain.amount)
                elif gain.what == "astronaut":
                    self.astronaut()
                elif gain.what == "corporation_action":
                    self.corporation_action(self.active)

    def token(self, sector: str) -> None:
        """A-059."""
        corners, board = self.at["corners"], self.at["boards"][self.active]
        around = self.data.token_directions[sector]
        there = [corners[number - 1] for number in around if corners[number - 1]]
        free = [number for number in around if not corners[number - 1]]
        if not free or not board["tokens"] or any(token["corporation"] == self.active for token in there):
            return
        corners[min(free, key=lambda number: self.turning(around[number])) - 1] = board["tokens"].pop(0)

    def turning(self, behind: Any) -> float:
        """How far along the arrow from the triangle's edge a corner lies that is right behind this direction."""
        ahead = DIRECTIONS.index(behind) + 0.5 - DIRECTIONS.index(self.triangle)
        return (ahead if self.arrow == "clockwise" else -ahead) % len(DIRECTIONS)

    def fund(self, astronaut: str) -> bool:
        """A-061 to A-068."""
        corporations = self.at["corporations"]
        first = corporations.index(self.active)
        if not self.has_slot("fund"):
            return False
        for corporation in corporations[first:] + corporations[:first]:
            if self.at["boards"][corporation]["shown"] and self.energise(corporation):
                self.deploy("fund", astronaut)
                self.take_project(corporation)
                self.corporation_action(self.active)
                return True
        return False

    def price(self, corporation: str) -> Any:
        """The row of prices that is uncovered (S-130)."""
        sheet = self.sheet(corporation)
        return sheet.prices[sheet.tokens - 1 - len(self.at["boards"][corporation]["tokens"])]

    def energise(self, corporation: str) -> bool:
        """A-063, A-064: reach the requirement; where that is impossible nothing is done."""
        track = self.data.components.energy
        due, level = self.price(corporation).requirement, self.at["energy"]
        if level < due:
            due -= self.data.components.solo.board.discounts[self.development]
        bought = min(max(0, due - level), max(0, track.purchase_below - level))
        lacking = due - level - bought
        panels = self.data.components.board.panels
        can_build = level + bought < track.closed_from and self.at["rim"] < len(panels)
        if lacking > (panels[self.at["rim"]] if can_build else 0):
            return False
        self.produce(bought)
        if lacking > 0:
            self.build_panel()
        return True

    def take_project(self, corporation: str) -> None:
        """A-062, A-065, A-067: the deck's card, on the left, is the one shown last."""
        board = self.at["boards"][corporation]
        fromleft = board["shown"][::-1]
        order = fromleft if self.arrow == "counter-clockwise" else fromleft[::-1]
        project = max(order, key=lambda id_: self.data.project[id_].vp)
        self.consume(self.price(corporation).consumption)
        board["shown"].remove(project)
        self.seat["projects"].append(project)
        if board["deck"]:
            board["shown"].append(board["deck"].pop(0))

    def corporation_actions(self, astronaut: str) -> bool:
        """A-069, A-070."""
        if not self.has_slot("corporation_actions"):
            return False
        self.deploy("corporation_actions", astronaut)
        for corporation in self.at["corporations"]:
            self.corporation_action(corporation)
        self.astronaut()
        return True

    def corporation_action(self, corporation: str) -> None:
        """A-080, and 2 Reputation where it is impossible."""
        if not act(self, corporation):
            self.repute(self.bot, self.data.components.solo.board.lapsed_reputation)

    # The Lunar Gateway

    def gateway(self, astronaut: str) -> None:
        """A-072."""
        self.at["gateway"][ASTRONAUTS.index(astronaut)] += 1
        self.astronaut(but=astronaut)
        self.corporation_action(self.active)

    def astronaut(self, but: str = "") -> None:
        """A-070, A-071: one of the Gateway, if there is one and room; `but` is the one just deployed."""
        there = dict(zip(ASTRONAUTS, self.at["gateway"], strict=True))
        able = [type_ for type_, many in there.items() if many > (type_ == but)]
        if not able or not self.has_room:
            return
        base, rows = self.in_base(), [row.astronaut for row in self.card.rows]
        taken = min(able, key=lambda type_: (base[type_], there[type_], rows.index(type_)))
        self.at["gateway"][ASTRONAUTS.index(taken)] -= 1
        place = self.place_for(taken)
        assert place is not None
        self.house(taken, place)
