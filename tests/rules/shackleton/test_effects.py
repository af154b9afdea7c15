"""Effects that the icon list names, and limits that there are none of."""

import pytest
from msgspec.structs import replace

from app.rules.shackleton.actions.gains import gain, grant, produce
from app.rules.shackleton.board.crater import fees
from app.rules.shackleton.board.scores import categories
from app.rules.shackleton.components.shapes import Gain
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.phases.maintenance import collect_income
from app.rules.shackleton.vocabulary.moves import (
    ActivateToken,
    BuildStructure,
    ChoosePart,
    Decline,
    ExploitCrater,
    Fund,
    ShowProject,
    TakeAstronaut,
    TakeCommand,
    UseProject,
    UseTrackAction,
    VisitGateway,
)
from app.rules.shackleton.vocabulary.nouns import Sector
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.boards import with_factories
from tests.support.shackleton.positions import (
    FABIO,
    NESTORE,
    asked,
    corner_of,
    in_action,
    moves_of,
    play,
    refusal,
    stock,
    with_base,
    with_seat,
    with_stock,
    with_structures,
    with_tokens,
)

ROBOTS = ("artemis", "mining", "robotics")


def with_shown(state: State, corporation: str, project: str) -> State:
    """The corporation shows this project."""
    board = state.boards[corporation]
    others = tuple(other for other in (*board.shown, *board.deck) if other != project)
    changed = replace(board, shown=(project, others[0]), deck=others[1:])
    return replace(state, boards={**state.boards, corporation: changed})


def building_freely(astronaut: str = "technician", *, powered: bool = True) -> State:
    """Fabio has funded Auto-Builder, with nothing but its price, in a crater with one powered sector."""
    state = with_shown(with_stock(in_action(corporations=ROBOTS), FABIO, credits=3), "robotics", "auto-builder")
    if powered:
        state = replace(state, sectors={**state.sectors, "O11": Sector(panel=True)})
    return play(state, TakeCommand(astronaut, "fund"), Fund("auto-builder"))  # type: ignore[arg-type]


@pytest.mark.rule("S-196", "C-015")
def test_a_free_dome_costs_nothing_and_needs_power() -> None:
    state = building_freely()
    assert asked(state) == "ChooseStructure"
    assert {(move.piece, move.sector) for move in moves_of(state, BuildStructure)} == {
        (f"dome-{number}", "O11") for number in range(1, 6)
    }
    assert refusal(state, BuildStructure("workshop-engineer", "O11")) == "cannot-build"
    after = play(state, BuildStructure("dome-5", "O11"))
    assert after.seats[FABIO].vp == 4
    assert stock(after, FABIO, "titanium") == 0
    assert after.energy == state.energy


@pytest.mark.rule("S-196")
def test_it_has_no_engineer_bonus() -> None:
    state = play(building_freely("engineer"), BuildStructure("dome-1", "O11"), ShowProject())
    assert asked(state) == "ConfirmEndOfTurn"


@pytest.mark.rule("S-196", "S-100", "C-015")
def test_without_a_sector_that_can_be_powered_it_lapses() -> None:
    assert asked(building_freely("engineer", powered=False)) == "ConfirmEndOfTurn"


@pytest.mark.rule("S-194")
def test_mining_a_sector_has_no_fee() -> None:
    state = with_structures(in_action(), {"O11": [(NESTORE, "dome-1")]})
    ledger = Ledger(state)
    grant(ledger, FABIO, (Gain(what="mine"),), sector="O11")
    assert ledger.state.seats[FABIO].stock == {"rare_earth": 1}
    assert ledger.state.seats[NESTORE].stock == {}


@pytest.mark.rule("S-195")
@pytest.mark.parametrize(("waiting", "gateway"), [("engineer", (1, 1, 1)), (None, (0, 0, 0))])
def test_an_astronaut_needs_room_and_somebody_there(waiting: str | None, gateway: tuple[int, int, int]) -> None:
    state = replace(with_seat(in_action(), FABIO, waiting=waiting), gateway=gateway)
    state = replace(with_stock(state, FABIO, titanium=1), sectors={**state.sectors, "O9": Sector(panel=True)})
    state = play(state, TakeCommand("technician", "build"), BuildStructure("dome-3", "O9"))
    if waiting:
        assert asked(state) == "ChooseAstronaut"
        assert {move.place for move in moves_of(state)} == {"dome-3"}
    else:
        assert asked(state) == "ConfirmEndOfTurn"


@pytest.mark.rule("S-088", "S-090")
def test_energy_rises_to_the_end_of_the_track_and_no_further() -> None:
    ledger = Ledger(in_action(energy=8))
    produce(ledger, FABIO, 1)
    assert (ledger.state.energy, ledger.state.seats[FABIO].reputation) == (9, 1)
    produce(ledger, FABIO, 3)
    assert (ledger.state.energy, ledger.state.seats[FABIO].reputation) == (10, 1)
    produce(ledger, FABIO, 1)
    assert ledger.state.energy == 10


@pytest.mark.rule("S-144")
def test_the_token_action_of_the_track_needs_a_token() -> None:
    state = with_seat(in_action(), FABIO, reputation=12)
    state = play(with_tokens(state, {}), TakeCommand("engineer", "corporation_actions"))
    assert UseTrackAction(12) not in moves_of(state)
    assert UseTrackAction(8) in moves_of(state)


@pytest.mark.rule("S-001")
def test_resources_and_astronauts_never_run_out() -> None:
    ledger = Ledger(in_action())
    for thing in ("credits", "titanium", "rare_earth"):
        gain(ledger, FABIO, thing, 500)
    assert set(ledger.state.seats[FABIO].stock.values()) == {500}
    state = replace(with_structures(ledger.state, {"O1": [(FABIO, "dome-1")]}), gateway=(99, 99, 99))
    after = play(state, ExploitCrater("technician", 2))
    assert stock(after, FABIO, "credits") == 503
    acting = play(state, TakeCommand("scientist", "corporation_actions"), Decline())
    assert asked(acting) == "ChooseAstronaut"


class TestEffectsOfProjects:
    """One project of each kind of effect, with what the data say."""

    def owning(self, *projects: str, corporations: tuple[str, ...] = ROBOTS, **things: int) -> State:
        """Fabio has funded these."""
        state = with_seat(in_action(corporations=corporations), FABIO, projects=projects)
        return with_stock(state, FABIO, **things)

    def test_each_crater_action_with_an_engineer_and_with_no_other(self) -> None:
        state = with_structures(self.owning("prospector-bots"), {"O1": [(FABIO, "dome-1")]})
        assert stock(play(state, ExploitCrater("engineer", 2)), FABIO, "robot") == 1
        assert stock(play(state, ExploitCrater("technician", 2)), FABIO, "robot") == 0

    def test_the_first_token_of_a_round(self) -> None:
        state = self.owning("hydroponics", corporations=("evergreen", "mining", "robotics"))
        state = with_structures(state, {"O1": [(FABIO, "dome-1")], "O11": [(FABIO, "dome-2")]})
        tokens = {corner_of(state, "O1"): "evergreen", corner_of(state, "O11"): "evergreen"}
        state = play(with_tokens(state, tokens), ExploitCrater("scientist", 2), ActivateToken(min(tokens)))
        assert stock(state, FABIO, "plant") == 2
        assert stock(play(state, ActivateToken(max(tokens))), FABIO, "plant") == 3

    def test_a_discount_of_fees(self) -> None:
        state = with_structures(self.owning("rover-fleet"), {"O3": [(NESTORE, "dome-1")]})
        assert fees(state, FABIO, 6) == ((NESTORE, 2),)
        assert fees(state, FABIO, 5) == ()

    @pytest.mark.rule("S-092", "S-149")
    def test_a_discount_once_a_round_if_the_seat_wants_it(self) -> None:
        state = self.owning("welding-arm", titanium=1)
        state = replace(state, sectors={**state.sectors, "O9": Sector(panel=True)})
        state = play(state, TakeCommand("technician", "build"))
        ways = {move.way for move in moves_of(state, BuildStructure)}
        assert ways == {"", "welding-arm:titanium"}
        after = play(state, BuildStructure("dome-1", "O9", way="welding-arm:titanium"))
        assert (stock(after, FABIO, "titanium"), after.seats[FABIO].turned) == (1, ("welding-arm",))
        turned = with_seat(state, FABIO, turned=("welding-arm",))
        assert {move.way for move in moves_of(turned, BuildStructure)} == {""}

    @pytest.mark.rule("S-182")
    def test_an_income_for_each(self) -> None:
        ledger = Ledger(with_factories(self.owning("service-contract"), "top-left", "top-centre", "top-right"))
        collect_income(ledger, FABIO)
        assert stock(ledger.state, FABIO, "credits") == 3

    @pytest.mark.rule("S-195")
    def test_each_astronaut_from_the_gateway(self) -> None:
        state = self.owning("flight-academy", corporations=("mars", "mining", "robotics"))
        state = play(replace(state, gateway=(0, 1, 0)), VisitGateway("engineer"), ChoosePart("astronaut"))
        assert stock(play(state, TakeAstronaut("technician", "waiting")), FABIO, "credits") == 2

    @pytest.mark.rule("S-189")
    def test_the_end_counts_several_things_together(self) -> None:
        state = with_base(self.owning("automation-award"), FABIO, workshop_engineer=())
        assert categories(with_factories(state, "top-left", "top-centre"), FABIO)["robotics"] == 3

    @pytest.mark.rule("S-149", "S-151")
    def test_an_action_that_pays(self) -> None:
        state = self.owning("orbital-produce", corporations=("evergreen", "mining", "robotics"), plant=2)
        state = play(state, TakeCommand("engineer", "corporation_actions"), UseProject("orbital-produce"))
        assert (state.seats[FABIO].vp, stock(state, FABIO, "plant")) == (5, 0)
        poor = self.owning("orbital-produce", corporations=("evergreen", "mining", "robotics"), plant=1)
        poor = play(poor, TakeCommand("engineer", "corporation_actions"))
        assert refusal(poor, UseProject("orbital-produce")) == "action-not-possible"


@pytest.mark.rule("C-146", "S-071")
def test_a_token_that_cannot_give_gives_what_stands_there_instead() -> None:
    state = with_structures(in_action(corporations=("mars", "mining", "robotics")), {"O1": [(FABIO, "dome-1")]})
    state = with_tokens(state, {corner_of(state, "O1"): "mars"})
    nobody = play(state, ExploitCrater("scientist", 2), ActivateToken(22))
    assert stock(nobody, FABIO, "credits") == 2
    somebody = play(replace(state, gateway=(1, 0, 0)), ExploitCrater("scientist", 2), ActivateToken(22))
    assert asked(somebody) == "ChooseAstronaut"
    assert stock(somebody, FABIO, "credits") == 0
