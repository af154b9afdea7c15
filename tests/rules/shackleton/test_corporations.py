"""What holds for all corporations: their prices, and when and how the effects of their projects happen."""

import random
from typing import get_args

import pytest
from msgspec.structs import replace

from app.rules.game import SeatSetup
from app.rules.kit.agenda import question
from app.rules.kit.parts import part, with_part
from app.rules.shackleton.actions.gains import grant
from app.rules.shackleton.board.payments import after_discounts, terms_of, ways_to_pay
from app.rules.shackleton.board.prices import uncovered
from app.rules.shackleton.board.scores import categories
from app.rules.shackleton.components import base
from app.rules.shackleton.components.check_corporations import owners
from app.rules.shackleton.components.shapes import Gain
from app.rules.shackleton.components.shapes.effects import OWN_GAINS
from app.rules.shackleton.components.shapes.nouns import CORPORATIONS, CorporationId, Good
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.modules.evergreen.vocabulary import Evergreen, Farm, PlantFarm
from app.rules.shackleton.modules.sky_watch.vocabulary import SkyWatch
from app.rules.shackleton.phases.maintenance import collect_income
from app.rules.shackleton.vocabulary.events import Gained, Paid, ProjectFunded, ProjectUsed, RoundEnded
from app.rules.shackleton.vocabulary.moves import (
    BuildPanel,
    ChoosePart,
    Decline,
    EndTurn,
    Fund,
    TakeCommand,
    UseProject,
    VisitGateway,
)
from app.rules.shackleton.vocabulary.questions import ConfirmEndOfTurn, TakeCorporationAction
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import NextTurn
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import (
    FABIO,
    asked,
    decide,
    in_action,
    moves_of,
    play,
    powered,
    refusal,
    rich,
    showing,
    stock,
    with_base,
    with_seat,
    with_stock,
    with_structures,
)

IN_PLAY = ("mining", "evergreen", "sky-watch")


def crater(*projects: str, energy: int = 9, **things: int) -> State:
    """Fabio's turn with his Dome in O1, projects and things."""
    state = with_structures(in_action(corporations=IN_PLAY, energy=energy), {"O1": [(FABIO, "dome-1")]})
    return with_stock(with_seat(state, FABIO, projects=projects), FABIO, **things)


def acting(*projects: str, **things: int) -> State:
    """The same, when Fabio takes corporation actions."""
    return play(crater(*projects, **things), TakeCommand("engineer", "corporation_actions"))


def funding(state: State, project: str) -> State:
    """Fabio has just funded it."""
    return play(showing(rich(state), project), TakeCommand("engineer", "fund"), Fund(project))


def round_ended(state: State) -> State:
    """The state behind the round, whose last turn is Fabio's."""
    seats = tuple(replace(player, astronauts=(0, 0, 0)) for player in state.seats)
    state = replace(state, seats=seats, phase="action", turn=FABIO, agenda=(NextTurn(), ConfirmEndOfTurn(FABIO)))
    return play(state, EndTurn())


@pytest.mark.rule("C-001")
@pytest.mark.parametrize("corporation", CORPORATIONS)
def test_no_effect_names_what_another_corporation_has(corporation: CorporationId) -> None:
    sheet = base().sheet[corporation]
    effects = [effect for project in sheet.projects for effect in project.effects]
    effects += [*sheet.corporation.income, *sheet.corporation.end]
    assert {owner for effect in effects for owner in owners(effect)} <= {corporation}
    gains = {gain.what for gain in (*sheet.corporation.token, *sheet.corporation.token_instead)}
    assert {OWN_GAINS[what] for what in gains if what in OWN_GAINS} <= {corporation}


@pytest.mark.rule("C-001")
def test_each_good_has_one_corporation() -> None:
    assert set(get_args(Good)) <= set(OWN_GAINS)
    given = {good: {name for name, sheet in base().sheet.items() if _gives(sheet, good)} for good in get_args(Good)}
    assert given == {good: {OWN_GAINS[good]} for good in get_args(Good)}


def _gives(sheet: object, good: str) -> bool:
    return f"what='{good}'" in repr(sheet)


@pytest.mark.rule("C-003")
@pytest.mark.parametrize("corporation", CORPORATIONS)
def test_each_token_taken_uncovers_a_dearer_row(corporation: str) -> None:
    others = [name for name in CORPORATIONS if name != corporation]
    state = in_action(corporations=(corporation, *others[:2]))
    board, prices = state.boards[corporation], tables(state).sheet(corporation).corporation.prices
    assert len(board.tokens) == 4
    found = [
        uncovered(
            replace(state, boards={**state.boards, corporation: replace(board, tokens=board.tokens[taken:])}),
            corporation,
        )
        for taken in range(5)
    ]
    assert found == list(prices)
    assert [price.credits for price in found] == [3, 4, 5, 6, 8]


@pytest.mark.rule("C-003")
def test_a_project_funded_leaves_the_price() -> None:
    state = crater()
    assert uncovered(funding(state, "seed-vault"), "evergreen") == uncovered(state, "evergreen")


@pytest.mark.rule("C-005")
def test_what_is_gained_now_follows_the_price_and_comes_once() -> None:
    state = play(showing(rich(crater()), "seed-vault"), TakeCommand("engineer", "fund"))
    events = decide(state, Fund("seed-vault")).events
    paid = Paid(FABIO, "credits", 3, "fund")
    gained = Gained(FABIO, "plant", 2, "seed-vault")
    funded = ProjectFunded(FABIO, "evergreen", "seed-vault")
    assert [event for event in events if event in (paid, gained, funded)] == [paid, funded, gained]
    ledger = Ledger(play(state, Fund("seed-vault")))
    collect_income(ledger, FABIO)
    assert stock(ledger.state, FABIO, "plant") == 2


@pytest.mark.rule("C-006")
def test_what_is_gained_each_time_begins_with_the_funding() -> None:
    state = play(acting(plant=4), PlantFarm(2, "O1"), Decline())
    state = with_seat(state, FABIO, projects=("water-reclaimer",))
    assert state.seats[FABIO].reputation == 0
    again = with_part(acting("water-reclaimer", plant=4), Evergreen({"O2": Farm(1, FABIO)}))
    assert play(again, PlantFarm(2, "O1")).seats[FABIO].reputation == 1
    other = with_seat(acting(plant=4), 1, projects=("water-reclaimer",))
    assert [player.reputation for player in play(other, PlantFarm(2, "O1")).seats] == [0, 0, 0]


class TestActions:
    @pytest.mark.rule("C-007")
    def test_they_are_offered_wherever_a_corporation_action_is_due(self) -> None:
        state = showing(rich(crater("algae-tanks")), "seed-vault")
        use = UseProject("algae-tanks")
        assert use in moves_of(play(state, TakeCommand("scientist", "corporation_actions")))
        assert use in moves_of(play(state, VisitGateway("engineer"), ChoosePart("action")))
        bonus = play(state, TakeCommand("technician", "fund"), Fund("seed-vault"))
        assert asked(bonus) == "TakeCorporationAction"
        assert use in moves_of(bonus)

    @pytest.mark.rule("C-007")
    def test_they_are_offered_nowhere_else(self) -> None:
        state = powered(rich(crater("algae-tanks")), "O9")
        elsewhere = (
            state,
            play(state, TakeCommand("engineer", "fund")),
            play(state, TakeCommand("technician", "build")),
            play(state, VisitGateway("engineer")),
            play(acting("algae-tanks"), Decline()),
        )
        assert [asked(other) for other in elsewhere] == [
            "TakeTurn",
            "ChooseProject",
            "ChooseStructure",
            "ChooseNextPart",
            "ConfirmEndOfTurn",
        ]
        assert all(UseProject("algae-tanks") not in moves_of(other) for other in elsewhere)

    @pytest.mark.rule("C-007")
    def test_one_that_says_so_serves_in_the_middle_of_funding(self) -> None:
        state = rich(crater("fusion-pilot-plant", "algae-tanks", energy=5, helium3=1))
        state = play(state, TakeCommand("engineer", "fund"))
        assert [move.project for move in moves_of(state, UseProject)] == ["fusion-pilot-plant"]

    @pytest.mark.rule("C-008")
    def test_one_of_once_a_round_turns_its_card_until_the_round_ends(self) -> None:
        state = play(acting("algae-tanks"), UseProject("algae-tanks"))
        assert state.seats[FABIO].turned == ("algae-tanks",)
        assert refusal(state, UseProject("algae-tanks")) == "project-turned"
        ledger = Ledger(state)
        ledger.emit(RoundEnded())
        assert ledger.state.seats[FABIO].turned == ()
        assert UseProject("algae-tanks") in moves_of(ledger.state)

    @pytest.mark.rule("C-013")
    def test_each_one_offered_changes_something(self) -> None:
        """Whole games by random moves: whatever is offered for a corporation action does more than to be used up."""
        tried = 0
        for seed in range(3):
            draw = random.Random(seed)
            setups = [SeatSetup(kind="human", name=str(seat)) for seat in range(2)]
            options = {"corporations": tuple(draw.sample(CORPORATIONS, 3))}
            state = GAME.fold(GAME.initial(), GAME.new_game(options, setups, bytes([seed]) * 32))
            while to_move := GAME.to_move(state):
                (seat,) = to_move
                if isinstance(question(state), TakeCorporationAction):
                    for move in GAME.choices(state, seat, words=False).moves:
                        if not isinstance(move, Decline | BuildPanel):
                            after = GAME.decide(state, seat, move).after
                            assert _used_up(state, seat, after) != after, move
                            tried += 1
                state = GAME.decide(state, seat, GAME.random_move(state, seat, draw)).after
        assert tried > 100


def _used_up(state: State, seat: int, after: State) -> State:
    """The state as if an action had done nothing but to be taken."""
    turned = with_seat(state, seat, turned=after.seats[seat].turned)
    further = question(after)
    asks = after.agenda if further is None or isinstance(further, TakeCorporationAction | ConfirmEndOfTurn) else ()
    return replace(turned, agenda=asks, used=after.used)


class TestDiscounts:
    @pytest.mark.rule("C-009")
    def test_one_of_once_a_round_is_offered_and_spent_only_when_used(self) -> None:
        due = {"titanium": 2}
        state = crater("kinetic-impactor", titanium=2)
        ways = ways_to_pay(state, FABIO, "programme", due)
        assert {name: (way.due, way.uses) for name, way in ways.items()} == {
            "": ({"titanium": 2}, ()),
            "kinetic-impactor:titanium": ({"titanium": 1}, ("kinetic-impactor",)),
        }
        assert list(ways_to_pay(state, FABIO, "shipment", due)) == [""]
        turned = with_seat(state, FABIO, turned=("kinetic-impactor",))
        assert list(ways_to_pay(turned, FABIO, "programme", due)) == [""]

    def test_terms_of_a_seat_stay_while_only_what_it_has_changes(self) -> None:
        """Its turns, and each line and each refusal of a question, ask for the same ways again."""
        state = crater("kinetic-impactor", titanium=2)
        terms = terms_of(state, FABIO)
        assert len(terms.ways("programme", {"titanium": 2})) == 2
        ledger = Ledger(state)
        ledger.emit(Paid(FABIO, "titanium", 1))
        assert terms_of(ledger.state, FABIO) is terms
        assert ways_to_pay(ledger.state, FABIO, "programme", {"titanium": 2}).keys() == {"kinetic-impactor:titanium"}
        ledger.emit(ProjectUsed(FABIO, "kinetic-impactor"))
        assert terms_of(ledger.state, FABIO) is not terms
        assert ways_to_pay(ledger.state, FABIO, "programme", {"titanium": 2}) == {}

    @pytest.mark.rule("C-010")
    def test_none_takes_a_payment_below_its_least(self) -> None:
        state = crater("lunar-compost", "kinetic-impactor")
        assert after_discounts(state, FABIO, "planting", {"plant": 3}) == {"plant": 2}
        assert after_discounts(state, FABIO, "planting", {"plant": 1}) == {"plant": 1}
        assert list(ways_to_pay(with_stock(state, FABIO, credits=2), FABIO, "programme", {"credits": 2})) == [""]

    @pytest.mark.rule("C-010")
    @pytest.mark.parametrize(("due", "left"), [(3, {"credits": 1}), (2, {}), (1, {}), (0, {})])
    def test_none_takes_a_payment_below_0_or_gives_change(self, due: int, left: dict[str, int]) -> None:
        state = with_seat(in_action(corporations=("mars", "mining", "evergreen")), FABIO, projects=("heavy-lifter",))
        assert after_discounts(state, FABIO, "sending", {"credits": due}) == left


class TestIncomeAndEnd:
    @pytest.mark.rule("C-011")
    def test_a_project_is_an_income_in_the_round_of_its_funding_and_in_each_one_after(self) -> None:
        state = funding(crater(), "polar-mine")
        before = stock(state, FABIO, "titanium")
        state = round_ended(state)
        assert stock(state, FABIO, "titanium") == before + 1
        assert stock(round_ended(replace(state, round=2)), FABIO, "titanium") == before + 2

    @pytest.mark.rule("C-011")
    def test_it_comes_with_the_income_of_its_corporation(self) -> None:
        state = with_base(crater("polar-mine"), FABIO, dome_1=("technician",))
        ledger = Ledger(with_part(state, Evergreen({"O1": Farm(3, FABIO)})))
        collect_income(ledger, FABIO)
        gained = [event.why for event in ledger.events if isinstance(event, Gained)]
        assert gained == ["polar-mine", "evergreen", "dome-1"]

    @pytest.mark.rule("C-012")
    def test_what_it_scores_besides_its_vp_is_scored_with_its_corporation(self) -> None:
        state = crater("defence-treaty", "commodity-desk", titanium=3)
        kept = part(state, SkyWatch)
        state = with_part(state, replace(kept, defence=(12, 0, 0), done=(("1-bottom", "1-middle"), (), ())))
        found = categories(state, FABIO)
        assert found == {
            "scored": 0,
            "projects": 2 + 2,
            "laboratories": 0,
            "reputation": 0,
            "mining": 3,
            "evergreen": 0,
            "sky-watch": 12 + 2,
        }
        assert list(found) == ["scored", "projects", "laboratories", "reputation", *IN_PLAY]


@pytest.mark.rule("C-014")
def test_a_gain_that_is_impossible_lapses_and_the_rest_happens() -> None:
    state = crater()
    state = with_part(state, replace(part(state, SkyWatch), steps=(17, 0, 0)))
    telescope = funding(state, "infrared-telescope")
    assert part(telescope, SkyWatch).steps[FABIO] == 18
    assert telescope.seats[FABIO].vp == 3
    assert "infrared-telescope" in telescope.seats[FABIO].projects
    ledger = Ledger(replace(crater(), energy=10))
    grant(ledger, FABIO, (Gain(what="energy"), Gain(what="reputation")))
    assert ledger.events == [Gained(FABIO, "reputation", 1)]
