"""Games that were played or searched, kept in files."""

import random
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from app.players import LineFollower
from app.players.skymines.learned.player import LearnedPlayer
from app.rules.game import Game, Move
from tools.foresight.search import SEAT, Search, begin
from tools.foresight.settings import Deal, Settings
from tools.kept_files import read_kept, written_whole

MAX_MOVES = 10_000


class KeptGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of one person, or robot, against Luna: the moves of the person, the totals of both, the most of one's own
    that any line has come to, and what was weighed for it."""

    deal: Deal
    settings: Settings
    moves: tuple[Any, ...]
    own: int
    other: int
    most_own: int
    positions: int = 0

    def line(self) -> str:
        """It in a line."""
        whose = f"{self.settings.keep} kept" if self.settings.keep else "learned"
        return f"deal {self.deal.number}, Luna {self.deal.level}, {whose}: {self.own} : {self.other}"


def path_of(folder: Path, deal: Deal, settings: Settings) -> Path:
    """Where a game is kept."""
    return folder / f"{deal.number}-luna-{deal.level}-keep-{settings.keep}.json"


def search_or_read(game: Game, folder: Path, deal: Deal, settings: Settings) -> KeptGame:
    """The game that the search finds, or (`keep` is 0) the one that the robot `learned` plays without knowing the
    deal; from the folder if it lies there. Raises `UnreadableFile`."""
    path = path_of(folder, deal, settings)
    if path.exists():
        kept = read_kept(path, _read)
        if kept.settings == settings:
            return kept
    kept = _searched(game, deal, settings) if settings.keep else _played(game, deal, settings)
    with written_whole(path) as part:
        part.write_bytes(msgspec.json.encode(kept) + b"\n")
    return kept


def _read(path: Path) -> KeptGame:
    return msgspec.json.decode(path.read_bytes(), type=KeptGame)


def _searched(game: Game, deal: Deal, settings: Settings) -> KeptGame:
    found = Search(game, settings).found(begin(game, deal))
    return KeptGame(deal, settings, _plain(game, found.moves), found.own, found.other, found.most_own, found.positions)


def _played(game: Game, deal: Deal, settings: Settings) -> KeptGame:
    state, draw, lines = begin(game, deal), random.Random(deal.number), LineFollower()
    player, moves = LearnedPlayer(), list[Move]()
    for _ in range(MAX_MOVES):
        if (outcome := game.outcome(state)) is not None:
            own, other = outcome.totals
            return KeptGame(deal, settings, _plain(game, moves), own, other, own)
        if (automa := game.automa_to_move(state)) is not None:
            state = game.decide(state, automa, game.automa_move(state)).after
        else:
            moves.append(lines.move_of(player, game, state, SEAT, draw))
            state = game.decide(state, SEAT, moves[-1]).after
    raise RuntimeError(f"game {deal.number} does not end")


def _plain(game: Game, moves: tuple[Move, ...] | list[Move]) -> tuple[Any, ...]:
    return tuple(msgspec.json.decode(game.encode_move(move)) for move in moves)


def moves_of(game: Game, kept: KeptGame) -> tuple[Move, ...]:
    """The moves of the person, which the rules can decide."""
    return tuple(game.decode_move(msgspec.json.encode(move)) for move in kept.moves)
