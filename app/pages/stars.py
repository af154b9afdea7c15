"""The sky behind the home page."""

import random

from markupsafe import Markup

SEED = 31
WIDTH, HEIGHT = 1440, 900
COUNTS = {1.0: 90, 1.6: 45, 2.4: 15}
"""How many stars there are, by their width in pixels."""


def stars() -> Markup:
    """Stars as SVG, the same for everybody."""
    chance = random.Random(SEED)
    paths = "".join(
        f'<path stroke-width="{size}" d="{"".join(_star(chance) for _ in range(count))}"/>'
        for size, count in COUNTS.items()
    )
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMid slice"'
    return Markup(f'<svg class="sky-stars" {box} aria-hidden="true">{paths}</svg>')


def _star(chance: random.Random) -> str:
    return f"M{chance.randrange(WIDTH)} {chance.randrange(HEIGHT)}h0"
