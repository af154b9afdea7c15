"""Games against Luna that are searched by somebody who knows the deal."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from app.rules.game import IllegalMove
from app.rules.skymines.skymines import skymines
from tools.foresight.accounts import SOURCES, rounds_of
from tools.foresight.kept_games import KeptGame, moves_of, search_or_read
from tools.foresight.search import Search, begin, in_groups
from tools.foresight.settings import Deal, Settings
from tools.foresight.tables import table_of

GAME = skymines()
DEAL = Deal(700_000_000, 2)
SMALL = Settings(keep=1, width=1, lines=1, plans=1)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("games")


@pytest.fixture(scope="module")
def kept(folder: Path) -> KeptGame:
    """A game of the smallest search there is."""
    return search_or_read(GAME, folder, DEAL, SMALL)


def test_the_rules_offer_every_move_of_a_line_and_come_to_its_totals(kept: KeptGame) -> None:
    rounds = rounds_of(GAME, kept)
    assert len(rounds) == 7
    assert (sum(rounds[-1].own.values()), sum(rounds[-1].other.values())) == (kept.own, kept.other)
    assert kept.most_own >= kept.own > 50


def test_what_was_done_is_counted_by_round(kept: KeptGame) -> None:
    rounds = rounds_of(GAME, kept)
    assert all(each.done["turns"] >= 1 for each in rounds)
    assert sum(each.done["cards planned"] for each in rounds) > 7
    after = moves_of(GAME, kept)
    assert sum(each.done["cards acquired"] for each in rounds) == sum(
        type(move).__name__ == "Acquire" for move in after
    )
    assert set(rounds[0].own) == set(SOURCES)


def test_a_game_that_the_rules_make_something_else_of_is_told(kept: KeptGame) -> None:
    with pytest.raises(ValueError, match="the rules of today"):
        rounds_of(GAME, replace(kept, own=kept.own + 1))
    with pytest.raises(IllegalMove):
        rounds_of(GAME, replace(kept, moves=(kept.moves[0], *kept.moves)))


def test_a_game_that_lies_in_the_folder_is_read(folder: Path, kept: KeptGame) -> None:
    (path,) = folder.iterdir()
    path.write_bytes(path.read_bytes().replace(f'"own":{kept.own}'.encode(), b'"own":1'))
    assert search_or_read(GAME, folder, DEAL, SMALL).own == 1
    path.write_bytes(path.read_bytes().replace(b'"own":1,', f'"own":{kept.own},'.encode()))


def test_a_game_that_was_searched_otherwise_is_searched_again(
    folder: Path, kept: KeptGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.foresight.kept_games.Search.found", lambda *_: pytest.fail("searched"))
    assert search_or_read(GAME, folder, DEAL, SMALL) == kept
    with pytest.raises(pytest.fail.Exception, match="searched"):
        search_or_read(GAME, folder, DEAL, replace(SMALL, lines=2))


def test_every_token_and_plan_that_is_tried_is_a_way_on() -> None:
    search = Search(GAME, replace(SMALL, plans=3))
    planning = search.tried([search.first(begin(GAME, DEAL))])
    assert len(planning) == 2, "a token each"
    assert len({kept.group for kept in planning}) == 2
    acting = search.tried(planning[:1])
    assert len(acting) == 3
    assert len({kept.state.seats[0].area for kept in acting}) == 3


def test_no_plan_takes_all_places_and_no_position_two() -> None:
    search = Search(GAME, SMALL)
    first = search.first(begin(GAME, DEAL))
    state, other = first.state, replace(first.state, round=2)
    one, two, alike, three = (
        replace(first, state=of, worth=worth, group=group)
        for of, worth, group in ((state, 9.0, 1), (other, 8.0, 1), (other, 8.0, 2), (state, 1.0, 2))
    )
    assert in_groups([three, two, alike, one], most=2, share=0.5) == [one, three]
    assert in_groups([two, one], most=2, share=0.5) == [one, two], "there are no others"
    assert in_groups([alike, two], most=2, share=1.0) == [alike]


def test_tables_tell_each_search_by_itself(kept: KeptGame) -> None:
    other = replace(kept, settings=replace(SMALL, keep=0), positions=0)
    ends, done, own, luna = table_of(GAME, [kept, kept, other]).split("\n\n")
    assert f"| 1 kept, Luna 2 | 2 | {kept.own:.1f} ± 0.0 |" in ends
    assert f"| learned, Luna 2 | 1 | {kept.own:.1f} |" in ends
    assert done.startswith("| in a game | 1 kept, Luna 2 | learned, Luna 2 |")
    assert own.splitlines()[-1].endswith(f"= {kept.own} |")
    assert luna.splitlines()[-1].endswith(f"= {kept.other} |")
