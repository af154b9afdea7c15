"""`python -m app components …`: look at component sets."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from app.messages import Messages
from app.messages.speaker import default_speaker
from app.rules.skymines.components import BASE, BadComponents, Components, load
from app.rules.skymines.components.further import further_counts

app = typer.Typer(help="Look at component sets.", no_args_is_help=True, add_completion=False)

Folder = Annotated[Path | None, typer.Argument(metavar="DIR", help="A set's folder; the built-in set without one.")]


@app.callback()
def components() -> None:
    """Look at component sets."""


@app.command()
def check(folder: Folder = None) -> None:
    """Check a component set: "OK" with what it and the modules hold and its digest, or every fault with file, entry and
    reason.

    Exits with 1 when there is a fault.
    """
    try:
        found = load(folder)
        further = further_counts()
    except BadComponents as bad:
        for fault in bad.faults:
            typer.echo(str(fault))
        speaker = default_speaker(Messages())
        typer.echo(speaker.say("component-faults", count=len(bad.faults), folder=str(folder or BASE.name)))
        raise typer.Exit(1) from None
    typer.echo(f"OK: {', '.join(_counts(found))}")
    typer.echo(f"modules: {', '.join(f'{count} {what}' for what, count in further.items())}")
    typer.echo(f"digest {found.digest}")


def _counts(found: Components) -> Iterator[str]:
    """How many there are of each component, in words."""
    yield f"{len(found.cards)} cards"
    yield f"{len(found.plans)} research plans"
    yield f"{len(found.special_plans)} special plans"
    yield f"{len(found.tokens)} starting tokens"
    yield f"{len(found.tracks)} track sides"
    yield f"{len(found.moon.sectors)} sectors"
    yield f"{len(found.bonus.majority) + len(found.bonus.standard)} bonus spaces"
    yield f"{len(found.luna.cards)} Luna cards"
