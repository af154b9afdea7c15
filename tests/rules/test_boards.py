"""The board of a game is the Moon, or the one of a module in play; rules ask every board in the same way."""

import pytest

from app.rules.skymines.actions.expansion import affordable, ways_to_enter
from app.rules.skymines.board.board_in_play import AnyBoard, board_among, board_of
from app.rules.skymines.board.moon import MOON
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.modules.belt.board import BELT
from app.rules.skymines.modules.threats.board import THREATENED_BELT
from app.rules.skymines.ruleset import RULES
from tests.support.rules.playing import play

MODULES: tuple[tuple[str, ...], ...] = ((), ("belt",))


@pytest.mark.parametrize(
    ("modules", "board"),
    [
        ((), MOON),
        (("missions",), MOON),
        (("belt",), BELT),
        (("belt", "missions"), BELT),
        (("belt", "threats"), THREATENED_BELT),
    ],
)
def test_the_modules_in_play_choose_the_board(modules: tuple[str, ...], board: AnyBoard) -> None:
    [played] = play(1, until=0, modules=modules)
    assert board_of(played.state) is board
    assert board_among(RULES, modules) is board


@pytest.mark.parametrize("modules", MODULES)
def test_what_luna_may_enter_is_within_reach_and_each_group_either_vacant_or_held(modules: tuple[str, ...]) -> None:
    for played in play(2, until=300, modules=modules):
        board = board_of(played.state)
        for company in COMPANIES:
            entries = board.entries(played.state, company)
            assert all(entry.place == place and entry.ousts != company for place, entry in entries.items())
            for group in board.luna_choices(played.state, company):
                assert all(entries[entry.place] is entry for entry in group)
                assert len({entry.ousts is None for entry in group}) <= 1


@pytest.mark.parametrize("modules", MODULES)
def test_a_way_to_enter_uses_the_top_piece_of_a_column_that_has_one(modules: tuple[str, ...]) -> None:
    kinds = set()
    for played in play(2, until=300, modules=modules):
        for company, columns in zip(COMPANIES, played.state.stations, strict=True):
            expand = board_of(played.state).expansion(played.state, 0, company, 3)
            ways = ways_to_enter(played.state, expand)
            assert {entry.place for entry, _ in ways} == {entry.place for entry in affordable(played.state, company, 3)}
            assert all(columns[column].outposts for _, column in ways)
            assert all((column == 1) == (entry.kind == "shuttle") for entry, column in ways if modules)
            kinds |= {entry.kind for entry, _ in ways}
    assert kinds == ({"outpost", "shuttle"} if modules else {"outpost"})
