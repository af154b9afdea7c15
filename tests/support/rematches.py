"""What tests ask of a table that may be a rematch, and of its players."""

from tests.support.server import Json, Player


async def own(player: Player) -> list[str]:
    """The player's tables."""
    return [item["id"] for item in (await player.ok("GET", "/api/games?mine"))["games"]]


async def invited(player: Player) -> list[str]:
    """The tables to which the player is invited."""
    return [item["id"] for item in (await player.ok("GET", "/api/users/me/invitations"))["invitations"]]


async def code(player: Player, method: str, path: str, body: Json | None = None) -> tuple[int, str]:
    """The status and the code of a refusal."""
    refused = await player.call(method, path, body)
    return refused.status_code, refused.json()["code"]


def sitters(table: Json) -> list[tuple[str, bool]]:
    """Whose names seats bear, and whether they sit there."""
    return [(seat["name"], seat["taken"]) for seat in table["seats"]]
