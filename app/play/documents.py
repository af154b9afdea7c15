"""The shapes of what the server sends beside the game itself, as typed plain dicts.

They hold the code that builds these dicts to what is published at /openapi.json. What a game fills in (its view, its
moves) stands here by name; the types behind the names are those of `Game.shapes`.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta, Struct

from app.play.entries import Advised, Ended, HandedBy, StandIn
from app.rules import game
from app.rules.game import Begun, Line, Seat
from app.rules.sentences import Phrase, Sentence
from app.store.records import Clock, SeatKind, Status, StoodInFor


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


def _named(name: str) -> Meta:
    return Meta(extra_json_schema=_ref(name))


View = Annotated[game.View, _named("View")]
Standing = Annotated[game.View, _named("Standing")]
About = Annotated[game.About, _named("About")]
Form = Annotated[game.View, _named("Form")]
Move = Annotated[game.Move, _named("Move")]
Event = Annotated[game.Event, _named("Event")]
Time = Annotated[datetime, Meta(tz=True)]
_MOVES = ("Move", "Started", "Undone", "ChangedHands", "StoodIn", "EndedByVote", "AskedForAdvice")
EntryMove = Annotated[Any, Meta(extra_json_schema={"anyOf": [*map(_ref, _MOVES), {"type": "null"}]})]


LAST_NUMBER = 2**31 - 1
"""The largest number that an entry of a log can have."""
MAX_PREMOVE = 60
"""Moves of one turn that may be asked about at once; the longest turns have not half as many."""


OPEN_MOVE = Meta(
    extra_json_schema={"properties": {"type": {"type": "string"}}, "required": ["type"], "additionalProperties": True}
)
"""How the schema describes a move of which not all fields are known."""


class Refused(Struct, frozen=True):
    """A thing that a player may look for among the choices and that is not there: which, why, and the rule.

    `what` is the move as far as it is known. `place` is the rule's place in the rulebook; the facts tell the `pages` of
    all places in the reader's edition. `rule` is its page in the English one.
    """

    what: Annotated[dict[str, Any], OPEN_MOVE]
    code: str
    rule: str
    place: str
    args: dict[str, Any] = {}


class Choices(TypedDict):
    """What a seat may do. `step` names the question ("": none), `about` what its prompt mentions. `choices` are all
    moves, with `lines` of what each costs and brings; or `form` says what to choose from, and `sample` is one legal
    move. `refused` tells why other things are not offered. `ends` is the place among `choices` of the move that ends
    the turn and does nothing else. `lasting`: the types of those moves that their seat may be unable to undo alone.
    `premove`: whether a turn of the seat is in sight, to be premoved or going on.
    """

    seq: int
    seat: Seat | None
    step: str
    about: About
    choices: Sequence[Move]
    lines: Sequence[Sequence[Line]]
    form: Form | None
    sample: Move | None
    refused: Sequence[Refused]
    ends: int | None
    lasting: Sequence[str]
    premove: bool


class PremoveStep(TypedDict):
    """A move of a premove; `step` and `about` are the question it answers,
    `lines` what it costs and brings.
    """

    step: str
    about: About
    move: Move
    lines: Sequence[Line]


class GoneMove(TypedDict):
    """The first move of a premove that is not possible: its place among them, from 0, why, and the rule by its page
    in the English edition and by its `place` in the rulebook (see `Refused`)."""

    index: int
    code: str
    rule: str
    place: str
    args: dict[str, Any]


class Premove(TypedDict):
    """A premove, checked: the moves that are possible one after the other, the first one that is not (null: all
    are), what would be asked behind the possible ones, and how the table would look; nothing (`step` "", null) where
    more cannot be premoved. `by_itself`: whether just these moves play by themselves when the caller's turn comes.
    """

    steps: list[PremoveStep]
    gone: GoneMove | None
    choices: Choices
    view: View | None
    by_itself: bool


class StartSeat(TypedDict):
    """A seat as the game began with it."""

    kind: SeatKind
    level: int
    name: str


class BranchPoint(TypedDict):
    """Where a game was branched off another one: the id of that `game`, and the entry of its log behind which it plays
    on. The other game may be gone, or one that the reader may not see."""

    game: str
    seq: int


class BranchedFor(BranchPoint):
    """The same, and the seat that the person who branched it off has taken."""

    seat: Seat


class Beginning(TypedDict):
    """How a game began. `components` is the digest of its component set, `version` that of the rules. `commitment`:
    SHA-256 (hexadecimal digits) of what the export opens after the end; "" in a game that was branched off another one,
    as `branched` says.
    """

    game: str
    options: dict[str, Any]
    seats: list[StartSeat]
    components: str
    version: str
    commitment: str
    branched: NotRequired[BranchedFor]


class Started(TypedDict):
    """What the table did: it began the game."""

    start: Beginning


class Undone(TypedDict):
    """What the table did: it went back to number `undo`; with `takeback` as everybody had agreed to."""

    undo: int
    takeback: NotRequired[bool]


class HandedOn(TypedDict):
    """What a seat was called and is called now that it has changed hands, and by whose leave: its owner's, the host's,
    that of all others at the table; "free": nobody sat there."""

    was: str
    to: str
    by: HandedBy


class ChangedHands(TypedDict):
    """What the table did: somebody else has the entry's seat now."""

    handed: HandedOn


StoodIn = TypedDict("StoodIn", {"stand-in": StandIn})
StoodIn.__doc__ = """What the table did: a stand-in plays on the entry's seat, or its owner plays again."""


class EndedByVote(TypedDict):
    """What the table did: it ended the game before its end, as those present had voted or all had agreed."""

    ended: Ended


class AskedForAdvice(TypedDict):
    """What the table did: it noted that advice was asked for on the entry's seat, of which robot. Nothing changes."""

    advice: Advised


class ToldEntry(TypedDict):
    """An entry of the log as what is told of it: each of `sentences` is the key of a message with its arguments, and
    the events that it tells, by their places. `begun` are the turns and rounds that began with it, if any. `move` is
    null where it is another's, `seat` is null for the start. `stand_in`: the seat's stand-in made the move.
    """

    seq: int
    seat: Seat | None
    move: EntryMove
    sentences: Sequence[Sentence]
    begun: NotRequired[Sequence[Begun]]
    stand_in: NotRequired[bool]
    at: Time


class Entry(ToldEntry):
    """An entry of the log, with the events that the reader may know; `text` are its sentences in the language asked
    for, empty if asked without.
    """

    events: Sequence[Event]
    text: list[str]


class Takeback(TypedDict):
    """A take-back that is proposed: to number `seq`, by a seat; who has agreed, whose answer is missing."""

    seq: int
    by: Seat
    agreed: list[Seat]
    missing: list[Seat]


class TableSeat(TypedDict):
    """A seat of a table. `taken`: somebody sits there. `name` is "" while nobody does; but a rematch keeps seats, which
    bear the names of those who can take them. `agreed`: the seats whose people agree that it is handed on, as its owner
    is away. `level`: how well an automated seat plays, or a robot that stands in for the person. `stand_in`: why a
    robot plays for its owner, null while it does not. `advised`: how often advice was asked for on it. `picture`: the
    name of what its owner goes by, drawn at /people/….svg. `called`: what readers call it in their language instead of
    `name`, null for a name that is the same in every language."""

    seat: Seat
    kind: SeatKind
    level: int
    name: str
    called: Phrase | None
    taken: bool
    agreed: Sequence[Seat]
    stand_in: StoodInFor | None
    advised: int
    picture: str | None


class Closing(TypedDict):
    """The host wishes to end the game: the seats that agree, and those whose answer is missing."""

    agreed: list[Seat]
    missing: list[Seat]


class PlainTable(TypedDict):
    """A table beside its game. `host` is the host's seat, if they have one; `me` the caller's. `rematch`: the table at
    which the same people play again; of a private one only they are told. `clock`: the time that it gives, null for a
    table that waits; `asleep`: since when nobody has touched it, if that is long; `closing`: its host's wish to
    end the game; `robot_failed`: the entry behind which the program of a robot failed, so that it does not move, as
    long as none has followed. `name`: what its host calls it, null for none. `round`: the one that the game is in, null
    before it, and for a game without rounds. `branched`: where it was branched off another game, null if it was not.
    `advice`: whether people may ask a robot for advice."""

    id: str
    name: str | None
    game: str
    options: dict[str, Any]
    status: Status
    round: int | None
    host: Seat | None
    pace: str
    clock: Clock | None
    asleep: Time | None
    closing: Closing | None
    robot_failed: int | None
    visibility: str
    advice: bool
    seq: int
    to_move: Sequence[Seat]
    seats: list[TableSeat]
    me: Seat | None
    rematch: str | None
    branched: BranchPoint | None
    created: Time
    updated: Time


class Deadline(TypedDict):
    """Until when a seat has to move, which is asked something since then; from when on that is `near`, null for turns
    of less than an hour; what is left of its bank, and whether its time is up."""

    seat: Seat
    since: Time
    due: Time
    near: Time | None
    bank_seconds: float
    passed: bool


class OwnResult(TypedDict):
    """How a game ended for the caller's seat. Seats that no tie-break of the rules parts share a place; both are
    null in a game that was ended before its end. `stand_in`: a robot played the seat to the end for its owner."""

    total: int | None
    place: int | None
    won: bool
    stand_in: bool


class Table(PlainTable):
    """A table as the caller may know it; only its players and host get `invite_url`. `deadlines` are those that run.
    `result`: how it ended for the caller's seat, once it has."""

    is_host: bool
    deadlines: list[Deadline]
    result: OwnResult | None
    invite_url: str | None


class TableWithGame(Table):
    """A table and, once it has begun, what the caller sees and may do. `undo` is the number to which the caller may
    undo; null when nothing can be undone. `lost` is the seat that the caller had, if it has changed hands, or a
    rematch keeps for them."""

    view: View | None
    choices: Choices
    undo: int | None
    takeback: Takeback | None
    lost: Seat | None


class OfferedRobot(TypedDict):
    """A level of a game's robots: its number, what it is called (how it plays), and a sentence about it. `usual`: it is
    the one that sits where none is named."""

    level: int
    called: str
    hint: str
    usual: bool


class Branching(TypedDict):
    """How a finished game can be played on: the seats that somebody can take, and the levels of robots, the weakest
    first, of which one plays on all others."""

    seats: Sequence[Seat]
    robots: Sequence[OfferedRobot]


class Tables(TypedDict):
    """Tables; `next` asks for those of the caller behind them, null behind the last and in lists of others' tables."""

    games: list[Table]
    next: str | None


class Log(TypedDict):
    """What happened up to number `seq`."""

    seq: int
    entries: list[Entry]


class ToldTurn(TypedDict):
    """What happens in a turn, told as data and (`text`) in words; sentences name events by their places in `events`."""

    sentences: Sequence[Sentence]
    events: Sequence[Event]
    text: list[str]


class MissedTurn(TypedDict):
    """What one seat did in one go, told as data and (`text`) in words: `concerns`, what of it touches the caller, then
    `sentences`; both name events by their places in `events`. `seq` is its last entry, to look at with `at`."""

    seq: int
    seat: Seat | None
    at: Time
    concerns: Sequence[Sentence]
    sentences: Sequence[Sentence]
    events: Sequence[Event]
    text: list[str]


class Missed(TypedDict):
    """What has happened behind number `after`, up to `seq`: the turns that concern the caller first, then the others,
    without `left_out` early ones. `changes`, in words `text`: what has become of what the caller holds. `taken_back`:
    whether moves were taken back that came before."""

    after: int
    seq: int
    turns: list[MissedTurn]
    left_out: int
    changes: Sequence[Sentence]
    taken_back: bool
    text: list[str]


# --- answers -------------------------------------------------------------------------------------


class Facts(TypedDict):
    """What clients need once: texts, numbers, geometry of a component set. It never changes: keep it by its digest."""


class CompactFacts(TypedDict):
    """The facts in the brief forms that the table's page reads."""

    facts: Any


class OwnSeat(TypedDict):
    """A seat's number."""

    seat: Seat


class Reached(TypedDict):
    """The table's number now."""

    seq: int


class TakebackAnswer(Reached):
    """The table's number, and what is still proposed."""

    takeback: Takeback | None


class SeatLink(TypedDict):
    """A link to a seat."""

    url: str


class Operation(TypedDict):
    """An operation of a JSON patch (RFC 6902); `value` goes with "add" and "replace"."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: NotRequired[Any]


class PremoveRequest(TypedDict):
    """The moves of a premove in their order, each as an offered choice has it. `by_itself`: true keeps them, in place
    of those kept before, to be played when the caller's turn comes; false forgets what is kept; without it, nothing is
    written."""

    moves: Annotated[Sequence[Move], Meta(max_length=MAX_PREMOVE)]
    by_itself: NotRequired[bool]


class NewMove(TypedDict):
    """A move, as one of the offered choices has it, and the number that its player saw."""

    seq: Annotated[int, Meta(ge=0, le=LAST_NUMBER)]
    move: Move


class Moved(TypedDict("From", {"from": int})):
    """A move was made: the table's number, the events that the caller may know, and the patch of their view."""

    seq: int
    events: Sequence[Event]
    patch: list[Operation]


class Health(TypedDict):
    """The process is alive and its database answers. `version`: of the browser's code that it gives out; empty in
    development."""

    status: Literal["ok"]
    version: str


class Readiness(Health):
    """The database answers; `migration` is the number of its tables. `game_databases`: in how many databases games lie;
    `game_databases_away`: how many of them do not answer, whose games cannot be played at the moment."""

    migration: str | None
    game_databases: int
    game_databases_away: int
