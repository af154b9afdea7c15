"""Installations with people on one Postgres and games on two others."""

from typing import Any

from app.postgres import EmbeddedPostgres
from tests.support.server import Server, Sitting


def installation(servers: list[EmbeddedPostgres], name: str) -> tuple[str, str, str]:
    """Migrated databases of that name, one on each server: of people, and two of games."""
    for server in servers:
        server.execute(f'CREATE DATABASE "{name}" TEMPLATE "migrated"')
    people, one, other = (server.url(name) for server in servers)
    return people, one, other


async def tables_in_both(server: Server, **wishes: Any) -> list[Sitting]:
    """A table of Ada and Bob in each of the databases, the same two people at both."""
    ada, bob = [await server.player(name) for name in ("Ada", "Bob")]
    found: dict[Any, Sitting] = {}
    while len(found) < 2:
        made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2, "options": {"target": 1000}, **wishes})
        if (database := server.services.db.games(made["id"])) in found:
            continue
        invite = made["invite_url"].rpartition("=")[2]
        await bob.ok("POST", f"/api/games/{made['id']}/join", {"invite": invite})
        await ada.ok("POST", f"/api/games/{made['id']}/start")
        found[database] = Sitting(made["id"], invite, [ada, bob])
    await server.settle()
    return [found[database] for database in server.services.db.all_games]
