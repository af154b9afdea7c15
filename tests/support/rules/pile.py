"""A small game on the kit alone: two seats take stones in turn, one or two at a time."""

from typing import Any, ClassVar

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from app.rules.game import Event, Move
from app.rules.kit.agenda import Question, Task
from app.rules.kit.answerers import Answerer, answers
from app.rules.kit.folds import Folds
from app.rules.kit.ledger import Ledger
from app.rules.kit.redaction import Redaction
from app.rules.kit.ruleset import Module, Ruleset
from app.rules.kit.tasks import carries_out


class Take(Move, frozen=True):
    """Take stones."""

    stones: int


class Skip(Move, frozen=True):
    """Take none; a module allows it."""


class Taken(Event, frozen=True):
    """Stones were taken."""

    stones: int


class Drawn(Event, frozen=True):
    """Stones came from the bag: nobody knew how many."""

    stones: int


class HowMany(Question, frozen=True):
    """How many stones?"""

    seat: int


class NextSeat(Task, frozen=True):
    """The next seat is asked while stones are left."""

    seat: int


class Pile(Struct, frozen=True, kw_only=True, dict=True):
    """The state of the game."""

    rules: ClassVar[Ruleset["Pile"]]

    stones: int
    agenda: tuple[HowMany | NextSeat, ...] = ()
    modules: dict[str, int] | UnsetType = UNSET


class Taking(Answerer[Pile, Ledger[Pile], HowMany, Take]):
    """One or two, as far as there are stones."""

    rule = "taking"

    def moves(self, state: Pile, step: HowMany, seat: int) -> list[Take]:
        return [Take(stones) for stones in (1, 2) if stones <= state.stones]

    def resolve(self, ledger: Ledger[Pile], step: HowMany, seat: int, move: Take) -> None:
        ledger.answered()
        ledger.ask(NextSeat(1 - seat))
        ledger.emit(Taken(move.stones))


class Skipping(Answerer[Pile, Ledger[Pile], HowMany, Skip]):
    """Take none instead."""

    def moves(self, state: Pile, step: HowMany, seat: int) -> list[Skip]:
        return [Skip()]

    def resolve(self, ledger: Ledger[Pile], step: HowMany, seat: int, move: Skip) -> None:
        ledger.ask_instead(HowMany(1 - seat))


def next_seat(ledger: Ledger[Pile], task: NextSeat) -> None:
    if ledger.state.stones:
        ledger.ask(HowMany(task.seat))


FOLDS: Folds[Pile] = Folds()


@FOLDS.on(Taken)
def _taken(state: Pile, event: Taken) -> Pile:
    return replace(state, stones=state.stones - event.stones)


@FOLDS.on(Drawn)
def _drawn(state: Pile, event: Drawn) -> Pile:
    return replace(state, stones=state.stones + event.stones)


class Again(Move, frozen=True):
    """Have one stone more before anything else."""


class Asking(Answerer[Pile, Ledger[Pile], HowMany, Again]):
    """A stone from the bag, after which the same question is asked. What is drawn stays hidden until then."""

    def moves(self, state: Pile, step: HowMany, seat: int) -> list[Again]:
        return [Again()]

    def resolve(self, ledger: Ledger[Pile], step: HowMany, seat: int, move: Again) -> None:
        ledger.emit(Drawn(1))


BASE: Module[Pile] = Module(
    name="pile", folds=(FOLDS,), questions=(answers(HowMany, Taking),), tasks=(carries_out(NextSeat, next_seat),)
)
PATIENCE: Module[Pile] = Module(name="patience", extensions=(answers(HowMany, Skipping),))
BAG: Module[Pile] = Module(name="bag", extensions=(answers(HowMany, Asking),), redaction=Redaction(boundaries=(Drawn,)))
RULES: Ruleset[Pile] = Ruleset(BASE, (PATIENCE, BAG), state=Pile, turns="turns", end="end")


def pile(stones: int, **changes: Any) -> Pile:
    """The game with so many stones, seat 0 to move."""
    state: Pile = RULES.state(stones=stones, agenda=(HowMany(0),), **changes)
    return state
