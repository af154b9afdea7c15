"""The words of set-up, rounds and turns."""

from app.messages import say
from app.play.tellers.naming import listed
from app.play.tellers.page import Page, each
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.vocabulary import events as happened


@each(happened.GameStarted)
def _game_started(page: Page, event: happened.GameStarted) -> list[str]:
    places = zip(event.tracks, COMPANIES, strict=True)
    tracks = listed([say("log-track-at", track=track, company=company) for track, company in places])
    return [say("log-game-started", tracks=tracks)]


@each(happened.TokenKept)
def _token_kept(page: Page, event: happened.TokenKept) -> list[str]:
    return [say("log-token-kept", seat=page.seat(event.seat))]


@each(happened.TokenPlaced)
def _token_placed(page: Page, event: happened.TokenPlaced) -> list[str]:
    told = {"seat": page.seat(event.seat), "token": page.plan(event.token), "cards": page.cards(event.rest)}
    return [say("log-token-placed", **told)]


@each(happened.RoundBegan)
def _round_began(page: Page, event: happened.RoundBegan) -> list[str]:
    return [say("log-round-began", round=event.round, starter=page.seat(event.starter))]


@each(happened.CardsPlanned)
def _cards_planned(page: Page, event: happened.CardsPlanned) -> list[str]:
    return [say("log-cards-planned", seat=page.seat(event.seat))]


@each(happened.CardsRevealed)
def _cards_revealed(page: Page, event: happened.CardsRevealed) -> list[str]:
    return [_revealed(page, seat, cards) for seat, cards in enumerate(event.cards) if cards]


def _revealed(page: Page, seat: int, cards: tuple[str | None, ...]) -> str:
    if not any(cards):
        return say("log-cards-revealed-none", seat=page.seat(seat))
    return say("log-cards-revealed", seat=page.seat(seat), cards=page.cards(cards))


@each(happened.TurnBegan)
def _turn_began(page: Page, event: happened.TurnBegan) -> list[str]:
    """Only extra markers are worth a word."""
    return [say("log-extra-markers", seat=page.seat(event.seat), count=event.markers)] if event.markers else []


@each(happened.DroppedOut)
def _dropped_out(page: Page, event: happened.DroppedOut) -> list[str]:
    return [say("log-dropped-out", seat=page.seat(event.seat))]


@each(happened.DeckPickedUp)
def _deck_picked_up(page: Page, event: happened.DeckPickedUp) -> list[str]:
    return [say("log-deck-picked-up", seat=page.seat(event.seat), slot=event.slot)]


@each(happened.CardRested)
def _card_rested(page: Page, event: happened.CardRested) -> list[str]:
    return [say("log-card-rested", seat=page.seat(event.seat), slot=event.slot, to=event.to)]


@each(happened.TilesReturned)
def _tiles_returned(page: Page, event: happened.TilesReturned) -> list[str]:
    return [say("log-tiles-returned", seat=page.seat(event.seat))]


@each(happened.SpecialPlanRevealed)
def _special_plan_revealed(page: Page, event: happened.SpecialPlanRevealed) -> list[str]:
    return [say("log-special-plan-revealed", round=event.round)]


@each(happened.MarkersReturned)
def _markers_returned(page: Page, event: happened.MarkersReturned) -> list[str]:
    return [say("log-markers-returned")]


@each(happened.TileGained)
def _tile_gained(page: Page, event: happened.TileGained) -> list[str]:
    return [say("log-tile-gained", seat=page.seat(event.seat), tile=event.tile)]


@each(happened.DisplayFilled)
def _display_filled(page: Page, event: happened.DisplayFilled) -> list[str]:
    cards = [card for _, card in event.cards]
    return [say("log-display-filled", count=len(cards), cards=page.cards(cards))] if cards else []


@each(happened.GameEnded)
def _game_ended(page: Page, event: happened.GameEnded) -> list[str]:
    totals = [
        say("log-final-total", seat=page.seat(seat), total=sum(categories))
        for seat, categories in enumerate(event.totals)
    ]
    return [say("log-game-ended"), *totals]
