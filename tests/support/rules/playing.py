"""Random games: every kind of table, moves drawn from a seed, one step after the other."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, TypeAlias

from app.rules.game import Move, SeatSetup
from app.rules.kit.folds import evolve
from app.rules.skymines.modules.campaign.chapter_start import LEVEL_ALONE, LEVEL_OF_MORE, chapter_options
from app.rules.skymines.vocabulary.modules.campaign import MODULES
from app.rules.skymines.vocabulary.moves import Decline, DropOut
from app.rules.skymines.vocabulary.state import State
from tests.support.played_moves import PlayedMove, play_move
from tests.support.rules.positions import GAME

NAMES = ("Lin", "Malik", "Amber", "Noor")
TABLES: tuple[tuple[int, int], ...] = ((1, 1), (2, 0), (2, 1), (3, 0), (1, 2), (4, 0), (3, 1), (2, 2), (1, 3))
"""Humans and Lunas, one to four seats of every mixture."""
LEVELS = 9
FREE_TRACKS = {"skymine": "E2", "minerva": "D2", "astrogo": "A2", "tawac": "C2"}
EAGERNESS = 3
BOUND = 6000
"""No game of seven rounds takes more moves than this."""


Played: TypeAlias = PlayedMove[State]


def combinations_of_modules() -> tuple[tuple[str, ...], ...]:
    """All sets of modules that can be chosen together; the first is the base game."""
    known = [module.name for module in GAME.rules.modules]
    sets = [chosen for number in range(len(known) + 1) for chosen in combinations(known, number)]
    whole = [chosen for chosen in sets if all(set(GAME.rules.module(name).needs) <= set(chosen) for name in chosen)]
    return tuple(chosen for chosen in whole if "campaign" not in chosen or _is_chapter(chosen))


def _is_chapter(modules: Sequence[str]) -> bool:
    """Whether a chapter of the campaign is played with just these modules."""
    return set(modules) - {"campaign"} in MODULES.values()


def table(seed: int, modules: Sequence[str] = ()) -> tuple[dict[str, Any], list[SeatSetup]]:
    """Options and seats of game `seed`: tables, tracks, tokens, slots and levels take turns."""
    humans, lunas = TABLES[seed % len(TABLES)]
    tracks: list[Any] = ["first-game", "random", "random", FREE_TRACKS]
    options: dict[str, Any] = {
        "tracks": tracks[seed % len(tracks)],
        "tokens": ("first-game", "dealt")[seed // 2 % 2],
        "linked_slots": seed % 5 == 3,
    }
    if modules:
        options["modules"] = {name: {} for name in modules}
    if "campaign" in modules:
        options |= _chapter(modules)
    seats = [SeatSetup(kind="human", name=NAMES[number]) for number in range(humans)]
    seats += [
        SeatSetup(kind="automa", name=f"Luna {number + 1}", level=_level(seed + 4 * number, humans, modules))
        for number in range(lunas)
    ]
    return options, seats


def _level(number: int, humans: int, modules: Sequence[str]) -> int:
    """Luna's level: all of them take turns, but in a campaign."""
    if "campaign" in modules:
        return LEVEL_ALONE if humans == 1 else LEVEL_OF_MORE
    return number % LEVELS


def _chapter(modules: Sequence[str]) -> dict[str, Any]:
    """The set-up of the last chapter that is played with these modules, carrying nothing."""
    number = max(number for number, needed in MODULES.items() if needed == set(modules) - {"campaign"})
    return chapter_options(number)


def play(seed: int, *, until: int = BOUND, modules: Sequence[str] = ()) -> Iterator[Played]:
    """Game `seed`, move by move, the set-up first; `until` that many moves are made or the game is over."""
    options, seats = table(seed, modules)
    draw = random.Random(seed)
    events = GAME.new_game(options, seats, seed.to_bytes(8, "big"))
    state: Any = GAME.initial()
    for event in events:
        state = evolve(state, event)
    yield Played(None, None, None, events, state)
    for _ in range(until):
        if not (asked := GAME.to_move(state)):
            return
        played = one_move(state, asked[draw.randrange(len(asked))], draw)
        state = played.state
        yield played
    assert until < BOUND, f"game {seed} does not end"


def one_move(state: State, seat: int, draw: random.Random) -> Played:
    """A move of the seat, random unless the game knows it."""
    known = GAME.automa_to_move(state) == seat
    move = GAME.automa_move(state) if known else _drawn(state, seat, draw)
    return play_move(GAME, state, seat, move)


def _drawn(state: State, seat: int, draw: random.Random) -> Move:
    """A random move; dropping out and declining come up less often, so that games reach everything."""
    move = GAME.random_move(state, seat, draw)
    for _ in range(EAGERNESS):
        if not isinstance(move, DropOut | Decline):
            break
        move = GAME.random_move(state, seat, draw)
    return move
