"""Funding projects, and corporation actions."""

import pytest
from msgspec.structs import replace

from app.rules.shackleton.board.prices import price_of
from app.rules.shackleton.components.shapes import Astronaut
from app.rules.shackleton.vocabulary.events import CommandTaken, ProjectShown
from app.rules.shackleton.vocabulary.moves import (
    ActivateToken,
    BuildPanel,
    BuyEnergy,
    Decline,
    EndTurn,
    Fund,
    TakeAstronaut,
    TakeCommand,
    UseProject,
    UseTrackAction,
)
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import (
    FABIO,
    NESTORE,
    asked,
    decide,
    events_of,
    in_action,
    moves_of,
    offered_commands,
    play,
    refusal,
    rich,
    showing,
    stock,
    taken,
    turn_of,
    with_base,
    with_seat,
    with_stock,
    with_tokens,
)


class TestFunding:
    @pytest.mark.rule("S-130", "S-136", "S-137", "S-140", "S-141", "S-083")
    def test_worked_example_of_funding(self) -> None:
        state = taken(showing(in_action(energy=6), "helium3-extractor"), "fund", 1)
        board = state.boards["mining"]
        state = replace(state, boards={**state.boards, "mining": replace(board, tokens=board.tokens[:2])})
        state = turn_of(with_stock(state, NESTORE, credits=6), NESTORE)
        price = price_of(state, NESTORE, "mining")
        assert (price.credits, price.requirement, price.consumption) == (5, 5, 1)
        state = play(state, TakeCommand("technician", "fund"), Fund("helium3-extractor"))
        assert (state.energy, stock(state, NESTORE, "credits"), stock(state, NESTORE, "helium3")) == (5, 0, 1)
        assert asked(state) == "TakeCorporationAction"
        assert refusal(state, Decline()) == "action-not-possible"
        state = play(state, UseTrackAction(0))
        assert state.seats[NESTORE].reputation == 2
        assert asked(state) == "ConfirmEndOfTurn"

    @pytest.mark.rule("S-130", "S-137")
    def test_the_lines_say_what_it_costs_and_brings_at_once(self) -> None:
        state = play(showing(rich(in_action(energy=6)), "helium3-extractor"), TakeCommand("engineer", "fund"))
        choices = GAME.choices(state, FABIO)
        lines = choices.lines[choices.moves.index(Fund("helium3-extractor"))]
        assert [(line.key, line.args["of"], line.amount) for line in lines] == [
            ("pay", "energy", -1),
            ("pay", "credits", -3),
            ("gain", "helium3", 1),
        ]
        view = GAME.view(state, FABIO)["boards"]["mining"]
        assert view["price"] == {"credits": 3, "requirement": 3, "consumption": 1}
        assert view["slots"] == [2, 2, 1]

    @pytest.mark.rule("S-111", "S-130")
    @pytest.mark.parametrize(("left", "price"), [(4, (3, 3, 1)), (3, (4, 4, 1)), (1, (6, 6, 2)), (0, (8, 7, 2))])
    def test_each_token_taken_makes_projects_dearer(self, left: int, price: tuple[int, int, int]) -> None:
        state = in_action()
        for name in state.corporations:
            board = state.boards[name]
            fewer = replace(state, boards={**state.boards, name: replace(board, tokens=board.tokens[:left])})
            row = price_of(fewer, FABIO, name)
            assert (row.credits, row.requirement, row.consumption) == price

    @pytest.mark.rule("S-129", "S-138", "S-139")
    def test_any_of_six_and_a_new_one_is_shown(self) -> None:
        state = play(rich(in_action(energy=9)), TakeCommand("engineer", "fund"))
        assert len(moves_of(state, Fund)) == 6
        top = state.boards["mining"].deck[0]
        chosen = state.boards["mining"].shown[0]
        decision = decide(state, Fund(chosen))
        assert ProjectShown("mining", top) in decision.events
        assert GAME.is_boundary(decision.events)
        empty = replace(state.boards["mining"], deck=())
        state = replace(state, boards={**state.boards, "mining": empty})
        assert len(play(state, Fund(chosen)).boards["mining"].shown) == 1

    @pytest.mark.rule("S-117", "S-131", "S-119")
    def test_technicians_lower_price_and_requirement(self) -> None:
        state = rich(in_action(energy=2))
        assert refusal(replace(state, energy=3, rim=18), Fund("moon-casino")) == "another-question"
        housed = with_base(state, FABIO, workshop_technician=("technician", "technician"))
        price = price_of(housed, FABIO, "mining")
        assert (price.credits, price.requirement, price.consumption) == (1, 1, 1)
        housed = with_base(state, FABIO, workshop_technician=("engineer", "technician"))
        assert price_of(housed, FABIO, "mining").requirement == 2

    @pytest.mark.rule("S-131", "S-117")
    @pytest.mark.parametrize(("technicians", "enough"), [(0, 3), (1, 2), (2, 1)])
    def test_the_level_has_to_meet_the_requirement_less_the_discount(self, technicians: int, enough: int) -> None:
        housed: list[Astronaut] = ["technician"] * technicians
        state = with_base(rich(in_action(energy=8)), FABIO, workshop_technician=housed)
        state = play(replace(state, rim=18), TakeCommand("engineer", "fund"))
        shown = state.boards["mining"].shown[0]
        assert Fund(shown) in moves_of(replace(state, energy=enough))
        assert refusal(replace(state, energy=enough - 1), Fund(shown)) == "energy-too-low"

    @pytest.mark.rule("S-131", "S-132", "S-133", "S-134")
    def test_energy_is_raised_by_purchase_and_panel_in_any_order(self) -> None:
        state = with_stock(replace(in_action(energy=0), rim=4), FABIO, credits=9, rare_earth=1)
        state = play(state, TakeCommand("engineer", "fund"))
        shown = state.boards["mining"].shown[0]
        assert refusal(state, Fund(shown)) == "energy-too-low"
        bought = play(state, BuyEnergy())
        assert (bought.energy, stock(bought, FABIO, "credits")) == (1, 7)
        reached = play(bought, BuildPanel())
        assert (reached.energy, reached.seats[FABIO].reputation) == (3, 1)
        assert refusal(reached, BuyEnergy()) == "no-energy-for-sale"
        assert Fund(shown) in moves_of(reached)
        first = play(state, BuildPanel(), BuyEnergy())
        assert (first.energy, first.seats[FABIO].reputation) == (3, 1)

    @pytest.mark.rule("S-132", "S-133")
    def test_energy_is_not_bought_where_no_project_could_follow(self) -> None:
        state = with_stock(in_action(energy=0), FABIO, credits=8)
        assert "fund" not in offered_commands(state)
        assert "fund" in offered_commands(with_stock(state, FABIO, credits=9))

    @pytest.mark.rule("S-136")
    def test_the_level_cannot_fall_below_zero(self) -> None:
        state = with_base(rich(in_action(energy=0)), FABIO, workshop_technician=("technician", "technician"))
        board = state.boards["mining"]
        state = replace(state, boards={**state.boards, "mining": replace(board, tokens=board.tokens[:1])}, rim=18)
        state = play(replace(state, energy=1), TakeCommand("engineer", "fund"))
        shown = state.boards["mining"].shown[0]
        price = price_of(state, FABIO, "mining")
        assert (price.requirement, price.consumption) == (4, 2)
        assert refusal(state, Fund(shown)) == "energy-too-low"

    @pytest.mark.rule("S-084")
    def test_another_type_has_no_bonus(self) -> None:
        state = play(rich(in_action(energy=9)), TakeCommand("engineer", "fund"))
        assert asked(play(state, Fund(state.boards["artemis"].shown[0]))) in ("ConfirmEndOfTurn", "ChooseAstronaut")


class TestCorporationActions:
    @pytest.mark.rule("S-142", "S-146", "S-148", "S-153", "S-154", "S-083")
    def test_worked_example_of_three_actions(self) -> None:
        state = taken(in_action(), "corporation_actions", 3)
        state = with_stock(with_seat(state, NESTORE, reputation=2), NESTORE, credits=3, helium3=2)
        state = turn_of(replace(state, gateway=(0, 1, 0)), NESTORE)
        state = play(state, TakeCommand("scientist", "corporation_actions"))
        assert stock(state, NESTORE, "credits") == 0
        assert refusal(state, UseTrackAction(4)) == "action-locked"
        state = play(state, UseTrackAction(0))
        assert state.seats[NESTORE].reputation == 4
        state = play(state, UseTrackAction(4))
        assert stock(state, NESTORE, "titanium") == 1
        ship = next(move for move in moves_of(state) if getattr(move, "slot", "") == "2-upper")
        state = play(state, ship)
        assert (state.seats[NESTORE].vp, stock(state, NESTORE, "helium3")) == (6, 0)
        assert asked(state) == "ChooseAstronaut"
        state = play(state, TakeAstronaut("technician", "waiting"))
        assert state.seats[NESTORE].waiting == "technician"
        assert asked(state) == "ConfirmEndOfTurn"

    @pytest.mark.rule("S-144", "S-145", "S-170")
    @pytest.mark.parametrize(("reputation", "spaces"), [(0, 1), (3, 1), (4, 2), (7, 2), (8, 3), (12, 4), (15, 4)])
    def test_the_track_offers_what_is_reached(self, reputation: int, spaces: int) -> None:
        state = with_seat(in_action(), FABIO, reputation=reputation)
        state = play(state, TakeCommand("engineer", "corporation_actions"))
        assert [move.space for move in moves_of(state, UseTrackAction)] == [0, 4, 8, 12][:spaces]
        locked = [refused for refused in GAME.choices(state, FABIO).refused if refused.code == "action-locked"]
        assert [refused.what.known["space"] for refused in locked] == [0, 4, 8, 12][spaces:]

    @pytest.mark.rule("S-143")
    def test_fewer_or_none_are_allowed(self) -> None:
        state = play(in_action(), TakeCommand("engineer", "corporation_actions"))
        assert asked(play(state, Decline())) == "ConfirmEndOfTurn"
        assert asked(play(state, UseTrackAction(0), Decline())) == "ConfirmEndOfTurn"

    @pytest.mark.rule("S-147")
    def test_the_same_action_of_the_track_once_a_main_action(self) -> None:
        state = play(in_action(), TakeCommand("engineer", "corporation_actions"), UseTrackAction(0))
        assert refusal(state, UseTrackAction(0)) == "action-used"
        later = play(with_stock(state, NESTORE, credits=1), Decline(), EndTurn())
        assert UseTrackAction(0) in moves_of(play(later, TakeCommand("engineer", "corporation_actions")))

    @pytest.mark.rule("S-144", "S-152", "S-194")
    def test_any_token_needs_no_presence(self) -> None:
        state = with_seat(in_action(), FABIO, reputation=12)
        state = with_tokens(state, {20: "mining", 25: "artemis"})
        state = play(state, TakeCommand("engineer", "corporation_actions"), UseTrackAction(12))
        assert {move.corner for move in moves_of(state)} == {20, 25}
        after = play(state, ActivateToken(20))
        assert stock(after, FABIO, "helium3") == 1
        assert asked(after) == "TakeCorporationAction"

    @pytest.mark.rule("S-149", "S-150", "S-151")
    def test_a_project_offers_its_action_once_a_round_to_its_owner(self) -> None:
        state = with_seat(in_action(), FABIO, projects=("helium3-extractor",))
        state = play(state, TakeCommand("engineer", "corporation_actions"))
        state = play(state, UseProject("helium3-extractor"))
        assert stock(state, FABIO, "helium3") == 1
        assert state.seats[FABIO].turned == ("helium3-extractor",)
        assert refusal(state, UseProject("helium3-extractor")) == "project-turned"
        other = turn_of(with_stock(state, NESTORE, credits=1), NESTORE)
        other = play(other, TakeCommand("engineer", "corporation_actions"))
        assert refusal(other, UseProject("helium3-extractor")) == "action-not-possible"

    @pytest.mark.rule("S-153", "S-195")
    def test_the_bonus_lapses_without_room_or_astronauts(self) -> None:
        state = play(in_action(), TakeCommand("scientist", "corporation_actions"))
        assert asked(play(state, Decline())) == "ConfirmEndOfTurn"
        full = with_seat(replace(state, gateway=(1, 1, 1)), FABIO, waiting="engineer")
        assert asked(play(full, Decline())) == "ConfirmEndOfTurn"
        assert asked(play(replace(state, gateway=(1, 0, 0)), Decline())) == "ChooseAstronaut"

    @pytest.mark.rule("S-079", "S-188")
    def test_the_deployed_astronaut_stands_on_its_slot(self) -> None:
        state = in_action()
        assert events_of(state, TakeCommand("engineer", "corporation_actions"), CommandTaken)
        after = play(state, TakeCommand("engineer", "corporation_actions"))
        assert after.commands["corporation_actions"] == ("engineer",)
        assert after.seats[FABIO].astronauts == (1, 2, 2)
