"""The picture of a table of Skymines for chats: the Moon with what stands there, the tracks, what the seats have."""

import io
import re
import subprocess
from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

from app.messages.speaker import Speaker
from app.pages.picture_words import RIGHT, WIDTH
from app.pages.png import HEADING_FACE, png
from app.pages.skymines.link_picture import MIDDLE, SCALE, picture_svg, table_picture
from app.pages.styles import colours
from tests.support.chat_pictures import MAX_BYTES
from tests.support.rules.belt_positions import on_belt
from tests.support.rules.playing import play
from tests.support.rules.positions import GAME
from tests.support.words import SPEAKER

Rgb = tuple[int, int, int]
TEXT = "{http://www.w3.org/2000/svg}text"
MAX_NAME = "Wolfeschlegelsteinhausenberger"
SHARES = dict.fromkeys(("skymine", "minerva", "astrogo", "tawac"), 2)


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    return dict(GAME.table_facts())


@pytest.fixture(scope="module")
def view() -> dict[str, Any]:
    """What spectators see at the beginning of a game, on an empty Moon."""
    view: dict[str, Any] = dict(GAME.view(next(iter(play(0))).state, None))
    return view | {"moon": dict.fromkeys(view["moon"])}


def drawn(facts: Mapping[str, Any], view: Mapping[str, Any]) -> Image.Image:
    return Image.open(io.BytesIO(table_picture(facts, view, SPEAKER))).convert("RGB")


def at(picture: Image.Image, x: float, y: float) -> Rgb:
    """The colour at a place in board units."""
    found = picture.getpixel((round(MIDDLE[0] + (x - 500) * SCALE), round(MIDDLE[1] + (y - 500) * SCALE)))
    assert isinstance(found, tuple)
    return found[0], found[1], found[2]


def rgb(colour: str) -> Rgb:
    red, green, blue = bytes.fromhex(colour.lstrip("#"))
    return red, green, blue


def texts(facts: Mapping[str, Any], view: Mapping[str, Any]) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(picture_svg(facts, view, SPEAKER)).iter(TEXT))


def with_seats(view: Mapping[str, Any], **changes: Any) -> dict[str, Any]:
    return dict(view) | {"seats": [seat | changes for seat in view["seats"]]}


def test_it_is_made_for_chats(facts: dict[str, Any], view: dict[str, Any]) -> None:
    full = view | {"moon": dict.fromkeys(view["moon"], "tawac")}
    made = table_picture(facts, full, SPEAKER)
    assert Image.open(io.BytesIO(made)).size == (1200, 630)
    assert len(made) < MAX_BYTES


def test_the_moon_has_its_relief(facts: dict[str, Any], view: dict[str, Any]) -> None:
    """A plain globe has a few greys in such a square, one beside the other."""
    picture = drawn(facts, view)
    x, y = next(one["spot"] for one in facts["moon"]["sectors"] if one["number"] == 1)
    greys = {at(picture, x + across, y - 40 + down) for across in range(-30, 31, 2) for down in range(-20, 21, 2)}
    assert len(greys) > 100


def test_the_grounds_and_outposts_have_the_colour_of_their_company(facts: dict[str, Any], view: dict[str, Any]) -> None:
    free, taken = drawn(facts, view), drawn(facts, view | {"moon": view["moon"] | {"12": "tawac"}})
    sector = next(one for one in facts["moon"]["sectors"] if one["number"] == 12)
    x, y = sector["spot"]
    around = [(x + across, y + down) for across in range(-60, 61, 4) for down in range(-60, 61, 4)]
    blue, grey = (sum(at(one, *spot)[2] - at(one, *spot)[0] for spot in around) / len(around) for one in (taken, free))
    assert blue > grey + 60
    svg = picture_svg(facts, view | {"moon": view["moon"] | {"12": "tawac"}}, SPEAKER)
    assert svg.count('href="#o-tawac"') == 1 and 'href="#o-minerva"' not in svg


def test_all_that_it_uses_is_drawn(facts: dict[str, Any], view: dict[str, Any]) -> None:
    owners = dict(zip(view["moon"], ("tawac", "minerva", "skymine", "astrogo") * 6, strict=True))
    for seen in (view | {"moon": owners}, GAME.view(on_belt(), None)):
        svg = picture_svg(facts, seen, SPEAKER)
        used = set(re.findall(r'(?:href="|url\()#([^")]+)', svg))
        assert used <= set(re.findall(r' id="([^"]+)"', svg))
        assert "var(" not in svg


def test_pieces_stand_on_the_tracks_where_the_seats_are(facts: dict[str, Any], view: dict[str, Any]) -> None:
    pieces = re.compile(r'<use href="#p-1" x="(-?\d+)" y="(-?\d+)"')
    begin, ahead = (
        pieces.findall(picture_svg(facts, with_seats(view, tracks=dict.fromkeys(SHARES, space)), SPEAKER))
        for space in (0, 9)
    )
    assert len(begin) == len(ahead) == 5  # on four tracks, and beside the name
    assert len(set(begin) & set(ahead)) == 1


def test_it_says_game_round_and_what_seats_have(facts: dict[str, Any], view: dict[str, Any]) -> None:
    shown = with_seats(view | {"round": 4, "rounds": 7}, coins=61, shares=SHARES | {"tawac": 3})
    said = {item.text: item for item in texts(facts, shown)}
    assert {"Regolith", "Skymines", "Round 4 of 7", "61", "3", shown["seats"][0]["name"]} <= set(said)
    assert said["Skymines"].get("font-family") == HEADING_FACE


def test_the_winner_alone_is_in_gold(facts: dict[str, Any], view: dict[str, Any]) -> None:
    scores = [{"seat": 0, "total": 153}, {"seat": 1, "total": 170}]
    over = view | {"seats": view["seats"][:2], "scores": scores, "winners": [1]}
    fills = {item.text: item.get("fill") for item in texts(facts, over)}
    assert (fills["170"], fills["153"]) == (colours()["coin"], colours()["text"])


def test_no_name_reaches_what_stands_at_its_right(facts: dict[str, Any], view: dict[str, Any]) -> None:
    """Measured: right of the names is nothing but what stands there without them."""
    bare, named = (drawn(facts, with_seats(view, name=name, shares=SHARES)) for name in ("", MAX_NAME))
    right = RIGHT - 4 * 54 - 60
    assert bare.crop((right, 0, WIDTH, 630)).tobytes() == named.crop((right, 0, WIDTH, 630)).tobytes()


def test_what_it_says_cannot_break_it(
    facts: dict[str, Any], view: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Speaker, "say", lambda *_, **__: "</text><Moon & mines>")
    assert drawn(facts, view).size == (1200, 630)


def test_what_cannot_be_drawn_is_an_error() -> None:
    with pytest.raises(subprocess.CalledProcessError):
        png("<svg", "")
