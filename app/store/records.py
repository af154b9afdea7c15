"""Rows as the floors above see them: frozen, with plain values."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Literal

from msgspec import Struct, field

Status = Literal["lobby", "closed", "playing", "finished", "paused"]
"""What becomes of a table; one that its host has `closed` was never begun."""
SeatKind = Literal["human", "automa", "robot"]
Purpose = Literal["sign-in", "confirm", "device"]
TokenScope = Literal["read", "play", "host"]
SessionKind = Literal["browser", "token"]
AtDeadline = Literal["notice", "stand-in", "vote"]
"""What a table does once somebody's time is up: it only says so, lets a stand-in play, or lets those present vote."""
StoodInFor = Literal["deadline", "resigned"]
"""Why a stand-in plays for somebody."""


class Clock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much time a table gives: seconds for each turn and, beside them, once for the whole game; and what happens
    when both are used up."""

    turn_seconds: int
    bank_seconds: int = 0
    at_deadline: AtDeadline = "notice"


class User(Struct, frozen=True):
    """A person, or a program that plays as one. `picture`: the name of the drawing that they go by."""

    id: str
    name: str
    picture: str = ""


class Session(Struct, frozen=True, kw_only=True):
    """One way in which a user is signed in: a browser, or a program with a token made for it. `name` is what its owner
    called the token, or what the browser runs on."""

    id: str
    user: User
    kind: SessionKind
    scopes: tuple[TokenScope, ...]
    name: str
    created: datetime
    seen: datetime
    proved: datetime | None = None
    """When its user last proved in it that they read their mail."""
    language: str | None = None
    """The language that its user has chosen, if they have."""
    settings: Mapping[str, str] = field(default_factory=dict)
    """What its user has chosen for themselves, by name."""


class Credentials(Struct, frozen=True, kw_only=True):
    """How a user signs in again: a confirmed e-mail address and the hash of a password, if there are any, and whether
    there is a passkey. `language`: the one that the user has chosen."""

    user: User
    language: str | None = None
    address: str | None = None
    password: str | None = None
    passkey: bool = False


class OneTimeSecret(Struct, frozen=True, kw_only=True):
    """What a secret that was just used was good for. `address` is where it was sent: what it confirms, or what its user
    signed in with then. `session_id`: the session that asked for it."""

    user_id: str
    address: str | None
    session_id: str | None


class SeatRow(Struct, frozen=True, kw_only=True):
    """A seat of a table. `user_id` is None while nobody has taken it; automated seats never have one. `former`: the
    users who had it before, the last one last; before a rematch that one for whom it is kept, whose `name` it bears.
    `agreed`: the seats whose people agree that it is handed on without its owner. `stand_in`: why a robot plays for its
    owner, None while it does not. `advised`: how often advice was asked for on it. `picture`: its owner's, which no row
    of the game holds (`pictures.py`)."""

    seat: int
    kind: SeatKind
    level: int = 2
    user_id: str | None = None
    name: str = ""
    former: tuple[str, ...] = ()
    agreed: tuple[int, ...] = ()
    stand_in: StoodInFor | None = None
    advised: int = 0
    picture: str | None = None


class GameRow(Struct, frozen=True, kw_only=True):
    """A table's summary. `version` counts changes of anything but the log; `seq` is the log's last number. `kicked`:
    the users whom the host has sent away; they come back with an invite that is newer than that. `rematch`: the table
    at which the same people play again. `clock`: the time that it gives, None for a table that waits. `asleep`: since
    when, if nobody had touched it for long; `woken`: when it was woken last. `closing`: the seats that agree to the
    host's wish to end the game, None while there is no such wish. `name`: what its host calls it, None for none.
    `round`: the one that the game is in, None for one without rounds, and where a former version wrote last.
    `branched_from`: the finished game of which it plays on, from behind entry `branched_at`; None for all others.
    `compressed`: the log lies in one row (`compressed_logs.py`). `advice`: whether people may ask a robot for it."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    host: str | None
    pace: str
    visibility: str
    invite: str
    kicked: tuple[str, ...] = ()
    components: str | None
    version: int
    seq: int
    to_move: tuple[int, ...]
    automatic: bool
    takeback: dict[str, Any] | None
    problem: str | None
    rematch: str | None = None
    clock: Clock | None = None
    asleep: datetime | None = None
    woken: datetime | None = None
    closing: tuple[int, ...] | None = None
    name: str | None = None
    round: int | None = None
    branched_from: str | None = None
    branched_at: int | None = None
    compressed: bool = False
    advice: bool = False
    created: datetime
    updated: datetime
    seats: tuple[SeatRow, ...]


class WaitingGame(Struct, frozen=True):
    """A game that waits for an automated seat."""

    id: str
    host: str | None
    with_people: bool


class LogRow(Struct, frozen=True, kw_only=True):
    """One entry of the log as stored. `move` and `events` are JSON texts; `hash` is the one of the chain, None in what
    former versions wrote. Read from a compressed log, `digest` and `hash` may be empty in all entries but the last
    one: `app/play/left_out.py` works them out."""

    seq: int
    seat: int | None
    move: str
    events: str
    digest: bytes
    at: datetime
    key: str | None = None
    hash: bytes | None = None


class Summary(Struct, frozen=True, kw_only=True):
    """What the table's row says beside the log, written together with an entry."""

    status: Status
    to_move: tuple[int, ...]
    automatic: bool
    round: int | None = None


class Snapshot(Struct, frozen=True):
    """A state that makes loading fast. Disposable."""

    seq: int
    state: bytes


class Secret(Struct, frozen=True):
    """What the commitment in the first entry hides until the end."""

    entropy: bytes
    nonce: bytes
