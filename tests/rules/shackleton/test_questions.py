"""What the prompt of a question mentions, and what clients are told once."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from app.rules.kit.agenda import Question
from app.rules.shackleton.vocabulary.questions import (
    ChooseAstronaut,
    ChooseBonusToken,
    ChoosePlace,
    ChooseStructure,
    ChooseTokens,
    ConfirmEndOfTurn,
    ConfirmReveal,
    FillStructure,
    OfferLeader,
    TakeCorporationAction,
    TakeTurn,
)
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import FABIO, in_action, powered, rich, with_seat, with_structures


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (ChooseAstronaut(FABIO), {"into": None}),
        (ChooseAstronaut(FABIO, into="dome-1"), {"into": "dome-1"}),
        (ChooseBonusToken(FABIO, "O1"), {"sector": "O1"}),
        (ChoosePlace(FABIO, 3), {"astronaut": "scientist", "slot": 3}),
        (ChooseStructure(FABIO), {"free": None}),
        (ChooseStructure(FABIO, "dome"), {"free": "dome"}),
        (ChooseTokens(FABIO, ("O1", "O12", "O11"), (22,)), {"left": 2}),
        (ConfirmReveal(FABIO, "mining"), {"corporation": "mining"}),
        (FillStructure(FABIO, "dome-1"), {"piece": "dome-1"}),
        (OfferLeader(FABIO), {"ability": "action_after_crater", "credits": 2}),
        (TakeCorporationAction(FABIO), {"left": 1, "only": None}),
        (TakeCorporationAction(FABIO, 3, only="mining"), {"left": 3, "only": "mining"}),
        (TakeTurn(FABIO), {"must": None}),
        (TakeTurn(FABIO, "engineer"), {"must": "engineer"}),
    ],
    ids=repr,
)
def test_the_prompt_mentions(question: Question, expected: dict[str, Any]) -> None:
    state = with_structures(powered(rich(in_action()), "O2"), {"O1": [(FABIO, "dome-1")]})
    state = with_seat(state, FABIO, leader="europe-b")
    slots = (None, None, "scientist", *state.slots[3:])
    state = replace(state, slots=slots, gateway=(1, 1, 1), agenda=(ConfirmEndOfTurn(FABIO), question))
    choices = GAME.choices(state, FABIO)
    assert choices.step == type(question).__name__
    about = msgspec.to_builtins(choices.about)
    assert {name: about[name] for name in expected} == expected


def test_facts_hold_the_sheets_of_the_corporations_that_are_named() -> None:
    sheets = {"artemis", "evergreen", "mars", "mining", "robotics", "selenium", "sky_watch"}
    assert sheets <= GAME.table_facts()["set"].keys()
    facts = GAME.table_facts(modules=("mining", "sky-watch"))
    assert sheets & facts["set"].keys() == {"mining", "sky_watch"}
    assert facts["corporations"] == ["mining", "sky-watch"]
    assert GAME.table_facts()["digest"] == facts["digest"]


def test_facts_for_a_table_without_astrobot_leave_its_cards_out() -> None:
    assert "solo" in GAME.table_facts()["set"]
    assert "solo" not in GAME.table_facts(automa=False)["set"]
