"""What one seat, or a spectator, is sent of a state and of events: what has to be equal where only secrets differ."""

from collections.abc import Sequence
from typing import Any

import msgspec

from app.play.table_documents import choices_document
from app.rules.game import Event, Game, Move, Premove, Seat


def watchers(game: Game, state: Any) -> tuple[Seat | None, ...]:
    """A spectator, and every seat."""
    return (None, *range(len(game.view(state, None)["seats"])))


def seen_by(game: Game, state: Any, seat: Seat | None) -> bytes:
    """All that a seat is sent about a state. A state that is imagined for a seat shows it the same."""
    choices = None if seat is None else choices_document(game, 0, seat, game.choices(state, seat))
    who = game.to_move(state), game.automa_to_move(state), game.outcome(state)
    return msgspec.json.encode((game.view(state, seat), choices, who, game.standing(state)))


def shown_to(game: Game, events: Sequence[Event], seat: Seat | None) -> list[Event]:
    """The events as a seat may see them."""
    return [shown for event in events if (shown := game.redact(event, seat)) is not None]


def told_to(game: Game, before: Any, events: Sequence[Event], after: Any, seat: Seat | None) -> bytes:
    """All that a seat is sent about the events of an entry."""
    shown = shown_to(game, events, seat)
    news = () if seat is None else game.news_for(before, shown, seat)
    return game.encode_events(shown) + msgspec.json.encode((game.tell(after, shown), news))


def thought_through(game: Game, state: Any, seat: Seat, wanted: Sequence[int]) -> list[Premove]:
    """A premove that grows by the move of these places among what is offered, while anything is."""
    moves: list[Move] = []
    found = [game.premove(state, seat)]
    for place in wanted:
        if not (offered := found[-1].choices.moves):
            break
        moves.append(offered[place % len(offered)])
        found.append(game.premove(state, seat, moves))
    return found
