"""Setting the game up: the board, corporations, leaders, first Domes."""

from collections import Counter

import pytest

from app.rules.game import BadOptions, Line, SeatSetup
from app.rules.shackleton.engine.tables import tables, tables_of
from app.rules.shackleton.vocabulary.events import (
    EnergyProduced,
    FirstDomePlaced,
    Gained,
    GameStarted,
    ProjectShown,
    TokenActivated,
)
from app.rules.shackleton.vocabulary.moves import Fund, PlaceFirstDome, TakeLeader
from app.rules.shackleton.vocabulary.nouns import NEUTRAL
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import (
    CORPORATIONS,
    asked,
    begun,
    decide,
    events_of,
    in_action,
    moves_of,
    play,
    refusal,
    stock,
    with_stock,
)

SEATS = (2, 3, 4)


def new(options: dict[str, object], seats: int = 3, entropy: int = 0) -> State:
    """A game as its options set it up."""
    setups = [SeatSetup(kind="human", name=str(seat)) for seat in range(seats)]
    return GAME.fold(GAME.initial(), GAME.new_game(options, setups, entropy.to_bytes(32, "big")))


@pytest.mark.rule("S-008")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_game_has_two_to_four_seats(seats: int) -> None:
    with pytest.raises(BadOptions, match="wrong-number-of-seats"):
        new({}, seats)


@pytest.mark.parametrize("seats", SEATS)
def test_a_first_player_is_one_of_the_seats(seats: int) -> None:
    for seat in range(seats):
        assert new({"first_player": seat}, seats).order[0] == seat
    for seat in (-1, seats):
        with pytest.raises(BadOptions, match="no-such-seat"):
            new({"first_player": seat}, seats)


@pytest.mark.rule("S-009")
def test_the_command_area_is_that_of_the_number_of_seats() -> None:
    table = tables_of(GAME.component_sets()[0])
    slots = [len(table.command_costs(seats, "build")) for seats in SEATS]
    assert slots == sorted(set(slots))


@pytest.mark.rule("S-010", "S-011", "S-017")
@pytest.mark.parametrize(("seats", "energy"), [(2, 4), (3, 5), (4, 6)])
def test_energy_starts_by_seats_and_panels_of_the_set_up_give_none(seats: int, energy: int) -> None:
    state = begun(seats)
    assert state.energy == energy
    assert len(tables(state).board.panels) == 18
    while asked(state) in ("ChooseLeader", "ChooseFirstSector"):
        decision = decide(state, moves_of(state)[0])
        state = decision.after
        assert not any(isinstance(event, EnergyProduced) for event in decision.events)
    assert state.energy == energy
    assert all(player.reputation == 0 for player in state.seats)


@pytest.mark.rule("S-013", "S-014", "S-015", "S-036", "S-037")
def test_neutral_domes_take_the_first_panels_and_refuse_another_dome() -> None:
    state = begun(2)
    assert state.rim == 2
    assert sorted(name for name, sector in state.sectors.items() if sector.panel) == sorted(
        tables(state).board.neutral_domes
    )
    state = play(state, moves_of(state, TakeLeader)[0])
    assert refusal(state, PlaceFirstDome("C1")) == "dome-there"
    assert [building.owner for building in state.sectors["C1"].buildings] == [NEUTRAL]
    placed = play(state, PlaceFirstDome("C2"))
    assert placed.rim == 3
    assert placed.sectors["C2"].panel


@pytest.mark.rule("S-007", "S-018", "S-020")
def test_three_corporations_are_drawn_or_chosen_and_keep_their_order() -> None:
    drawn = {new({}, entropy=number).corporations for number in range(8)}
    assert all(len(set(corporations)) == 3 for corporations in drawn)
    assert len(drawn) > 1
    assert new({"corporations": ["mars", "mining", "artemis"]}).corporations == ("mars", "mining", "artemis")


@pytest.mark.rule("S-019")
@pytest.mark.parametrize(
    ("name", "corporations"),
    [
        ("first", {"artemis", "mining", "selenium"}),
        ("second", {"evergreen", "sky-watch", "robotics"}),
        ("third", {"mars", "mining", "robotics"}),
    ],
)
def test_the_suggested_sets(name: str, corporations: set[str]) -> None:
    assert set(new({"corporations": name}).corporations) == corporations


@pytest.mark.parametrize(
    ("corporations", "code"),
    [
        (["mining", "mining", "artemis"], "wrong-number-of-corporations"),
        (["mining", "artemis"], "wrong-number-of-corporations"),
        (["mining", "artemis", "venus"], "unknown-corporation"),
        ("fourth", "bad-option"),
    ],
)
@pytest.mark.rule("S-007", "S-018")
def test_other_corporations_are_refused(corporations: object, code: str) -> None:
    with pytest.raises(BadOptions, match=code):
        new({"corporations": corporations})


@pytest.mark.rule("S-021", "S-023")
def test_one_token_of_each_lies_at_the_central_hex_and_four_on_each_board() -> None:
    state = begun()
    assert sorted(token.corporation for token in state.tokens.values()) == sorted(CORPORATIONS)
    assert set(state.tokens) == set(tables(state).first_corners)
    assert all(len(board.tokens) == 4 for board in state.boards.values())
    touching = Counter(sector for corner in state.tokens for sector in tables(state).touched[corner])
    assert touching == dict.fromkeys(tables(state).central, 1)


@pytest.mark.rule("S-024", "S-025")
def test_two_projects_of_each_corporation_are_visible_and_the_deck_is_hidden() -> None:
    state = begun()
    for board in state.boards.values():
        assert (len(board.shown), len(board.deck)) == (2, 7)
    view = GAME.view(state, 0)
    assert view["boards"]["mining"]["deck"] == 7
    hidden = state.boards["mining"].deck[0]
    assert hidden not in str(view)
    funding = with_stock(in_action(energy=10), 0, credits=20)
    funding = play(funding, next(move for move in moves_of(funding) if getattr(move, "command", "") == "fund"))
    assert refusal(funding, Fund(funding.boards["mining"].deck[0])) == "cannot-fund"


@pytest.mark.rule("S-012", "S-025")
def test_decks_and_tiles_are_blank_in_what_a_seat_is_told() -> None:
    setups = [SeatSetup(kind="human", name=str(seat)) for seat in range(3)]
    (started, *_) = GAME.new_game({}, setups, bytes(32))
    for seat in (None, 0, 2):
        told = GAME.redact(started, seat)
        assert isinstance(told, GameStarted)
        assert not any(any(board.deck) for board in told.boards.values())
        assert not any(any(tiles) for tiles in told.shuttles)


@pytest.mark.rule("S-027", "S-028", "S-029")
def test_seats_begin_with_nothing() -> None:
    for player in begun().seats:
        assert not player.built
        assert player.waiting is None
        assert (player.vp, player.reputation, player.goals, player.stock) == (0, 0, {}, {})
        assert sum(player.astronauts) == 0


@pytest.mark.rule("S-030")
def test_the_first_seat_is_drawn_and_the_others_follow_clockwise() -> None:
    orders = {new({}, entropy=number).order for number in range(12)}
    assert orders == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


@pytest.mark.rule("S-006", "S-031")
def test_as_many_leaders_as_seats_each_on_one_side() -> None:
    sides = set()
    for number in range(12):
        leaders = new({}, 4, number).leaders
        assert {leader.rpartition("-")[0] for leader in leaders} == {"canada", "europe", "japan", "usa"}
        sides |= set(leaders)
    assert len(sides) == 8
    assert len(new({}, 2).leaders) == 2


@pytest.mark.rule("S-032", "S-033", "S-038", "S-040")
def test_each_seat_chooses_wholly_before_the_next_and_activates_a_token() -> None:
    state = begun()
    for seat in state.order:
        assert GAME.to_move(state) == (seat,)
        assert asked(state) == "ChooseLeader"
        leaders = moves_of(state, TakeLeader)
        assert len(leaders) == 3 - seat
        state = play(state, leaders[0])
        assert asked(state) == "ChooseFirstSector"
        decision = decide(state, moves_of(state)[0])
        assert [type(event) for event in decision.events if isinstance(event, FirstDomePlaced | TokenActivated)] == [
            FirstDomePlaced,
            TokenActivated,
        ]
        assert GAME.is_boundary(decision.events)
        state = decision.after
        assert state.seats[seat].built == {"dome-1": ()}
    assert asked(state) == "ChooseShuttle"


@pytest.mark.rule("S-034", "S-035", "S-036")
def test_the_first_dome_stands_in_a_central_sector_of_its_own() -> None:
    state = begun()
    state = play(state, moves_of(state)[0])
    assert {move.sector for move in moves_of(state)} == {"C1", "C2", "C3", "C4", "C5", "C6"}
    assert refusal(state, PlaceFirstDome("O1")) == "not-a-central-sector"
    assert refusal(state, PlaceFirstDome("centre")) == "not-a-central-sector"
    state = play(state, PlaceFirstDome("C3"))
    state = play(state, moves_of(state)[0])
    assert refusal(state, PlaceFirstDome("C3")) == "dome-there"


@pytest.mark.rule("S-038", "S-039")
def test_the_first_dome_brings_its_token_alone() -> None:
    state = begun()
    corner = next(corner for corner, token in state.tokens.items() if token.corporation == "mining")
    state = play(state, moves_of(state)[0])
    sector = tables(state).touched[corner][0]
    gained = events_of(state, PlaceFirstDome(sector), Gained)
    assert [(event.thing, event.amount) for event in gained if isinstance(event, Gained)] == [("helium3", 1)]
    choices = GAME.choices(state, 0)
    lines = choices.lines[choices.moves.index(PlaceFirstDome(sector))]
    assert lines == (Line("gain", 1, {"of": "helium3"}),)
    after = play(state, PlaceFirstDome(sector))
    assert stock(after, 0, "helium3") == 1
    assert asked(after) == "ChooseLeader"
    assert not events_of(state, PlaceFirstDome(sector), ProjectShown)
