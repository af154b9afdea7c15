"""The games that this server hosts. Another game is one more line here."""

from app.games.shackleton import SHACKLETON
from app.games.skymines import SKYMINES
from app.registration import GameRegistration

GAMES: tuple[GameRegistration, ...] = (SKYMINES, SHACKLETON)
"""The first one is the default."""
