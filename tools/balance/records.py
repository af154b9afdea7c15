"""The games that were played, a line of JSON for each deal, so that a run that was stopped goes on."""

from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import msgspec
from msgspec import Struct

from app.commands.skymines.simulating.games import play_on
from app.commands.skymines.simulating.use import Use
from app.rules.skymines.vocabulary.events import GameStarted
from tools.balance.beginnings import Beginning, begin, game_of
from tools.balance.studies import STUDIES, Study
from tools.kept_files import read_kept, written_whole


class Played(Struct, frozen=True):
    """A game: how it began, the tracks that were drawn for it, its seven categories a seat, and what each seat used
    ("plan: C-04") and had its score from, how often or how much."""

    beginning: Beginning
    tracks: tuple[str, ...]
    totals: tuple[tuple[int, ...], ...]
    uses: tuple[dict[str, int], ...]
    sources: tuple[dict[str, int], ...]

    def total(self, seat: int) -> int:
        """The final total of a seat."""
        return sum(self.totals[seat])

    def score(self, seat: int, rival: int) -> float:
        """What a seat has against another one: 1 for more, ½ for as much."""
        own, other = self.total(seat), self.total(rival)
        return 0.5 if own == other else float(own > other)


Deal = tuple[Played, ...]
_decoder = msgspec.json.Decoder(Deal)


def play(beginning: Beginning) -> Played:
    """Play a game. The same beginning gives the same game."""
    game = game_of(beginning)
    events = begin(game, beginning)
    started = events[0]
    assert isinstance(started, GameStarted)
    result = play_on(game, events, beginning.deal, beginning.seats)
    uses = tuple({used_name(use): times for use, times in seat.items()} for seat in result.uses)
    return Played(beginning, started.tracks, result.totals, uses, result.sources)


def used_name(use: Use) -> str:
    """What records call a component."""
    return ": ".join(use)


def read(folder: Path, study: str) -> list[Deal]:
    """The deals of a study that were played, in their order. A last line that was not written whole is left out. Raises
    `UnreadableFile`."""
    path = folder / f"{study}.jsonl"
    if not path.exists():
        return []
    return read_kept(path, _read)


def _read(path: Path) -> list[Deal]:
    deals: list[Deal] = []
    for number, line in enumerate(path.read_bytes().split(b"\n")[:-1], start=1):
        try:
            deals.append(_decoder.decode(line))
        except msgspec.MsgspecError as error:
            raise ValueError(f"line {number}: {error}") from None
    return deals


def play_studies(folder: Path, seconds: float, names: frozenset[str] = frozenset()) -> Iterator[str]:
    """Play deals of all studies (of those named) in turn until the time is over; tells of each deal its study."""
    folder.mkdir(parents=True, exist_ok=True)
    studies = [study for study in STUDIES if not names or study.name in names]
    numbers = {study.name: _repaired(folder / f"{study.name}.jsonl") for study in studies}
    due = {study.name: 1.0 for study in studies}
    end = monotonic() + seconds
    while True:
        for study in studies:
            while due[study.name] >= 1:
                if monotonic() >= end:
                    return
                _play_deal(folder, study, numbers[study.name])
                numbers[study.name] += 1
                due[study.name] -= 1
                yield study.name
            due[study.name] += study.share


def _play_deal(folder: Path, study: Study, number: int) -> None:
    line = msgspec.json.encode([play(beginning) for beginning in study.games(number)])
    with (folder / f"{study.name}.jsonl").open("ab") as file:
        file.write(line + b"\n")


def _repaired(path: Path) -> int:
    """How many deals a file holds; a last line that was not written whole is cut off."""
    if not path.exists():
        return 0
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        with written_whole(path) as part:
            part.write_bytes(whole)
    return whole.count(b"\n")
