"""What Shackleton Base brings to the pages."""

from app.pages.game_pages import GamePages

__all__ = ["PAGES"]

# How many play: the setup of the rulebook. How long, and how heavy: what is said of the game elsewhere.
PAGES = GamePages(people=(2, 4), minutes=(60, 120), weight="heavy")
