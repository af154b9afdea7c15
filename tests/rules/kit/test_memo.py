"""What is worked out of a state is kept with it, and its parts are handed on."""

import copy
import weakref

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from app.rules.kit.memo import Latest, hand_on, kept_with_state, latest_of, remembered, remembered_whole, set_apart


class Counted(Struct, frozen=True, dict=True):
    """A state that holds a number."""

    number: int


def asked_of(*states: Counted) -> list[Counted]:
    """The states that a kept function was called for, when it is asked about these in turn, twice."""
    called: list[Counted] = []

    @kept_with_state
    def doubled(state: Counted, times: int) -> int:
        called.append(state)
        return state.number * times

    for _ in range(2):
        assert [doubled(state, 2) for state in states] == [state.number * 2 for state in states]
    return called


def test_states_asked_about_in_turn_are_each_worked_out_once() -> None:
    assert asked_of(Counted(1), Counted(2), Counted(3)) == [Counted(1), Counted(2), Counted(3)]


def test_an_equal_state_is_another_one() -> None:
    first = Counted(1)
    assert len(asked_of(first, Counted(1), first)) == 2


def test_arguments_are_told_apart() -> None:
    @kept_with_state
    def times(state: Counted, by: int) -> int:
        return state.number * by

    state = Counted(2)
    assert [times(state, 2), times(state, 3), times(state, 2)] == [4, 6, 4]


def test_what_is_kept_is_neither_copied_nor_compared_nor_encoded() -> None:
    @kept_with_state
    def doubled(state: Counted) -> int:
        return state.number * 2

    state = Counted(1)
    assert doubled(state) == 2
    assert doubled(replace(state, number=5)) == 10
    assert copy.copy(state).__dict__ == {}
    assert state == Counted(1)
    assert msgspec.json.encode(state) == b'{"number":1}'


@remembered
def listed(numbers: tuple[int, ...], times: int) -> list[int]:
    """A part of two things."""
    return [number * times for number in numbers]


@remembered_whole
def framed(latest: Latest, title: str, numbers: tuple[int, ...]) -> dict[str, object]:
    """A part of parts."""
    return {"title": title, "listed": listed(latest, numbers, 2)}


def test_a_part_of_the_same_things_is_the_same_object() -> None:
    latest, numbers = Latest(), (1, 2)
    first = listed(latest, numbers, 2)
    assert first == [2, 4] and listed(latest, numbers, 2) is first and listed(latest, (1, 2), 2) is first
    assert listed(latest, numbers, 3) == [3, 6] and listed(latest, (1, 3), 3) == [3, 9]
    assert listed(Latest(), numbers, 2) is not first


def test_a_part_of_parts_keeps_those_that_have_not_changed() -> None:
    latest, numbers = Latest(), (1, 2)
    first = framed(latest, "a", numbers)
    second = framed(latest, "b", numbers)
    assert framed(latest, "b", numbers) is second
    assert second["listed"] is first["listed"] and second["title"] == "b"


def test_memories_within_another_are_apart() -> None:
    latest, numbers = Latest(), (1, 2)
    first, second = (listed(latest.within(seat), numbers, seat) for seat in (0, 1))
    assert (first, second) == ([0, 0], [1, 2])
    assert listed(latest.within(0), numbers, 0) is first and latest.within(1) is latest.within(1)


def test_a_memory_is_handed_on_along_a_line_of_states_and_goes_with_it() -> None:
    first, second, other = Counted(1), Counted(2), Counted(3)
    hand_on(first, other)
    latest = latest_of(first)
    hand_on(first, second)
    assert latest_of(second) is latest and latest_of(other) is not latest
    gone = weakref.ref(latest)
    del first, second, latest
    assert gone() is None


def test_a_state_in_thought_has_a_memory_within_that_of_the_state_it_follows() -> None:
    state, thought, again = Counted(1), Counted(2), Counted(3)
    numbers = (1, 2)
    listed(latest_of(state), numbers, 1)
    set_apart(thought, state, "thought")
    assert latest_of(thought) is not latest_of(state)
    first = listed(latest_of(thought), numbers, 2)
    assert listed(latest_of(state), numbers, 1) == [1, 2]
    set_apart(again, state, "thought")
    assert listed(latest_of(again), numbers, 2) is first


def test_what_comes_before_the_first_event_hands_nothing_on() -> None:
    class Nothing(Struct, frozen=True):
        pass

    state = Counted(1)
    hand_on(Nothing(), state)
    assert state.__dict__ == {}
