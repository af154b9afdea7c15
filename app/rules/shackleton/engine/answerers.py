"""Answerers of the questions of Shackleton Base."""

from typing import Generic, TypeVar

from app.rules.game import Move
from app.rules.kit import answerers
from app.rules.kit.agenda import Question
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.state import State

Q = TypeVar("Q", bound=Question)
M = TypeVar("M", bound=Move)


class Answerer(answerers.Answerer[State, Ledger, Q, M], Generic[Q, M]):
    """The kit's answerer. Refusals cite the action phase unless they say another place."""

    rule = rulebook.ACTION_PHASE
