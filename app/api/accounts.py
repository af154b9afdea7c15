"""Who is it? A bearer token or the session cookie; the database knows hashes of tokens only."""

from collections import OrderedDict

from starlette.requests import HTTPConnection
from starlette.responses import Response

from app.play.names import checked_name, hashed, new_id, new_token
from app.play.problems import Unknown
from app.store.database import Database
from app.store.records import User
from app.store.users import add_user, user_by_token

COOKIE = "session"
COOKIE_SECONDS = 400 * 24 * 3600
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

    async def caller(self, connection: HTTPConnection) -> User | None:
        """Who calls; None for who does not say. Raises `Unknown` for a token that is none of ours."""
        token = token_of(connection)
        if token is None:
            return None
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

    async def user(self, connection: HTTPConnection) -> User:
        """Who calls. Raises `Unknown` for who does not say, too."""
        user = await self.caller(connection)
        if user is None:
            raise Unknown("no-token", "Say who you are: a bearer token or the session cookie is needed.")
        return user


def token_of(connection: HTTPConnection) -> str | None:
    """The token that came along. The header goes before the cookie."""
    header = connection.headers.get("authorization")
    if header is not None:
        scheme, _, token = header.partition(" ")
        if scheme.lower() != "bearer" or not token.strip():
            raise Unknown("bad-token", "The Authorization header must be: Bearer <token>.")
        return token.strip()
    return connection.cookies.get(COOKIE) or None


def remember(response: Response, token: str, *, secure: bool) -> None:
    """Let the browser keep the token where no script can read it."""
    response.set_cookie(COOKIE, token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
