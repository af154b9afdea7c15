"""Evergreen Farms: planting, what farms pay and score, and the effects of its projects."""

import pytest
from msgspec.structs import replace

from app.rules.kit.parts import part, with_part
from app.rules.shackleton.board.crater import activated, has_room, is_present, winner
from app.rules.shackleton.board.goals import count
from app.rules.shackleton.board.scores import categories
from app.rules.shackleton.components.shapes import Astronaut
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.evergreen.vocabulary import Evergreen, Farm, FarmPlanted, PlantFarm
from app.rules.shackleton.phases.maintenance import collect_income
from app.rules.shackleton.vocabulary.events import AstronautRetrieved, Gained
from app.rules.shackleton.vocabulary.moves import (
    ActivateToken,
    BuildStructure,
    ClaimGoal,
    Decline,
    EndTurn,
    ExploitCrater,
    Fund,
    TakeCommand,
    UseProject,
)
from app.rules.shackleton.vocabulary.nouns import NEUTRAL
from app.rules.shackleton.vocabulary.questions import ConfirmEndOfTurn
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import NextTurn
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import (
    FABIO,
    MATTHIEU,
    NESTORE,
    asked,
    corner_of,
    decide,
    events_of,
    in_action,
    moves_of,
    play,
    powered,
    refusal,
    rich,
    showing,
    stock,
    with_base,
    with_seat,
    with_stock,
    with_structures,
    with_tokens,
)

CORPORATIONS = ("evergreen", "mining", "mars")
SLOT = 2
"""Row O1, O12, O11."""
HOME = {"O1": [(FABIO, "dome-1")], "O12": [(FABIO, "workshop-engineer")]}
"""Fabio's Dome, and beside it his Workshop."""


def crater(sectors: dict[str, list[tuple[int, str]]] = HOME, *projects: str, **things: int) -> State:
    """Fabio's turn with these structures, projects and things."""
    state = with_structures(in_action(corporations=CORPORATIONS), sectors)
    return with_stock(with_seat(state, FABIO, projects=projects), FABIO, **things)


def acting(sectors: dict[str, list[tuple[int, str]]] = HOME, *projects: str, **things: int) -> State:
    """The same, when Fabio takes corporation actions."""
    return play(crater(sectors, *projects, **things), TakeCommand("engineer", "corporation_actions"))


def with_farms(state: State, farms: dict[str, tuple[int, int]]) -> State:
    """The state with exactly these farms: size and planter by sector."""
    return with_part(state, Evergreen({sector: Farm(size, seat) for sector, (size, seat) in farms.items()}))


def retrieving(state: State, **slots: Astronaut) -> State:
    """The state behind the last turn of a round, with these astronauts in the crater: `s2="engineer"`."""
    known = {int(name[1:]): astronaut for name, astronaut in slots.items()}
    state = replace(
        state,
        seats=tuple(replace(player, astronauts=(0, 0, 0)) for player in state.seats),
        slots=tuple(known.get(number) for number in range(1, 31)),
        agenda=(NextTurn(), ConfirmEndOfTurn(FABIO)),
    )
    return play(state, EndTurn())


def places(state: State) -> set[tuple[int, str]]:
    """Size and sector of the farms that are offered."""
    return {(move.size, move.sector) for move in moves_of(state, PlantFarm)}


@pytest.mark.rule("C-100")
def test_a_token_is_a_plant() -> None:
    state = with_tokens(crater(), {22: "evergreen"})
    assert stock(play(state, ExploitCrater("scientist", SLOT), ActivateToken(22)), FABIO, "plant") == 1


class TestPlanting:
    @pytest.mark.rule("C-101")
    def test_it_costs_a_plant_for_each_point_of_size(self) -> None:
        state = acting(plant=5)
        assert places(state) == {(2, "O1"), (3, "O1"), (1, "O12"), (3, "O12")}
        assert events_of(state, PlantFarm(3, "O12"), FarmPlanted) == [FarmPlanted(FABIO, 3, "O12")]
        state = play(state, PlantFarm(3, "O12"))
        assert stock(state, FABIO, "plant") == 2
        assert part(state, Evergreen).farms == {"O12": Farm(3, FABIO)}
        assert GAME.view(state, None)["modules"]["evergreen"] == {
            "farms": {"O12": {"size": 3, "seat": FABIO}},
            "left": {"1": 6, "2": 6, "3": 4},
        }

    @pytest.mark.rule("C-101")
    def test_without_plants_it_is_refused(self) -> None:
        state = acting(plant=1)
        assert places(state) == {(1, "O12")}
        assert refusal(state, PlantFarm(2, "O1")) == "cannot-pay"

    @pytest.mark.rule("C-102")
    def test_a_second_farm_of_a_sector_is_refused(self) -> None:
        state = with_farms(acting(plant=5), {"O12": (1, NESTORE)})
        assert refusal(state, PlantFarm(3, "O12")) == "farm-there"
        assert places(state) == {(2, "O1"), (3, "O1")}

    @pytest.mark.rule("C-102")
    def test_a_sector_without_an_own_structure_is_refused(self) -> None:
        state = acting({"O1": [(FABIO, "dome-1")], "O2": [(NESTORE, "dome-1")], "O3": [(NEUTRAL, "dome-1")]}, plant=5)
        assert refusal(state, PlantFarm(2, "O2")) == "no-own-structure"
        assert refusal(state, PlantFarm(2, "O3")) == "no-own-structure"
        assert {sector for _, sector in places(state)} == {"O1"}

    @pytest.mark.rule("C-099", "C-102")
    @pytest.mark.parametrize(("size", "tiles"), [(1, 6), (2, 6), (3, 5)])
    def test_there_are_so_many_farms_of_a_size(self, size: int, tiles: int) -> None:
        outer = [f"O{number}" for number in range(2, 9)]
        state = acting(plant=5)
        last = with_farms(state, dict.fromkeys(outer[: tiles - 1], (size, NESTORE)))
        assert size in {move.size for move in moves_of(last, PlantFarm)}
        none = with_farms(state, dict.fromkeys(outer[:tiles], (size, NESTORE)))
        sector = "O12" if size == 1 else "O1"
        assert refusal(none, PlantFarm(size, sector)) == "no-farms-left"

    @pytest.mark.rule("C-103")
    def test_a_farm_needs_the_room_of_its_size(self) -> None:
        state = acting({"O1": [(NESTORE, "workshop-engineer"), (FABIO, "dome-1")]}, plant=5)
        assert refusal(state, PlantFarm(1, "O1")) == "no-room-in-sector"
        assert refusal(state, PlantFarm(2, "O1")) == "no-room-in-sector"
        assert places(state) == {(3, "O1")}
        whole = acting({"O1": [(FABIO, "headquarters")]}, plant=5)
        assert places(whole) == set()

    @pytest.mark.rule("C-103")
    def test_a_structure_of_its_size_is_refused_afterwards(self) -> None:
        state = with_farms(rich(crater({"O1": [(NESTORE, "dome-1")]})), {"O1": (2, NESTORE)})
        assert has_room(state, "O1", 3)
        state = play(state, TakeCommand("engineer", "build"))
        assert refusal(state, BuildStructure("workshop-engineer", "O1")) == "no-room-in-sector"
        assert BuildStructure("laboratory-engineer", "O1") in moves_of(state)

    @pytest.mark.rule("C-103")
    def test_a_headquarters_finds_no_room_beside_a_farm(self) -> None:
        """A sector can be left to its farm when its structure goes to the ship."""
        state = with_farms(rich(powered(in_action(corporations=CORPORATIONS), "O1", "O2")), {"O1": (1, NESTORE)})
        state = play(state, TakeCommand("engineer", "build"))
        assert refusal(state, BuildStructure("headquarters", "O1")) == "no-room-in-sector"
        assert BuildStructure("headquarters", "O2") in moves_of(state)

    @pytest.mark.rule("C-104")
    def test_a_farm_is_no_structure(self) -> None:
        state = with_farms(crater({"O1": [(NESTORE, "dome-1")]}), {"O12": (3, FABIO), "O1": (2, FABIO)})
        assert winner(state, SLOT) == NESTORE
        assert activated(state, SLOT) == ("O1",)
        assert not is_present(state, FABIO, "O1")

    @pytest.mark.rule("S-148")
    def test_the_action_may_be_repeated(self) -> None:
        state = acting(HOME | {"O2": [(FABIO, "laboratory-engineer")]}, plant=5)
        state = play(state, PlantFarm(1, "O12"), PlantFarm(3, "O1"), PlantFarm(1, "O2"))
        assert len(part(state, Evergreen).farms) == 3
        assert asked(state) == "ConfirmEndOfTurn"


class TestPaying:
    @pytest.mark.rule("C-105", "C-106")
    def test_the_winner_of_an_astronaut_gains_what_the_farms_of_its_row_pay(self) -> None:
        farms = {"O1": (2, NESTORE), "O12": (3, FABIO), "O11": (1, MATTHIEU), "O2": (3, NESTORE)}
        state = retrieving(with_farms(crater(), farms), s2="engineer")
        assert (state.seats[FABIO].vp, stock(state, FABIO, "credits")) == (1, 3)
        assert all((state.seats[seat].vp, stock(state, seat, "credits")) == (0, 0) for seat in (NESTORE, MATTHIEU))

    @pytest.mark.rule("C-105")
    def test_each_astronaut_of_a_row_makes_its_farms_pay(self) -> None:
        state = retrieving(with_farms(crater(), {"O12": (3, NESTORE)}), s2="engineer", s25="scientist")
        assert state.seats[FABIO].vp == 2

    @pytest.mark.rule("C-105")
    def test_they_pay_without_room_for_the_astronaut(self) -> None:
        state = with_base(with_seat(crater(), FABIO, waiting="engineer"), FABIO, dome_1=("engineer",))
        state = with_base(state, FABIO, workshop_engineer=("engineer", "engineer"))
        state = retrieving(with_farms(state, {"O1": (2, NESTORE)}), s2="scientist")
        assert stock(state, FABIO, "credits") == 2
        assert state.gateway == (0, 0, 1)

    @pytest.mark.rule("C-107")
    def test_without_a_winner_they_pay_nothing(self) -> None:
        state = with_farms(crater({}), {"O1": (2, NESTORE)})
        known = replace(state, slots=(None, "engineer", *(None,) * 28), agenda=(NextTurn(), ConfirmEndOfTurn(FABIO)))
        known = replace(known, seats=tuple(replace(player, astronauts=(0, 0, 0)) for player in known.seats))
        events = decide(known, EndTurn()).events
        assert AstronautRetrieved(2, "engineer") in events
        assert not any(isinstance(event, Gained) for event in events)


class TestScoring:
    @pytest.mark.rule("C-108")
    def test_a_farm_of_size_3_is_an_income_of_one_plant(self) -> None:
        farms = {"O1": (3, FABIO), "O12": (3, FABIO), "O11": (2, NESTORE)}
        ledger = Ledger(with_farms(crater(), farms))
        for seat in (FABIO, NESTORE):
            collect_income(ledger, seat)
        assert stock(ledger.state, FABIO, "plant") == 1
        assert stock(ledger.state, NESTORE, "plant") == 0

    @pytest.mark.rule("C-109")
    @pytest.mark.parametrize(("size", "whole", "half"), [(1, 1, 0), (2, 3, 1), (3, 5, 2)])
    def test_a_farm_scores_whole_where_its_planter_has_the_biggest_structure(
        self, size: int, whole: int, half: int
    ) -> None:
        state = with_farms(crater({"O1": [(FABIO, "dome-1")]}), {"O1": (size, FABIO)})
        assert categories(state, FABIO)["evergreen"] == whole
        assert categories(state, NESTORE)["evergreen"] == 0
        beaten = with_structures(state, {"O1": [(NESTORE, "workshop-engineer")]})
        assert categories(beaten, FABIO)["evergreen"] == half
        left = replace(state, sectors=in_action(corporations=CORPORATIONS).sectors)
        assert categories(left, FABIO)["evergreen"] == half

    @pytest.mark.rule("C-110")
    def test_goals_count_farms_and_their_size(self) -> None:
        state = play(acting(plant=4), PlantFarm(1, "O12"), PlantFarm(2, "O1"), Decline())
        assert [move for move in moves_of(state, ClaimGoal) if move.corporation == "evergreen"] == [
            ClaimGoal("evergreen", 0)
        ]
        assert refusal(state, ClaimGoal("evergreen", 1)) == "goal-not-met"
        larger = with_farms(state, {"O12": (3, FABIO), "O1": (3, FABIO), "O2": (3, NESTORE)})
        assert ClaimGoal("evergreen", 1) in moves_of(larger)
        assert refusal(larger, ClaimGoal("evergreen", 2)) == "goal-not-met"
        largest = with_farms(state, {"O12": (3, FABIO), "O1": (2, FABIO), "O2": (3, FABIO)})
        assert ClaimGoal("evergreen", 2) in moves_of(largest)


class TestProjects:
    def funded(self, project: str, *, sectors: dict[str, list[tuple[int, str]]] = HOME) -> State:
        """Fabio has just funded it; the Energy level is 9."""
        state = replace(rich(crater(sectors)), energy=9)
        return play(showing(state, project), TakeCommand("engineer", "fund"), Fund(project))

    @pytest.mark.rule("C-112")
    def test_seed_vault_gives_two_plants_now(self) -> None:
        assert stock(self.funded("seed-vault"), FABIO, "plant") == 2

    @pytest.mark.rule("C-113")
    def test_hydroponics_adds_a_plant_to_one_token_a_round(self) -> None:
        state = with_structures(crater(HOME, "hydroponics"), {"O11": [(FABIO, "dome-2")]})
        tokens = {corner_of(state, "O1"): "evergreen", corner_of(state, "O11"): "evergreen"}
        state = play(with_tokens(state, tokens), ExploitCrater("scientist", SLOT), ActivateToken(22))
        assert (stock(state, FABIO, "plant"), state.seats[FABIO].turned) == (2, ("hydroponics",))
        assert stock(play(state, ActivateToken(27)), FABIO, "plant") == 3
        other = with_tokens(crater(HOME, "hydroponics"), {22: "mining"})
        assert stock(play(other, ExploitCrater("scientist", SLOT), ActivateToken(22)), FABIO, "plant") == 0

    @pytest.mark.rule("C-114")
    def test_algae_tanks_are_an_action_once_a_round(self) -> None:
        state = play(acting(HOME, "algae-tanks"), UseProject("algae-tanks"))
        assert stock(state, FABIO, "plant") == 2
        assert refusal(state, UseProject("algae-tanks")) == "project-turned"

    @pytest.mark.rule("C-115")
    def test_lunar_compost_leaves_at_least_one_plant_to_pay(self) -> None:
        state = acting(HOME, "lunar-compost", plant=4)
        assert stock(play(state, PlantFarm(3, "O1")), FABIO, "plant") == 2
        assert stock(play(state, PlantFarm(1, "O12")), FABIO, "plant") == 3
        twice = play(state, PlantFarm(3, "O1"), PlantFarm(3, "O12"))
        assert stock(twice, FABIO, "plant") == 0

    @pytest.mark.rule("C-116")
    def test_farmers_market_pays_once_for_an_astronaut(self) -> None:
        state = crater(HOME, "farmers-market")
        paid = retrieving(with_farms(state, {"O1": (2, NESTORE), "O12": (3, FABIO)}), s2="engineer")
        assert stock(paid, FABIO, "credits") == 2 + 2
        twice = retrieving(with_farms(state, {"O1": (2, NESTORE)}), s2="engineer", s25="engineer")
        assert stock(twice, FABIO, "credits") == 2 * (2 + 2)
        assert stock(retrieving(with_farms(state, {"O2": (2, FABIO)}), s2="engineer"), FABIO, "credits") == 0

    @pytest.mark.rule("C-117")
    def test_greenhouse_dome_builds_a_dome(self) -> None:
        state = self.funded("greenhouse-dome", sectors={"O1": [(NESTORE, "workshop-engineer")]})
        assert asked(state) == "ChooseStructure"
        assert {(move.piece.partition("-")[0], move.way) for move in moves_of(state, BuildStructure)} == {("dome", "")}
        after = play(state, BuildStructure("dome-2", "O1"))
        assert stock(after, FABIO, "titanium") == stock(state, FABIO, "titanium")
        assert "dome-2" in after.seats[FABIO].built

    @pytest.mark.rule("C-118")
    def test_botanic_gardens_score_farms_beside_own_structures(self) -> None:
        sectors = {f"O{number}": [(FABIO, f"dome-{number}")] for number in range(1, 6)}
        sectors |= {"O6": [(FABIO, "workshop-engineer")], "O7": [(FABIO, "workshop-scientist")]}
        state = with_farms(crater(sectors, "botanic-gardens"), {"O1": (2, NESTORE), "O2": (3, MATTHIEU)})
        assert categories(state, FABIO)["evergreen"] == 2
        foreign = with_farms(state, {"O1": (2, NESTORE), "O11": (3, MATTHIEU)})
        assert categories(foreign, FABIO)["evergreen"] == 1
        everywhere = with_farms(state, dict.fromkeys(sectors, (3, NESTORE)))
        assert count(everywhere, FABIO, "neighbouring_farms") == 7
        assert categories(everywhere, FABIO)["evergreen"] == 6

    @pytest.mark.rule("C-119")
    def test_orbital_produce_turns_two_plants_into_vp(self) -> None:
        state = play(acting(HOME, "orbital-produce", plant=4), UseProject("orbital-produce"))
        assert (state.seats[FABIO].vp, stock(state, FABIO, "plant")) == (5, 2)
        assert refusal(state, UseProject("orbital-produce")) == "project-turned"
        assert refusal(acting(HOME, "orbital-produce", plant=1), UseProject("orbital-produce")) == "action-not-possible"

    @pytest.mark.rule("C-120")
    def test_water_reclaimer_gives_reputation_for_each_planting(self) -> None:
        state = play(acting(HOME, "water-reclaimer", plant=4), PlantFarm(1, "O12"), PlantFarm(3, "O1"))
        assert state.seats[FABIO].reputation == 2
