"""To Mars: sending, boarding, the panels of the ship, and the effects of its projects."""

import pytest
from msgspec.structs import replace

from app.rules.kit.parts import part, with_part
from app.rules.shackleton.board.bases import places_for
from app.rules.shackleton.board.crater import activated, fees, winner
from app.rules.shackleton.board.scores import categories
from app.rules.shackleton.components.shapes import Astronaut
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.mars.ship import modules
from app.rules.shackleton.modules.mars.vocabulary import (
    Aboard,
    BoardAstronaut,
    BuildShipPanel,
    Mars,
    ModuleCompleted,
    SendStructure,
    StructureSent,
)
from app.rules.shackleton.phases.maintenance import collect_income, costs
from app.rules.shackleton.vocabulary.moves import (
    ActivateToken,
    BuildStructure,
    ChoosePart,
    ClaimGoal,
    Decline,
    EndTurn,
    ExploitCrater,
    Fund,
    PlaceAstronaut,
    TakeAstronaut,
    TakeCommand,
    UseProject,
    VisitGateway,
)
from app.rules.shackleton.vocabulary.questions import ConfirmEndOfTurn
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import NextTurn
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import (
    FABIO,
    MATTHIEU,
    NESTORE,
    asked,
    begun,
    decide,
    events_of,
    in_action,
    moves_of,
    play,
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

CORPORATIONS = ("mars", "mining", "evergreen")
HOME = {
    "O1": [(FABIO, "dome-1"), (NESTORE, "workshop-engineer")],
    "O2": [(FABIO, "workshop-engineer")],
    "O3": [(FABIO, "laboratory-engineer")],
    "O4": [(FABIO, "headquarters")],
}
SHIP = "ship:workshop-scientist"
"""The places for astronauts in Fabio's Workshop aboard."""


def crater(*projects: str, energy: int = 5, **things: int) -> State:
    """Fabio's turn with structures in the crater, projects and things."""
    state = with_structures(in_action(corporations=CORPORATIONS, energy=energy), HOME)
    return with_stock(with_seat(state, FABIO, projects=projects), FABIO, **things)


def acting(*projects: str, energy: int = 5, **things: int) -> State:
    """The same, when Fabio takes corporation actions."""
    return play(crater(*projects, energy=energy, **things), TakeCommand("engineer", "corporation_actions"))


def with_ship(state: State, ship: dict[str, tuple[int, str, tuple[Astronaut, ...]]], panels: int = 0) -> State:
    """The state with exactly this aboard: owner, piece and astronauts by place."""
    aboard = {place: Aboard(owner, piece, astronauts) for place, (owner, piece, astronauts) in ship.items()}
    for owner, piece, _ in ship.values():
        state = with_base(state, owner, **{piece.replace("-", "_"): ()})
    return with_part(state, Mars(aboard, panels))


def boarded(state: State, *astronauts: Astronaut) -> State:
    """The state with Fabio's Workshop aboard, with these astronauts in it."""
    return with_ship(state, {"2b": (FABIO, "workshop-scientist", astronauts)})


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


@pytest.mark.rule("C-145")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (2, [[1, 1], [1, 2], [2, 2], [1, 3]]),
        (3, [[1, 1], [1, 2], [2, 2], [1, 3], [2, 3]]),
        (4, [[1, 1], [1, 2], [2, 2], [1, 3], [2, 3], [3, 3]]),
    ],
)
def test_the_ship_has_a_module_more_with_each_seat(seats: int, sizes: list[list[int]]) -> None:
    state = begun(seats, CORPORATIONS)
    assert [[*places.values()] for places in modules(state).values()] == sizes
    shown = GAME.view(state, None)["modules"]["mars"]
    assert [[place["size"] for place in places] for places in shown["modules"]] == sizes


class TestTokens:
    def activating(self, state: State) -> State:
        """Fabio activates a token of To Mars."""
        state = with_tokens(with_structures(state, {"O11": [(FABIO, "dome-3")]}), {27: "mars"})
        return play(state, ExploitCrater("scientist", 27), ActivateToken(27))

    @pytest.mark.rule("C-146")
    def test_a_token_is_an_astronaut_into_the_base_or_onto_the_ship(self) -> None:
        state = self.activating(replace(boarded(crater()), gateway=(0, 1, 0)))
        assert {(move.astronaut, move.place) for move in moves_of(state, TakeAstronaut)} >= {
            ("technician", "waiting"),
            ("technician", "dome-1"),
            ("technician", SHIP),
        }
        after = play(state, TakeAstronaut("technician", SHIP))
        assert part(after, Mars).ship["2b"].astronauts == ("technician",)
        assert (after.gateway, stock(after, FABIO, "credits")) == ((0, 0, 0), 0)
        at_home = play(state, TakeAstronaut("technician", "dome-1"))
        assert at_home.seats[FABIO].built["dome-1"] == ("technician",)
        assert part(at_home, Mars).ship["2b"].astronauts == ()

    @pytest.mark.rule("C-146")
    def test_without_astronauts_or_room_it_is_two_credits(self) -> None:
        assert stock(self.activating(boarded(crater())), FABIO, "credits") == 2
        full = with_seat(crater(), FABIO, waiting="engineer", built={})
        state = play(with_tokens(replace(full, gateway=(0, 1, 0)), {22: "mars"}), ExploitCrater("scientist", 1))
        assert stock(play(state, ActivateToken(22)), FABIO, "credits") == 2
        aboard = play(
            with_tokens(replace(boarded(full), gateway=(0, 1, 0)), {22: "mars"}), ExploitCrater("scientist", 1)
        )
        aboard = with_seat(aboard, FABIO, built={})
        assert {move.place for move in moves_of(play(aboard, ActivateToken(22)), TakeAstronaut)} == {SHIP}


class TestBoarding:
    @pytest.mark.rule("C-147")
    def test_a_place_aboard_can_be_taken_in_place_of_the_base(self) -> None:
        state = boarded(crater())
        assert SHIP in places_for(state, FABIO, "engineer")
        assert SHIP not in places_for(state, NESTORE, "engineer")
        assert SHIP in places_for(boarded(crater(), "engineer"), FABIO, "engineer")
        assert SHIP not in places_for(boarded(crater(), "engineer", "engineer"), FABIO, "engineer")
        assert places_for(state, FABIO, "engineer", "dome-1") == ("dome-1",)

    @pytest.mark.rule("C-147")
    def test_an_astronaut_of_the_gateway_can_board_and_stays(self) -> None:
        state = replace(boarded(crater()), gateway=(0, 0, 1))
        state = play(state, VisitGateway("engineer"), ChoosePart("astronaut"), TakeAstronaut("scientist", SHIP))
        assert part(state, Mars).ship["2b"].astronauts == ("scientist",)
        assert sum(map(len, state.seats[FABIO].built.values())) == 0
        ledger = Ledger(state)
        collect_income(ledger, FABIO)
        assert ledger.events == []
        assert GAME.view(state, None)["modules"]["mars"]["modules"][1][1] == {
            "size": 2,
            "owner": FABIO,
            "piece": "workshop-scientist",
            "astronauts": ["scientist"],
        }

    @pytest.mark.rule("C-147", "S-173")
    def test_an_astronaut_that_is_won_can_board(self) -> None:
        state = retrieving(replace(boarded(crater()), used=(0,), main="build", panel_built=True), s5="engineer")
        assert asked(state) == "ChoosePlace"
        assert (state.turn, state.used, state.main, state.panel_built) == (FABIO, (), "", False)
        assert PlaceAstronaut("waiting") in moves_of(state)
        state = play(state, PlaceAstronaut(SHIP))
        assert part(state, Mars).ship["2b"].astronauts == ("engineer",)
        assert asked(state) != "RearrangeBase"


class TestSending:
    @pytest.mark.rule("C-148")
    def test_the_action_sends_or_builds_a_panel(self) -> None:
        state = acting(credits=2, rare_earth=1)
        assert {type(move) for move in moves_of(state)} >= {SendStructure, BuildShipPanel}
        assert asked(play(state, SendStructure("dome-1", 1))) == "TakeCorporationAction"
        assert part(play(state, SendStructure("dome-1", 1)), Mars).panels == 0
        assert part(play(state, BuildShipPanel()), Mars).ship == {}

    @pytest.mark.rule("C-149")
    @pytest.mark.parametrize(
        ("piece", "module", "credits", "vp", "places"),
        [
            ("dome-1", 1, 2, 2, {1, 2, 4}),
            ("workshop-engineer", 3, 4, 3, {2, 3, 5}),
            ("laboratory-engineer", 5, 6, 5, {4, 5}),
        ],
    )
    def test_a_structure_goes_to_a_place_of_its_size_for_credits(
        self, piece: str, module: int, credits: int, vp: int, places: set[int]
    ) -> None:
        state = acting(credits=credits)
        assert {move.module for move in moves_of(state, SendStructure) if move.piece == piece} == places
        poor = with_stock(state, FABIO, credits=credits - 1)
        assert refusal(poor, SendStructure(piece, module)) == "cannot-pay"
        after = play(state, SendStructure(piece, module))
        assert (after.seats[FABIO].vp, stock(after, FABIO, "credits")) == (vp, 0)
        (sent,) = part(after, Mars).ship.values()
        assert sent == Aboard(FABIO, piece)
        standing = [building for sector in after.sectors.values() for building in sector.buildings]
        assert (FABIO, piece) not in [(building.owner, building.piece) for building in standing]

    @pytest.mark.rule("C-149")
    def test_a_taken_place_and_a_structure_outside_of_the_crater_are_refused(self) -> None:
        state = with_ship(acting(credits=20), {"2b": (NESTORE, "workshop-scientist", ()), "1a": (FABIO, "dome-2", ())})
        assert refusal(state, SendStructure("workshop-engineer", 2)) == "no-place-of-its-size"
        assert refusal(state, SendStructure("dome-2", 1)) == "not-in-crater"
        assert events_of(state, SendStructure("dome-1", 1), StructureSent) == [
            StructureSent(FABIO, "dome-1", "O1", "1b")
        ]

    @pytest.mark.rule("C-150")
    def test_the_headquarters_cannot_be_sent(self) -> None:
        assert refusal(acting(credits=20), SendStructure("headquarters", 1)) == "headquarters-stays"

    @pytest.mark.rule("C-151")
    def test_a_structure_aboard_keeps_its_places_of_the_base(self) -> None:
        before = with_base(crater(credits=2), FABIO, dome_1=("engineer",))
        state = play(before, TakeCommand("engineer", "corporation_actions"), SendStructure("dome-1", 1))
        assert state.seats[FABIO].built["dome-1"] == ("engineer",)
        ledger = Ledger(state)
        collect_income(ledger, FABIO)
        assert stock(ledger.state, FABIO, "titanium") == 1

    @pytest.mark.rule("C-151")
    def test_it_costs_no_maintenance_and_counts_nowhere_in_the_crater(self) -> None:
        state = acting(credits=4)
        assert (winner(state, 3), activated(state, 3)) == (FABIO, ("O2",))
        assert winner(state, 2) == NESTORE
        assert fees(state, NESTORE, 3) != ()
        after = play(state, SendStructure("workshop-engineer", 3))
        assert costs(after, FABIO) == costs(state, FABIO) - 2
        assert (winner(after, 3), activated(after, 3)) == (None, ())
        assert fees(after, NESTORE, 3) == ()
        assert after.sectors["O2"].panel

    @pytest.mark.rule("C-152")
    def test_who_fills_the_last_place_scores_two_other_owners_one(self) -> None:
        state = with_ship(acting(credits=4), {"2a": (NESTORE, "dome-2", ())})
        assert events_of(state, SendStructure("workshop-engineer", 2), ModuleCompleted) == [ModuleCompleted(FABIO, 2)]
        after = play(state, SendStructure("workshop-engineer", 2))
        assert [player.vp for player in after.seats] == [3 + 2, 1, 0]
        choices = GAME.choices(state, FABIO)
        for module, vp in ((2, 3 + 2), (3, 3)):
            lines = choices.lines[choices.moves.index(SendStructure("workshop-engineer", module))]
            assert sum(line.amount or 0 for line in lines if line.key == "gain") == vp
        assert events_of(state, SendStructure("workshop-engineer", 3), ModuleCompleted) == []

    @pytest.mark.rule("C-152")
    def test_who_fills_it_alone_scores_two_once(self) -> None:
        state = with_ship(acting(credits=2), {"1a": (FABIO, "dome-2", ())})
        assert [player.vp for player in play(state, SendStructure("dome-1", 1)).seats] == [2 + 2, 0, 0]


class TestPanels:
    @pytest.mark.rule("C-153")
    @pytest.mark.parametrize(
        ("built", "energy", "reputation", "vp"), [(0, 1, 1, 0), (1, 0, 0, 2), (2, 1, 0, 2), (3, 0, 2, 0), (4, 0, 0, 4)]
    )
    def test_the_leftmost_panel_costs_a_rare_earth(self, built: int, energy: int, reputation: int, vp: int) -> None:
        state = with_ship(acting(energy=4, rare_earth=1), {}, built)
        after = play(state, BuildShipPanel())
        player = after.seats[FABIO]
        assert (after.energy - 4, player.reputation, player.vp) == (energy, reputation, vp)
        assert (stock(after, FABIO, "rare_earth"), part(after, Mars).panels) == (0, built + 1)

    @pytest.mark.rule("C-153")
    def test_there_are_five_and_each_is_paid(self) -> None:
        assert refusal(with_ship(acting(rare_earth=9), {}, 5), BuildShipPanel()) == "no-panels-left"
        assert refusal(acting(), BuildShipPanel()) == "cannot-pay"

    @pytest.mark.rule("C-154")
    @pytest.mark.parametrize("energy", [9, 10])
    def test_one_with_energy_is_refused_on_the_last_two_spaces(self, energy: int) -> None:
        state = acting(energy=energy, rare_earth=1)
        assert refusal(state, BuildShipPanel()) == "energy-full"
        assert BuildShipPanel() in moves_of(with_ship(state, {}, 1))
        assert BuildShipPanel() in moves_of(replace(state, energy=8))


class TestScoring:
    @pytest.mark.rule("C-155")
    def test_astronauts_aboard_and_sets_of_their_types_score(self) -> None:
        state = with_ship(
            crater(),
            {
                "4b": (FABIO, "laboratory-scientist", ("engineer", "engineer", "technician")),
                "2b": (FABIO, "workshop-scientist", ("scientist",)),
                "1a": (NESTORE, "dome-2", ("scientist",)),
            },
        )
        assert [categories(state, seat)["mars"] for seat in (FABIO, NESTORE, MATTHIEU)] == [4 * 1 + 3, 1, 0]

    @pytest.mark.rule("C-156")
    def test_goals_ask_for_structures_and_astronauts_aboard(self) -> None:
        def claims(structures: int, astronauts: int) -> list[int]:
            pieces = ("laboratory-engineer", "laboratory-technician", "laboratory-scientist")[:structures]
            crew: tuple[Astronaut, ...] = ("engineer",) * 3
            ship = {
                str(number): (FABIO, piece, crew[: max(0, astronauts - 3 * number)])
                for number, piece in enumerate(pieces)
            }
            state = play(with_ship(crater(), ship), TakeCommand("engineer", "corporation_actions"), Decline())
            return [move.level for move in moves_of(state, ClaimGoal) if move.corporation == "mars"]

        assert claims(1, 0) == []
        assert claims(1, 1) == []
        assert claims(1, 2) == [0]
        assert claims(1, 3) == [0]
        assert claims(2, 2) == [0]
        assert claims(2, 3) == [0, 1]
        assert claims(3, 4) == [0, 1]
        assert claims(3, 5) == [0, 1, 2]


class TestProjects:
    def funding(self, state: State, project: str) -> State:
        """Fabio has just funded it."""
        return play(showing(rich(state), project), TakeCommand("engineer", "fund"), Fund(project))

    @pytest.mark.rule("C-158")
    def test_crew_selection_is_an_astronaut_now(self) -> None:
        state = self.funding(replace(crater(energy=8), gateway=(1, 0, 0)), "crew-selection")
        assert {move.astronaut for move in moves_of(state, TakeAstronaut)} == {"engineer"}
        assert asked(self.funding(crater(energy=8), "crew-selection")) == "ConfirmEndOfTurn"

    @pytest.mark.rule("C-159")
    def test_heavy_lifter_spares_two_credits_of_each_structure_sent(self) -> None:
        state = acting("heavy-lifter", credits=2)
        state = play(state, SendStructure("dome-1", 1))
        assert stock(state, FABIO, "credits") == 2
        assert stock(play(state, SendStructure("workshop-engineer", 3)), FABIO, "credits") == 0

    @pytest.mark.rule("C-160")
    def test_habitat_kit_builds_a_dome(self) -> None:
        state = self.funding(
            with_structures(crater(energy=8), {"O9": [(NESTORE, "laboratory-engineer")]}), "habitat-kit"
        )
        moves = [move for move in moves_of(state, BuildStructure) if move.sector == "O9"]
        assert {(move.piece.partition("-")[0], move.way) for move in moves} == {("dome", "")}
        assert stock(play(state, moves[0]), FABIO, "titanium") == stock(state, FABIO, "titanium")

    @pytest.mark.rule("C-161")
    def test_transfer_orbit_lets_an_astronaut_of_the_base_board_once_a_round(self) -> None:
        state = with_base(boarded(crater("transfer-orbit")), FABIO, dome_1=("engineer",))
        state = play(with_seat(state, FABIO, waiting="scientist"), TakeCommand("engineer", "corporation_actions"))
        state = play(state, UseProject("transfer-orbit"))
        assert set(moves_of(state)) == {
            BoardAstronaut("engineer", "dome-1", SHIP),
            BoardAstronaut("scientist", "waiting", SHIP),
        }
        assert refusal(state, BoardAstronaut("technician", "dome-1", SHIP)) == "cannot-board"
        state = play(state, BoardAstronaut("engineer", "dome-1", SHIP))
        assert state.seats[FABIO].built["dome-1"] == ()
        assert part(state, Mars).ship["2b"].astronauts == ("engineer",)
        assert refusal(state, UseProject("transfer-orbit")) == "project-turned"

    @pytest.mark.rule("C-161", "C-013")
    def test_without_an_astronaut_or_a_place_it_is_not_offered(self) -> None:
        empty = play(boarded(crater("transfer-orbit")), TakeCommand("engineer", "corporation_actions"))
        assert refusal(empty, UseProject("transfer-orbit")) == "action-not-possible"
        full = with_base(boarded(crater("transfer-orbit"), "engineer", "engineer"), FABIO, dome_1=("engineer",))
        full = play(full, TakeCommand("engineer", "corporation_actions"))
        assert refusal(full, UseProject("transfer-orbit")) == "action-not-possible"

    @pytest.mark.rule("C-162")
    def test_flight_academy_pays_for_each_astronaut_of_the_gateway(self) -> None:
        state = replace(boarded(crater("flight-academy")), gateway=(0, 1, 0))
        state = play(state, VisitGateway("engineer"), ChoosePart("astronaut"))
        assert stock(play(state, TakeAstronaut("technician", "waiting")), FABIO, "credits") == 2
        assert stock(play(state, TakeAstronaut("technician", SHIP)), FABIO, "credits") == 2
        won = play(retrieving(boarded(crater("flight-academy")), s5="engineer"), PlaceAstronaut("waiting"))
        assert stock(won, FABIO, "credits") == 0

    @pytest.mark.rule("C-163")
    def test_ion_engine_builds_the_leftmost_panel_of_the_ship_for_free(self) -> None:
        state = self.funding(with_ship(crater(energy=8), {}, 1), "ion-engine")
        assert (part(state, Mars).panels, state.seats[FABIO].vp, stock(state, FABIO, "rare_earth")) == (2, 2, 20)

    @pytest.mark.rule("C-163", "C-154")
    def test_it_lapses_where_the_panel_cannot_be_built(self) -> None:
        state = with_ship(crater(energy=10), {}, 0)
        board = state.boards["mars"]
        state = replace(state, boards={**state.boards, "mars": replace(board, tokens=board.tokens[:4])})
        assert part(self.funding(state, "ion-engine"), Mars).panels == 0
        assert part(self.funding(with_ship(crater(energy=8), {}, 5), "ion-engine"), Mars).panels == 5

    @pytest.mark.rule("C-164")
    def test_mars_lottery_scores_astronauts_aboard_at_most_six(self) -> None:
        state = boarded(crater("mars-lottery"), "engineer", "engineer")
        assert categories(state, FABIO)["mars"] == 2 * 1 + 2
        crew: tuple[Astronaut, ...] = ("engineer",) * 3
        pieces = ("laboratory-engineer", "laboratory-technician", "laboratory-scientist")
        state = with_ship(state, {f"{number}": (FABIO, piece, crew) for number, piece in enumerate(pieces)})
        assert categories(state, FABIO)["mars"] == 9 * 1 + 6

    @pytest.mark.rule("C-165")
    def test_mission_control_gives_reputation_for_each_module_no_matter_who_completes_it(self) -> None:
        state = with_ship(acting(credits=6), {"1a": (FABIO, "dome-2", ()), "2a": (FABIO, "dome-3", ())})
        state = with_seat(state, NESTORE, projects=("mission-control",))
        state = play(state, SendStructure("dome-1", 1))
        assert state.seats[NESTORE].reputation == 1
        state = with_seat(state, FABIO, projects=("mission-control",))
        state = play(state, SendStructure("workshop-engineer", 2))
        assert [player.reputation for player in state.seats] == [1, 2, 0]

    @pytest.mark.rule("C-166")
    def test_terraforming_grant_scores_full_modules_with_an_own_structure(self) -> None:
        state = with_ship(
            crater("terraforming-grant"),
            {
                "1a": (FABIO, "dome-2", ()),
                "1b": (NESTORE, "dome-2", ()),
                "2a": (NESTORE, "dome-3", ()),
                "2b": (NESTORE, "workshop-scientist", ()),
                "3a": (FABIO, "workshop-scientist", ()),
            },
        )
        assert categories(state, FABIO)["mars"] == 2
        state = with_ship(state, {"1a": (FABIO, "dome-2", ()), "1b": (FABIO, "dome-3", ())})
        assert categories(state, FABIO)["mars"] == 2


@pytest.mark.rule("S-148")
def test_the_action_may_be_repeated() -> None:
    state = play(acting(credits=6, rare_earth=1), SendStructure("dome-1", 1), BuildShipPanel())
    state = play(state, SendStructure("workshop-engineer", 3))
    assert GAME.is_boundary(decide(play(state), EndTurn()).events)
