"""What dust brings to the rules."""

from app.rules.kit.ruleset import Module
from app.rules.skymines.vocabulary.state import State

from . import folding, telling

DUST: Module[State] = Module(name="dust", sentences=(telling.SENTENCES,), redaction=folding.REDACTION)
