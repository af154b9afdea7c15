"""Setting the threat up, what it does at the end, and the wild share (p. 30, p. 31)."""

from functools import reduce

from msgspec import UNSET

from app.rules.game import Event, Line
from app.rules.skymines.board.scoring import (
    SHARES,
    Category,
    cards_owned,
    score,
)
from app.rules.skymines.board.stations import coins_showing
from app.rules.skymines.components import of
from app.rules.skymines.components.further import threats
from app.rules.skymines.components.shapes import COMPANIES, Company
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.engine.remembering import of_latest_state
from app.rules.skymines.evolving.fold import evolve
from app.rules.skymines.phases.flow import ENDING_EARLY, SCORING_BEGINS
from app.rules.skymines.phases.setup import SETTING_UP, Chance
from app.rules.skymines.vocabulary.events import CoinsPaid
from app.rules.skymines.vocabulary.parts import part
from app.rules.skymines.vocabulary.state import State

from .vocabulary import ThreatDrawn, Threats, ThreatStruck

LAST_OF_SINGULARITY = 6
"""The round with which the Singularity ends the game (p. 31)."""
COMET = 2
"""The coin icons of which the comet robs a station (p. 31)."""


@SETTING_UP.of("threats")
def draw_threat(ledger: Ledger, chance: Chance) -> None:
    """The chosen card, or one of the six, lies on the board; the others are out of the game (p. 30)."""
    options = ledger.state.options.modules
    assert options is not UNSET
    chosen = options["threats"]["threat"] or chance.order(tuple(threats()))[0]
    ledger.emit(ThreatDrawn(threats()[chosen]))


def lies_on_board(state: State) -> bool:
    """Whether the threat has not been dealt with."""
    return part(state, Threats).owner is None


@ENDING_EARLY.of("threats")
def swallows(state: State) -> bool:
    """The Singularity on the board ends the game after round 6 (p. 31)."""
    return lies(state, "singularity") and state.round == LAST_OF_SINGULARITY


@SCORING_BEGINS.of("threats")
def strike(ledger: Ledger) -> None:
    """A card that is still on the board has its consequence."""
    if lies_on_board(ledger.state):
        for event in consequence(ledger.state):
            ledger.emit(event)


def consequence(state: State) -> list[Event]:
    """What happens if final scoring begins with the card on the board; Luna loses nothing (p. 31; FR Luna p. 4)."""
    card = part(state, Threats).card
    assert card is not None
    humans = [seat for seat, player in enumerate(state.seats) if player.kind == "human"]
    match card.id:
        case "pirates":
            cash = [CoinsPaid(seat, state.seats[seat].coins, "threat") for seat in humans]
            return [ThreatStruck(card.id), *cash]
        case "bridge":
            lost = [_energy(state, seat) if seat in humans else () for seat in range(len(state.seats))]
            return [ThreatStruck(card.id, tuple(lost))]
        case _:
            return [ThreatStruck(card.id)]


def _energy(state: State, seat: int) -> tuple[str, ...]:
    """All energy cards of a seat, wherever they lie."""
    cards = of(state.components).card
    return tuple(card for card in cards_owned(state.seats[seat]) if cards[card].kind == "energy")


@of_latest_state
def losses(state: State) -> tuple[int, ...]:
    """The CrypCoin by which the consequence would lower each seat's total if final scoring began now."""
    if not lies_on_board(state) or part(state, Threats).struck:
        return (0,) * len(state.seats)
    after = reduce(evolve, consequence(state), state)
    return tuple(_total(state, seat) - _total(after, seat) for seat in range(len(state.seats)))


def _total(state: State, seat: int) -> int:
    return sum(category.total for category in score(state, seat))


def lies(state: State, card: str) -> bool:
    """Whether this card is in play and lies on the board."""
    kept = part(state, Threats)
    return kept.owner is None and kept.card is not None and kept.card.id == card


def struck_or_shared(state: State, seat: int, categories: tuple[Category, ...]) -> tuple[Category, ...]:
    """With the wild share of its owner, or with what the consequence leaves of a person's categories."""
    kept = part(state, Threats)
    if kept.owner == seat:
        return _with_wild_share(state, categories)
    if not kept.struck or kept.card is None or state.seats[seat].kind != "human":
        return categories
    match kept.card.id:
        case "comet":
            hit = _most_valuable(state)
            return tuple(_robbed(state, one) if one.key in hit else one for one in categories)
        case "probe":
            return tuple(_emptied(one) if one.key == "tank" else one for one in categories)
        case _:
            return categories


def _most_valuable(state: State) -> tuple[Company, ...]:
    """The companies with the most coin icons in sight."""
    icons = {company: coins_showing(state, company) for company in COMPANIES}
    return tuple(company for company in COMPANIES if icons[company] == max(icons.values()))


def _with_wild_share(state: State, categories: tuple[Category, ...]) -> tuple[Category, ...]:
    """One share more of the most valuable company: no other choice is better, so nobody is asked."""
    best = max(SHARES, key=lambda company: coins_showing(state, company))
    worth = coins_showing(state, best)
    return tuple(
        Category(one.key, one.total + worth, (Line("score-wild-share", 1, {"company": best}), *one.lines))
        if one.key == best
        else one
        for one in categories
    )


def _robbed(state: State, category: Category) -> Category:
    """A company's category with each share worth 2 less, though not below 0."""
    company = next(company for company in COMPANIES if company == category.key)
    worth = coins_showing(state, company)
    shares = category.total // worth if worth else 0
    less = min(COMET, worth)
    return Category(category.key, shares * (worth - less), (*category.lines, Line("score-comet", -less)))


def _emptied(category: Category) -> Category:
    """The helium-3 marker is gone from the tank track."""
    return Category(category.key, 0, (*category.lines, Line("score-probe", -category.total)))
