"""AstroBot: set-up and shuttle phase (A-001 to A-022)."""

import random
from itertools import permutations

import pytest
from msgspec.structs import replace

from app.rules.game import BadOptions, SeatSetup
from app.rules.shackleton.actions.gains import gain, grant, pay
from app.rules.shackleton.astrobot.setup import first_sector
from app.rules.shackleton.board.astrobot import astrobot_of, card_of
from app.rules.shackleton.board.crater import fees
from app.rules.shackleton.components.shapes import Gain
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.astrobot import AstroBotCardDrawn, AstroBotTileOpened
from app.rules.shackleton.vocabulary.events import (
    FirstDomePlaced,
    GameStarted,
    ShuttleLeft,
    ShuttleTaken,
    TokenActivated,
    TurnOrderSet,
)
from app.rules.shackleton.vocabulary.moves import PlaceFirstDome, TakeShuttle
from app.rules.shackleton.vocabulary.nouns import NEUTRAL, Building, Sector
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.astrobot import (
    ASTROBOT,
    CORPORATIONS,
    HUMAN,
    SETUPS,
    SOLO,
    begun,
    in_turn,
    with_cards,
)
from tests.support.shackleton.positions import asked, decide, moves_of, play, stock, with_structures, with_tokens


def started(options: dict[str, object] | None = None, level: int = 0) -> State:
    """The first shuttle phase of a game."""
    state = begun(options, level=level)
    return play(state, moves_of(state, PlaceFirstDome)[0])


def beside(state: State, corporation: str) -> set[str]:
    """The central sectors beside the first token of a corporation."""
    (corner,) = (corner for corner in tables(state).first_corners if state.tokens[corner].corporation == corporation)
    return set(tables(state).touched[corner])


class TestSetUp:
    @pytest.mark.rule("A-001", "A-003")
    def test_it_is_that_of_two_seats_with_astrobot_second(self) -> None:
        state = begun()
        assert state.energy == 4
        neutral = {name for name, sector in state.sectors.items() if sector.buildings}
        assert neutral == set(tables(state).board.neutral_domes)
        assert (state.order, [player.kind for player in state.seats]) == ((HUMAN, ASTROBOT), ["human", "astrobot"])
        assert SOLO.view(state, HUMAN)["boards"]["mining"]["slots"] == [1, 1, 1]

    @pytest.mark.rule("A-003")
    def test_the_human_is_first_wherever_it_sits(self) -> None:
        events = SOLO.new_game({}, tuple(reversed(SETUPS)), bytes(32))
        assert SOLO.fold(SOLO.initial(), events).order == (1, 0)
        with pytest.raises(BadOptions, match="first-player-not-human"):
            begun({"first_player": ASTROBOT})

    @pytest.mark.rule("A-002")
    def test_one_leader_is_drawn_and_is_the_humans(self) -> None:
        state = begun()
        assert state.seats[HUMAN].leader in tables(state).index.leader
        assert (state.seats[ASTROBOT].leader, state.leaders) == (None, ())
        assert len({begun(entropy=number).seats[HUMAN].leader for number in range(30)}) == 8

    @pytest.mark.rule("A-004", "A-005", "A-007")
    def test_the_solo_board(self) -> None:
        view = SOLO.view(begun(), HUMAN)["seats"][ASTROBOT]["astrobot"]
        assert view is not None
        assert view["letters"] == dict(zip("ABC", CORPORATIONS, strict=True))
        assert view["markers"] == dict.fromkeys(CORPORATIONS, 0)
        assert view["development"] == 0
        assert tables(begun()).solo.development == 7

    @pytest.mark.rule("A-006")
    @pytest.mark.parametrize(
        ("level", "letters", "hard"),
        [
            (0, None, ()),
            (1, None, ("artemis",)),
            (3, None, CORPORATIONS),
            (1, ["C"], ("selenium",)),
            (2, ["C", "A"], ("artemis", "selenium")),
        ],
    )
    def test_sides_are_chosen_card_by_card(self, level: int, letters: list[str] | None, hard: tuple[str, ...]) -> None:
        assert astrobot_of(begun({"hard": letters}, level=level), ASTROBOT).hard == hard

    @pytest.mark.rule("A-006")
    @pytest.mark.parametrize(("level", "letters"), [(0, ["A"]), (2, ["A"]), (2, ["B", "B"])])
    def test_as_many_cards_are_hard_as_the_level_says(self, level: int, letters: list[str]) -> None:
        with pytest.raises(BadOptions, match="wrong-number-of-hard-cards"):
            begun({"hard": letters}, level=level)

    def test_cards_that_are_named_mean_nothing_where_astrobot_does_not_play(self) -> None:
        people = [SeatSetup(kind="human", name="Ada"), SeatSetup(kind="human", name="Ben")]
        SOLO.check_options({"corporations": CORPORATIONS, "hard": ["C"]}, people)

    def test_a_rematch_with_another_level_forgets_which_cards_were_hard(self) -> None:
        state = begun({"hard": ["C"]}, level=1)
        options = {"corporations": CORPORATIONS, "hard": ["C"]}
        assert SOLO.rematch_options(options, state, {}) == options
        assert SOLO.rematch_options(options, state, {ASTROBOT: 2}) == {"corporations": CORPORATIONS}

    @pytest.mark.rule("S-008")
    @pytest.mark.parametrize(
        ("kinds", "code"),
        [
            (("automa", "automa"), "no-human"),
            (("human", "human", "automa"), "astrobot-plays-one-human"),
            (("human", "ghost"), "unknown-seat-kind"),
            (("automa",), "wrong-number-of-seats"),
        ],
    )
    def test_it_plays_one_human(self, kinds: tuple[str, ...], code: str) -> None:
        with pytest.raises(BadOptions, match=code):
            SOLO.check_options({}, [SeatSetup(kind=kind, level=0) for kind in kinds])

    def test_its_level_is_known(self) -> None:
        assert SOLO.automas == dict.fromkeys(range(4), "AstroBot")
        with pytest.raises(BadOptions, match="unknown-level"):
            begun(level=4)


class TestFirstDome:
    @pytest.mark.rule("A-008", "A-014", "A-015")
    def test_a_card_is_drawn_once_the_human_has_placed(self) -> None:
        state = begun()
        kept = astrobot_of(state, ASTROBOT)
        assert sorted(kept.deck) == [1, 2, 3, 4, 5, 6, 7]
        assert (SOLO.to_move(state), asked(state), kept.row) == ((HUMAN,), "ChooseFirstSector", ())
        decision = decide(state, PlaceFirstDome("C2"))
        kinds = [type(event) for event in decision.events]
        assert kinds.count(FirstDomePlaced) == 2
        assert kinds.index(AstroBotCardDrawn) > kinds.index(FirstDomePlaced)
        assert SOLO.is_boundary(decision.events)
        assert astrobot_of(decision.after, ASTROBOT).row == (kept.deck[0],)
        assert astrobot_of(decision.after, ASTROBOT).deck == kept.deck[1:]

    @pytest.mark.rule("A-008")
    def test_the_order_of_cards_is_drawn(self) -> None:
        assert {astrobot_of(begun(entropy=number), ASTROBOT).deck[0] for number in range(60)} == set(range(1, 8))

    @pytest.mark.rule("A-009", "A-010", "A-011", "A-012")
    def test_it_stands_beside_the_token_of_the_red_letter_where_there_is_room(self) -> None:
        """Tokens lie between C1 and C2, C3 and C4, C5 and C6; neutral Domes stand in C1 and C4, the human's in C2. Card
        1 reads B then C clockwise, 2 C then A and 6 C then B counter-clockwise."""
        state = placed({"C1": NEUTRAL, "C4": NEUTRAL, "C2": HUMAN})
        table = tables(state)
        for names in permutations(CORPORATIONS):
            corners = dict(zip(sorted(table.first_corners), names, strict=True))
            laid = with_tokens(state, corners)
            where = {name: table.touched[corner] for corner, name in corners.items()}
            for number, red, other, two in ((1, "mining", "selenium", "C6"), (2, "selenium", "artemis", "C5")):
                wanted: dict[tuple[str, ...], str | None] = {("C1", "C2"): None, ("C3", "C4"): "C3", ("C5", "C6"): two}
                found = wanted[where[red]] or wanted[where[other]]
                assert first_sector(laid, table.index.action_card[number]) == found

    @pytest.mark.rule("A-011")
    def test_of_two_free_sectors_the_arrow_picks_one(self) -> None:
        state = placed({})
        table = tables(state)
        corners = dict(zip(sorted(table.first_corners), CORPORATIONS, strict=True))
        assert table.touched[sorted(corners)[0]] == ("C1", "C2")
        state = with_tokens(state, corners)
        assert first_sector(state, table.index.action_card[3]) == "C2"
        assert first_sector(state, replace(table.index.action_card[3], arrow="counter-clockwise")) == "C1"

    @pytest.mark.rule("A-013")
    def test_it_has_a_panel_and_activates_nothing(self) -> None:
        state = begun()
        decision = decide(state, PlaceFirstDome("C2"))
        placed = next(
            event for event in decision.events if isinstance(event, FirstDomePlaced) and event.seat == ASTROBOT
        )
        assert placed.piece == "dome-1"
        assert placed.sector in beside(state, "artemis") | beside(state, "mining") | beside(state, "selenium")
        assert decision.after.sectors[placed.sector].panel
        assert (decision.after.rim, decision.after.energy) == (4, 4)
        activated = [event.seat for event in decision.events if isinstance(event, TokenActivated)]
        assert activated == [HUMAN]
        assert decision.after.seats[ASTROBOT].stock == {}


def placed(domes: dict[str, int]) -> State:
    """A crater with these Domes in central sectors."""
    state = begun()
    sectors = {name: Sector() for name in state.sectors}
    built = {name: Sector(panel=True, buildings=(Building(owner, "dome-1"),)) for name, owner in domes.items()}
    return replace(state, sectors={**sectors, **built})


class TestShuttles:
    @pytest.mark.rule("A-016")
    def test_one_tile_is_astrobots_and_two_are_open(self) -> None:
        drawn = next(
            event
            for event in SOLO.new_game({"corporations": CORPORATIONS}, SETUPS, bytes(32))
            if isinstance(event, GameStarted)
        )
        state = started()
        assert asked(state) == "ChooseShuttle"
        assert state.display == drawn.shuttles[0][1:3]
        assert moves_of(state) == [TakeShuttle(tile) for tile in state.display]
        decision = decide(state, TakeShuttle(state.display[0]))
        (opened,) = (event for event in decision.events if isinstance(event, AstroBotTileOpened))
        assert opened.tile == drawn.shuttles[0][0]
        assert decision.after.shuttles[0] == ()

    @pytest.mark.rule("A-017", "A-018", "A-022")
    def test_the_human_has_all_of_its_tile_and_astrobot_only_astronauts(self) -> None:
        state = replace(started(), gateway=(4, 0, 0))
        mine, other = state.display
        before = dict(state.seats[HUMAN].stock)
        decision = decide(state, TakeShuttle(mine))
        after, table = decision.after, tables(state)
        assert stock(after, HUMAN, "credits") == before.get("credits", 0) + table.shuttle[mine].credits
        (left,) = (event for event in decision.events if isinstance(event, ShuttleLeft))
        astronauts = table.shuttle[other].astronauts
        assert left.tile == other
        assert left.astronauts == (0, min(4, astronauts["technician"]), min(4, astronauts["scientist"]))
        tile = after.seats[ASTROBOT].tile
        assert tile is not None
        assert after.seats[ASTROBOT].astronauts == tuple(table.shuttle[tile].astronauts.values())
        assert after.seats[ASTROBOT].stock == {}
        kinds = [type(event) for event in decision.events]
        assert kinds.index(ShuttleTaken) < kinds.index(ShuttleLeft) < kinds.index(AstroBotTileOpened)

    @pytest.mark.rule("A-019")
    def test_nothing_of_its_tile_is_seen_before(self) -> None:
        state = started()
        hidden = state.shuttles[0]
        assert len(hidden) == 3
        assert not any(f"'{tile}'" in str(SOLO.view(state, HUMAN)) for tile in hidden)
        draw = random.Random(1)
        thought = {SOLO.imagine(state, HUMAN, draw).shuttles[0][0] for _ in range(60)}
        assert thought == set(hidden)
        for other in thought:
            assert SOLO.view(replace(state, shuttles=((other,), *state.shuttles[1:])), HUMAN) == SOLO.view(state, HUMAN)

    @pytest.mark.rule("A-020", "A-021")
    @pytest.mark.parametrize(("own", "order"), [("1-1", (ASTROBOT, HUMAN)), ("1-3", (HUMAN, ASTROBOT))])
    def test_worked_example_of_the_turn_order(self, own: str, order: tuple[int, ...]) -> None:
        """Fabio takes 2, 5 goes to the Gateway; AstroBot's proves to be 1."""
        state = replace(started(), display=("1-2", "1-5"), gateway=(0, 0, 0))
        state = replace(state, shuttles=((own, "1-4"), *state.shuttles[1:]))
        decision = decide(state, TakeShuttle("1-2"))
        assert TurnOrderSet(order) in decision.events
        assert decision.after.order == order
        assert decision.after.gateway == (3, 1, 2)
        assert SOLO.to_move(decision.after) == order[:1]
        assert SOLO.is_boundary(decision.events)


class TestWithoutResources:
    @pytest.mark.rule("A-022")
    def test_it_gains_and_pays_nothing_but_vp_reputation_and_energy(self) -> None:
        ledger = Ledger(in_turn())
        for thing in ("credits", "titanium", "rare_earth", "helium3", "robot", "plant"):
            gain(ledger, ASTROBOT, thing, 3)
        grant(ledger, ASTROBOT, (Gain(what="mine"), Gain(what="credits", amount=2)), sector="O1")
        pay(ledger, ASTROBOT, {"credits": 1, "titanium": 2})
        assert ledger.events == []
        gain(ledger, ASTROBOT, "vp", 3)
        gain(ledger, ASTROBOT, "reputation", 2)
        pay(ledger, ASTROBOT, {"energy": 1})
        assert (ledger.seat(ASTROBOT).vp, ledger.seat(ASTROBOT).reputation, ledger.state.energy) == (3, 2, 4)

    @pytest.mark.rule("A-022")
    def test_the_fee_of_its_sectors_goes_to_the_bank(self) -> None:
        state = with_structures(in_turn(), {"O1": [(ASTROBOT, "dome-1")], "O11": [(HUMAN, "dome-1")]})
        assert fees(state, HUMAN, 2) == ((None, 1),)

    @pytest.mark.rule("A-015")
    def test_the_card_of_the_set_up_leads_its_first_turn(self) -> None:
        state = started()
        state = play(state, TakeShuttle(state.display[0]))
        assert card_of(state, ASTROBOT).id == astrobot_of(state, ASTROBOT).row[0]
        assert len(astrobot_of(with_cards(state), ASTROBOT).row) == 1
