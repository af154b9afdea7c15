"""The best pictures for the README and docs, in few bytes."""

import math
from pathlib import Path

from PIL import Image

BEST = {
    "action-late-1440-dark": "table",
    "Expand-1440-light": "expanding",
    "planning-1024-light": "planning",
    "planning-390-dark": "phone",
    "Expand-390-light": "phone-light",
    "end-1440-dark": "end",
}
"""The pictures that the README shows, by their names in docs/pictures."""
PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
COLOURS = 256


def publish(folder: Path) -> None:
    """Put the best pictures of the folder into docs/pictures, with fewer colours and so in fewer bytes."""
    for name, shown_as in BEST.items():
        picture = Image.open(folder / f"{name}.png").convert("RGB")
        small = picture.quantize(palette=palette_of(picture), dither=Image.Dither.NONE)
        small.save(PICTURES / f"{shown_as}.png", optimize=True)


def palette_of(picture: Image.Image) -> Image.Image:
    """Colours that stand for all of the picture's: grounds do not crowd out what is small and bright."""
    found = picture.getcolors(picture.width * picture.height) or []
    pixels = [colour for count, colour in found if isinstance(colour, tuple) for _ in range(math.isqrt(count))]
    weighed = Image.new("RGB", (len(pixels), 1))
    weighed.putdata(pixels)
    return weighed.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=2)
