"""Answerers of Skymines' questions."""

from typing import Generic, TypeVar

from app.rules.game import Move
from app.rules.kit import answerers
from app.rules.kit.agenda import Question
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.state import State

Q = TypeVar("Q", bound=Question)
M = TypeVar("M", bound=Move)


class Answerer(answerers.Answerer[State, Ledger, Q, M], Generic[Q, M]):
    """The kit's answerer. Refusals cite the rule of turns unless they say another."""

    rule = rulebook.TURNS
