"""Shackleton Base: all that it brings, from its rules to its command line."""

import typer

from app.messages import HERE as MESSAGES
from app.pages.shackleton import PAGES
from app.players.shackleton.analysis import ANALYST
from app.players.shackleton.robots import ROBOTS
from app.registration import GameRegistration
from app.rules.shackleton.shackleton import shackleton


def _simulate() -> typer.Typer:
    """The command line that plays many games; it needs what tells their results."""
    from app.commands.shackleton.simulate import app

    return app


SHACKLETON = GameRegistration(
    name="shackleton",
    load=shackleton,
    messages=(MESSAGES,),
    robots=ROBOTS,
    analyst=ANALYST,
    pages=PAGES,
    commands={"simulate": _simulate},
)
