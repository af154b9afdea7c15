"""Harvest as the contract of games wants it."""

import hashlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import reduce
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from app.rules.game import (
    BadOptions,
    Begun,
    Choices,
    Decision,
    Draw,
    Event,
    Gone,
    IllegalMove,
    Line,
    Move,
    Outcome,
    Premove,
    PremoveStep,
    Refused,
    SeatSetup,
    Shapes,
    TieBreak,
    partial_move,
)
from app.rules.kit.draws import shuffled
from app.rules.sentences import Phrase, Sentence, Thing
from tests.support.harvest import shapes as sent
from tests.support.harvest.ruleset import FURTHER_LINES, FURTHER_MOVES, RULES
from tests.support.harvest.vocabulary import (
    DECK,
    KINDS,
    VALUES,
    AnyEvent,
    AnyMove,
    Before,
    CropSown,
    CropsTraded,
    HarvestBegan,
    HarvestEnded,
    PlayCrow,
    SeatStart,
    Sow,
    State,
    Trade,
    TurnBegan,
    value_of,
)

DIGEST = "harvest-1"
SEATS = range(2, 5)
HANDS = range(1, 5)
"""How many crops a hand may have; the option `hand`."""
USUAL_HAND = 3
YOUNG, OLD = 1, 2

_only = msgspec.json.Encoder(order="sorted")
_states = msgspec.json.Encoder(order="deterministic")
_moves: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyMove)
_events: msgspec.json.Decoder[Any] = msgspec.json.Decoder(list[AnyEvent])


class Harvest:
    """The game; see the package."""

    name = "harvest"
    automas: Mapping[int, str] = MappingProxyType({OLD: "Old Crow", YOUNG: "Young Crow"})
    shapes = Shapes(
        view=sent.View,
        standing=sent.Standing,
        facts=sent.Facts,
        about={"turn": sent.TurnAbout},
        move=AnyMove,
        event=AnyEvent,
    )

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

    def has_carried_over(self, options: dict[str, Any]) -> bool:
        """Nothing is handed on."""
        return False

    def rematch_options(self, options: dict[str, Any], state: State, levels: dict[int, int]) -> dict[str, Any]:
        """As they are."""
        return options

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
        return [HarvestBegan(seats=starts, modules=modules, market=market), TurnBegan(0)]

    def initial(self) -> Before:
        """Before the beginning."""
        before: Before = RULES.before()
        return before

    def to_move(self, state: State) -> tuple[int, ...]:
        """Whose turn it is, unless the Crow knows its move."""
        return () if state.over or state.seats[state.turn].kind == "automa" else (state.turn,)

    def automa_to_move(self, state: State) -> int | None:
        """The Crow whose turn it is."""
        return state.turn if not state.over and state.seats[state.turn].kind == "automa" else None

    def automa_move(self, state: State) -> Move:
        """Its whole turn."""
        return PlayCrow()

    def _moves(self, state: State, seat: int) -> tuple[Move, ...]:
        """All that the seat may do now: what is offered is what `decide` takes."""
        if seat not in self.to_move(state):
            return (PlayCrow(),) if seat == self.automa_to_move(state) else ()
        further = (move for moves in FURTHER_MOVES.in_play(state) for move in moves(state, seat))
        return (*(Sow(card) for card in state.seats[seat].hand), *further)

    def choices(self, state: State, seat: int, *, words: bool = True) -> Choices:
        """A crop to sow, or to trade; why it cannot be traded any more."""
        if seat not in self.to_move(state):
            return Choices(premove=self._has_turn_ahead(state, seat))
        moves = self._moves(state, seat)
        about = sent.TurnAbout(state.market or UNSET)
        if not words:
            return Choices(step="turn", about=about, moves=moves, premove=True)
        refused = (Refused(partial_move(Trade), "already-traded", "market"),) if state.market and state.traded else ()
        lines = tuple(_lines(state, move) for move in moves)
        return Choices(step="turn", about=about, moves=moves, lines=lines, refused=refused, premove=True)

    def _has_turn_ahead(self, state: State, seat: int) -> bool:
        player = state.seats[seat]
        return not state.over and player.kind != "automa" and bool(player.hand)

    def premove(self, state: State, seat: int, moves: Sequence[Move] = ()) -> Premove:
        """The turn from its beginning, with what stands on the market now."""
        if not self._has_turn_ahead(state, seat):
            return Premove(gone=Gone(0, "no-turn-to-premove", "turns") if moves else None)
        if seat != state.turn:
            state = replace(state, turn=seat, traded=False)
        steps: tuple[PremoveStep, ...] = ()
        for index, move in enumerate(moves):
            if state.turn != seat or move not in self._moves(state, seat):
                return Premove(steps=steps, gone=Gone(index, "not-offered", "turns"), **self._behind(state, seat))
            asked = self.choices(state, seat)
            steps += (PremoveStep(step="turn", about=asked.about, move=move, lines=_lines(state, move)),)
            own = (event for event in self._events(state, seat, move) if not isinstance(event, TurnBegan))
            state = self.fold(state, own)
            if isinstance(move, Sow):
                return Premove(
                    steps=steps, gone=Gone(index + 1, "not-offered", "turns") if moves[index + 1 :] else None
                )
        return Premove(steps=steps, **self._behind(state, seat))

    def _behind(self, state: State, seat: int) -> dict[str, Any]:
        return {"choices": self.choices(state, seat), "view": self.view(state, seat)}

    def random_move(self, state: State, seat: int, draw: Draw) -> Move:
        """Any move that is offered."""
        moves = self._moves(state, seat)
        return moves[draw.randrange(len(moves))]

    def decide(self, state: State, seat: int, move: Move) -> Decision:
        """What comes of a move. Raises `IllegalMove`."""
        if seat not in (*self.to_move(state), self.automa_to_move(state)):
            raise IllegalMove("not-your-turn", "turns")
        if move not in self._moves(state, seat):
            raise IllegalMove("not-offered", "market" if isinstance(move, Trade) else "sowing")
        events = self._events(state, seat, move)
        return Decision(events, self.fold(state, events))

    def _events(self, state: State, seat: int, move: Move) -> list[Event]:
        match move:
            case Sow(card):
                return self._sown(state, seat, card)
            case Trade(card):
                return [CropsTraded(seat, card, state.market)]
        player = state.seats[seat]
        choose = max if player.level == OLD else min
        return self._sown(state, seat, choose(player.hand, key=value_of))

    def _sown(self, state: State, seat: int, card: str) -> list[Event]:
        after = (seat + 1) % len(state.seats)
        left = sum(len(player.hand) for player in state.seats) - 1
        return [CropSown(seat, card), TurnBegan(after) if left else HarvestEnded()]

    def evolve(self, state: State | Before, event: Event) -> State:
        """The state after an event."""
        after: State = RULES.folds[type(event)](state, event)
        return after

    def fold(self, state: Any, events: Iterable[Event]) -> State:
        """The state after these events."""
        after: State = reduce(self.evolve, events, state)
        return after

    def imagine(self, state: State, seat: int | None, draw: Draw) -> State:
        """Others' hands: any crops that the seat has not seen."""
        seen = {card for player in state.seats for card in player.field} | {state.market}
        seen |= set() if seat is None else set(state.seats[seat].hand)
        unseen = iter(shuffled((card for card in sorted(DECK) if card not in seen), draw))
        seats = (
            player if number == seat else replace(player, hand=tuple([next(unseen) for _ in player.hand]))
            for number, player in enumerate(state.seats)
        )
        return replace(state, seats=tuple(seats))

    def view(self, state: State, seat: int | None) -> sent.View:
        """What the seat may see."""
        outcome = self.outcome(state)
        return {
            "game": self.name,
            "components": DIGEST,
            "me": seat,
            "round": None,
            "turn": None if state.over else state.turn,
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

    def holds_secret(self, state: State, seat: int) -> bool:
        """Nobody answers in secret."""
        return False

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

    def round_of(self, state: State) -> None:
        """There are no rounds."""

    def standing(self, state: State) -> sent.Standing:
        """What each seat has sown."""
        return {"round": None, "seats": [_standing(state, seat) for seat in range(len(state.seats))]}

    def redact(self, event: Event, seat: int | None) -> Event | None:
        """Hands are hidden."""
        return RULES.redaction.redact(event, seat)

    def tell(self, state: State, events: Sequence[Event]) -> tuple[Sentence, ...]:
        """What happened."""
        return RULES.sentences.tell(events)

    def news_for(self, before: State | Before, events: Sequence[Event], seat: int) -> tuple[Sentence, ...]:
        """What touches the seat."""
        return RULES.concerns.tell(before, events, seat) if isinstance(before, State) else ()

    def holdings_changed(self, before: State, after: State, seat: int) -> tuple[Sentence, ...]:
        """A hand is touched by its owner alone."""
        return ()

    def name_of(self, state: State, thing: Thing) -> Phrase | str:
        """Crops are the only things."""
        return RULES.names.name(state, thing)

    def turns_begun(self, events: Sequence[Event]) -> tuple[Begun, ...]:
        """Turns, and never a round."""
        return tuple(Begun(event.seat, None) for event in events if isinstance(event, TurnBegan))

    def is_boundary(self, events: Sequence[Event]) -> bool:
        """Whatever shows a crop."""
        return RULES.redaction.is_boundary(events)

    def components(self, state: State) -> str:
        """One set for ever."""
        return DIGEST

    def version(self) -> str:
        """One version for ever."""
        return "1"

    def begins_like(self, version: str) -> bool:
        """As that one did."""
        return version == self.version()

    def encode_state(self, state: State) -> bytes:
        """Equal states are equal bytes."""
        return _states.encode(state)

    def decode_state(self, data: bytes) -> State:
        """The state again, of the ruleset's own class."""
        state: State = msgspec.json.decode(data, type=RULES.state)
        return state

    def encode_events(self, events: Sequence[Event]) -> bytes:
        """A list."""
        return _only.encode(list(events))

    def decode_events(self, data: bytes) -> list[Event]:
        """The events again."""
        return list(_events.decode(data))

    def encode_move(self, move: Move) -> bytes:
        """An object."""
        return _only.encode(move)

    def decode_move(self, data: bytes) -> Move:
        """The move again."""
        move: Move = _moves.decode(data)
        return move

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

    def page(self, rule: str, language: str) -> str:
        """The page of a leaflet."""
        return RULES.rulebook.page(rule, language)


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


def _lines(state: State, move: Move) -> tuple[Line, ...]:
    """What a move brings."""
    return (Line("crops", value_of(move.card)),) if isinstance(move, Sow) else ()
