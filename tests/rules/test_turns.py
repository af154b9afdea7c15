"""The order and the shape of turns: rulebook pages 10 and 11."""

import pytest
from msgspec.structs import replace

from app.rules.game import IllegalMove, Move, tag_of
from app.rules.skymines.board.totals import total_of
from app.rules.skymines.board.turns import next_seat
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import TurnEnded
from app.rules.skymines.vocabulary.moves import (
    Advance,
    Decline,
    DropOut,
    EndTurn,
    PlaceMarker,
    UseEnergy,
    UseFieldScientist,
    UseResearchScientist,
    UseResources,
)
from app.rules.skymines.vocabulary.questions import ChooseTrack, ConfirmEndOfTurn, Planning, TakeTurn
from app.rules.skymines.vocabulary.state import PlacedCard
from tests.support.rules.choices import kept
from tests.support.rules.positions import (
    GAME,
    INDEX,
    act,
    acting,
    asked,
    asking,
    begun,
    decide,
    dropping_out,
    events_of,
    face_up,
    give,
    offered,
    on_track,
    refuses,
)
from tests.support.rules.tables import table


@pytest.mark.rule("B-019")
def test_turns_go_clockwise_without_those_who_dropped_out() -> None:
    state = acting(3, first_player=1)
    assert asked(state) == TakeTurn(1)
    state = dropping_out(state, 1)
    assert asked(state) == TakeTurn(2)
    state = act(give(state, 2, coins=5), 2, PlaceMarker("tile-field"), EndTurn())
    assert asked(state) == TakeTurn(0)
    state = dropping_out(state, 0)
    assert asked(state) == TakeTurn(2)
    state = act(state, 2, PlaceMarker("tile-plus-one"), EndTurn())
    assert asked(state) == TakeTurn(2)
    assert asked(dropping_out(state, 2)) == Planning()


@pytest.mark.rule("B-020")
def test_a_turn_is_exactly_one_action() -> None:
    state = face_up(give(acting(), 0, coins=5), 0, "carbon-1", "energy-1", "research-1", "A-09")
    kinds = {tag_of(move) for move in offered(state, 0)}
    assert kinds == {
        "UseResources",
        "UseEnergy",
        "UseResearchScientist",
        "UseFieldScientist",
        "PlaceMarker",
        "DropOut",
    }
    state = act(state, 0, PlaceMarker("tile-field"))
    assert asked(state) == ConfirmEndOfTurn(0) and offered(state, 0) == (EndTurn(),)


NOTHING = (None,) * 12
ACTIONS = {
    "resources": (("titanium-1",), (UseResources(("A",)), Advance("skymine"))),
    "energy": (("energy-1",), (UseEnergy("skymine"), Decline())),
    "research scientist": (("research-1",), (UseResearchScientist("A"), Decline())),
    "field scientist": (("A-09",), (UseFieldScientist("A"),)),
    "bonus marker": ((), (PlaceMarker("tile-field"),)),
}


@pytest.mark.rule("B-020")
@pytest.mark.parametrize("action", ACTIONS)
def test_every_action_leaves_only_the_end_of_the_turn(action: str) -> None:
    """Whatever else lies there: another card, markers and coins."""
    cards, moves = ACTIONS[action]
    state = face_up(
        replace(give(acting(), 0, coins=5), display=NOTHING, plans=NOTHING, specials=()), 0, *cards, "carbon-1"
    )
    state = act(state, 0, *moves)
    assert offered(state, 0) == (EndTurn(),)
    assert asked(act(state, 0, EndTurn())) == TakeTurn(1)


@pytest.mark.rule("B-021")
def test_ending_a_turn_without_an_action_is_refused() -> None:
    refuses(acting(), 0, EndTurn(), "action-first", "p. 10")


@pytest.mark.rule("B-022")
def test_dropping_out_is_always_offered_and_alone_when_nothing_is_left() -> None:
    state = face_up(acting(), 0, "carbon-1")
    assert DropOut() in offered(state, 0)
    used = face_up(give(state, 0, markers=0), 0, PlacedCard("carbon-1", face_up=False))
    assert offered(used, 0) == (DropOut(),)


@pytest.mark.rule("B-023")
def test_used_cards_lie_face_down_and_cannot_be_used_again() -> None:
    state = face_up(acting(), 0, "energy-1", "energy-2", "carbon-1")
    state = act(state, 0, UseEnergy("skymine"), Decline(), EndTurn())
    assert [placed and placed.face_up for placed in state.seats[0].area] == [False, False, True, None, None]
    state = dropping_out(state, 1)
    refuses(state, 0, UseEnergy("skymine"), "no-energy-to-use", "p. 12")


@pytest.mark.rule("B-024")
def test_face_down_cards_count_for_nothing() -> None:
    state = face_up(acting(), 0, PlacedCard("A-04", face_up=False), "titanium-2")
    assert total_of(state, 0, "titanium").amount == 2


@pytest.mark.rule("B-025")
def test_energy_cards_at_rest_do_not_allow_the_energy_action_page_11() -> None:
    state = face_up(give(acting(), 0, resting=((), ("energy-1",), ("energy-2",), (), ())), 0, "carbon-1")
    refuses(state, 0, UseEnergy("minerva"), "no-energy-to-use", "p. 12")


@pytest.mark.rule("B-026")
def test_after_use_a_research_scientist_lies_face_down_page_11() -> None:
    state = act(face_up(acting(), 0, "research-1"), 0, UseResearchScientist("A"))
    while not isinstance(asked(state), ConfirmEndOfTurn):
        moves = offered(state, 0)
        state = act(state, 0, Decline() if Decline() in moves else moves[0])
    assert state.seats[0].area[0] == PlacedCard("research-1", face_up=False)
    refuses(act(state, 0), 0, UseResearchScientist("A"), "another-question", "p. 10")


@pytest.mark.parametrize("move", [DropOut(), EndTurn(), UseResources(("A",))])
def test_a_seat_whose_turn_it_is_not_may_do_nothing(move: Move) -> None:
    state = acting()
    assert offered(state, 1) == ()
    with pytest.raises(IllegalMove) as error:
        decide(state, 1, move)
    assert error.value.code == "not-your-turn" and GAME.to_move(state) == (0,)


def test_a_move_of_another_question_is_refused_with_the_one_that_is_asked() -> None:
    with pytest.raises(IllegalMove) as refused:
        decide(begun(), 0, EndTurn())
    assert (refused.value.code, refused.value.rule) == ("another-question", rulebook.STARTING_TOKENS)
    assert refused.value.details == {"step": "ChooseToken"}


def test_a_turn_that_has_no_action_yet_cannot_be_ended() -> None:
    refuses(acting(), 0, EndTurn(), "action-first", "p. 10")


def test_the_end_of_a_turn_is_noted_once() -> None:
    state = act(table(coins=9), 0, PlaceMarker("tile-field"))
    assert events_of(decide(state, 0, EndTurn()), TurnEnded) == [TurnEnded(0)]


def test_the_same_question_is_answered_again_at_another_state_and_seat() -> None:
    """What was offered last is remembered: neither for the state before, nor for the seat before."""
    step = ChooseTrack(0, 1)
    free = asking(table(), step)
    ended = asking(on_track(table(), 0, "skymine", INDEX.track[table().tracks[0]].last), step)
    for state, companies in ((free, 4), (ended, 3), (free, 4)):
        assert len(GAME.choices(state, 0).moves) == companies
    state = begun()
    for seat in (0, 1, 0):
        assert {move.token for move in kept(state, seat)} == set(state.seats[seat].dealt)


def test_before_the_first_turn_the_first_in_order_is_next() -> None:
    state = begun(3, first_player=1)
    assert state.order == (1, 2, 0)
    assert (state.starter, state.first_player) == (1, 1)
    assert next_seat(replace(state, turn=None)) == 1
    assert [next_seat(replace(state, turn=seat)) for seat in state.order] == [2, 0, 1]
