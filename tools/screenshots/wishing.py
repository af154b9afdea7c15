"""Players who make the questions come that seldom come, and the search for a game in which they do.

Everything here is rules alone, without a server: a game takes less than a second. What is found is played again at a
table, move by move: the same entropy and the same draws give the same game.
"""

import random
from collections.abc import Sequence, Set
from typing import Any

from msgspec import Struct

from app.rules.game import Draw, Game, Move, Seat, SeatSetup

OPTIONS = {"tokens": "dealt", "tracks": {"skymine": "D2", "minerva": "E2", "astrogo": "C1", "tawac": "B1"}}
"""Tracks with bonus spaces that ask what nothing else asks."""
WAYS = {"AdvanceOthers": (0, 8), "ChooseOption": (2, 8), "DiscardToPerform": (1, 6), "PerformOrFetch": (1, 6)}
"""Which track, by its place in OPTIONS, leads to a question, and from which space on."""
GAMES = 80
"""So many games are tried."""
FEW = 8
"""Questions with more choices than this are not looked through."""
SAMPLES = 12


class Wishing(Struct):
    """Takes what leads to a wanted question soon, else what comes nearer to one. What came is wanted no more."""

    wanted: set[str]

    def choose(self, game: Game, state: Any, seat: Seat, draw: Draw) -> Move:
        """Of equally good moves any."""
        offered = game.choices(state, seat)
        self.wanted.discard(offered.step)
        moves = offered.moves or [game.random_move(state, seat, draw) for _ in range(SAMPLES)]
        hopes = [(self.hope(game, after(game, state, seat, move), seat), move) for move in moves]
        best = max(hope for hope, _ in hopes)
        equal = [move for hope, move in hopes if hope == best]
        return equal[draw.randrange(len(equal))]

    def hope(self, game: Game, state: Any, seat: Seat) -> tuple[bool, int]:
        """Whether a wanted question comes now, and how far the seat has come towards others."""
        tracks = state.seats[seat].tracks
        ways = {WAYS[step] for step in self.wanted if step in WAYS}
        return self.leads(game, state, seat, 2), sum(min(tracks[at], goal) for at, goal in ways)

    def leads(self, game: Game, state: Any, seat: Seat, depth: int) -> bool:
        """Whether the seat is asked something wanted, now or after some answers of the same turn."""
        if game.outcome(state) is not None or seat not in game.to_move(state):
            return False
        offered = game.choices(state, seat)
        if offered.step in self.wanted:
            return True
        if depth == 0 or offered.step == "TakeTurn" or len(offered.moves) > FEW:
            return False
        return any(self.leads(game, after(game, state, seat, move), seat, depth - 1) for move in offered.moves)


def entropy_of(chance: int) -> bytes:
    """The same for the same number."""
    return random.Random(chance).randbytes(32)


def after(game: Game, state: Any, seat: Seat, move: Move) -> Any:
    """The state after a move."""
    return game.decide(state, seat, move).after


def chance_for(
    game: Game, options: dict[str, Any], seats: Sequence[SeatSetup], wanted: Set[str], least: int
) -> int | None:
    """The first number from `least` on whose game brings a wanted question; None if none of many does."""
    chances = range(least, least + GAMES)
    return next((chance for chance in chances if asked(game, options, seats, wanted, chance)), None)


def asked(game: Game, options: dict[str, Any], seats: Sequence[SeatSetup], wanted: Set[str], chance: int) -> set[str]:
    """The wanted questions that come when all people at the table wish for them."""
    state = game.initial()
    for event in game.new_game(options, seats, entropy_of(chance)):
        state = game.evolve(state, event)
    player, draw = Wishing(set(wanted)), random.Random(chance)
    while game.outcome(state) is None and player.wanted:
        automatic = game.automa_to_move(state)
        people = [seat for seat in game.to_move(state) if seat != automatic]
        if people:
            state = after(game, state, people[0], player.choose(game, state, people[0], draw))
        elif automatic is not None:
            state = after(game, state, automatic, game.automa_move(state))
    return set(wanted) - player.wanted
