"""People at a table of a case, over the API."""

from tests.support.cases import Case
from tests.support.server import Json, Player, Server


async def opened(case: Case, server: Server) -> tuple[str, list[Player]]:
    """A game of this kind that has begun: a person on every human seat but the last one, which a robot takes."""
    wanted = [_wish(kind) for kind in case.seats]
    humans = [seat for seat in wanted if seat["kind"] == "human"]
    if len(humans) > 1:
        humans.pop()["kind"] = "robot"
    players = [await server.player(f"Player {number}") for number in range(len(humans))]
    made = await players[0].make({"game": case.registration.name, "options": case.options, "seats": wanted})
    invite = made["invite_url"].rpartition("=")[2]
    for player in players[1:]:
        await player.ok("POST", f"/api/games/{made['id']}/join", {"invite": invite})
    await players[0].ok("POST", f"/api/games/{made['id']}/start")
    await server.settle()
    return made["id"], players


def _wish(kind: str) -> Json:
    name, _, level = kind.partition(":")
    return {"kind": name, **({"level": int(level)} if level else {})}
