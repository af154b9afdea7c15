"""`python -m tools.balance play FOLDER` plays, `python -m tools.balance report FOLDER` tells what was found."""

from pathlib import Path
from typing import Annotated

import typer

from tools.balance.records import play_studies
from tools.balance.report import report
from tools.balance.studies import STUDIES
from tools.kept_files import told_in_one_line

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
NAMES = [study.name for study in STUDIES]
Kept = Annotated[Path, typer.Argument(help="Where the games are kept.", exists=True, file_okay=False)]
Folder = Annotated[Path, typer.Argument(help="Where the games are kept, a file for each study.")]


@app.command()
def play(
    folder: Folder,
    studies: Annotated[list[str] | None, typer.Argument(help=f"Of {', '.join(NAMES)}; all if none is named.")] = None,
    minutes: Annotated[float, typer.Option(min=0, help="How long; a later run goes on.")] = 60,
) -> None:
    """Play deals of the studies in turn. Deals that the folder holds are not played again."""
    chosen = frozenset(studies or ())
    if unknown := chosen - set(NAMES):
        raise typer.BadParameter(f"{', '.join(sorted(unknown))}: no such study. There are {', '.join(NAMES)}.")
    for played in play_studies(folder, 60 * minutes, chosen):
        typer.echo(played)


@app.command("report")
def tell(folder: Kept) -> None:
    """Tell what the folder's games say, as tables in Markdown."""
    typer.echo(report(folder))


if __name__ == "__main__":
    with told_in_one_line():
        app(prog_name="python -m tools.balance")
