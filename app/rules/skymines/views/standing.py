"""The standing: what each seat would score if the game ended now, and what the companies are worth.

Cards are acquired in the open and stay with their owner, so the shares on them are no secret wherever they lie (p. 9).
"""

from collections.abc import Iterable

from app.rules.skymines.board.scores import Category, cards_owned, score, shares_on, shares_reached
from app.rules.skymines.board.stations import coins_showing
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.phases.flow import begin_scoring
from app.rules.skymines.views.shapes import ByCompany, Score, ScoreCategory, ScoreLine, Standing, by_company
from app.rules.skymines.vocabulary.state import SeatState, State


def standing(state: State) -> Standing:
    """The round, each seat's score and shares, the value of each company's share; plain JSON values. What modules do
    when scoring begins is done first."""
    state = _at_scoring(state)
    return {
        "round": state.round,
        "seats": [{**seat, "shares": _shares(state, state.seats[seat["seat"]])} for seat in scores(state)],
        "companies": by_company([{"value": coins_showing(state, company)} for company in COMPANIES]),
    }


def _at_scoring(state: State) -> State:
    """The state as it would be scored if the game ended now; of a game that is over, the state itself."""
    if state.totals:
        return state
    ledger = Ledger(state)
    begin_scoring(ledger)
    return ledger.state


def scores(state: State) -> list[Score]:
    """The score of each seat by category, with the lines that explain each number (p. 19-20)."""
    return [_score(state, number) for number in range(len(state.seats))]


def shares(digest: str, tracks: tuple[str, ...], places: tuple[int, ...], owned: Iterable[str]) -> ByCompany[int]:
    """Shares of each company, of the markers on these places of the tracks in play and of the cards owned (p. 9)."""
    on_cards = shares_on(digest, owned)
    return by_company([shares_reached(digest, tracks, places, company) + on_cards[company] for company in COMPANIES])


def _shares(state: State, seat: SeatState) -> ByCompany[int]:
    return shares(state.components, state.tracks, seat.tracks, cards_owned(seat))


def _score(state: State, number: int) -> Score:
    categories = score(state, number)
    return {
        "seat": number,
        "total": sum(category.total for category in categories),
        "categories": [_category(category) for category in categories],
    }


def _category(category: Category) -> ScoreCategory:
    lines: list[ScoreLine] = [{"key": line.key, "amount": line.amount, "args": line.args} for line in category.lines]
    return {"key": category.key, "total": category.total, "lines": lines}
