"""What is told of set-up, rounds and turns."""

from app.rules.kit.sentences import Sentences, said
from app.rules.sentences import Args, Phrase, Who
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.sentences import things
from app.rules.skymines.vocabulary import events as happened

SENTENCES = Sentences()


SENTENCES.silent(happened.TurnEnded, happened.DisplayMoved)


@SENTENCES.each(happened.GameStarted)
def _game_started(event: happened.GameStarted) -> list[Phrase]:
    places = zip(event.tracks, map(things.company, COMPANIES), strict=True)
    tracks = things.several(said("log-track-at", track=track, company=company) for track, company in places)
    return [said("log-game-started", tracks=tracks)]


@SENTENCES.each(happened.TokenKept)
def _token_kept(event: happened.TokenKept) -> list[Phrase]:
    return [said("log-token-kept", seat=Who(event.seat))]


@SENTENCES.each(happened.TokenPlaced)
def _token_placed(event: happened.TokenPlaced) -> list[Phrase]:
    told: Args = {"seat": Who(event.seat), "token": things.plan(event.token), "cards": things.cards(event.rest)}
    return [said("log-token-placed", **told)]


@SENTENCES.each(happened.RoundBegan)
def _round_began(event: happened.RoundBegan) -> list[Phrase]:
    return [said("log-round-began", round=event.round, starter=Who(event.starter))]


@SENTENCES.each(happened.CardsPlanned)
def _cards_planned(event: happened.CardsPlanned) -> list[Phrase]:
    """A player who plans again is not ready a second time."""
    return [said("log-cards-planned-again" if event.again else "log-cards-planned", seat=Who(event.seat))]


@SENTENCES.each(happened.CardsRevealed)
def _cards_revealed(event: happened.CardsRevealed) -> list[Phrase]:
    return [_revealed(seat, cards) for seat, cards in enumerate(event.cards) if cards]


def _revealed(seat: int, cards: tuple[str | None, ...]) -> Phrase:
    if not any(cards):
        return said("log-cards-revealed-none", seat=Who(seat))
    return said("log-cards-revealed", seat=Who(seat), cards=things.cards(cards))


@SENTENCES.each(happened.TurnBegan)
def _turn_began(event: happened.TurnBegan) -> list[Phrase]:
    """Only extra markers are worth a word."""
    return [said("log-extra-markers", seat=Who(event.seat), count=event.markers)] if event.markers else []


@SENTENCES.each(happened.DroppedOut)
def _dropped_out(event: happened.DroppedOut) -> list[Phrase]:
    return [said("log-dropped-out", seat=Who(event.seat))]


@SENTENCES.each(happened.DeckPickedUp)
def _deck_picked_up(event: happened.DeckPickedUp) -> list[Phrase]:
    return [said("log-deck-picked-up", seat=Who(event.seat), slot=event.slot)]


@SENTENCES.each(happened.CardRested)
def _card_rested(event: happened.CardRested) -> list[Phrase]:
    return [said("log-card-rested", seat=Who(event.seat), slot=event.slot, to=event.to)]


@SENTENCES.each(happened.TilesReturned)
def _tiles_returned(event: happened.TilesReturned) -> list[Phrase]:
    return [said("log-tiles-returned", seat=Who(event.seat))]


@SENTENCES.each(happened.SpecialPlanRevealed)
def _special_plan_revealed(event: happened.SpecialPlanRevealed) -> list[Phrase]:
    return [said("log-special-plan-revealed", round=event.round)]


@SENTENCES.each(happened.MarkersReturned)
def _markers_returned(event: happened.MarkersReturned) -> list[Phrase]:
    return [said("log-markers-returned")]


@SENTENCES.each(happened.TileGained)
def _tile_gained(event: happened.TileGained) -> list[Phrase]:
    return [said("log-tile-gained", seat=Who(event.seat), tile=things.tile(event.tile))]


@SENTENCES.each(happened.DisplayFilled)
def _display_filled(event: happened.DisplayFilled) -> list[Phrase]:
    cards = things.cards(card for _, card in event.cards)
    return [said("log-display-filled", count=len(event.cards), cards=cards)] if event.cards else []


@SENTENCES.each(happened.GameEnded)
def _game_ended(event: happened.GameEnded) -> list[Phrase]:
    totals = [
        said("log-final-total", seat=Who(seat), coins=things.coins(sum(categories)))
        for seat, categories in enumerate(event.totals)
    ]
    return [said("log-game-ended"), *totals]
