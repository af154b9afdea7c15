"""The pictures of projects, `sb-project-moon-casino` …, by the ids of projects, 240 by 160: a sprite of their own.

It uses things of the game's sprite (astronauts, shuttles, goods), beside which a page has it, and comes after that. All
pictures lie on one of three grounds in their corporation's colour (`grounds.py`).
"""

import re

from tools.art.shackleton.colours import CORPORATIONS
from tools.art.shackleton.projects import artemis, evergreen, grounds, mars, mining, robotics, selenium, sky_watch
from tools.art.shackleton.projects.kit import Picture, gradients

SPRITE = "shackleton/projects.svg"
"""The name of its file, in the folder of the game's pictures."""


def pictures() -> dict[str, Picture]:
    """All of them by the ids of projects."""
    return {
        name: picture
        for corporation in (artemis, selenium, mining, robotics, evergreen, sky_watch, mars)
        for name, picture in corporation.pictures().items()
    }


def sprite() -> str:
    """An SVG without a size of its own: gradients, the grounds, a symbol for each project."""
    drawn = [*grounds.symbols(), *(picture.drawn(name) for name, picture in pictures().items())]
    used = set(re.findall(r"url\(#([^)]+)\)", "".join(drawn)))
    content = "\n".join((f"<defs>{gradients(CORPORATIONS, used)}</defs>", *drawn))
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">{content}</svg>\n'
