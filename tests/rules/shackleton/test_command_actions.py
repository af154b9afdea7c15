"""Command actions in general, solar panels, building."""

import pytest
from msgspec.structs import replace

from app.rules.shackleton.board.prices import price_of, slot_cost
from app.rules.shackleton.components.shapes import Command
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.events import TokenActivated, TokenAdded
from app.rules.shackleton.vocabulary.moves import (
    ActivateToken,
    AddToken,
    BuildPanel,
    BuildStructure,
    BuyEnergy,
    Decline,
    ExploitCrater,
    MoveIn,
    TakeCommand,
    UseLaboratory,
    UseTrackAction,
    VisitGateway,
)
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.boards import tourists_of
from tests.support.shackleton.positions import (
    FABIO,
    MATTHIEU,
    NESTORE,
    asked,
    corner_of,
    events_of,
    in_action,
    moves_of,
    offered_commands,
    play,
    powered,
    refusal,
    rich,
    stock,
    taken,
    turn_of,
    with_base,
    with_seat,
    with_stock,
    with_structures,
    with_tokens,
)


class TestSlots:
    @pytest.mark.rule("S-079", "S-081")
    def test_the_leftmost_free_slot_is_paid(self) -> None:
        state = rich(in_action())
        for number, cost in enumerate(tables(state).command_costs(3, "corporation_actions")):
            after = play(taken(state, "corporation_actions", number), TakeCommand("engineer", "corporation_actions"))
            assert stock(after, FABIO, "credits") == 50 - cost
            assert len(after.commands["corporation_actions"]) == number + 1
            assert (after.seats[FABIO].astronauts, after.seats[FABIO].deployed) == ((1, 2, 2), 1)

    @pytest.mark.rule("S-080")
    def test_without_a_slot_or_its_credits_it_is_refused(self) -> None:
        state = in_action()
        slots = len(tables(state).command_costs(3, "corporation_actions"))
        full = taken(rich(state), "corporation_actions", slots)
        assert refusal(full, TakeCommand("engineer", "corporation_actions")) == "no-command-slot"
        poor = taken(state, "corporation_actions", 1)
        assert refusal(poor, TakeCommand("engineer", "corporation_actions")) == "cannot-pay-slot"
        assert "corporation_actions" in offered_commands(with_stock(poor, FABIO, credits=1))

    @pytest.mark.rule("S-082", "S-118", "S-119", "S-120")
    def test_scientists_in_their_workshop_lower_the_cost(self) -> None:
        state = taken(in_action(), "build", 3)
        assert slot_cost(state, FABIO, "build") == 3
        housed = with_base(state, FABIO, workshop_scientist=("scientist", "scientist"))
        assert slot_cost(housed, FABIO, "build") == 1
        assert slot_cost(taken(housed, "build", 0), FABIO, "build") == 0
        assert slot_cost(with_base(state, FABIO, workshop_scientist=("engineer", "scientist")), FABIO, "build") == 2
        assert slot_cost(with_base(state, FABIO, workshop_engineer=("scientist", "scientist")), FABIO, "build") == 3

    @pytest.mark.rule("S-058", "S-080")
    def test_nothing_to_build_or_to_fund_is_refused_and_the_gateway_is_always_there(self) -> None:
        state = in_action(energy=0)
        assert refusal(state, TakeCommand("engineer", "build")) == "nothing-to-build"
        assert refusal(state, TakeCommand("engineer", "fund")) == "nothing-to-fund"
        assert VisitGateway("engineer") in moves_of(state)


class TestSolarPanels:
    @pytest.mark.rule("S-085", "S-087", "S-088", "S-089", "S-091")
    def test_worked_example_of_a_panel(self) -> None:
        """The next space gives 2, the marker goes from 7 to 9 and passes one Reputation; no panel can follow."""
        state = replace(with_stock(in_action(energy=7), FABIO, rare_earth=1), rim=4)
        assert tables(state).board.panels[4] == 2
        state = play(state, TakeCommand("engineer", "corporation_actions"))
        after = play(state, BuildPanel())
        assert (after.energy, after.hub, after.rim) == (9, 1, 5)
        assert after.seats[FABIO].reputation == 1
        assert stock(after, FABIO, "rare_earth") == 0
        later = turn_of(with_stock(after, NESTORE, rare_earth=1, credits=1), NESTORE)
        later = play(later, TakeCommand("engineer", "corporation_actions"), Decline())
        assert refusal(later, BuildPanel()) == "energy-full"
        assert BuildPanel() in moves_of(replace(later, energy=8))

    @pytest.mark.rule("S-086")
    def test_once_a_turn_and_never_without_rare_earth(self) -> None:
        state = play(in_action(), TakeCommand("engineer", "corporation_actions"), Decline())
        assert refusal(state, BuildPanel()) == "too-few-resources"
        state = play(with_stock(state, FABIO, rare_earth=2), BuildPanel())
        assert refusal(state, BuildPanel()) == "panel-built"

    @pytest.mark.rule("S-086")
    def test_not_in_the_crater_nor_at_the_gateway(self) -> None:
        state = rich(with_structures(in_action(), {"O1": [(FABIO, "dome-1")]}))
        assert refusal(play(state, ExploitCrater("technician", 2)), BuildPanel()) == "no-command-action"
        visiting = play(state, VisitGateway("technician"))
        while asked(visiting) != "ConfirmEndOfTurn":
            assert BuildPanel() not in moves_of(visiting)
            visiting = play(visiting, moves_of(visiting)[0])
        assert refusal(visiting, BuildPanel()) == "no-command-action"

    @pytest.mark.rule("S-085")
    @pytest.mark.parametrize("command", ["build", "fund", "corporation_actions"])
    def test_in_each_command_action(self, command: Command) -> None:
        state = play(powered(rich(in_action(energy=8)), "O1"), TakeCommand("engineer", command))
        assert BuildPanel() in moves_of(state)

    @pytest.mark.rule("S-085")
    def test_before_and_behind_each_corporation_action(self) -> None:
        state = play(rich(in_action(energy=4)), TakeCommand("technician", "corporation_actions"))
        for _ in range(3):
            assert asked(state) == "TakeCorporationAction"
            assert BuildPanel() in moves_of(state)
            state = with_seat(replace(state, used=()), FABIO, reputation=15)
            state = play(state, next(move for move in moves_of(state, UseTrackAction) if move.space == 0))
        assert asked(state) == "ConfirmEndOfTurn"
        assert BuildPanel() in moves_of(state)

    @pytest.mark.rule("S-085", "S-086")
    def test_behind_a_structure_but_not_between_its_effects(self) -> None:
        state = powered(with_base(rich(in_action(energy=4)), FABIO, dome_1=("engineer",)), "O1")
        state = play(state, TakeCommand("technician", "build"))
        assert BuildPanel() in moves_of(state)
        state = play(state, BuildStructure("workshop-engineer", "O1"))
        assert asked(state) == "FillStructure"
        assert BuildPanel() not in moves_of(state)
        while asked(state) != "ConfirmEndOfTurn":
            state = play(state, moves_of(state)[0])
        assert BuildPanel() in moves_of(state)

    @pytest.mark.rule("S-085")
    def test_not_before_a_structure_that_could_no_longer_be_paid(self) -> None:
        state = with_stock(powered(in_action(), "O1"), FABIO, titanium=1, rare_earth=1)
        state = play(state, TakeCommand("technician", "build"))
        assert BuildStructure("workshop-engineer", "O1") in moves_of(state)
        assert BuildPanel() in moves_of(state)  # a Dome can be built behind it
        state = with_seat(state, FABIO, built={f"dome-{number}": () for number in range(1, 6)})
        assert BuildStructure("workshop-engineer", "O1") in moves_of(state)
        assert BuildPanel() not in moves_of(state)

    @pytest.mark.rule("S-002", "S-090")
    def test_eighteen_and_no_more(self) -> None:
        state = replace(rich(in_action()), rim=18)
        state = play(state, TakeCommand("engineer", "corporation_actions"), Decline())
        assert refusal(state, BuildPanel()) == "no-panels-left"


class TestBuilding:
    @pytest.mark.rule("S-092", "S-097", "S-101", "S-102")
    @pytest.mark.parametrize(
        ("piece", "cost"),
        [
            ("dome-3", (1, 0, 0)),
            ("workshop-technician", (1, 1, 0)),
            ("laboratory-engineer", (2, 1, 1)),
            ("headquarters", (3, 2, 2)),
        ],
    )
    def test_resources_and_energy_are_paid(self, piece: str, cost: tuple[int, int, int]) -> None:
        state = play(powered(rich(in_action()), "O9"), TakeCommand("scientist", "build"))
        after = play(state, BuildStructure(piece, "O9"))
        titanium, rare_earth, energy = cost
        mined = piece == "laboratory-engineer"
        assert stock(after, FABIO, "titanium") == 20 - titanium + mined
        assert stock(after, FABIO, "rare_earth") == 20 - rare_earth
        assert after.energy == 5 - energy
        assert [building.piece for building in after.sectors["O9"].buildings] == [piece]
        assert after.sectors["O9"].panel

    @pytest.mark.rule("S-093")
    def test_too_few_resources_are_refused(self) -> None:
        state = with_stock(powered(in_action(), "O9"), FABIO, titanium=1)
        state = play(state, TakeCommand("scientist", "build"))
        assert refusal(state, BuildStructure("workshop-engineer", "O9")) == "cannot-pay-structure"
        assert BuildStructure("dome-1", "O9") in moves_of(state)

    @pytest.mark.rule("S-093", "S-135")
    def test_energy_can_be_raised_by_the_panel_and_not_be_bought(self) -> None:
        state = replace(powered(rich(in_action(energy=0)), "O9"), rim=4)
        state = play(state, TakeCommand("scientist", "build"))
        assert refusal(state, BuildStructure("headquarters", "O9")) == "cannot-pay-structure"
        assert refusal(state, BuyEnergy()) == "another-question"
        state = play(state, BuildPanel())
        assert play(state, BuildStructure("headquarters", "O9")).energy == 0

    @pytest.mark.rule("S-094")
    def test_an_own_structure_or_one_of_the_size_closes_a_sector(self) -> None:
        state = with_structures(rich(in_action()), {"O1": [(FABIO, "dome-1")], "O2": [(NESTORE, "dome-1")]})
        state = play(state, TakeCommand("scientist", "build"))
        assert refusal(state, BuildStructure("workshop-engineer", "O1")) == "own-structure-there"
        assert refusal(state, BuildStructure("dome-2", "O2")) == "no-room-in-sector"
        assert refusal(state, BuildStructure("dome-1", "O3")) == "already-built"
        assert BuildStructure("workshop-engineer", "O2") in moves_of(state)

    @pytest.mark.rule("S-095")
    def test_a_headquarters_stands_alone(self) -> None:
        state = with_structures(rich(in_action()), {"O1": [(NESTORE, "headquarters")], "O2": [(NESTORE, "dome-1")]})
        state = play(state, TakeCommand("scientist", "build"))
        assert refusal(state, BuildStructure("dome-1", "O1")) == "no-room-in-sector"
        assert refusal(state, BuildStructure("headquarters", "O2")) == "no-room-in-sector"

    @pytest.mark.rule("S-095")
    def test_six_places_hold_one_of_each_size(self) -> None:
        there = [(NESTORE, "dome-1"), (MATTHIEU, "workshop-engineer")]
        state = play(with_structures(rich(in_action()), {"O1": there}), TakeCommand("scientist", "build"))
        assert BuildStructure("laboratory-engineer", "O1") in moves_of(state)

    @pytest.mark.rule("S-096", "S-074")
    def test_the_central_hex_is_no_sector(self) -> None:
        state = play(powered(rich(in_action()), "O9"), TakeCommand("scientist", "build"))
        assert refusal(state, BuildStructure("dome-1", "centre")) == "cannot-build"

    @pytest.mark.rule("S-098", "S-100")
    def test_an_unpowered_sector_takes_a_panel_of_the_central_hex(self) -> None:
        state = with_stock(replace(in_action(), hub=1), FABIO, titanium=1)
        state = play(state, TakeCommand("scientist", "build"))
        assert refusal(state, BuildStructure("dome-1", "O5", "new")) == "cannot-build"
        after = play(state, BuildStructure("dome-1", "O5", "hub"))
        assert (after.hub, after.energy, after.sectors["O5"].panel) == (0, 5, True)
        without = play(with_stock(powered(in_action(), "O1"), FABIO, titanium=1), TakeCommand("scientist", "build"))
        assert refusal(without, BuildStructure("dome-1", "O5")) == "no-power"

    @pytest.mark.rule("S-098", "S-099")
    def test_or_the_panel_of_the_turn(self) -> None:
        state = replace(with_stock(in_action(), FABIO, titanium=1, rare_earth=1), rim=4)
        state = play(state, TakeCommand("scientist", "build"))
        after = play(state, BuildStructure("dome-1", "O5", "new"))
        assert (after.hub, after.energy, after.rim, after.sectors["O5"].panel) == (0, 7, 5, True)
        assert stock(after, FABIO, "rare_earth") == 0
        assert after.seats[FABIO].reputation == 1
        assert refusal(with_stock(after, FABIO, rare_earth=1), BuildPanel()) == "panel-built"

    @pytest.mark.rule("S-100")
    def test_its_rare_earth_is_missing_for_the_structure(self) -> None:
        state = with_stock(replace(in_action(), rim=4), FABIO, titanium=5, rare_earth=1)
        state = play(state, TakeCommand("scientist", "build"))
        assert refusal(state, BuildStructure("workshop-engineer", "O5", "new")) == "cannot-pay-structure"

    @pytest.mark.rule("S-103", "S-104", "S-105", "S-179")
    def test_astronauts_of_the_base_move_into_the_new_structure_only(self) -> None:
        state = with_base(with_seat(rich(in_action()), FABIO, waiting="engineer"), FABIO, dome_1=("scientist",))
        state = play(powered(state, "O9"), TakeCommand("scientist", "build"))
        state = play(state, BuildStructure("workshop-engineer", "O9"))
        assert set(moves_of(state)) == {MoveIn("engineer", "waiting"), MoveIn("scientist", "dome-1"), Decline()}
        state = play(state, MoveIn("engineer", "waiting"), MoveIn("scientist", "dome-1"))
        assert state.seats[FABIO].built["workshop-engineer"] == ("engineer", "scientist")
        assert state.seats[FABIO].waiting is None
        assert asked(state) == "ConfirmEndOfTurn"
        assert refusal(state, MoveIn("engineer", "workshop-engineer")) == "another-question"

    @pytest.mark.rule("S-114")
    @pytest.mark.parametrize(
        ("piece", "question"),
        [("dome-1", "ConfirmEndOfTurn"), ("dome-3", "ChooseAstronaut"), ("dome-4", "TakeCorporationAction")],
    )
    def test_a_dome_gives_its_bonus_once(self, piece: str, question: str) -> None:
        state = replace(powered(rich(in_action()), "O9"), gateway=(1, 0, 0))
        state = play(state, TakeCommand("scientist", "build"), BuildStructure(piece, "O9"))
        assert asked(state) == question

    @pytest.mark.rule("S-114")
    def test_domes_give_reputation_or_vp(self) -> None:
        state = play(powered(rich(in_action()), "O9"), TakeCommand("scientist", "build"))
        assert play(state, BuildStructure("dome-2", "O9")).seats[FABIO].reputation == 2
        assert play(state, BuildStructure("dome-5", "O9")).seats[FABIO].vp == 4

    @pytest.mark.rule("S-121", "S-122", "S-123", "S-124", "S-125", "S-126")
    def test_a_laboratory_triggers_all_in_any_order(self) -> None:
        state = with_base(
            rich(in_action()), FABIO, laboratory_engineer=("engineer",), laboratory_technician=("technician",)
        )
        state = with_tokens(powered(state, "O3"), {corner_of(state, "O3"): "mining"})
        state = play(state, TakeCommand("technician", "build"))
        state = play(state, BuildStructure("laboratory-scientist", "O3"))
        pieces = ["laboratory-engineer", "laboratory-technician", "laboratory-scientist"]
        assert [move.piece for move in moves_of(state, UseLaboratory)] == pieces
        before = [stock(state, FABIO, thing) for thing in ("rare_earth", "credits", "helium3")]
        state = play(state, UseLaboratory("laboratory-technician"), UseLaboratory("laboratory-scientist"))
        after = [stock(state, FABIO, thing) for thing in ("rare_earth", "credits", "helium3")]
        assert [now - then for now, then in zip(after, before, strict=True)] == [1, 3, 1]


class TestEngineerBonus:
    def building(self, tokens: dict[int, str], astronaut: str = "engineer") -> State:
        """Fabio has built a Workshop in O11, with these tokens on the board."""
        state = with_tokens(with_structures(rich(in_action()), {"O11": [(NESTORE, "dome-1")]}), tokens)
        state = play(taken(state, "build", 2), TakeCommand(astronaut, "build"))  # type: ignore[arg-type]
        return play(state, BuildStructure("workshop-engineer", "O11"))

    @pytest.mark.rule("S-083", "S-106", "S-107", "S-111", "S-112")
    def test_worked_example_of_the_bonus(self) -> None:
        state = self.building({})
        assert stock(state, FABIO, "credits") == 48
        assert asked(state) == "ChooseBonusToken"
        assert refusal(state, Decline()) == "another-question"
        corner = corner_of(state, "O11")
        before = price_of(state, FABIO, "artemis").credits
        events = events_of(state, AddToken("artemis", corner), TokenAdded, TokenActivated)
        assert events == [TokenAdded(FABIO, "artemis", corner), TokenActivated(FABIO, corner, "artemis")]
        after = play(state, AddToken("artemis", corner))
        assert tourists_of(after, FABIO) == 1
        assert len(after.boards["artemis"].tokens) == 3
        assert price_of(after, FABIO, "artemis").credits == before + 1
        assert asked(after) == "ConfirmEndOfTurn"

    @pytest.mark.rule("S-108")
    def test_a_token_of_the_corporation_there_is_activated(self) -> None:
        state = self.building({27: "mining"})
        assert refusal(state, AddToken("mining", 16)) == "token-there"
        after = play(state, ActivateToken(27))
        assert stock(after, FABIO, "helium3") == 1
        assert len(after.boards["mining"].tokens) == 4

    @pytest.mark.rule("S-109")
    def test_without_a_free_corner_any_token_there(self) -> None:
        state = self.building({27: "mining", 16: "mining", 12: "artemis"})
        assert moves_of(state, AddToken) == []
        assert {move.corner for move in moves_of(state, ActivateToken)} == {27, 16, 12}
        assert refusal(state, AddToken("selenium", 27)) == "no-free-corner"

    @pytest.mark.rule("S-110")
    def test_a_corporation_without_tokens_left_is_refused(self) -> None:
        state = self.building({})
        board = replace(state.boards["mining"], tokens=())
        state = replace(state, boards={**state.boards, "mining": board})
        assert refusal(state, AddToken("mining", 27)) == "no-tokens-left"

    @pytest.mark.rule("S-110")
    @pytest.mark.parametrize(("empty", "question"), [(1, "ChooseBonusToken"), (3, "ConfirmEndOfTurn")])
    def test_the_bonus_lapses_where_no_board_has_tokens(self, empty: int, question: str) -> None:
        state = with_tokens(powered(rich(in_action()), "O11"), {})
        gone = {name: replace(state.boards[name], tokens=()) for name in state.corporations[:empty]}
        state = replace(state, boards={**state.boards, **gone})
        state = play(state, TakeCommand("engineer", "build"), BuildStructure("workshop-engineer", "O11"))
        assert asked(state) == question

    @pytest.mark.rule("S-083", "S-084")
    def test_another_type_has_no_bonus(self) -> None:
        assert asked(self.building({}, "scientist")) == "ConfirmEndOfTurn"
