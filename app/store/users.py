"""Users and their tokens, which are kept as hashes only."""

from sqlalchemy import bindparam, insert, select

from app.store.database import Database
from app.store.records import User
from app.store.schema import users
from app.store.statements import Statement, given

INSERT = Statement(insert(users).values(given("id", "name", "token_hash")))
BY_TOKEN = Statement(select(users.c.id, users.c.name).where(users.c.token_hash == bindparam("token_hash")))


async def add_user(db: Database, user: User, token_hash: bytes) -> None:
    """Keep a new user."""
    await INSERT.do(db, id=user.id, name=user.name, token_hash=token_hash)


async def user_by_token(db: Database, token_hash: bytes) -> User | None:
    """The user whom the token belongs to."""
    row = await BY_TOKEN.row(db, token_hash=token_hash)
    return User(row["id"], row["name"]) if row else None
