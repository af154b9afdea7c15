"""Write all drawings: `python -m tools.art`. The Moon takes a minute."""

from tools.art import ART, links, seats
from tools.art.moon import MOONS, moon, webp
from tools.art.shackleton import crater
from tools.art.shackleton import sprite as shackleton
from tools.art.sprite import SPRITE, sprite

if __name__ == "__main__":
    ART.mkdir(exist_ok=True)
    (ART / SPRITE).write_text(sprite(), encoding="utf-8")
    (ART / seats.SPRITE).write_text(seats.sprite(), encoding="utf-8")
    (ART / shackleton.SPRITE).write_text(shackleton.sprite(), encoding="utf-8")
    for name, size in MOONS.items():
        (ART / name).write_bytes(webp(moon(size)))
    for name, size in crater.CRATERS.items():
        (ART / name).parent.mkdir(exist_ok=True)
        (ART / name).write_bytes(crater.webp(crater.crater(size)))
    # Last: they are made of the drawings above.
    for name, picture in links.grounds().items():
        (ART.parent / name).write_bytes(picture)
