"""What the Belt brings to the pages: its rules, and the Belt as SVG, with the class names of the live board."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from app.pages.reference import Part, Section
from app.pages.skymines.module_pages import ModuleBoard, ModulePages
from app.pages.skymines.moon import STATION, emblem, materials
from app.rules.skymines.components.belt import chart
from app.rules.skymines.modules.belt.hooks import drawn
from app.rules.skymines.vocabulary.modules import belt as at

Shape = Mapping[str, Any]
PLATE_RADIUS = 20
"""Radius of a piece's plate, in board units."""


def belt(shown: Shape) -> str:
    """Flight paths, asteroids, stations and pieces, in board units. `shown`: what the view has of the module."""
    board, pieces = shown["board"], shown["pieces"]
    return "".join(
        [
            materials(),
            *_paths(board),
            *map(_asteroid, board["asteroids"]),
            *map(_station, board["stations"]),
            *_pieces(board, pieces),
        ]
    )


def _paths(board: Shape) -> Iterator[str]:
    spots = {item["number"]: item["spot"] for item in board["asteroids"]}
    for path in board["paths"]:
        (x, y), *ends = path["spot"], *(spots[end] for end in path["ends"])
        (left, top), (right, bottom) = ends
        bend = f"{round(2 * x - (left + right) / 2)} {round(2 * y - (top + bottom) / 2)}"
        yield f'<path class="border single" d="M{round(left)} {round(top)}Q{bend} {round(right)} {round(bottom)}"/>'


def _asteroid(rock: Shape) -> str:
    x, y = (round(part) for part in rock["spot"])
    return f'<circle class="disc" cx="{x}" cy="{y}" r="{round(rock["radius"])}" fill="url(#globe)"/>'


def _station(station: Shape) -> str:
    across, down = zip(*station["yard"], strict=True)
    x, y = ((min(part) + max(part)) / 2 for part in (across, down))
    outline = "L".join(f"{round(left)} {round(top)}" for left, top in station["yard"])
    yard = f'<path class="yard" d="M{outline}Z"/>'
    return f'<g class="company-{station["company"]}">{yard}{emblem(station["company"], x, y, STATION)}</g>'


def _pieces(board: Shape, pieces: Mapping[str, str]) -> Iterator[str]:
    places = {str(path["number"]): path["spot"] for path in board["paths"]}
    for rock in board["asteroids"]:
        places |= {f"{rock['number']}-{place}": spot for place, spot in enumerate(rock["spaces"], 1)}
    for space, company in pieces.items():
        x, y = (round(part) for part in places[space])
        plate = f'<circle class="plate" cx="{x}" cy="{y}" r="{PLATE_RADIUS}"/>'
        yield f'<g class="outpost company-{company}">{plate}{emblem(company, x, y, PLATE_RADIUS * 0.77)}</g>'


def _empty() -> Shape:
    return {"board": drawn(chart().digest), "pieces": {}}


PAGES: Final = ModulePages(
    order=2,
    rules=Part(
        "belt",
        (
            Section("belt-setup", pages="26"),
            Section("belt-spaces", (at.SPACES, at.CASES)),
            Section("belt-rewards", (at.REWARDS,)),
        ),
    ),
    on_table={"belt-setup": ("belt:",), "belt-spaces": ("belt:",), "belt-rewards": ("belt:",)},
    # Rulebook page 26: these two change places.
    board=ModuleBoard(belt, _empty, edges={"skymine": "astrogo", "astrogo": "skymine"}),
)
