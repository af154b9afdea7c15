"""Setting the threat up, what it does at the end, and the wild share (p. 30, p. 31)."""

from collections.abc import Mapping

from msgspec import UNSET

from app.rules.game import Event, Line
from app.rules.kit.parts import part
from app.rules.skymines.board.scores import (
    SHARES,
    Category,
    cards_owned,
    shares_on,
    shares_reached,
    tank_value,
)
from app.rules.skymines.board.stations import coins_showing
from app.rules.skymines.components import of
from app.rules.skymines.components.further import threats
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.phases.setup import Chance
from app.rules.skymines.vocabulary.events import CoinsPaid
from app.rules.skymines.vocabulary.modules.threats import BOARD, ThreatDrawn, Threats, ThreatStruck
from app.rules.skymines.vocabulary.state import SeatState, State

LAST_OF_SINGULARITY = BOARD.last_round
"""The round with which the Singularity ends the game (p. 31)."""
COMET = BOARD.comet
"""The coin icons of which the comet robs a station (p. 31)."""
UNPAID = ("comet", "probe")
"""The cards whose consequence is not an event of its own, but only what it does to scores."""


def draw_threat(ledger: Ledger, chance: Chance) -> None:
    """The chosen card, or one of the six, lies on the board; the others are out of the game (p. 30)."""
    options = ledger.state.options.modules
    assert options is not UNSET
    chosen = options["threats"]["threat"] or chance.order(tuple(threats()))[0]
    ledger.emit(ThreatDrawn(threats()[chosen]))


def lies_on_board(state: State) -> bool:
    """Whether the threat has not been dealt with."""
    return part(state, Threats).owner is None


def swallows(state: State) -> bool:
    """The Singularity on the board ends the game after round 6 (p. 31)."""
    return lies(state, "singularity") and state.round == LAST_OF_SINGULARITY


def strike(ledger: Ledger) -> None:
    """A card that is still on the board has its consequence."""
    if lies_on_board(ledger.state):
        for event in consequence(ledger.state):
            ledger.emit(event)


def told_at_the_end(state: State) -> str | None:
    """That the card has struck, and how: the log says it in the same words."""
    kept = part(state, Threats)
    return f"log-threat-struck-{kept.card.id}" if kept.struck and kept.card is not None else None


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
            digest = state.components
            lost = tuple(_energy(digest, player) if player.kind == "human" else () for player in state.seats)
            return [ThreatStruck(card.id, lost)]
        case _:
            return [ThreatStruck(card.id)]


def _energy(digest: str, player: SeatState) -> tuple[str, ...]:
    """All energy cards of a seat, wherever they lie."""
    cards = of(digest).card
    return tuple(card for card in cards_owned(player) if cards[card].kind == "energy")


def losses(state: State) -> tuple[int, ...]:
    """The CrypCoin by which the consequence would lower each seat's total if final scoring began now."""
    return tuple(loss(state, seat) for seat in range(len(state.seats)))


def loss(state: State, seat: int) -> int:
    """The same for one seat."""
    kept = part(state, Threats)
    if kept.card is None or not can_strike(kept):
        return 0
    return sum(taken(state.components, state.tracks, _icons(state), kept.card.id, state.seats[seat]).values())


def can_strike(kept: Threats) -> bool:
    """Whether the card lies on the board and has not struck."""
    return kept.card is not None and kept.owner is None and not kept.struck


def _icons(state: State) -> tuple[int, ...]:
    """What a share of each company is worth, in the order of COMPANIES."""
    return tuple(coins_showing(state, company) for company in COMPANIES)


def taken(
    digest: str, tracks: tuple[str, ...], icons: tuple[int, ...], card: str, player: SeatState
) -> Mapping[str, int]:
    """What a card takes from a person's categories, by their keys (p. 31). `tracks` are those in play, `icons` the
    values of a share by company, both in the order of COMPANIES."""
    if player.kind != "human":
        return {}
    worth = dict(zip(COMPANIES, icons, strict=True))
    match card:
        case "pirates":
            return {"cash": player.coins}
        case "bridge":
            lost = shares_on(digest, _energy(digest, player))
            return {share: number * worth[share] for share, number in lost.items() if share is not None}
        case "comet":
            on_cards = shares_on(digest, cards_owned(player))
            return {
                company: (shares_reached(digest, tracks, player.tracks, company) + on_cards[company])
                * min(COMET, worth[company])
                for company in COMPANIES
                if worth[company] == max(icons)
            }
        case "probe":
            return {"tank": tank_value(digest, player)}
        case _:
            return {}


def lies(state: State, card: str) -> bool:
    """Whether this card is in play and lies on the board."""
    kept = part(state, Threats)
    return kept.owner is None and kept.card is not None and kept.card.id == card


def struck_or_shared(state: State, seat: int, categories: tuple[Category, ...]) -> tuple[Category, ...]:
    """With the wild share of its owner, or with what the consequence leaves of a person's categories."""
    kept = part(state, Threats)
    if kept.owner == seat:
        return _with_wild_share(state, categories)
    if not kept.struck or kept.card is None or kept.card.id not in UNPAID:
        return categories
    lost = taken(state.components, state.tracks, _icons(state), kept.card.id, state.seats[seat])
    return tuple(
        _less(state, kept.card.id, category, lost[category.key]) if category.key in lost else category
        for category in categories
    )


def _with_wild_share(state: State, categories: tuple[Category, ...]) -> tuple[Category, ...]:
    """One share more of the most valuable company: no other choice is better, so nobody is asked."""
    best = max(SHARES, key=lambda company: coins_showing(state, company))
    worth = coins_showing(state, best)
    return tuple(
        Category(
            category.key, category.total + worth, (Line("score-wild-share", 1, {"company": best}), *category.lines)
        )
        if category.key == best
        else category
        for category in categories
    )


def _less(state: State, card: str, category: Category, taken: int) -> Category:
    """A category without what the card takes; its line says by how much a share, or the track, is worth less."""
    if card == "comet":
        company = next(company for company in COMPANIES if company == category.key)
        line = Line("score-comet", -min(COMET, coins_showing(state, company)))
    else:
        line = Line("score-probe", -taken)
    return Category(category.key, category.total - taken, (*category.lines, line))
