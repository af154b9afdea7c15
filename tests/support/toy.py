"""A tiny game that keeps the contract of games, for tests of the floors above the rules.

Everybody picks a number in secret; when all have, the picks are shown. Then the seats take turns: count by one or two
as often as you like, and pass. Who passes once the count has reached the target ends the game; the seat that counted
most wins. A Luna seat picks nothing, counts one and passes in a single move.
"""

import hashlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import reduce
from types import MappingProxyType
from typing import Any, ClassVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from app.rules.game import (
    About,
    BadOptions,
    Begun,
    Choices,
    Decision,
    Draw,
    Event,
    Gone,
    IllegalMove,
    Line,
    Majority,
    Move,
    Outcome,
    Premove,
    PremoveStep,
    Scored,
    SeatSetup,
    Shapes,
    View,
)
from app.rules.sentences import Amount, Argument, Phrase, Sentence, Several, Thing, Who

FACTS = {"digest": "toy-1", "numbers": [1, 2, 3]}


class Pick(Move, frozen=True):
    """Pick a number in secret."""

    lasting: ClassVar[bool] = True
    number: int


class Count(Move, frozen=True):
    """Count by one or two."""

    by: int


class Pass(Move, frozen=True):
    """End the turn."""

    lasting: ClassVar[bool] = True


class Play(Move, frozen=True):
    """Luna's turn."""

    lasting: ClassVar[bool] = True


class Began(Event, frozen=True, kw_only=True):
    """The seats, their secret cards, and the target."""

    kinds: tuple[str, ...]
    names: dict[str, str]
    cards: tuple[int, ...]
    target: int


class Picked(Event, frozen=True):
    """A seat picked."""

    seat: int
    number: int = 0


class Shown(Event, frozen=True):
    """All picks were shown."""

    numbers: tuple[int, ...]


class Counted(Event, frozen=True):
    """A seat counted."""

    seat: int
    by: int


class Passed(Event, frozen=True):
    """A seat's turn ended."""

    seat: int


class Ended(Event, frozen=True):
    """The game ended."""


AnyMove = Pick | Count | Pass | Play
AnyEvent = Began | Picked | Shown | Counted | Passed | Ended


class State(Struct, frozen=True, kw_only=True):
    """The whole game."""

    kinds: tuple[str, ...] = ()
    names: dict[str, str] = {}
    cards: tuple[int, ...] = ()
    target: int = 0
    picks: tuple[int | None, ...] = ()
    shown: bool = False
    turn: int = 0
    counts: tuple[int, ...] = ()
    over: bool = False


_only = msgspec.json.Encoder(order="sorted")
_state_encoder = msgspec.json.Encoder(order="deterministic")
_moves: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyMove)
_events: msgspec.json.Decoder[Any] = msgspec.json.Decoder(list[AnyEvent])
_states = msgspec.json.Decoder(State)


def put(things: tuple[Any, ...], index: int, thing: Any) -> tuple[Any, ...]:
    """The tuple with one thing exchanged."""
    return (*things[:index], thing, *things[index + 1 :])


def lines_of(move: Move) -> tuple[Line, ...]:
    """What a move brings, before it is made."""
    return (Line("count", move.by),) if isinstance(move, Count) else ()


def told_of(event: Event) -> dict[str, Argument]:
    """The arguments of an event's sentence."""
    match event:
        case Counted():
            return {"seat": Who(event.seat), "by": Amount(event.by, "points")}
        case Shown():
            return {"numbers": Several(tuple(Thing("number", str(number)) for number in event.numbers))}
        case Picked() | Passed():
            return {"seat": Who(event.seat)}
    return {}


class Toy:
    """The game. See the module."""

    name = "toy"
    automas: Mapping[int, str] = MappingProxyType({1: "Tick"})
    shapes = Shapes()

    def check_options(self, options: dict[str, Any], seats: Sequence[SeatSetup]) -> None:
        """Raise `BadOptions` unless 1 to 4 seats with a human; `target` is a positive number."""
        if not 1 <= len(seats) <= 4 or all(seat.kind == "automa" for seat in seats):
            raise BadOptions("bad-seats", seats=len(seats))
        target = options.get("target", 10)
        if set(options) - {"target"} or not isinstance(target, int) or target < 1:
            raise BadOptions("bad-target", target=target)

    def modules_of(self, options: dict[str, Any]) -> tuple[str, ...]:
        return ()

    def has_carried_over(self, options: dict[str, Any]) -> bool:
        """Nothing is handed on."""
        return False

    def rematch_options(self, options: dict[str, Any], state: Any, levels: dict[int, int]) -> dict[str, Any]:
        """As it was."""
        return options

    def new_game(
        self, options: dict[str, Any], seats: Sequence[SeatSetup], entropy: bytes, components: str | None = None
    ) -> list[Event]:
        """The beginning."""
        digits = hashlib.sha256(entropy).digest()
        began = Began(
            kinds=tuple(seat.kind for seat in seats),
            names={f"seat {len(seats) - number}": seat.name for number, seat in enumerate(seats)},
            cards=tuple(digits[number] for number in range(len(seats))),
            target=options.get("target", 10),
        )
        return [began]

    def initial(self) -> State:
        """Before the beginning."""
        return State()

    def to_move(self, state: State) -> tuple[int, ...]:
        """Who must decide."""
        if state.over or not state.kinds:
            return ()
        if not state.shown:
            return tuple(seat for seat, pick in enumerate(state.picks) if pick is None)
        return (state.turn,) if state.kinds[state.turn] == "human" else ()

    def automa_to_move(self, state: State) -> int | None:
        """Luna, if it is her turn."""
        return state.turn if state.shown and not state.over and state.kinds[state.turn] == "automa" else None

    def automa_move(self, state: State) -> Move:
        """Her move."""
        return Play()

    def choices(self, state: State, seat: int, *, words: bool = True) -> Choices:
        """What the seat may do; it has few words anyway."""
        if seat not in self.to_move(state):
            return Choices(premove=self._is_turn_ahead(state, seat))
        if not state.shown:
            return Choices(step="pick", form={"kind": "pick", "from": 1, "to": 3}, sample=Pick(1))
        moves = (Count(1), Count(2), Pass())
        lines = tuple(lines_of(move) for move in moves)
        return Choices(step="turn", moves=moves, lines=lines, ends=moves.index(Pass()), premove=True)

    def premove(self, state: State, seat: int, moves: Sequence[Move] = ()) -> Premove:
        """The turn from its beginning; one that is passed on is over."""
        if not self._is_turn_ahead(state, seat):
            return Premove(gone=Gone(0, "no-turn-to-premove", "turns") if moves else None)
        state, steps = replace(state, turn=seat), tuple[PremoveStep, ...]()
        for index, move in enumerate(moves):
            if state.turn != seat or not isinstance(move, Count | Pass):
                return self._behind(state, seat, steps, Gone(index, "not-offered", "counting"))
            steps += (PremoveStep(step="turn", about=About(), move=move, lines=lines_of(move)),)
            state = self.decide(state, seat, move).after
        return self._behind(state, seat, steps)

    def _is_turn_ahead(self, state: State, seat: int) -> bool:
        return state.shown and not state.over and state.kinds[seat] == "human"

    def _behind(self, state: State, seat: int, steps: tuple[PremoveStep, ...], gone: Gone | None = None) -> Premove:
        view = self.view(state, seat) if state.turn == seat and not state.over else None
        return Premove(steps=steps, gone=gone, choices=self.choices(state, seat), view=view)

    def random_move(self, state: State, seat: int, draw: Draw) -> Move:
        """Any legal move."""
        if not state.shown:
            return Pick(1 + draw.randrange(3))
        return (Count(1), Count(2), Pass())[draw.randrange(3)]

    def decide(self, state: State, seat: int, move: Move) -> Decision:
        """What comes of a legal move."""
        events = self._events(state, seat, move)
        return Decision(events, self.fold(state, events))

    def decide_offered(self, state: State, seat: int, move: Move) -> Decision:
        return self.decide(state, seat, move)

    def _events(self, state: State, seat: int, move: Move) -> list[Event]:
        if seat not in (*self.to_move(state), self.automa_to_move(state)):
            raise IllegalMove("not-your-turn", "turns")
        match move:
            case Pick(number) if not state.shown and number in FACTS["numbers"]:
                events: list[Event] = [Picked(seat, number)]
                picks = put(state.picks, seat, number)
                return events if None in picks else [*events, Shown(tuple(pick or 0 for pick in picks))]
            case Count(by) if state.shown and by in (1, 2):
                return [Counted(seat, by)]
            case Pass() if state.shown:
                return self._passed(state, seat)
            case Play() if self.automa_to_move(state) == seat:
                counted = replace(state, counts=put(state.counts, seat, state.counts[seat] + 1))
                return [Counted(seat, 1), *self._passed(counted, seat)]
        raise IllegalMove("not-offered", "counting", move=type(move).__name__)

    def _passed(self, state: State, seat: int) -> list[Event]:
        return [Passed(seat), Ended()] if sum(state.counts) >= state.target else [Passed(seat)]

    def fold(self, state: State, events: Iterable[Event]) -> State:
        return reduce(self.evolve, events, state)

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event."""
        match event:
            case Began():
                picks = tuple(None if kind == "human" else 0 for kind in event.kinds)
                return State(
                    kinds=event.kinds,
                    names=event.names,
                    cards=event.cards,
                    target=event.target,
                    picks=picks,
                    counts=(0,) * len(picks),
                )
            case Picked():
                return replace(state, picks=put(state.picks, event.seat, event.number))
            case Shown():
                return replace(state, shown=True)
            case Counted():
                return replace(state, counts=put(state.counts, event.seat, state.counts[event.seat] + event.by))
            case Passed():
                return replace(state, turn=(event.seat + 1) % len(state.kinds))
            case Ended():
                return replace(state, over=True)
        raise TypeError(event)

    def holds_secret(self, state: State, seat: int) -> bool:
        """Whether the seat has picked what is not shown yet."""
        return state.picks[seat] is not None and not state.shown

    def imagine(self, state: State, seat: int | None, draw: Draw) -> State:
        """Others' cards and what they have picked in secret, redrawn."""
        return replace(
            state,
            cards=tuple(
                card if state.over or number == seat else draw.randrange(256) for number, card in enumerate(state.cards)
            ),
            picks=tuple(
                1 + draw.randrange(3) if number != seat and self.holds_secret(state, number) else pick
                for number, pick in enumerate(state.picks)
            ),
        )

    def view(self, state: State, seat: int | None) -> View:
        """What the seat may see."""
        return {
            "game": self.name,
            "me": seat,
            "to_move": list(self.to_move(state)),
            "components": self.components(state),
            "round": self.round_of(state),
            "shown": state.shown,
            "turn": state.turn,
            "target": state.target,
            "seats": [
                {
                    "seat": number,
                    "kind": state.kinds[number],
                    "name": state.names[f"seat {len(state.kinds) - number}"],
                    "count": state.counts[number],
                    "ready": self.holds_secret(state, number),
                    "pick": state.picks[number] if state.shown or number == seat else None,
                    "card": state.cards[number] if state.over or number == seat else None,
                }
                for number in range(len(state.kinds))
            ],
            "winners": list(self._winners(state)) if state.over else [],
        }

    def _winners(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat, count in enumerate(state.counts) if count == max(state.counts))

    def outcome(self, state: State) -> Outcome | None:
        """The end."""
        return Outcome(state.counts, self._winners(state)) if state.over else None

    def round_of(self, state: State) -> int:
        """Round 1 until the picks are shown, round 2 from then on."""
        return 2 if state.shown else 1

    def standing(self, state: State) -> dict[str, Any]:
        """The counts."""
        seats = [
            {"seat": seat, "total": count, "categories": [{"key": "count", "total": count, "lines": []}]}
            for seat, count in enumerate(state.counts)
        ]
        return {"round": self.round_of(state), "seats": seats}

    def redact(self, event: Event, seat: int | None) -> Event | None:
        """Cards and picks are secret."""
        match event:
            case Began():
                return replace(event, cards=tuple(c if s == seat else 0 for s, c in enumerate(event.cards)))
            case Picked() if event.seat != seat:
                return Picked(event.seat)
        return event

    def tell(self, state: State, events: Sequence[Event]) -> tuple[Sentence, ...]:
        """One sentence an event, named after it; who did it, and what was counted or picked."""
        return tuple(
            Sentence(f"log-{type(event).__name__}", told_of(event), (place,)) for place, event in enumerate(events)
        )

    def news_for(self, before: State, events: Sequence[Event], seat: int) -> tuple[Sentence, ...]:
        """Who has counted farther than the seat."""
        return tuple(
            Sentence("concern-overtaken", {"seat": Who(event.seat)}, (place,))
            for place, event in enumerate(events)
            if isinstance(event, Counted) and event.seat != seat and self._overtakes(before, event, seat)
        )

    def _overtakes(self, before: State, event: Counted, seat: int) -> bool:
        theirs, own = before.counts[event.seat], before.counts[seat]
        return theirs <= own < theirs + event.by

    def scored(self, state: State, events: Sequence[Event]) -> tuple[Scored, ...]:
        return tuple(Scored(event.seat, "count", event.by) for event in events if isinstance(event, Counted))

    def majorities(self, before: State, events: Sequence[Event]) -> tuple[Majority, ...]:
        """How far each seat had counted, at each count."""
        sizes = tuple(enumerate(before.counts))
        return tuple(Majority("count", sizes) for event in events if isinstance(event, Counted))

    def holdings_changed(self, before: State, after: State, seat: int) -> tuple[Sentence, ...]:
        """How far the target is, if somebody has come closer to it."""
        if sum(before.counts) == sum(after.counts):
            return ()
        return (Sentence("concern-left", {"left": max(0, after.target - sum(after.counts))}),)

    def name_of(self, state: State, thing: Thing) -> Phrase | str:
        """Numbers are the only things."""
        return Phrase("number", {"number": int(thing.id)})

    def turns_begun(self, events: Sequence[Event]) -> tuple[Begun, ...]:
        """Round 2 begins once the picks are shown."""
        return tuple(Begun(None, 2) for event in events if isinstance(event, Shown))

    def is_boundary(self, events: Sequence[Event]) -> bool:
        """The start, the showing and the end of a turn."""
        return any(isinstance(event, Began | Shown | Passed) for event in events)

    def components(self, state: State) -> str:
        """One set for ever."""
        return "toy-1"

    def version(self) -> str:
        """One version for ever."""
        return "1"

    def begins_like(self, version: str) -> bool:
        """As that one did."""
        return version == self.version()

    def encode_state(self, state: State) -> bytes:
        """Equal states are equal bytes."""
        return _state_encoder.encode(state)

    def decode_state(self, data: bytes) -> State:
        """The state again."""
        return _states.decode(data)

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
        return (str(FACTS["digest"]),)

    def table_facts(
        self,
        components: str | None = None,
        language: str = "en",
        *,
        modules: Collection[str] | None = None,
        automa: bool = True,
    ) -> dict[str, Any]:
        """What never changes."""
        return FACTS

    def page(self, rule: str, language: str) -> str:
        """The page of a leaflet."""
        return {"turns": "p. 1", "counting": "p. 2"}[rule]
