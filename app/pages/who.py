"""Who looks at a page."""

from fastapi import Request

from app.play.names import hashed
from app.play.tables import Tables
from app.store.records import User
from app.store.users import user_by_token

COOKIE = "regolith"


async def viewer(request: Request) -> User | None:
    """The user of the session cookie; None for a stranger."""
    token = request.cookies.get(COOKIE)
    tables: Tables = request.app.state.tables
    return await user_by_token(tables.db, hashed(token)) if token else None
