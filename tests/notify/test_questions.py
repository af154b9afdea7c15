"""What a notice says that its receiver is asked: in words, as the table's page says it, with no id of a thing."""

import pytest

from app.notify.composer import question_of
from app.rules.kit.agenda import Question
from app.rules.skymines.vocabulary.agenda import Step
from app.rules.skymines.vocabulary.questions import AdvanceOthers, ChooseTier, PerformOrFetch, ReturnOutpost
from tests.support.rules.live_tables import table_of
from tests.support.rules.playing import Played
from tests.support.rules.positions import INDEX, asking
from tests.support.rules.tables import table
from tests.support.words import SPEAKER

CARD = next(card.id for card in INDEX.components.cards if card.kind == "carbon" and card.value == 2)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (ChooseTier(0, "majority-titanium"), "Choose the reward of this titanium majority space."),
        (
            AdvanceOthers(0, (2, 1), ("tawac",)),
            "Advance on other company tracks, each number on one of its own: 2 and 1 spaces.",
        ),
        (
            PerformOrFetch(0, CARD, 3, True, True, False),
            "Perform the action of the discarded carbon 2, or buy a discarded card.",
        ),
        (
            ReturnOutpost(0, "minerva"),
            "An outpost of Minerva was ousted. Choose the column to which it returns.",
        ),
    ],
    ids=lambda given: type(given).__name__ if isinstance(given, Question) else "",
)
def test_a_question_names_what_it_is_about(question: Step, said: str) -> None:
    state = asking(table(), question)
    assert question_of(SPEAKER, table_of(Played(None, 0, None, [], state), 1), 0) == said
