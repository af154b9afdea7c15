"""`python -m tools.foresight OUT`: search games against Luna as somebody who knows their deals.

What was found is written to OUT, a file for each game, and told in tables (docs/robots.md).
What OUT holds already is not searched again, so that a run that was stopped goes on.
"""

import argparse
from pathlib import Path

from app.rules.skymines.skymines import skymines
from tools.foresight.accounts import rounds_of
from tools.foresight.kept_games import KeptGame, path_of, search_or_read
from tools.foresight.settings import Deal, Settings
from tools.foresight.tables import table_of
from tools.kept_files import read_kept, told_in_one_line

FIRST_DEAL = 900_000_000
"""The first of the deals that nothing is tuned on."""
MAX_DEAL = 2**64 - 1
"""Numbers of deals are written in 8 bytes."""


def main() -> None:
    """Search the games that are asked for, and print a table of all."""
    parser = argparse.ArgumentParser(prog="python -m tools.foresight", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path, help="what was found; a run that stopped goes on")
    parser.add_argument("--deals", type=int, default=10, help="how many deals (default: 10)")
    parser.add_argument(
        "--first", type=int, default=FIRST_DEAL, help=f"number of the first one (default: {FIRST_DEAL})"
    )
    parser.add_argument("--levels", type=int, nargs="+", default=[2], help="of Luna (default: 2)")
    parser.add_argument("--keep", type=int, nargs="+", default=[8], help="positions kept (default: 8); 0: no search")
    given = parser.parse_args()
    if given.deals < 1 or min(given.keep) < 0:
        parser.error("at least one deal, and no fewer positions than none")
    game, games = skymines(), list[KeptGame]()
    if unknown := sorted(set(given.levels) - set(game.automas)):
        parser.error(f"Luna has no level {unknown[0]}: there are {min(game.automas)} to {max(game.automas)}")
    if not 0 <= given.first <= MAX_DEAL - given.deals:
        parser.error(f"deals have numbers from 0 to {MAX_DEAL}")
    for keep in given.keep:
        for level in given.levels:
            for number in range(given.first, given.first + given.deals):
                deal, settings = Deal(number, level), Settings(keep=keep)
                games.append(search_or_read(game, given.folder, deal, settings))
                read_kept(path_of(given.folder, deal, settings), lambda _: rounds_of(game, games[-1]))
                print(games[-1].line(), flush=True)
    print(table_of(game, games))


if __name__ == "__main__":
    with told_in_one_line():
        main()
