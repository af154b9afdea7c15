"""`python -m tools.training.match NETWORK A,B [OPTIONS]`: a match of Skymines in which one may be "network", who plays
by a network that self-play has written. The options are those of `python -m app simulate --match`."""

import sys
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from app.commands.match.command import match_command
from app.games.skymines import SKYMINES
from app.players import Level, Robots
from app.players.skymines.robots import ROBOTS
from app.players.skymines.self_taught.network import read
from app.players.skymines.self_taught.player import SelfTaughtPlayer


def robots_with(path: Path) -> Robots:
    """The robots of Skymines, and one that plays by this network."""
    return Robots((*ROBOTS.levels, Level(ROBOTS.numbers[-1] + 1, "network", partial(_player, path))))


def _player(path: Path) -> SelfTaughtPlayer:
    return SelfTaughtPlayer(read(path))


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit((__doc__ or "").partition("\n")[0])
    match_command(replace(SKYMINES, robots=robots_with(Path(sys.argv[1]))), sys.argv[2])(sys.argv[3:])
