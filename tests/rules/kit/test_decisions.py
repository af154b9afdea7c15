"""A small game on the kit alone is decided, folded and decoded."""

import msgspec
import pytest

from app.rules.game import Decision, IllegalMove, Move
from app.rules.kit.agenda import Answered, Asked, question
from app.rules.kit.decisions import decide
from app.rules.kit.extensions import answerer
from app.rules.kit.folds import fold
from app.rules.kit.ledger import Ledger
from tests.support.rules.pile import HowMany, NextSeat, Pile, Skip, Take, Taken, pile


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


def test_the_state_of_a_ledger_has_the_agenda_of_all_its_events() -> None:
    state = pile(3)
    ledger = Ledger(state)
    tops = [ledger.top]
    ledger.answered()
    tops.append(ledger.top)
    assert ledger.state == fold(state, ledger.events)
    ledger.ask(HowMany(1), NextSeat(0))
    ledger.emit(Taken(1))
    tops.append(ledger.top)
    ledger.answered()
    tops.append(ledger.top)
    assert ledger.state == fold(state, ledger.events)
    ledger.ask_instead(HowMany(0))
    assert ledger.state == fold(state, ledger.events)
    assert [*tops, ledger.top] == [HowMany(0), None, HowMany(1), NextSeat(0), HowMany(0)]


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
