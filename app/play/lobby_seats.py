"""Seats of a table that has not begun: as they are wished for, of which level, and which of them is free."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from app.play.games import Games
from app.play.names import ROBOT_NAME, further_name, name_at
from app.play.table import Table
from app.players.robots import Robots
from app.problems import Clash, Invalid, NotFound
from app.rules.game import Game
from app.store.records import SeatKind, SeatRow, User

USUAL_LEVEL = 2
"""What is stored as the level of an automa's seat in a game whose automa has no levels."""


class SeatWish(Struct, frozen=True):
    """A seat as its host wants it."""

    kind: SeatKind
    level: int | None = None
    """Of a person's seat that of the robot that stands in for them. None: the usual one of an automa or a robot, and
    for a person that of the other people's seats."""


def new_seat(games: Games, game: Game, seats: Sequence[SeatRow], wish: SeatWish) -> SeatRow:
    """A seat beside these as it is wished for. Raises `Invalid` for a level that the robots lack."""
    called = ""
    if wish.kind == "robot":
        level, called = robot_level(games.robots(game.name), wish.level), ROBOT_NAME
    elif wish.kind == "automa":
        usual = next(iter(game.automas), USUAL_LEVEL)
        level = usual if wish.level is None else wish.level
        called = game.automas.get(level) or game.automas.get(usual, "")
    else:
        wanted = stand_in_level(seats) if wish.level is None else wish.level
        level = robot_level(games.robots(game.name), wanted)
    name = further_name(called, seats) if called else ""
    return SeatRow(seat=len(seats), kind=wish.kind, level=level, name=name)


def with_levels(games: Games, game: Game, seats: Sequence[SeatRow], levels: Mapping[int, int]) -> Sequence[SeatRow]:
    """Seats, with these levels of the game's own opponents. Raises `Invalid` for another seat, `NotFound` for one that
    is not there."""
    for number, level in levels.items():
        if seat_at(seats, number).kind != "automa":
            raise Invalid("bad-options", "Only the game's own opponent has a level here.", seat=number)
        others = [other for other in seats if other.seat != number]
        seats = put_seat(seats, replace(new_seat(games, game, others, SeatWish("automa", level)), seat=number))
    return seats


def automas_of(seats: Sequence[SeatRow]) -> dict[int, int]:
    """The seats of the game's own opponents, and their levels, for which a former game calculated what it handed on."""
    return {seat.seat: seat.level for seat in seats if seat.kind == "automa"}


def stand_in_level(seats: Sequence[SeatRow]) -> int | None:
    """The level of robots that stand in for people; None at a table without seats of people."""
    return next((seat.level for seat in seats if seat.kind == "human"), None)


def with_stand_ins(seats: Sequence[SeatRow], level: int) -> list[SeatRow]:
    """Seats for whose people robots of this level stand in."""
    return [replace(seat, level=level) if seat.kind == "human" else seat for seat in seats]


def robot_level(robots: Robots, wanted: int | None) -> int:
    """The level of a robot, the usual one where none is wanted. Raises `Invalid`."""
    if wanted is None:
        return robots.usual.number
    if wanted not in robots.numbers:
        levels = list(robots.numbers)
        detail = f"There is no robot of level {wanted} here; the levels are {', '.join(map(str, levels))}."
        raise Invalid("unknown-robot-level", detail, level=wanted, levels=levels)
    return wanted


def is_kept(seat: SeatRow) -> bool:
    """Whether the seat of a table that has not begun is nobody's, but kept for the person whose name it bears: in a
    rematch, until they join. That is the last of `former`."""
    return seat.kind == "human" and seat.user_id is None and bool(seat.name and seat.former)


def kept_seat(seats: Sequence[SeatRow], user: User) -> SeatRow | None:
    """The seat that is kept for somebody, if there is one."""
    return next((seat for seat in seats if is_kept(seat) and seat.former[-1] == user.id), None)


def no_longer_expected(before: Sequence[SeatRow], after: Sequence[SeatRow]) -> set[str]:
    """The users for whom a seat was kept and for whom none is now, who do not sit at the table either: they are invited
    no more."""
    kept = {seat.former[-1] for seat in before if is_kept(seat)}
    return kept - {seat.former[-1] if is_kept(seat) else seat.user_id for seat in after}


def let_go(seat: SeatRow) -> SeatRow:
    """The seat as nobody's, and kept for nobody."""
    return replace(seat, user_id=None, name="", former=())


def with_user(game: Game, seats: Sequence[SeatRow], seat: int, user: User) -> tuple[SeatRow, ...]:
    """Seats with somebody on this one; another one that was kept for them is free."""
    kept = kept_seat(seats, user)
    others = seats if kept is None else put_seat(seats, let_go(kept))
    called = name_at(game, others, seat, user.name)
    return put_seat(others, replace(seats[seat], user_id=user.id, name=called, former=()))


def free_seat(table: Table, wanted: int | None, user: User) -> int:
    """The wanted seat, or the one that is kept for the user, or the first that is free. Raises `NotFound`, `Clash`."""
    kept = kept_seat(table.row.seats, user)
    free = [seat.seat for seat in table.humans() if seat.user_id is None and (seat == kept or not is_kept(seat))]
    if wanted is None and free:
        return free[0] if kept is None else kept.seat
    if wanted is not None and not 0 <= wanted < len(table.row.seats):
        raise NotFound("no-such-seat", f"This table has no seat {wanted}.")
    if wanted not in free:
        raise Clash("no-free-seat", "There is no free seat." if wanted is None else "That seat is not free.")
    return wanted


def put_seat(seats: Sequence[SeatRow], seat: SeatRow) -> tuple[SeatRow, ...]:
    """Seats, with this one in place of that of its number."""
    return tuple(seat if other.seat == seat.seat else other for other in seats)


def seat_at(seats: Sequence[SeatRow], seat: int) -> SeatRow:
    """The seat of that number. Raises `NotFound`."""
    if not 0 <= seat < len(seats):
        raise NotFound("no-such-seat", f"This table has no seat {seat}.")
    return seats[seat]


def check_nobody_sits(table: Table, seat: int) -> None:
    """Raise `Clash` if somebody sits there, `NotFound` if there is no such seat."""
    if seat_at(table.row.seats, seat).user_id is not None:
        raise Clash("seat-taken", "Somebody sits there.")
