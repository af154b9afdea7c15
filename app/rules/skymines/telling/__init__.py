"""Skymines' events told as data: every event has its sentences in one of these modules, or is silent."""

from app.rules.skymines.telling import board, luna, rounds
from app.rules.skymines.telling.concerning import changes, concerns
from app.rules.skymines.telling.naming import named
from app.rules.skymines.telling.page import tell

MODULES = (rounds, board, luna)
"""Importing them registers their sentences."""

__all__ = ["MODULES", "changes", "concerns", "named", "tell"]
