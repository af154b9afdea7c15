"""Users and their tokens, which are kept as hashes only."""

from sqlalchemy import bindparam, insert, select, update

from app.store.database import Database
from app.store.records import User
from app.store.schema import users
from app.store.statements import Statement, given

INSERT = Statement(insert(users).values(given("id", "name", "token_hash")))
BY_TOKEN = Statement(select(users.c.id, users.c.name).where(users.c.token_hash == bindparam("token_hash")))


EXCHANGE = Statement(update(users).where(users.c.id == bindparam("user_id")).values(token_hash=bindparam("new_hash")))


async def add_user(db: Database, user: User, token_hash: bytes) -> None:
    """Keep a new user."""
    await INSERT.do(db, id=user.id, name=user.name, token_hash=token_hash)


async def user_by_token(db: Database, token_hash: bytes) -> User | None:
    """The user whom the token belongs to."""
    row = await BY_TOKEN.row(db, token_hash=token_hash)
    return User(row["id"], row["name"]) if row else None


async def exchange_token(db: Database, user_id: str, token_hash: bytes) -> None:
    """Let another token prove who the user is; the former one proves nothing any more."""
    await EXCHANGE.do(db, user_id=user_id, new_hash=token_hash)
