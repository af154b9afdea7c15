"""Addresses of a table: for spectators, for players who come back to it, and those that its script asks."""

from urllib.parse import quote, urlencode

from app.messages.speaker import Speaker
from app.play.table import Table
from app.store.records import GameRow


def watching(row: GameRow, invite: str | None) -> str:
    """The address at which who is invited looks on without sitting down."""
    return f"/t/{row.id}?invite={quote(invite or '', safe='')}&watch=1"


def way_back(row: GameRow, invite: str | None) -> str:
    """The address of a table for who came to a page beside it, with the invite that let them in."""
    return watching(row, invite) if invite else f"/t/{row.id}"


def own_address(row: GameRow, invite: str | None) -> str:
    """Where the table's script finds the table: `follow` in live.ts."""
    query = f"?invite={quote(invite, safe='')}" if invite else ""
    return f"/api/games/{row.id}{query}"


def facts_of(speaker: Speaker, found: Table, *, automa: bool) -> str:
    """Where it finds what the table needs to know once."""
    modules = found.game.modules_of(found.row.options) or ("",)
    query = [("modules", name) for name in modules] + [("automa", "false")] * (not automa)
    return f"/api/components/{found.row.components}/compact?{urlencode([('language', speaker.language), *query])}"
