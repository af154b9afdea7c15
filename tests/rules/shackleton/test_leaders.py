"""Leader tiles, each before and after the Headquarters."""

import pytest
from msgspec.structs import replace

from app.rules.game import Line
from app.rules.shackleton.board.crater import fees
from app.rules.shackleton.board.prices import price_of, slot_cost
from app.rules.shackleton.vocabulary.events import LeaderTaken
from app.rules.shackleton.vocabulary.moves import (
    ActivateToken,
    BuildPanel,
    BuildStructure,
    ChoosePart,
    Decline,
    ExploitCrater,
    Fund,
    SwapAstronaut,
    TakeAstronaut,
    TakeCommand,
    UseLeader,
    UseTrackAction,
    VisitGateway,
)
from app.rules.shackleton.vocabulary.nouns import Sector
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import (
    FABIO,
    MATTHIEU,
    NESTORE,
    asked,
    corner_of,
    in_action,
    moves_of,
    play,
    refusal,
    stock,
    turn_of,
    with_base,
    with_seat,
    with_stock,
    with_structures,
    with_tokens,
)

BOTH = pytest.mark.parametrize("improved", [False, True], ids=["usual", "improved"])


def led(leader: str, *, improved: bool = False, credits: int = 20) -> State:
    """Fabio has this leader, and his Headquarters perhaps."""
    state = with_stock(with_seat(in_action(), FABIO, leader=leader), FABIO, credits=credits)
    return with_base(state, FABIO, headquarters=("scientist",)) if improved else state


def powered(state: State, *sectors: str) -> State:
    """Panels in these sectors."""
    return replace(state, sectors={**state.sectors, **{name: Sector(panel=True) for name in sectors}})


@pytest.mark.rule("S-193", "S-193a")
class TestCanadaA:
    @BOTH
    def test_swaps_one_astronaut_that_must_be_deployed(self, improved: bool) -> None:
        state = replace(led("canada-a", improved=improved, credits=2), gateway=(0, 0, 1))
        state = with_seat(state, FABIO, astronauts=(2, 2, 0))
        after = play(state, SwapAstronaut("engineer", "scientist"))
        assert stock(after, FABIO, "credits") == (2 if improved else 0)
        assert after.seats[FABIO].astronauts == (1, 2, 1)
        assert after.gateway == (1, 0, 0)
        assert refusal(after, VisitGateway("technician")) == "another-astronaut-due"
        assert refusal(after, SwapAstronaut("technician", "engineer")) == "no-swap"
        assert VisitGateway("scientist") in moves_of(after)

    def test_needs_credits_and_somebody_at_the_gateway(self) -> None:
        assert moves_of(led("canada-a"), SwapAstronaut) == []
        poor = replace(led("canada-a", credits=1), gateway=(1, 1, 1))
        assert refusal(poor, SwapAstronaut("engineer", "scientist")) == "no-swap"
        none_of_it = with_seat(replace(led("canada-a"), gateway=(0, 0, 1)), FABIO, astronauts=(0, 2, 2))
        waiting = with_seat(none_of_it, FABIO, waiting="engineer")
        assert refusal(waiting, SwapAstronaut("engineer", "scientist")) == "no-swap"

    def test_works_for_its_owner_only(self) -> None:
        state = replace(turn_of(with_stock(led("canada-a"), NESTORE, credits=9), NESTORE), gateway=(1, 1, 1))
        assert moves_of(state, SwapAstronaut) == []


@pytest.mark.rule("S-193", "S-193b")
class TestCanadaB:
    def build(self, *, improved: bool = False, credits: int = 20, gateway: tuple[int, int, int] = (0, 0, 2)) -> State:
        state = with_stock(led("canada-b", improved=improved, credits=credits), FABIO, titanium=3, rare_earth=3)
        state = powered(replace(state, gateway=gateway), "O9")
        return play(state, TakeCommand("technician", "build"), BuildStructure("workshop-engineer", "O9"))

    @BOTH
    def test_staffs_the_structure_just_built(self, improved: bool) -> None:
        state = self.build(improved=improved)
        if asked(state) == "FillStructure":
            state = play(state, Decline())
        assert asked(state) == "OfferLeader"
        price = 1 if improved else 3
        assert GAME.choices(state, FABIO).lines == ((Line("pay", -price, {"of": "credits"}),), ())
        state = play(state, UseLeader())
        assert stock(state, FABIO, "credits") == 20 - price
        assert refusal(state, TakeAstronaut("scientist", "waiting")) == "astronaut-not-there"
        state = play(state, TakeAstronaut("scientist", "workshop-engineer"))
        assert state.seats[FABIO].built["workshop-engineer"] == ("scientist",)
        assert asked(state) == "ConfirmEndOfTurn"

    def test_needs_credits_and_somebody_at_the_gateway_and_is_voluntary(self) -> None:
        assert asked(self.build(credits=2)) == "ConfirmEndOfTurn"
        assert asked(self.build(gateway=(0, 0, 0))) == "ConfirmEndOfTurn"
        declined = play(self.build(), Decline())
        assert stock(declined, FABIO, "credits") == 20

    def test_needs_a_free_place(self) -> None:
        state = with_stock(with_seat(led("canada-b"), FABIO, waiting="engineer"), FABIO, titanium=3)
        state = powered(replace(state, gateway=(0, 0, 2)), "O9")
        state = play(state, TakeCommand("technician", "build"), BuildStructure("dome-1", "O9"))
        state = play(state, *[move for move in moves_of(state) if move != Decline()][:1])
        assert asked(state) == "ConfirmEndOfTurn"


@pytest.mark.rule("S-193", "S-193c", "S-192")
class TestEuropeA:
    def test_the_fee_is_one_credit(self) -> None:
        state = with_structures(led("europe-a"), {"O3": [(NESTORE, "dome-1")], "C2": [(MATTHIEU, "dome-1")]})
        assert fees(state, FABIO, 6) == ((NESTORE, 1), (MATTHIEU, 1))
        assert fees(state, NESTORE, 6) == ((MATTHIEU, 3),)

    def test_improved_it_pays_for_each_sector_and_the_fee_is_that_of_the_slot(self) -> None:
        state = with_structures(
            led("europe-a", improved=True, credits=3), {"O3": [(NESTORE, "dome-1")], "C2": [(FABIO, "dome-1")]}
        )
        assert fees(state, FABIO, 6) == ((NESTORE, 3),)
        after = play(state, ExploitCrater("technician", 6))
        assert stock(after, FABIO, "credits") == 3 - 3 + 6 + 2
        poor = with_stock(state, FABIO, credits=2)
        assert refusal(poor, ExploitCrater("technician", 6)) == "cannot-pay-fees"


@pytest.mark.rule("S-193", "S-193d")
class TestEuropeB:
    @BOTH
    def test_a_corporation_action_after_exploiting(self, improved: bool) -> None:
        state = with_structures(led("europe-b", improved=improved), {"O1": [(FABIO, "dome-1")]})
        state = play(state, ExploitCrater("engineer", 2))
        assert asked(state) == "OfferLeader"
        state = play(state, UseLeader(), UseTrackAction(0))
        assert stock(state, FABIO, "credits") == 20 - (0 if improved else 2)
        assert state.seats[FABIO].reputation == 2
        assert asked(state) == "ConfirmEndOfTurn"

    def test_after_a_scientist_once_the_tokens_are_activated(self) -> None:
        state = with_structures(led("europe-b"), {"O1": [(FABIO, "dome-1")]})
        state = with_tokens(state, {corner_of(state, "O1"): "mining"})
        state = play(state, ExploitCrater("scientist", 2))
        assert asked(state) == "ChooseTokens"
        assert asked(play(state, ActivateToken(22))) == "OfferLeader"

    def test_after_nothing_else(self) -> None:
        state = play(led("europe-b"), TakeCommand("engineer", "corporation_actions"), Decline())
        assert asked(state) == "ConfirmEndOfTurn"
        state = play(led("europe-b"), VisitGateway("engineer"), ChoosePart("credits"), ChoosePart("action"))
        assert asked(play(state, UseTrackAction(0))) == "ConfirmEndOfTurn"
        poor = with_structures(led("europe-b", credits=0), {"O1": [(FABIO, "dome-1")]})
        assert asked(play(poor, ExploitCrater("engineer", 2))) == "ConfirmEndOfTurn"


@pytest.mark.rule("S-193", "S-193e")
class TestJapanA:
    @BOTH
    def test_projects_are_cheaper_and_nothing_else(self, improved: bool) -> None:
        state = led("japan-a", improved=improved)
        price = price_of(state, FABIO, "mining")
        assert (price.credits, price.requirement, price.consumption) == (0 if improved else 2, 3, 1)
        assert price_of(state, NESTORE, "mining").credits == 3
        housed = with_base(state, FABIO, workshop_technician=("technician", "technician"))
        assert price_of(housed, FABIO, "mining").credits == 0
        assert slot_cost(replace(state, commands={**state.commands, "fund": ("engineer",)}), FABIO, "fund") == 1


@pytest.mark.rule("S-193", "S-193f")
class TestJapanB:
    @BOTH
    def test_activates_a_token_of_the_project(self, improved: bool) -> None:
        state = with_tokens(led("japan-b", improved=improved), {20: "mining", 21: "mining", 22: "artemis"})
        state = replace(state, energy=10)
        project = next(project for project in state.boards["selenium"].shown + state.boards["mining"].shown if project)
        project = state.boards["mining"].shown[0]
        state = play(state, TakeCommand("engineer", "fund"))
        before = stock(state, FABIO, "credits")
        state = play(state, Fund(project))
        assert asked(state) == "OfferLeader"
        state = play(state, UseLeader())
        assert before - stock(state, FABIO, "credits") == 3 + (1 if improved else 3)
        assert {move.corner for move in moves_of(state)} == {20, 21}
        assert refusal(state, ActivateToken(22)) == "token-not-there"
        assert stock(play(state, ActivateToken(20)), FABIO, "helium3") == 1

    def test_without_such_a_token_nothing_is_offered(self) -> None:
        state = replace(with_tokens(led("japan-b"), {22: "artemis"}), energy=10)
        state = play(state, TakeCommand("engineer", "fund"), Fund(state.boards["mining"].shown[0]))
        assert asked(state) == "ConfirmEndOfTurn"


@pytest.mark.rule("S-193", "S-193g")
class TestUsaA:
    def offered(self, state: State, piece: str) -> set[str]:
        """The ways in which Fabio can pay a structure in O9."""
        state = play(powered(state, "O9"), TakeCommand("technician", "build"))
        return {move.way for move in moves_of(state, BuildStructure) if (move.piece, move.sector) == (piece, "O9")}

    def test_credits_replace_one_resource(self) -> None:
        state = with_stock(led("usa-a"), FABIO, titanium=2, rare_earth=1)
        assert self.offered(state, "laboratory-engineer") == {"", "leader:titanium", "leader:rare_earth"}
        state = play(powered(state, "O9"), TakeCommand("technician", "build"))
        after = play(state, BuildStructure("workshop-engineer", "O9", way="leader:titanium"))
        assert [stock(after, FABIO, thing) for thing in ("titanium", "rare_earth", "credits")] == [2, 0, 17]

    def test_never_two_units_of_one_kind_nor_energy(self) -> None:
        state = with_stock(led("usa-a"), FABIO, rare_earth=1)
        assert self.offered(state, "laboratory-engineer") == set()
        state = with_stock(replace(led("usa-a"), energy=0, rim=18), FABIO, titanium=5, rare_earth=5)
        assert self.offered(state, "laboratory-engineer") == set()

    def test_improved_one_of_each_for_two_credits(self) -> None:
        state = with_stock(led("usa-a", improved=True), FABIO, titanium=1)
        assert self.offered(state, "laboratory-engineer") == {"leader:titanium+rare_earth"}
        state = play(powered(state, "O9"), TakeCommand("technician", "build"))
        after = play(state, BuildStructure("laboratory-technician", "O9", way="leader:titanium+rare_earth"))
        assert [stock(after, FABIO, thing) for thing in ("titanium", "credits")] == [0, 16 + 3]

    def test_only_what_the_structure_costs_is_replaced(self) -> None:
        state = with_stock(led("usa-a", improved=True), FABIO, titanium=1, rare_earth=1)
        assert self.offered(state, "dome-1") == {"", "leader:titanium"}

    def test_the_rare_earth_of_a_panel_stays(self) -> None:
        state = play(led("usa-a"), TakeCommand("technician", "corporation_actions"), Decline())
        assert refusal(state, BuildPanel()) == "too-few-resources"


@pytest.mark.rule("S-193", "S-193h")
class TestUsaB:
    @BOTH
    def test_mines_the_sector_just_built(self, improved: bool) -> None:
        state = powered(with_stock(led("usa-b", improved=improved), FABIO, titanium=1), "O11")
        state = play(state, TakeCommand("technician", "build"), BuildStructure("dome-1", "O11"))
        if asked(state) == "FillStructure":
            state = play(state, Decline())
        state = play(state, UseLeader())
        assert stock(state, FABIO, "rare_earth") == 1
        assert stock(state, FABIO, "credits") == 20 - (0 if improved else 2)
        assert asked(state) == "ConfirmEndOfTurn"

    def test_needs_the_credits(self) -> None:
        state = powered(with_stock(led("usa-b", credits=1), FABIO, titanium=1), "O11")
        state = play(state, TakeCommand("technician", "build"), BuildStructure("dome-1", "O11"))
        assert asked(state) == "ConfirmEndOfTurn"


@pytest.mark.rule("S-192")
def test_the_improved_form_holds_for_the_headquarters_itself() -> None:
    state = powered(with_stock(led("usa-b", credits=0), FABIO, titanium=3, rare_earth=2), "O11")
    state = play(state, TakeCommand("technician", "build"), BuildStructure("headquarters", "O11"))
    assert asked(state) == "OfferLeader"
    assert stock(play(state, UseLeader()), FABIO, "rare_earth") == 1


@pytest.mark.rule("S-192", "S-193g")
def test_a_discount_paid_before_is_still_the_old_one() -> None:
    state = powered(with_stock(led("usa-a"), FABIO, titanium=2, rare_earth=1), "O11")
    state = play(state, TakeCommand("technician", "build"))
    assert refusal(state, BuildStructure("headquarters", "O11")) == "cannot-pay-structure"
    assert LeaderTaken(FABIO, "usa-a").leader == state.seats[FABIO].leader
