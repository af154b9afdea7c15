"""Recorded games of Shackleton Base, move by move, one for each corporation, played by robots that look a turn ahead.
`python -m tests.support.shackleton.golden` records them again, with `--same-moves` what comes of the recorded moves.

They name the component set that they were recorded with, so that a change of values leaves them as they are and a
change of a rule does not. States are recorded as they are stored, which former logs rely on, and not as they are sent.
"""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from app.players.shackleton.robots import ROBOTS
from app.rules.game import Event, Move, SeatSetup
from app.rules.shackleton.components.shapes.nouns import CORPORATIONS
from app.rules.shackleton.vocabulary.events import Gained, Paid
from app.rules.shackleton.vocabulary.nouns import VP
from app.rules.shackleton.vocabulary.state import State
from tests.support import golden
from tests.support.shackleton.corporations import GAME

HERE = Path(__file__).parent
SEATS: dict[str, tuple[str, ...]] = {
    "artemis": ("human", "human"),
    "evergreen": ("human", "human", "human"),
    "mars": ("human", "human", "human", "human"),
    "mining": ("human", "automa:3"),
    "robotics": ("human", "human"),
    "selenium": ("human", "human", "human"),
    "sky-watch": ("human", "automa:0"),
}
"""The seats of each corporation's game; "automa:3" is AstroBot of level 3."""


def corporations_of(name: str) -> tuple[str, ...]:
    """The three of a corporation's game: in the seven games each two meet once."""
    at = CORPORATIONS.index(name)
    return tuple(CORPORATIONS[(at + step) % len(CORPORATIONS)] for step in (0, 1, 3))


def setting_up(name: str, components: str) -> list[Event]:
    """The events with which a corporation's game begins."""
    seats = [_setup(kind, number) for number, kind in enumerate(SEATS[name])]
    options = {"corporations": corporations_of(name)}
    return GAME.new_game(options, seats, CORPORATIONS.index(name).to_bytes(32, "big"), components)


def _setup(kind: str, number: int) -> SeatSetup:
    name, _, level = kind.partition(":")
    return SeatSetup(kind=name, name=f"Seat {number + 1}", **({"level": int(level)} if level else {}))


def record(name: str) -> dict[str, Any]:
    """The document of a game, played by robots of the usual level."""
    components, draw, moves = GAME.component_sets()[0], random.Random(name), list[Any]()
    state = GAME.fold(GAME.initial(), setting_up(name, components))
    robot = ROBOTS.usual.player()
    while asked := GAME.to_move(state):
        (seat,) = asked
        move: Move = (
            GAME.automa_move(state)
            if GAME.automa_to_move(state) == seat
            else robot.choose(GAME, GAME.imagine(state, seat, draw), seat, draw)
        )
        moves.append([seat, msgspec.json.decode(GAME.encode_move(move))])
        state = GAME.decide(state, seat, move).after
    return document_of(name, components, moves)


def document_of(name: str, components: str, moves: list[Any]) -> dict[str, Any]:
    """All that is recorded of these moves."""
    states, log = replay(name, components, moves)
    return {
        "components": components,
        "moves": moves,
        "digests": [digests_of(state) for state in states],
        "scores": [dict(totals) for totals in states[-1].totals],
        "gained": [gained(log, seat) for seat in range(len(SEATS[name]))],
    }


def replay(name: str, components: str, moves: list[Any]) -> tuple[list[State], list[Event]]:
    """The states of a game and all events, its moves decided by the rules of today."""
    log = list(setting_up(name, components))
    states = [GAME.fold(GAME.initial(), log)]
    for seat, move in moves:
        decision = GAME.decide(states[-1], seat, GAME.decode_move(json.dumps(move).encode()))
        states.append(decision.after)
        log += decision.events
    return states, log


def gained(log: list[Event], seat: int) -> dict[str, int]:
    """The VP that a seat gained before the end, less those that it lost, by what brought them."""
    found: Counter[str] = Counter()
    for event in log:
        if isinstance(event, Gained | Paid) and (event.seat, event.thing) == (seat, VP):
            found[event.why] += event.amount if isinstance(event, Gained) else -event.amount
    return dict(sorted(found.items()))


def digests_of(state: State) -> list[str]:
    """Of the state as it is stored, and of what is offered to the seat that is asked."""
    offered = [
        json.loads(GAME.encode_move(move))
        for seat in GAME.to_move(state)
        for move in GAME.choices(state, seat, words=False).moves
    ]
    return [golden.digest_of(json.loads(GAME.encode_state(state))), golden.digest_of(offered)]


def path_of(name: str) -> Path:
    """The file of a corporation's game."""
    return HERE / f"{name}.json.gz"
