"""What a module of Skymines brings to the pages of the game."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from app.pages.reference import OnTable, Part

Shown = Mapping[str, Any]
"""What the view has of a module."""


class ModuleBoard(Struct, frozen=True):
    """What is played on instead of the Moon. `drawn`: SVG in board units; `empty`: what the view has of the module
    before a game begins. `edges`: of each company whose track lies elsewhere than on the Moon's side, the company that
    has that edge there."""

    drawn: Callable[[Shown], str]
    empty: Callable[[], Shown]
    edges: Mapping[str, str]


class ModulePages(Struct, frozen=True, kw_only=True):
    """What a module brings; whatever it leaves out has a plain default.

    `rules`: its part of the page of the rules, after the parts of modules of a lower `order`; `on_table`: what the
    sections of it are about on a table.
    `board`: what is played on instead of the Moon. For the small board of the host's form, by the module's options:
    `outposts` that stand on the Moon at the beginning, companies by sector; `drawn_on_board`, SVG in board units. What
    it shows is `home-board-<name>` in words, if it shows anything.
    """

    rules: Part
    order: int = 9
    on_table: OnTable = {}
    board: ModuleBoard | None = None
    outposts: Callable[[Mapping[str, Any]], Mapping[str, str]] = lambda _: {}
    drawn_on_board: Callable[[Mapping[str, Any]], str] = lambda _: ""
