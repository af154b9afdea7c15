"""The rules alone, beside python-chess."""

import random
import time
from collections.abc import Sequence
from itertools import zip_longest
from statistics import median
from typing import Any

import chess

from app.games import GAMES as REGISTERED
from app.players import LineFollower, Player
from app.rules.game import Event, Game
from bench.games import Measured
from bench.report import Row, at_least, at_most, rate
from bench.scripts import drawn_move, script, setups
from bench.world import World

SECONDS = 1.0
ROUNDS = 3
LONGEST = 200
TABLES_IN_TURN = 20
ROBOT_GAMES = 9


async def rows(world: World) -> list[Row]:
    """Replay, random play with and without checks, views, and a whole game of robots that look one move ahead."""
    played = world.played
    rows = [replaying(played), playing(played), playing_out(played), viewing(played)]
    return [*rows, looking_ahead(played, played.one_ply)] if played.one_ply else rows


def replaying(played: Measured) -> Row:
    """A position is what stands after a whole move, on both sides; our moves have several events each."""
    rules, logs = played.rules, _logs(played.tables, played)
    games = [_chess_game(random.Random(number)) for number in range(10)]
    pairs = [(rate(lambda: _replay(rules, logs), SECONDS), rate(lambda: _push(games), SECONDS)) for _ in range(ROUNDS)]
    ours, theirs = (median(column) for column in zip(*pairs, strict=True))
    events = sum(len(entry) for log in logs for entry in log) / sum(len(log) for log in logs)
    figures = f"{ours:,.0f} moves/s ({ours * events:,.0f} events/s) against {theirs:,.0f} pushes/s"
    return at_least("replay through `evolve`", 0.5, ours / theirs, "× chess `push`", figures)


Log = list[list[Event]]
"""The events of a game, entry by entry."""


def _logs(tables: Sequence[tuple[int, int]], played: Measured) -> list[Log]:
    scripts = [script(number, humans, automas, played=played) for number, (humans, automas) in enumerate(tables)]
    return [[known.opening, *(step.events for step in known.steps)] for known in scripts]


def _replay(rules: Game, logs: list[Log]) -> int:
    for log in logs:
        state: Any = rules.initial()
        for events in log:
            state = rules.fold(state, events)
    return sum(len(log) for log in logs)


def _chess_game(draw: random.Random) -> list[chess.Move]:
    board = chess.Board()
    moves: list[chess.Move] = []
    while len(moves) < LONGEST and (legal := list(board.legal_moves)):
        moves.append(legal[draw.randrange(len(legal))])
        board.push(moves[-1])
    return moves


def _push(games: list[list[chess.Move]]) -> int:
    for moves in games:
        board = chess.Board()
        for move in moves:
            board.push(move)
    return sum(len(moves) for moves in games)


def playing(played: Measured) -> Row:
    """All choices without words, one drawn, decided (which checks it) and folded; with words for comparison."""
    draw = random.Random(1)
    rounds = [
        (
            rate(lambda: _play(played, draw, words=False), 2 * SECONDS),
            rate(lambda: _play(played, draw, words=True), 2 * SECONDS),
            rate(lambda: len(_chess_game(draw)), SECONDS),
        )
        for _ in range(ROUNDS)
    ]
    ours, worded, theirs = (median(column) for column in zip(*rounds, strict=True))
    figures = f"{ours:,.0f} moves/s against {theirs:,.0f}; {worded:,.0f} with lines and refusals"
    return at_least("random play", 0.5, ours / theirs, "× chess random playout", figures, asked=1)


def playing_out(played: Measured) -> Row:
    """The same without the check: as searches play out what they have just been offered."""
    draw = random.Random(1)
    pairs = [
        (
            rate(lambda: _play(played, draw, words=False, check=False), 2 * SECONDS),
            rate(lambda: len(_chess_game(draw)), SECONDS),
        )
        for _ in range(ROUNDS)
    ]
    ours, theirs = (median(column) for column in zip(*pairs, strict=True))
    figures = f"{ours:,.0f} moves/s against {theirs:,.0f}"
    return at_least("random play of moves just offered", 0.5, ours / theirs, "× chess random playout", figures, asked=1)


def _play(played: Measured, draw: random.Random, *, words: bool, check: bool = True) -> int:
    rules, (humans, automas) = played.rules, played.tables[draw.randrange(len(played.tables))]
    opening = rules.new_game(dict(played.options), setups(played, humans, automas), draw.randbytes(32))
    state = rules.fold(rules.initial(), opening)
    decide = rules.decide if check else rules.decide_offered
    count = 0
    while asked := rules.to_move(state):
        seat = asked[draw.randrange(len(asked))]
        state = decide(state, seat, drawn_move(rules, state, seat, draw, words=words)).after
        count += 1
    return count


def looking_ahead(played: Measured, robot: str) -> Row:
    """A whole game of two robots that look one move ahead, states imagined, in processor time."""
    [game] = [game for game in REGISTERED if game.name == played.name]
    mind = game.robots.named(robot)
    spent, moves = [], 0
    for number in range(ROBOT_GAMES):
        began = time.process_time()
        moves += _robots_play(played, mind, random.Random(number))
        spent.append(time.process_time() - began)
    figures = f"{ROBOT_GAMES} games, {moves / ROBOT_GAMES:.0f} moves each, {min(spent):.2f} to {max(spent):.2f} s"
    return at_most(f"a game of two seats, `{robot}`, median", 0.15, median(spent), "s", figures)


def _robots_play(played: Measured, mind: Player, draw: random.Random) -> int:
    rules, lines = played.rules, LineFollower()
    opening = rules.new_game(dict(played.options), setups(played, 2, 0), draw.randbytes(32))
    state, count = rules.fold(rules.initial(), opening), 0
    while asked := rules.to_move(state):
        move = lines.move_of(mind, rules, state, asked[0], draw)
        state = rules.decide(state, asked[0], move).after
        count += 1
    return count


def viewing(played: Measured) -> Row:
    """The views of all seats after each move: of tables that move in turn, and of the same ones, game by game. What
    did not change is the same object as in the view before, also where other tables moved meanwhile."""
    logs = _logs([played.tables[number % len(played.tables)] for number in range(TABLES_IN_TURN)], played)
    whole = [(number, events) for number, log in enumerate(logs) for events in log]
    entries = [[(number, events) for events in log] for number, log in enumerate(logs)]
    in_turn = [entry for each in zip_longest(*entries) for entry in each if entry is not None]
    pairs = [
        (rate(lambda: _view(played.rules, in_turn), SECONDS), rate(lambda: _view(played.rules, whole), SECONDS))
        for _ in range(ROUNDS)
    ]
    turns, alone = (median(column) for column in zip(*pairs, strict=True))
    figures = f"{turns:,.0f} moves/s against {alone:,.0f}, all seats' views after each"
    return at_least(f"views of {TABLES_IN_TURN} tables in turn", 0.5, turns / alone, "× one table at a time", figures)


def _view(rules: Game, entries: Sequence[tuple[int, list[Event]]]) -> int:
    states: dict[int, Any] = {}
    for table, events in entries:
        state = states[table] = rules.fold(states.get(table) or rules.initial(), events)
        for seat in range(len(state.seats)):
            rules.view(state, seat)
    return len(entries)
