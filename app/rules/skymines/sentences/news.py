"""What others did that touches one seat, said to that seat: by event, and what changed in the long run.

A concern depends only on what its seat may know: events come as it may see them, and of the state only what is open to
everyone, or the seat's own, is read.
"""

from collections.abc import Iterator, Mapping

from app.rules.kit.concerns import Concerns
from app.rules.kit.sentences import said
from app.rules.sentences import Phrase, Sentence, Thing, Who
from app.rules.skymines.actions.marker_lines import rivals
from app.rules.skymines.board.scores import shares_of
from app.rules.skymines.board.spaces import bonus_spaces
from app.rules.skymines.board.stations import coins_showing
from app.rules.skymines.components.shapes import COMPANIES, Company
from app.rules.skymines.sentences import things
from app.rules.skymines.vocabulary import events as happened
from app.rules.skymines.vocabulary.state import State

CONCERNS: Concerns[State] = Concerns()


def changes(before: State, after: State, seat: int) -> tuple[Sentence, ...]:
    """The companies of which the seat holds shares that are worth more or less now, and what that comes to."""
    return tuple(_changes(before, after, seat))


def _changes(before: State, after: State, seat: int) -> Iterator[Sentence]:
    for company in COMPANIES:
        held, value = shares_of(after, seat, company), coins_showing(after, company)
        more = value - coins_showing(before, company)
        if held and more:
            key = "concern-shares-rose" if more > 0 else "concern-shares-fell"
            worth = things.coins(held * abs(more))
            now = things.coins(value)
            yield Sentence(key, {"company": things.company(company), "shares": held, "now": now, "worth": worth})


@CONCERNS.of(happened.OutpostPlaced)
def _ousted(before: State, event: happened.OutpostPlaced, seat: int) -> Phrase | None:
    place = {"sector": things.sector(event.sector)}
    return ousted_news(before, seat, event.seat, event.ousts, "concern-ousted", place)


def ousted_news(
    before: State, seat: int, by: int, company: Company | None, key: str, place: Mapping[str, Thing]
) -> Phrase | None:
    """What another seat's ousting of a company means to a seat. Pieces are their companies': whose shares the seat
    holds is its own concern."""
    held = shares_of(before, seat, company) if company and by != seat else 0
    if not company or not held:
        return None
    return said(key, seat=Who(by), company=things.company(company), shares=held, **place)


@CONCERNS.of(happened.OutpostRemoved)
def _removed(before: State, event: happened.OutpostRemoved, seat: int) -> Phrase | None:
    held = shares_of(before, seat, event.company)
    return said("concern-removed", company=things.company(event.company), shares=held) if held else None


@CONCERNS.of(happened.CoinsGained)
def _paid(before: State, event: happened.CoinsGained, seat: int) -> Phrase | None:
    """In others' turns this is what thresholds pay to players who have passed them."""
    if event.seat != seat:
        return None
    return said("concern-paid", coins=things.coins(event.amount), why=things.why(event.why))


@CONCERNS.of(happened.BonusMarkerPlaced)
def _space_taken(before: State, event: happened.BonusMarkerPlaced, seat: int) -> Phrase | None:
    return space_taken(before, event.space, event.seat, seat)


def space_taken(before: State, space: str, by: int, seat: int) -> Phrase | None:
    """A space that the seat could have taken on its next turn, as far as everyone could see."""
    if by == seat or seat not in rivals(before, by, space, bonus_spaces(before)[space]):
        return None
    return said("concern-space-taken", seat=Who(by), space=things.space(space))


@CONCERNS.of(happened.FirstPlayerTaken)
def _first_player_lost(before: State, event: happened.FirstPlayerTaken, seat: int) -> Phrase | None:
    if event.seat == seat or before.first_player != seat:
        return None
    return said("concern-first-player-lost", seat=Who(event.seat))


@CONCERNS.of(happened.RoundBegan)
def _begins_round(before: State, event: happened.RoundBegan, seat: int) -> Phrase | None:
    return said("concern-begins-round", round=event.round) if event.starter == seat else None


@CONCERNS.of(happened.TileGained)
def _tile_came(before: State, event: happened.TileGained, seat: int) -> Phrase | None:
    return said("concern-tile-came", tile=things.tile(event.tile)) if event.seat == seat else None


@CONCERNS.of(happened.TurnBegan)
def _extra_markers(before: State, event: happened.TurnBegan, seat: int) -> Phrase | None:
    if event.seat != seat or not event.markers:
        return None
    return said("concern-extra-markers", count=event.markers)


@CONCERNS.of(happened.GameEnded)
def _over(before: State, event: happened.GameEnded, seat: int) -> Phrase | None:
    totals = [sum(categories) for categories in event.totals]
    place = 1 + sum(total > totals[seat] for total in totals)
    return said("concern-over", coins=things.coins(totals[seat]), place=place)
