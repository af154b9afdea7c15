"""Premoves: the moves of a turn checked before it comes, while others act."""

import random
from itertools import pairwise

import pytest
from msgspec.structs import replace

from app.rules.game import Choices, Gone, Move, Premove
from app.rules.skymines.steps.expand import ExpandAbout
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import ResearchDisplayFilled
from app.rules.skymines.vocabulary.moves import (
    Acquire,
    Decline,
    DropOut,
    EndTurn,
    EnterSector,
    PlaceMarker,
    UseEnergy,
    UseResources,
)
from app.rules.skymines.vocabulary.questions import ReturnOutpost
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.noninterference import foreseen
from tests.support.rules.playing import Played, play
from tests.support.rules.positions import (
    GAME,
    INDEX,
    act,
    acting,
    asking,
    face_up,
    give,
    on_moon,
    on_track,
    planning,
    turn_of,
    with_tracks,
)

NOTHING = Premove()
GENERAL = {"not-an-action", "not-offered", "premove-ends", "no-turn-to-premove", "another-question"}
"""Codes that do not say what has closed a thing."""


@pytest.mark.parametrize("seed", range(9))
def test_what_stops_being_possible_is_gone_with_its_rule(seed: int) -> None:
    for played in play(seed):
        for seat in waiting(played):
            assert played.before is not None
            before, after = GAME.premove(played.before, seat).choices, GAME.premove(played.state, seat).choices
            for move in [item for item in before.moves if after.moves and item not in after.moves]:
                gone = GAME.premove(played.state, seat, [move]).gone
                assert gone is not None and gone.index == 0
                assert gone.code not in GENERAL and gone.rule, move


def waiting(played: Played) -> list[int]:
    """The seats that waited for others before this move and after it."""
    if played.before is None:
        return []
    turns = (played.before.turn, played.state.turn)
    return [seat for seat in range(len(played.state.seats)) if seat != played.seat and seat not in turns]


@pytest.mark.parametrize("seed", range(9))
def test_the_turn_that_comes_is_the_one_that_was_foreseen(seed: int) -> None:
    """To its end, wherever no new plan has come to the display meanwhile."""
    came, draw = 0, random.Random(seed)
    for played in play(seed):
        for seat in GAME.to_move(played.state):
            if begins(played, seat) and not any(isinstance(event, ResearchDisplayFilled) for event in played.events):
                assert played.before is not None
                comes_as_foreseen(played.state, seat, foreseen(played.before, seat, draw)[:-1])
                came += 1
    assert came or sum(seat.kind == "human" for seat in played.state.seats) == 1


def begins(played: Played, seat: int) -> bool:
    """Whether the turn of another seat has ended and this one's has begun."""
    others = isinstance(played.move, EndTurn) and seat != played.seat
    return others and GAME.choices(played.state, seat).step == "TakeTurn"


def comes_as_foreseen(state: State, seat: int, answers: list[Premove]) -> None:
    """The moves thought through are played: each question is what was foreseen, and only the last one ends it."""
    for expected, after in pairwise(answers):
        assert (GAME.choices(state, seat), GAME.view(state, seat)) == (expected.choices, expected.view)
        told = dict(zip(expected.choices.moves, expected.choices.lines, strict=True))
        assert after.steps[-1].lines == told[after.steps[-1].move]
        events = GAME.decide(state, seat, after.steps[-1].move).events
        assert GAME.is_boundary(events) == (after.choices == Choices())
        state = act(state, seat, after.steps[-1].move)


@pytest.mark.parametrize("seed", range(9))
def test_choices_say_whether_a_turn_is_ahead(seed: int) -> None:
    told, draw = set[bool](), random.Random(seed)
    for played in play(seed):
        for seat in range(len(played.state.seats)) if draw.randrange(4) == 0 else ():
            gone = GAME.premove(played.state, seat, [DropOut()]).gone
            premove = GAME.choices(played.state, seat).premove
            assert premove == (gone is None or gone.code != "no-turn-to-premove"), (played.state.turn, seat)
            told.add(premove)
    assert told == {True, False}


@pytest.mark.parametrize("seed", range(9))
def test_events_tell_which_turns_and_rounds_began(seed: int) -> None:
    for played in play(seed):
        if played.before is None:
            continue
        turn, number = played.before.turn, played.before.round
        for begun in GAME.turns_begun(played.events):
            turn, number = begun.seat, number if begun.round is None else begun.round
        over = GAME.outcome(played.state) is not None
        assert (None if over else turn, number) == (played.state.turn, played.state.round)


def test_nothing_is_ahead_of_who_has_dropped_out_or_plans() -> None:
    state = acting()
    assert GAME.premove(state, 1).choices.step == "TakeTurn"
    gone = Premove(gone=Gone(0, "no-turn-to-premove", rulebook.TURNS))
    for other in (give(state, 1, dropped=True), planning()):
        assert (GAME.premove(other, 1), GAME.premove(other, 1, [DropOut()])) == (NOTHING, gone)


def test_a_marker_of_another_seat_closes_its_space() -> None:
    state = acting()
    space = next(move for move in GAME.premove(state, 1).choices.moves if isinstance(move, PlaceMarker))
    assert GAME.premove(state, 1, [space]).gone is None
    found = GAME.premove(act(state, 0, space), 1, [space])
    assert (found.gone, found.steps) == (Gone(0, "space-occupied", rulebook.BONUS_MARKERS, {"seat": 0}), ())
    assert found.choices.step == "TakeTurn"


@pytest.mark.rule("B-140")
def test_a_bonus_unlocked_by_now_is_in_effect_at_the_turn_ahead() -> None:
    passed = INDEX.track["C1"].thresholds[0].after + 1
    state = give(on_track(with_tracks(acting(), astrogo="C1"), 1, "astrogo", passed), 1, coins=9, hand=("energy-2",))
    assert "C1-1" not in state.seats[1].bonuses
    assert PlaceMarker("C1-1") in GAME.premove(state, 1).choices.moves


def test_looking_ahead_changes_nothing() -> None:
    state = face_up(acting(), 1, "energy-2")
    before = GAME.encode_state(state)
    assert GAME.premove(state, 1, [UseEnergy("minerva")]).choices.step == "Expand"
    assert GAME.encode_state(state) == before


class TestWholeTurn:
    """A turn from its action to its end, with the answers to all that it asks."""

    def expansion(self) -> tuple[State, list[Move]]:
        """Malik waits with an energy card; Minerva enters a sector from where it stands."""
        state = face_up(on_moon(acting(), "minerva", 21), 1, "energy-2")
        moves: list[Move] = [UseEnergy("minerva")]
        for kind in (EnterSector, Decline):
            moves.append(next(move for move in GAME.premove(state, 1, moves).choices.moves if isinstance(move, kind)))
        while (choices := GAME.premove(state, 1, moves).choices).moves:
            moves.append(choices.moves[0])
        return state, moves

    def test_it_is_thought_through_to_its_end_and_no_further(self) -> None:
        state, moves = self.expansion()
        found = GAME.premove(state, 1, moves)
        assert [step.move for step in found.steps] == moves and moves[-1] == EndTurn()
        assert [step.step for step in found.steps][:3] == ["TakeTurn", "Expand", "Expand"]
        about = found.steps[1].about
        assert isinstance(about, ExpandAbout) and about.company == "minerva"
        assert (found.gone, found.choices, found.view) == (None, Choices(), None)
        assert GAME.premove(state, 1, [*moves, DropOut()]).gone == Gone(len(moves), "premove-ends", rulebook.TURNS)

    def test_the_first_step_that_has_gone_is_named_and_those_before_it_stay(self) -> None:
        state, moves = self.expansion()
        entered = moves[1]
        assert isinstance(entered, EnterSector)
        taken = on_moon(state, "minerva", entered.sector)
        found = GAME.premove(taken, 1, moves)
        assert found.gone is not None and (found.gone.index, found.gone.rule) == (1, rulebook.ENERGY_CARDS)
        assert [step.move for step in found.steps] == moves[:1]
        assert found.choices.step == "Expand" and entered not in found.choices.moves

    def test_a_card_that_somebody_else_acquires_is_gone(self) -> None:
        state, use = face_up(acting(), 1, "minerals-2", "minerals-1"), UseResources(("A", "B"))
        choices = GAME.premove(state, 1, [use]).choices
        card = next(move for move in choices.moves if isinstance(move, Acquire))
        assert GAME.premove(state, 1, [use, card]).gone is None
        display = tuple(None if number == card.space else one for number, one in enumerate(state.display, start=1))
        gone = GAME.premove(replace(state, display=display), 1, [use, card]).gone
        assert gone is not None and gone.index == 1 and gone.code not in GENERAL

    def test_what_others_are_in_the_middle_of_is_left(self) -> None:
        """An ousted outpost of another seat's expansion is not for this one to return."""
        state, moves = self.expansion()
        amid = asking(replace(state, ousted=("tawac",)), ReturnOutpost(0, "tawac"))
        assert GAME.premove(amid, 1, moves).gone is None
        assert GAME.premove(amid, 1).choices == GAME.premove(state, 1).choices

    def test_the_rest_of_the_turn_that_one_is_taking_is_thought_through_too(self) -> None:
        state, moves = self.expansion()
        mine = act(turn_of(state, 1), 1, *moves[:2])
        assert GAME.premove(mine, 1).choices == GAME.choices(mine, 1)
        found = GAME.premove(mine, 1, moves[2:])
        assert [step.move for step in found.steps] == moves[2:] and found.gone is None
        assert GAME.premove(mine, 1, moves).gone is not None
