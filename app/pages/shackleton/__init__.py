"""What Shackleton Base brings to the pages."""

from app.pages.first_game import first_game_of
from app.pages.game_home import home_of
from app.pages.game_pages import GamePages
from app.pages.scripts import Scripts
from app.pages.shackleton import five_minutes, reference
from app.pages.shackleton.examples import EXAMPLES
from app.pages.shackleton.hero import SCENE, hero
from app.pages.shackleton.host_form import LISTED, agreed, choosing, lobby, lobby_choices
from app.pages.shackleton.learning import GAME, LEARNING
from app.pages.shackleton.link_picture import table_picture
from app.pages.shackleton.still import crater_picture

__all__ = ["PAGES"]

# How many play: the setup of the rulebook. How long, and how heavy: what is said of the game elsewhere.
PAGES = GamePages(
    scripts=Scripts("js/shackleton/main.ts", "js/shackleton/explaining.ts"),
    routers=(
        home_of(GAME),
        first_game_of(LEARNING, "js/shackleton/pages/first-game.ts"),
        EXAMPLES.router(),
        five_minutes.ROUTER,
        reference.ROUTER,
    ),
    people=(1, 4),
    minutes=(60, 120),
    weight="heavy",
    presets=("home-preset-friends", "home-preset-solo", "home-preset-custom"),
    host_form="shackleton/host.html",
    hosting="js/shackleton/pages/hosting.ts",
    choosing=choosing,
    lobby=lobby,
    listed=LISTED,
    lobby_script="js/shackleton/pages/lobby.ts",
    lobby_choices=lobby_choices,
    agreed=agreed,
    home_style="css/shackleton/at-home.css",
    still=crater_picture,
    scene=SCENE,
    emblem="img/game-shackleton.svg",
    hero=hero,
    link_ground="img/link-shackleton.png",
    learning=LEARNING,
    link_picture=table_picture,
)
