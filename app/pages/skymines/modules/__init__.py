"""What the modules of Skymines bring to the pages: a file each, listed below in the order of the rules."""

from collections.abc import Iterable, Mapping
from typing import Final

from app.pages.skymines.module_pages import ModuleBoard, ModulePages
from app.pages.skymines.modules import belt, campaign, missions, threats

MODULES: Final[Mapping[str, ModulePages]] = {
    "missions": missions.PAGES,
    "belt": belt.PAGES,
    "threats": threats.PAGES,
    "campaign": campaign.PAGES,
}


def board_among(names: Iterable[str]) -> tuple[str, ModuleBoard] | None:
    """The module among these that is played on a board of its own, and that board."""
    for name in names:
        module = MODULES.get(name)
        if module is not None and module.board is not None:
            return name, module.board
    return None
