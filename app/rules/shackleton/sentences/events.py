"""The sentences of the base. No event is told yet: the game is not on any table."""

from typing import get_args

from app.rules.kit.sentences import Sentences
from app.rules.shackleton.vocabulary.events import AnyEvent

SENTENCES = Sentences()
SENTENCES.silent(*get_args(AnyEvent))
