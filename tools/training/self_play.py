"""`python -m tools.training.self_play OUT [JOBS]`: train the self-taught robot, and write its network to OUT.

It begins with games of the beam, then plays round after round with what it has learned so far, and learns from these
games, those of the rounds before and the first ones. It plays by the mean of the networks of the last rounds, as single
ones play unsteadily. What OUT holds already is not played again, so that a training that was stopped goes on.
"""

import os
import pickle
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np
from msgspec.structs import replace

from app.players import Player
from app.players.skymines.beam import BeamPlayer
from app.players.skymines.learned.features import BY_HAND, NAMES
from app.players.skymines.self_taught.network import Array, Network, mean_of, read, write
from app.players.skymines.self_taught.player import SelfTaughtPlayer
from tools.kept_files import read_kept, told_in_one_line, written_whole
from tools.training.command_line import asked
from tools.training.fit_network import begin, fitted
from tools.training.play import Deal, Line, deal, play
from tools.training.settings import FIRST_DEAL_OF_SELF_PLAY, FIRST_RIVALS, RIVALS, SELF_PLAY, SelfPlay
from tools.training.skymines import SKYMINES

FILE = "network.npz"


def train(settings: SelfPlay, out: Path, jobs: int = 1) -> Network:
    """Play and fit, round after round, and write. The games do not depend on the number of processes."""
    out.mkdir(parents=True, exist_ok=True)
    rounds: list[list[Line]] = []
    networks: list[Network] = []
    for number in range(settings.rounds):
        began = processor_seconds()
        rounds.append(_games(settings, number, networks, out, jobs))
        learned_from = [rounds[0], *rounds[1:][-settings.remembered :]]
        networks.append(_fitted(settings, number, networks, learned_from, out))
        networks = networks[-settings.means - settings.former :]
        own = np.mean([line.own for line in rounds[-1]])
        print(f"round {number}: own totals {own:.1f}, {processor_seconds() - began:.0f} s of processors", flush=True)
    network = mean_of(networks[-settings.means :])
    with written_whole(out / FILE) as part:
        write(network, part)
    return network


def processor_seconds() -> float:
    """What this process has used, and those workers that have ended."""
    return sum(os.times()[:4])


def _fitted(
    settings: SelfPlay, number: int, networks: Sequence[Network], rounds: Sequence[Sequence[Line]], out: Path
) -> Network:
    """The network after a round, which is kept. Each is fitted from scratch: one that is fitted further and further
    learns single games by heart. All take the means and deviations of the first one."""
    path = out / f"network-{number}.npz"
    if not path.exists():
        draw = np.random.default_rng([settings.seed, number])
        lines = [line for played in rounds for line in played]
        new = begin(lines, settings.hidden, draw)
        if networks:
            new = replace(new, mean=networks[0].mean, inverse=networks[0].inverse)
        found, error = fitted(new, lines, settings.passes, settings.rate, settings.decay, draw)
        print(f"round {number}: off by {error:.1f} CrypCoin, {sum(len(line.rows) for line in lines)} positions")
        with written_whole(path) as part:
            write(found, part)
    return read_kept(path, read)


def _games(settings: SelfPlay, number: int, networks: Sequence[Network], out: Path, jobs: int) -> list[Line]:
    """What was seen in the games of a round, which are kept as soon as they are played."""
    path = out / f"games-{number}.pickle"
    if not path.exists():
        draw = random.Random(f"{settings.seed}/{number}")
        games = settings.games if networks else settings.first_games
        first = FIRST_DEAL_OF_SELF_PLAY + 1000 * number
        rivals = RIVALS if networks else FIRST_RIVALS
        deals = [deal(SKYMINES, first + at, rivals, settings, draw) for at in range(games)]
        played = partial(_played, settings, tuple(networks))
        if jobs == 1:
            found = list(map(played, deals))
        else:
            with ProcessPoolExecutor(jobs) as workers:
                found = list(workers.map(played, deals, chunksize=4))
        lines = [line for game in found for line in game]
        with written_whole(path) as part:
            part.write_bytes(pickle.dumps(lines))
    kept: list[Line] = read_kept(path, lambda written: pickle.loads(written.read_bytes()))
    return [line for line in kept if len(line.rows) >= settings.least_positions]


def _played(settings: SelfPlay, networks: Sequence[Network], dealt: Deal) -> list[Line]:
    """A game of a round."""
    if not networks:
        beam = BeamPlayer(width=2)
        return play(SKYMINES, dealt, {"self": beam, "beam": beam}, settings.first_chance, 1.0, plans=True)
    draw = random.Random(f"{settings.seed}/{dealt.number}")
    now = mean_of(networks[-settings.means :])
    former = networks[draw.randrange(len(networks))]
    players: dict[str, Player] = {"beam": BeamPlayer(width=2), "former": SelfTaughtPlayer(former, settings.width, 0.0)}
    players["self"] = SelfTaughtPlayer(now, settings.width, settings.by_hand)
    for name in ("explorer", "another-explorer"):
        by_hand = draw.choice((0.0, 2 * settings.by_hand))
        players[name] = SelfTaughtPlayer(now, settings.width, by_hand, _tastes(settings.taste, draw))
    return play(SKYMINES, dealt, players, settings.chance, 1.0, plans=True)


def _tastes(taste: float, draw: random.Random) -> Array:
    """Some parts of the worth made by hand count more and others less."""
    tastes = np.zeros(len(NAMES), dtype=np.float32)
    for at in range(BY_HAND.start, BY_HAND.stop):
        tastes[at] = draw.gauss(0, taste)
    return tastes


if __name__ == "__main__":
    given = asked("python -m tools.training.self_play", __doc__, ("skymines",))
    with told_in_one_line():
        train(SELF_PLAY, given.folder, given.jobs)
