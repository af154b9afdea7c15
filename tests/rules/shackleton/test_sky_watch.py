"""Sky Watch: the track, Defense Programs, the asteroid, and the effects of its projects."""

from typing import Any

import pytest
from msgspec.structs import replace

from app.rules.kit.parts import part, with_part
from app.rules.shackleton.board.crater import row_sizes
from app.rules.shackleton.board.goals import count
from app.rules.shackleton.board.scores import categories, totals
from app.rules.shackleton.components.shapes import Gain
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.evergreen.vocabulary import Evergreen, Farm
from app.rules.shackleton.modules.sky_watch.asteroid import maintain, strength, threatened
from app.rules.shackleton.modules.sky_watch.track import advance, board_of, programmes
from app.rules.shackleton.modules.sky_watch.vocabulary import (
    AsteroidStruck,
    AsteroidWardedOff,
    ContributeToProgramme,
    ImpactDrawn,
    ProgrammeDone,
    SkyWatch,
    WatchSky,
)
from app.rules.shackleton.phases.maintenance import costs, end
from app.rules.shackleton.vocabulary.events import AstronautRetrieved, Gained, GameEnded, RoundEnded
from app.rules.shackleton.vocabulary.moves import (
    ActivateToken,
    BuildPanel,
    ClaimGoal,
    Decline,
    EndTurn,
    ExploitCrater,
    Fund,
    TakeCommand,
    UseProject,
)
from app.rules.shackleton.vocabulary.nouns import NEUTRAL
from app.rules.shackleton.vocabulary.state import State
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
    turn_of,
    with_seat,
    with_stock,
    with_structures,
    with_tokens,
)

CORPORATIONS = ("mining", "sky-watch", "mars")
SLOT = 1
ROW = ("O1", "C1", "C4", "O7")
"""The sectors of the row through the central hex that the slot faces."""


def watched(state: State, seat: int = FABIO, **changes: Any) -> State:
    """The state with what Sky Watch keeps of a seat changed: its `steps`, programmes `done`, `defence`, `added`."""
    kept = part(state, SkyWatch)
    for name, value in changes.items():
        values = [*getattr(kept, name)]
        values[seat] = value
        kept = replace(kept, **{name: tuple(values)})
    return with_part(state, replace(kept, impact=1))


def crater(*projects: str, steps: int = 0, done: tuple[str, ...] = (), energy: int = 5, **things: int) -> State:
    """Fabio's turn behind so many steps, with these programmes done, projects and things."""
    state = watched(in_action(corporations=CORPORATIONS, energy=energy), steps=steps, done=done)
    return with_stock(with_seat(state, FABIO, projects=projects), FABIO, **things)


def acting(*projects: str, steps: int = 0, done: tuple[str, ...] = (), energy: int = 5, **things: int) -> State:
    """The same, when Fabio takes corporation actions."""
    state = crater(*projects, steps=steps, done=done, energy=energy, **things)
    return play(state, TakeCommand("engineer", "corporation_actions"))


def steps_of(state: State, seat: int = FABIO) -> int:
    """How far along the track a seat is."""
    return part(state, SkyWatch).steps[seat]


def offered(state: State) -> set[str]:
    """The Defense Programs that are offered."""
    return {move.programme for move in moves_of(state, ContributeToProgramme)}


def built_in_row(state: State) -> State:
    """Structures in the row that the asteroid threatens, and one outside of it."""
    return with_structures(
        state,
        {
            "O1": [(FABIO, "workshop-engineer"), (NESTORE, "dome-1")],
            "C4": [(FABIO, "dome-1"), (NEUTRAL, "dome-1")],
            "O2": [(FABIO, "laboratory-engineer")],
        },
    )


def ended(state: State) -> State:
    """The state behind the end of the game."""
    ledger = Ledger(state)
    end(ledger)
    return ledger.state


class TestTrack:
    @pytest.mark.rule("C-121")
    def test_three_sections_of_six_steps_with_three_programmes_each(self) -> None:
        state = begun(corporations=CORPORATIONS)
        sections = board_of(state).sections
        assert [(section.last, len(section.programmes)) for section in sections] == [(6, 3), (12, 3), (18, 3)]
        assert part(state, SkyWatch).steps == (0, 0, 0)
        at = [count(watched(state, steps=steps), FABIO, "section") for steps in (0, 1, 6, 7, 12, 13, 18)]
        assert at == [0, 1, 1, 2, 2, 3, 3]

    @pytest.mark.rule("C-121")
    def test_a_programme_done_by_one_seat_is_open_to_another(self) -> None:
        state = watched(acting(steps=1, credits=2), NESTORE, done=("1-bottom",))
        assert offered(play(state, WatchSky())) == {"1-bottom"}

    @pytest.mark.rule("C-121")
    def test_each_seat_has_its_marker_programmes_and_defence(self) -> None:
        state = turn_of(with_stock(crater(), NESTORE, titanium=1), NESTORE)
        state = play(state, TakeCommand("engineer", "corporation_actions"), WatchSky())
        kept = part(play(state, ContributeToProgramme("1-middle")), SkyWatch)
        assert (kept.steps, kept.done) == ((0, 1, 0), ((), ("1-middle",), ()))
        assert kept.defence == kept.added == (0, 1, 0)

    @pytest.mark.rule("C-124")
    def test_a_token_is_two_steps(self) -> None:
        state = with_tokens(with_structures(crater(), {"O1": [(FABIO, "dome-1")]}), {22: "sky-watch"})
        assert steps_of(play(state, ExploitCrater("scientist", 2), ActivateToken(22))) == 2

    @pytest.mark.rule("C-125")
    @pytest.mark.parametrize(
        ("start", "steps", "end", "reputation", "vp"),
        [(4, 1, 5, 0, 0), (5, 1, 6, 1, 0), (6, 3, 9, 0, 0), (10, 2, 12, 1, 0), (5, 8, 13, 2, 0), (17, 3, 18, 0, 3)],
    )
    def test_the_ends_of_sections_bring_something_once(
        self, start: int, steps: int, end: int, reputation: int, vp: int
    ) -> None:
        ledger = Ledger(crater(steps=start))
        advance(ledger, FABIO, steps)
        player = ledger.state.seats[FABIO]
        assert (steps_of(ledger.state), player.reputation, player.vp) == (end, reputation, vp)

    @pytest.mark.rule("C-125")
    def test_steps_behind_the_last_one_lapse(self) -> None:
        ledger = Ledger(crater(steps=18))
        advance(ledger, FABIO, 2)
        assert ledger.events == []


class TestWatching:
    @pytest.mark.rule("C-126")
    def test_a_step_then_a_programme_of_the_section_reached(self) -> None:
        state = acting(steps=6, credits=3, titanium=1)
        state = play(state, WatchSky())
        assert (steps_of(state), asked(state)) == (7, "ChooseProgramme")
        assert offered(state) == {"2-bottom", "2-middle"}
        assert events_of(state, ContributeToProgramme("2-middle"), ProgrammeDone) == [ProgrammeDone(FABIO, "2-middle")]
        state = play(state, ContributeToProgramme("2-middle"))
        assert (stock(state, FABIO, "credits"), stock(state, FABIO, "titanium"), state.seats[FABIO].vp) == (2, 0, 3)
        assert part(state, SkyWatch).defence == (2, 0, 0)
        assert asked(state) == "TakeCorporationAction"

    @pytest.mark.rule("C-126")
    def test_the_seat_may_do_without_a_programme(self) -> None:
        state = play(acting(credits=2), WatchSky(), Decline())
        assert (steps_of(state), stock(state, FABIO, "credits")) == (1, 2)
        assert asked(state) == "TakeCorporationAction"

    @pytest.mark.rule("C-126")
    def test_without_a_programme_that_can_be_done_it_is_the_step_alone(self) -> None:
        state = play(acting(), WatchSky())
        assert (steps_of(state), asked(state)) == (1, "TakeCorporationAction")

    @pytest.mark.rule("S-085", "C-127")
    def test_the_panel_of_the_turn_can_be_built_before_the_programme(self) -> None:
        state = play(acting(energy=0, credits=2, rare_earth=2), WatchSky())
        assert offered(state) == {"1-bottom"}
        state = play(state, BuildPanel(), ContributeToProgramme("1-topmost"))
        assert (state.energy, stock(state, FABIO, "rare_earth")) == (1, 0)

    @pytest.mark.rule("S-148")
    def test_the_action_may_be_repeated(self) -> None:
        state = play(acting(credits=2), WatchSky(), ContributeToProgramme("1-bottom"), WatchSky(), WatchSky())
        assert (steps_of(state), asked(state)) == (3, "ConfirmEndOfTurn")

    @pytest.mark.rule("C-127")
    def test_done_foreign_and_unpaid_programmes_are_refused(self) -> None:
        state = play(acting(steps=1, done=("1-bottom",), credits=5, titanium=1), WatchSky())
        assert refusal(state, ContributeToProgramme("1-bottom")) == "programme-done"
        assert refusal(state, ContributeToProgramme("2-bottom")) == "another-section"
        assert refusal(state, ContributeToProgramme("1-topmost")) == "cannot-pay"
        assert offered(state) == {"1-middle"}

    @pytest.mark.rule("C-127", "C-130")
    @pytest.mark.parametrize(("steps", "section"), [(0, 1), (7, 2), (13, 3)])
    def test_topmost_programmes_consume_energy_of_the_common_track(self, steps: int, section: int) -> None:
        topmost = ContributeToProgramme(f"{section}-topmost")
        state = acting(steps=steps, energy=3, credits=3, titanium=1, rare_earth=1)
        assert play(state, WatchSky(), topmost).energy == 2
        assert refusal(play(replace(state, energy=0), WatchSky()), topmost) == "cannot-pay"

    @pytest.mark.rule("C-128", "C-129")
    @pytest.mark.parametrize(
        ("programme", "cost", "vp"),
        [
            ("1-bottom", {"credits": 2}, 2),
            ("1-middle", {"titanium": 1}, 2),
            ("1-topmost", {"rare_earth": 1}, 3),
            ("2-bottom", {"credits": 3}, 2),
            ("2-middle", {"titanium": 1, "credits": 1}, 3),
            ("2-topmost", {"titanium": 1, "rare_earth": 1}, 5),
            ("3-bottom", {"titanium": 1, "credits": 1}, 4),
            ("3-middle", {"titanium": 2}, 5),
            ("3-topmost", {"titanium": 1, "rare_earth": 1}, 8),
        ],
    )
    def test_each_programme_has_its_price_vp_and_defence(self, programme: str, cost: dict[str, int], vp: int) -> None:
        section = int(programme[0])
        state = with_stock(acting(steps=6 * section - 4), FABIO, **cost)
        state = play(state, WatchSky(), ContributeToProgramme(programme))
        assert set(state.seats[FABIO].stock.values()) == {0}
        assert state.seats[FABIO].vp == vp
        assert part(state, SkyWatch).defence[FABIO] == section

    @pytest.mark.rule("C-013")
    def test_at_the_end_of_the_track_it_needs_a_programme(self) -> None:
        assert refusal(acting(steps=18), WatchSky()) == "cannot-watch"
        state = play(acting(steps=18, titanium=2), WatchSky())
        assert steps_of(state) == 18
        assert offered(state) == {"3-middle"}

    @pytest.mark.rule("C-134")
    def test_goals_ask_for_a_section_and_for_programmes(self) -> None:
        def claims(state: State) -> list[int]:
            state = play(state, TakeCommand("engineer", "corporation_actions"), Decline())
            return [move.level for move in moves_of(state, ClaimGoal) if move.corporation == "sky-watch"]

        assert claims(crater(steps=6)) == []
        assert claims(crater(steps=7)) == [0]
        assert claims(crater(done=("1-bottom", "1-middle", "2-bottom"))) == [1]
        assert claims(crater(steps=18, done=("1-topmost", "2-topmost", "3-bottom"))) == [0, 1, 2]
        assert claims(crater(steps=18, done=("1-topmost", "2-bottom", "3-bottom"))) == [0, 1]
        assert claims(crater(steps=18, done=("1-topmost", "2-topmost", "2-bottom"))) == [0, 1]


class TestAsteroid:
    @pytest.mark.rule("C-122")
    @pytest.mark.parametrize(("seats", "points"), [(2, 8), (3, 12), (4, 16)])
    def test_its_strength_grows_with_the_seats(self, seats: int, points: int) -> None:
        assert strength(begun(seats, CORPORATIONS)) == points

    @pytest.mark.rule("C-123")
    def test_it_threatens_one_of_three_rows_that_all_can_see(self) -> None:
        drawn = set()
        for number in range(30):
            state = begun(corporations=CORPORATIONS, entropy=bytes([number]) * 32)
            shown = GAME.view(state, NESTORE)["modules"]["sky-watch"]
            assert shown["threatened"] == list(threatened(state))
            drawn.add(shown["impact"])
        assert drawn == {1, 6, 11}
        assert threatened(watched(state)) == ROW
        assert GAME.redact(ImpactDrawn(6), NESTORE) == ImpactDrawn(6)

    @pytest.mark.rule("C-131")
    def test_who_added_most_defence_in_the_round_gains_reputation(self) -> None:
        state = watched(watched(crater(), FABIO, added=2), MATTHIEU, added=2)
        ledger = Ledger(watched(state, NESTORE, added=1, defence=9))
        maintain(ledger)
        assert [player.reputation for player in ledger.state.seats] == [1, 0, 1]
        ledger.emit(RoundEnded())
        assert part(ledger.state, SkyWatch).added == (0, 0, 0)
        assert part(ledger.state, SkyWatch).defence == (0, 9, 0)

    @pytest.mark.rule("C-131")
    def test_without_any_defence_nobody_does(self) -> None:
        ledger = Ledger(crater())
        maintain(ledger)
        assert ledger.events == []

    @pytest.mark.rule("C-131")
    def test_programmes_count_for_their_round(self) -> None:
        state = play(acting(credits=2), WatchSky(), ContributeToProgramme("1-bottom"), Decline())
        players = tuple(replace(player, astronauts=(0, 0, 0)) for player in state.seats)
        decision = decide(replace(state, seats=players), EndTurn())
        assert Gained(FABIO, "reputation", 1, "sky-watch") in decision.events
        assert part(decision.after, SkyWatch).added == (0, 0, 0)

    @pytest.mark.rule("C-132")
    def test_warded_off_each_defence_point_scores(self) -> None:
        state = watched(watched(built_in_row(crater()), defence=5), NESTORE, defence=7)
        ledger = Ledger(state)
        end(ledger)
        assert AsteroidWardedOff() in ledger.events
        assert [totals["sky-watch"] for totals in ledger.state.totals] == [5, 7, 0]
        assert ledger.state.sectors == state.sectors

    @pytest.mark.rule("C-133")
    def test_else_the_structures_of_its_row_are_destroyed_for_twice_their_size(self) -> None:
        state = watched(watched(built_in_row(crater()), defence=5), NESTORE, defence=6)
        state = with_seat(with_seat(state, FABIO, vp=9), NESTORE, vp=9)
        ledger = Ledger(state)
        end(ledger)
        assert AsteroidStruck(ROW) in ledger.events
        assert isinstance(ledger.events[-1], GameEnded)
        assert [totals["sky-watch"] for totals in ledger.state.totals] == [-6, -2, 0]
        assert {name for name, sector in ledger.state.sectors.items() if sector.buildings} == {"O2"}
        assert all(ledger.state.sectors[name].panel for name in ("O1", "C4"))
        assert part(ledger.state, SkyWatch).destroyed == (("workshop-engineer", "dome-1"), ("dome-1",), ())
        assert costs(ledger.state, NESTORE) == 0
        assert GAME.view(ledger.state, None)["seats"][FABIO]["total"] == 3

    @pytest.mark.rule("C-133", "S-172")
    def test_who_won_an_astronaut_is_told_by_what_stood_there_before(self) -> None:
        """The asteroid strikes the row of slot 1 in the same entry."""
        state = replace(watched(built_in_row(crater())), slots=("engineer", *(None,) * 29))
        ledger = Ledger(state)
        ledger.emit(AstronautRetrieved(SLOT, "engineer", FABIO, "dome-1"))
        end(ledger)
        assert AsteroidStruck(ROW) in ledger.events
        (found,) = GAME.majorities(state, ledger.events)
        assert (found.at, dict(found.sizes)) == (str(SLOT), row_sizes(state, SLOT))
        assert row_sizes(ledger.state, SLOT) == {}
        assert found.sizes != ()

    @pytest.mark.rule("C-133", "S-189")
    def test_whatever_counts_sectors_at_the_end_finds_them_destroyed(self) -> None:
        state = built_in_row(watched(in_action(corporations=("evergreen", "sky-watch", "mars"))))
        state = with_part(state, Evergreen({"O1": Farm(3, FABIO), "O2": Farm(1, FABIO)}))
        assert categories(state, FABIO)["evergreen"] == 5 + 1
        assert totals(state, FABIO)["evergreen"] == 2 + 1
        assert ended(state).totals[FABIO]["evergreen"] == 2 + 1

    @pytest.mark.rule("C-133")
    def test_vp_do_not_fall_below_0(self) -> None:
        state = ended(with_seat(built_in_row(crater()), FABIO, vp=4))
        assert [totals["sky-watch"] for totals in state.totals] == [-4, 0, 0]

    @pytest.mark.rule("C-132", "C-133")
    def test_the_standing_is_what_an_end_now_would_bring(self) -> None:
        for defence in (11, 12):
            state = watched(with_seat(built_in_row(crater()), FABIO, vp=9), MATTHIEU, defence=defence)
            now = [totals(state, seat) for seat in range(3)]
            assert list(ended(state).totals) == now
            shown = [seat["total"] for seat in GAME.standing(state)["seats"]]
            assert shown == [sum(each.values()) for each in now]


class TestProjects:
    def funded(self, project: str, **changes: Any) -> State:
        """Fabio has just funded it; the Energy level is 9."""
        state = showing(rich(watched(crater(energy=9), **changes)), project)
        return play(state, TakeCommand("engineer", "fund"), Fund(project))

    @pytest.mark.rule("C-136")
    def test_infrared_telescope_is_three_steps_now(self) -> None:
        assert steps_of(self.funded("infrared-telescope")) == 3

    @pytest.mark.rule("C-137")
    def test_radar_network_adds_a_step_to_each_own_token_of_sky_watch(self) -> None:
        state = with_structures(crater("radar-network"), {"O1": [(FABIO, "dome-1")], "O11": [(FABIO, "dome-2")]})
        state = with_tokens(state, {22: "sky-watch", 27: "sky-watch"})
        state = play(state, ExploitCrater("scientist", 2), ActivateToken(22))
        assert steps_of(state) == 3
        assert steps_of(play(state, ActivateToken(27))) == 6
        other = with_tokens(state, {22: "mining", 27: "mining"})
        assert steps_of(play(other, ActivateToken(27))) == 3

    @pytest.mark.rule("C-138")
    def test_kinetic_impactor_spares_a_titanium_once_a_round(self) -> None:
        state = play(acting("kinetic-impactor", steps=13, titanium=2), WatchSky())
        assert {move.way for move in moves_of(state, ContributeToProgramme)} == {"", "kinetic-impactor:titanium"}
        state = play(state, ContributeToProgramme("3-middle", "kinetic-impactor:titanium"))
        assert (stock(state, FABIO, "titanium"), state.seats[FABIO].turned) == (1, ("kinetic-impactor",))
        state = play(with_stock(state, FABIO, rare_earth=1), WatchSky())
        assert {move.way for move in moves_of(state, ContributeToProgramme)} == {""}

    @pytest.mark.rule("C-139", "C-013")
    def test_tracking_station_is_three_steps_once_a_round(self) -> None:
        state = play(acting("tracking-station"), UseProject("tracking-station"))
        assert steps_of(state) == 3
        assert refusal(state, UseProject("tracking-station")) == "project-turned"
        assert refusal(acting("tracking-station", steps=18), UseProject("tracking-station")) == "action-not-possible"

    @pytest.mark.rule("C-140")
    def test_early_warning_fund_pays_for_each_own_programme(self) -> None:
        state = acting("early-warning-fund", titanium=1, credits=2)
        state = play(state, WatchSky(), ContributeToProgramme("1-middle"), WatchSky())
        assert stock(state, FABIO, "credits") == 4
        assert stock(play(state, ContributeToProgramme("1-bottom")), FABIO, "credits") == 4

    @pytest.mark.rule("C-141")
    def test_laser_ablator_spares_energy_and_adds_defence_to_topmost_programmes(self) -> None:
        state = play(acting("laser-ablator", energy=0, rare_earth=1, credits=2), WatchSky())
        topmost = play(state, ContributeToProgramme("1-topmost"))
        assert (topmost.energy, part(topmost, SkyWatch).defence[FABIO]) == (0, 2)
        assert part(play(state, ContributeToProgramme("1-bottom")), SkyWatch).defence[FABIO] == 1

    @pytest.mark.rule("C-142")
    def test_civil_shelters_spare_their_owner_the_impact(self) -> None:
        assert self.funded("civil-shelters").seats[FABIO].reputation == 1
        state = with_seat(with_seat(built_in_row(crater("civil-shelters")), FABIO, vp=9), NESTORE, vp=9)
        state = ended(state)
        assert [totals["sky-watch"] for totals in state.totals] == [2, -2, 0]
        assert [building.owner for building in state.sectors["O1"].buildings] == [FABIO]
        warded = watched(watched(crater("civil-shelters"), defence=5), NESTORE, defence=7)
        assert categories(warded, FABIO)["sky-watch"] == 5 + 2

    @pytest.mark.rule("C-143")
    def test_gravity_tractor_does_a_programme_of_the_own_section_for_free(self) -> None:
        state = self.funded("gravity-tractor", steps=7, done=("2-bottom",))
        assert asked(state) == "ChooseProgramme"
        assert set(moves_of(state)) == {
            ContributeToProgramme("2-middle"),
            ContributeToProgramme("2-topmost"),
            BuildPanel(),
        }
        after = play(state, ContributeToProgramme("2-topmost"))
        assert (after.seats[FABIO].stock, after.energy) == (state.seats[FABIO].stock, state.energy)
        assert (after.seats[FABIO].vp, steps_of(after)) == (5, 7)
        assert asked(self.funded("gravity-tractor", steps=0)) == "ConfirmEndOfTurn"

    @pytest.mark.rule("C-144")
    def test_defence_treaty_scores_each_own_programme(self) -> None:
        state = watched(crater("defence-treaty", done=("1-bottom", "1-middle")), NESTORE, done=("1-bottom",))
        assert categories(state, FABIO)["sky-watch"] == 2


def test_each_programme_and_each_gain_stands_on_the_board() -> None:
    state = begun(corporations=CORPORATIONS)
    assert len(programmes(state)) == 9
    assert [section.reached for section in board_of(state).sections] == [
        Gain(what="reputation"),
        Gain(what="reputation"),
        Gain(what="vp", amount=3),
    ]
