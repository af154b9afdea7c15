"""Where a seat's score comes from, finer than the categories of the final scoring: the shares of tracks and of cards
and what they are worth, and the coins by what brought them."""

from collections.abc import Mapping

from app.rules.skymines.board.scores import SHARES, card_shares, track_shares
from app.rules.skymines.board.stations import coins_showing
from app.rules.skymines.vocabulary.state import State

COINS = "coins: "
"""What the names of coins begin with; what brought them follows, "paid" for all that was spent."""
COUNTED = ("spaces on tracks", "shares on tracks", "shares on cards", "space of the tank", "screen of research")
"""Sources that are counts; the others are CrypCoin."""


def sources_of(state: State, seat: int, coins: Mapping[str, int]) -> dict[str, int]:
    """The sources of a seat's score by their names, the game being over; `coins` are those of its moves."""
    player = state.seats[seat]
    on_cards = card_shares(state, player)
    on_track = {company: track_shares(state, player, company) for company in SHARES}
    value = {company: coins_showing(state, company) for company in SHARES}
    return {
        "spaces on tracks": sum(player.tracks),
        "shares on tracks": sum(on_track.values()),
        "shares on cards": sum(on_cards[company] for company in SHARES),
        "worth of shares on tracks": sum(on_track[company] * value[company] for company in SHARES),
        "worth of shares on cards": sum(on_cards[company] * value[company] for company in SHARES),
        "space of the tank": player.helium,
        "screen of research": player.upload,
        **{f"{COINS}{why}": amount for why, amount in sorted(coins.items())},
    }
