"""What Shackleton Base brings to the pages."""

from app.pages.game_pages import GamePages
from app.pages.scripts import Scripts
from app.pages.shackleton.hero import SCENE, hero
from app.pages.shackleton.link_picture import table_picture
from app.pages.shackleton.still import crater_picture

__all__ = ["PAGES"]

# How many play: the setup of the rulebook. How long, and how heavy: what is said of the game elsewhere.
PAGES = GamePages(
    scripts=Scripts("js/shackleton/main.ts", "js/shackleton/explaining.ts"),
    people=(2, 4),
    minutes=(60, 120),
    weight="heavy",
    home_style="css/shackleton/at-home.css",
    still=crater_picture,
    scene=SCENE,
    hero=hero,
    link_picture=table_picture,
)
