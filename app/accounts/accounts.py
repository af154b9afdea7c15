"""Users by their tokens, of which the database holds hashes only."""

from collections import OrderedDict

from app.accounts.names import checked_name
from app.accounts.tokens import hashed, new_id, new_token
from app.problems import Unknown
from app.store.database import Database
from app.store.records import User
from app.store.users import add_user, exchange_token, user_by_token

REMEMBERED = 10_000
LONGEST_TOKEN = 200


class Accounts:
    """Users by token, the most recent ones in memory."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._recent: OrderedDict[bytes, User] = OrderedDict()

    async def add_guest(self, name: str) -> tuple[User, str]:
        """A new user and the token that proves it. Raises `Invalid` for a bad name."""
        user, token = User(new_id(), checked_name(name)), new_token()
        await add_user(self._db, user, hashed(token))
        return user, token

    async def renew_token(self, user: User) -> str:
        """A new token; the former one is good no more, wherever it is kept."""
        token = new_token()
        await exchange_token(self._db, user.id, hashed(token))
        self.forget(user.id)
        return token

    async def sign_out(self, user: User) -> None:
        """Let the token that proves this user be good no more, and no other in its place."""
        await self.renew_token(user)

    def forget(self, user_id: str) -> None:
        """Drop the user from memory: their token has been exchanged, here or in another process."""
        for key in [key for key, user in self._recent.items() if user.id == user_id]:
            del self._recent[key]

    async def by_token(self, token: str) -> User:
        """The user that a token belongs to. Raises `Unknown` for an unknown token."""
        key = hashed(token[:LONGEST_TOKEN])
        user = self._recent.get(key)
        if user is not None:
            self._recent.move_to_end(key)
            return user
        user = await user_by_token(self._db, key)
        if user is None:
            raise Unknown("bad-token", "This token belongs to nobody here.")
        self._recent[key] = user
        if len(self._recent) > REMEMBERED:
            self._recent.popitem(last=False)
        return user
