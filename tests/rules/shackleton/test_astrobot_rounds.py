"""AstroBot: Maintenance phase and end (A-074 to A-079)."""

import pytest
from msgspec.structs import replace

from app.rules.shackleton.board.scores import categories, outcome_of
from app.rules.shackleton.components.shapes import Astronaut
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.phases.maintenance import (
    collect_income,
    costs,
    end,
    finish_round,
    offer_rearranging,
    retrieve,
)
from app.rules.shackleton.vocabulary.astrobot import AstroBotDeckRenewed
from app.rules.shackleton.vocabulary.events import AstronautRetrieved, Gained, Paid, RoundEnded
from app.rules.shackleton.vocabulary.nouns import REPUTATION, VP
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import FinishRound, OfferRearranging, Retrieve
from tests.support.shackleton.astrobot import ASTROBOT, HUMAN, in_turn, with_cards, with_crater
from tests.support.shackleton.positions import with_base, with_seat, with_stock, with_structures

SLOTS = (1, 2, 7, 16, 25, 30)
"""Those whose rows cross O1."""


def retrieving(number: int, *crew: Astronaut, **housed: tuple[Astronaut, ...]) -> dict[int, str]:
    """The places of AstroBot's astronauts by slot, "" for the Gateway, in a round of this number: it wins all of this
    crew, which stands on the first ones of `SLOTS`."""
    state = with_structures(in_turn(), {"O1": [(ASTROBOT, "headquarters")]})
    seat = state.seats[ASTROBOT]
    state = with_base(with_seat(state, ASTROBOT, built={}), ASTROBOT, **housed)
    assert seat.waiting is None
    state = with_crater(replace(state, round=number), dict(zip(SLOTS, crew, strict=False)))
    ledger = Ledger(state)
    for slot in (0, *SLOTS[: len(crew)]):
        retrieve(ledger, Retrieve(slot))
    return {
        event.slot: event.place if event.seat == ASTROBOT else ""
        for event in ledger.events
        if isinstance(event, AstronautRetrieved)
    }


class TestRetrieval:
    @pytest.mark.rule("A-074")
    @pytest.mark.parametrize("number", [1, 2])
    def test_scientists_go_to_domes_and_others_to_the_headquarters(self, number: int) -> None:
        crew: tuple[Astronaut, ...] = ("engineer", "scientist", "technician")
        found = retrieving(number, *crew, dome_1=(), dome_2=(), laboratory_scientist=(), headquarters=())
        assert found == {1: "headquarters", 2: "dome-1", 7: "headquarters"}

    @pytest.mark.rule("A-074")
    def test_the_rest_goes_by_places_matching_ones_first(self) -> None:
        """No Dome is free for the scientists and no Headquarters stands. The first scientist has a place of its type;
        behind it stands what is left from left to right."""
        crew: tuple[Astronaut, ...] = ("engineer", "scientist", "technician", "scientist")
        found = retrieving(
            1, *crew, dome_1=("scientist",), workshop_engineer=("engineer",), workshop_scientist=("scientist",)
        )
        assert found == {1: "workshop-engineer", 2: "workshop-scientist", 7: "waiting", 16: ""}

    @pytest.mark.rule("A-074")
    def test_a_structure_takes_others_as_long_as_it_has_places(self) -> None:
        found = retrieving(1, "engineer", "technician", "technician", workshop_engineer=())
        assert found == {1: "workshop-engineer", 2: "workshop-engineer", 7: "waiting"}

    @pytest.mark.rule("A-074")
    def test_a_dome_left_by_scientists_takes_others_behind_the_matching_ones(self) -> None:
        found = retrieving(
            2, "engineer", "engineer", "scientist", dome_1=(), dome_2=(), workshop_engineer=("engineer",)
        )
        assert found == {1: "workshop-engineer", 2: "dome-2", 7: "dome-1"}

    @pytest.mark.rule("A-075")
    def test_in_round_3_laboratories_are_filled_first_with_matching_ones(self) -> None:
        crew: tuple[Astronaut, ...] = ("scientist", "scientist", "engineer", "technician")
        housed = dict.fromkeys(("dome_1", "headquarters", "workshop_technician"), ())
        found = retrieving(3, *crew, laboratory_scientist=("scientist",) * 2, laboratory_engineer=(), **housed)
        assert found == {1: "laboratory-scientist", 2: "dome-1", 7: "laboratory-engineer", 16: "headquarters"}

    @pytest.mark.rule("A-075")
    def test_in_round_3_the_rest_goes_anywhere(self) -> None:
        found = retrieving(3, "technician", "engineer", laboratory_scientist=(), workshop_technician=())
        assert found == {1: "workshop-technician", 2: "workshop-technician"}

    @pytest.mark.rule("A-076")
    def test_without_room_they_go_to_the_gateway(self) -> None:
        assert retrieving(1, "engineer", "scientist", dome_1=("scientist",)) == {1: "waiting", 2: ""}

    @pytest.mark.rule("A-074")
    def test_the_human_wins_as_usual(self) -> None:
        state = with_structures(in_turn(), {"O1": [(HUMAN, "dome-1")]})
        ledger = Ledger(with_crater(state, {1: "engineer"}))
        retrieve(ledger, Retrieve(0))
        assert AstronautRetrieved(1, "engineer", HUMAN, "dome-1") in ledger.events

    @pytest.mark.rule("A-077")
    def test_it_does_not_rearrange(self) -> None:
        ledger = Ledger(with_base(in_turn(), ASTROBOT, dome_1=("engineer",), workshop_engineer=()))
        offer_rearranging(ledger, OfferRearranging((ASTROBOT, HUMAN)))
        assert ledger.state.agenda[-1] == OfferRearranging((HUMAN,))


def settled(state: State) -> Ledger:
    """Income and costs of AstroBot."""
    ledger = Ledger(state)
    collect_income(ledger, ASTROBOT)
    return ledger


class TestIncome:
    @pytest.mark.rule("A-077")
    def test_scientists_in_domes_and_astronauts_in_the_headquarters_alone_pay(self) -> None:
        state = with_base(
            in_turn(),
            ASTROBOT,
            dome_1=("scientist",),
            dome_2=("engineer",),
            dome_3=("technician",),
            dome_4=("scientist",),
            headquarters=("engineer", "scientist", "technician"),
            workshop_scientist=("scientist",),
        )
        assert settled(state).events == [
            Gained(ASTROBOT, VP, 2, "dome-1"),
            Gained(ASTROBOT, VP, 2, "dome-4"),
            *[Gained(ASTROBOT, REPUTATION, 1, "headquarters")] * 3,
        ]

    @pytest.mark.rule("A-077")
    def test_incomes_of_projects_are_not_its(self) -> None:
        """Polar Mine pays Titanium."""
        state = with_seat(in_turn(), ASTROBOT, projects=("polar-mine",))
        assert settled(state).events == []

    @pytest.mark.rule("A-077")
    def test_it_has_no_costs(self) -> None:
        state = with_seat(with_base(in_turn(), ASTROBOT, dome_1=(), headquarters=()), ASTROBOT, reputation=9, vp=5)
        assert costs(state, ASTROBOT) == 0
        ledger = Ledger(with_stock(replace(state, round=1), HUMAN, credits=50))
        finish_round(ledger, FinishRound())
        assert not [event for event in ledger.events if isinstance(event, Paid) and event.seat == ASTROBOT]


class TestEnd:
    @pytest.mark.rule("A-078")
    @pytest.mark.parametrize(("number", "renewed"), [(1, True), (2, True), (3, False)])
    def test_its_deck_is_renewed_behind_rounds_1_and_2(self, number: int, *, renewed: bool) -> None:
        state = with_cards(replace(in_turn(), round=number), row=(1, 2, 3, 4, 5, 6, 7), deck=())
        ledger = Ledger(state)
        finish_round(ledger, FinishRound())
        assert (AstroBotDeckRenewed(ASTROBOT) in ledger.events) == renewed
        if renewed:
            events = ledger.events
            assert events.index(AstroBotDeckRenewed(ASTROBOT)) > events.index(RoundEnded())

    @pytest.mark.rule("A-079")
    def test_projects_laboratories_reputation_and_corporations_score(self) -> None:
        """Ore Refinery and Moon Casino have 3 and 2 VP."""
        state = with_base(in_turn(), ASTROBOT, laboratory_engineer=("engineer",) * 2, workshop_engineer=("engineer",))
        state = with_seat(state, ASTROBOT, vp=20, reputation=7, projects=("ore-refinery", "moon-casino"))
        assert categories(state, ASTROBOT) == {
            "scored": 20,
            "projects": 5,
            "laboratories": 5,
            "reputation": 7,
            "artemis": 0,
            "mining": 0,
            "selenium": 0,
        }

    @pytest.mark.rule("A-079")
    @pytest.mark.parametrize(
        ("own", "reputation", "winners"),
        [(30, 5, (ASTROBOT,)), (10, 5, (HUMAN,)), (20, 5, (ASTROBOT, HUMAN)), (21, 4, (HUMAN,))],
    )
    def test_the_higher_total_wins_and_ties_are_as_usual(
        self, own: int, reputation: int, winners: tuple[int, ...]
    ) -> None:
        state = with_seat(with_seat(in_turn(), HUMAN, vp=20, reputation=5), ASTROBOT, vp=own, reputation=reputation)
        ledger = Ledger(state)
        end(ledger)
        outcome = outcome_of(ledger.state)
        assert sorted(outcome.winners) == sorted(winners)
        assert outcome.totals == (25, own + reputation)
