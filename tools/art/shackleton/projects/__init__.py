"""The pictures of projects, `sb-project-moon-casino` …, by the ids of projects, 240 by 160.

They use things of the game's sprite (astronauts, shuttles, goods) and stand at its end. All lie on one of three grounds
in their corporation's colour (`grounds.py`).
"""

import re

from tools.art.shackleton.colours import CORPORATIONS
from tools.art.shackleton.projects import artemis, evergreen, grounds, mars, mining, robotics, selenium, sky_watch
from tools.art.shackleton.projects.kit import Picture, gradients


def pictures() -> dict[str, Picture]:
    """All of them by the ids of projects."""
    return {
        name: picture
        for corporation in (artemis, selenium, mining, robotics, evergreen, sky_watch, mars)
        for name, picture in corporation.pictures().items()
    }


def symbols() -> list[str]:
    """The grounds, a symbol for each project."""
    return [*grounds.symbols(), *(picture.drawn(name) for name, picture in pictures().items())]


def gradients_of(drawn: list[str]) -> str:
    """The gradients that these symbols use, as content of `<defs>`."""
    return gradients(CORPORATIONS, set(re.findall(r"url\(#([^)]+)\)", "".join(drawn))))
