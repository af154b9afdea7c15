"""The lines of a turn that are worth a trial: the best ones, and some that begin otherwise."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from app.players.beam import Line
from app.players.skymines.beam import BeamPlayer
from app.rules.game import Choices, Game, Move, Seat
from app.rules.kit.agenda import question
from app.rules.skymines.vocabulary.state import State


def lines_to_try(
    player: BeamPlayer, game: Game, state: State, seat: Seat, choices: Choices, most: int, of_a_kind: int
) -> list[Line]:
    """The best lines of a turn that a player finds, the best one first: at least one, and so many at `most`. So many
    `of_a_kind` begin with each kind of move that is offered, if there are so many and up to half of all have to make
    room: what the player takes for worse from the beginning may turn out better in a round."""
    best = player.lines(game, state, seat, choices, most)
    known = {_end(line) for line in best}
    new: dict[object, Line] = {}
    for line in _of_rarer_kinds(player, game, state, seat, choices, best, of_a_kind):
        if _end(line) not in known:
            new.setdefault(_end(line), line)
    kept = best[: max(most - len(new), most // 2)]
    return _by_worth([*kept, *_by_worth(new.values())[: most - len(kept)]])


def _of_rarer_kinds(
    player: BeamPlayer, game: Game, state: State, seat: Seat, choices: Choices, best: list[Line], of_a_kind: int
) -> list[Line]:
    """The best lines that begin with each kind of move with which fewer of the best lines begin."""
    begun = Counter(type(line.moves[0]) for line in best)
    kinds: dict[type[Move], list[Move]] = {}
    for move in choices.moves:
        if begun[type(move)] < of_a_kind:
            kinds.setdefault(type(move), []).append(move)
    return [
        line
        for moves in kinds.values()
        for line in player.lines(game, state, seat, replace(choices, moves=tuple(moves)), of_a_kind)
    ]


def _end(line: Line) -> tuple[float, object]:
    """What lines that come to the same share."""
    return line.worth, question(line.state)


def _by_worth(lines: Iterable[Line]) -> list[Line]:
    return sorted(lines, key=lambda line: -line.worth)
