"""The constellations of Luna's cards, by which each is known at a glance: `l-I-1` to `l-II-7`."""

from tools.art.kit import symbol

SIZE = (60, 50)
CONSTELLATIONS = {
    "I-1": "04 40 84 04",
    "I-2": "01 25 42 65 81",
    "I-3": "11 51 54 14 11, 54 86",
    "I-4": "40 46, 03 83",
    "I-5": "00 21 42 44 74 72 42",
    "I-6": "06 80, 40 80 84",
    "I-7": "00 43 80, 43 46",
    "I-8": "40 82 66 26 02 40",
    "I-9": "00 80 06 86 00",
    "I-10": "40 72 44 12 40, 44 46",
    "I-11": "00 03 83 80, 40 46",
    "I-12": "43 63 65 15 10 80",
    "II-1": "06 01 23 40 63 81 86 06",
    "II-2": "20 50 53 46 15",
    "II-3": "03 83, 20 66, 60 26",
    "II-4": "03 30 63 86 80 63 36 03",
    "II-5": "06 26 24 44 42 62 60 80",
    "II-6": "10 42 70 76 44 16 10",
    "II-7": "10 14 36 56 74 70, 14 74",
}
"""By card: lines from star to star, each by column (0 to 8) and row (0 to 6)."""


def symbols() -> list[str]:
    """One a card."""
    return [symbol(f"l-{card}", SIZE, _drawn(lines)) for card, lines in CONSTELLATIONS.items()]


def _drawn(lines: str) -> str:
    """The lines below, the stars above: larger where lines begin."""
    paths = [line.split() for line in lines.split(", ")]
    path = "".join("M" + "L".join("{} {}".format(*_place(star)) for star in line) for line in paths)
    first = {line[0] for line in paths}
    all_stars = dict.fromkeys(star for line in paths for star in line)
    stars = "".join(_star(*_place(star), 5.6 if star in first else 4) for star in all_stars)
    return (
        f'<path d="{path}" fill="none" stroke="#9fb0e6" stroke-width="1.6" stroke-linejoin="round"/>'
        f'<path d="{stars}" fill="#fffdf2"/>'
    )


def _place(star: str) -> tuple[int, int]:
    return 6 + 6 * int(star[0]), 6 + round(6.4 * int(star[1]))


def _star(x: int, y: int, size: float) -> str:
    """Four points around a small middle."""
    small = round(size * 0.32, 1)
    long = round(size - small, 1)
    right, left = f"l{small} {long} {long} {small}-{long} {small}", f"-{small} {long}-{small}-{long}-{long}-{small}"
    return f"M{x} {y - size:.1f}{right}{left} {long}-{small}z"
