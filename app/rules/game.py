"""The contract that every game keeps.

A game is pure: no clock, no chance, no input or output. Chance enters once, as `entropy`, and leaves in events.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Protocol

from msgspec import Struct

from app.rules.sentences import Phrase, Sentence, Thing

Seat = int
View = Mapping[str, Any]
"""What a seat may see, the standing, the facts: plain JSON values, of the types that the game's `shapes` name."""


class UnusableComponents(Exception):
    """A folder that was given for components holds no set of them; the message has a line for each fault."""


class IllegalMove(Exception):
    """A move that the top step does not offer. `code` is stable and words-free; `rule` is a place of the rulebook, of
    which `Game.page` knows the page."""

    def __init__(self, code: str, rule: str, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.details = details


class BadOptions(ValueError):
    """Options or seats with which no game can begin; the message key says why."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


class Move(Struct, frozen=True, forbid_unknown_fields=True, tag=True, tag_field="type"):
    """What a seat submits; imperative. Encoded as {"type": "<tag>", ...fields}; see `tag_of`. `lasting`: it can show
    something hidden or hand the turn on (`Game.is_boundary`), after which its seat cannot undo it alone."""

    lasting: ClassVar[bool] = False


class Event(Struct, frozen=True, tag=True, tag_field="type", omit_defaults=True):
    """What happened; past tense. Encoded as {"type": "<tag>", ...fields}; see `tag_of`."""


def tag_of(kind: Struct | type[Struct]) -> str:
    """The name under which a move, an event or a question is stored and known to clients: that of its class, unless
    the class was renamed and says which name it keeps."""
    return str(kind.__struct_config__.tag)


class About(Struct, frozen=True):
    """What the prompt of a question mentions; by itself: nothing. A question that mentions something has a struct of
    its own, named after it: `SpendUnitsAbout` is that of `SpendUnits`."""


class Decision(Struct, frozen=True):
    """A legal move decided: the events, and the state after them."""

    events: list[Event]
    after: Any


class SeatSetup(Struct, frozen=True, kw_only=True):
    """A seat as the table hands it to a new game. `kind`: "human" (robots included: someone decides) or "automa"
    (the game itself knows its moves)."""

    kind: str
    name: str = ""
    level: int = 2


class Line(Struct, frozen=True, omit_defaults=True):
    """One line of an itemised price, gain or total: message key, its arguments, a signed amount if it has one."""

    key: str
    amount: int | None = None
    args: dict[str, Any] = {}


class PartialMove(Struct, frozen=True):
    """A move as far as it is known: its type, and those of its fields that are known. See `partial_move`."""

    type: type[Move]
    known: dict[str, Any] = {}

    def matches(self, move: Move) -> bool:
        """Whether a move is of this type and has these fields."""
        return type(move) is self.type and all(getattr(move, name) == value for name, value in self.known.items())

    def encoded(self) -> dict[str, Any]:
        """The known part of the move in plain values, as moves are encoded."""
        return {"type": tag_of(self.type), **self.known}


def partial_move(kind: type[Move], **known: Any) -> PartialMove:
    """A move of which these fields are known."""
    return PartialMove(kind, known)


class Refusal(Struct, frozen=True):
    """Why something cannot be done: a stable code, the rule's place in the rulebook, and what the words mention."""

    code: str
    rule: str
    args: dict[str, Any] = {}

    def of(self, what: PartialMove) -> "Refused":
        """The refusal of such moves."""
        return Refused(what, self.code, self.rule, self.args)


class Refused(Struct, frozen=True):
    """A thing that a player may look for among the choices and that is not there: the move as far as it is known, and
    why (see `Refusal`)."""

    what: PartialMove
    code: str
    rule: str
    args: dict[str, Any] = {}


class Choices(Struct, frozen=True, kw_only=True):
    """What a seat may do now.

    `step` names the pending question ("" when nothing is asked), `about` holds what its prompt mentions.
    `moves` is complete where it is finite and small; `lines` goes with it, one tuple for each move: what it costs
    and brings. Otherwise `form` describes the inputs and `sample` is one legal move. `refused` tells why other
    things are not offered. `ends` is the place among `moves` of the one that ends the turn and does nothing else. All
    empty for who may not move.

    `premove`: whether `Game.premove` finds a turn of the seat, so that it can be premoved, or was; also for who waits.
    """

    step: str = ""
    about: About = About()
    moves: tuple[Move, ...] = ()
    lines: tuple[tuple[Line, ...], ...] = ()
    form: View | None = None
    sample: Move | None = None
    refused: tuple[Refused, ...] = ()
    ends: int | None = None
    premove: bool = False


class PremoveStep(Struct, frozen=True, kw_only=True):
    """A move of a premove; `step` and `about` are the question it answers,
    `lines` what it costs and brings.
    """

    step: str
    about: About
    move: Move
    lines: tuple[Line, ...] = ()


class Gone(Struct, frozen=True):
    """The first move of a premove that is not possible: its place in it, from 0, why, and the rule: a
    place of the rulebook (see `Game.page`)."""

    index: int
    code: str
    rule: str
    args: dict[str, Any] = {}


class Premove(Struct, frozen=True, kw_only=True):
    """A premove (the moves of a seat's turn before it comes), checked: the moves that are possible one after the other,
    the first that is not, and what the seat would be asked and see behind the possible ones.

    `choices` are empty and `view` is None where no turn is in sight, or where more cannot be premoved: the turn has
    ended, something hidden would be shown, or another seat would be asked.
    """

    steps: tuple[PremoveStep, ...] = ()
    gone: Gone | None = None
    choices: Choices = Choices()
    view: View | None = None


class Begun(Struct, frozen=True):
    """What began in a game: a turn of a seat, or (None) a time in which no turns go round, such as a planning; with
    `round`, a round began with it. Games without rounds begin none."""

    seat: Seat | None
    round: int | None


class Scored(Struct, frozen=True):
    """Points that a seat gained (or lost) at once, before any final scoring. `cause`: the way to score that they came
    by, by a name of the game's own."""

    seat: Seat
    cause: str
    amount: int


class Majority(Struct, frozen=True):
    """How something was decided by a majority. `at`: the place, by a name of the game's own; `sizes`: what each seat
    that was there had."""

    at: str
    sizes: tuple[tuple[Seat, int], ...]


class TieBreak(Struct, frozen=True):
    """What decides between equal totals: the message that names it, told `$amount`, and the value of each seat; the
    higher one is better."""

    key: str
    values: tuple[int, ...]


class Outcome(Struct, frozen=True):
    """The end of a game: total of each seat and the seats that won (several: a shared victory; none: it is decided by
    another game that is owed). `ending`: the messages that say what ended or changed it, where it did not end as
    usual. `tie_breaks`: what ranks seats with equal totals, in the order of the rules; who is equal in all of it
    shares a place."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    ending: tuple[str, ...] = ()
    tie_breaks: tuple[TieBreak, ...] = ()

    @classmethod
    def ranked(
        cls, totals: tuple[int, ...], tie_breaks: tuple[TieBreak, ...] = (), ending: tuple[str, ...] = ()
    ) -> "Outcome":
        """The end of a game that those win who rank first."""
        places = cls(totals, (), tie_breaks=tie_breaks).places
        winners = tuple(seat for seat, place in enumerate(places) if place == 1)
        return cls(totals, winners, ending, tie_breaks)

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, 1 for the best."""
        ranks = list(zip(self.totals, *(tie_break.values for tie_break in self.tie_breaks), strict=True))
        return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


class Shapes(Struct, frozen=True, kw_only=True):
    """The types of what a game hands out, from which the published schema is made.

    `move` and `event` are unions of structs (`event`: those that some seat may see), `about` the structs of the
    questions that mention something, by their names; the others are typed dicts.
    `left_out` are fields of the facts that are sent only where all facts are asked for. `omits_defaults`: structs in
    the facts are sent without the fields that have their defaults.
    """

    view: Any = dict[str, Any]
    standing: Any = dict[str, Any]
    facts: Any = dict[str, Any]
    about: Mapping[str, type[About]] = {}
    form: Any = dict[str, Any]
    move: Any = dict[str, Any]
    event: Any = dict[str, Any]
    left_out: frozenset[str] = frozenset()
    omits_defaults: bool = False


class Game(Protocol):
    """One game. States are values: equal when encoded equal, never changed in place.

    `State` is opaque to the floors above; they pass it back. What `view` returns must not be changed.
    """

    name: str
    shapes: Shapes

    @property
    def automas(self) -> Mapping[int, str]:
        """The levels of its automa, the usual one first, each with what people call the automa of that level in every
        language: "Luna". Empty for a game without one."""

    def check_options(self, options: dict[str, Any], seats: Sequence[SeatSetup]) -> None:
        """Raise `BadOptions` if no game can begin with these."""

    def modules_of(self, options: dict[str, Any]) -> tuple[str, ...]:
        """The modules that a table with these options plays, as far as they tell; all that it may play where the game
        draws some. Words, scripts and styles of modules are loaded by this."""

    def has_carried_over(self, options: dict[str, Any]) -> bool:
        """Whether these options hold what only `rematch_options` makes: no host chooses it."""

    def rematch_options(self, options: dict[str, Any], state: Any, levels: dict[Seat, int]) -> dict[str, Any]:
        """The options with which the people of this game, which is over, play another one; those of this game unless
        its end says more. `levels` are chosen for automa seats; raises `BadOptions` for one that the game does not let
        be chosen."""

    def new_game(
        self, options: dict[str, Any], seats: Sequence[SeatSetup], entropy: bytes, components: str | None = None
    ) -> list[Event]:
        """The events that begin a game; the first one carries all shuffled orders.

        `components` is the digest of a known set, None for that of new games.
        """

    def initial(self) -> Any:
        """The state before the first event."""

    def to_move(self, state: Any) -> tuple[Seat, ...]:
        """The seats that somebody must decide for now. Empty once the game is over."""

    def automa_to_move(self, state: Any) -> Seat | None:
        """The automa's seat whose turn it is, if the game itself knows its move."""

    def automa_move(self, state: Any) -> Move:
        """Its move, for the seat that `automa_to_move` named."""

    def choices(self, state: Any, seat: Seat, *, words: bool = True) -> Choices:
        """What the seat may do. Without `words`, for players that read none: no lines, nothing refused, and of a form
        only what can be chosen from."""

    def premove(self, state: Any, seat: Seat, moves: Sequence[Move] = ()) -> Premove:
        """The seat's turn after these moves of it: the one that it is taking, else its next one, as if that began now
        with what stands there. Nothing is played, and nothing hidden is looked at.

        Depends only on what the seat may know. Without a turn in sight (the seat has dropped out, is automated, or
        waits for something else than turns) nothing is asked, and the first move is gone.
        """

    def random_move(self, state: Any, seat: Seat, draw: "Draw") -> Move:
        """One legal move, drawn evenly enough for play tests; samples forms whose moves are not listed."""

    def decide(self, state: Any, seat: Seat, move: Move) -> Decision:
        """What comes of a legal move. Raises `IllegalMove`."""

    def decide_offered(self, state: Any, seat: Seat, move: Move) -> Decision:
        """The same of a move that this very state has just offered to the seat (`choices`): nothing is checked again.
        For searches. Whatever else comes of another move is undefined."""

    def evolve(self, state: Any, event: Event) -> Any:
        """The state after an event. Never refuses, decides or draws."""

    def fold(self, state: Any, events: Iterable[Event]) -> Any:
        """The state after these events, one after the other."""

    def view(self, state: Any, seat: Seat | None) -> View:
        """What this seat may see (None: a spectator), as plain JSON values.

        At least what every table's page draws: `game`, `components`, `me` (the seat, or null), `round` (null in a game
        without rounds), `turn` (whose it is, or null), `to_move`, `seats` with `seat`, `kind` and `name`, and
        `winners`, empty before the end; `ready` of a seat that has answered in secret, until that is shown, and may
        still change its answer; `undecided` (true) of a game that is over without a winner, as another one is owed;
        `ending`, of a game that is over, what its outcome tells besides.
        """

    def imagine(self, state: Any, seat: Seat | None, draw: "Draw") -> Any:
        """A state as the seat (None: a spectator) may think it to be: what it may not know is drawn again, all else is
        as it is. Its views, choices, standing and what it is told are those of `state`, and the game can go on.

        The result, and how much is drawn, depend on nothing that the seat may not know. Players decide by such states.
        """

    def holds_secret(self, state: Any, seat: Seat) -> bool:
        """Whether the seat has answered in secret what is not shown yet; everybody may know that."""

    def outcome(self, state: Any) -> Outcome | None: ...

    def round_of(self, state: Any) -> int | None:
        """The round that is being played, from 1; the last one after the end. None in a game without rounds."""

    def standing(self, state: Any) -> View:
        """What each seat would have if the game ended now, as plain JSON values; only what everybody may know.

        At least `round`, as in the view, and `seats` with `seat`, `total` and the `categories` that make the total.
        """

    def scored(self, state: Any, events: Sequence[Event]) -> tuple[Scored, ...]:
        """What these events scored at once, in their order; only what everybody may know. Empty for a game in which
        points are counted at the end alone. `state`: any of the same game, of which only what never changes is read."""

    def majorities(self, before: Any, events: Sequence[Event]) -> tuple[Majority, ...]:
        """The majorities by which these events were decided, in their order; only what everybody may know. Empty for a
        game whose events say all of it. `before`: the state before the events of one entry of the log."""

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as this seat may see it; None when it may not see it at all."""

    def tell(self, state: Any, events: Sequence[Event]) -> tuple[Sentence, ...]:
        """What a reader is told of these events, in their order: the events that the reader may see (after `redact`),
        of one entry of the log.

        `state` is any state of the same game, most often its latest: only what never changes in a game (its component
        set, its options) is read of it, so that the sentences add nothing to the events.
        """

    def news_for(self, before: Any, events: Sequence[Event], seat: Seat) -> tuple[Sentence, ...]:
        """What of these events touches the seat itself, said to it ("you"), each with the events that do: the events
        of one entry that the seat may see (after `redact`), and the state before them.

        Depends only on what the seat may know.
        """

    def holdings_changed(self, before: Any, after: Any, seat: Seat) -> tuple[Sentence, ...]:
        """What has become of what the seat holds from one state to a later one, said to it; likewise."""

    def name_of(self, state: Any, thing: Thing) -> Phrase | str:
        """How a thing that `tell` named is called: a message with its arguments, or (str) its id as it is printed.

        `state` is any state of the same game, as for `tell`.
        """

    def turns_begun(self, events: Sequence[Event]) -> tuple[Begun, ...]:
        """The turns and rounds that began with these events of one entry, in their order; the same for every reader."""

    def is_boundary(self, events: Sequence[Event]) -> bool:
        """Whether these events revealed hidden information or handed the turn on: no undo goes back past them."""

    def components(self, state: Any) -> str:
        """The digest of the component set that this game is played with."""

    def version(self) -> str:
        """The version of the rules, written into the first entry of the log."""

    def begins_like(self, version: str) -> bool:
        """Whether games of that version of the rules began as today's would with the same entropy and components."""

    def encode_state(self, state: Any) -> bytes: ...

    def decode_state(self, data: bytes) -> Any: ...

    def encode_events(self, events: Sequence[Event]) -> bytes:
        """JSON: a list of tagged events; as there is only one of it, names sorted and no blanks."""

    def decode_events(self, data: bytes) -> list[Event]: ...

    def encode_move(self, move: Move) -> bytes:
        """JSON in the same way."""

    def decode_move(self, data: bytes) -> Move:
        """Raises `msgspec.ValidationError` naming the field that is wrong."""

    def component_sets(self) -> tuple[str, ...]:
        """The digests of all component sets known, the one for new games first, and those that it once was last, from
        the newest on. No game is replayed without its own."""

    def table_facts(
        self,
        components: str | None = None,
        language: str = "en",
        *,
        modules: Collection[str] | None = None,
        automa: bool = True,
    ) -> View:
        """What clients need once, not in every view: component texts, geometry. Plain JSON values.

        Of one of the known sets, or (None) of the set for new games: all of it, or what tables with these modules, with
        or without an automa, need. Rules are cited as `page` says them.
        """

    def page(self, rule: str, language: str) -> str:
        """Where a reader of this language looks up a place of the rulebook: "p. 12". In English where the game has no
        rulebook in the language."""


class Draw(Protocol):
    """A source of chance for players outside the rules."""

    def randrange(self, stop: int, /) -> int: ...
