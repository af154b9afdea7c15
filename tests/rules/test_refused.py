"""Things that are not offered: each is a move as far as it is known, and none of the moves offered is like it."""

import pytest

from app.play.table_documents import choices_document
from app.rules.game import Refusal, partial_move
from app.rules.skymines.vocabulary.moves import Decline, EnterSector
from tests.support.rules.playing import play
from tests.support.rules.positions import GAME

MODULES: tuple[tuple[str, ...], ...] = ((), ("missions",), ("belt", "missions", "threats"))


def test_a_partial_move_matches_the_moves_of_its_type_that_have_its_fields() -> None:
    what = partial_move(EnterSector, sector=4)
    assert what.matches(EnterSector(4, 0)) and what.matches(EnterSector(4, 2))
    assert not what.matches(EnterSector(5, 0)) and not what.matches(Decline())
    assert partial_move(EnterSector).matches(EnterSector(5, 0))


def test_a_partial_move_is_encoded_like_a_move_without_what_is_not_known() -> None:
    assert partial_move(EnterSector, sector=4).encoded() == {"type": "EnterSector", "sector": 4}
    refused = Refusal("column-empty", "energy-cards", {"company": "tawac"}).of(partial_move(EnterSector, column=1))
    assert (refused.code, refused.rule, refused.args) == ("column-empty", "energy-cards", {"company": "tawac"})


@pytest.mark.parametrize("modules", MODULES)
def test_what_is_refused_names_fields_of_its_move_and_is_not_offered(modules: tuple[str, ...]) -> None:
    for played in play(3, until=400, modules=modules):
        for seat in GAME.to_move(played.state):
            choices = GAME.choices(played.state, seat)
            for refused in choices.refused:
                assert set(refused.what.known) <= set(refused.what.type.__struct_fields__)
                assert not any(refused.what.matches(move) for move in choices.moves), refused
            sent = choices_document(GAME, 1, seat, choices)["refused"]
            assert [item.what for item in sent] == [refused.what.encoded() for refused in choices.refused]
