"""What the training asks of a game: how its games begin, who plays them, and what is seen of a position."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from app.players import Player
from app.players.corrections import Corrections
from app.rules.game import Game, Move, Seat
from tools.training.settings import Dealing, Settings


class Learner(Struct, frozen=True, kw_only=True):
    """A game whose worth made by hand is corrected.

    `names` are those of the features, of which those of `by_hand` are the worth in parts. `options`: those of a game
    drawn at random. `players`: who plays a game, by name, of whom "self" is learned from; `opponents`: how often
    another seat than the first is taken by whom. `begins`: whether a turn begins, where a move of chance is made now
    and then. `seen`: the features of the position behind a move, as its seat has weighed it; None of moves that are not
    learned from; its last argument says whether plans are learned from, too. `corrected`: who plays by the worth with
    corrections. `clock`: the feature that says how far the
    game is, if all positions of a moment are compared with one another alone.
    """

    load: Callable[[], Game]
    names: Sequence[str]
    by_hand: slice
    settings: Settings
    opponents: Mapping[str, float]
    options: Callable[[Dealing, random.Random], dict[str, Any]]
    players: Callable[[Settings, random.Random], Mapping[str, Player]]
    begins: Callable[[Any], bool]
    seen: Callable[[Game, Any, Seat, Move, bool], Sequence[float] | None]
    corrected: Callable[[Corrections], Player]
    clock: str | None = None
