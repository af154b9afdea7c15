"""Which robot gives advice."""

from app.play.games import Games
from app.players import Level
from app.problems import Invalid


def adviser_of(games: Games, name: str) -> Level:
    """Who gives advice in the game of that name. Raises `Invalid` where no robot knows it."""
    adviser = games.robots(name).adviser
    if adviser is None:
        raise Invalid("no-adviser", "No robot of this server knows this game well enough to give advice.")
    return adviser
