"""Names that people bear, and what they are called at a table."""

from pathlib import Path

import pytest

from app.accounts.names import checked_name
from app.play.names import name_at, seat_name
from app.problems import Invalid
from app.store.records import SeatRow
from tests.support.pseudo import pseudo_speaker
from tests.support.toy import Toy
from tests.support.words import SPEAKER

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
SEATS = (SeatRow(seat=0, kind="human", name="Ada", user_id="u"), SeatRow(seat=1, kind="automa", name="Tick"))


@pytest.mark.parametrize(
    "name",
    [
        *("Ada", "Łukasz", "علی‌رضا", "मोहन", "ന്\u200d", "Nguyễn", "e\u0302\u0323", "O’Neil", "กฤษณ์", "محمد علي"),
        *(FAMILY, "❤️", "🩷", "\U0001fae9", ENGLAND),
    ],
)
def test_names_of_people_are_taken(name: str) -> None:
    assert checked_name(f" {name} ")


@pytest.mark.parametrize(
    "name",
    [
        "",
        "  ",
        "x" * 31,
        " " + "x" * 30,
        "a\nb",
        "\u202eAda",
        "\u200b",
        "\u200d",
        "a\u200d",
        "a\u200d\u200db",
        "\u0301",
        "Z" + "\u0335" * 12,
        "Z" + "\u1ad0" * 4,
        "\u3164",
        "a\u2800b",
        "a\ufdd0",
        "a\U0010ffff",
        "tag\U000e0041",
        "a\ue000",
        "a\ufffc",
    ],
)
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(Invalid) as refused:
        checked_name(name)
    assert refused.value.code == "bad-name"


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("Ben", "Ben"),
        ("Ada", "Ada 2"),
        ("\uff21da", "\uff21da 2"),
        ("a d a", "a d a 2"),
        ("Tick", "Tick*"),
        ("TICK 2", "TICK 2*"),
        ("Robot", "Robot*"),
        ("Ticker", "Ticker"),
        ("Аdа", "Аdа 2"),
        ("ΑDΑ", "ΑDΑ 2"),
        ("Тick", "Тick*"),
        ("R0b0t 2", "R0b0t 2*"),
        ("RОBОT ٣", "RОBОT ٣*"),
    ],
)
def test_nobody_at_a_table_is_called_as_somebody_else_or_as_a_robot(name: str, called: str) -> None:
    assert name_at(Toy(), SEATS, 2, name) == called


def test_a_player_who_sits_down_again_keeps_the_name() -> None:
    assert name_at(Toy(), SEATS, 0, "Ada") == "Ada"


ROBOTS = SeatRow(seat=0, kind="robot", name="Robot"), SeatRow(seat=1, kind="robot", name="Robot 2")
DEPARTED = SeatRow(seat=2, kind="human", name="Departed")
BY_NAME = (
    SeatRow(seat=3, kind="human", name="Departed", user_id="u"),
    SeatRow(seat=4, kind="automa", name="Luna 2"),
    SeatRow(seat=5, kind="human", name="Robot* 2", user_id="v"),
    SeatRow(seat=6, kind="human", name=""),
)


def test_words_that_stand_for_names_are_said_in_the_readers_language(tmp_path: Path) -> None:
    assert [seat_name(SPEAKER, seat) for seat in (*ROBOTS, DEPARTED)] == ["Robot", "Robot 2", "Departed"]
    speaker = pseudo_speaker(tmp_path)
    said = [seat_name(speaker, seat) for seat in (*ROBOTS, DEPARTED)]
    assert [name.strip("\u2068\u2069") for name in said] == ["Róbót", "Róbót 2", "Dépártéd"]


def test_names_that_people_and_automas_bear_are_the_same_in_every_language(tmp_path: Path) -> None:
    speaker = pseudo_speaker(tmp_path)
    assert [seat_name(speaker, seat) for seat in BY_NAME] == [seat.name for seat in BY_NAME]
