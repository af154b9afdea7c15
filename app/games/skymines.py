"""Skymines: all that it brings, from its rules to its command lines."""

import typer

from app.messages import HERE as MESSAGES
from app.pages.skymines import PAGES
from app.players.skymines.analysis import ANALYST
from app.players.skymines.robots import ROBOTS
from app.registration import GameRegistration
from app.rules.skymines.skymines import skymines


def _simulate() -> typer.Typer:
    """The command line that plays many games; it needs what draws their results."""
    from app.commands.skymines.simulate import app

    return app


def _components() -> typer.Typer:
    """The command line that looks at component sets."""
    from app.commands.skymines.components import app

    return app


SKYMINES = GameRegistration(
    name="skymines",
    load=skymines,
    messages=(MESSAGES,),
    robots=ROBOTS,
    analyst=ANALYST,
    pages=PAGES,
    commands={"simulate": _simulate, "components": _components},
)
