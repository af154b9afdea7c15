"""Artemis Tours: Tourists, the Visitor Centre, attractions and their effects."""

import pytest
from msgspec.structs import replace

from app.rules.game import Line
from app.rules.kit.parts import part
from app.rules.shackleton.actions.corporation_actions import is_any_possible
from app.rules.shackleton.board.scores import categories
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.artemis.module import close_centre
from app.rules.shackleton.modules.artemis.vocabulary import (
    Artemis,
    ChoosePlaceOfTourist,
    GuideTourist,
    TouristGuided,
    TouristsReturned,
)
from app.rules.shackleton.phases.maintenance import collect_income
from app.rules.shackleton.vocabulary.moves import (
    ActivateToken,
    ClaimGoal,
    Decline,
    ExploitCrater,
    Fund,
    TakeCommand,
    UseProject,
)
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.boards import tourists_of, with_tourists
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import (
    FABIO,
    MATTHIEU,
    NESTORE,
    asked,
    begun,
    corner_of,
    events_of,
    in_action,
    moves_of,
    play,
    refusal,
    showing,
    stock,
    with_seat,
    with_stock,
    with_structures,
    with_tokens,
)

SET = ("artemis", "mining", "robotics")


def start(*projects: str, seats: int = 3, energy: int = 5, **things: int) -> State:
    """Fabio's turn, with these projects and things."""
    state = with_seat(in_action(seats, SET, energy), FABIO, projects=projects)
    return with_stock(state, FABIO, **things)


def acting(*projects: str, waiting: int = 0, guests: tuple[str, ...] = (), seats: int = 3) -> State:
    """Fabio takes corporation actions, with Tourists in his arrivals."""
    state = with_tourists(start(*projects, seats=seats), *guests, waiting=waiting)
    return play(state, TakeCommand("engineer", "corporation_actions"))


def fund(project: str) -> State:
    """The state behind Fabio's funding of a project that is visible, for its price."""
    state = showing(start(energy=9, credits=3), project)
    return play(state, TakeCommand("scientist", "fund"), Fund(project))


def activating(state: State, corporation: str = "artemis") -> State:
    """The state behind Fabio's activation of a token."""
    corner = corner_of(state, "O1")
    state = with_tokens(with_structures(state, {"O1": [(FABIO, "dome-1")]}), {corner: corporation})
    return play(state, ExploitCrater("scientist", 2), ActivateToken(corner))


def offered(state: State) -> list[str]:
    """The places that are offered."""
    return [move.place for move in moves_of(state, GuideTourist)]


def income(state: State) -> int:
    """The Credits of Fabio's income."""
    ledger = Ledger(state)
    collect_income(ledger, FABIO)
    return stock(ledger.state, FABIO, "credits")


def printed(project: str) -> tuple[int, int]:
    """The VP of a project that Fabio has, and what it scores at the end besides, with nothing else there."""
    found = categories(start(project), FABIO)
    return found["projects"], found["artemis"]


class TestQueue:
    @pytest.mark.rule("C-016", "S-026")
    def test_eleven_tourists_stand_in_order(self) -> None:
        state = begun(corporations=SET)
        assert part(state, Artemis).queue == tuple(range(1, 12))
        view = GAME.view(state, NESTORE)["modules"]["artemis"]
        assert (view["queue"], view["arrivals"], view["guests"]) == (list(range(1, 12)), [[], [], []], {})

    @pytest.mark.rule("C-018", "C-020")
    def test_a_token_brings_the_first_to_the_arrivals_which_hold_any_number(self) -> None:
        state = activating(start())
        assert part(state, Artemis).waiting(FABIO) == (1,)
        assert part(state, Artemis).queue == tuple(range(2, 12))
        crowded = activating(with_tourists(start(), waiting=10))
        assert part(crowded, Artemis).waiting(FABIO) == tuple(range(1, 12))
        assert part(crowded, Artemis).waiting(NESTORE) == ()

    @pytest.mark.rule("C-019")
    def test_with_an_empty_queue_it_brings_two_credits(self) -> None:
        state = with_tourists(start(), waiting=11)
        after = activating(state)
        assert (tourists_of(after, FABIO), stock(after, FABIO, "credits")) == (11, 2)


class TestGuiding:
    @pytest.mark.rule("C-017", "C-021")
    @pytest.mark.parametrize(("seats", "places"), [(2, 3), (3, 4), (4, 5)])
    def test_the_visitor_centre_has_places_of_three_vp(self, seats: int, places: int) -> None:
        state = acting(waiting=1, seats=seats)
        assert offered(state) == [f"centre-{number}" for number in range(1, places + 1)]
        assert play(state, GuideTourist("centre-1")).seats[FABIO].vp == 3
        assert GAME.view(state, None)["modules"]["artemis"]["centre"] == offered(state)

    @pytest.mark.rule("C-021")
    def test_one_or_two_tourists_are_put_and_scored_at_once(self) -> None:
        state = acting("low-gravity-arena", waiting=3)
        choices = GAME.choices(state, FABIO)
        lines = choices.lines[choices.moves.index(GuideTourist("low-gravity-arena-3"))]
        assert lines == (Line("gain", 4, {"of": "vp"}),)
        assert events_of(state, GuideTourist("centre-2"), TouristGuided) == [TouristGuided(FABIO, "centre-2")]
        state = play(state, GuideTourist("low-gravity-arena-3"))
        assert (state.seats[FABIO].vp, asked(state)) == (4, "ChoosePlaceOfTourist")
        one = play(state, Decline())
        assert (asked(one), tourists_of(one, FABIO)) == ("TakeCorporationAction", 2)
        two = play(state, GuideTourist("centre-1"))
        assert (two.seats[FABIO].vp, asked(two), tourists_of(two, FABIO)) == (7, "TakeCorporationAction", 1)
        assert part(two, Artemis).guests == {"low-gravity-arena-3": 1, "centre-1": 2}

    def test_a_board_may_say_more_than_two(self) -> None:
        state = acting(waiting=3)
        state = replace(state, agenda=(*state.agenda, ChoosePlaceOfTourist(FABIO, 2, may_stop=True)))
        state = play(state, GuideTourist("centre-1"))
        assert asked(state) == "ChoosePlaceOfTourist"
        assert asked(play(state, GuideTourist("centre-2"))) == "TakeCorporationAction"

    @pytest.mark.rule("C-021", "S-148")
    def test_two_tourists_are_one_of_three_actions(self) -> None:
        state = acting("low-gravity-arena", waiting=6)
        for places in (("centre-1", "centre-2"), ("centre-3", "centre-4"), ("low-gravity-arena-1",)):
            assert asked(state) == "TakeCorporationAction"
            state = play(state, *(GuideTourist(place) for place in places))
        assert asked(play(state, Decline())) == "ConfirmEndOfTurn"

    @pytest.mark.rule("C-021", "C-013")
    def test_without_a_waiting_tourist_nothing_is_offered(self) -> None:
        assert offered(acting("moon-casino")) == []
        assert refusal(acting("moon-casino"), GuideTourist("moon-casino-1")) == "no-tourist-waits"
        alone = play(acting("moon-casino", waiting=1), GuideTourist("moon-casino-1"))
        assert asked(alone) == "TakeCorporationAction"

    @pytest.mark.rule("C-021", "C-013")
    def test_without_a_free_place_nothing_is_offered(self) -> None:
        full = acting(waiting=1, guests=("centre-1", "centre-2", "centre-3", "centre-4"))
        assert offered(full) == []

    @pytest.mark.rule("C-022", "C-024")
    def test_a_place_holds_one_and_that_one_stays(self) -> None:
        state = play(acting("moon-casino", waiting=2), GuideTourist("moon-casino-1"))
        assert refusal(state, GuideTourist("moon-casino-1")) == "place-taken"
        ledger = Ledger(state)
        close_centre(ledger)
        assert part(ledger.state, Artemis).guests == {"moon-casino-1": 1}
        assert ledger.events == []

    @pytest.mark.rule("C-023")
    def test_an_attraction_of_another_seat_is_no_place(self) -> None:
        state = with_seat(acting(waiting=1), NESTORE, projects=("moon-casino",))
        assert refusal(state, GuideTourist("moon-casino-1")) == "attraction-of-another-seat"
        assert refusal(state, GuideTourist("earthrise-hotel-1")) == "cannot-guide"

    @pytest.mark.rule("C-024", "S-171")
    def test_the_visitor_centre_is_cleared_in_the_order_of_its_places(self) -> None:
        state = play(acting(waiting=3), GuideTourist("centre-3"), GuideTourist("centre-1"))
        ledger = Ledger(state)
        close_centre(ledger)
        assert ledger.events == [TouristsReturned(("centre-1", "centre-3"))]
        kept = part(ledger.state, Artemis)
        assert (kept.queue, kept.guests) == ((*range(4, 12), 2, 1), {})
        assert kept.waiting(FABIO) == (3,)

    @pytest.mark.rule("C-013")
    def test_it_is_due_only_where_it_is_possible(self) -> None:
        """With the one action that the Reputation track has open to everybody used."""
        assert is_any_possible(replace(acting(waiting=1), used=(0,)), FABIO)
        assert not is_any_possible(replace(acting(), used=(0,)), FABIO)


class TestIncomeAndEnd:
    @pytest.mark.rule("C-025")
    def test_full_attractions_bring_credits(self) -> None:
        state = start("moon-casino", "first-steps-museum", "arrivals-terminal")
        assert income(with_tourists(state, "moon-casino-1", "arrivals-terminal-1")) == 1
        assert income(with_tourists(state, "moon-casino-1", "moon-casino-2", "arrivals-terminal-1")) == 2

    @pytest.mark.rule("C-026")
    def test_full_attractions_score_three(self) -> None:
        state = start("first-steps-museum", "stargazing-deck")
        assert categories(with_tourists(state, "first-steps-museum-1"), FABIO)["artemis"] == 0
        full = with_tourists(state, "first-steps-museum-1", "first-steps-museum-2", "centre-1")
        assert categories(full, FABIO)["artemis"] == 3
        assert categories(full, MATTHIEU)["artemis"] == 0

    @pytest.mark.rule("C-027", "C-004")
    @pytest.mark.parametrize(("tourists", "levels"), [(1, []), (2, [0]), (4, [0, 1]), (6, [0, 1, 2])])
    def test_goals_count_tourists_on_own_attractions_alone(self, tourists: int, levels: list[int]) -> None:
        places = (*(f"low-gravity-arena-{number}" for number in (1, 2, 3)), "moon-casino-1", "moon-casino-2")
        own = (*places, "arrivals-terminal-1")[:tourists]
        projects = ("low-gravity-arena", "moon-casino", "arrivals-terminal")
        state = with_seat(acting(*projects, waiting=3, guests=(*own, "centre-1")), NESTORE, projects=("regolith-spa",))
        state = play(state, Decline())
        claims = [move for move in moves_of(state, ClaimGoal) if move.corporation == "artemis"]
        assert [move.level for move in claims] == levels
        assert [play(state, move).seats[FABIO].vp for move in claims] == [(5, 8, 12)[level] for level in levels]


class TestAttractions:
    @pytest.mark.parametrize(
        ("project", "places", "vp"),
        [
            pytest.param("moon-casino", (2, 3), 2, marks=pytest.mark.rule("C-029")),
            pytest.param("earthrise-hotel", (3, 3), 3, marks=pytest.mark.rule("C-030")),
            pytest.param("low-gravity-arena", (2, 2, 4), 3, marks=pytest.mark.rule("C-031")),
            pytest.param("rim-cable-car", (2, 3), 2, marks=pytest.mark.rule("C-032")),
            pytest.param("regolith-spa", (3, 4), 2, marks=pytest.mark.rule("C-033")),
            pytest.param("arrivals-terminal", (2,), 2, marks=pytest.mark.rule("C-034")),
            pytest.param("first-steps-museum", (3, 5), 4, marks=pytest.mark.rule("C-035")),
            pytest.param("souvenir-dome", (2, 2), 1, marks=pytest.mark.rule("C-036")),
            pytest.param("stargazing-deck", (3, 3), 2, marks=pytest.mark.rule("C-037")),
        ],
    )
    def test_places_and_vp(self, project: str, places: tuple[int, ...], vp: int) -> None:
        state = acting(project, waiting=1)
        own = [move for move in moves_of(state, GuideTourist) if move.place.startswith(project)]
        assert tuple(play(state, move).seats[FABIO].vp for move in own) == places
        assert printed(project) == (vp, 0)

    @pytest.mark.rule("C-029", "C-012")
    @pytest.mark.parametrize(("credits_left", "vp"), [(2, 0), (3, 1), (11, 3)])
    def test_moon_casino_scores_credits_left(self, credits_left: int, vp: int) -> None:
        assert categories(start("moon-casino", credits=credits_left), FABIO)["artemis"] == vp

    @pytest.mark.rule("C-030", "C-005", "C-014")
    def test_earthrise_hotel_brings_a_tourist_if_there_is_one(self) -> None:
        assert tourists_of(fund("earthrise-hotel"), FABIO) == 1
        state = showing(with_tourists(start(energy=9, credits=3), waiting=11), "earthrise-hotel")
        after = play(state, TakeCommand("scientist", "fund"), Fund("earthrise-hotel"))
        assert (tourists_of(after, FABIO), stock(after, FABIO, "credits")) == (11, 0)

    @pytest.mark.rule("C-032", "C-008", "C-013")
    def test_rim_cable_car_puts_one_tourist_once_a_round(self) -> None:
        state = play(acting("rim-cable-car", waiting=3), UseProject("rim-cable-car"))
        assert {type(move) for move in moves_of(state)} == {GuideTourist}
        state = play(state, GuideTourist("rim-cable-car-2"))
        assert (state.seats[FABIO].vp, asked(state)) == (3, "TakeCorporationAction")
        assert refusal(state, UseProject("rim-cable-car")) == "project-turned"
        assert refusal(acting("rim-cable-car"), UseProject("rim-cable-car")) == "action-not-possible"

    @pytest.mark.rule("C-033", "C-011")
    def test_regolith_spa_brings_credits_for_its_tourists(self) -> None:
        state = start("regolith-spa", "moon-casino")
        assert income(with_tourists(state, "regolith-spa-1", "moon-casino-1")) == 1
        assert income(with_tourists(state, "regolith-spa-1", "regolith-spa-2")) == 3

    @pytest.mark.rule("C-034", "C-006", "C-014")
    def test_arrivals_terminal_brings_tourists_now_and_credits_for_tokens(self) -> None:
        after = fund("arrivals-terminal")
        assert (tourists_of(after, FABIO), stock(after, FABIO, "credits")) == (2, 0)
        state = start("arrivals-terminal")
        assert stock(activating(state), FABIO, "credits") == 1
        assert stock(activating(state, "mining"), FABIO, "credits") == 0
        state = showing(with_tourists(start(energy=9, credits=3), waiting=10), "arrivals-terminal")
        assert tourists_of(play(state, TakeCommand("scientist", "fund"), Fund("arrivals-terminal")), FABIO) == 11

    @pytest.mark.rule("C-036")
    def test_souvenir_dome_brings_credits_and_scores_tourists(self) -> None:
        assert stock(fund("souvenir-dome"), FABIO, "credits") == 4
        state = start("souvenir-dome", "low-gravity-arena", "first-steps-museum")
        guests = ("souvenir-dome-1", *(f"low-gravity-arena-{number}" for number in (1, 2)))
        assert categories(with_tourists(state, *guests, "centre-1", waiting=2), FABIO)["artemis"] == 3
        more = (*guests, "souvenir-dome-2", "first-steps-museum-1", "first-steps-museum-2")
        assert categories(with_tourists(state, *more), FABIO)["artemis"] == 5 + 2 * 3

    @pytest.mark.rule("C-037")
    def test_stargazing_deck_brings_reputation(self) -> None:
        assert fund("stargazing-deck").seats[FABIO].reputation == 2


def test_a_state_and_its_question_can_be_kept() -> None:
    state = play(acting("moon-casino", waiting=2), GuideTourist("centre-1"))
    assert GAME.decode_state(GAME.encode_state(state)) == state
    assert asked(state) == "ChoosePlaceOfTourist"
