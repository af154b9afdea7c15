"""The fold of the log, by kinds of events. Importing this package registers all folds."""

from app.rules.skymines.evolving import board, cards, luna, rounds, setup

__all__ = ["board", "cards", "luna", "rounds", "setup"]
