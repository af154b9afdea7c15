"""Who somebody is at a table, and what that lets them see: decided here for REST, websockets, pages and pictures."""

from collections.abc import Collection
from secrets import compare_digest

from msgspec import Struct

from app.rules.game import Seat
from app.store.records import GameRow, User


class Access(Struct, frozen=True, kw_only=True):
    """What somebody is at a table.

    `seat`: where they sit. `lost_seat`: the seat that they had, if it has changed hands since and they have no other;
    before a rematch the one that is kept for them.
    `is_invited`: they bring the secret of the invite link. `is_expected`: the table is the rematch of a game at which
    they sit. `is_sent_away`: it is, but the host has sent them away. `is_public`: anybody may see the table.
    """

    seat: Seat | None
    lost_seat: Seat | None
    is_host: bool
    is_invited: bool
    is_expected: bool
    is_sent_away: bool
    is_public: bool

    @property
    def takes_part(self) -> bool:
        """Whether they sit here or host the table."""
        return self.is_host or self.seat is not None

    @property
    def belongs(self) -> bool:
        """Whether they have or had a seat, or host the table."""
        return self.takes_part or self.lost_seat is not None

    @property
    def may_see(self) -> bool:
        """Whether they may see the table: anybody a public one, any other who belongs to it, is invited, or sits at the
        game of which it is the rematch."""
        return self.is_public or self.is_invited or self.belongs or self.is_expected

    @property
    def may_invite(self) -> bool:
        """Whether they may know the invite link: who takes part, and who has it."""
        return self.takes_part or self.is_invited


def access_to(
    row: GameRow, user: User | None, invite: str | None = None, players_before: Collection[str] = ()
) -> Access:
    """What a user (None: a stranger) is at a table, with the secret that they bring. `players_before`: the users who
    sit at the game of which it is the rematch; whom the host has sent away is not expected any more."""
    seat = seat_of(row, user)
    sat_before = user is not None and user.id in players_before
    was_kicked = user is not None and user.id in row.kicked
    return Access(
        seat=seat,
        lost_seat=_lost_by(row, user) if seat is None else None,
        is_host=user is not None and user.id == row.host,
        is_invited=invite is not None and compare_digest(invite.encode(), row.invite.encode()),
        is_expected=sat_before and not was_kicked,
        is_sent_away=sat_before and was_kicked,
        is_public=_is_public(row),
    )


def seat_of(row: GameRow, user: User | None) -> Seat | None:
    """Where the user sits."""
    if user is None:
        return None
    return next((seat.seat for seat in row.seats if seat.user_id == user.id), None)


def may_follow(row: GameRow, seat: Seat | None) -> bool:
    """Whether somebody is told which table is the rematch of this one: who sits here, and anybody at a public one."""
    return seat is not None or _is_public(row)


def _lost_by(row: GameRow, user: User | None) -> Seat | None:
    if user is None:
        return None
    return next((seat.seat for seat in row.seats if user.id in seat.former), None)


def _is_public(row: GameRow) -> bool:
    return row.visibility == "public"
