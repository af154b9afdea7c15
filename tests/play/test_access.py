"""Who somebody is at a table, and what that lets them see."""

import pytest
from msgspec.structs import replace

from app.play.access import Access, access_to, may_follow
from app.store.records import SeatRow, User
from tests.support.store.known import GAME

HOST, PLAYER, FORMER, STRANGER = (User(id=name, name=name) for name in ("host", "player", "former", "stranger"))
SEATS = (
    SeatRow(seat=0, kind="human", user_id="player"),
    SeatRow(seat=1, kind="human", former=("former", "player")),
    SeatRow(seat=2, kind="robot"),
)
PRIVATE = replace(GAME, host="host", visibility="private", invite="secret", seats=SEATS)
PUBLIC = replace(PRIVATE, visibility="public")


def what(access: Access) -> str:
    """All that is true of somebody, by its first letters."""
    names = ("takes_part", "belongs", "may_see", "may_invite", "is_host", "is_invited", "is_public")
    return " ".join(name for name in names if getattr(access, name))


@pytest.mark.parametrize(
    ("user", "invite", "true"),
    [
        (HOST, None, "takes_part belongs may_see may_invite is_host"),
        (PLAYER, None, "takes_part belongs may_see may_invite"),
        (FORMER, None, "belongs may_see"),
        (STRANGER, None, ""),
        (None, None, ""),
        (STRANGER, "secret", "may_see may_invite is_invited"),
        (None, "secret", "may_see may_invite is_invited"),
        (None, "secrets", ""),
        (None, "", ""),
        (None, "sécret", ""),
    ],
)
def test_a_private_table_is_for_those_who_belong_there_and_the_invited(
    user: User | None, invite: str | None, true: str
) -> None:
    assert what(access_to(PRIVATE, user, invite)) == true


@pytest.mark.parametrize("user", [STRANGER, None])
def test_anybody_sees_a_public_table_and_only_the_invited_invite(user: User | None) -> None:
    assert what(access_to(PUBLIC, user)) == "may_see is_public"
    assert what(access_to(PUBLIC, user, "secret")) == "may_see may_invite is_invited is_public"


def test_nobody_hosts_a_table_whose_host_has_left_for_good() -> None:
    assert what(access_to(replace(PRIVATE, host=None), None)) == ""


def test_a_seat_is_lost_only_by_a_user_who_has_no_other() -> None:
    assert (access_to(PRIVATE, PLAYER).seat, access_to(PRIVATE, PLAYER).lost_seat) == (0, None)
    assert (access_to(PRIVATE, FORMER).seat, access_to(PRIVATE, FORMER).lost_seat) == (None, 1)


def test_a_rematch_is_told_to_those_who_sit_there_and_to_all_at_a_public_table() -> None:
    assert may_follow(PRIVATE, 0) and may_follow(PUBLIC, None)
    assert not may_follow(PRIVATE, None)
