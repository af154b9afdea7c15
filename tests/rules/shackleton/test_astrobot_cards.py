"""AstroBot: its cards, their symbols and rows (A-023 to A-040, A-078)."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from app.rules.game import Event
from app.rules.shackleton.astrobot.cards import active_letter, goal_claimed
from app.rules.shackleton.board.astrobot import astrobot_of, guide_of
from app.rules.shackleton.board.goals import hindrance
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.astrobot import (
    AstroBotCardDrawn,
    AstroBotDeckRenewed,
    AstroBotDeveloped,
    AstroBotGoalAdvanced,
    AstroBotRowReached,
    AstroBotSymbolLapsed,
)
from app.rules.shackleton.vocabulary.events import CommandTaken, Gained, GameStarted, GoalClaimed
from app.rules.shackleton.vocabulary.moves import PlayActionCard
from app.rules.shackleton.vocabulary.nouns import REPUTATION, VP
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.astrobot import (
    ASTROBOT,
    HUMAN,
    SETUPS,
    SOLO,
    begun,
    behind,
    in_turn,
    told,
    turn_events,
    with_cards,
    with_claims,
)
from tests.support.shackleton.positions import asked, with_seat


def marked(previous: int = 1, card: int = 4, *, development: int = 0, **markers: int) -> State:
    """A turn with a goal symbol; card 1, then 4, makes B active (Moon Mining)."""
    state = in_turn(previous, card, development=development)
    return with_cards(state, markers={**astrobot_of(state, ASTROBOT).markers, **markers})


class TestCorporation:
    @pytest.mark.rule("A-023")
    def test_a_card_is_laid_right_of_the_others(self) -> None:
        state = in_turn(1, 7)
        assert (SOLO.automa_to_move(state), SOLO.automa_move(state)) == (ASTROBOT, PlayActionCard())
        assert SOLO.choices(state, ASTROBOT).moves == (PlayActionCard(),)
        kept = astrobot_of(behind(state), ASTROBOT)
        assert kept.row == (1, 7)
        assert len(kept.deck) == 5
        assert SOLO.is_boundary(turn_events(state))

    @pytest.mark.rule("A-024")
    @pytest.mark.parametrize(("previous", "card", "name"), [(1, 3, "selenium"), (2, 1, "artemis"), (4, 5, "selenium")])
    def test_the_letter_on_the_left_that_stands_right_on_the_previous_card(
        self, previous: int, card: int, name: str
    ) -> None:
        """1 has B C on its right and 3 A C on its left; 2 C A and 1 A B; 4 A C and 5 B C."""
        assert told(in_turn(previous, card), AstroBotCardDrawn) == [AstroBotCardDrawn(ASTROBOT, card, name)]
        assert astrobot_of(behind(in_turn(previous, card)), ASTROBOT).active == name

    @pytest.mark.rule("A-025")
    @pytest.mark.parametrize(("previous", "card", "name"), [(1, 2, "mining"), (3, 7, "artemis"), (6, 5, "selenium")])
    def test_of_two_the_red_one_of_the_previous_card(self, previous: int, card: int, name: str) -> None:
        """1 has B C, red B, on its right and 2 B C on its left; 3 A B, red A, and 7 A B; 6 C B, red C, and 5 B C."""
        assert told(in_turn(previous, card), AstroBotCardDrawn) == [AstroBotCardDrawn(ASTROBOT, card, name)]

    @pytest.mark.rule("A-026")
    def test_every_two_cards_share_a_letter(self) -> None:
        cards = tables(in_turn()).index.components.solo.cards
        for previous, card in permutations(cards, 2):
            shared = set(previous.right) & set(card.left)
            letter = active_letter(previous, card)
            assert letter in shared
            assert len(shared) == 1 or letter == previous.right[0]


class TestSymbol:
    @pytest.mark.rule("A-027")
    @pytest.mark.parametrize("space", range(7))
    def test_development_goes_one_to_the_right(self, space: int) -> None:
        state = in_turn(1, 7, development=space)
        assert told(state, AstroBotDeveloped) == [AstroBotDeveloped(ASTROBOT, space + 1)]
        assert astrobot_of(behind(state), ASTROBOT).development == space + 1

    @pytest.mark.rule("A-027")
    def test_at_its_end_it_is_a_reputation(self) -> None:
        events = told(in_turn(1, 7, development=7), AstroBotDeveloped, Gained)
        assert events[0] == Gained(ASTROBOT, REPUTATION, 1, "development")
        assert astrobot_of(behind(in_turn(1, 7, development=7)), ASTROBOT).development == 7

    @pytest.mark.rule("A-028")
    def test_the_goal_marker_of_the_active_corporation_advances(self) -> None:
        assert told(marked(), AstroBotGoalAdvanced, GoalClaimed) == [AstroBotGoalAdvanced(ASTROBOT, "mining", 1)]
        assert astrobot_of(behind(marked()), ASTROBOT).markers == {"artemis": 0, "mining": 1, "selenium": 0}

    @pytest.mark.rule("A-029", "A-035")
    def test_at_the_end_of_its_track_a_goal_is_claimed_whatever_it_requires(self) -> None:
        state = with_seat(marked(mining=3), ASTROBOT, reputation=6)
        assert told(state, AstroBotGoalAdvanced, GoalClaimed) == [
            AstroBotGoalAdvanced(ASTROBOT, "mining", 4),
            GoalClaimed(ASTROBOT, "mining", 0),
        ]
        assert Gained(ASTROBOT, VP, 5 + 2, "goal") in turn_events(state)
        assert behind(state).boards["mining"].goals[0] == (ASTROBOT,)

    @pytest.mark.rule("A-030")
    @pytest.mark.parametrize(("development", "level"), [(0, 0), (2, 0), (3, 1), (6, 1), (7, 2)])
    def test_which_goal_it_is_follows_from_development(self, development: int, level: int) -> None:
        assert goal_claimed(marked(development=development), ASTROBOT, "mining") == level

    @pytest.mark.rule("A-031", "A-032")
    @pytest.mark.parametrize(
        ("development", "taken", "level"), [(7, 2, 1), (5, 1, 0), (0, 0, 1), (7, 0, 2), (7, 1, 2), (3, 0, 1)]
    )
    def test_a_goal_of_the_human_gives_way_to_the_one_below_or_the_middle_one(
        self, development: int, taken: int, level: int
    ) -> None:
        state = with_claims(marked(development=development, mining=3), HUMAN, mining=taken)
        assert told(state, GoalClaimed) == [GoalClaimed(ASTROBOT, "mining", level)]

    @pytest.mark.rule("A-033")
    @pytest.mark.parametrize(
        ("artemis", "selenium", "name"), [(1, 0, "selenium"), (0, 1, "artemis"), (1, 1, "artemis"), (0, 0, "artemis")]
    )
    def test_instead_of_a_goal_claimed_the_marker_farthest_back_advances(
        self, artemis: int, selenium: int, name: str
    ) -> None:
        """Card 4 has A and B on its left, so that A is the other letter."""
        state = with_claims(marked(mining=4, artemis=artemis, selenium=selenium), ASTROBOT, mining=0)
        space = {"artemis": artemis, "selenium": selenium}[name] + 1
        assert told(state, AstroBotGoalAdvanced) == [AstroBotGoalAdvanced(ASTROBOT, name, space, "mining")]

    @pytest.mark.rule("A-033")
    def test_the_other_letter_decides_and_not_the_order_of_corporations(self) -> None:
        """Card 3 has A on its right, red; card 6 A and C on its left: C is the other letter."""
        state = with_claims(marked(3, 6, artemis=4), ASTROBOT, artemis=0)
        assert told(state, AstroBotGoalAdvanced) == [AstroBotGoalAdvanced(ASTROBOT, "selenium", 1, "artemis")]

    @pytest.mark.rule("A-033")
    def test_a_goal_claimed_by_another_marker_is_claimed_all_the_same(self) -> None:
        state = with_claims(marked(mining=4, artemis=3, selenium=4), ASTROBOT, mining=0, selenium=1)
        assert GoalClaimed(ASTROBOT, "artemis", 0) in turn_events(state)

    @pytest.mark.rule("A-034")
    def test_with_all_claimed_nothing_happens(self) -> None:
        state = with_claims(marked(mining=4, artemis=4, selenium=4), ASTROBOT, mining=0, selenium=1, artemis=2)
        assert told(state, AstroBotSymbolLapsed, AstroBotGoalAdvanced) == [AstroBotSymbolLapsed(ASTROBOT)]

    @pytest.mark.rule("A-036")
    @pytest.mark.parametrize("development", [3, 6])
    @pytest.mark.parametrize("reputation", [0, 1])
    def test_worked_example_of_the_symbol(self, development: int, reputation: int) -> None:
        """Artemis Tours is active, and its marker reaches the end: AstroBot scores 8 VP."""
        state = with_seat(marked(3, 4, development=development, artemis=3), ASTROBOT, reputation=reputation)
        events = turn_events(state)
        assert AstroBotCardDrawn(ASTROBOT, 4, "artemis") in events
        assert events.index(Gained(ASTROBOT, VP, 8, "goal")) == events.index(GoalClaimed(ASTROBOT, "artemis", 1)) + 1

    @pytest.mark.rule("A-037")
    def test_its_goal_is_taken_for_the_human(self) -> None:
        state = behind(marked(mining=3))
        refusal = hindrance(state, HUMAN, "mining", 0)
        assert refusal is not None
        assert refusal.code == "goal-taken"


class TestRows:
    @pytest.mark.rule("A-038")
    @pytest.mark.parametrize(
        ("astronauts", "row"),
        [
            (("engineer", "technician", "scientist"), AstroBotRowReached(ASTROBOT, 0, "technician", "crater")),
            (("engineer", "scientist"), AstroBotRowReached(ASTROBOT, 1, "scientist", "corporation_actions")),
            (("engineer",), AstroBotRowReached(ASTROBOT, 2, "engineer", "build")),
        ],
    )
    def test_the_topmost_one_with_an_astronaut_left_is_performed(self, astronauts: tuple[str, ...], row: Event) -> None:
        state = in_turn(1, 2, astronauts=astronauts)  # type: ignore[arg-type]  # of the parameters above
        events = turn_events(state)
        assert [event for event in events if isinstance(event, AstroBotRowReached)] == [row]
        symbol = next(event for event in events if isinstance(event, AstroBotGoalAdvanced))
        assert events.index(symbol) < events.index(row)

    @pytest.mark.rule("A-039")
    def test_triangle_and_arrow_are_those_of_the_previous_card(self) -> None:
        guide = guide_of(behind(in_turn(2, 1)), ASTROBOT, "mining")
        assert (guide.triangle, guide.arrow) == ("NE", "counter-clockwise")

    @pytest.mark.rule("A-040")
    def test_a_turn_uses_one_astronaut(self) -> None:
        state = in_turn(1, 7)
        after = behind(state)
        assert sum(after.seats[ASTROBOT].astronauts) == sum(state.seats[ASTROBOT].astronauts) - 1
        assert told(state, CommandTaken) == [CommandTaken(ASTROBOT, "engineer", "build")]
        assert asked(after) == "TakeTurn"


class TestDeck:
    @pytest.mark.rule("A-078")
    def test_the_last_card_begins_the_next_row_and_the_others_are_shuffled(self) -> None:
        state = begun()
        orders = astrobot_of(state, ASTROBOT).orders
        assert len(orders) == 2
        state = with_cards(state, row=(3, 1, 2, 4, 5, 6, 7), deck=(), active="mining")
        kept = astrobot_of(SOLO.evolve(state, AstroBotDeckRenewed(ASTROBOT)), ASTROBOT)
        assert (kept.row, kept.active, kept.orders) == ((7,), "", orders[1:])
        assert kept.deck == tuple(card for card in orders[0] if card != 7)
        assert {astrobot_of(begun(entropy=number), ASTROBOT).orders[0][0] for number in range(60)} == set(range(1, 8))

    @pytest.mark.rule("A-078")
    def test_what_the_deck_holds_is_nobodys_to_see(self) -> None:
        state = in_turn()
        kept = astrobot_of(state, ASTROBOT)
        other = replace(kept, deck=tuple(reversed(kept.deck)), orders=tuple(tuple(sorted(one)) for one in kept.orders))
        assert SOLO.view(with_seat(state, ASTROBOT, astrobot=other), HUMAN) == SOLO.view(state, HUMAN)
        start = SOLO.redact(SOLO.new_game({}, SETUPS, bytes(32))[0], HUMAN)
        assert isinstance(start, GameStarted)
        assert start.astrobot is not None
        assert start.astrobot.orders == ((0,) * 7,) * 3
