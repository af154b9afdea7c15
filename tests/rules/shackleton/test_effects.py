"""Effects that the icon list names, and limits that there are none of."""

import pytest
from msgspec.structs import replace

from app.rules.shackleton.actions.gains import gain, grant
from app.rules.shackleton.components.shapes import Gain
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.vocabulary.moves import BuildStructure, Decline, ExploitCrater, Fund, ShowProject, TakeCommand
from app.rules.shackleton.vocabulary.nouns import Sector
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.positions import (
    asked,
    in_action,
    moves_of,
    play,
    refusal,
    stock,
    with_seat,
    with_stock,
    with_structures,
)

FABIO, NESTORE = 0, 1
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


@pytest.mark.rule("S-196")
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


@pytest.mark.rule("S-196", "S-100")
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
