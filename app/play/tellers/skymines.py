"""Skymines' events in sentences: every event has its words in one of these modules, or is silent."""

from collections.abc import Sequence

from app.play.tellers import skymines_board, skymines_luna, skymines_rounds
from app.play.tellers.page import Page, Sentence
from app.rules.game import Event

MODULES = (skymines_rounds, skymines_board, skymines_luna)


def tell(events: Sequence[Event], names: Sequence[str]) -> list[Sentence]:
    """The sentences of these events."""
    return Page(names).write(events)
