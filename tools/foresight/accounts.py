"""What a game that was kept was made of: what its person has done in each round, and what both had at its end."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from app.rules.game import Event, Game
from app.rules.skymines.board.scores import SHARES, score
from app.rules.skymines.board.totals import face_up_cards
from app.rules.skymines.components import of
from app.rules.skymines.vocabulary.events import (
    BonusMarkerPlaced,
    CardAcquired,
    CoinsGained,
    CoinsPaid,
    DroppedOut,
    HeliumAdvanced,
    MarkerAdvanced,
    OutpostPlaced,
    PlanFlipped,
    PlanTaken,
    TurnBegan,
    UploadAdvanced,
)
from app.rules.skymines.vocabulary.state import State
from tools.foresight.kept_games import KeptGame, moves_of
from tools.foresight.search import SEAT, begin

SOURCES = ("cash", "shares", "tank", "research")
"""What a total is made of; shares of all companies together."""
DONE = (
    "turns",
    "cards planned",
    "cards face up at the end",
    "cards in hand at the end",
    "cards acquired",
    "of them with a share",
    "spaces on tracks",
    "outposts placed",
    "plans taken",
    "screens entered",
    "plans flipped",
    "tank spaces",
    "markers placed",
    "of them on majorities",
    "coins gained",
    "coins paid",
)
"""What is counted in each round."""


class Round(Struct, frozen=True):
    """A round of a game: what the person has done in it (`DONE`), and by source what person and Luna would have if the
    game ended with it."""

    done: Counter[str]
    own: dict[str, int]
    other: dict[str, int]


def rounds_of(game: Game, kept: KeptGame) -> list[Round]:
    """The rounds of a game. Raises `IllegalMove` where the rules of today do not offer its moves, and `ValueError`
    where it comes to other totals."""
    rounds: list[Round] = []
    done, last = Counter[str](), begin(game, kept.deal)
    for before, events, after in _entries(game, kept):
        for event in events:
            done.update(_counted(before, event))
        if after.round > before.round or after.totals:
            rounds.append(Round(done, _sources(after, SEAT), _sources(after, 1 - SEAT)))
            done = Counter()
        last = after
    if tuple(map(sum, last.totals)) != (kept.own, kept.other):
        raise ValueError(f"{kept.line()}: the rules of today make {last.totals} of it")
    return rounds


def _entries(game: Game, kept: KeptGame) -> Iterator[tuple[State, list[Event], State]]:
    """Each move of the game: the position before it, what happened, the position after it."""
    state, moves = begin(game, kept.deal), iter(moves_of(game, kept))
    while game.outcome(state) is None:
        automa = game.automa_to_move(state)
        seat = SEAT if automa is None else automa
        decision = game.decide(state, seat, next(moves) if automa is None else game.automa_move(state))
        yield state, decision.events, decision.after
        state = decision.after


def _sources(state: State, seat: int) -> dict[str, int]:
    """What a seat would have if the game ended now, by `SOURCES`."""
    found = dict.fromkeys(SOURCES, 0)
    for category in score(state, seat):
        found["shares" if category.key in SHARES else category.key] += category.total
    return found


def _counted(state: State, event: Event) -> dict[str, int]:
    """What an event adds to `DONE`; `state` is the position before the move that it comes from."""
    if getattr(event, "seat", None) != SEAT:
        return {}
    index = of(state.components)
    match event:
        case TurnBegan():
            return {"turns": 1}
        case DroppedOut():
            return {
                "cards planned": sum(placed is not None for placed in state.seats[SEAT].area),
                "cards face up at the end": len(face_up_cards(state, SEAT)),
                "cards in hand at the end": len(state.seats[SEAT].hand),
            }
        case CardAcquired(card=card):
            return {"cards acquired": 1, "of them with a share": index.card[card].share is not None}
        case MarkerAdvanced(spaces=spaces):
            return {"spaces on tracks": spaces}
        case OutpostPlaced():
            return {"outposts placed": 1}
        case PlanTaken():
            return {"plans taken": 1}
        case UploadAdvanced(spaces=spaces):
            return {"screens entered": spaces}
        case PlanFlipped():
            return {"plans flipped": 1}
        case HeliumAdvanced(spaces=spaces):
            return {"tank spaces": spaces}
        case BonusMarkerPlaced(space=space):
            return {"markers placed": 1, "of them on majorities": space in index.majority}
        case CoinsGained(amount=amount):
            return {"coins gained": amount}
        case CoinsPaid(amount=amount):
            return {"coins paid": amount}
    return {}
