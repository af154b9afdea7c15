"""The search of a whole game against Luna by somebody who knows the deal.

With the deal known, and Luna's moves following from it, a game of two seats is a puzzle for one. After each own turn,
with Luna's behind it, the best positions are kept; so are those before each planning. What is found is what can be
reached, not the most that can be.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from app.rules.game import Game, Move, Seat, SeatSetup
from app.rules.kit.agenda import question
from app.rules.skymines.vocabulary.questions import ChooseToken, PickUpDeck, Planning, RestCards
from app.rules.skymines.vocabulary.state import State
from tools.foresight.settings import Deal, Settings
from tools.foresight.turns import Continued, Turns

OPTIONS: dict[str, Any] = {"tracks": "random", "tokens": "dealt"}
SEAT: Seat = 0
"""The person's."""
DROPPING = (PickUpDeck, RestCards)


class Trail(Struct, frozen=True):
    """The seat's moves up to a position, the last ones first."""

    moves: tuple[Move, ...]
    before: "Trail | None"


class Kept(Struct, frozen=True):
    """A position, what it is worth, how it was reached, and the group that it counts to: what it stems from of this
    round."""

    state: State
    worth: float
    trail: Trail
    group: int


class Found(Struct, frozen=True):
    """What a search has found: the line with the largest margin, and the most of one's own that any line came to."""

    moves: tuple[Move, ...]
    own: int
    other: int
    most_own: int
    positions: int


def begin(game: Game, deal: Deal) -> State:
    """The first position of a deal."""
    seats = [SeatSetup(kind="human", name="Robot"), SeatSetup(kind="automa", name="Luna", level=deal.level)]
    state: State = game.fold(game.initial(), game.new_game(OPTIONS, seats, deal.number.to_bytes(8, "big")))
    return state


class Search:
    """One search of one game."""

    def __init__(self, game: Game, settings: Settings) -> None:
        self._settings, self._turns = settings, Turns(game, SEAT, settings)
        self._groups = 0
        self.positions = 0
        """Ends of turns, plans and rounds that were weighed."""

    def found(self, state: State) -> Found:
        """The best line from the beginning of a game."""
        planning = [self.first(state)]
        over: list[Kept] = []
        while planning:
            planning, ended = self._round(planning)
            over += ended
        margin = max(over, key=lambda kept: _margin(kept.state))
        own, other = (sum(categories) for categories in margin.state.totals)
        most_own = max(sum(kept.state.totals[SEAT]) for kept in over)
        return Found(_moves(margin.trail), own, other, most_own, self.positions)

    def first(self, state: State) -> Kept:
        """The position in which the person is asked first."""
        return self._weighed([(self._turns.begun(state), None, 0)])[0]

    def _round(self, planning: list[Kept]) -> tuple[list[Kept], list[Kept]]:
        """The positions in which the next round is planned, and those in which the game is over."""
        while isinstance(question(planning[0].state), ChooseToken):
            planning = self.tried(planning)
        acting = self._best(self.tried(planning), self._settings.keep)
        dropping: list[Kept] = []
        ready: list[Kept] = []
        over: list[Kept] = []
        while acting:
            going: list[Kept] = []
            for kept in self.tried(acting):
                match question(kept.state):
                    case None:
                        over.append(kept)
                    case PickUpDeck() | RestCards():
                        dropping.append(kept)
                    case Planning():
                        ready.append(kept)
                    case _:
                        going.append(kept)
            acting = self._best(going, self._settings.keep)
        for kept in self.tried(self._best(dropping, 2 * self._settings.keep)):
            (over if question(kept.state) is None else ready).append(kept)
        return self._best(ready, self._settings.keep), over

    def tried(self, positions: Iterable[Kept]) -> list[Kept]:
        """All that may follow these positions. What stems from one plan is a group of its own."""
        tried: list[tuple[Continued, Trail | None, int]] = []
        for kept in positions:
            plans = isinstance(question(kept.state), Planning | ChooseToken)
            for continued in self._turns.continued(kept.state):
                self._groups += plans
                tried.append((continued, kept.trail, self._groups if plans else kept.group))
        return self._weighed(tried)

    def _weighed(self, tried: Sequence[tuple[Continued, Trail | None, int]]) -> list[Kept]:
        self.positions += len(tried)
        worths = self._turns.expected([continued.state for continued, _, _ in tried])
        return [
            Kept(continued.state, worth, Trail(continued.moves, trail), group)
            for (continued, trail, group), worth in zip(tried, worths, strict=True)
        ]

    def _best(self, positions: list[Kept], most: int) -> list[Kept]:
        return in_groups(positions, most, self._settings.share)


def in_groups(positions: list[Kept], most: int, share: float) -> list[Kept]:
    """The best positions, so many at `most`, each of them once; of a group no more than this share of them, one at
    least, as long as there are others."""
    kept: list[Kept] = []
    others: list[Kept] = []
    groups: dict[int, int] = {}
    for position in _different(sorted(positions, key=lambda each: -each.worth)):
        count = groups[position.group] = groups.get(position.group, 0) + 1
        (kept if count <= max(1, round(share * most)) else others).append(position)
        if len(kept) == most:
            break
    return sorted((kept + others)[:most], key=lambda each: -each.worth)


def _different(positions: Iterable[Kept]) -> Iterable[Kept]:
    """Positions, the best first, without those that are the same as one of as much worth before them."""
    worth, alike = 0.0, list[State]()
    for position in positions:
        if not alike or position.worth != worth:
            worth, alike = position.worth, []
        if position.state not in alike:
            alike.append(position.state)
            yield position


def _margin(state: State) -> int:
    own, other = (sum(categories) for categories in state.totals)
    return own - other


def _moves(trail: Trail | None) -> tuple[Move, ...]:
    parts: list[tuple[Move, ...]] = []
    while trail is not None:
        parts.append(trail.moves)
        trail = trail.before
    return tuple(move for moves in reversed(parts) for move in moves)
