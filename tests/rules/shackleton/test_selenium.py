"""Selenium Research: samples, experiments, and the effects of its projects."""

import random

import pytest
from msgspec.structs import replace

from app.rules.game import Line, SeatSetup
from app.rules.kit.parts import part, with_part
from app.rules.shackleton.actions.corporation_actions import is_any_possible
from app.rules.shackleton.board.scores import categories
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.selenium.module import renew
from app.rules.shackleton.modules.selenium.tiles import tiles
from app.rules.shackleton.modules.selenium.vocabulary import (
    DoExperiment,
    ExperimentDone,
    ExperimentShown,
    ExperimentsLaid,
    ExperimentsLeft,
    Selenium,
    TakeSample,
)
from app.rules.shackleton.vocabulary.events import Gained, GameStarted, TurnBegan
from app.rules.shackleton.vocabulary.moves import (
    ActivateToken,
    AddToken,
    BuildStructure,
    ClaimGoal,
    Decline,
    ExploitCrater,
    Fund,
    ShowProject,
    TakeCommand,
    UseProject,
)
from app.rules.shackleton.vocabulary.nouns import Token
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.boards import with_experiments, with_open_experiments
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import (
    FABIO,
    MATTHIEU,
    NESTORE,
    asked,
    begun,
    corner_of,
    decide,
    events_of,
    in_action,
    moves_of,
    play,
    powered,
    refusal,
    showing,
    stock,
    with_seat,
    with_stock,
    with_structures,
    with_tokens,
)

SET = ("artemis", "mining", "selenium")
SAMPLES = ("alpha", "beta", "gamma")
PLACES = ("N", "NE", "SE", "S", "SW", "NW")
FIELDS = ("geology", "biology", "physics")


def start(*projects: str, energy: int = 5, **things: int) -> State:
    """Fabio's turn, with these projects and things."""
    return with_stock(with_seat(in_action(3, SET, energy), FABIO, projects=projects), FABIO, **things)


def acting(*projects: str, tile: str = "small-geology-1", **things: int) -> State:
    """Fabio takes corporation actions; one tile is open, at N."""
    state = with_open_experiments(start(*projects, **things), N=tile)
    return play(state, TakeCommand("engineer", "corporation_actions"))


def fund(project: str) -> State:
    """The state behind Fabio's funding of a project that is visible, for its price."""
    state = showing(start(energy=9, credits=3), project)
    return play(state, TakeCommand("scientist", "fund"), Fund(project))


def activating(state: State, kind: str) -> State:
    """The state in which Fabio can activate a token of this type at O1."""
    corner = corner_of(state, "O1")
    state = with_tokens(with_structures(state, {"O1": [(FABIO, "dome-1")]}), {corner: "selenium"})
    corners = tuple(token and Token("selenium", kind) for token in state.corners)
    return play(replace(state, corners=corners), ExploitCrater("scientist", 2))


def activation(state: State) -> ActivateToken:
    """The activation of the token at O1."""
    return ActivateToken(corner_of(state, "O1"))


def returned(state: State) -> set[str]:
    """The samples that can be returned for the tile at N, by their first letters."""
    return {"".join(sample[0] for sample in move.samples) for move in moves_of(state, DoExperiment)}


def samples_of(state: State, seat: int = FABIO) -> tuple[int, ...]:
    """The samples that a seat has, by type."""
    return tuple(stock(state, seat, sample) for sample in SAMPLES)


class TestTokens:
    @pytest.mark.rule("C-038", "S-022")
    @pytest.mark.parametrize("entropy", range(6))
    def test_the_twin_of_the_first_is_out_and_the_others_alternate(self, entropy: int) -> None:
        state = begun(corporations=SET, entropy=bytes([entropy]) * 32)
        (first,) = (token.kind for token in state.tokens.values() if token.corporation == "selenium")
        kinds = [token.kind for token in state.boards["selenium"].tokens]
        assert {first, *kinds} == set(SAMPLES)
        assert kinds[:2] == kinds[2:]
        assert first not in kinds
        assert kinds[0] != kinds[1]

    @pytest.mark.rule("C-038")
    def test_the_order_of_types_is_drawn(self) -> None:
        boards = {
            begun(corporations=SET, entropy=bytes([number]) * 32).boards["selenium"].tokens for number in range(9)
        }
        assert len(boards) > 2

    @pytest.mark.rule("C-039")
    @pytest.mark.parametrize(("kind", "samples"), [("alpha", (1, 0, 0)), ("beta", (0, 1, 0)), ("gamma", (0, 0, 1))])
    def test_a_token_brings_a_sample_of_its_type(self, kind: str, samples: tuple[int, ...]) -> None:
        state = activating(start(), kind)
        choices = GAME.choices(state, FABIO)
        assert choices.lines[choices.moves.index(activation(state))] == (Line("gain", 1, {"of": kind}),)
        assert samples_of(play(state, activation(state))) == samples

    @pytest.mark.rule("C-039")
    def test_one_that_is_placed_beside_a_structure_brings_it_too(self) -> None:
        state = powered(with_tokens(start(titanium=1), {}), "O1")
        state = play(state, TakeCommand("engineer", "build"), BuildStructure("dome-1", "O1"))
        kind = state.boards["selenium"].tokens[0].kind
        choices = GAME.choices(state, FABIO)
        added = next(move for move in choices.moves if isinstance(move, AddToken) and move.corporation == "selenium")
        assert choices.lines[choices.moves.index(added)] == (Line("gain", 1, {"of": kind}),)
        assert events_of(state, added, Gained) == [Gained(FABIO, kind, 1, "selenium")]


class TestTiles:
    @pytest.mark.rule("C-040", "C-041", "S-026")
    def test_small_on_medium_on_large_and_six_are_open(self) -> None:
        state = begun(corporations=SET)
        kept, known = part(state, Selenium), tiles(state)
        assert tuple(kept.shown) == PLACES
        stages = [known[tile].stage for tile in (*kept.shown.values(), *kept.stack)]
        assert stages == ["small"] * 6 + ["medium"] * 6 + ["large"] * 6
        for first in (0, 6, 12):
            fields = [known[tile].field for tile in (*kept.shown.values(), *kept.stack)[first : first + 6]]
            assert sorted(fields) == sorted(FIELDS * 2)

    @pytest.mark.rule("C-040")
    def test_each_six_are_shuffled(self) -> None:
        games = [part(begun(corporations=SET, entropy=bytes([number]) * 32), Selenium) for number in range(4)]
        assert len({tuple(kept.shown.values()) for kept in games}) == 4
        assert len({kept.stack[:6] for kept in games}) == 4
        assert len({kept.stack[6:] for kept in games}) == 4

    @pytest.mark.rule("C-040", "S-026")
    def test_the_stack_is_hidden_but_its_stages(self) -> None:
        setups = [SeatSetup(kind="human", name=str(seat)) for seat in range(3)]
        events = GAME.new_game({"corporations": SET}, setups, bytes(32))
        (laid,) = (event for event in events if isinstance(event, ExperimentsLaid))
        kinds = [type(event) for event in events]
        assert kinds.index(GameStarted) < kinds.index(ExperimentsLaid) < kinds.index(TurnBegan)
        for seat in (None, 0, 2):
            told = GAME.redact(laid, seat)
            assert isinstance(told, ExperimentsLaid)
            assert (told.shown, told.stack) == (laid.shown, ("",) * 12)
        state = begun(corporations=SET)
        view = GAME.view(state, FABIO)["modules"]["selenium"]
        assert view["stack"] == ["medium"] * 6 + ["large"] * 6
        assert not any(tile in str(view) for tile in part(state, Selenium).stack)

    @pytest.mark.rule("C-040")
    def test_the_stack_is_imagined_within_its_stages(self) -> None:
        state, draw = begun(corporations=SET), random.Random(3)
        kept = part(state, Selenium)
        imagined = [part(GAME.imagine(state, NESTORE, draw), Selenium) for _ in range(4)]
        assert all(other.shown == kept.shown for other in imagined)
        assert all(sorted(other.stack[:6]) == sorted(kept.stack[:6]) for other in imagined)
        assert all(sorted(other.stack[6:]) == sorted(kept.stack[6:]) for other in imagined)
        assert len({other.stack for other in imagined}) == 4

    @pytest.mark.rule("C-046", "S-171")
    @pytest.mark.parametrize("number", [1, 2])
    def test_north_and_south_leave_in_rounds_1_and_2(self, number: int) -> None:
        state = replace(start(), round=number)
        before = part(state, Selenium)
        ledger = Ledger(state)
        renew(ledger)
        assert ledger.events == [
            ExperimentsLeft(("N", "S")),
            ExperimentShown("N", before.stack[0]),
            ExperimentShown("S", before.stack[1]),
        ]
        after = part(ledger.state, Selenium)
        assert after.stack == before.stack[2:]
        assert after.shown == {**before.shown, "N": before.stack[0], "S": before.stack[1]}
        assert after.of(FABIO) == ()

    @pytest.mark.rule("C-046")
    def test_none_leave_in_round_3(self) -> None:
        ledger = Ledger(replace(start(), round=3))
        renew(ledger)
        assert ledger.events == []

    @pytest.mark.rule("C-047")
    def test_with_an_empty_stack_places_stay_empty(self) -> None:
        state = acting(alpha=1, beta=1)
        state = with_part(state, replace(part(state, Selenium), stack=()))
        decision = decide(state, DoExperiment("N", ("alpha", "beta")))
        assert not GAME.is_boundary(decision.events)
        assert part(decision.after, Selenium).shown == {}
        assert refusal(decision.after, DoExperiment("N", ("alpha", "beta"))) == "no-tile-there"
        ledger = Ledger(with_part(start(), Selenium(shown={"N": "small-geology-1", "NE": "small-geology-2"})))
        renew(ledger)
        assert part(ledger.state, Selenium).shown == {"NE": "small-geology-2"}


class TestExperiments:
    @pytest.mark.rule("C-042", "C-045")
    def test_samples_are_returned_the_tile_scores_and_its_place_is_filled(self) -> None:
        state = acting(alpha=2, beta=1)
        top = part(state, Selenium).stack[0]
        move = DoExperiment("N", ("alpha", "beta"))
        decision = decide(state, move)
        kinds = [event for event in decision.events if isinstance(event, ExperimentDone | ExperimentShown)]
        assert kinds == [ExperimentDone(FABIO, "N", "small-geology-1"), ExperimentShown("N", top)]
        assert GAME.is_boundary(decision.events)
        after = decision.after
        assert (samples_of(after), after.seats[FABIO].vp, stock(after, FABIO, "credits")) == ((1, 0, 0), 5, 2)
        kept = part(after, Selenium)
        assert (kept.of(FABIO), kept.of(NESTORE), kept.shown) == (("small-geology-1",), (), {"N": top})
        choices = GAME.choices(state, FABIO)
        assert choices.lines[choices.moves.index(move)] == (
            Line("pay", -1, {"of": "alpha"}),
            Line("pay", -1, {"of": "beta"}),
            Line("gain", 5, {"of": "vp"}),
            Line("gain", 2, {"of": "credits"}),
        )

    @pytest.mark.rule("C-042", "S-148")
    def test_each_is_one_of_three_actions(self) -> None:
        state = start(alpha=9, beta=9, gamma=9)
        state = with_open_experiments(state, N="small-geology-1", NE="small-physics-1", S="small-biology-1")
        state = play(state, TakeCommand("engineer", "corporation_actions"))
        state = play(state, DoExperiment("N", ("alpha", "beta")), DoExperiment("NE", ("alpha", "gamma")))
        assert asked(state) == "TakeCorporationAction"
        assert asked(play(state, DoExperiment("S", ("beta", "gamma")))) == "ConfirmEndOfTurn"

    @pytest.mark.rule("C-043")
    @pytest.mark.parametrize(
        ("tile", "samples", "ways"),
        [
            ("small-geology-1", {"alpha": 1, "beta": 1}, {"ab"}),
            ("small-geology-1", {"alpha": 3}, {"aaa"}),
            ("small-geology-1", {"gamma": 4}, {"gggg"}),
            ("small-geology-1", {"alpha": 1, "gamma": 2}, {"agg"}),
            ("small-geology-1", {"alpha": 3, "beta": 1}, {"ab", "aaa"}),
            ("small-geology-1", {"gamma": 3}, set()),
            ("small-biology-2", {"alpha": 2}, {"aa"}),
            ("small-biology-2", {"alpha": 1, "beta": 2, "gamma": 2}, {"abb", "agg", "bbgg"}),
            ("large-geology-1", {"alpha": 2, "beta": 3}, {"aabbb"}),
            ("large-geology-1", {"alpha": 2, "beta": 1, "gamma": 1}, {"aabg"}),
        ],
    )
    def test_two_equal_samples_stand_for_one_of_any_type(
        self, tile: str, samples: dict[str, int], ways: set[str]
    ) -> None:
        state = acting(tile=tile, **samples)
        assert returned(state) == ways
        for move in moves_of(state, DoExperiment):
            after = play(state, move)
            assert sum(samples_of(state)) - sum(samples_of(after)) == len(move.samples)

    @pytest.mark.rule("C-044", "C-013")
    def test_a_tile_whose_samples_cannot_be_returned_is_refused(self) -> None:
        state = acting(alpha=1, gamma=1)
        assert moves_of(state, DoExperiment) == []
        assert refusal(state, DoExperiment("N", ("alpha", "beta"))) == "too-few-samples"
        assert refusal(state, DoExperiment("NE", ("alpha", "beta"))) == "no-tile-there"
        enough = acting(alpha=2, beta=1)
        assert refusal(enough, DoExperiment("N", ("alpha", "alpha"))) == "cannot-experiment"

    @pytest.mark.rule("C-045")
    @pytest.mark.parametrize(("stage", "vp", "samples"), [("small", 5, 2), ("medium", 7, 3), ("large", 10, 4)])
    def test_the_stage_says_vp_and_samples(self, stage: str, vp: int, samples: int) -> None:
        of_stage = [tile for tile in tiles(start()).values() if tile.stage == stage]
        assert len(of_stage) == 6
        for tile in of_stage:
            state = acting(tile=tile.id, alpha=9, beta=9, gamma=9)
            move = DoExperiment("N", tuple(sorted(tile.samples)))
            assert len(move.samples) == samples
            assert play(state, move).seats[FABIO].vp == vp

    @pytest.mark.rule("C-042", "C-014")
    @pytest.mark.parametrize(
        ("gateway", "question"), [((1, 0, 0), "ChooseAstronaut"), ((0, 0, 0), "TakeCorporationAction")]
    )
    def test_an_astronaut_as_bonus(self, gateway: tuple[int, int, int], question: str) -> None:
        state = replace(acting(tile="large-geology-1", alpha=2, beta=1, gamma=1), gateway=gateway)
        after = play(state, DoExperiment("N", ("alpha", "alpha", "beta", "gamma")))
        assert asked(after) == question
        assert len(part(after, Selenium).shown) == 1

    @pytest.mark.rule("C-042")
    @pytest.mark.parametrize(
        ("tile", "thing", "amount"),
        [("medium-physics-1", "titanium", 1), ("medium-biology-2", "credits", 3), ("large-biology-2", "rare_earth", 1)],
    )
    def test_other_bonuses(self, tile: str, thing: str, amount: int) -> None:
        state = acting(tile=tile, alpha=9, beta=9, gamma=9)
        assert stock(play(state, DoExperiment("N", tuple(sorted(tiles(state)[tile].samples)))), FABIO, thing) == amount

    @pytest.mark.rule("C-013")
    def test_it_is_due_only_where_it_is_possible(self) -> None:
        """With the one action that the Reputation track has open to everybody used."""
        assert is_any_possible(replace(acting(alpha=1, beta=1), used=(0,)), FABIO)
        assert not is_any_possible(replace(acting(alpha=1), used=(0,)), FABIO)


class TestEnd:
    @pytest.mark.rule("C-048")
    @pytest.mark.parametrize(
        ("taken", "vp"),
        [
            (("small-geology-1", "small-biology-1", "small-geology-2"), 0),
            (("small-geology-1", "small-biology-1", "large-physics-1"), 4),
            (tuple(f"{stage}-{field}-1" for stage in ("small", "large") for field in FIELDS), 8),
        ],
    )
    def test_sets_of_three_fields_score(self, taken: tuple[str, ...], vp: int) -> None:
        state = with_experiments(start(), *taken)
        assert categories(state, FABIO)["selenium"] == vp
        assert categories(state, MATTHIEU)["selenium"] == 0

    @pytest.mark.rule("C-049", "C-004")
    @pytest.mark.parametrize(
        ("fields", "levels"),
        [
            (("geology",), []),
            (("geology", "geology"), [0]),
            (("geology", "biology", "physics"), [0, 1]),
            (("geology", "geology", "biology", "biology", "biology"), [0, 2]),
            (("geology", "geology", "biology", "biology", "physics"), [0, 1, 2]),
        ],
    )
    def test_goals(self, fields: tuple[str, ...], levels: list[int]) -> None:
        left = list(tiles(start()).values())
        taken = []
        for field in fields:
            tile = next(each for each in left if each.field == field)
            left.remove(tile)
            taken.append(tile.id)
        state = play(with_experiments(acting(), *taken), Decline())
        claims = [move for move in moves_of(state, ClaimGoal) if move.corporation == "selenium"]
        assert [move.level for move in claims] == levels
        assert [play(state, move).seats[FABIO].vp for move in claims] == [(5, 8, 12)[level] for level in levels]


class TestProjects:
    @pytest.mark.parametrize(
        ("project", "vp"),
        [
            pytest.param("sample-return-lander", 3, marks=pytest.mark.rule("C-051")),
            pytest.param("spectrometer", 2, marks=pytest.mark.rule("C-052")),
            pytest.param("cryo-store", 3, marks=pytest.mark.rule("C-053")),
            pytest.param("geology-wing", 2, marks=pytest.mark.rule("C-054")),
            pytest.param("biology-wing", 2, marks=pytest.mark.rule("C-054")),
            pytest.param("physics-wing", 2, marks=pytest.mark.rule("C-054")),
            pytest.param("sample-drone", 2, marks=pytest.mark.rule("C-055")),
            pytest.param("peer-review", 2, marks=pytest.mark.rule("C-056")),
            pytest.param("deep-drill", 3, marks=pytest.mark.rule("C-057")),
        ],
    )
    def test_vp(self, project: str, vp: int) -> None:
        found = categories(start(project), FABIO)
        assert (found["projects"], found["selenium"]) == (vp, 0)

    @pytest.mark.rule("C-051", "C-005")
    def test_sample_return_lander(self) -> None:
        state = fund("sample-return-lander")
        assert moves_of(state) == [TakeSample("alpha"), TakeSample("beta"), TakeSample("gamma")]
        assert refusal(state, ShowProject()) == "another-question"
        state = play(state, TakeSample("gamma"), TakeSample("alpha"))
        assert (samples_of(state), asked(state)) == ((1, 0, 1), "ConfirmReveal")

    @pytest.mark.rule("C-052", "C-006")
    def test_spectrometer(self) -> None:
        state = acting("spectrometer", alpha=1, beta=1)
        assert play(state, DoExperiment("N", ("alpha", "beta"))).seats[FABIO].vp == 6

    @pytest.mark.rule("C-053")
    def test_cryo_store(self) -> None:
        assert samples_of(play(fund("cryo-store"), TakeSample("beta"))) == (0, 1, 0)
        state = activating(start("cryo-store"), "alpha")
        choices = GAME.choices(state, FABIO)
        assert choices.lines[choices.moves.index(activation(state))] == (Line("gain", 1, {"of": "sample"}),)
        state = play(state, activation(state))
        assert (asked(state), samples_of(state)) == ("ChooseSample", (0, 0, 0))
        assert samples_of(play(state, TakeSample("gamma"))) == (0, 0, 1)

    @pytest.mark.rule("C-054", "C-012")
    @pytest.mark.parametrize("field", FIELDS)
    def test_wings(self, field: str) -> None:
        state = with_experiments(start(f"{field}-wing"), f"small-{field}-1", f"large-{field}-2")
        assert categories(state, FABIO)["selenium"] == 4
        for other in set(FIELDS) - {field}:
            state = with_experiments(start(f"{field}-wing"), f"small-{other}-1", f"large-{other}-2")
            assert categories(state, FABIO)["selenium"] == 0

    @pytest.mark.rule("C-055", "C-007", "C-008")
    def test_sample_drone(self) -> None:
        state = play(acting("sample-drone"), UseProject("sample-drone"))
        assert asked(state) == "ChooseSample"
        state = play(state, TakeSample("beta"), TakeSample("alpha"))
        assert (samples_of(state), asked(state)) == ((1, 1, 0), "TakeCorporationAction")
        assert refusal(state, UseProject("sample-drone")) == "project-turned"

    @pytest.mark.rule("C-056", "C-006")
    def test_peer_review(self) -> None:
        state = acting("peer-review", alpha=1, beta=1)
        assert play(state, DoExperiment("N", ("alpha", "beta"))).seats[FABIO].reputation == 1
        other = with_seat(acting(alpha=1, beta=1), NESTORE, projects=("peer-review",))
        assert play(other, DoExperiment("N", ("alpha", "beta"))).seats[NESTORE].reputation == 0

    @pytest.mark.rule("C-057", "C-006")
    def test_deep_drill(self) -> None:
        state = with_structures(start("deep-drill"), {"O1": [(FABIO, "dome-1")]})
        engineer = play(state, ExploitCrater("engineer", 2))
        assert samples_of(play(engineer, TakeSample("alpha"))) == (1, 0, 0)
        assert asked(play(state, ExploitCrater("technician", 2))) == "ConfirmEndOfTurn"


def test_a_state_and_its_question_can_be_kept() -> None:
    state = fund("sample-return-lander")
    assert GAME.decode_state(GAME.encode_state(state)) == state
    events = events_of(acting(alpha=1, beta=1), DoExperiment("N", ("alpha", "beta")))
    assert GAME.decode_events(GAME.encode_events(events)) == events
