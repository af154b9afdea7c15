"""AstroBot funds projects (A-061 to A-068)."""

import pytest
from msgspec.structs import replace

from app.rules.shackleton.astrobot import funding
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.vocabulary.astrobot import (
    AstroBotActionLapsed,
    AstroBotActionReached,
    AstroBotCorporationPassedOver,
    AstroBotDiverted,
    AstroBotProjectChosen,
)
from app.rules.shackleton.vocabulary.events import (
    CommandTaken,
    EnergyConsumed,
    EnergyProduced,
    Gained,
    PanelBuilt,
    ProjectFunded,
    ProjectShown,
)
from app.rules.shackleton.vocabulary.nouns import REPUTATION
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.astrobot import ASTROBOT, behind, in_turn, told, turn_events
from tests.support.shackleton.positions import taken, with_base, with_seat


def financing(previous: int = 1, *, development: int = 0, energy: int = 5, **shown: tuple[str, ...]) -> State:
    """Card 5 lets a technician fund, once its symbol has advanced the Development by 1. Behind card 1 Moon Mining (B)
    is active and the arrow goes clockwise; behind 2 Selenium Research (C), counter-clockwise."""
    state = in_turn(previous, 5, development=development, energy=energy)
    for name, projects in shown.items():
        board = replace(state.boards[name], shown=projects, deck=())
        state = replace(state, boards={**state.boards, name: board})
    return state


def priced(state: State, left: int, name: str = "mining") -> State:
    """So many tokens are left on the board: 4 require 3 Energy and consume 1, 2 require 5, 1 requires 6 and consumes
    2, 0 requires 7."""
    board = state.boards[name]
    return replace(state, boards={**state.boards, name: replace(board, tokens=board.tokens[:left])})


def chosen(state: State) -> AstroBotProjectChosen:
    """The project that is chosen."""
    (event,) = (event for event in turn_events(state) if isinstance(event, AstroBotProjectChosen))
    return event


class TestChoice:
    @pytest.mark.rule("A-061")
    def test_a_technician_goes_to_the_leftmost_free_slot_unpaid(self) -> None:
        state = taken(financing(), "fund", 2)
        assert told(state, CommandTaken) == [CommandTaken(ASTROBOT, "technician", "fund")]
        assert behind(state).seats[ASTROBOT].stock == {}
        full = taken(state, "fund", 3)
        assert told(full, AstroBotDiverted, CommandTaken) == [AstroBotDiverted(ASTROBOT, "fund", "no-slot")]

    @pytest.mark.rule("A-062")
    @pytest.mark.parametrize("projects", [("ore-refinery", "mass-driver"), ("mass-driver", "ore-refinery")])
    def test_the_visible_project_of_most_vp(self, projects: tuple[str, ...]) -> None:
        assert chosen(financing(mining=projects)).project == "ore-refinery"

    @pytest.mark.rule("A-062")
    def test_of_equal_ones_the_arrow_says_the_face_of_the_deck_or_the_other(self) -> None:
        """The card that was moved beside the deck came first; left is the deck, whose face came last (S-024)."""
        assert chosen(financing(1, mining=("ore-refinery", "polar-mine"))).project == "ore-refinery"
        assert chosen(financing(2, selenium=("cryo-store", "deep-drill"))).project == "deep-drill"

    @pytest.mark.rule("A-066")
    def test_without_a_project_the_next_corporation_is_tried(self) -> None:
        state = financing(mining=(), selenium=("deep-drill",))
        assert told(state, AstroBotCorporationPassedOver, ProjectFunded) == [
            AstroBotCorporationPassedOver(ASTROBOT, "mining", "no-project"),
            ProjectFunded(ASTROBOT, "selenium", "deep-drill"),
        ]

    @pytest.mark.rule("A-066")
    def test_behind_c_comes_a_and_b_comes_last(self) -> None:
        state = priced(financing(2, energy=3, artemis=("moon-casino",), mining=("mass-driver",)), 1, "selenium")
        passed = AstroBotCorporationPassedOver(ASTROBOT, "selenium", "energy-too-low")
        assert told(state, AstroBotCorporationPassedOver) == [passed]
        assert chosen(state).project == "moon-casino"
        state = financing(2, selenium=(), artemis=(), mining=("mass-driver",))
        assert chosen(state).corporation == "mining"

    @pytest.mark.rule("A-066")
    def test_without_any_it_visits_the_gateway(self) -> None:
        state = financing(mining=(), selenium=(), artemis=())
        events = turn_events(state)
        assert AstroBotDiverted(ASTROBOT, "fund", "no-project") in events
        assert not [event for event in events if isinstance(event, CommandTaken)]
        names = [event.corporation for event in events if isinstance(event, AstroBotCorporationPassedOver)]
        assert names == ["mining", "selenium", "artemis"]


class TestEnergy:
    @pytest.mark.rule("A-063", "A-064")
    def test_where_the_level_suffices_nothing_else_is_used(self) -> None:
        state = financing(development=3, energy=3)
        assert (chosen(state).requirement, chosen(state).discount) == (3, 0)
        assert told(state, EnergyProduced, PanelBuilt) == []

    @pytest.mark.rule("A-063", "A-064")
    def test_first_comes_the_discount_of_development(self) -> None:
        state = financing(development=3, energy=2)
        assert (chosen(state).requirement, chosen(state).discount) == (2, 1)
        assert told(state, EnergyProduced, PanelBuilt) == []

    @pytest.mark.rule("A-063", "A-064")
    def test_then_energy_for_nothing_below_3(self) -> None:
        state = financing(energy=1)
        assert told(state, EnergyProduced, PanelBuilt) == [EnergyProduced(ASTROBOT, 2)]
        discounted = financing(energy=1, development=3)
        assert told(discounted, EnergyProduced, PanelBuilt) == [EnergyProduced(ASTROBOT, 1)]

    @pytest.mark.rule("A-063", "A-064")
    def test_then_a_panel_for_the_central_hex(self) -> None:
        state = priced(financing(energy=4), 2)
        assert told(state, EnergyProduced, PanelBuilt) == [PanelBuilt(ASTROBOT), EnergyProduced(ASTROBOT, 2)]
        assert Gained(ASTROBOT, REPUTATION, 1, "energy") in turn_events(state)
        assert behind(state).hub == 1
        assert behind(state).energy == 4 + 2 - 1

    @pytest.mark.rule("A-063", "A-064")
    def test_all_of_them_together(self) -> None:
        """7 are required, less 2; from 0 three come for nothing and two with the panel."""
        state = priced(financing(development=6, energy=0), 0)
        assert (chosen(state).requirement, chosen(state).discount) == (5, 2)
        assert told(state, EnergyProduced, PanelBuilt) == [
            EnergyProduced(ASTROBOT, 3),
            PanelBuilt(ASTROBOT),
            EnergyProduced(ASTROBOT, 2),
        ]

    @pytest.mark.rule("A-063", "A-066")
    def test_where_all_do_not_suffice_none_is_used(self) -> None:
        """A panel from space 5 on the rim brings 1 Energy."""
        state = replace(priced(financing(development=6, energy=0), 0), rim=5)
        events = turn_events(state)
        assert AstroBotCorporationPassedOver(ASTROBOT, "mining", "energy-too-low") in events
        assert not [event for event in events if isinstance(event, PanelBuilt)]

    @pytest.mark.rule("A-063")
    def test_credits_and_workshops_do_not_matter(self) -> None:
        state = with_base(financing(energy=2, development=0), ASTROBOT, workshop_technician=("technician",) * 2)
        assert chosen(state).requirement == 3
        assert not behind(state).seats[ASTROBOT].stock

    @pytest.mark.rule("A-065")
    @pytest.mark.parametrize(("left", "consumed"), [(4, 1), (2, 1), (1, 2), (0, 2)])
    def test_the_consumption_is_taken_from_the_level(self, left: int, consumed: int) -> None:
        state = priced(financing(energy=8), left)
        assert told(state, EnergyConsumed) == [EnergyConsumed(ASTROBOT, consumed)]

    @pytest.mark.rule("A-065")
    def test_it_is_taken_as_far_as_the_level_goes(self) -> None:
        ledger = Ledger(priced(financing(energy=1), 0))
        funding.fund(ledger, ASTROBOT, AstroBotProjectChosen(ASTROBOT, "mining", "mass-driver", 0))
        assert EnergyConsumed(ASTROBOT, 1) in ledger.events


class TestBehind:
    @pytest.mark.rule("A-067")
    def test_the_card_has_no_effect_and_a_new_one_is_shown(self) -> None:
        state = financing(mining=("helium3-extractor",))
        board = replace(state.boards["mining"], deck=("mass-driver",))
        state = replace(state, boards={**state.boards, "mining": board})
        assert told(state, ProjectFunded, ProjectShown) == [
            ProjectFunded(ASTROBOT, "mining", "helium3-extractor"),
            ProjectShown("mining", "mass-driver"),
        ]
        after = behind(state)
        assert after.seats[ASTROBOT].projects == ("helium3-extractor",)
        assert after.seats[ASTROBOT].stock == {}

    @pytest.mark.rule("A-067")
    def test_projects_that_it_has_do_nothing_later(self) -> None:
        """Mass Driver scores each own shipment; AstroBot ships as its bonus."""
        state = with_seat(financing(), ASTROBOT, projects=("mass-driver",))
        plain = financing()
        assert behind(state).seats[ASTROBOT].vp == behind(plain).seats[ASTROBOT].vp > 0

    @pytest.mark.rule("A-068")
    def test_the_bonus_is_the_action_of_the_active_corporation(self) -> None:
        events = turn_events(financing(mining=(), selenium=("deep-drill",)))
        assert [event for event in events if isinstance(event, AstroBotActionReached)] == [
            AstroBotActionReached(ASTROBOT, "mining")
        ]
        assert events.index(AstroBotActionReached(ASTROBOT, "mining")) > events.index(
            ProjectFunded(ASTROBOT, "selenium", "deep-drill")
        )

    @pytest.mark.rule("A-068")
    def test_where_that_is_impossible_it_is_2_reputation(self) -> None:
        state = financing(2)
        assert told(state, AstroBotActionLapsed, Gained) == [
            AstroBotActionLapsed(ASTROBOT, "selenium"),
            Gained(ASTROBOT, REPUTATION, 2, "selenium"),
        ]
