"""Recorded games, move by move, with what every seat saw. `python -m tests.support.rules.golden` records them again."""

import json
from pathlib import Path
from typing import Any

import msgspec

from app.rules.kit.folds import evolve
from app.rules.skymines.vocabulary.state import State
from tests.support import golden
from tests.support.rules.playing import play, table
from tests.support.rules.positions import GAME

HERE = Path(__file__).parent
GAMES = {"one-human": 0, "two-humans": 1, "two-humans-and-luna": 2, "four-seats": 6}
"""Name and seed: one to four seats, Luna among them where there are too few humans."""
WITH_MODULES: dict[str, tuple[int, tuple[str, ...]]] = {
    "belt-with-threat": (2, ("belt", "threats")),
    "missions": (3, ("missions",)),
    "everything": (4, ("belt", "missions", "threats")),
    "belt": (1, ("belt",)),
    "third-chapter": (7, ("campaign", "missions")),
    "fourth-chapter": (0, ("belt", "campaign", "missions", "threats")),
}
"""Name, seed and modules."""
SHOWN = 100
"""Every so many moves the whole views are recorded, besides the last ones."""


def record(seed: int, modules: tuple[str, ...] = ()) -> dict[str, Any]:
    """The document of one random game."""
    moves: list[Any] = []
    states: list[State] = []
    for played in play(seed, modules=modules):
        states.append(played.state)
        if played.move is not None:
            moves.append([played.seat, msgspec.json.decode(GAME.encode_move(played.move))])
    digests = [digests_of(state) for state in states]
    shown = {str(at): views_of(state) for at, state in enumerate(states) if is_shown(at, len(states))}
    document = {"seed": seed, "modules": modules} if modules else {"seed": seed}
    return {**document, "moves": moves, "digests": digests, "views": shown}


def replay(document: dict[str, Any]) -> list[State]:
    """The states of a recorded game, its moves decided by the rules of today."""
    options, seats = table(document["seed"], document.get("modules", ()))
    state: Any = GAME.initial()
    for event in GAME.new_game(options, seats, document["seed"].to_bytes(8, "big")):
        state = evolve(state, event)
    states = [state]
    for seat, move in document["moves"]:
        state = GAME.decide(state, seat, GAME.decode_move(json.dumps(move).encode())).after
        states.append(state)
    return states


def is_shown(at: int, number: int) -> bool:
    return at % SHOWN == 0 or at == number - 1


def views_of(state: State) -> list[Any]:
    """The views of a spectator and of each seat, as they are sent."""
    return golden.views_of(GAME, state, range(len(state.seats)))


def digests_of(state: State) -> list[str]:
    """The first hex digits of the SHA-256 of each of these views."""
    return [golden.digest_of(view) for view in views_of(state)]


def path_of(name: str) -> Path:
    return HERE / f"{name}.json.gz"


def write(name: str, document: dict[str, Any]) -> None:
    golden.write(path_of(name), document)


def read(name: str) -> dict[str, Any]:
    """A recorded game."""
    return golden.read(path_of(name))
