"""Luna, the automated seat: what she does in each phase (Luna rules of the web edition).

The names below are what the flow of the game calls; the rest of the package is their workings.
"""

from app.rules.skymines.luna.deck import fill_slots
from app.rules.skymines.luna.rounds import apply_starting_bonus, prepare, show_majority
from app.rules.skymines.luna.turn import play_card

__all__ = ["apply_starting_bonus", "fill_slots", "play_card", "prepare", "show_majority"]
