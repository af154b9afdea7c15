"""Users and their tokens, which are kept as hashes only."""

from app.store.database import Database
from app.store.records import User


async def add_user(db: Database, user: User, token_hash: bytes) -> None:
    """Keep a new user."""
    await db.do("INSERT INTO users (id, name, token_hash) VALUES ($1, $2, $3)", user.id, user.name, token_hash)


async def user_by_token(db: Database, token_hash: bytes) -> User | None:
    """The user whom the token belongs to."""
    row = await db.row("SELECT id, name FROM users WHERE token_hash = $1", token_hash)
    return User(row["id"], row["name"]) if row else None
