"""The picture of a table on the Belt, for chats."""

from xml.etree import ElementTree

from app.pages.skymines.link_picture import picture_svg, table_picture
from tests.support.rules.belt_positions import on_belt, put_on
from tests.support.rules.positions import GAME
from tests.support.words import SPEAKER


def test_a_table_on_the_belt_shows_asteroids_and_pieces() -> None:
    view = GAME.view(put_on(on_belt(), "minerva", "18-1", "19"), None)
    facts = GAME.table_facts()
    drawn = ElementTree.fromstring(picture_svg(facts, view, SPEAKER))
    classes = [item.get("class") for item in drawn.iter()]
    assert classes.count("disc") == 10
    assert classes.count("outpost company-minerva") == 2
    assert not any(name and name.startswith("sector") for name in classes)
    assert table_picture(facts, view, SPEAKER).startswith(b"\x89PNG")
