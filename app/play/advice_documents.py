"""The shapes of what the server sends of advice, as typed plain dicts."""

from typing import Any, TypedDict

from app.messages.speaker import Speaker
from app.play.advising import GivenAdvice
from app.play.documents import PremoveStep, ToldTurn
from app.play.entry_sentences import told_turn
from app.play.thinkers import FoundWay
from app.players.advice import Less


class AdvisedWay(TypedDict):
    """The rest of a turn, as far as it can be foreseen: its moves, of which the first is among the caller's choices
    now, and what comes of them."""

    moves: list[PremoveStep]
    told: ToldTurn


class OtherWay(AdvisedWay):
    """Another way to go on, which is worth about as much as the advised one, less, or much less."""

    worth: Less


class Advice(TypedDict):
    """What a robot would do on the caller's seat. `seq`: the table's number, whose log says that this seat has asked;
    `robot`: the name of its level. `others` begin with other moves, the best first; empty where nothing is weighed.
    """

    seq: int
    robot: str
    best: AdvisedWay
    others: list[OtherWay]


def advice_document(given: GivenAdvice, speaker: Speaker) -> Advice:
    """Advice, said to the speaker's reader."""
    best, *others = given.ways
    return {
        "seq": given.table.seq,
        "robot": given.robot,
        "best": _way(given, best, speaker),
        "others": [{**_way(given, way, speaker), "worth": way.less or "as-good"} for way in others],
    }


def _way(given: GivenAdvice, way: FoundWay, speaker: Speaker) -> AdvisedWay:
    moves: list[Any] = [
        {"step": step, "about": about, "move": move, "lines": lines} for step, about, move, lines in way.moves
    ]
    return {"moves": moves, "told": told_turn(given.table, bytes(way.events), speaker)}
