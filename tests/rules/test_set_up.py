"""Setting the game up: rulebook pages 4 to 8."""

from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from app.rules.game import BadOptions
from app.rules.skymines.board.bonuses import passed_bonuses
from app.rules.skymines.board.scores import track_shares
from app.rules.skymines.board.stations import coins_showing
from app.rules.skymines.components.shapes import COMPANIES, Company
from app.rules.skymines.vocabulary.moves import KeepToken
from app.rules.skymines.vocabulary.questions import ChooseToken, Planning
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.choices import kept
from tests.support.rules.positions import (
    GAME,
    INDEX,
    act,
    asked,
    begun,
    offered,
    on_track,
    planning,
    refuses,
    seats,
    with_tracks,
)


@pytest.mark.rule("B-001")
def test_the_base_game_has_the_moon_and_nothing_of_the_modules() -> None:
    state = begun()
    assert len(state.moon) == 24 and set(state.moon) == {None}
    assert {station.company for station in INDEX.components.moon.stations} == set(COMPANIES)
    assert not {"missions", "shuttles", "threat", "one_time_markers"} & set(state.__struct_fields__)


@pytest.mark.rule("B-001")
def test_no_component_and_no_part_of_a_module_is_in_a_base_game() -> None:
    """Every card is of a kind that the base knows, every plan one of its 72 or special, and no module keeps a thing."""
    state = begun(humans=4)
    assert state.modules is UNSET and state.options.modules is UNSET
    hands = [card for seat in state.seats for card in (*seat.hand, *(item for deck in seat.resting for item in deck))]
    cards = [*state.stack, *hands, *(card for card in state.display if card)]
    kinds = {INDEX.card[card].kind for card in cards}
    assert kinds <= {"carbon", "minerals", "titanium", "energy", "research", "field", "share"}
    plans = [plan for supply in state.supplies.values() for plan in supply] + [plan for plan in state.plans if plan]
    assert set(plans) == set(INDEX.plan) and len(plans) == 72
    assert set(state.tiles) == {"plus-one", "field", "research", "energy"}


@pytest.mark.rule("B-002")
def test_the_first_game_has_its_four_tracks() -> None:
    assert begun().tracks == ("A1", "B1", "C1", "D1")


@pytest.mark.rule("B-002")
def test_random_tracks_are_of_four_different_boards_on_either_side() -> None:
    drawn = [begun(tracks="random", entropy=bytes([n])).tracks for n in range(30)]
    assert all(len({track[0] for track in tracks}) == 4 for tracks in drawn)
    assert {track for tracks in drawn for track in tracks} == set(INDEX.track)


@pytest.mark.rule("B-002")
def test_tracks_can_be_chosen_but_not_both_sides_of_one_board() -> None:
    chosen = {"skymine": "E2", "minerva": "A1", "astrogo": "B2", "tawac": "D2"}
    assert begun(tracks=chosen).tracks == ("E2", "A1", "B2", "D2")
    with pytest.raises(BadOptions) as refused:
        begun(tracks={**chosen, "minerva": "E1"})
    assert refused.value.code == "tracks-of-one-board"


@pytest.mark.rule("B-003")
def test_a_track_belongs_to_the_company_at_whose_edge_it_lies() -> None:
    state = on_track(with_tracks(begun(), skymine="A1", astrogo="B2"), 0, "astrogo", 20)
    assert track_shares(state, state.seats[0], "astrogo") == INDEX.track["B2"].shares[-1].shares
    assert track_shares(state, state.seats[0], "skymine") == 0


@pytest.mark.rule("B-003")
@pytest.mark.parametrize("company", COMPANIES)
def test_a_track_serves_whatever_company_it_lies_at(company: Company) -> None:
    """A1 at each company in turn: its end, its shares and its first bonus are that company's."""
    rest = dict(zip((item for item in COMPANIES if item != company), ("B1", "C1", "D1"), strict=True))
    state = with_tracks(begun(), **{company: "A1", **rest})
    track = INDEX.track["A1"]
    at_end = on_track(state, 0, company, track.last)
    shares = {item: track_shares(at_end, at_end.seats[0], item) for item in COMPANIES}
    assert shares == {item: track.shares[-1].shares if item == company else 0 for item in COMPANIES}
    behind = on_track(state, 0, company, track.thresholds[0].after + 1)
    assert passed_bonuses(behind, 0) == ("A1-1",)


@pytest.mark.rule("B-004")
def test_every_station_starts_full_and_no_share_has_a_value() -> None:
    state = begun()
    assert all([column.outposts for column in columns] == [5, 5, 5] for columns in state.stations)
    assert [coins_showing(state, company) for company in COMPANIES] == [0, 0, 0, 0]


@pytest.mark.rule("B-005")
def test_the_stack_is_sorted_by_letter_and_the_display_dealt_from_space_one() -> None:
    state = begun()
    assert [card and card[0] for card in state.display] == ["A"] * 9 + ["B"] * 3
    assert [card[0] for card in state.stack] == ["B"] * 13 + ["C"] * 11 + ["D"] * 4 + ["E"] * 4
    other = begun(entropy=b"another")
    assert other.display != state.display and set(other.display[:9]) == set(state.display[:9])


@pytest.mark.rule("B-006")
def test_the_research_display_shows_four_plans_of_each_letter() -> None:
    state = begun()
    letters = {plan.id: plan.letter for plan in INDEX.components.plans}
    assert [letters[plan or ""] for plan in state.plans] == ["A"] * 4 + ["B"] * 4 + ["C"] * 4
    assert {letter: len(plans) for letter, plans in state.supplies.items()} == {"A": 20, "B": 20, "C": 20}
    assert (state.supplement, state.specials, state.round) == (1, (2, 3, 4, 5, 6, 7), 1)


@pytest.mark.rule("B-007")
def test_every_human_starts_with_a_coin_and_everything_on_its_first_space() -> None:
    for player in begun(3).seats:
        assert (player.coins, player.tracks, player.helium, player.upload) == (1, (0, 0, 0, 0), 0, -1)
        assert player.slots == ("B", "C", "D")


@pytest.mark.rule("B-008")
@pytest.mark.parametrize(("humans", "lunas", "markers"), [(2, 0, 3), (1, 1, 3), (2, 1, 2), (1, 3, 2), (4, 0, 2)])
def test_bonus_markers_by_the_number_of_seats(humans: int, lunas: int, markers: int) -> None:
    assert {player.markers for player in begun(humans, lunas).seats[:humans]} == {markers}


@pytest.mark.rule("B-009")
def test_the_same_nine_cards_and_a_single_energy_card_clockwise_from_the_first_player() -> None:
    state = begun(4, first_player=2)
    starting = [card.id for card in INDEX.components.cards if card.letter == "start"]
    singles = {0: "energy-03", 1: "energy-04", 2: "energy-01", 3: "energy-02"}
    assert len(starting) == 9 and state.order == (2, 3, 0, 1)
    assert {seat: sorted(player.hand) for seat, player in enumerate(state.seats)} == {
        seat: sorted([*starting, single]) for seat, single in singles.items()
    }


@pytest.mark.rule("B-010")
def test_first_game_tokens_go_by_the_seating_order() -> None:
    state = begun(3, first_player=1)
    places = [INDEX.token[state.seats[seat].dealt[0]].first_game_seat for seat in state.order]
    assert places == [1, 2, 3] and all(len(player.dealt) == 1 for player in state.seats)


@pytest.mark.rule("B-010")
def test_one_of_two_tokens_is_kept_in_secret_and_all_are_revealed_together() -> None:
    state = begun(2, tokens="dealt")
    first, second = state.seats[0].dealt, state.seats[1].dealt
    assert len({*first, *second}) == 4
    state = act(state, 0, KeepToken(first[1], INDEX.token[first[1]].icons))
    assert asked(state) == ChooseToken() and state.seats[0].screens[0] is None
    assert GAME.view(state, 1)["seats"][0]["token"] is None
    state = act(state, 1, KeepToken(second[0], INDEX.token[second[0]].icons))
    placed = [player.screens[0] for player in state.seats]
    assert [plan and plan.plan for plan in placed] == [first[1], second[0]]


@pytest.mark.rule("B-010")
def test_a_token_that_was_not_dealt_cannot_be_kept() -> None:
    state = begun(2, tokens="dealt")
    other = INDEX.token[state.seats[1].dealt[0]]
    refuses(state, 0, KeepToken(other.id, other.icons), "token-not-dealt", "p. 8")


@pytest.mark.rule("B-011")
def test_the_three_cards_of_the_token_rest_in_the_chosen_order() -> None:
    state = begun()
    token = INDEX.token[state.seats[0].dealt[0]]
    one, two, three = token.icons
    assert len(offered(state, 0)) == 6
    state = act(state, 0, KeepToken(token.id, (three, one, two)))
    state = act(state, 1, KeepToken(state.seats[1].dealt[0], INDEX.token[state.seats[1].dealt[0]].icons))
    assert state.seats[0].resting == ((), (three,), (one,), (two,), ())
    assert len(state.seats[0].hand) == 7 and not {one, two, three} & set(state.seats[0].hand)
    assert asked(state) == Planning()


@pytest.mark.rule("B-012")
def test_the_starting_bonus_moves_markers_page_8() -> None:
    state = planning()
    assert state.seats[0].tracks == (3, 0, 1, 0)
    assert (state.seats[1].tracks, state.seats[1].helium) == ((0, 2, 0, 0), 1)


@pytest.mark.parametrize(
    ("options", "humans", "lunas", "code"),
    [
        ({}, 1, 0, "wrong-number-of-seats"),
        ({}, 0, 2, "no-human"),
        ({}, 4, 1, "wrong-number-of-seats"),
        ({"tracks": "both"}, 2, 0, "bad-option"),
        ({"first_player": 1}, 1, 1, "first-player-not-human"),
        ({"unknown": 1}, 2, 0, "bad-option"),
    ],
)
def test_bad_options_are_named(options: dict[str, Any], humans: int, lunas: int, code: str) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.check_options(options, seats(humans, lunas))
    assert refused.value.code == code


def test_the_same_entropy_sets_up_the_same_game() -> None:
    def drawn(entropy: bytes) -> State:
        return begun(2, 1, entropy=entropy, tracks="random", tokens="dealt", first_player=None)

    assert drawn(b"one") == drawn(b"one") != drawn(b"two")


def test_a_token_is_asked_for_until_all_have_chosen_and_never_again() -> None:
    state = begun()
    for seat in (0, 1):
        assert any(isinstance(step, ChooseToken) for step in state.agenda)
        state = act(state, seat, KeepToken(*next((move.token, move.rest) for move in kept(state, seat))))
    assert not any(isinstance(step, ChooseToken) for step in state.agenda)


@pytest.mark.parametrize(
    ("options", "lunas", "level", "code"),
    [
        ({"tracks": {"skymine": "A1", "minerva": "B1", "astrogo": "C1", "tawac": "Z9"}}, 0, 2, "bad-tracks"),
        ({"tracks": {"skymine": "A1", "minerva": "B1", "astrogo": "C1"}}, 0, 2, "bad-tracks"),
        ({}, 1, 99, "unknown-level"),
    ],
)
def test_options_of_which_one_thing_is_wrong_are_refused(
    options: dict[str, Any], lunas: int, level: int, code: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        begun(2, lunas, level, **options)
    assert refused.value.code == code


@pytest.mark.parametrize(("humans", "lunas"), [(1, 1), (2, 0), (2, 2), (4, 0)])
def test_tokens_with_their_cards_at_rest_begin_as_if_all_had_chosen_so(humans: int, lunas: int) -> None:
    chosen = planning(humans, lunas)
    rested = begun(humans, lunas, tokens="rested")
    assert isinstance(asked(rested), Planning)
    assert replace(rested, options=chosen.options) == chosen


GUIDED: dict[str, Any] = {"tokens": "rested", "deal": "guided"}


def guided(entropy: bytes = b"moon") -> State:
    return begun(1, 1, 0, entropy, first_player=None, **GUIDED)


def test_the_guided_deal_is_the_same_whatever_is_drawn() -> None:
    assert guided(b"one") == guided(b"two")
    assert guided() != begun(1, 1, 0, tokens="rested", first_player=None)
    assert GAME.view(guided(), 0)["guided"] is True
    assert "guided" not in GAME.view(begun(), 0)


def test_the_guided_deal_holds_what_its_guide_speaks_of() -> None:
    state = guided()
    me = state.seats[0]
    kinds = sorted(INDEX.card[card].kind for card in me.hand)
    assert kinds == ["carbon", "energy", "energy", "minerals", "minerals", "research", "titanium"]
    assert any(INDEX.card[card].kind == "carbon" for deck in me.resting for card in deck)
    shown = GAME.view(state, 0)["display"]
    carbon = [space["cost"] for space in shown if space and INDEX.card[space["card"]].kind == "carbon"]
    minerals = sum(INDEX.card[card].value or 0 for card in me.hand if INDEX.card[card].kind == "minerals")
    assert min(carbon) == minerals


@pytest.mark.parametrize(
    ("more", "humans", "lunas"),
    [
        ({}, 2, 0),
        ({}, 1, 2),
        ({"tokens": "dealt"}, 1, 1),
        ({"tracks": "random"}, 1, 1),
        ({"linked_slots": True}, 1, 1),
        ({"modules": {"missions": {}}}, 1, 1),
    ],
)
def test_the_guided_deal_fits_no_other_set_up(more: dict[str, Any], humans: int, lunas: int) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.check_options({**GUIDED, **more}, seats(humans, lunas, 0))
    assert refused.value.code == "guided-as-it-is"


def test_a_repeated_guided_game_is_dealt_again() -> None:
    options = {"tracks": "first-game", **GUIDED}
    assert GAME.rematch_options(options, guided(), {}) == {"tracks": "first-game", "tokens": "rested"}
