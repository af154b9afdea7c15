"""Games that are learned from: who sits where, and the rows of features of the positions that were reached."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from app.players import LineFollower, Player
from app.rules.game import Seat, SeatSetup
from tools.training.learner import Learner
from tools.training.settings import Dealing

Rows = NDArray[np.float32]
"""A row of features for each position."""
LUNA = "luna-"
"""What the names of the automa's seats begin with; her level follows."""
MAX_MOVES = 10_000


class Deal(Struct, frozen=True):
    """How a game begins: its options, and who takes each seat."""

    number: int
    options: dict[str, Any]
    players: tuple[str, ...]
    """By seat the name of a player."""


class Line(Struct):
    """The positions that a seat has reached in a game, in their order, and what they came to: its total, and that of
    the best other seat."""

    rows: Rows
    own: float
    best: float


def deal(learner: Learner, number: int, opponents: Mapping[str, float], shares: Dealing, draw: random.Random) -> Deal:
    """A game drawn at random."""
    seats = draw.choices((2, 3, 4), shares.seats)[0]
    options = learner.options(shares, draw)
    players = ["self"]
    while len(players) < seats:
        players += draw.choices(list(opponents), list(opponents.values()))
        if players[-1].startswith(LUNA) and any(player.startswith(LUNA) for player in players[:-1]):
            players[-1] = "self"
    draw.shuffle(players)
    return Deal(number, options, tuple(players))


def play(
    learner: Learner, dealt: Deal, players: Mapping[str, Player], chance: float, sampled: float, *, plans: bool = False
) -> list[Line]:
    """Play a game, and keep what its robots' seats have seen, with `plans` what they planned too. The same arguments
    give the same game."""
    game, draw, lines = learner.load(), random.Random(dealt.number), LineFollower()
    seats = [_setup(name) for name in dealt.players]
    state = game.fold(game.initial(), game.new_game(dealt.options, seats, dealt.number.to_bytes(8, "big")))
    seen: dict[Seat, list[Sequence[float]]] = {seat: [] for seat in range(len(dealt.players))}
    for _ in range(MAX_MOVES):
        if (outcome := game.outcome(state)) is not None:
            return [_line(rows, outcome.totals, seat) for seat, rows in seen.items() if rows]
        if (automa := game.automa_to_move(state)) is not None:
            state = game.decide(state, automa, game.automa_move(state)).after
            continue
        seat = game.to_move(state)[0]
        if learner.begins(state) and draw.random() < chance:
            move = game.random_move(state, seat, draw)
        else:
            move = lines.move_of(players[dealt.players[seat]], game, state, seat, draw)
        if draw.random() < sampled and (row := learner.seen(game, state, seat, move, plans)) is not None:
            seen[seat].append(row)
        state = game.decide(state, seat, move).after
    raise RuntimeError(f"game {dealt.number} does not end")


def _setup(name: str) -> SeatSetup:
    if name.startswith(LUNA):
        return SeatSetup(kind="automa", name=name, level=int(name.removeprefix(LUNA)))
    return SeatSetup(kind="human", name=name)


def _line(rows: list[Sequence[float]], totals: Sequence[int], seat: Seat) -> Line:
    others = [total for other, total in enumerate(totals) if other != seat]
    return Line(np.array(rows, dtype=np.float32), float(totals[seat]), float(max(others)))
