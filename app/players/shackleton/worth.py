"""What a position of Shackleton Base is worth to a seat, in VP at the end as far as can be guessed.

The guess reads only what the seat may see, and of corporations what their data say, what they count, and what stands in
`modules`.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property, reduce
from operator import add
from typing import NamedTuple

from app.players.shackleton.effects import still_to_come
from app.players.shackleton.modules import boards_worth, pending_worth
from app.players.shackleton.outlook import Outlook
from app.players.shackleton.weights import WEIGHTS, Weights
from app.rules.kit.agenda import Question, Task
from app.rules.kit.memo import latest_of, remembered
from app.rules.shackleton.board import goals
from app.rules.shackleton.board.bases import free_places, matching, pieces
from app.rules.shackleton.board.crater import winner_in
from app.rules.shackleton.board.projects import effects_of
from app.rules.shackleton.board.reputation import goal_extra
from app.rules.shackleton.board.scores import categories
from app.rules.shackleton.board.tokens import tokens_around
from app.rules.shackleton.components.shapes import Astronaut, Count
from app.rules.shackleton.engine.tables import Tables, tables
from app.rules.shackleton.phases.maintenance import costs
from app.rules.shackleton.vocabulary import questions as asked
from app.rules.shackleton.vocabulary import tasks
from app.rules.shackleton.vocabulary.nouns import CREDITS, LEVELS, Sector
from app.rules.shackleton.vocabulary.state import State


class Parts(NamedTuple):
    """The worth of a position in parts: what the seat would have now, what the best rival takes from it, and what is
    still to come."""

    now: float
    rival: float
    stock: float
    costs: float
    crater: float
    base: float
    goals: float
    projects: float
    tracks: float
    boards: float
    pending: float


class Worth(Outlook):
    """The worth of a position to a seat."""

    def parts(self) -> Parts:
        """Its parts."""
        own = [step for step in self.state.agenda if getattr(step, "seat", None) == self.seat]
        return Parts(
            now=float(sum(categories(self.state, self.seat).values())),
            rival=-self.weights.rivals * self._best_rival(),
            stock=self._stock(),
            costs=-self._costs(),
            crater=self._crater(),
            base=self._base(),
            goals=float(sum(self.goals_promised)),
            projects=self._projects(),
            tracks=self._tracks(),
            boards=float(sum(self.promised.values())),
            pending=float(sum(self._pending(step) for step in own)),
        )

    def total(self) -> float:
        """All of it."""
        return reduce(add, self.parts())  # from left to right: sum() rounds otherwise

    @cached_property
    def promised(self) -> Mapping[str, float]:
        """What the boards of the corporations in play promise, by corporation."""
        return boards_worth(self)

    def _best_rival(self) -> int:
        rivals = [seat for seat in range(len(self.state.seats)) if seat != self.seat]
        return max((self.state.seats[seat].vp for seat in rivals), default=0)

    def _stock(self) -> float:
        return sum(amount * self.thing(thing) for thing, amount in self.player.stock.items() if amount)

    def _costs(self) -> float:
        """The maintenance costs: of this round as far as they cannot be paid, of later ones as they would be."""
        due = costs(self.state, self.seat)
        missing = max(0, due - self.player.stock.get(CREDITS, 0)) if self.incomes else 0
        return missing * self.weights.shortage * (0.3 + 0.7 * self.pressing) + due * self.later * self.weights.upkeep

    def _crater(self) -> float:
        """Structures among the others, and astronauts that the seat would win."""
        weights, (size, leads) = self.weights, self.standing
        wins = min(len(self.slots_won), self.room)
        return (weights.presence * size + weights.lead * leads) * self.incomes + weights.won * wins

    @property
    def standing(self) -> tuple[int, int]:
        """The size of the seat's structures in the crater, and in how many sectors the biggest one is its own."""
        return _standing(latest_of(self.state), tables(self.state), self.state.sectors, self.seat)

    @property
    def slots_won(self) -> tuple[int, ...]:
        """The slots whose astronauts the seat would win now."""
        state = self.state
        return _slots_won(latest_of(state), tables(state), state.sectors, state.slots, self.seat)

    @cached_property
    def room(self) -> int:
        """How many astronauts that it wins count, as far as it has places."""
        return len(free_places(self.state, self.seat)) + 1

    def _base(self) -> float:
        """Astronauts at work, and places for more."""
        state, table, found = self.state, tables(self.state), 0.0
        for piece in pieces(state, self.seat):
            housed, kind = self.player.built[piece], table.kind(piece)
            found += self.weights.place * (table.size(piece) - len(housed))
            if kind == "dome":
                incomes = (table.structures.dome_income[astronaut] for astronaut in housed)
                found += self.weights.scientist * self.gains(incomes)
            elif kind == "headquarters":
                found += self.weights.scientist * len(housed)
            elif kind == "workshop":
                found += self.weights.staff * matching(state, self.seat, piece)
        return found * self.incomes + self.weights.waiting * (self.player.waiting is not None)

    @cached_property
    def goals_promised(self) -> Sequence[float]:
        """Of each corporation what the goal promises that promises most, the best first; no more than the seat can
        still claim."""
        left = tables(self.state).goals.markers - len(self.player.goals)
        if not left:
            return ()
        promised = (
            max(self._goal(corporation, level) for level in range(LEVELS))
            for corporation in self.state.corporations
            if corporation not in self.player.goals
        )
        return sorted(promised, reverse=True)[:left]

    def _goal(self, corporation: str, level: int) -> float:
        table, taken = tables(self.state), self.state.boards[corporation].goals[level]
        if len(taken) >= table.goal_slots(len(self.state.seats), level):
            return 0.0
        goal = table.goal(corporation, level)
        met = 0.0
        for need in goal.needs:
            met += min(1.0, self._count(need.count) / need.at_least)
        share = met / len(goal.needs)
        return self.weights.goal * share * share * (goal.vp + self._goal_extra)

    @cached_property
    def _goal_extra(self) -> int:
        return goal_extra(self.state, self.seat)

    def _count(self, what: Count) -> int:
        """What goals ask for: three levels often ask for the same."""
        found = self._counts.get(what)
        if found is None:
            found = self._counts[what] = goals.count(self.state, self.seat, what)
        return found

    @cached_property
    def _counts(self) -> dict[Count, int]:
        return {}

    def _projects(self) -> float:
        """What the effects of funded projects bring from now on; their printed VP are scored already."""
        return self.weights.effect * sum(
            still_to_come(self, project, effect)
            for project in self.player.projects
            for effect in effects_of(self.state, project)
        )

    def _tracks(self) -> float:
        reached = sum(action.at <= self.player.reputation for action in tables(self.state).reputation.actions)
        return self.weights.track_action * reached * self.incomes

    def _pending(self, step: Question | Task) -> float:
        """What pending questions and tasks still hold for the seat."""
        weights = self.weights
        match step:
            case asked.ChooseStructure() | tasks.OfferFreeStructure() | asked.TakeTurn(must=str()):
                return weights.build
            case asked.ChooseProject():
                return weights.fund
            case asked.TakeCorporationAction(left=left):
                return weights.action * left
            case asked.ChooseTokens(sectors=sectors, used=used):
                around = {corner for sector in sectors for corner in tokens_around(self.state, sector)}
                return weights.token * min(len(sectors) - len(used), len(around - {*used}))
            case asked.ChooseAstronaut() | tasks.OfferAstronaut():
                return weights.astronaut
            case asked.ChooseToken() | asked.ChooseBonusToken() | tasks.ActivateOne():
                return weights.token
            case tasks.CommandBonus() | tasks.OfferCorporationAction():
                return weights.action
            case asked.ChooseNextPart(parts=parts) | tasks.ContinueVisit(parts=parts):
                return sum(self._part(part) for part in parts)
        return pending_worth(self, step)

    def _part(self, part: str) -> float:
        if part == "credits":
            return tables(self.state).actions.gateway_credits * self.thing(CREDITS)
        return self.weights.astronaut if part == "astronaut" else self.weights.action


@remembered
def _standing(table: Tables, sectors: Mapping[str, Sector], seat: int) -> tuple[int, int]:
    """The size of a seat's structures in the crater, and in how many sectors the biggest one is its own."""
    total = leads = 0
    for sector in sectors.values():
        own = next((table.size(building.piece) for building in sector.buildings if building.owner == seat), 0)
        if own:
            total += own
            leads += own == max(table.size(building.piece) for building in sector.buildings)
    return total, leads


@remembered
def _slots_won(
    table: Tables, sectors: Mapping[str, Sector], slots: tuple[Astronaut | None, ...], seat: int
) -> tuple[int, ...]:
    """The slots whose astronauts a seat would win now."""
    taken = (slot for slot, astronaut in enumerate(slots, start=1) if astronaut is not None)
    return tuple([slot for slot in taken if winner_in(table, sectors, slot) == seat])


def worth(state: State, seat: int, weights: Weights = WEIGHTS) -> float:
    """The worth of a position to a seat."""
    return Worth(state, seat, weights).total()
