"""AstroBot builds (A-046 to A-060)."""

import pytest
from msgspec.structs import replace

from app.rules.shackleton.board.payments import can_pay
from app.rules.shackleton.components.shapes import Astronaut
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.astrobot import (
    AstroBotActionReached,
    AstroBotDiverted,
    AstroBotRowChosen,
    AstroBotTypePassedOver,
)
from app.rules.shackleton.vocabulary.events import (
    AstronautTaken,
    CommandTaken,
    EnergyConsumed,
    EnergyProduced,
    Gained,
    GatewayVisited,
    PanelBuilt,
    PanelMoved,
    StructureBuilt,
    TokenActivated,
    TokenAdded,
)
from app.rules.shackleton.vocabulary.nouns import CREDITS, ENERGY, NEUTRAL, REPUTATION, VP
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.astrobot import (
    ASTROBOT,
    HUMAN,
    behind,
    in_turn,
    told,
    turn_events,
    with_crater,
)
from tests.support.shackleton.positions import powered, taken, with_base, with_structures, with_tokens

FIRST_DOME = {"O1": [(ASTROBOT, "dome-1")]}


def constructing(
    previous: int = 1,
    *,
    development: int = 0,
    energy: int = 5,
    sectors: dict[str, list[tuple[int, str]]] | None = None,
    crater: dict[int, Astronaut] | None = None,
) -> State:
    """Card 7 lets an engineer build, once its symbol has advanced the Development by 1. By card 1 the search goes from
    slot 1 clockwise, by card 6 from slot 26 the other way round. The row of slot 1 is O1 C1 C4 O7, that of slot 2 O1
    O12 O11, that of slot 25 O11 O12 O1."""
    state = in_turn(previous, 7, development=development, energy=energy)
    return with_crater(with_structures(state, sectors or FIRST_DOME), crater or {})


def built(state: State) -> tuple[str, str]:
    """What AstroBot builds, and where."""
    ((piece, sector),) = ((e.piece, e.sector) for e in turn_events(state) if isinstance(e, StructureBuilt))
    return piece, sector


def sector(state: State) -> str:
    """Where AstroBot builds."""
    return built(state)[1]


def kept_off(state: State) -> list[AstroBotDiverted]:
    """Why AstroBot does not build."""
    events = turn_events(state)
    assert not [event for event in events if isinstance(event, StructureBuilt | CommandTaken)]
    assert GatewayVisited(ASTROBOT, "engineer") in events
    return [event for event in events if isinstance(event, AstroBotDiverted)]


class TestSlot:
    @pytest.mark.rule("A-046")
    def test_an_engineer_goes_to_the_leftmost_free_slot_unpaid(self) -> None:
        state = taken(constructing(), "build", 2)
        assert told(state, CommandTaken) == [CommandTaken(ASTROBOT, "engineer", "build")]
        assert len(behind(state).commands["build"]) == 3
        assert behind(state).seats[ASTROBOT].stock == {}

    @pytest.mark.rule("A-046")
    def test_without_a_free_slot_it_visits_the_gateway(self) -> None:
        assert kept_off(taken(constructing(), "build", 3)) == [AstroBotDiverted(ASTROBOT, "build", "no-slot")]


class TestType:
    @pytest.mark.rule("A-047")
    @pytest.mark.parametrize(
        ("development", "kind"),
        [(0, "dome"), (1, "workshop"), (2, "workshop"), (3, "laboratory"), (5, "headquarters"), (7, "headquarters")],
    )
    def test_development_decides_it(self, development: int, kind: str) -> None:
        state = constructing(development=development)
        assert tables(state).kind(built(state)[0]) == kind

    @pytest.mark.rule("A-047")
    def test_with_all_of_it_built_the_next_smaller_one_that_is_left_is_built(self) -> None:
        state = with_base(constructing(development=6), ASTROBOT, headquarters=())
        assert tables(state).kind(built(state)[0]) == "laboratory"
        state = with_base(state, ASTROBOT, laboratory_engineer=(), laboratory_technician=(), laboratory_scientist=())
        assert tables(state).kind(built(state)[0]) == "workshop"
        assert told(state, AstroBotTypePassedOver) == [
            AstroBotTypePassedOver(ASTROBOT, "headquarters", "all-built"),
            AstroBotTypePassedOver(ASTROBOT, "laboratory", "all-built"),
        ]

    @pytest.mark.rule("A-047", "A-053")
    def test_no_bigger_one_is_built_instead(self) -> None:
        state = with_base(constructing(), ASTROBOT, dome_2=(), dome_3=(), dome_4=(), dome_5=())
        assert kept_off(state) == [AstroBotDiverted(ASTROBOT, "build", "no-place")]

    @pytest.mark.rule("A-055")
    def test_the_first_one_left_on_its_base_is_taken(self) -> None:
        state = with_base(constructing(), ASTROBOT, dome_2=(), dome_4=())
        assert built(state)[0] == "dome-3"
        assert built(constructing(development=1))[0] == "workshop-engineer"


class TestPlace:
    @pytest.mark.rule("A-048")
    @pytest.mark.parametrize(("previous", "slot", "place"), [(1, 2, "O12"), (6, 25, "O11")])
    def test_the_first_row_from_the_triangle_with_an_astronaut_that_it_would_win(
        self, previous: int, slot: int, place: str
    ) -> None:
        """It would win those of slots 2 and 25, not that of slot 12."""
        sectors = {**FIRST_DOME, "O4": [(HUMAN, "dome-1")]}
        state = constructing(previous, sectors=sectors, crater={2: "engineer", 12: "engineer", 25: "engineer"})
        state = powered(state, "O12", "O11", "C1")
        assert sector(state) == place
        assert told(state, AstroBotRowChosen) == [AstroBotRowChosen(ASTROBOT, slot, won=True)]

    @pytest.mark.rule("A-049")
    def test_the_powered_sector_nearest_to_the_astronaut_else_another_one(self) -> None:
        state = constructing(crater={2: "engineer"})
        assert sector(powered(state, "O12", "O11")) == "O12"
        assert sector(powered(state, "O11")) == "O11"
        assert not [event for event in turn_events(powered(state, "O11")) if isinstance(event, PanelBuilt)]
        assert sector(powered(constructing(crater={25: "engineer"}), "O12", "O11")) == "O11"

    @pytest.mark.rule("A-050")
    def test_else_a_panel_powers_the_nearest_sector_that_takes_the_structure(self) -> None:
        state = replace(constructing(crater={2: "engineer"}), energy=5, hub=1)
        events = turn_events(state)
        assert sector(state) == "O12"
        assert events.index(PanelBuilt(ASTROBOT, "O12")) < events.index(StructureBuilt(ASTROBOT, "dome-2", "O12"))
        assert EnergyProduced(ASTROBOT, 2) in events
        assert Gained(ASTROBOT, REPUTATION, 1, "energy") in events
        assert behind(state).hub == 1
        assert behind(state).sectors["O12"].panel

    @pytest.mark.rule("A-050")
    def test_a_waiting_panel_is_taken_only_where_none_is_left_on_the_rim(self) -> None:
        state = replace(constructing(crater={2: "engineer"}), rim=18, hub=1)
        assert told(state, PanelMoved, PanelBuilt) == [PanelMoved(ASTROBOT, "O12")]
        assert sector(state) == "O12"

    @pytest.mark.rule("A-051")
    def test_where_a_row_fails_the_next_one_is_looked_at(self) -> None:
        """In the row of slot 2 no second Dome fits; that of slot 7 is O3 O2 O1."""
        sectors = {
            "O1": [(ASTROBOT, "workshop-engineer")],
            "O12": [(HUMAN, "dome-1")],
            "O11": [(NEUTRAL, "dome-1")],
        }
        state = constructing(sectors=sectors, crater={2: "engineer", 7: "engineer"})
        assert sector(state) == "O3"
        assert sector(replace(state, rim=18, hub=1)) == "O3"

    @pytest.mark.rule("A-051", "A-053")
    def test_rows_of_other_astronauts_are_not_looked_at(self) -> None:
        sectors = {
            "O1": [(ASTROBOT, "workshop-engineer")],
            "O12": [(HUMAN, "dome-1")],
            "O11": [(NEUTRAL, "dome-1")],
        }
        state = powered(constructing(sectors=sectors, crater={2: "engineer"}), "C2", "C3")
        assert kept_off(state) == [AstroBotDiverted(ASTROBOT, "build", "no-place")]

    @pytest.mark.rule("A-052")
    @pytest.mark.parametrize(("previous", "slot", "place"), [(1, 1, "C1"), (4, 16, "O7"), (6, 26, "O11")])
    def test_without_any_astronaut_rows_go_from_the_triangle_and_their_near_end_counts(
        self, previous: int, slot: int, place: str
    ) -> None:
        state = powered(constructing(previous), "C1", "C4", "O7", "O11", "C6", "C3")
        assert sector(state) == place
        assert told(state, AstroBotRowChosen) == [AstroBotRowChosen(ASTROBOT, slot, won=False)]

    @pytest.mark.rule("A-048", "A-052")
    def test_astronauts_that_it_would_not_win_count_as_none(self) -> None:
        sectors = {**FIRST_DOME, "O4": [(HUMAN, "dome-1")]}
        state = powered(constructing(sectors=sectors, crater={12: "engineer"}), "C1")
        assert sector(state) == "C1"

    @pytest.mark.rule("A-053")
    def test_no_place_at_all(self) -> None:
        full = {name: [(NEUTRAL, "dome-1")] for name in constructing().sectors if name != "O1"}
        state = constructing(development=5, energy=8, sectors={**FIRST_DOME, **full})
        assert kept_off(state) == [AstroBotDiverted(ASTROBOT, "build", "no-place")]

    @pytest.mark.rule("A-054")
    @pytest.mark.parametrize("energy", [9, 10])
    def test_on_the_last_two_spaces_of_energy_no_panel_is_built(self, energy: int) -> None:
        state = replace(constructing(energy=energy, crater={2: "engineer"}), hub=1)
        assert kept_off(state) == [AstroBotDiverted(ASTROBOT, "build", "energy-full")]
        assert sector(powered(state, "O11")) == "O11"

    @pytest.mark.rule("A-056")
    def test_sectors_have_their_limits(self) -> None:
        """A Dome is in C1, a Headquarters closes C4, no second structure of AstroBot comes to O7."""
        sectors = {
            "O1": [(ASTROBOT, "workshop-engineer")],
            "C1": [(HUMAN, "dome-1")],
            "C4": [(HUMAN, "headquarters")],
            "O7": [(ASTROBOT, "workshop-technician")],
        }
        assert built(powered(constructing(sectors=sectors), "O12")) == ("dome-1", "O12")
        assert built(powered(constructing(sectors=sectors, development=1), "O12")) == ("workshop-scientist", "C1")


class TestCostAndEffect:
    @pytest.mark.rule("A-057")
    @pytest.mark.parametrize(("development", "energy"), [(3, 1), (5, 2), (1, 0), (0, 0)])
    def test_it_pays_nothing_but_energy(self, development: int, energy: int) -> None:
        state = powered(constructing(development=development), "C1")
        consumed = [event.amount for event in turn_events(state) if isinstance(event, EnergyConsumed)]
        assert consumed == ([energy] if energy else [])

    @pytest.mark.rule("A-057")
    def test_too_little_energy_is_made_up_by_a_panel_of_the_central_hex(self) -> None:
        state = powered(constructing(development=3, energy=0), "C1")
        assert told(state, PanelBuilt, EnergyProduced, EnergyConsumed, StructureBuilt) == [
            PanelBuilt(ASTROBOT),
            EnergyProduced(ASTROBOT, 2),
            EnergyConsumed(ASTROBOT, 1),
            StructureBuilt(ASTROBOT, "laboratory-engineer", "C1"),
        ]
        assert behind(state).hub == 1

    @pytest.mark.rule("A-057")
    def test_the_panel_of_the_sector_can_bring_what_is_missing(self) -> None:
        state = constructing(development=3, energy=0)
        assert told(state, PanelBuilt) == [PanelBuilt(ASTROBOT, "C1")]
        assert built(state) == ("laboratory-engineer", "C1")

    @pytest.mark.rule("A-057")
    def test_else_the_next_smaller_type_is_built(self) -> None:
        """The next panel brings 1 Energy, and a Headquarters needs 2; a Laboratory needs 1."""
        state = replace(powered(constructing(development=5, energy=0), "C1"), rim=5)
        assert built(state) == ("laboratory-engineer", "C1")
        assert told(state, AstroBotTypePassedOver) == [
            AstroBotTypePassedOver(ASTROBOT, "headquarters", "energy-too-low")
        ]
        assert built(replace(state, rim=18)) == ("workshop-engineer", "C1")

    @pytest.mark.rule("A-057")
    def test_the_type_is_settled_before_a_place_is_looked_for(self) -> None:
        """No sector takes a Headquarters, for which the Energy does not suffice either."""
        sectors = {name: [(NEUTRAL, "dome-1")] for name in in_turn().sectors} | FIRST_DOME
        state = constructing(development=5, energy=5, sectors=sectors)
        assert kept_off(state) == [AstroBotDiverted(ASTROBOT, "build", "no-place")]
        assert built(replace(state, energy=1, rim=18))[0] == "laboratory-engineer"

    @pytest.mark.rule("A-058")
    @pytest.mark.parametrize(
        ("standing", "thing", "amount"), [((), REPUTATION, 2), (("dome-2", "dome-3", "dome-4"), VP, 4)]
    )
    def test_a_dome_has_its_effect(self, standing: tuple[str, ...], thing: str, amount: int) -> None:
        state = powered(with_base(constructing(), ASTROBOT, **dict.fromkeys(standing, ())), "C1")
        assert [e for e in turn_events(state) if isinstance(e, Gained)] == [
            Gained(ASTROBOT, thing, amount, built(state)[0])
        ]

    @pytest.mark.rule("A-058")
    def test_a_dome_brings_an_astronaut_or_a_corporation_action(self) -> None:
        state = replace(powered(with_base(constructing(), ASTROBOT, dome_2=()), "C1"), gateway=(0, 1, 0))
        assert told(state, AstronautTaken) == [AstronautTaken(ASTROBOT, "technician", "dome-1")]
        state = with_base(state, ASTROBOT, dome_3=())
        assert told(state, AstroBotActionReached) == [AstroBotActionReached(ASTROBOT, "mining")]
        events = turn_events(state)
        token = next(event for event in events if isinstance(event, TokenAdded))
        assert events.index(AstroBotActionReached(ASTROBOT, "mining")) < events.index(token)

    @pytest.mark.rule("A-058")
    def test_laboratories_have_none(self) -> None:
        state = powered(constructing(development=3), "C1")
        assert not [e for e in turn_events(state) if isinstance(e, Gained | TokenActivated)]
        state = with_base(state, ASTROBOT, laboratory_engineer=(), laboratory_technician=())
        assert built(state)[0] == "laboratory-scientist"
        assert not [e for e in turn_events(state) if isinstance(e, Gained | TokenActivated)]


class TestToken:
    @pytest.mark.rule("A-059", "A-060")
    @pytest.mark.parametrize(("previous", "card", "direction"), [(1, 7, "N"), (7, 1, "SW"), (4, 7, "SE"), (3, 7, "SE")])
    def test_the_next_one_comes_to_the_first_free_corner_seen_from_the_sector(
        self, previous: int, card: int, direction: str
    ) -> None:
        """A sector has corners behind north, south-east and south-west, clockwise. Triangles point north by cards 1,
        clockwise, and 7, counter-clockwise; south by card 4, counter-clockwise, which meets the one behind south-east
        first; south-east by card 3, clockwise."""
        state = with_tokens(powered(with_structures(in_turn(previous, card), FIRST_DOME), "C1", "O7"), {})
        (added,) = (event for event in turn_events(state) if isinstance(event, TokenAdded))
        assert tables(state).index.token_directions[sector(state)][added.corner] == direction
        assert not [event for event in turn_events(state) if isinstance(event, TokenActivated)]

    @pytest.mark.rule("A-059")
    def test_a_corner_with_a_token_is_passed_over(self) -> None:
        state = with_tokens(powered(constructing(), "C1"), {})
        directions = {direction: corner for corner, direction in tables(state).index.token_directions["C1"].items()}
        state = with_tokens(state, {directions["N"]: "artemis"})
        assert told(state, TokenAdded) == [TokenAdded(ASTROBOT, "mining", directions["SE"])]

    @pytest.mark.rule("A-059")
    def test_none_comes_where_one_is_no_corner_is_free_or_the_board_is_empty(self) -> None:
        state = with_tokens(powered(constructing(), "C1"), {})
        around = tables(state).corners["C1"]
        assert told(state, TokenAdded)
        assert not told(with_tokens(state, {around[0]: "mining"}), TokenAdded)
        assert not told(with_tokens(state, dict.fromkeys(around, "artemis")), TokenAdded)
        empty = replace(state.boards["mining"], tokens=())
        assert not told(replace(state, boards={**state.boards, "mining": empty}), TokenAdded)


@pytest.mark.rule("A-022")
@pytest.mark.parametrize(("energy", "expected"), [(2, True), (3, False)])
def test_of_all_that_is_due_it_needs_the_energy_alone(energy: int, expected: bool) -> None:
    assert can_pay(in_turn(energy=2), ASTROBOT, {CREDITS: 9, ENERGY: energy}) is expected
