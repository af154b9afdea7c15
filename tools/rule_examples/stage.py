"""A game played for an example: every move is chosen among those that the rules offer."""

import json
import random
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec

from app.rules.game import Choices, Move, SeatSetup, View, tag_of
from app.rules.skymines.skymines import skymines
from app.rules.skymines.vocabulary.events import LunaCardTurned, LunaLineReached
from app.rules.skymines.vocabulary.moves import PlanCards
from tools.rule_examples.shown import Shown

READER: Final = 0
"""The seat of which an example speaks as "you"."""
MAX_MOVES: Final = 4000
PLAYED: Final = Path(__file__).with_name("played")

Fits = Callable[[Move], bool]


class Unplayable(Exception):
    """The rules offer no such move."""


class Stage:
    """A table of the reader and others. What others do is drawn from a seed, as they only fill the table."""

    def __init__(self, options: dict[str, Any], seats: list[SeatSetup], entropy: bytes) -> None:
        self.game = skymines()
        self.facts = self.game.table_facts(modules=options.get("modules", {}))
        self.state: Any = self.game.fold(self.game.initial(), self.game.new_game(options, seats, entropy))
        self.draw = random.Random(entropy)  # other seats' moves
        self._wait()

    def view(self) -> View:
        """What the reader sees."""
        return self.game.view(self.state, READER)

    def asked(self) -> Choices:
        """What the reader is asked."""
        return self.game.choices(self.state, READER)

    @property
    def step(self) -> str:
        """The question to the reader, "" for none."""
        return self.asked().step

    def offered(self, kind: str, fits: Fits = lambda move: True) -> list[Move]:
        """The offered moves of a type."""
        return [move for move in self.asked().moves if tag_of(move) == kind and fits(move)]

    def do(self, kind: str, fits: Fits = lambda move: True) -> Move:
        """The reader makes the first offered move that fits. Raises `Unplayable`."""
        found = self.offered(kind, fits)
        if not found:
            raise Unplayable(f"{kind} at {self.step}: {self.asked().moves}")
        self.play(found[0])
        return found[0]

    def play(self, move: Move) -> None:
        """The reader makes this move; others who are asked at the same time then move, too."""
        self.state = self.game.decide(self.state, READER, move).after
        self._wait()

    def plan(self, *kinds: str) -> None:
        """The reader lays cards of these kinds into the slots that are ON, the highest first, or others instead."""
        facts, form = self.facts, self.asked().form
        if form is None:
            raise Unplayable(self.step)
        left = sorted(form["cards"], key=lambda card: (-(facts["cards"][card].get("value") or 0), card))
        chosen = []
        for kind in kinds[: len(left)]:
            card = next((card for card in left if facts["cards"][card]["kind"] == kind), left[0])
            chosen.append(card)
            left.remove(card)
        laid = dict(zip(form["slots"], chosen, strict=False))
        self.play(msgspec.convert({"type": "Plan", "cards": [laid.get(slot) for slot in facts["slots"]]}, PlanCards))

    def until(self, step: str, ending: str = "EndTurn") -> None:
        """End turns until the reader is asked this. Raises `Unplayable`."""
        while self.step != step:
            self.do(ending)

    def first_until(self, step: str) -> None:
        """Make the first offered move until the reader is asked this."""
        while self.step != step:
            self.play(self.asked().moves[0])

    def replay(self, name: str) -> None:
        """The reader's moves of a game that was recorded: `played/<name>.json`."""
        for move in json.loads((PLAYED / f"{name}.json").read_text(encoding="utf-8")):
            self.play(self.game.decode_move(json.dumps(move).encode()))

    def shown(self, *lights: str, **args: int | str) -> Shown:
        """This moment as a step, with what is lit and what its sentence is told."""
        return Shown(dict(self.view()), lights, args)

    def turn_of_luna(self) -> Iterator[Shown]:
        """The reader's turn ends, and Luna's card is carried out: a step before it and one for each line that changes
        something on the board."""
        self.state = self.game.decide(self.state, READER, self.offered("EndTurn")[0]).after
        automa = self.game.automa_to_move(self.state)
        if automa is None:
            raise Unplayable("Luna has no turn")
        events = self.game.decide(self.state, automa, self.game.automa_move(self.state)).events
        places = [place for place, event in enumerate(events) if isinstance(event, LunaLineReached)]
        state = self.state
        card = ""
        for line, (start, end) in enumerate(pairwise([0, *places, len(events)])):
            before = self.game.view(state, READER)
            for event in events[start:end]:
                card = event.card if isinstance(event, LunaCardTurned) else card
            state = self.game.fold(state, events[start:end])
            after = dict(self.game.view(state, READER))
            lights = tuple(changes(before, after))
            if line == 0 or lights:
                yield Shown(after, lights, {}, card, line - 1)

    def _wait(self) -> None:
        """Others move until the reader is asked or the game is over."""
        for _ in range(MAX_MOVES):
            automa = self.game.automa_to_move(self.state)
            asked = self.game.to_move(self.state)
            if automa is not None:
                self.state = self.game.decide(self.state, automa, self.game.automa_move(self.state)).after
            elif READER in asked or not asked:
                return
            else:
                move = self.game.random_move(self.state, asked[0], self.draw)
                self.state = self.game.decide(self.state, asked[0], move).after


def changes(before: View, after: View) -> Iterator[str]:
    """Keys of what differs on the board between two views."""
    for sector, owner in after["moon"].items():
        if owner != before["moon"][sector]:
            yield f"sector:{sector}"
    for space, holder in after["spaces"].items():
        if holder != before["spaces"][space]:
            yield f"space:{space}"
    for index, (there, now) in enumerate(zip(before["display"], after["display"], strict=True)):
        if there != now:
            yield f"card:{index + 1}"
    for seat, (was, now) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        yield from (f"track:{company}" for company, at in now["tracks"].items() if at != was["tracks"][company])
        if now["helium"] != was["helium"]:
            yield f"tank:{seat}"
