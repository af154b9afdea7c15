"""What AstroBot does with each corporation (A-080a to A-080g)."""

from collections.abc import Mapping, Sequence

import pytest
from msgspec.structs import replace

from app.rules.kit.parts import part, with_part
from app.rules.shackleton.astrobot.actions import act
from app.rules.shackleton.board.crater import winner
from app.rules.shackleton.board.scores import categories
from app.rules.shackleton.components.shapes.nouns import CORPORATIONS, Astronaut
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.modules.artemis.vocabulary import Artemis, TouristOnCard
from app.rules.shackleton.modules.evergreen.vocabulary import Evergreen, Farm, FarmPlanted
from app.rules.shackleton.modules.mars.ship import places
from app.rules.shackleton.modules.mars.vocabulary import Aboard, Mars, ModuleCompleted, ShipPanelBuilt, StructureSent
from app.rules.shackleton.modules.robotics.vocabulary import FactoryBuilt, Robotics
from app.rules.shackleton.modules.selenium.tiles import tiles
from app.rules.shackleton.modules.selenium.vocabulary import ExperimentShown, ExperimentsLeft, Selenium
from app.rules.shackleton.modules.sky_watch.vocabulary import DefenceAdded, MarkerAdvanced, ProgrammeDone, SkyWatch
from app.rules.shackleton.phases.maintenance import collect_income, retrieve
from app.rules.shackleton.shackleton import shackleton
from app.rules.shackleton.vocabulary.astrobot import AstroBotActionLapsed
from app.rules.shackleton.vocabulary.events import (
    AstronautRetrieved,
    EnergyConsumed,
    Gained,
)
from app.rules.shackleton.vocabulary.nouns import REPUTATION, VP
from app.rules.shackleton.vocabulary.questions import AstroBotTurn
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import OfferAstronaut, Retrieve
from tests.support.shackleton.astrobot import ASTROBOT, HUMAN, in_turn, with_cards, with_crater
from tests.support.shackleton.positions import with_base, with_structures

GAME = shackleton()
EASY, HARD = 0, 3
N_CLOCKWISE, NE_BACK, SE_CLOCKWISE, S_BACK, SW_CLOCKWISE, NW_BACK, N_BACK = 1, 2, 3, 4, 5, 6, 7
"""The cards by triangle and arrow."""


def playing(name: str, previous: int = N_CLOCKWISE, *, development: int = 0, level: int = EASY) -> State:
    """AstroBot's turn in a game with this corporation, led by the previous card."""
    others = [other for other in CORPORATIONS if other != name][:2]
    card = 7 if previous != 7 else 1
    state = in_turn(previous, level=level, corporations=(name, *others), game=GAME)
    return with_cards(state, row=(previous, card), development=development, active=name)


def acted(state: State) -> Ledger:
    """AstroBot takes the action of the first corporation."""
    ledger = Ledger(state)
    act(ledger, ASTROBOT)
    return ledger


def of_kinds(ledger: Ledger, *kinds: type) -> list[object]:
    """The events of these kinds."""
    return [event for event in ledger.events if isinstance(event, kinds)]


def is_impossible(state: State) -> bool:
    """Whether nothing happens but 2 Reputation."""
    name = state.corporations[0]
    wanted = [AstroBotActionLapsed(ASTROBOT, name), Gained(ASTROBOT, REPUTATION, 2, name)]
    return acted(state).events[1:] == wanted


class TestArtemisTours:
    @pytest.mark.rule("A-080a", "C-028")
    @pytest.mark.parametrize(("level", "worth"), [(EASY, (2, 3, 3, 4, 4, 5, 5, 6)), (HARD, (6, 7, 7, 8, 8, 9, 9, 10))])
    def test_the_next_tourist_comes_to_the_lowest_free_place_of_its_card(
        self, level: int, worth: tuple[int, ...]
    ) -> None:
        state = playing("artemis", level=level)
        queue = part(state, Artemis).queue
        for place, vp in enumerate(worth, start=1):
            ledger = acted(state)
            assert ledger.events[1:] == [TouristOnCard(ASTROBOT, place), Gained(ASTROBOT, VP, vp, "artemis")]
            state = ledger.state
        assert part(state, Artemis).card == queue[:8]
        assert part(state, Artemis).queue == queue[8:]
        assert is_impossible(state)
        assert GAME.view(state, HUMAN)["modules"]["artemis"]["card"] == list(queue[:8])

    @pytest.mark.rule("A-080a")
    def test_without_a_tourist_it_is_impossible(self) -> None:
        state = playing("artemis")
        assert is_impossible(with_part(state, replace(part(state, Artemis), queue=())))


class TestSeleniumResearch:
    @pytest.mark.rule("A-080b", "C-050")
    @pytest.mark.parametrize(
        ("previous", "place"), [(N_CLOCKWISE, "N"), (NE_BACK, "NE"), (SW_CLOCKWISE, "SW"), (NW_BACK, "NW")]
    )
    def test_the_tile_at_the_triangle_leaves_and_is_replaced(self, previous: int, place: str) -> None:
        state = playing("selenium", previous)
        top = part(state, Selenium).stack[0]
        ledger = acted(state)
        assert ledger.events[1:] == [
            ExperimentsLeft((place,)),
            Gained(ASTROBOT, VP, 3, "selenium"),
            ExperimentShown(place, top),
        ]
        assert part(ledger.state, Selenium).of(ASTROBOT) == ()

    @pytest.mark.rule("A-080b", "C-050")
    @pytest.mark.parametrize(("previous", "place"), [(N_CLOCKWISE, "NE"), (N_BACK, "NW")])
    def test_from_an_empty_place_the_arrow_leads_on(self, previous: int, place: str) -> None:
        state = playing("selenium", previous)
        shown = {at: tile for at, tile in part(state, Selenium).shown.items() if at != "N"}
        state = with_part(state, replace(part(state, Selenium), shown=shown))
        assert of_kinds(acted(state), ExperimentsLeft) == [ExperimentsLeft((place,))]

    @pytest.mark.rule("A-080b", "C-050")
    @pytest.mark.parametrize(("level", "worth"), [(EASY, (3, 4, 5)), (HARD, (7, 9, 11))])
    def test_it_scores_by_the_size_of_the_tile(self, level: int, worth: tuple[int, ...]) -> None:
        state = playing("selenium", level=level)
        for stage, vp in zip(("small", "medium", "large"), worth, strict=True):
            tile = next(tile.id for tile in tiles(state).values() if tile.stage == stage)
            shown = replace(part(state, Selenium), shown={"N": tile}, stack=())
            assert acted(with_part(state, shown)).events[1:] == [
                ExperimentsLeft(("N",)),
                Gained(ASTROBOT, VP, vp, "selenium"),
            ]

    @pytest.mark.rule("A-080b")
    def test_without_a_tile_it_is_impossible(self) -> None:
        state = playing("selenium")
        assert is_impossible(with_part(state, replace(part(state, Selenium), shown={}, stack=())))


class TestSpaceRobotics:
    @pytest.mark.rule("A-080d", "C-089")
    @pytest.mark.parametrize(
        ("previous", "column"),
        [
            (N_CLOCKWISE, "centre"),
            (NE_BACK, "right"),
            (SE_CLOCKWISE, "right"),
            (S_BACK, "centre"),
            (SW_CLOCKWISE, "left"),
            (NW_BACK, "left"),
        ],
    )
    def test_the_triangle_names_the_column(self, previous: int, column: str) -> None:
        assert of_kinds(acted(playing("robotics", previous)), FactoryBuilt) == [FactoryBuilt(ASTROBOT, f"top-{column}")]

    @pytest.mark.rule("A-080d")
    @pytest.mark.parametrize(
        ("level", "rows"),
        [
            (EASY, ("top", "top", "top", "middle", "middle", "middle", "bottom", "bottom")),
            (HARD, ("top", "top", "middle", "middle", "bottom", "bottom", "bottom", "bottom")),
        ],
    )
    def test_development_names_the_row(self, level: int, rows: tuple[str, ...]) -> None:
        for development, row in enumerate(rows):
            state = playing("robotics", development=development, level=level)
            assert of_kinds(acted(state), FactoryBuilt) == [FactoryBuilt(ASTROBOT, f"{row}-centre")]

    @pytest.mark.rule("A-080d")
    def test_a_field_taken_gives_way_to_its_right_the_rows_below_and_those_above(self) -> None:
        state, found = playing("robotics", development=3), []
        for _ in range(9):
            ledger = acted(state)
            (built,) = of_kinds(ledger, FactoryBuilt)
            assert isinstance(built, FactoryBuilt)
            found.append(built.field)
            state = ledger.state
        assert found == [
            *("middle-centre", "middle-right"),
            *("bottom-left", "bottom-centre", "bottom-right"),
            *("top-left", "top-centre", "top-right"),
            "middle-left",
        ]
        assert is_impossible(state)

    @pytest.mark.rule("A-080d")
    def test_a_field_without_a_tile_is_taken(self) -> None:
        state = playing("robotics")
        pile = tables(state).index.components.robotics.board.pile.at(2)
        state = with_part(state, Robotics(factories=(("top-centre",) * pile, ())))
        assert of_kinds(acted(state), FactoryBuilt) == [FactoryBuilt(ASTROBOT, "top-right")]

    @pytest.mark.rule("C-089")
    def test_it_scores_the_vp_of_its_row_without_bonus_and_income(self) -> None:
        state = playing("robotics", development=7)
        ledger = acted(state)
        vp = ledger.tables.index.components.robotics.board.rows[2].vp
        assert ledger.events[2:] == [Gained(ASTROBOT, VP, vp, "robotics")]
        income = Ledger(ledger.state)
        collect_income(income, ASTROBOT)
        assert income.events == []
        full = with_part(state, Robotics(factories=((), ("top-left", "top-centre", "top-right"))))
        assert categories(full, ASTROBOT)["robotics"] > 0


class TestEvergreenFarms:
    def farming(
        self,
        previous: int = N_CLOCKWISE,
        *,
        development: int = 0,
        level: int = EASY,
        sectors: Mapping[str, Sequence[tuple[int, str]]] | None = None,
    ) -> State:
        """A crater with these structures. The row of slot 1 is O1 C1 C4 O7, that of slot 16 the same from its end."""
        state = playing("evergreen", previous, development=development, level=level)
        return with_structures(state, sectors or {})

    @pytest.mark.rule("A-080e")
    def test_the_first_row_with_the_majority_and_its_nearest_sector(self) -> None:
        """From the north, clockwise, slot 1 is first, but the human has its row; C1 lies in that of slot 4. From the
        south the row of slot 16 begins with O7 and C4."""
        one = self.farming(sectors={"O1": [(HUMAN, "workshop-engineer")], "C1": [(ASTROBOT, "dome-1")]})
        assert winner(one, 1) == HUMAN
        assert of_kinds(acted(one), FarmPlanted) == [FarmPlanted(ASTROBOT, 2, "C1")]
        two = {"C1": [(ASTROBOT, "dome-1")], "C4": [(ASTROBOT, "dome-2")]}
        assert of_kinds(acted(self.farming(sectors=two)), FarmPlanted) == [FarmPlanted(ASTROBOT, 2, "C1")]
        assert of_kinds(acted(self.farming(S_BACK, sectors=two)), FarmPlanted) == [FarmPlanted(ASTROBOT, 2, "C4")]

    @pytest.mark.rule("A-080e")
    @pytest.mark.parametrize(("development", "size"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3), (7, 3)])
    @pytest.mark.parametrize("level", [EASY, HARD])
    def test_development_says_which_of_several_sizes(self, development: int, size: int, level: int) -> None:
        """Beside a Dome no farm of size 1 fits: the smallest that does is taken instead."""
        state = self.farming(development=development, level=level, sectors={"O1": [(ASTROBOT, "dome-1")]})
        wanted = max(size, 2)
        ledger = acted(state)
        assert of_kinds(ledger, FarmPlanted) == [FarmPlanted(ASTROBOT, wanted, "O1")]
        gained = [Gained(ASTROBOT, VP, wanted, "evergreen")] if level == HARD else []
        assert of_kinds(ledger, Gained) == gained

    @pytest.mark.rule("A-080e")
    @pytest.mark.parametrize(("development", "size"), [(0, 1), (2, 1), (4, 3)])
    def test_a_size_that_does_not_fit_gives_way_to_the_biggest_below_it(self, development: int, size: int) -> None:
        state = self.farming(development=development, sectors={"O1": [(ASTROBOT, "workshop-engineer")]})
        assert of_kinds(acted(state), FarmPlanted) == [FarmPlanted(ASTROBOT, size, "O1")]

    @pytest.mark.rule("A-080e")
    def test_a_sector_where_none_fits_is_passed_over_and_without_any_it_is_impossible(self) -> None:
        state = self.farming(sectors={"O1": [(ASTROBOT, "headquarters")]})
        assert is_impossible(state)
        state = self.farming(sectors={"O1": [(ASTROBOT, "dome-1")]})
        assert is_impossible(with_part(state, Evergreen(farms={"O1": Farm(3, HUMAN)})))

    @pytest.mark.rule("A-080e", "C-111")
    def test_farms_pay_it_vp_for_each_astronaut_that_it_wins_room_or_not(self) -> None:
        """Of size 3 one VP, of size 1 a Credit, which AstroBot does not take. Its base is full."""
        state = self.farming(sectors={"O1": [(ASTROBOT, "workshop-engineer")]})
        state = with_part(state, Evergreen(farms={"C1": Farm(3, HUMAN), "O7": Farm(1, HUMAN)}))
        state = with_base(state, ASTROBOT, workshop_engineer=("engineer", "engineer"))
        state = replace(state, seats=(state.seats[0], replace(state.seats[1], waiting="engineer")))
        ledger = Ledger(with_crater(state, {1: "engineer"}))
        retrieve(ledger, Retrieve(0))
        assert of_kinds(ledger, Gained, AstronautRetrieved) == [
            Gained(ASTROBOT, VP, 1, "evergreen"),
            AstronautRetrieved(1, "engineer"),
        ]

    @pytest.mark.rule("C-111")
    def test_its_own_farms_score_at_the_end(self) -> None:
        state = self.farming(sectors={"O1": [(ASTROBOT, "dome-1")]})
        state = with_part(state, Evergreen(farms={"O1": Farm(2, ASTROBOT)}))
        assert categories(state, ASTROBOT)["evergreen"] == 3


class TestSkyWatch:
    def watching(self, steps: int = 0, *done: str, development: int = 0, level: int = EASY, energy: int = 5) -> State:
        """AstroBot's marker stands there, and it has done these programs."""
        state = replace(playing("sky-watch", development=development, level=level), energy=energy)
        kept = part(state, SkyWatch)
        return with_part(state, replace(kept, steps=(0, steps), done=((), done)))

    @pytest.mark.rule("A-080f")
    @pytest.mark.parametrize(("level", "steps"), [(EASY, (1, 1, 1, 2, 2, 2, 3, 3)), (HARD, (1, 1, 2, 2, 3, 3, 3, 3))])
    def test_steps_by_development_then_the_lowest_program(self, level: int, steps: tuple[int, ...]) -> None:
        for development, count in enumerate(steps):
            ledger = acted(self.watching(development=development, level=level))
            assert of_kinds(ledger, MarkerAdvanced, ProgrammeDone) == [
                MarkerAdvanced(ASTROBOT, count),
                ProgrammeDone(ASTROBOT, "1-bottom"),
            ]

    @pytest.mark.rule("A-080f", "C-135")
    def test_it_pays_energy_alone_and_scores_vp_and_defence(self) -> None:
        ledger = acted(self.watching(2, "1-bottom", "1-middle"))
        assert ledger.events[1:] == [
            MarkerAdvanced(ASTROBOT, 1),
            EnergyConsumed(ASTROBOT, 1),
            ProgrammeDone(ASTROBOT, "1-topmost"),
            Gained(ASTROBOT, VP, 3, "sky-watch"),
            DefenceAdded(ASTROBOT, 1),
        ]
        middle = acted(self.watching(2, "1-bottom"))
        assert of_kinds(middle, EnergyConsumed) == []
        assert of_kinds(middle, ProgrammeDone) == [ProgrammeDone(ASTROBOT, "1-middle")]

    @pytest.mark.rule("A-080f")
    @pytest.mark.parametrize(
        ("done", "energy"), [(("1-bottom", "1-middle", "1-topmost"), 5), (("1-bottom", "1-middle"), 0)]
    )
    def test_where_it_cannot_contribute_it_goes_3_steps_more(self, done: tuple[str, ...], energy: int) -> None:
        ledger = acted(self.watching(1, *done, energy=energy))
        assert of_kinds(ledger, MarkerAdvanced, ProgrammeDone) == [
            MarkerAdvanced(ASTROBOT, 1),
            MarkerAdvanced(ASTROBOT, 3),
        ]

    @pytest.mark.rule("A-080f")
    def test_at_the_end_of_the_track_contributions_go_on(self) -> None:
        ledger = acted(self.watching(18, development=7))
        assert of_kinds(ledger, MarkerAdvanced, ProgrammeDone) == [ProgrammeDone(ASTROBOT, "3-bottom")]
        assert is_impossible(self.watching(18, "3-bottom", "3-middle", "3-topmost"))


class TestToMars:
    def sending(
        self,
        previous: int = N_CLOCKWISE,
        *,
        development: int = 0,
        level: int = EASY,
        sectors: Mapping[str, Sequence[tuple[int, str]]] | None = None,
    ) -> State:
        """A crater with these structures; the modules take sizes 1 1, 1 2, 2 2 and 1 3."""
        state = replace(playing("mars", previous, development=development, level=level), energy=4)
        return with_structures(state, sectors or {"O1": [(ASTROBOT, "dome-1")]})

    @pytest.mark.rule("A-080g", "C-157")
    @pytest.mark.parametrize(("level", "vp"), [(EASY, 1), (HARD, 2)])
    def test_it_sends_for_nothing_and_scores_its_card_alone(self, level: int, vp: int) -> None:
        ledger = acted(self.sending(level=level, sectors={"O1": [(ASTROBOT, "workshop-engineer")]}))
        assert ledger.events[1:] == [
            StructureSent(ASTROBOT, "workshop-engineer", "O1", "2b"),
            Gained(ASTROBOT, VP, vp, "mars"),
        ]

    @pytest.mark.rule("A-080g")
    def test_what_completes_a_module_goes_first(self) -> None:
        state = self.sending(sectors={"O1": [(ASTROBOT, "laboratory-engineer")], "O7": [(ASTROBOT, "dome-1")]})
        assert of_kinds(acted(state), StructureSent) == [StructureSent(ASTROBOT, "laboratory-engineer", "O1", "4b")]
        state = with_part(state, Mars(ship={"2b": Aboard(HUMAN, "workshop-engineer")}))
        ledger = acted(state)
        assert of_kinds(ledger, StructureSent, ModuleCompleted) == [
            StructureSent(ASTROBOT, "dome-1", "O7", "2a"),
            ModuleCompleted(ASTROBOT, 2),
        ]

    @pytest.mark.rule("A-080g")
    @pytest.mark.parametrize(("previous", "sector"), [(N_CLOCKWISE, "O1"), (S_BACK, "O7"), (SW_CLOCKWISE, "O9")])
    def test_among_equals_the_first_in_the_rows_from_the_triangle(self, previous: int, sector: str) -> None:
        equal = {name: [(ASTROBOT, f"dome-{number}")] for number, name in enumerate(("O1", "O7", "O9"), start=1)}
        (sent,) = of_kinds(acted(self.sending(previous, sectors=equal)), StructureSent)
        assert isinstance(sent, StructureSent)
        assert sent.sector == sector

    @pytest.mark.rule("A-080g")
    @pytest.mark.parametrize(("level", "panel", "astronaut"), [(EASY, 3, 6), (HARD, 2, 4)])
    def test_development_brings_a_panel_of_the_ship_and_an_astronaut(
        self, level: int, panel: int, astronaut: int
    ) -> None:
        for development in range(8):
            ledger = acted(self.sending(development=development, level=level))
            built = [ShipPanelBuilt(ASTROBOT)] if development >= panel else []
            assert of_kinds(ledger, ShipPanelBuilt) == built
            due = OfferAstronaut(ASTROBOT) if development >= astronaut else AstroBotTurn(ASTROBOT)
            assert ledger.state.agenda[-1] == due

    @pytest.mark.rule("A-080g")
    def test_the_panel_brings_its_bonuses_but_none_is_built_on_the_last_energy_spaces(self) -> None:
        ledger = acted(self.sending(development=3))
        assert ledger.state.energy == 5
        assert ledger.seat(ASTROBOT).reputation == 1
        assert of_kinds(acted(replace(self.sending(development=3), energy=9)), ShipPanelBuilt) == []

    @pytest.mark.rule("A-080g", "C-157")
    def test_astronauts_that_it_gains_go_to_the_ship(self) -> None:
        state = self.sending(sectors={"O1": [(ASTROBOT, "workshop-engineer")]})
        state = with_part(state, Mars(ship={"1a": Aboard(ASTROBOT, "dome-1")}))
        state = with_base(state, ASTROBOT, dome_1=(), workshop_engineer=())
        crew: dict[int, Astronaut] = {1: "engineer", 2: "engineer"}
        ledger = Ledger(with_crater(state, crew))
        (place,) = places(state, ASTROBOT, "engineer")
        retrieve(ledger, Retrieve(0))
        retrieve(ledger, Retrieve(1))
        assert of_kinds(ledger, AstronautRetrieved) == [
            AstronautRetrieved(1, "engineer", ASTROBOT, place),
            AstronautRetrieved(2, "engineer", ASTROBOT, "workshop-engineer"),
        ]

    @pytest.mark.rule("A-080g")
    def test_without_a_structure_that_fits_it_is_impossible(self) -> None:
        assert is_impossible(self.sending(development=7, sectors={"O1": [(ASTROBOT, "headquarters")]}))
        assert is_impossible(self.sending(development=7, sectors={"O1": [(HUMAN, "dome-1")]}))
