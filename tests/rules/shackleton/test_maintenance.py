"""The Maintenance phase, final scoring and the end."""

from itertools import permutations

import msgspec
import pytest
from msgspec.structs import replace

from app.rules.kit.parts import with_part
from app.rules.shackleton.board.crater import winner
from app.rules.shackleton.board.scores import categories, score_laboratories
from app.rules.shackleton.components.shapes import Astronaut
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.mining.vocabulary import Mining, ShuttleLiftedOff
from app.rules.shackleton.modules.selenium.vocabulary import ExperimentsLeft
from app.rules.shackleton.phases.maintenance import collect_income, costs, pay_costs
from app.rules.shackleton.vocabulary.events import (
    AstronautRetrieved,
    Gained,
    GameEnded,
    MaintenanceBegan,
    Paid,
    RoundBegan,
    RoundEnded,
)
from app.rules.shackleton.vocabulary.moves import EndTurn, FinishRearranging, Rearrange
from app.rules.shackleton.vocabulary.nouns import Building, Sector
from app.rules.shackleton.vocabulary.questions import ConfirmEndOfTurn
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import NextTurn
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import (
    FABIO,
    MATTHIEU,
    NESTORE,
    asked,
    decide,
    in_action,
    moves_of,
    play,
    refusal,
    stock,
    with_base,
    with_seat,
    with_stock,
    with_structures,
)

SLOT = 2
"""Row O1, O12, O11; slot 25 is at its other end."""


def last_turn(state: State) -> State:
    """The end of the last turn of a round: no astronaut is left on any tile."""
    players = tuple(replace(player, astronauts=(0, 0, 0)) for player in state.seats)
    return replace(state, seats=players, turn=MATTHIEU, agenda=(NextTurn(), ConfirmEndOfTurn(MATTHIEU)))


def with_crater(state: State, **slots: Astronaut) -> State:
    """Astronauts on crater slots: `s2="engineer"`."""
    known = {int(name[1:]): astronaut for name, astronaut in slots.items()}
    return replace(state, slots=tuple(known.get(number) for number in range(1, 31)))


def arrangement(state: State, seat: int) -> tuple[tuple[str, Astronaut], ...]:
    """The astronauts of a base with the place of each."""
    player = state.seats[seat]
    housed = [(place, astronaut) for place, astronauts in player.built.items() for astronaut in astronauts]
    return tuple(sorted([*housed, *([("waiting", player.waiting)] if player.waiting else [])]))


def income(state: State, seat: int) -> State:
    """The state behind the income of a seat."""
    ledger = Ledger(state)
    collect_income(ledger, seat)
    return ledger.state


def upkeep(state: State, seat: int) -> State:
    """The state behind the costs of a seat."""
    ledger = Ledger(state)
    pay_costs(ledger, seat)
    return ledger.state


class TestRetrieving:
    @pytest.mark.rule("S-171")
    def test_corporations_come_first_in_their_order(self) -> None:
        names = ("artemis", "selenium", "mining")
        state = in_action(corporations=names)
        state = with_part(state, Mining(aboard={"1-upper": FABIO}))
        events = decide(last_turn(with_crater(state, s1="engineer")), EndTurn()).events
        kinds = [type(event) for event in events]
        assert kinds.index(ExperimentsLeft) < kinds.index(ShuttleLiftedOff) < kinds.index(AstronautRetrieved)

    @pytest.mark.rule("S-172", "S-174", "S-180", "S-113")
    def test_worked_example_of_a_tie(self) -> None:
        """Fabio has a Workshop in the middle and one beside it; Matthieu's Laboratory is nearest to the engineer, his
        Dome nearest to the scientist, where nobody of brown stands."""
        state = with_structures(
            in_action(),
            {
                "O1": [(FABIO, "workshop-engineer"), (MATTHIEU, "laboratory-engineer")],
                "O12": [(FABIO, "workshop-technician")],
                "O11": [(MATTHIEU, "dome-1")],
            },
        )
        assert winner(state, SLOT) == MATTHIEU
        assert winner(state, 25) == MATTHIEU
        decision = decide(last_turn(with_crater(state, s2="engineer", s25="scientist")), EndTurn())
        retrieved = [event for event in decision.events if isinstance(event, AstronautRetrieved)]
        assert [(event.slot, event.seat) for event in retrieved] == [(2, MATTHIEU), (25, MATTHIEU)]

    @pytest.mark.rule("S-174", "S-175")
    def test_where_no_tied_seat_is_the_next_sector_decides(self) -> None:
        state = with_structures(
            in_action(),
            {
                "O1": [(NESTORE, "dome-1")],
                "O12": [(FABIO, "workshop-engineer"), (MATTHIEU, "laboratory-engineer")],
                "O11": [(FABIO, "dome-1")],
            },
        )
        assert winner(state, SLOT) == MATTHIEU
        assert winner(state, 25) == FABIO

    @pytest.mark.rule("S-172", "S-113")
    def test_the_greatest_total_size_wins(self) -> None:
        state = with_structures(
            in_action(),
            {"O1": [(NESTORE, "dome-1")], "O12": [(FABIO, "workshop-engineer")], "O11": [(NESTORE, "dome-2")]},
        )
        state = with_structures(state, {"O11": [(FABIO, "laboratory-engineer")]})
        assert winner(state, SLOT) == FABIO

    @pytest.mark.rule("S-173", "S-177", "S-178", "S-179")
    def test_the_winner_has_it_no_matter_who_deployed_it_until_the_base_is_full(self) -> None:
        state = with_structures(in_action(), {"O1": [(NESTORE, "dome-1")]})
        state = last_turn(with_crater(state, s1="engineer", s2="technician", s7="scientist"))
        state = decide(state, EndTurn()).after
        player = state.seats[NESTORE]
        assert sorted((*player.built["dome-1"], player.waiting or "")) == ["engineer", "technician"]
        assert state.gateway == (0, 0, 1)
        assert state.crater == {}

    @pytest.mark.rule("S-173")
    def test_it_comes_to_a_matching_place_first(self) -> None:
        sectors = {"O1": [(NESTORE, "workshop-engineer")], "O9": [(NESTORE, "workshop-technician")]}
        state = last_turn(with_crater(with_structures(in_action(), sectors), s1="technician", s2="scientist"))
        player = decide(state, EndTurn()).after.seats[NESTORE]
        assert player.built == {"workshop-engineer": ("scientist",), "workshop-technician": ("technician",)}

    @pytest.mark.rule("S-173", "S-181")
    def test_from_the_place_that_it_comes_to_every_arrangement_can_be_reached(self) -> None:
        """Two places of a Workshop, one of a Dome and the waiting place, in which three astronauts sit."""
        sectors = {"O1": [(NESTORE, "dome-1")], "O9": [(NESTORE, "workshop-technician")]}
        state = with_base(with_structures(in_action(), sectors), NESTORE, dome_1=("scientist",))
        state = decide(last_turn(with_crater(state, s1="technician", s2="engineer")), EndTurn()).after
        assert asked(state) == "RearrangeBase"
        found, left = set(), [state]
        while left:
            state = left.pop()
            if (sitting := arrangement(state, NESTORE)) not in found:
                found.add(sitting)
                left += [decide(state, move).after for move in moves_of(state, Rearrange)]
        places = ("dome-1", "workshop-technician", "workshop-technician", "waiting")
        assert found == {
            tuple(sorted(zip(chosen, ("engineer", "scientist", "technician"), strict=True)))
            for chosen in permutations(places, 3)
        }

    @pytest.mark.rule("S-176")
    def test_without_a_seat_in_the_row_it_goes_to_the_gateway(self) -> None:
        state = last_turn(with_crater(in_action(), s1="engineer"))
        decision = decide(state, EndTurn())
        assert AstronautRetrieved(1, "engineer") in decision.events
        assert any(isinstance(event, MaintenanceBegan) for event in decision.events)


class TestIncome:
    @pytest.mark.rule("S-104", "S-105", "S-181")
    def test_astronauts_are_rearranged_freely(self) -> None:
        state = with_structures(in_action(), {"O1": [(NESTORE, "dome-1")], "O2": [(NESTORE, "workshop-engineer")]})
        state = with_base(state, NESTORE, dome_1=("engineer",), workshop_engineer=("scientist",))
        state = decide(last_turn(with_seat(state, NESTORE, waiting="technician")), EndTurn()).after
        assert asked(state) == "RearrangeBase"
        assert GAME.to_move(state) == (NESTORE,)
        assert state.turn == NESTORE
        assert refusal(state, Rearrange("engineer", "dome-1", "waiting")) == "cannot-move-there"
        assert set(moves_of(state, Rearrange)) == {
            Rearrange("engineer", "dome-1", "workshop-engineer"),
            Rearrange("engineer", "dome-1", "workshop-engineer", "scientist"),
            Rearrange("engineer", "dome-1", "waiting", "technician"),
            Rearrange("scientist", "workshop-engineer", "waiting", "technician"),
            Rearrange("technician", "waiting", "workshop-engineer"),
        }
        state = play(state, Rearrange("engineer", "dome-1", "waiting", "technician"))
        assert state.seats[NESTORE].built == {"dome-1": ("technician",), "workshop-engineer": ("scientist",)}
        state = play(state, Rearrange("engineer", "waiting", "workshop-engineer"))
        assert state.seats[NESTORE].built["workshop-engineer"] == ("scientist", "engineer")
        assert state.seats[NESTORE].waiting is None
        assert GAME.is_boundary(decide(state, FinishRearranging()).events)

    @pytest.mark.rule("S-181", "S-182", "S-184")
    def test_each_move_says_what_income_and_costs_it_changes(self) -> None:
        """A technician of the waiting place brings Credits in a Dome, where an engineer brings Titanium; an engineer in
        the Workshop for engineers spares 3 Credits of costs."""
        state = with_structures(in_action(), {"O1": [(NESTORE, "dome-1")], "O2": [(NESTORE, "workshop-engineer")]})
        state = with_base(state, NESTORE, dome_1=("engineer",), workshop_engineer=("scientist",))
        state = decide(last_turn(with_seat(state, NESTORE, waiting="technician")), EndTurn()).after
        found = GAME.choices(state, NESTORE)
        changes = {
            move: {line.args.get("of", line.key): line.amount for line in lines}
            for move, lines in zip(found.moves, found.lines, strict=True)
        }
        assert changes == {
            FinishRearranging(): {},
            Rearrange("engineer", "dome-1", "workshop-engineer"): {"titanium": -1, "credits": 3},
            Rearrange("engineer", "dome-1", "workshop-engineer", "scientist"): {"titanium": -1, "vp": 2, "credits": 3},
            Rearrange("engineer", "dome-1", "waiting", "technician"): {"titanium": -1, "credits": 3},
            Rearrange("scientist", "workshop-engineer", "waiting", "technician"): {"same-income": None},
            Rearrange("technician", "waiting", "workshop-engineer"): {"same-income": None},
        }
        assert msgspec.to_builtins(found.about) == {"ways": 5}

    @pytest.mark.rule("S-181")
    def test_who_has_nobody_to_move_is_told_so(self) -> None:
        state = with_structures(in_action(), {"O1": [(NESTORE, "dome-1")]})
        state = with_base(with_seat(state, NESTORE, waiting="engineer"), NESTORE, dome_1=("engineer",))
        found = GAME.choices(decide(last_turn(state), EndTurn()).after, NESTORE)
        assert (found.moves, msgspec.to_builtins(found.about)) == ((FinishRearranging(),), {"ways": 0})

    @pytest.mark.rule("S-115", "S-128", "S-182", "S-183")
    def test_worked_example_of_income(self) -> None:
        state = with_base(
            in_action(),
            MATTHIEU,
            dome_1=("engineer",),
            dome_2=("engineer",),
            dome_3=("technician",),
            headquarters=("engineer", "scientist"),
        )
        after = income(state, MATTHIEU)
        assert (stock(after, MATTHIEU, "titanium"), stock(after, MATTHIEU, "credits")) == (2, 3)
        assert after.seats[MATTHIEU].reputation == 2

    @pytest.mark.rule("S-115", "S-119")
    def test_scientists_in_domes_are_two_vp_and_elsewhere_nothing(self) -> None:
        state = with_base(in_action(), FABIO, dome_1=("scientist",), workshop_engineer=("scientist",))
        assert income(state, FABIO).seats[FABIO].vp == 2

    @pytest.mark.rule("S-182")
    def test_corporations_come_first(self) -> None:
        state = with_seat(in_action(), FABIO, projects=("polar-mine",))
        ledger = Ledger(with_base(state, FABIO, dome_1=("technician",)))
        collect_income(ledger, FABIO)
        gained = [(event.thing, event.why) for event in ledger.events if isinstance(event, Gained)]
        assert gained == [("titanium", "polar-mine"), ("credits", "dome-1")]


class TestCosts:
    @pytest.mark.rule("S-116", "S-184", "S-187")
    def test_worked_example_of_costs(self) -> None:
        state = with_base(
            with_seat(in_action(), MATTHIEU, reputation=6),
            MATTHIEU,
            dome_1=(),
            dome_2=(),
            workshop_engineer=("engineer",),
            workshop_scientist=(),
            headquarters=(),
        )
        assert costs(state, MATTHIEU) == 9
        after = upkeep(with_stock(state, MATTHIEU, credits=10), MATTHIEU)
        assert (stock(after, MATTHIEU, "credits"), after.seats[MATTHIEU].reputation) == (1, 6)

    @pytest.mark.rule("S-116", "S-119", "S-184")
    def test_engineers_lower_them_to_zero_at_most(self) -> None:
        state = with_base(in_action(), FABIO, workshop_engineer=("engineer", "engineer"))
        assert costs(state, FABIO) == 0
        assert costs(with_base(in_action(), FABIO, workshop_engineer=("engineer", "scientist")), FABIO) == 0
        assert costs(with_base(in_action(), FABIO, workshop_scientist=("engineer", "engineer")), FABIO) == 2
        assert costs(with_base(in_action(), FABIO, laboratory_engineer=()), FABIO) == 3

    @pytest.mark.rule("S-186")
    def test_missing_credits_cost_reputation_then_vp(self) -> None:
        state = with_base(
            with_seat(in_action(), FABIO, reputation=1, vp=9), FABIO, laboratory_engineer=(), workshop_engineer=()
        )
        assert costs(state, FABIO) == 6
        after = upkeep(with_stock(state, FABIO, credits=3), FABIO)
        player = after.seats[FABIO]
        assert (stock(after, FABIO, "credits"), player.reputation, player.vp) == (0, 0, 5)

    @pytest.mark.rule("S-185")
    def test_reputation_of_the_income_counts(self) -> None:
        state = with_base(with_seat(in_action(), FABIO, reputation=4), FABIO, headquarters=("engineer",))
        assert costs(state, FABIO) == 1 + 4
        assert costs(income(state, FABIO), FABIO) == 2 + 4

    @pytest.mark.rule("S-170", "S-185")
    def test_the_phase_collects_all_incomes_before_anybody_pays(self) -> None:
        """Without the income of its Dome and Headquarters there would be nothing to pay with, and less to pay for."""
        state = with_seat(with_stock(in_action(), FABIO, credits=0), FABIO, reputation=4)
        state = with_base(state, FABIO, dome_1=("technician",), headquarters=("engineer",))
        state = with_structures(state, {"O1": [(FABIO, "dome-1")]})
        brought = income(state, FABIO)
        due = costs(brought, FABIO)
        assert (stock(brought, FABIO, "credits"), brought.seats[FABIO].reputation) > (0, 4)
        assert due > costs(state, FABIO)
        decision = decide(last_turn(state), EndTurn())
        events = [*decision.events, *decide(decision.after, FinishRearranging()).events]
        paid = [event for event in events if isinstance(event, Paid) and event.why == "maintenance"]
        gained = [number for number, event in enumerate(events) if isinstance(event, Gained)]
        assert gained and max(gained) < min(events.index(event) for event in paid)
        lost = upkeep(brought, FABIO)
        after = decide(decision.after, FinishRearranging()).after
        assert stock(after, FABIO, "credits") == stock(lost, FABIO, "credits")
        assert after.seats[FABIO].reputation == lost.seats[FABIO].reputation < brought.seats[FABIO].reputation


class TestCleanupAndEnd:
    @pytest.mark.rule("S-041", "S-150", "S-188")
    def test_command_slots_are_cleared_and_cards_turned_back(self) -> None:
        state = replace(
            in_action(), commands={"build": ("engineer",), "fund": (), "corporation_actions": ("scientist",)}
        )
        state = with_seat(state, FABIO, projects=("helium3-extractor",), turned=("helium3-extractor",))
        state = replace(with_seat(state, NESTORE, waiting="engineer"), gateway=(1, 0, 1))
        decision = decide(last_turn(state), EndTurn())
        after = decision.after
        assert set(after.commands.values()) == {()}
        assert after.seats[FABIO].turned == ()
        assert after.seats[NESTORE].waiting == "engineer"
        assert after.gateway == (1, 0, 1)
        kinds = [type(event) for event in decision.events if isinstance(event, RoundEnded | RoundBegan)]
        assert kinds == [RoundEnded, RoundBegan]
        assert (after.round, asked(after)) == (2, "ChooseShuttle")

    @pytest.mark.rule("S-043", "S-189")
    def test_the_third_round_ends_the_game_behind_its_maintenance(self) -> None:
        state = with_base(replace(in_action(), round=3), FABIO, dome_1=())
        decision = decide(last_turn(with_stock(state, FABIO, credits=1)), EndTurn())
        assert Paid(FABIO, "credits", 1, "maintenance") in decision.events
        assert isinstance(decision.events[-1], GameEnded)
        assert GAME.to_move(decision.after) == ()
        assert GAME.outcome(decision.after) is not None

    @pytest.mark.rule("S-127")
    @pytest.mark.parametrize(
        ("housed", "vp"),
        [
            ((), 0),
            (("engineer",), 2),
            (("engineer", "scientist"), 2),
            (("engineer", "engineer"), 5),
            (("engineer",) * 3, 10),
        ],
    )
    def test_laboratories_score_matching_astronauts(self, housed: tuple[Astronaut, ...], vp: int) -> None:
        assert score_laboratories(with_base(in_action(), FABIO, laboratory_engineer=housed), FABIO) == vp

    @pytest.mark.rule("S-189", "S-191")
    def test_worked_example_of_the_final_scoring(self) -> None:
        """10 VP of projects, of which Moon Casino scores 1 VP for each 3 Credits at the end."""
        projects = ("moon-casino", "low-gravity-arena", "polar-mine", "mass-driver")
        state = with_seat(with_stock(in_action(), MATTHIEU, credits=10), MATTHIEU, reputation=8, projects=projects)
        state = with_base(state, MATTHIEU, laboratory_engineer=("engineer",), laboratory_technician=("technician",) * 3)
        found = categories(state, MATTHIEU)
        assert found == {
            "scored": 0,
            "projects": 10,
            "laboratories": 12,
            "reputation": 8,
            "artemis": 3,
            "mining": 0,
            "selenium": 0,
        }
        assert list(found)[-3:] == list(state.corporations)
        assert sum(found.values()) == 33

    @pytest.mark.rule("S-190")
    def test_ties_go_to_reputation_and_are_shared_then(self) -> None:
        state = replace(in_action(), totals=({"scored": 9}, {"scored": 9}, {"scored": 9}))
        outcome = GAME.outcome(with_seat(state, NESTORE, reputation=2))
        assert outcome is not None
        assert outcome.winners == (NESTORE,)
        shared = GAME.outcome(state)
        assert shared is not None
        assert shared.winners == (0, 1, 2)
        best = GAME.outcome(replace(with_seat(state, NESTORE, reputation=9), totals=({"scored": 10}, {}, {})))
        assert best is not None
        assert best.winners == (FABIO,)


@pytest.mark.rule("S-015", "S-016")
def test_neutral_domes_do_not_count_in_majorities() -> None:
    state = in_action(2)
    neutral = Sector(panel=True, buildings=(Building(-1, "dome-1"),))
    state = replace(state, sectors={**state.sectors, "O1": neutral, "O12": neutral})
    state = with_structures(state, {"O11": [(NESTORE, "dome-1")]})
    assert winner(state, SLOT) == NESTORE
