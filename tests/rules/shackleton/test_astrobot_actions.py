"""AstroBot takes corporation actions, visits the Gateway, and ships for Moon Mining (A-069 to A-073, A-080)."""

import pytest
from msgspec.structs import replace

from app.rules.kit.parts import part, with_part
from app.rules.shackleton.astrobot.actions import rarest
from app.rules.shackleton.board.astrobot import Guide
from app.rules.shackleton.components.shapes import Astronaut
from app.rules.shackleton.components.shapes.nouns import ASTRONAUTS
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.mining.astrobot import slot_due
from app.rules.shackleton.modules.mining.module import lift_off
from app.rules.shackleton.modules.mining.vocabulary import CargoShipped, Mining, ShuttleLiftedOff
from app.rules.shackleton.vocabulary.astrobot import AstroBotActionLapsed, AstroBotActionReached, AstroBotDiverted
from app.rules.shackleton.vocabulary.events import AstronautTaken, CommandTaken, Gained, GatewayVisited
from app.rules.shackleton.vocabulary.nouns import REPUTATION, VP, Counts
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.astrobot import ASTROBOT, behind, in_turn, told, turn_events, with_cards
from tests.support.shackleton.positions import taken, with_base, with_seat


def acting(*, development: int = 0, level: int = 0, gateway: Counts = (0, 0, 0)) -> State:
    """Card 3 lets a scientist take the corporation actions, once its symbol has advanced the Development by 1; behind
    card 1 the arrow goes clockwise and Selenium Research (C) is active."""
    state = with_base(in_turn(1, 3, development=development, level=level), ASTROBOT, dome_1=())
    return replace(state, gateway=gateway)


def visiting(gateway: Counts = (0, 0, 0), *, slots: int = 3) -> State:
    """The same with no slot left: the scientist goes to the Gateway."""
    return taken(acting(gateway=gateway), "corporation_actions", slots)


class TestCorporationActions:
    @pytest.mark.rule("A-069", "A-080")
    def test_one_for_each_corporation_in_their_order_or_2_reputation(self) -> None:
        assert told(acting(), CommandTaken, AstroBotActionReached, AstroBotActionLapsed, CargoShipped, Gained) == [
            CommandTaken(ASTROBOT, "scientist", "corporation_actions"),
            AstroBotActionReached(ASTROBOT, "artemis"),
            AstroBotActionLapsed(ASTROBOT, "artemis"),
            Gained(ASTROBOT, REPUTATION, 2, "artemis"),
            AstroBotActionReached(ASTROBOT, "mining"),
            CargoShipped(ASTROBOT, "1-upper", 1),
            Gained(ASTROBOT, VP, 2, "mining"),
            AstroBotActionReached(ASTROBOT, "selenium"),
            AstroBotActionLapsed(ASTROBOT, "selenium"),
            Gained(ASTROBOT, REPUTATION, 2, "selenium"),
        ]

    @pytest.mark.rule("A-069")
    def test_without_a_slot_it_visits_the_gateway(self) -> None:
        assert told(taken(acting(), "corporation_actions", 2), AstroBotDiverted) == []
        assert told(visiting(), AstroBotDiverted, CommandTaken) == [
            AstroBotDiverted(ASTROBOT, "corporation_actions", "no-slot")
        ]

    @pytest.mark.rule("A-070")
    def test_the_bonus_is_an_astronaut_if_there_is_one_and_room(self) -> None:
        state = acting(gateway=(0, 1, 0))
        events = turn_events(state)
        taking = AstronautTaken(ASTROBOT, "technician", "dome-1")
        assert events.index(taking) > events.index(AstroBotActionReached(ASTROBOT, "selenium"))
        full = with_seat(with_base(state, ASTROBOT, dome_1=("engineer",)), ASTROBOT, waiting="engineer")
        assert told(full, AstronautTaken) == []
        assert told(acting(), AstronautTaken) == []


class TestAstronaut:
    @pytest.mark.rule("A-071")
    @pytest.mark.parametrize(
        ("housed", "gateway", "wanted"),
        [
            (("engineer", "scientist"), (1, 3, 1), "technician"),
            (("engineer", "engineer", "technician"), (1, 1, 0), "technician"),
            ((), (2, 1, 2), "technician"),
            ((), (1, 1, 1), "scientist"),
            (("scientist",), (1, 1, 1), "engineer"),
            ((), (0, 0, 0), None),
        ],
    )
    def test_rarest_in_the_base_then_at_the_gateway_then_first_on_the_card(
        self, housed: tuple[Astronaut, ...], gateway: Counts, wanted: Astronaut | None
    ) -> None:
        """The rows of card 3 are for scientists, engineers, technicians."""
        state = with_cards(acting(gateway=gateway), row=(1, 3))
        state = with_base(state, ASTROBOT, headquarters=housed[1:])
        state = with_seat(state, ASTROBOT, waiting=next(iter(housed), None))
        there = [kind for kind, count in zip(ASTRONAUTS, gateway, strict=True) if count]
        assert rarest(state, ASTROBOT, there) == wanted

    @pytest.mark.rule("A-073")
    def test_a_place_of_its_own_type_else_any(self) -> None:
        state = with_base(acting(gateway=(0, 0, 1)), ASTROBOT, workshop_engineer=(), laboratory_scientist=())
        assert told(state, AstronautTaken) == [AstronautTaken(ASTROBOT, "scientist", "laboratory-scientist")]
        state = replace(state, gateway=(0, 1, 0))
        assert told(state, AstronautTaken) == [AstronautTaken(ASTROBOT, "technician", "dome-1")]
        state = with_base(state, ASTROBOT, dome_1=("scientist",))
        assert told(state, AstronautTaken) == [AstronautTaken(ASTROBOT, "technician", "workshop-engineer")]


class TestGateway:
    @pytest.mark.rule("A-072")
    def test_the_astronaut_due_is_deployed_and_another_one_taken(self) -> None:
        state = visiting((1, 0, 0))
        assert told(state, GatewayVisited, AstronautTaken, AstroBotActionReached, Gained) == [
            GatewayVisited(ASTROBOT, "scientist"),
            AstronautTaken(ASTROBOT, "engineer", "dome-1"),
            AstroBotActionReached(ASTROBOT, "selenium"),
            Gained(ASTROBOT, REPUTATION, 2, "selenium"),
        ]
        assert behind(state).gateway == (0, 0, 1)

    @pytest.mark.rule("A-072")
    def test_the_one_deployed_cannot_be_taken_but_another_one_of_its_type(self) -> None:
        assert told(visiting(), AstronautTaken) == []
        assert told(visiting((0, 0, 1)), AstronautTaken) == [AstronautTaken(ASTROBOT, "scientist", "dome-1")]

    @pytest.mark.rule("A-022", "A-072")
    def test_it_brings_no_credits(self) -> None:
        assert behind(visiting()).seats[ASTROBOT].stock == {}


class TestMoonMining:
    @pytest.mark.rule("A-080c", "C-069")
    @pytest.mark.parametrize(("development", "level"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 5)])
    def test_the_level_follows_from_development_and_the_slot_from_the_arrow(self, development: int, level: int) -> None:
        state = acting()
        assert slot_due(state, Guide("N", "clockwise", development)) == f"{level}-upper"
        assert slot_due(state, Guide("N", "counter-clockwise", development)) == f"{level}-lower"

    @pytest.mark.rule("A-080c")
    def test_taken_slots_give_way_to_the_other_one_the_next_level_and_the_rightmost_free_one(self) -> None:
        state, guide = acting(), Guide("N", "clockwise", 6)
        for slot in ("4-upper", "4-lower", "5-upper", "5-lower", "3-upper", "3-lower", "2-upper"):
            assert slot_due(state, guide) == slot
            state = with_part(state, Mining(aboard={**part(state, Mining).aboard, slot: 0}))
        for slot in ("2-lower", "1-upper", "1-lower"):
            assert slot_due(state, guide) == slot
            state = with_part(state, Mining(aboard={**part(state, Mining).aboard, slot: 0}))
        assert slot_due(state, guide) is None

    @pytest.mark.rule("A-080c", "C-069")
    @pytest.mark.parametrize(("level", "vp"), [(0, 5), (3, 10)])
    def test_it_scores_the_vp_of_its_card_and_no_bonus(self, level: int, vp: int) -> None:
        state = acting(development=6, level=level)
        assert told(state, CargoShipped) == [CargoShipped(ASTROBOT, "5-upper", 5)]
        assert behind(state).seats[ASTROBOT].vp == vp
        assert part(behind(state), Mining).of(ASTROBOT) == (5,)
        ledger = Ledger(behind(state))
        lift_off(ledger)
        assert ledger.events == [ShuttleLiftedOff()]
        assert part(ledger.state, Mining).of(ASTROBOT) == (5,)

    @pytest.mark.rule("A-080c", "A-080")
    def test_without_a_free_slot_it_is_2_reputation(self) -> None:
        aboard = {f"{level}-{side}": 0 for level in range(1, 6) for side in ("upper", "lower")}
        state = with_part(acting(), Mining(aboard=aboard))
        assert AstroBotActionLapsed(ASTROBOT, "mining") in turn_events(state)
        assert behind(state).seats[ASTROBOT].reputation == 6
