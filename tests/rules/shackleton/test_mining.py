"""Moon Mining: shipping, lift-off, and the effects of its projects."""

import random

import pytest
from msgspec.structs import replace

from app.rules.kit.parts import part, with_part
from app.rules.shackleton.board.scores import categories
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.mining.module import lift_off
from app.rules.shackleton.modules.mining.vocabulary import CargoShipped, Mining, ShipCargo, ShuttleLiftedOff
from app.rules.shackleton.phases.maintenance import collect_income
from app.rules.shackleton.vocabulary.moves import (
    ActivateToken,
    BuildPanel,
    ClaimGoal,
    Decline,
    ExploitCrater,
    Fund,
    ShowProject,
    TakeCommand,
    UseProject,
)
from app.rules.shackleton.vocabulary.state import State
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
    refusal,
    stock,
    turn_of,
    with_seat,
    with_stock,
    with_structures,
    with_tokens,
)


def acting(*projects: str, **things: int) -> State:
    """Fabio takes corporation actions, with these projects and things."""
    state = with_stock(with_seat(in_action(), FABIO, projects=projects), FABIO, **things)
    return play(state, TakeCommand("engineer", "corporation_actions"))


def funding(project: str, energy: int = 9, **things: int) -> State:
    """Fabio funds, and this project is visible."""
    state = with_stock(in_action(energy=energy), FABIO, credits=20, **things)
    board = state.boards["mining"]
    others = tuple(other for other in (*board.shown, *board.deck) if other != project)
    shown = replace(board, shown=(project, others[0]), deck=others[1:])
    state = replace(state, boards={**state.boards, "mining": shown})
    return play(state, TakeCommand("engineer", "fund"))


@pytest.mark.rule("C-060", "C-061")
def test_a_shipment_pays_the_demand_and_scores_the_slot() -> None:
    state = acting(helium3=2, titanium=1)
    assert events_of(state, ShipCargo("3-upper"), CargoShipped) == [CargoShipped(FABIO, "3-upper", 3)]
    after = play(state, ShipCargo("3-upper"))
    assert (after.seats[FABIO].vp, stock(after, FABIO, "helium3"), stock(after, FABIO, "titanium")) == (7, 0, 0)
    lower = play(state, ShipCargo("1-lower"))
    assert (lower.seats[FABIO].vp, lower.seats[FABIO].reputation) == (2, 1)


@pytest.mark.rule("C-059")
def test_the_shuttle_has_five_levels_and_is_empty_at_the_start() -> None:
    slots = {move.slot for move in moves_of(acting(helium3=9, titanium=9, rare_earth=9), ShipCargo)}
    assert slots == {f"{level}-{slot}" for level in range(1, 6) for slot in ("upper", "lower")}
    assert GAME.view(in_action(), None)["modules"]["mining"] == {"aboard": {}, "shipped": [[], [], []]}


@pytest.mark.rule("C-061")
@pytest.mark.parametrize(
    ("slot", "demand", "vp", "reputation"),
    [
        pytest.param("1-upper", (1, 0, 0), 3, 0, marks=pytest.mark.rule("C-063")),
        pytest.param("2-upper", (2, 0, 0), 6, 0, marks=pytest.mark.rule("C-063", "C-065")),
        pytest.param("3-upper", (2, 1, 0), 7, 0, marks=pytest.mark.rule("C-063")),
        pytest.param("4-upper", (3, 0, 0), 8, 0, marks=pytest.mark.rule("C-063")),
        pytest.param("5-upper", (3, 0, 1), 11, 0, marks=pytest.mark.rule("C-063")),
        pytest.param("1-lower", (0, 1, 0), 2, 1, marks=pytest.mark.rule("C-064")),
        pytest.param("2-lower", (1, 1, 0), 4, 1, marks=pytest.mark.rule("C-064")),
        pytest.param("3-lower", (1, 0, 1), 5, 1, marks=pytest.mark.rule("C-064")),
        pytest.param("4-lower", (2, 0, 1), 7, 1, marks=pytest.mark.rule("C-064")),
        pytest.param("5-lower", (3, 1, 0), 10, 1, marks=pytest.mark.rule("C-064")),
    ],
)
def test_each_slot_has_its_demand_and_worth(slot: str, demand: tuple[int, ...], vp: int, reputation: int) -> None:
    state = acting(**dict(zip(("helium3", "titanium", "rare_earth"), demand, strict=True)))
    after = play(state, ShipCargo(slot))
    assert (after.seats[FABIO].vp, after.seats[FABIO].reputation) == (vp, reputation)
    assert not any(after.seats[FABIO].stock.values())


@pytest.mark.rule("C-062", "C-013")
def test_a_taken_slot_and_one_that_cannot_be_paid_are_refused() -> None:
    state = play(acting(helium3=3), ShipCargo("1-upper"))
    assert refusal(state, ShipCargo("1-upper")) == "slot-taken"
    assert refusal(state, ShipCargo("5-upper")) == "cannot-pay"
    assert ShipCargo("2-upper") in moves_of(state)


@pytest.mark.rule("S-148")
def test_the_action_may_be_repeated() -> None:
    state = play(acting(helium3=3), ShipCargo("1-upper"), ShipCargo("2-upper"))
    assert state.seats[FABIO].vp == 9
    assert part(state, Mining).of(FABIO) == (1, 2)
    assert part(state, Mining).of(NESTORE) == ()


@pytest.mark.rule("S-171", "C-066", "C-062")
def test_lift_off_pays_each_cargo_aboard_and_empties_the_shuttle() -> None:
    state = play(acting(helium3=4), ShipCargo("1-upper"), ShipCargo("2-upper"))
    ledger = Ledger(state)
    lift_off(ledger)
    assert ShuttleLiftedOff() in ledger.events
    assert stock(ledger.state, FABIO, "credits") == 2
    assert part(ledger.state, Mining).aboard == {}
    assert part(ledger.state, Mining).of(FABIO) == (1, 2)
    assert ShipCargo("1-upper") in moves_of(ledger.state)
    assert GAME.view(ledger.state, None)["modules"]["mining"]["shipped"] == [[1, 2], [], []]


@pytest.mark.rule("S-189", "C-067")
def test_levels_and_helium_score_at_the_end() -> None:
    state = play(acting(helium3=6, titanium=1), ShipCargo("1-upper"), ShipCargo("2-upper"), ShipCargo("1-lower"))
    assert categories(state, FABIO)["mining"] == 2 + 1
    assert categories(with_stock(state, FABIO, helium3=4), FABIO)["mining"] == 2 + 2
    assert categories(state, NESTORE)["mining"] == 0


@pytest.mark.rule("C-068", "C-004")
@pytest.mark.parametrize(
    ("levels", "claimed"),
    [((1,), []), ((1, 1), [0]), ((1, 1, 2, 3), [0, 1]), ((1, 2, 3, 4), [0, 1, 2]), ((1, 2, 3, 3, 2), [0, 1])],
)
def test_goals_count_cargo_that_has_left(levels: tuple[int, ...], claimed: list[int]) -> None:
    state = play(with_part(acting(), Mining(shipped=(levels, (), ()))), Decline())
    claims = [move for move in moves_of(state, ClaimGoal) if move.corporation == "mining"]
    assert [move.level for move in claims] == claimed
    assert [play(state, move).seats[FABIO].vp for move in claims] == [(5, 8, 12)[level] for level in claimed]


@pytest.mark.rule("S-163", "C-068")
def test_goals_count_cargoes_and_levels() -> None:
    state = play(acting(helium3=4, titanium=1), ShipCargo("1-upper"), ShipCargo("1-lower"), Decline())
    assert [move for move in moves_of(state, ClaimGoal) if move.corporation == "mining"] == [ClaimGoal("mining", 0)]
    assert refusal(state, ClaimGoal("mining", 2)) == "goal-not-met"


@pytest.mark.rule("C-058")
def test_a_token_is_a_helium() -> None:
    state = with_structures(in_action(), {"O1": [(FABIO, "dome-1")]})
    state = with_tokens(state, {corner_of(state, "O1"): "mining"})
    assert stock(play(state, ExploitCrater("scientist", 2), ActivateToken(22)), FABIO, "helium3") == 1


class TestProjects:
    @pytest.mark.parametrize(
        ("project", "vp"),
        [
            pytest.param("helium3-extractor", 2, marks=pytest.mark.rule("C-070")),
            pytest.param("mass-driver", 2, marks=pytest.mark.rule("C-071")),
            pytest.param("ore-refinery", 3, marks=pytest.mark.rule("C-072")),
            pytest.param("regolith-scoop", 3, marks=pytest.mark.rule("C-073")),
            pytest.param("lunar-hauler", 2, marks=pytest.mark.rule("C-074")),
            pytest.param("fusion-pilot-plant", 3, marks=pytest.mark.rule("C-075")),
            pytest.param("polar-mine", 3, marks=pytest.mark.rule("C-076")),
            pytest.param("commodity-desk", 2, marks=pytest.mark.rule("C-077")),
            pytest.param("second-launch-pad", 3, marks=pytest.mark.rule("C-078")),
        ],
    )
    def test_vp(self, project: str, vp: int) -> None:
        assert categories(with_seat(in_action(), FABIO, projects=(project,)), FABIO)["projects"] == vp

    @pytest.mark.rule("C-071", "C-006")
    def test_mass_driver_scores_each_own_shipment(self) -> None:
        assert play(acting("mass-driver", helium3=1), ShipCargo("1-upper")).seats[FABIO].vp == 4

    @pytest.mark.rule("S-149", "C-072", "C-008")
    def test_ore_refinery_exchanges_once_a_round(self) -> None:
        state = acting("ore-refinery", titanium=1)
        assert {move.takes for move in moves_of(state, UseProject)} == {"rare_earth", "helium3"}
        state = play(state, UseProject("ore-refinery", "titanium", "helium3"))
        assert (stock(state, FABIO, "titanium"), stock(state, FABIO, "helium3")) == (0, 1)
        assert moves_of(state, UseProject) == []

    @pytest.mark.rule("C-073", "C-001")
    def test_regolith_scoop_pays_for_own_tokens_of_mining_alone(self) -> None:
        state = with_structures(
            with_seat(in_action(), FABIO, projects=("regolith-scoop",)), {"O1": [(FABIO, "dome-1")]}
        )
        mining = with_tokens(state, {corner_of(state, "O1"): "mining"})
        assert stock(play(mining, ExploitCrater("scientist", 2), ActivateToken(22)), FABIO, "credits") == 1
        other = with_tokens(state, {corner_of(state, "O1"): "artemis"})
        assert stock(play(other, ExploitCrater("scientist", 2), ActivateToken(22)), FABIO, "credits") == 0

    @pytest.mark.rule("C-073")
    def test_regolith_scoop_gives_titanium_now(self) -> None:
        assert stock(play(funding("regolith-scoop"), Fund("regolith-scoop")), FABIO, "titanium") == 1

    @pytest.mark.rule("C-074", "C-009", "C-010")
    def test_lunar_hauler_leaves_a_resource_out_once_a_round(self) -> None:
        state = acting("lunar-hauler", helium3=3)
        ways = {move.way for move in moves_of(state, ShipCargo) if move.slot == "2-lower"}
        assert ways == {"lunar-hauler:titanium"}
        state = play(state, ShipCargo("2-lower", "lunar-hauler:titanium"))
        assert (state.seats[FABIO].vp, stock(state, FABIO, "helium3")) == (4, 2)
        assert refusal(state, ShipCargo("3-lower")) == "cannot-pay"

    @pytest.mark.rule("S-132", "S-131", "C-075")
    def test_fusion_pilot_plant_raises_energy_in_the_middle_of_funding(self) -> None:
        state = with_seat(with_stock(in_action(energy=3), FABIO, credits=20, helium3=1), FABIO, projects=())
        board = replace(state.boards["mining"], tokens=state.boards["mining"].tokens[:2])
        state = replace(state, boards={**state.boards, "mining": board}, rim=18)
        shown = board.shown[0]
        state = with_seat(state, FABIO, projects=("fusion-pilot-plant",))
        state = play(state, TakeCommand("engineer", "fund"))
        assert refusal(state, Fund(shown)) == "energy-too-low"
        state = play(state, UseProject("fusion-pilot-plant"))
        assert (state.energy, state.seats[FABIO].reputation, stock(state, FABIO, "helium3")) == (5, 1, 0)
        assert Fund(shown) in moves_of(state)
        assert moves_of(state, UseProject) == []

    @pytest.mark.rule("C-075", "C-008")
    def test_fusion_pilot_plant_is_a_corporation_action_once_a_round(self) -> None:
        state = play(acting("fusion-pilot-plant", helium3=2), UseProject("fusion-pilot-plant"))
        assert (state.energy, stock(state, FABIO, "helium3")) == (7, 1)
        assert refusal(state, UseProject("fusion-pilot-plant")) == "project-turned"

    @pytest.mark.rule("C-076", "C-011")
    def test_polar_mine_is_an_income(self) -> None:
        ledger = Ledger(with_seat(in_action(), FABIO, projects=("polar-mine",)))
        collect_income(ledger, FABIO)
        assert stock(ledger.state, FABIO, "titanium") == 1

    @pytest.mark.rule("C-077", "C-012")
    def test_commodity_desk_scores_what_is_left_at_most_six(self) -> None:
        state = with_seat(in_action(), FABIO, projects=("commodity-desk",))
        assert categories(with_stock(state, FABIO, titanium=2, rare_earth=1), FABIO)["mining"] == 3
        assert categories(with_stock(state, FABIO, titanium=9), FABIO)["mining"] == 6

    @pytest.mark.rule("S-137", "C-078")
    def test_second_launch_pad_ships_at_once(self) -> None:
        state = play(funding("second-launch-pad", helium3=1), Fund("second-launch-pad"))
        assert asked(state) == "TakeCorporationAction"
        assert {type(move) for move in moves_of(state)} == {ShipCargo}, "its owner cannot do without"
        assert len(state.boards["mining"].shown) == 1
        draw = random.Random(1)
        assert all(GAME.random_move(state, FABIO, draw) in moves_of(state) for _ in range(20))
        state = play(state, ShipCargo("1-upper"))
        assert state.seats[FABIO].vp == 3
        assert len(state.boards["mining"].shown) == 1
        assert GAME.is_boundary(decide(state, ShowProject()).events)
        state = play(state, ShowProject())
        assert len(state.boards["mining"].shown) == 2
        assert asked(state) == "ConfirmEndOfTurn"

    @pytest.mark.rule("C-078", "S-085")
    def test_the_panel_is_refused_that_leaves_nothing_to_ship(self) -> None:
        state = funding("second-launch-pad", helium3=1, rare_earth=1)
        state = with_part(state, replace(part(state, Mining), aboard={"1-upper": NESTORE}))
        state = play(state, Fund("second-launch-pad"))
        assert moves_of(state) == [ShipCargo("3-lower")], "a slot for the Rare Earth that the panel costs"
        assert refusal(state, BuildPanel()) == "nothing-behind-panel"
        state = with_stock(state, FABIO, rare_earth=2)
        assert ShipCargo("3-lower") in moves_of(play(state, BuildPanel()))

    @pytest.mark.rule("C-078", "C-014")
    def test_without_anything_to_ship_it_lapses(self) -> None:
        assert asked(play(funding("second-launch-pad"), Fund("second-launch-pad"))) == "ConfirmEndOfTurn"

    @pytest.mark.rule("C-070", "C-005")
    def test_helium3_extractor_gives_one_now(self) -> None:
        assert stock(play(funding("helium3-extractor"), Fund("helium3-extractor")), FABIO, "helium3") == 1

    @pytest.mark.rule("C-070", "C-007")
    def test_helium3_extractor_gives_one_once_a_round(self) -> None:
        state = play(acting("helium3-extractor"), UseProject("helium3-extractor"))
        assert stock(state, FABIO, "helium3") == 1
        assert refusal(state, UseProject("helium3-extractor")) == "project-turned"


@pytest.mark.rule("S-083", "S-140")
def test_an_action_of_the_board_can_be_the_bonus_of_funding() -> None:
    state = turn_of(with_stock(in_action(energy=9), MATTHIEU, credits=20, helium3=2), MATTHIEU)
    state = play(state, TakeCommand("technician", "fund"), Fund(state.boards["selenium"].shown[0]))
    if asked(state) == "TakeCorporationAction":
        assert play(state, ShipCargo("2-upper")).seats[MATTHIEU].vp == 6
