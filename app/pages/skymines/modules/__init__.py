"""What the modules of Skymines bring to the pages: `PAGES` of a file each, which is named as the module."""

from collections.abc import Iterable, Mapping
from typing import Final

from app.packages import modules_of
from app.pages.skymines.module_pages import ModuleBoard, ModulePages

MODULES: Final[Mapping[str, ModulePages]] = dict(
    sorted(
        ((name, module.PAGES) for name, module in modules_of(__name__).items()),
        key=lambda named: named[1].order,
    )
)
"""By their names, in the order of the page of the rules."""


def board_among(names: Iterable[str]) -> tuple[str, ModuleBoard] | None:
    """The module among these that is played on a board of its own, and that board."""
    for name in names:
        module = MODULES.get(name)
        if module is not None and module.board is not None:
            return name, module.board
    return None
