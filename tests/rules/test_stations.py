"""Stations: the way home of ousted outposts, share values, outposts that leave the game (p. 9, p. 13, p. 32)."""

import pytest
from msgspec.structs import replace

from app.rules.game import Line, tag_of
from app.rules.skymines.board.stations import (
    coins_showing,
    icons_under_top,
    outposts_left,
    return_columns,
    top_columns,
    vacant,
)
from app.rules.skymines.components.shapes import COMPANIES, Company, RemoveOutposts
from app.rules.skymines.steps.return_outpost import ReturnOutpostAbout
from app.rules.skymines.vocabulary.events import OutpostRemoved, OutpostReturned
from app.rules.skymines.vocabulary.moves import Decline, EnterSector, RemoveFrom, ReturnTo, TakeCoin
from app.rules.skymines.vocabulary.questions import ConfirmEndOfTurn, RemoveOutpost, ReturnOutpost
from app.rules.skymines.vocabulary.state import Column, State
from app.rules.skymines.vocabulary.tasks import CloseTurn, SendHome
from tests.support.rules.boards import expanding, gaining, outposts_in, sectors_of, settled, with_station
from tests.support.rules.positions import (
    GAME,
    INDEX,
    act,
    acting,
    asked,
    asking,
    decide,
    events_of,
    offered,
    on_moon,
    refuses,
)
from tests.support.rules.tables import table

FULL = (5, False)
EMPTIED = (0, True)


def ousting(*columns: tuple[int, bool]) -> State:
    """The state after seat 0 ousted one Skymine outpost from 21, Skymine's station being as given."""
    state = with_station(on_moon(acting(), "skymine", 21), "skymine", *columns)
    return act(expanding(state, 0, "minerva", 2), 0, EnterSector(21, 0))


@pytest.mark.rule("B-052")
def test_an_ousted_outpost_goes_home_after_the_rewards() -> None:
    """To the column that the player whose turn it is chooses, on top of what is left there."""
    state = with_station(on_moon(acting(), "skymine", 21), "skymine", (3, False), (4, False), FULL)
    state = act(expanding(state, 0, "minerva", 2), 0, EnterSector(21, 0), TakeCoin())
    assert asked(state) == ReturnOutpost(0, "skymine")
    assert outposts_in(act(state, 0, ReturnTo(0)), "skymine") == (4, 4, 5)
    assert outposts_in(act(state, 0, ReturnTo(1)), "skymine") == (3, 5, 5)


@pytest.mark.rule("B-052")
def test_a_column_of_three_takes_it_on_its_second_space() -> None:
    """Outposts on the spaces 3, 4, 5 of Skymine's first column; its second space shows an icon that is covered."""
    state = with_station(acting(), "skymine", (3, False), FULL, FULL)
    lowest_vacant = INDEX.station["skymine"].columns[0][1]
    state = asking(replace(state, ousted=("skymine",)), ReturnOutpost(0, "skymine"), ConfirmEndOfTurn(0))
    after = act(state, 0, ReturnTo(0))
    assert coins_showing(state, "skymine") - coins_showing(after, "skymine") == lowest_vacant == 1


@pytest.mark.rule("B-052")
def test_the_rewards_come_before_the_return() -> None:
    """21 gives a research point; only then is the column asked for."""
    state = ousting((3, False), (4, False), FULL)
    assert [tag_of(step) for step in state.agenda] == ["EndTurn", "SendHome", "Utilise"]
    assert state.ousted == ("skymine",)


@pytest.mark.rule("B-052")
def test_the_only_valid_column_takes_it_unasked() -> None:
    state = asking(replace(with_station(acting(), "skymine", (3, False), FULL, FULL), ousted=("skymine",)))
    state = sent_home(state)
    assert outposts_in(state, "skymine") == (4, 5, 5)
    assert state.ousted == ()


@pytest.mark.rule("B-053")
def test_a_crossed_out_space_takes_no_outpost() -> None:
    state = asking(
        replace(with_station(acting(), "skymine", (4, True), (3, True), EMPTIED), ousted=("skymine",)),
        ReturnOutpost(0, "skymine"),
        ConfirmEndOfTurn(0),
    )
    refuses(state, 0, ReturnTo(0), "crossed-out-space", "p. 13")
    refuses(state, 0, Decline(), "another-question", "p. 13")
    icons = INDEX.station["skymine"].columns[2]
    after = act(state, 0, ReturnTo(2))
    assert coins_showing(state, "skymine") - coins_showing(after, "skymine") == icons[3] != icons[4]


@pytest.mark.rule("B-053")
def test_a_full_column_takes_no_outpost() -> None:
    state = replace(with_station(acting(), "skymine", FULL, (3, False), (4, False)), ousted=("skymine",))
    refuses(asking(state, ReturnOutpost(0, "skymine")), 0, ReturnTo(0), "column-full", "p. 13")


@pytest.mark.rule("B-054")
def test_a_column_once_emptied_holds_one_fewer() -> None:
    state = with_station(acting(), "skymine", (4, True), (4, False), (3, True))
    assert return_columns(state, "skymine") == (1, 2)
    assert vacant(state, "skymine") == 4


@pytest.mark.rule("B-054")
def test_an_outpost_without_a_valid_space_leaves_the_game() -> None:
    """All columns emptied once and back at four, three outposts on the Moon, one of these ousted."""
    state = with_station(on_moon(acting(), "skymine", 6, 10, 14), "skymine", *[(4, True)] * 3)
    state = act(expanding(on_moon(state, "tawac", 2), 0, "tawac", 2), 0, EnterSector(6, 0))
    assert sectors_of(state, "skymine") == [10, 14]
    assert outposts_in(state, "skymine") == (4, 4, 4)
    assert state.removed[COMPANIES.index("skymine")] == 1
    assert asked(state) == ConfirmEndOfTurn(0)


@pytest.mark.rule("B-055")
def test_a_returned_outpost_covers_icons_again() -> None:
    state = replace(with_station(acting(), "tawac", (4, False), FULL, FULL), ousted=("tawac",))
    assert (coins_showing(state, "tawac"), coins_showing(sent_home(state), "tawac")) == (1, 0)


@pytest.mark.rule("B-055")
def test_the_change_of_the_share_value_is_told_with_the_choice() -> None:
    state = asking(with_station(acting(), "tawac", (4, False), (4, False), FULL), ReturnOutpost(0, "tawac"))
    choices = GAME.choices(state, 0)
    assert choices.about == ReturnOutpostAbout("tawac")
    assert choices.lines == tuple(
        (
            Line("share-value", change, {"company": "tawac"}),
            Line("share-value-then", change + coins_showing(state, "tawac"), {"company": "tawac"}),
        )
        for change in (-1, 0)
    )


def test_share_values_count_uncovered_icons() -> None:
    """Opened columns keep showing the two icons of their lowest space."""
    columns = INDEX.station["tawac"].columns
    state = with_station(acting(), "tawac", (2, False), EMPTIED, (3, True))
    expected = sum(columns[0][:3]) + sum(columns[1]) + columns[2][0] + columns[2][4]
    assert coins_showing(state, "tawac") == expected
    assert icons_under_top(state, "tawac", 0) == columns[0][3]
    assert icons_under_top(with_station(state, "tawac", (1, False), FULL, FULL), "tawac", 0) == columns[0][4] == 2
    assert icons_under_top(state, "tawac", 2) == columns[2][1]


@pytest.mark.rule("B-090")
def test_top_outposts_of_any_stations_leave_the_game() -> None:
    """Two of them, from two stations or from one column; the icons under them show from then on."""
    state = gaining(acting(), 0, RemoveOutposts(amount=2))
    assert asked(state) == RemoveOutpost(0, 2)
    state = act(state, 0, RemoveFrom("minerva", 0))
    assert coins_showing(state, "minerva") == INDEX.station["minerva"].columns[0][0] == 1
    for company, column in (("tawac", 1), ("minerva", 0)):
        after = act(state, 0, RemoveFrom(company, column))  # type: ignore[arg-type]  # a company of the components
        assert sum(after.removed) == 2
        assert asked(after) == ConfirmEndOfTurn(0)


@pytest.mark.rule("B-090")
def test_empty_columns_are_passed_over_and_empty_stations_end_the_reward() -> None:
    state = acting()
    for company in COMPANIES:
        state = with_station(state, company, EMPTIED, EMPTIED, (1, True) if company == "tawac" else EMPTIED)
    asking_for_two = gaining(state, 0, RemoveOutposts(amount=2))
    refuses(asking_for_two, 0, RemoveFrom("tawac", 0), "column-empty", "p. 32")
    refuses(asking_for_two, 0, Decline(), "another-question", "p. 32")
    after = act(asking_for_two, 0, RemoveFrom("tawac", 2))
    assert asked(after) == ConfirmEndOfTurn(0)
    assert asked(gaining(after, 0, RemoveOutposts(amount=1))) == ConfirmEndOfTurn(0)


@pytest.mark.rule("B-090")
def test_a_column_emptied_by_removal_is_open_for_good() -> None:
    state = gaining(with_station(acting(), "tawac", (1, False), FULL, FULL), 0, RemoveOutposts(amount=1))
    state = act(state, 0, RemoveFrom("tawac", 0))
    assert top_columns(state, "tawac") == (1, 2)
    assert state.stations[COMPANIES.index("tawac")][0].opened


def outposts_of(state: State, company: Company) -> int:
    """All outposts of a company: at home, on the Moon, on the way home, out of the game."""
    at = COMPANIES.index(company)
    return (
        sum(outposts_in(state, company))
        + len(sectors_of(state, company))
        + state.ousted.count(company)
        + (state.removed[at])
    )


def sent_home(state: State) -> State:
    """The state after the ousted outposts went home without a question."""
    return settled(state, SendHome(0), CloseTurn(0))


class Draws:
    """Numbers that repeat for ever and jump about."""

    def __init__(self, seed: int) -> None:
        self.now = seed

    def randrange(self, stop: int, /) -> int:
        self.now = (self.now * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.now >> 33) % stop


def pieces(state: State) -> dict[str, list[str]]:
    """Every card, plan, tile and marker by kind, wherever it lies; sorted."""
    cards, plans, tiles, markers = [*state.stack, *state.discards], [*state.gone_plans], [*state.tiles], []
    cards += [card for card in state.display if card]
    plans += [plan for plan in state.plans if plan] + [plan for supply in state.supplies.values() for plan in supply]
    plans += [plan.id for plan in INDEX.special.values() if plan.round in state.specials]
    markers += [f"{seat}" for _, seat in state.markers]
    for number, seat in enumerate(state.seats):
        cards += [*seat.hand, *(card for deck in seat.resting for card in deck)]
        cards += [placed.card for placed in seat.area if placed]
        cards += seat.luna.reserve if seat.luna else ()
        plans += [
            *seat.acquired,
            *(plan for placed in seat.screens if placed for plan in (placed.plan, *placed.covers)),
        ]
        tiles += [held.tile for held in seat.tiles]
        tiles += ["plus-one" for placed in seat.area if placed and placed.plus_one]
        markers += [f"{number}"] * seat.markers
    return {"cards": sorted(cards), "plans": sorted(plans), "tiles": sorted(tiles), "markers": sorted(markers)}


@pytest.mark.rule("B-202")
@pytest.mark.parametrize(("humans", "lunas", "seed"), [(2, 0, 1), (3, 1, 2)])
def test_every_piece_is_in_exactly_one_place(humans: int, lunas: int, seed: int) -> None:
    """At every state of whole games by chance, tracks without extra markers."""
    state, draw = acting(humans, lunas), Draws(seed)
    first = pieces(state)
    while GAME.outcome(state) is None:
        seat = GAME.automa_to_move(state)
        if seat is None:
            (seat, *_) = GAME.to_move(state)
            move = GAME.random_move(state, seat, draw)
        else:
            move = GAME.automa_move(state)
        state = act(state, seat, move)
        assert [outposts_of(state, company) for company in COMPANIES] == [15] * 4
        assert pieces(state) == first


def test_of_two_ousted_outposts_only_one_finds_a_space() -> None:
    """p. 13: the first takes the last valid space, the second leaves the game."""
    columns = (Column(4, opened=True), Column(3, opened=True), Column(4, opened=True))
    at = COMPANIES.index("tawac")
    state = acting()
    stations = (*state.stations[:at], columns, *state.stations[at + 1 :])
    state = asking(state, ReturnOutpost(0, "tawac"), SendHome(0), CloseTurn(0))
    state = replace(state, stations=stations, ousted=("tawac", "tawac"))
    events = decide(state, 0, offered(state, 0)[0])
    assert [event.column for event in events_of(events, OutpostReturned)] == [1]
    assert [event.column for event in events_of(events, OutpostRemoved)] == [None]


@pytest.mark.parametrize(
    ("heights", "left"), [((2, 1, 1), 4), ((1, 2, 1), 4), ((1, 1, 2), 4), ((1, 1, 0), 2), ((0, 1, 1), 2)]
)
def test_all_columns_of_a_station_count(heights: tuple[int, int, int], left: int) -> None:
    state = table()
    columns = tuple(replace(one, outposts=n) for one, n in zip(state.stations[0], heights, strict=True))
    assert outposts_left(replace(state, stations=(columns, *state.stations[1:])), COMPANIES[0]) == left
