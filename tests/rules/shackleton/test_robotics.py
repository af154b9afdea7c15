"""Space Robotics: Robots as metals, factories, their sets, and the effects of its projects."""

import pytest
from msgspec.structs import replace

from app.rules.game import Line
from app.rules.kit.parts import part
from app.rules.shackleton.actions.corporation_actions import is_any_possible
from app.rules.shackleton.board.crater import fees
from app.rules.shackleton.board.scores import categories
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.modules.robotics.robots import ways
from app.rules.shackleton.modules.robotics.vocabulary import BuildFactory, FactoryBuilt, Robotics
from app.rules.shackleton.phases.maintenance import collect_income
from app.rules.shackleton.vocabulary.moves import (
    ActivateToken,
    BuildPanel,
    BuildStructure,
    ClaimGoal,
    Decline,
    ExploitCrater,
    Fund,
    TakeCommand,
    UseProject,
)
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.boards import with_factories
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import (
    FABIO,
    MATTHIEU,
    NESTORE,
    asked,
    corner_of,
    events_of,
    in_action,
    moves_of,
    play,
    powered,
    refusal,
    showing,
    stock,
    with_base,
    with_seat,
    with_stock,
    with_structures,
    with_tokens,
)

SET = ("artemis", "mining", "robotics")
FIELDS = tuple(f"{row}-{column}" for row in ("top", "middle", "bottom") for column in ("left", "centre", "right"))


def start(*projects: str, seats: int = 3, energy: int = 5, **things: int) -> State:
    """Fabio's turn, with these projects and things."""
    state = with_seat(in_action(seats, SET, energy), FABIO, projects=projects)
    return with_stock(state, FABIO, **things)


def acting(*projects: str, seats: int = 3, **things: int) -> State:
    """Fabio takes corporation actions."""
    return play(start(*projects, seats=seats, **things), TakeCommand("engineer", "corporation_actions"))


def fund(project: str, **things: int) -> State:
    """Fabio funds a project that is visible."""
    state = showing(start(energy=9, **{"credits": 20, **things}), project)
    return play(state, TakeCommand("scientist", "fund"), Fund(project))


def building(*projects: str, **things: int) -> State:
    """Fabio builds, in a crater whose sector O9 is powered."""
    return play(powered(start(*projects, energy=9, **things), "O9"), TakeCommand("technician", "build"))


def income(state: State) -> State:
    """The state behind Fabio's income."""
    ledger = Ledger(state)
    collect_income(ledger, FABIO)
    return ledger.state


def ways_of(state: State, field: str) -> set[str]:
    """The ways in which a factory of a field can be paid."""
    return {move.way for move in moves_of(state, BuildFactory) if move.field == field}


@pytest.mark.rule("C-080")
def test_a_token_brings_a_robot() -> None:
    state = with_structures(start(), {"O1": [(FABIO, "dome-1")]})
    corner = corner_of(state, "O1")
    state = play(with_tokens(state, {corner: "robotics"}), ExploitCrater("scientist", 2), ActivateToken(corner))
    assert stock(state, FABIO, "robot") == 1


class TestFactories:
    @pytest.mark.rule("C-079")
    @pytest.mark.parametrize(("seats", "tiles"), [(2, 2), (3, 3), (4, 3)])
    def test_nine_fields_hold_two_or_three_tiles(self, seats: int, tiles: int) -> None:
        view = GAME.view(in_action(seats, SET), None)["modules"]["robotics"]
        assert view == {"factories": [[]] * seats, "left": dict.fromkeys(FIELDS, tiles)}

    @pytest.mark.rule("C-083", "C-084")
    @pytest.mark.parametrize(
        ("row", "titanium", "rare_earth", "vp"), [("top", 1, 0, 2), ("middle", 1, 1, 3), ("bottom", 2, 1, 4)]
    )
    def test_a_row_has_a_price_and_scores(self, row: str, titanium: int, rare_earth: int, vp: int) -> None:
        state = acting(titanium=titanium, rare_earth=rare_earth)
        move = BuildFactory(f"{row}-centre")
        assert events_of(state, move, FactoryBuilt) == [FactoryBuilt(FABIO, f"{row}-centre")]
        after = play(state, move)
        assert after.seats[FABIO].vp == vp
        assert (stock(after, FABIO, "titanium"), stock(after, FABIO, "rare_earth")) == (0, 0)
        assert part(after, Robotics).of(FABIO) == (f"{row}-centre",)
        assert part(after, Robotics).of(NESTORE) == ()
        poorer = acting(titanium=titanium - 1, rare_earth=rare_earth)
        assert refusal(poorer, move) == "cannot-pay"

    @pytest.mark.rule("C-085")
    def test_a_column_has_a_bonus(self) -> None:
        state = acting(titanium=1)
        assert stock(play(state, BuildFactory("top-left")), FABIO, "robot") == 1
        assert stock(play(state, BuildFactory("top-centre")), FABIO, "credits") == 2
        assert play(state, BuildFactory("top-right")).seats[FABIO].reputation == 1
        choices = GAME.choices(state, FABIO)
        lines = choices.lines[choices.moves.index(BuildFactory("top-centre"))]
        assert lines == (
            Line("pay", -1, {"of": "titanium"}),
            Line("gain", 2, {"of": "vp"}),
            Line("gain", 2, {"of": "credits"}),
        )

    @pytest.mark.rule("C-083")
    def test_of_a_field_each_seat_takes_one_as_long_as_there_is_one(self) -> None:
        state = with_factories(acting(seats=2, titanium=5), "top-left")
        assert refusal(state, BuildFactory("top-left")) == "factory-built"
        assert BuildFactory("top-centre") in moves_of(state)
        assert GAME.view(state, None)["modules"]["robotics"]["left"]["top-left"] == 1
        state = with_factories(acting(titanium=5), "top-left", "top-left", "top-left", seat=NESTORE)
        assert refusal(state, BuildFactory("top-left")) == "no-factories-left"

    @pytest.mark.rule("C-083", "S-148")
    def test_each_is_one_of_three_actions(self) -> None:
        state = play(acting(titanium=9), BuildFactory("top-left"), BuildFactory("top-centre"))
        assert asked(state) == "TakeCorporationAction"
        assert asked(play(state, BuildFactory("top-right"))) == "ConfirmEndOfTurn"

    @pytest.mark.rule("C-083")
    def test_what_keeps_a_seat_from_one_is_said_field_by_field(self) -> None:
        state = with_factories(acting(titanium=1), "top-left")
        refusals = (item for item in GAME.choices(state, FABIO).refused if item.what.type is BuildFactory)
        refused = {item.what.known["field"]: item.code for item in refusals}
        assert refused == {
            "top-left": "factory-built",
            **{field: "cannot-pay" for field in FIELDS if not field.startswith("top")},
        }

    @pytest.mark.rule("C-083", "C-013")
    def test_without_any_that_can_be_paid_none_is_offered(self) -> None:
        assert moves_of(acting(), BuildFactory) == []
        assert refusal(acting(), BuildFactory("left-top")) == "cannot-build-factory"

    @pytest.mark.rule("C-013")
    def test_it_is_due_only_where_it_is_possible(self) -> None:
        """With the one action that the Reputation track has open to everybody used."""
        assert is_any_possible(replace(acting(titanium=1), used=(0,)), FABIO)
        assert not is_any_possible(replace(acting(), used=(0,)), FABIO)


class TestRobots:
    @pytest.mark.rule("C-081")
    def test_they_pay_factories(self) -> None:
        assert ways_of(acting(robot=1), "top-left") == {"robots:titanium"}
        assert ways_of(acting(robot=1, titanium=1), "top-left") == {"", "robots:titanium"}
        assert ways_of(acting(robot=2, titanium=1), "middle-left") == {"robots:rare_earth"}
        state = play(acting(robot=4), BuildFactory("bottom-right", "robots:titanium+titanium+rare_earth"))
        assert (state.seats[FABIO].vp, stock(state, FABIO, "robot")) == (4, 0)
        assert ways_of(acting(robot=3), "bottom-right") == set()

    @pytest.mark.rule("C-081")
    def test_they_pay_structures(self) -> None:
        state = building(robot=1)
        after = play(state, BuildStructure("dome-1", "O9", way="robots:titanium"))
        assert (stock(after, FABIO, "robot"), after.seats[FABIO].built) == (0, {"dome-1": ()})
        workshop = {move.way for move in moves_of(building(robot=3), BuildStructure) if "workshop" in move.piece}
        assert workshop == {"robots:titanium+rare_earth"}

    @pytest.mark.rule("C-082")
    def test_they_pay_nothing_else(self) -> None:
        state = acting(robot=9, helium3=9)
        assert BuildPanel() not in moves_of(state)
        for payment in ("crater_fee", "shipment", "planting", "programme", "sending"):
            assert ways(tables(state), (), payment, {"titanium": 1, "rare_earth": 1}) == {}
        assert not any(getattr(move, "slot", "") == "1-lower" for move in moves_of(state))

    @pytest.mark.rule("C-081")
    def test_energy_and_credits_of_a_structure_are_still_paid(self) -> None:
        state = building(robot=9)
        after = play(state, BuildStructure("laboratory-engineer", "O9", way="robots:titanium+titanium+rare_earth"))
        assert (stock(after, FABIO, "robot"), after.energy) == (5, 8)


class TestIncomeAndEnd:
    @pytest.mark.rule("C-086")
    def test_factories_of_the_bottom_row_bring_robots(self) -> None:
        state = with_factories(start(), "bottom-left", "bottom-right", "top-left")
        assert stock(income(state), FABIO, "robot") == 2

    @pytest.mark.rule("C-087")
    @pytest.mark.parametrize(
        ("fields", "vp"),
        [
            (("top-left", "top-centre", "top-right"), 3),
            (("top-left", "middle-left", "bottom-left"), 2),
            (("top-left", "middle-centre", "bottom-right"), 5),
            (("top-left", "top-centre", "bottom-centre"), 0),
            (FIELDS, 3 * 3 + 3 * 2),
        ],
    )
    def test_sets_of_columns_and_rows_score(self, fields: tuple[str, ...], vp: int) -> None:
        state = with_factories(start(), *fields)
        assert categories(state, FABIO)["robotics"] == vp
        assert categories(state, MATTHIEU)["robotics"] == 0

    @pytest.mark.rule("C-088", "C-004")
    @pytest.mark.parametrize(
        ("fields", "levels"),
        [
            (("top-left",), []),
            (("top-left", "middle-left"), [0]),
            (("top-left", "middle-centre", "middle-right"), [0, 1]),
            (("bottom-left", "top-left", "middle-left", "middle-centre"), [0]),
            (("bottom-left", "bottom-centre", "middle-left", "middle-centre"), [0, 2]),
        ],
    )
    def test_goals(self, fields: tuple[str, ...], levels: list[int]) -> None:
        state = play(with_factories(acting(), *fields), Decline())
        claims = [move for move in moves_of(state, ClaimGoal) if move.corporation == "robotics"]
        assert [move.level for move in claims] == levels
        assert [play(state, move).seats[FABIO].vp for move in claims] == [(5, 8, 12)[level] for level in levels]


class TestProjects:
    @pytest.mark.rule("C-090", "C-005")
    def test_assembly_line(self) -> None:
        state = fund("assembly-line")
        assert (stock(state, FABIO, "robot"), categories(state, FABIO)["projects"]) == (2, 3)

    @pytest.mark.rule("C-091", "C-009", "C-010")
    def test_welding_arm(self) -> None:
        state = building("welding-arm", titanium=1)
        assert {move.way for move in moves_of(state, BuildStructure)} == {"", "welding-arm:titanium"}
        after = play(state, BuildStructure("dome-1", "O9", way="welding-arm:titanium"))
        assert (stock(after, FABIO, "titanium"), after.seats[FABIO].turned) == (1, ("welding-arm",))
        usual = play(state, BuildStructure("dome-1", "O9"))
        assert (stock(usual, FABIO, "titanium"), usual.seats[FABIO].turned) == (0, ())
        assert categories(state, FABIO)["projects"] == 3
        assert ways_of(acting("welding-arm"), "top-left") == set()

    @pytest.mark.rule("C-092", "C-010")
    def test_rover_fleet(self) -> None:
        state = with_structures(start("rover-fleet"), {"O3": [(NESTORE, "dome-1")]})
        assert (fees(state, FABIO, 6), fees(state, FABIO, 5)) == (((NESTORE, 2),), ())
        assert categories(state, FABIO)["projects"] == 3

    @pytest.mark.rule("C-093", "C-007", "C-008")
    def test_robot_foreman(self) -> None:
        state = acting("robot-foreman")
        after = play(state, UseProject("robot-foreman"))
        assert (stock(after, FABIO, "robot"), categories(after, FABIO)["projects"]) == (2, 2)
        assert refusal(after, UseProject("robot-foreman")) == "project-turned"

    @pytest.mark.rule("C-094")
    def test_3d_printer(self) -> None:
        state = fund("3d-printer")
        assert (stock(state, FABIO, "robot"), categories(state, FABIO)["projects"]) == (1, 3)
        assert ways_of(acting("3d-printer", robot=1, titanium=1), "middle-left") == {"robots:rare_earth"}
        workshops = {move.way for move in moves_of(building("3d-printer", robot=2), BuildStructure)}
        assert workshops == {"robots:titanium", "robots:titanium+rare_earth"}
        assert ways_of(acting(robot=1, titanium=1), "middle-left") == set()

    @pytest.mark.rule("C-095", "C-011")
    def test_service_contract(self) -> None:
        state = with_factories(start("service-contract"), "top-left", "middle-right")
        assert (stock(income(state), FABIO, "credits"), categories(state, FABIO)["projects"]) == (2, 2)

    @pytest.mark.rule("C-096", "C-006")
    def test_prospector_bots(self) -> None:
        state = with_structures(start("prospector-bots"), {"O1": [(FABIO, "dome-1")]})
        assert stock(play(state, ExploitCrater("engineer", 2)), FABIO, "robot") == 1
        assert stock(play(state, ExploitCrater("technician", 2)), FABIO, "robot") == 0
        assert stock(fund("prospector-bots"), FABIO, "robot") == 0
        assert categories(state, FABIO)["projects"] == 2

    @pytest.mark.rule("C-097", "C-012")
    def test_automation_award(self) -> None:
        state = with_base(start("automation-award"), FABIO, workshop_engineer=(), dome_1=())
        state = with_factories(state, "top-left", "top-centre")
        found = categories(state, FABIO)
        assert (found["robotics"], found["projects"]) == (3, 2)

    @pytest.mark.rule("C-098", "C-015")
    def test_auto_builder(self) -> None:
        state = showing(powered(start(energy=9, credits=9), "O9"), "auto-builder")
        state = play(state, TakeCommand("scientist", "fund"), Fund("auto-builder"))
        assert {(move.piece.partition("-")[0], move.sector) for move in moves_of(state, BuildStructure)} == {
            ("dome", "O9")
        }
        after = play(state, BuildStructure("dome-1", "O9"))
        assert (after.seats[FABIO].built, categories(after, FABIO)["projects"]) == ({"dome-1": ()}, 2)

    @pytest.mark.rule("C-015")
    def test_without_power_its_dome_is_left_out(self) -> None:
        assert asked(fund("auto-builder")) == "ConfirmEndOfTurn"


@pytest.mark.rule("C-003")
def test_projects_cost_what_the_row_of_tokens_taken_says() -> None:
    state = start()
    prices = []
    for taken in range(5):
        board = replace(state.boards["robotics"], tokens=state.boards["robotics"].tokens[taken:])
        view = GAME.view(replace(state, boards={**state.boards, "robotics": board}), None)
        prices.append(tuple(view["boards"]["robotics"]["price"].values()))
    assert prices == [(3, 3, 1), (4, 4, 1), (5, 5, 1), (6, 6, 2), (8, 7, 2)]
