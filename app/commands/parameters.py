"""Parameters that a game refuses, as the command line says it."""

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from app.rules.game import BadOptions


@contextmanager
def checked_parameters() -> Iterator[None]:
    """What is raised within for options that a game refuses (`BadOptions`), or for what cannot be read (`ValueError`),
    raised as `typer.BadParameter`."""
    try:
        yield
    except BadOptions as error:
        details = ", ".join(f"{name}: {value}" for name, value in error.details.items())
        raise typer.BadParameter(f"{error.code} ({details})") from None
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
