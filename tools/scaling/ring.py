"""The ring of owners, tried out with processes that come and go."""

import random
from typing import Final

from app.play.owners import Ring

GAMES: Final = 20_000
SIZES: Final = (3, 10, 20, 50)
CHANGES: Final = 40


def address(number: int) -> str:
    """What the proxy calls a process."""
    return f"10.0.{number // 250}.{number % 250}:8000"


def owners(living: list[str], games: list[str]) -> dict[str, str]:
    """The owner of each game."""
    ring = Ring(living)
    return {game: ring.address_of(game) for game in games}


def busiest(owned: dict[str, str], living: list[str]) -> float:
    """How many games the process has that has most, against the mean."""
    counts = dict.fromkeys(living, 0)
    for owner in owned.values():
        counts[owner] += 1
    return max(counts.values()) * len(living) / len(owned)


def moved(before: dict[str, str], after: dict[str, str]) -> float:
    """The part of all games that have another owner."""
    return sum(owner != after[game] for game, owner in before.items()) / len(before)


def table() -> str:
    """Fleets of several sizes, as a Markdown table: one process leaves, and then `CHANGES` times one leaves or one more
    comes."""
    draw = random.Random(1)
    games = [f"{draw.getrandbits(64):016x}" for _ in range(GAMES)]
    lines = [
        "| processes | games of the busiest, against the mean | one leaves: games with another owner | of them without "
        "need | leaving and coming in turn: a change moves | the busiest, at worst |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for size in SIZES:
        all_first = living = [address(number) for number in range(size)]
        first = before = owners(living, games)
        gone = living[size // 2]
        without = owners([each for each in living if each != gone], games)
        needless = sum(owner != gone and owner != without[game] for game, owner in first.items())
        moves, most, spare = 0.0, busiest(first, living), size
        for change in range(CHANGES):
            if change % 2:
                living, spare = [*living, address(spare)], spare + 1
            else:
                leaving = draw.choice(living)
                living = [each for each in living if each != leaving]
            after = owners(living, games)
            moves += moved(before, after)
            most = max(most, busiest(after, living))
            before = after
        lines.append(
            f"| {size} | × {busiest(first, all_first):.2f} | {moved(first, without):.1%} | {needless} | "
            f"{moves / CHANGES:.1%} | × {most:.2f} |"
        )
    return "\n".join(lines)
