"""Harvest as the contract of games wants it: what it does not share with other games on the kit."""

import hashlib
from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from app.rules.game import BadOptions, Begun, Event, Line, Move, Outcome, SeatSetup, TieBreak
from app.rules.kit.agenda import question
from app.rules.kit.game import KitGame
from app.rules.kit.ledger import Ledger
from tests.support.harvest import shapes as sent
from tests.support.harvest.ruleset import FURTHER_LINES, RULES
from tests.support.harvest.turns import begin_turn
from tests.support.harvest.vocabulary import (
    DECK,
    KINDS,
    OLD,
    VALUES,
    YOUNG,
    Before,
    CrowTurn,
    HarvestBegan,
    PlayCrow,
    SeatStart,
    State,
    Turn,
    TurnBegan,
    value_of,
)

DIGEST = "harvest-1"
SEATS = range(2, 5)
HANDS = range(1, 5)
"""How many crops a hand may have; the option `hand`."""
USUAL_HAND = 3


class Harvest(KitGame[State, Before]):
    """The game; see the package."""

    name = "harvest"
    automas: Mapping[int, str] = MappingProxyType({OLD: "Old Crow", YOUNG: "Young Crow"})
    rules = RULES
    shapes = RULES.shapes(view=sent.View, standing=sent.Standing, facts=sent.Facts)

    def check_options(self, options: dict[str, Any], seats: Sequence[SeatSetup]) -> None:
        """Raise `BadOptions` unless 2 to 4 seats with a person; options are `hand` and `modules`."""
        if len(seats) not in SEATS or all(seat.kind == "automa" for seat in seats):
            raise BadOptions("bad-seats", seats=len(seats))
        if any(seat.kind == "automa" and seat.level not in self.automas for seat in seats):
            raise BadOptions("unknown-level")
        hand, modules = options.get("hand", USUAL_HAND), options.get("modules", {})
        known = {module.name for module in RULES.modules}
        if set(options) - {"hand", "modules"} or not isinstance(modules, dict) or set(modules) - known:
            raise BadOptions("unknown-option")
        if type(hand) is not int or hand not in HANDS:
            raise BadOptions("bad-hand", hand=hand)

    def new_game(
        self, options: dict[str, Any], seats: Sequence[SeatSetup], entropy: bytes, components: str | None = None
    ) -> list[Event]:
        """Hands, drawn by the entropy, and the first turn."""
        deck = sorted(DECK, key=lambda card: hashlib.sha256(entropy + card.encode()).digest())
        size = options.get("hand", USUAL_HAND)
        modules = tuple(module.name for module in RULES.modules if module.name in options.get("modules", {}))
        starts = tuple(
            SeatStart(seat.kind, seat.name, seat.level, tuple(deck[number * size : (number + 1) * size]))
            for number, seat in enumerate(seats)
        )
        market = deck[-1] if "market" in modules else ""
        ledger: Ledger[State] = RULES.ledger(self.initial())
        ledger.emit(HarvestBegan(seats=starts, modules=modules, market=market))
        begin_turn(ledger, 0)
        return ledger.events

    def automa_to_move(self, state: State) -> int | None:
        """The Crow whose turn it is."""
        step = question(state)
        return step.seat if isinstance(step, CrowTurn) else None

    def automa_move(self, state: State) -> Move:
        """Its whole turn."""
        return PlayCrow()

    def turn_of(self, state: State) -> int | None:
        """Whose turn it is; after the end nobody's."""
        return None if state.over else state.turn

    def has_turns(self, state: State, seat: int) -> bool:
        """Whether a person has a crop left to sow."""
        player = state.seats[seat]
        return not state.over and player.kind != "automa" and bool(player.hand)

    def begin_turn(self, state: State, seat: int) -> State:
        """The turn from its beginning, with what stands on the market now."""
        return replace(state, turn=seat, traded=False, agenda=(Turn(seat),))

    def view(self, state: State, seat: int | None) -> sent.View:
        """What the seat may see."""
        outcome = self.outcome(state)
        return {
            "game": self.name,
            "components": DIGEST,
            "me": seat,
            "round": None,
            "turn": self.turn_of(state),
            "to_move": list(self.to_move(state)),
            "seats": [self._seat_view(state, number, seat) for number in range(len(state.seats))],
            "market": state.market or None,
            "winners": list(outcome.winners) if outcome else [],
            "tie_breaks": _tie_breaks(outcome),
        }

    def _seat_view(self, state: State, number: int, seat: int | None) -> sent.SeatView:
        player = state.seats[number]
        return {
            "seat": number,
            "kind": player.kind,
            "name": player.name,
            "level": player.level,
            "held": len(player.hand),
            "hand": sorted(player.hand) if number == seat else None,
            "field": list(player.field),
            "total": _total(state, number),
        }

    def outcome(self, state: State) -> Outcome | None:
        """Totals; of equal ones more kinds win, then the highest crop."""
        if not state.over:
            return None
        fields = [seat.field for seat in state.seats]
        return Outcome.ranked(
            tuple(_total(state, seat) for seat in range(len(state.seats))),
            (
                TieBreak("tie-kinds", tuple(len({card[0] for card in field}) for field in fields)),
                TieBreak("tie-highest", tuple(max(map(value_of, field)) for field in fields)),
            ),
        )

    def standing(self, state: State) -> sent.Standing:
        """What each seat has sown."""
        return {"round": None, "seats": [_standing(state, seat) for seat in range(len(state.seats))]}

    def turns_begun(self, events: Sequence[Event]) -> tuple[Begun, ...]:
        """Turns, and never a round."""
        return tuple(Begun(event.seat, None) for event in events if isinstance(event, TurnBegan))

    def component_sets(self) -> tuple[str, ...]:
        """The only one."""
        return (DIGEST,)

    def table_facts(
        self,
        components: str | None = None,
        language: str = "en",
        *,
        modules: Collection[str] | None = None,
        automa: bool = True,
    ) -> sent.Facts:
        """Kinds and values of crops."""
        kinds: dict[str, sent.CropKind] = {kind: {"letter": kind[0].upper(), "values": list(VALUES)} for kind in KINDS}
        known = [module.name for module in RULES.modules if modules is None or module.name in modules]
        return {"digest": DIGEST, "kinds": kinds, "modules": known}


def _tie_breaks(outcome: Outcome | None) -> list[sent.TieBreakView]:
    found = outcome.tie_breaks if outcome else ()
    return [{"key": tie_break.key, "values": list(tie_break.values)} for tie_break in found]


def _total(state: State, seat: int) -> int:
    return sum(line.amount or 0 for line in _score(state, seat))


def _score(state: State, seat: int) -> tuple[Line, ...]:
    """What a field counts, and what modules in play pay for it."""
    player = state.seats[seat]
    further = (line for lines in FURTHER_LINES.in_play(state) for line in lines(player))
    return (Line("score-crops", sum(map(value_of, player.field))), *further)


def _standing(state: State, seat: int) -> sent.SeatStanding:
    categories: list[sent.Category] = [
        {
            "key": line.key.removeprefix("score-"),
            "total": line.amount or 0,
            "lines": [{"key": line.key, "amount": line.amount, "args": line.args}],
        }
        for line in _score(state, seat)
    ]
    return {"seat": seat, "total": _total(state, seat), "categories": categories}
