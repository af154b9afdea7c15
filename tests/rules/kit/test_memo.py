"""What is worked out of a state is kept with it."""

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from app.rules.kit.memo import kept_with_state


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
    assert state == Counted(1)
    assert msgspec.json.encode(state) == b'{"number":1}'
