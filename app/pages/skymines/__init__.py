"""What Skymines brings to the pages."""

from app.pages.first_game import first_game_of
from app.pages.game_home import home_of
from app.pages.game_pages import GamePages
from app.pages.scripts import Scripts, found_modules
from app.pages.skymines import campaign, five_minutes, preview, reference
from app.pages.skymines.examples import EXAMPLES
from app.pages.skymines.hero import hero
from app.pages.skymines.host_form import LISTED, agreed, choosing, lobby
from app.pages.skymines.learning import GAME, LEARNING
from app.pages.skymines.link_picture import table_picture
from app.pages.skymines.recorded import RECORDING, plays_on
from app.pages.skymines.still import moon_picture

__all__ = ["PAGES"]

# How many play, and from what age: p. 1 of the rulebook. How long, and how heavy: what is printed and said of the game
# elsewhere (75 to 150 minutes; a game for experts).
PAGES = GamePages(
    scripts=Scripts("js/skymines/main.ts", "js/skymines/explaining.ts", modules=found_modules(GAME)),
    routers=(
        home_of(GAME),
        campaign.router,
        EXAMPLES.router(),
        first_game_of(LEARNING, "js/skymines/pages/first-game.ts"),
        five_minutes.ROUTER,
        preview.router,
        reference.ROUTER,
    ),
    people=(1, 4),
    minutes=(75, 150),
    age=12,
    weight="heavy",
    presets=("home-preset-friends", "home-preset-solo", "home-preset-campaign", "home-preset-custom"),
    host_form="skymines/host.html",
    selling="skymines/selling.html",
    hosting="js/skymines/pages/hosting.ts",
    choosing=choosing,
    lobby=lobby,
    listed=LISTED,
    home_style="css/skymines/at-home.css",
    still=moon_picture,
    emblem="img/game-skymines.svg",
    hero=hero,
    link_ground="img/link-skymines.png",
    recording=RECORDING,
    player="js/skymines/pages/recorded.ts",
    plays_on=plays_on,
    link_picture=table_picture,
    learning=LEARNING,
    story=campaign.story,
    agreed=agreed,
)
