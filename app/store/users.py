"""People in the database."""

from sqlalchemy import insert

from app import clock
from app.store.database import Database
from app.store.records import Session, TokenScope, User
from app.store.schema import users
from app.store.sessions import INSERT as INSERT_SESSION
from app.store.sessions import values_of
from app.store.statements import Statement, given

INSERT = Statement(insert(users).values(given("id", "name")))
EVERYTHING: tuple[TokenScope, ...] = ("read", "play", "host")


async def add_user(db: Database, user: User, token_hash: bytes, *, session_id: str = "", device: str = "") -> None:
    """Keep a new user with the session that the token proves; its id is the user's, unless another is given."""
    now = clock.now()
    session = Session(
        id=session_id or user.id, user=user, kind="browser", scopes=EVERYTHING, name=device, created=now, seen=now
    )
    async with db.transaction() as connection:
        await INSERT.within(connection, id=user.id, name=user.name)
        await INSERT_SESSION.within(connection, **values_of(session, token_hash))
