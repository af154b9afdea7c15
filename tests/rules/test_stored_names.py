"""Names that stand in logs and states outlive the names of classes: what is stored today is read for ever."""

from typing import get_args

from app.rules.game import tag_of
from app.rules.kit.agenda import Answered, Asked
from app.rules.skymines.ruleset import RULES
from app.rules.skymines.vocabulary.moves import EndTurn, PlanCards
from app.rules.skymines.vocabulary.questions import ConfirmEndOfTurn
from app.rules.skymines.vocabulary.tasks import DroppingOut

STORED = tuple(
    kind
    for kinds in (RULES.vocabulary.steps, RULES.vocabulary.moves, RULES.vocabulary.events)
    for kind in get_args(kinds)
)
"""The types of all steps, moves and events, those of modules too."""


def test_a_renamed_class_keeps_its_stored_name() -> None:
    kept = {ConfirmEndOfTurn: "EndTurn", DroppingOut: "DropOut", PlanCards: "Plan"}
    assert {kind: tag_of(kind) for kind in STORED if tag_of(kind) != kind.__name__} == kept


def test_a_name_is_said_of_a_value_as_of_its_class() -> None:
    assert tag_of(ConfirmEndOfTurn(0)) == tag_of(EndTurn()) == "EndTurn"


def test_the_events_of_the_agenda_keep_their_stored_names() -> None:
    assert (tag_of(Asked), tag_of(Answered)) == ("Asked", "Answered")


def test_one_class_name_means_one_thing() -> None:
    names = [kind.__name__ for kind in STORED]
    assert len(names) == len(set(names)) > 100
