"""`KitGame`: what every game made of the kit answers alike of the contract of `app.rules.game`."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.json import Encoder
from msgspec.structs import replace

from app.rules.game import (
    Begun,
    Choices,
    Decision,
    Draw,
    Event,
    Majority,
    Move,
    Outcome,
    Premove,
    Scored,
    SeatSetup,
    Shapes,
    View,
)
from app.rules.kit import premoves
from app.rules.kit.agenda import question
from app.rules.kit.decisions import decide, decide_offered
from app.rules.kit.extensions import answerer
from app.rules.kit.folds import Evolving, evolve, fold
from app.rules.kit.ruleset import Played, Ruleset
from app.rules.sentences import Phrase, Sentence, Thing

S = TypeVar("S", bound=Played)
B = TypeVar("B", bound=Evolving[Any])

_states = Encoder(order="deterministic")
_only = Encoder(order="sorted")
"""Of events and moves. States keep the order of their fields, for the digests of games that have begun."""


class KitGame(ABC, Generic[S, B]):
    """A game of a ruleset, with states of S; B is the type of the state before the first event.

    What is abstract each game says itself. The rest follows from the ruleset, or is what most games answer: no automa,
    no rounds, no secret answers, nothing handed on to a rematch, no premoves, one component set.
    """

    name: str
    shapes: Shapes
    rules: Ruleset[S]
    automas: Mapping[int, str] = MappingProxyType({})
    versions: ClassVar[tuple[str, ...]] = ("1",)
    """The versions of the rules with which games begin alike, today's last."""

    # Each game's own

    @abstractmethod
    def check_options(self, options: dict[str, Any], seats: Sequence[SeatSetup]) -> None: ...

    @abstractmethod
    def new_game(
        self, options: dict[str, Any], seats: Sequence[SeatSetup], entropy: bytes, components: str | None = None
    ) -> list[Event]: ...

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View: ...

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None: ...

    @abstractmethod
    def standing(self, state: S) -> View: ...

    @abstractmethod
    def turns_begun(self, events: Sequence[Event]) -> tuple[Begun, ...]: ...

    @abstractmethod
    def component_sets(self) -> tuple[str, ...]: ...

    @abstractmethod
    def table_facts(
        self,
        components: str | None = None,
        language: str = "en",
        *,
        modules: Collection[str] | None = None,
        automa: bool = True,
    ) -> View: ...

    # What most games answer

    def modules_of(self, options: dict[str, Any]) -> tuple[str, ...]:
        """Those that the options name under "modules"."""
        return tuple(options.get("modules") or ())

    def has_carried_over(self, options: dict[str, Any]) -> bool:
        return False

    def rematch_options(self, options: dict[str, Any], state: S, levels: dict[int, int]) -> dict[str, Any]:
        return options

    def automa_to_move(self, state: S) -> int | None:
        return None

    def automa_move(self, state: S) -> Move:
        raise NotImplementedError(f"{self.name} has no automa")

    def holds_secret(self, state: S, seat: int) -> bool:
        return False

    def round_of(self, state: S) -> int | None:
        return None

    def scored(self, state: S, events: Sequence[Event]) -> tuple[Scored, ...]:
        return ()

    def majorities(self, before: S, events: Sequence[Event]) -> tuple[Majority, ...]:
        return ()

    def holdings_changed(self, before: S, after: S, seat: int) -> tuple[Sentence, ...]:
        return ()

    def components(self, state: S) -> str:
        """The only set. Raises ValueError in a game with several, which says itself what a state is played with."""
        (only,) = self.component_sets()
        return only

    # Turns and premoves

    def turn_of(self, state: S) -> int | None:
        """The seat whose turn it is, None between turns. Asked only where `has_turns` is true of some seat."""
        return None

    def has_turns(self, state: S, seat: int) -> bool:
        """Whether the seat takes a turn now or waits for its next one, which can be premoved. Nothing is looked at that
        is not open to everybody."""
        return False

    def begin_turn(self, state: S, seat: int) -> S:
        """The next turn of a seat that waits for it (`has_turns`), as if it began now."""
        raise NotImplementedError(f"{self.name} has turns to premove, and does not say how they begin")

    def can_premove(self, state: S, seat: int) -> bool:
        """Whether `premove` finds a turn: the seat is asked in its own, or has one to wait for."""
        return self.has_turns(state, seat) and (
            self.turn_of(state) != seat or premoves.asked_of(state, seat) is not None
        )

    def premove(self, state: S, seat: int, moves: Sequence[Move] = ()) -> Premove:
        turn = None
        if self.can_premove(state, seat):
            turn = state if self.turn_of(state) == seat else self.begin_turn(state, seat)
        return premoves.premove(self.rules, turn, seat, moves, self.view)

    # What follows from the ruleset

    def initial(self) -> B:
        before: B = self.rules.before()
        return before

    def to_move(self, state: S) -> tuple[int, ...]:
        step = question(state)
        return () if step is None else answerer(state, step).seats(state, step)

    def choices(self, state: S, seat: int, *, words: bool = True) -> Choices:
        step = question(state)
        asked = None if step is None else answerer(state, step)
        if step is None or asked is None or seat not in asked.open_to(state, step):
            return _WAITING if self.can_premove(state, seat) else _NOTHING
        choices = asked.choices(state, step, seat, words=words)
        return replace(choices, premove=True) if self.has_turns(state, seat) else choices

    def random_move(self, state: S, seat: int, draw: Draw) -> Move:
        step = question(state)
        assert step is not None
        return answerer(state, step).random_move(state, step, seat, draw)

    def decide(self, state: S, seat: int, move: Move) -> Decision:
        return decide(state, seat, move)

    def decide_offered(self, state: S, seat: int, move: Move) -> Decision:
        return decide_offered(state, seat, move)

    def evolve(self, state: S | B, event: Event) -> S:
        after: S = evolve(state, event)
        return after

    def fold(self, state: S | B, events: Iterable[Event]) -> S:
        after: S = fold(state, events)
        return after

    def imagine(self, state: S, seat: int | None, draw: Draw) -> S:
        return self.rules.imagine(state, seat, draw)

    def redact(self, event: Event, seat: int | None) -> Event | None:
        return self.rules.redaction.redact(event, seat)

    def is_boundary(self, events: Sequence[Event]) -> bool:
        return self.rules.redaction.is_boundary(events)

    def tell(self, state: S, events: Sequence[Event]) -> tuple[Sentence, ...]:
        return self.rules.sentences.tell(events)

    def news_for(self, before: S | B, events: Sequence[Event], seat: int) -> tuple[Sentence, ...]:
        return self.rules.concerns.tell(before, events, seat) if self.rules.is_state(before) else ()

    def name_of(self, state: S, thing: Thing) -> Phrase | str:
        return self.rules.names.name(state, thing)

    def version(self) -> str:
        return self.versions[-1]

    def begins_like(self, version: str) -> bool:
        return version in self.versions

    def encode_state(self, state: S) -> bytes:
        return _states.encode(state)

    def decode_state(self, data: bytes) -> S:
        state: S = self.rules.state_decoder.decode(data)
        return state

    def encode_events(self, events: Sequence[Event]) -> bytes:
        return _only.encode(events)

    def decode_events(self, data: bytes) -> list[Event]:
        return list(self.rules.events_decoder.decode(data))

    def encode_move(self, move: Move) -> bytes:
        return _only.encode(move)

    def decode_move(self, data: bytes) -> Move:
        move: Move = self.rules.move_decoder.decode(data)
        return move

    def page(self, rule: str, language: str) -> str:
        return self.rules.rulebook.page(rule, language)


_NOTHING = Choices()
_WAITING = Choices(premove=True)
"""For who has a turn to wait for."""
