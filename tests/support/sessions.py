"""One person in several browsers."""

from tests.support.server import Player, Server


async def elsewhere(server: Server, player: Player) -> Player:
    """The same person in another browser."""
    user = (await server.services.accounts.by_token(player.token)).user
    token = await server.services.accounts.begin(user, "Firefox, Linux")
    return Player(server.client(token), player.id, token)
