"""Moves of a small game on the kit alone are checked before their turn comes."""

from app.rules.game import Move, Premove
from app.rules.kit.premoves import premove
from tests.support.rules.pile import RULES, Again, Pile, Take, pile


def ahead(state: Pile | None, *moves: Move) -> Premove:
    """A premove of seat 0."""
    return premove(RULES, state, 0, moves, lambda then, seat: {"stones": then.stones})


def test_a_premove_ends_where_another_seat_is_asked() -> None:
    checked = ahead(pile(5), Take(2), Take(1))
    assert [step.move for step in checked.steps] == [Take(2)]
    assert checked.gone is not None and (checked.gone.index, checked.gone.code) == (1, "premove-ends")
    assert (checked.choices.moves, checked.view) == ((), None)


def test_a_premove_tells_which_move_is_not_possible_and_what_would_be() -> None:
    checked = ahead(pile(1), Take(2))
    assert checked.gone is not None and (checked.gone.code, checked.gone.rule) == ("not-offered", "taking")
    assert (checked.choices.moves, checked.choices.premove, checked.view) == ((Take(1),), True, {"stones": 1})


def test_a_premove_shows_nothing_of_what_is_drawn() -> None:
    checked = ahead(pile(1, modules={"bag": 0}), Again())
    assert [step.move for step in checked.steps] == [Again()] and checked.gone is None
    assert (checked.choices.moves, checked.view) == ((), None)


def test_without_a_turn_in_sight_no_move_can_be_premoved() -> None:
    assert ahead(None) == Premove()
    checked = ahead(None, Take(1))
    assert checked.gone is not None and (checked.gone.code, checked.gone.rule) == ("no-turn-to-premove", "turns")
