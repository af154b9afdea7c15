"""`python -m tools.training.match FILE A,B [OPTIONS]`: a match in which one is "trained", who plays by what a training
has written: by the network of self-play (Skymines), or by corrections of either game. The options are those of `python
-m app simulate --match`."""

import sys
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from app.commands.match.command import match_command
from app.games.shackleton import SHACKLETON as SHACKLETON_BASE
from app.games.skymines import SKYMINES as SKYMINES_GAME
from app.players import Level, Player
from app.players.corrections import read as read_corrections
from app.players.skymines.self_taught.network import read as read_network
from app.players.skymines.self_taught.player import SelfTaughtPlayer
from app.registration import GameRegistration
from tools.kept_files import read_kept, told_in_one_line
from tools.training.learner import Learner
from tools.training.shackleton import SHACKLETON
from tools.training.skymines import SKYMINES

TRAINED = "trained"
LEARNERS = ((SKYMINES_GAME, SKYMINES), (SHACKLETON_BASE, SHACKLETON))


def game_with(path: Path) -> GameRegistration:
    """The game that a file goes with, and among its robots one that plays by it. Raises `ValueError` for a file that
    goes with other features than those of today."""
    if path.suffix == ".npz":
        read_network(path)
        return _with(SKYMINES_GAME, partial(_self_taught, path))
    for registered, learner in LEARNERS:
        try:
            read_corrections(path, learner.names)
        except ValueError:
            continue
        return _with(registered, partial(_corrected, learner, path))
    raise ValueError(f"{path}: what was learned goes with other features")


def _with(registered: GameRegistration, player: partial[Player]) -> GameRegistration:
    robots = registered.robots
    trained = Level(robots.numbers[-1] + 1, TRAINED, player)
    return replace(registered, robots=replace(robots, levels=(*robots.levels, trained)))


def _self_taught(path: Path) -> Player:
    return SelfTaughtPlayer(read_network(path))


def _corrected(learner: Learner, path: Path) -> Player:
    return learner.corrected(read_corrections(path, learner.names))


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit((__doc__ or "").partition("\n\n")[0])
    with told_in_one_line():
        game = read_kept(Path(sys.argv[1]), game_with)
    match_command(game, sys.argv[2])(sys.argv[3:])
