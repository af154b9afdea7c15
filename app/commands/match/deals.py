"""One deal of a match: the same beginning, played once with each arrangement of the seats."""

import random
import time
from collections.abc import Callable
from pathlib import Path
from statistics import fmean
from typing import Any

from msgspec import Struct

from app.players import LineFollower, Player, Robots
from app.rules.game import Game, Outcome, Seat, SeatSetup

MAX_MOVES = 10_000


class Side(Struct, frozen=True):
    """Who plays a match: a level of the game's robots by its name, or (`level`) the game's automa."""

    name: str
    level: int | None = None


class Match(Struct, frozen=True, kw_only=True):
    """Two players of one game at so many seats. A sits on one of them and B on the others; where B is an automa, of
    which a game has one, it is the other way round."""

    load: Callable[[Path | None], Game]
    robots: Robots
    a: Side
    b: Side
    seats: int
    options: dict[str, Any]

    def arrangements(self) -> list[tuple[Side, ...]]:
        """Who sits where, in each game of a deal."""
        one, many = (self.b, self.a) if self.b.level is not None else (self.a, self.b)
        return [tuple(one if seat == at else many for seat in range(self.seats)) for at in range(self.seats)]


class DealResult(Struct, frozen=True):
    """What became of a deal, means over its games: the score of A (of each seat of A against each of B: 1 for a better
    place, ½ for the same), the totals of both, and the seconds that each move of A took."""

    score: float
    own: float
    other: float
    seconds: list[float]


def read_sides(text: str, robots: Robots, automas: dict[str, list[int]]) -> tuple[Side, Side]:
    """A and B of "beam,luna:2". `automas` are the levels of the game's automas by their names. Raises ValueError."""
    sides = [_read_side(part.strip(), robots, automas) for part in text.split(",")]
    if len(sides) != 2 or sides[0].level is not None:
        raise ValueError(f"“{text}” is no match: say A,B, of which A is a robot")
    return sides[0], sides[1]


def _read_side(text: str, robots: Robots, automas: dict[str, list[int]]) -> Side:
    name, _, level = text.partition(":")
    if name in automas and level.isdigit() and int(level) in automas[name]:
        return Side(text, int(level))
    if name in robots.names and not level:
        return Side(name)
    known = ", ".join([*robots.names, *(f"{name}:LEVEL" for name in automas)])
    raise ValueError(f"“{text}” plays nothing here: say {known}")


def setups(sides: tuple[Side, ...]) -> list[SeatSetup]:
    """The seats as the rules want them."""
    return [
        SeatSetup(kind="human", name=side.name)
        if side.level is None
        else SeatSetup(kind="automa", name=side.name, level=side.level)
        for side in sides
    ]


def play_deal(seed: int, match: Match) -> DealResult:
    """Play a deal. The same arguments give the same scores and totals."""
    game, score, own, other, seconds = match.load(None), [], [], [], list[float]()
    for sides in match.arrangements():
        outcome = _play(game, seed, match, sides, seconds)
        mine = [seat for seat, side in enumerate(sides) if side is match.a]
        others = [seat for seat, side in enumerate(sides) if side is not match.a]
        places = outcome.places
        score.append(fmean(_against(places[seat], places[rival]) for seat in mine for rival in others))
        own.append(fmean(outcome.totals[seat] for seat in mine))
        other.append(fmean(outcome.totals[seat] for seat in others))
    return DealResult(fmean(score), fmean(own), fmean(other), seconds)


def _against(place: int, rival: int) -> float:
    return 0.5 if place == rival else float(place < rival)


def _play(game: Game, seed: int, match: Match, sides: tuple[Side, ...], seconds: list[float]) -> Outcome:
    """The outcome of a game; the seconds of each move of A go into `seconds`."""
    draw, lines = random.Random(seed), LineFollower()
    minds = [match.robots.named(side.name) if side.level is None else None for side in sides]
    state = game.fold(game.initial(), game.new_game(match.options, setups(sides), seed.to_bytes(8, "big")))
    for _ in range(MAX_MOVES):
        if (outcome := game.outcome(state)) is not None:
            return outcome
        begun = time.process_time()
        automa = game.automa_to_move(state)
        seat = game.to_move(state)[0] if automa is None else automa
        move = _move(game, state, seat, minds[seat], lines, draw)
        if sides[seat] is match.a:
            seconds.append(time.process_time() - begun)
        state = game.decide(state, seat, move).after
    raise RuntimeError(f"game {seed} does not end")


def _move(game: Game, state: Any, seat: Seat, mind: Player | None, lines: LineFollower, draw: random.Random) -> Any:
    return game.automa_move(state) if mind is None else lines.move_of(mind, game, state, seat, draw)
