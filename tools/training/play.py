"""Games that are learned from: who sits where, and the rows of features of the positions that were reached."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from app.players import LineFollower, Player
from app.players.looking_ahead import after
from app.players.skymines.greedy import LAST_QUESTIONS
from app.players.skymines.learned.features import features
from app.players.skymines.outlook import Outlook
from app.players.skymines.self_taught.plans import outlook_of_plan
from app.players.skymines.weights import WEIGHTS
from app.players.skymines.worth import parts
from app.rules.game import Game, Move, Seat, SeatSetup
from app.rules.kit.agenda import question
from app.rules.skymines.vocabulary.moves import PlanCards
from app.rules.skymines.vocabulary.questions import ChooseToken, Planning, TakeTurn
from app.rules.skymines.vocabulary.state import State
from tools.training.settings import Dealing

Rows = NDArray[np.float32]
"""A row of features for each position."""
MODULES = ("missions", "belt", "threats")
LUNA = "luna-"
"""What the names of the automa's seats begin with; her level follows."""
MAX_MOVES = 10_000
TURNS = (TakeTurn, Planning)
"""Questions at which a move of chance is made now and then."""
UNWEIGHED = (ChooseToken, Planning, *(kind for kind in LAST_QUESTIONS if kind is not TakeTurn))
"""Questions whose answers are not weighed by what they lead to."""


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


def deal(number: int, opponents: Mapping[str, float], shares: Dealing, draw: random.Random) -> Deal:
    """A game drawn at random."""
    seats = draw.choices((2, 3, 4), shares.seats)[0]
    options: dict[str, Any] = {}
    if draw.random() >= shares.first_game:
        options = {"tracks": "random", "tokens": draw.choice(("dealt", "rested", "dealt"))}
    if draw.random() < shares.with_modules:
        chosen = [name for name in MODULES if draw.random() < 0.6] or ["missions"]
        if "threats" in chosen and "belt" not in chosen:
            chosen.append("belt")
        options["modules"] = {name: {} for name in chosen}
    players = ["self"]
    while len(players) < seats:
        players += draw.choices(list(opponents), list(opponents.values()))
        if players[-1].startswith(LUNA) and any(player.startswith(LUNA) for player in players[:-1]):
            players[-1] = "self"
    draw.shuffle(players)
    return Deal(number, options, tuple(players))


def play(
    game: Game, dealt: Deal, players: Mapping[str, Player], chance: float, sampled: float, *, plans: bool = False
) -> list[Line]:
    """Play a game, and keep what its robots' seats have seen, with `plans` what they planned too. The same arguments
    give the same game."""
    draw, lines = random.Random(dealt.number), LineFollower()
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
        move = _move(game, state, seat, players[dealt.players[seat]], lines, draw, chance)
        if draw.random() < sampled and (outlook := _seen(game, state, seat, move, plans)) is not None:
            seen[seat].append(features(outlook, parts(outlook)))
        state = game.decide(state, seat, move).after
    raise RuntimeError(f"game {dealt.number} does not end")


def _setup(name: str) -> SeatSetup:
    if name.startswith(LUNA):
        return SeatSetup(kind="automa", name=name, level=int(name.removeprefix(LUNA)))
    return SeatSetup(kind="human", name=name)


def _move(
    game: Game, state: State, seat: Seat, player: Player, lines: LineFollower, draw: random.Random, chance: float
) -> Move:
    """The player's move, or now and then any move where a turn begins."""
    if isinstance(question(state), TURNS) and draw.random() < chance:
        return game.random_move(state, seat, draw)
    return lines.move_of(player, game, state, seat, draw)


def _seen(game: Game, state: State, seat: Seat, move: Move, plans: bool) -> Outlook | None:
    """The position behind a move, as the player has weighed it; None of moves that it does not weigh."""
    if plans and isinstance(move, PlanCards):
        return outlook_of_plan(state, seat, move)
    return None if isinstance(question(state), UNWEIGHED) else Outlook(after(game, state, seat, move), seat, WEIGHTS)


def _line(rows: list[Sequence[float]], totals: Sequence[int], seat: Seat) -> Line:
    others = [total for other, total in enumerate(totals) if other != seat]
    return Line(np.array(rows, dtype=np.float32), float(totals[seat]), float(max(others)))
