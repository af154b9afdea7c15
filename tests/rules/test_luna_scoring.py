"""Luna: scoring and the end of the game."""

import pytest
from msgspec.structs import replace

from app.rules.game import Outcome
from app.rules.skymines.board import stations
from app.rules.skymines.board.scores import final_totals, score, track_shares
from app.rules.skymines.components.shapes import COMPANIES, Company
from app.rules.skymines.vocabulary.moves import DropOut, EndTurn, PlayLunaCard
from app.rules.skymines.vocabulary.questions import LunaTurn, TakeTurn
from app.rules.skymines.vocabulary.state import PlacedPlan, State
from tests.support.rules.luna_positions import HUMAN, LUNA, at, luna_acting, with_luna, with_value
from tests.support.rules.positions import GAME, INDEX, act, asked, give


def winners(state: State) -> tuple[int, ...]:
    """Who wins if the game ends now."""
    return Outcome.ranked(tuple(map(sum, final_totals(state)))).winners


def categories(state: State) -> dict[str, int]:
    """Luna's seven categories."""
    return {category.key: category.total for category in score(state, LUNA)}


@pytest.mark.rule("L-048")
def test_she_scores_the_seven_categories() -> None:
    """Screen 7: 20; tank space 13: 25."""
    state = give(luna_acting(), LUNA, coins=9, helium=13, upload=7, tracks=(0, 0, 0, 0))
    assert categories(state) == {
        "cash": 9,
        "astrogo": 0,
        "tawac": 0,
        "skymine": 0,
        "minerva": 0,
        "tank": 25,
        "research": 20,
    }


@pytest.mark.rule("L-048")
def test_she_scores_no_special_plan_that_she_discarded() -> None:
    special = INDEX.components.special_plans[0]
    state = replace(give(luna_acting(), LUNA, upload=7), gone_plans=(special.id,))
    assert categories(state)["research"] == 20
    assert all(screen is None for screen in state.seats[LUNA].screens)
    human = give(state, HUMAN, upload=7, screens=(PlacedPlan(special.id), *(None,) * 15))
    assert score(human, HUMAN)[-1].total == 20 + special.value


@pytest.mark.rule("L-048")
def test_she_can_win_and_share_a_tie() -> None:
    state = luna_acting()
    for seat in (HUMAN, LUNA):
        state = give(state, seat, coins=10, helium=0, upload=0, tracks=(0, 0, 0, 0), hand=(), resting=((),) * 5)
    assert winners(state) == (HUMAN, LUNA)
    assert winners(give(state, LUNA, coins=11)) == (LUNA,)


@pytest.mark.rule("L-049")
@pytest.mark.parametrize("company", COMPANIES)
def test_shares_of_track_and_reserve(company: Company) -> None:
    """Four on the track and one on a card: five."""
    track = INDEX.track[luna_acting().tracks[COMPANIES.index(company)]]
    icon = next(icon for icon in track.shares if icon.shares == 4)
    card = next(card.id for card in INDEX.components.cards if card.share == company)
    other = next(card.id for card in INDEX.components.cards if card.share not in (None, company))
    state = at(with_value(with_luna(luna_acting(), reserve=(card, other)), company, 3), LUNA, **{company: icon.at})
    assert track_shares(state, state.seats[LUNA], company) == 4
    assert stations.coins_showing(state, company) == 3
    assert categories(state)[company] == 5 * 3


@pytest.mark.rule("L-050")
def test_scoring_waits_for_her_last_card() -> None:
    state = replace(luna_acting(), round=INDEX.components.setup.rounds)
    state = act(state, HUMAN, DropOut(), EndTurn())
    for _ in range(3):
        assert GAME.outcome(state) is None
        assert asked(state) == LunaTurn(LUNA)
        state = act(state, LUNA, PlayLunaCard())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.totals == tuple(sum(totals) for totals in state.totals)


@pytest.mark.rule("L-050")
def test_scoring_waits_for_the_last_human() -> None:
    state = with_luna(replace(luna_acting(), round=INDEX.components.setup.rounds), slots=(None,) * 5)
    assert GAME.outcome(state) is None
    assert asked(state) == TakeTurn(HUMAN)
    assert GAME.outcome(act(state, HUMAN, DropOut(), EndTurn())) is not None
