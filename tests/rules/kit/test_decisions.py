"""A small game on the kit alone: two seats take stones in turn, one or two at a time."""

from typing import Any, ClassVar

import msgspec
import pytest
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from app.rules.game import Decision, Event, IllegalMove, Move
from app.rules.kit.agenda import Answered, Asked, Question, Task, question
from app.rules.kit.answerers import Answerer, answers
from app.rules.kit.decisions import decide
from app.rules.kit.extensions import answerer
from app.rules.kit.folds import Folds, fold
from app.rules.kit.ledger import Ledger
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


BASE: Module[Pile] = Module(
    name="pile", folds=(FOLDS,), questions=(answers(HowMany, Taking),), tasks=(carries_out(NextSeat, next_seat),)
)
PATIENCE: Module[Pile] = Module(name="patience", extensions=(answers(HowMany, Skipping),))
RULES: Ruleset[Pile] = Ruleset(BASE, (PATIENCE,), state=Pile, turns="turns", end="end")


def pile(stones: int, **changes: Any) -> Pile:
    """The game with so many stones, seat 0 to move."""
    state: Pile = RULES.state(stones=stones, agenda=(HowMany(0),), **changes)
    return state


def refused(state: Pile, seat: int, move: Move) -> tuple[str, str]:
    """Code and rule of a refusal."""
    with pytest.raises(IllegalMove) as refusal:
        decide(state, seat, move)
    return refusal.value.code, refusal.value.rule


def test_a_move_is_resolved_and_tasks_are_carried_out_until_the_next_question() -> None:
    decision: Decision = decide(pile(3), 0, Take(1))
    assert decision.events == [Answered(), Asked(NextSeat(1)), Taken(1), Answered(), Asked(HowMany(1))]
    assert (decision.after.stones, question(decision.after)) == (2, HowMany(1))


def test_the_events_of_a_decision_fold_into_the_state_after_it() -> None:
    decision = decide(pile(3), 0, Take(2))
    assert fold(pile(3), decision.events) == decision.after


def test_what_is_not_offered_is_refused_with_its_rule() -> None:
    state = pile(1)
    assert answerer(state, HowMany(0)).choices(state, HowMany(0), 0).moves == (Take(1),)
    assert refused(state, 0, Take(2)) == ("not-offered", "taking")
    assert refused(state, 0, Skip()) == ("another-question", "taking")
    assert refused(state, 1, Take(1)) == ("not-your-turn", "turns")
    assert refused(decide(state, 0, Take(1)).after, 1, Take(1)) == ("game-over", "end")


def test_a_module_in_play_answers_besides() -> None:
    state = pile(3, modules={"patience": 0})
    asked = answerer(state, HowMany(0))
    assert asked.choices(state, HowMany(0), 0).moves == (Take(1), Take(2), Skip())
    assert question(decide(state, 0, Skip()).after) == HowMany(1)
    assert decide(state, 0, Take(1)).after.stones == 2


def test_steps_are_decoded_by_the_union_of_the_game() -> None:
    decoder = msgspec.json.Decoder(list[Taken | Answered | Asked[HowMany | NextSeat]])
    events = decide(pile(3), 0, Take(1)).events
    assert decoder.decode(msgspec.json.encode(events)) == events
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(events), type=list[Taken | Answered | Asked[HowMany]])
