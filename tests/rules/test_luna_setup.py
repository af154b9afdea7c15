"""Luna: set-up and levels."""

import pytest

from app.rules.game import BadOptions
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.luna import apply_starting_bonus
from app.rules.skymines.luna.tracks import advance_tank, advance_upload
from tests.support.rules.luna_positions import HUMAN, LUNA, her, with_luna
from tests.support.rules.positions import GAME, INDEX, begun, give, planning, seats

GRADE_ONE = {card.id for card in INDEX.components.luna.cards if card.grade == 1}
GRADE_TWO = {card.id for card in INDEX.components.luna.cards if card.grade == 2}


@pytest.mark.rule("L-001")
@pytest.mark.parametrize(("humans", "lunas"), [(1, 1), (1, 3), (2, 2), (3, 1), (2, 0)])
def test_seats_that_make_a_game(humans: int, lunas: int) -> None:
    state = begun(humans, lunas, first_player=humans - 1)
    assert [seat.kind for seat in state.seats] == ["human"] * humans + ["luna"] * lunas
    assert state.order[0] == humans - 1
    assert state.order[humans:] == tuple(range(humans, humans + lunas))


@pytest.mark.rule("L-001")
@pytest.mark.parametrize(("humans", "lunas"), [(1, 0), (0, 2), (0, 4), (2, 3), (4, 1)])
def test_seats_that_make_no_game(humans: int, lunas: int) -> None:
    with pytest.raises(BadOptions):
        GAME.check_options({}, seats(humans, lunas))


@pytest.mark.rule("L-001")
def test_each_luna_has_a_deck_of_her_own() -> None:
    state = begun(1, 3)
    decks = [her(state, seat).deck for seat in (1, 2, 3)]
    assert all(set(deck) == GRADE_ONE for deck in decks)
    assert len(set(decks)) == 3


@pytest.mark.rule("L-002")
def test_what_luna_starts_with() -> None:
    luna = begun(1, 1).seats[LUNA]
    assert (luna.coins, luna.markers, luna.tracks, luna.helium, luna.upload) == (1, 5, (0, 0, 0, 0), 0, 0)
    assert luna.slots == ("B", "C", "D")
    assert (luna.hand, luna.acquired, luna.token) == ((), (), None)
    assert not any(luna.resting) and not any(luna.screens) and not any(luna.area)


@pytest.mark.rule("L-002")
def test_one_research_step_takes_her_to_screen_one() -> None:
    ledger = Ledger(begun(1, 1))
    advance_upload(ledger, LUNA, 1)
    assert ledger.seat(LUNA).upload == 1


@pytest.mark.rule("L-003")
@pytest.mark.parametrize("token", INDEX.token)
def test_the_starting_bonus_moves_her_markers(token: str) -> None:
    ledger = Ledger(give(begun(1, 1), LUNA, luna_token=token))
    apply_starting_bonus(ledger, LUNA)
    gained = {bonus.track: bonus.amount for bonus in INDEX.token[token].bonus}
    luna = ledger.seat(LUNA)
    assert luna.tracks == tuple(gained.get(company, 0) for company in COMPANIES)
    assert luna.helium == gained.get("tank", 0)


@pytest.mark.rule("L-003")
@pytest.mark.parametrize("tokens", ["first-game", "dealt"])
def test_her_token_is_one_that_was_dealt_to_nobody(tokens: str) -> None:
    for entropy in (b"a", b"b", b"c"):
        state = begun(2, 2, tokens=tokens, entropy=entropy)
        dealt = {token for seat in state.seats for token in seat.dealt}
        hers = {state.seats[2].luna_token, state.seats[3].luna_token}
        assert len(hers) == 2
        assert not hers & dealt


@pytest.mark.rule("L-004")
def test_the_decks_of_level_two() -> None:
    first, second = her(begun(1, 1)), her(begun(1, 1, entropy=b"another"))
    assert (len(first.deck), len(first.grade_two)) == (12, 7)
    assert (set(first.deck), set(first.grade_two)) == (GRADE_ONE, GRADE_TWO)
    assert first.deck != second.deck
    assert first.grade_two != second.grade_two


@pytest.mark.rule("L-005")
@pytest.mark.parametrize("level", [0, 1])
def test_easy_levels_have_no_grade_two_cards(level: int) -> None:
    luna = her(begun(1, 1, level=level))
    assert set(luna.deck) == GRADE_ONE
    assert luna.grade_two == ()


@pytest.mark.rule("L-005")
@pytest.mark.parametrize(("level", "slots"), [(0, "BCD"), (1, "ABCDE"), (2, "ABCDE")])
def test_additional_slots_stay_off_at_level_zero(level: int, slots: str) -> None:
    ledger = Ledger(begun(1, 1, level=level))
    advance_tank(ledger, LUNA, INDEX.components.tank.slot_at + 1)
    advance_upload(ledger, LUNA, INDEX.components.research.slot_at + 1)
    assert "".join(ledger.seat(LUNA).slots) == slots


@pytest.mark.rule("L-006")
@pytest.mark.parametrize(
    ("level", "tank", "research"),
    [
        (2, (), ()),
        (3, (11, 19), (5, 10)),
        (4, (9, 16), (4, 8)),
        (5, (7, 13), (2, 7)),
        (6, (6, 13), (4, 8)),
        (7, (7, 10), (5, 7)),
        (8, (8, 11), (5, 7)),
    ],
)
def test_luna_tokens_of_each_level(level: int, tank: tuple[int, ...], research: tuple[int, ...]) -> None:
    state = begun(1, 1, level=level)
    assert (her(state).tank_tokens, her(state).research_tokens) == (tank, research)
    if level < 6:
        assert (state.seats[LUNA].helium, state.seats[LUNA].upload) == (0, 0)


@pytest.mark.rule("L-007")
@pytest.mark.parametrize(("level", "tank", "screen"), [(6, 1, 1), (7, 3, 2), (8, 5, 3)])
def test_advanced_levels_start_further_on(level: int, tank: int, screen: int) -> None:
    state = begun(1, 1, level=level)
    assert (state.seats[LUNA].helium, state.seats[LUNA].upload) == (tank, screen)


@pytest.mark.rule("L-007")
def test_the_starting_bonus_is_added_to_the_start_space() -> None:
    token = next(
        token.id for token in INDEX.components.tokens if ("tank", 1) in [(b.track, b.amount) for b in token.bonus]
    )
    ledger = Ledger(give(begun(1, 1, level=7), LUNA, luna_token=token))
    apply_starting_bonus(ledger, LUNA)
    assert ledger.seat(LUNA).helium == 3 + 1


@pytest.mark.rule("L-003", "L-007")
def test_a_new_game_applies_her_bonus_once_the_humans_have_their_tokens() -> None:
    state = planning(1, 1, level=7)
    token = state.seats[LUNA].luna_token
    assert token is not None
    gained = {bonus.track: bonus.amount for bonus in INDEX.token[token].bonus}
    assert state.seats[LUNA].tracks == tuple(gained.get(company, 0) for company in COMPANIES)
    assert state.seats[LUNA].helium == 3 + gained.get("tank", 0)
    assert state.seats[HUMAN].luna is None


@pytest.mark.rule("L-008")
def test_passing_two_tokens_adds_two_grade_two_cards() -> None:
    """Level 7: from tank space 6 to 10, past 7 and onto 10."""
    before = give(begun(1, 1, level=7), LUNA, helium=6)
    ledger = Ledger(before)
    advance_tank(ledger, LUNA, 4)
    first, second = her(before).grade_two[:2]
    after = her(ledger.state)
    assert after.deck == (second, first, *her(before).deck)
    assert after.grade_two == her(before).grade_two[2:]
    assert after.tank_tokens == ()


@pytest.mark.rule("L-008")
def test_a_token_counts_once() -> None:
    ledger = Ledger(give(begun(1, 1, level=5), LUNA, upload=1))
    advance_upload(ledger, LUNA, 1)
    advance_upload(ledger, LUNA, 1)
    assert len(her(ledger.state).grade_two) == 6
    assert her(ledger.state).research_tokens == (7,)


@pytest.mark.rule("L-008")
def test_a_marker_before_the_token_gets_nothing() -> None:
    ledger = Ledger(give(begun(1, 1, level=5), LUNA, helium=4))
    advance_tank(ledger, LUNA, 2)
    assert len(her(ledger.state).grade_two) == 7


@pytest.mark.rule("L-008")
def test_an_empty_grade_two_stack_adds_nothing() -> None:
    before = with_luna(give(begun(1, 1, level=5), LUNA, helium=6), grade_two=())
    ledger = Ledger(before)
    advance_tank(ledger, LUNA, 1)
    assert her(ledger.state).deck == her(before).deck
