"""The command line: `python -m app …`.

Every command imports what it needs when it runs, so that `--help` answers at once.
"""

import gc
import sys
from collections.abc import Sequence
from copy import copy
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from app import __version__

if TYPE_CHECKING:
    from app.registration import GameRegistration

PROGRAM = "regolith" if Path(sys.argv[0]).stem == "regolith" else "python -m app"
"""How this command line was called, for its help."""
FORWARD = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}

app = typer.Typer(
    name=PROGRAM,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def say_version(wanted: bool) -> None:
    """Print the version and end."""
    if wanted:
        print(f"regolith {__version__}")
        raise typer.Exit


@app.callback()
def regolith(
    version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="Print the version and end.")
    ] = False,
) -> None:
    """Regolith: play board games online with friends."""


@app.command()
def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option(help="Address to listen on (HOST).")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on (PORT).")] = None,
) -> None:
    """Run the server; without DATABASE_URL with a Postgres of its own in the data folder."""
    # What is imported stays: to look for what could be freed among it takes a fifth of the start. `run` collects later.
    gc.disable()
    from app.commands.serve import serve as run

    run(games_of(context), host, port)


@app.command()
def verify(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="Id of one game.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Every game of the database.")] = False,
) -> None:
    """Replay games from their logs, compare every digest and hash, and what is stored beside them."""
    if (game is None) is not every:
        raise typer.BadParameter("name one game, or say --all.")
    from app.commands.games import verify as run

    run(games_of(context), game, every)


@app.command()
def export(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="Id of the game.")],
    out: Annotated[Path | None, typer.Option("--out", "-o", help="File to write; without it standard output.")] = None,
) -> None:
    """Write a whole game as one document."""
    from app.commands.games import export as run

    run(games_of(context), game, out)


@app.command("import")
def import_(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="A document that `export` wrote.", exists=True, dir_okay=False)],
) -> None:
    """Read such a document into this server, checking every digest and hash."""
    from app.commands.games import import_ as run

    run(games_of(context), file)


@app.command()
def backup(file: Annotated[Path, typer.Argument(help="File to write; a former one is replaced.")]) -> None:
    """Copy the whole database into one file, also while a server runs."""
    from app.commands.backup import backup as run

    run(file)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `backup` wrote.", exists=True, dir_okay=False)],
) -> None:
    """Bring such a file back into an empty database."""
    from app.commands.backup import restore as run

    run(file)


@app.command()
def partition(
    count: Annotated[int | None, typer.Argument(help="How many partitions.")] = None,
    drop_former: Annotated[
        bool, typer.Option("--drop-former", help="Drop the tables that partitions have replaced.")
    ] = False,
    tablespace: Annotated[
        list[str] | None, typer.Option(help="Where to put them, in turn where it is said several times.")
    ] = None,
) -> None:
    """Split the tables of games into partitions by hash of the game's id, also while a server runs."""
    if count is None and not drop_former:
        raise typer.BadParameter("say how many, or --drop-former.")
    from app.commands.partition import partition as run

    run(count, drops_former=drop_former, tablespaces=tablespace or ())


@app.command("move-games")
def move_games(
    slots: Annotated[
        str | None, typer.Argument(help="Which slots: 0-63,200. Without: who holds which is shown.")
    ] = None,
    to: Annotated[str | None, typer.Option(help="The database, as it is shown: host/name.")] = None,
) -> None:
    """Move slots of games to another of several databases, also while servers run."""
    if (slots is None) != (to is None):
        raise typer.BadParameter("say which slots, and --to which database.")
    from app.commands.moving import move_games as run

    run(slots, to)


@app.command(context_settings=FORWARD)
def notify(context: typer.Context) -> None:
    """Try what sends notices."""
    from app.commands.notify import app as run

    forward(run, context)


Of = Annotated[str | None, typer.Option("--game", help="Of which game; the default one without.", show_default=False)]


@app.command(context_settings=FORWARD)
def simulate(
    context: typer.Context,
    game: Of = None,
    match: Annotated[
        str | None,
        typer.Option(
            help="Two players, “A,B”: measure how much stronger A is, on so many --deals. What else can be said of a "
            "match: --match A,B --help.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Play many games between automatic players and tell what happened."""
    if match is None:
        forward(command_of(context, game, "simulate"), context)
        return
    from app.commands.match.command import match_command

    forward(match_command(game_of(context, game), match), context)


@app.command(context_settings=FORWARD)
def components(context: typer.Context, game: Of = None) -> None:
    """Check a component set."""
    forward(command_of(context, game, "components"), context)


def games_of(context: typer.Context) -> "Sequence[GameRegistration]":
    """The games of this command line: those with which it was called (`app(obj=…)`), else those of `app.games`."""
    if context.obj is None:
        from app.games import GAMES

        return GAMES
    games: Sequence[GameRegistration] = context.obj
    return games


def game_of(context: typer.Context, name: str | None, command: str = "") -> "GameRegistration":
    """A game of this command line, the default one without a name. Raises `BadParameter` for one that is not known or
    does not bring this command."""
    able = {game.name: game for game in games_of(context) if not command or command in game.commands}
    found = able.get(name or games_of(context)[0].name)
    if found is None:
        raise typer.BadParameter(f"say one of: {', '.join(able)}.", param_hint="--game")
    return found


def command_of(context: typer.Context, name: str | None, command: str) -> typer.Typer:
    """A command line that a game brings. Raises `BadParameter` for a game that does not bring it."""
    return game_of(context, name, command).commands[command]()


def forward(other: typer.Typer, context: typer.Context) -> None:
    """Hand the rest of the command line to another command line, whose help tells the options before it, too."""
    command = typer.main.get_command(other)
    before = [copy(read) for read in context.command.params]
    for told in before:
        told.expose_value = False
    command.params = [*before, *command.params]
    command.main(args=context.args, prog_name=f"{PROGRAM} {context.info_name}")


def main() -> None:
    """Run the command line."""
    from app.commands.failures import one_line_errors

    with one_line_errors():
        app()
