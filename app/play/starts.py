"""What the first entry of a log says of its game."""

import base64
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Struct

from app.problems import Invalid
from app.store.records import SeatKind, SeatRow


class DocumentSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat without its user. `kind` is read in its former name as well: what is stored in first entries and exported
    documents stays as it was written, so older ones hold "luna" where newer ones hold "automa". No digest covers it:
    that is of the game's state, in which a game names its seats as it likes (Skymines keeps "luna" in `GameStarted`).
    """

    kind: SeatKind | Literal["luna"]
    level: Annotated[int, msgspec.Meta(ge=0, le=2**15 - 1)]
    name: str


class Branched(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a game was branched off another one: behind entry `seq` of the log of `game`, for a person on `seat`.
    `state`: the one that it begins with, encoded by its game and in base64: what was there, with all that the seat
    could not know drawn again."""

    game: str
    seq: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=2**15 - 1)]
    state: str

    def encoded_state(self) -> bytes:
        """The state, encoded. Raises `ValueError`."""
        return base64.b64decode(self.state, validate=True)


def written_state(encoded: bytes) -> str:
    """An encoded state as a first entry bears it."""
    return base64.b64encode(encoded).decode()


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What the first entry of a log says; `commitment` is "" in a game that was branched off, whose beginning is not
    drawn from an entropy of its own."""

    game: str
    options: dict[str, Any]
    seats: list[DocumentSeat]
    components: str
    version: str
    commitment: str
    branched: Branched | None = None


class _First(Struct, frozen=True, forbid_unknown_fields=True):
    start: Start


def read_start(move: Any) -> Start:
    """The start that the first entry's move is, given as plain values. Raises `Invalid`."""
    try:
        return msgspec.convert(move, _First).start
    except msgspec.ValidationError as error:
        raise Invalid("malformed-document", f"The first entry is no start: {error}") from None


def seat_rows(seats: Sequence[DocumentSeat]) -> tuple[SeatRow, ...]:
    """The seats of a document or of a first entry, nobody on them, each kind by its name of today."""
    return tuple(
        SeatRow(seat=number, kind="automa" if seat.kind == "luna" else seat.kind, level=seat.level, name=seat.name)
        for number, seat in enumerate(seats)
    )
