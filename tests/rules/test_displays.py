"""The places of the displays, and what the cards on them cost everyone (p. 11, p. 14)."""

from app.rules.skymines.board.prices import cost_of_card, prices_printed
from app.rules.skymines.components.displays import CARD_SPACES, PLAN_SPACES, card_column, card_space, plan_place
from tests.support.rules.positions import GAME
from tests.support.rules.tables import table, unlocked


def test_the_right_column_holds_the_lowest_numbers() -> None:
    assert [card_space(row, 3) for row in (1, 2, 3, 4)] == [1, 2, 3, 4]
    assert [card_space(row, 1) for row in (1, 2, 3, 4)] == [9, 10, 11, 12]
    assert {card_space(row, column) for row in (1, 2, 3, 4) for column in (1, 2, 3)} == set(range(1, CARD_SPACES + 1))
    assert [card_column(space) for space in (1, 4, 5, 8, 9, 12)] == [0, 0, 1, 1, 2, 2]


def test_a_plan_lies_where_the_state_holds_it() -> None:
    assert [plan_place(space) for space in PLAN_SPACES] == list(range(12))
    assert (PLAN_SPACES[0], PLAN_SPACES[-1]) == ("A1", "C4")


def test_the_view_and_a_purchase_say_the_same_price() -> None:
    state = unlocked(table(), 0, "B1-1")
    shown = {space: seen["cost"] for space, seen in enumerate(GAME.view(state, 1)["display"], 1) if seen}
    assert len(shown) == CARD_SPACES
    assert shown == {space: cost_of_card(state, 0, space).amount for space in shown}
    assert shown == {space: price.amount for space, price in prices_printed(state.components, state.display).items()}
