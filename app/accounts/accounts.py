"""Users by the tokens of their sessions, of which the database holds hashes only."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from typing import cast

from msgspec.structs import replace

from app import clock
from app.accounts.names import DEPARTED_NAME, checked_name
from app.accounts.own_settings import OwnSettings, known
from app.accounts.pictures import any_picture, checked_picture
from app.accounts.tokens import hashed, is_id, new_id, new_token
from app.changes import Changes, ListeningBegan, SessionTokenRevoked, UserChanged
from app.problems import Clash, NotFound, Unknown
from app.store import sessions as rows
from app.store.credentials import prove
from app.store.database import Database
from app.store.errors import CapReached, StoreUnavailable
from app.store.records import Session, SessionKind, TokenScope, User
from app.store.together import ReadTogether
from app.store.users import (
    EVERYTHING,
    add_user,
    change_settings,
    delete_user,
    rename,
    set_language,
    set_picture,
    settings,
)

MAX_REMEMBERED_SESSIONS = 10_000
MAX_TOKEN_LENGTH = 200
NOTED_EVERY = timedelta(hours=1)
"""How often it is written down that a session is in use."""
MAX_TOKENS = 20
"""Tokens for programs that a person may have at a time."""


class Accounts:
    """Sessions by token, the most recent ones in memory. `hears` says whether this process hears of sessions that end
    at others: while it does not, nothing in memory counts. Publishes `SessionTokenRevoked` and `UserChanged`, and
    forgets what they are about, no matter who publishes them."""

    def __init__(self, db: Database, changes: Changes, hears: Callable[[], bool]) -> None:
        self._db = db
        self._changes = changes
        self._hears = hears
        self._recent: OrderedDict[bytes, Session] = OrderedDict()
        self._stored = ReadTogether(partial(rows.sessions_by_token, db))
        self._forgotten = 0
        changes.subscribe(SessionTokenRevoked, self._forget_session)
        changes.subscribe(UserChanged, self._forget_user)
        changes.subscribe(ListeningBegan, lambda _: self.forget_all())

    async def add_guest(self, name: str, device: str = "") -> tuple[User, str]:
        """A new user and the token that proves it. Raises `Invalid` for a bad name."""
        user, token = User(new_id(), checked_name(name), any_picture()), new_token()
        await add_user(self._db, user, hashed(token), session_id=new_id(), device=device)
        return user, token

    async def begin(self, user: User, device: str, *, proved: datetime | None = None) -> str:
        """A new session of a browser: the token that proves it. `proved`: when its user proved that they read their
        mail."""
        token = new_token()
        await rows.add_session(self._db, _new_session(user, "browser", EVERYTHING, device, proved), hashed(token))
        return token

    async def add_token(self, user: User, name: str, scopes: Iterable[str]) -> tuple[Session, str]:
        """A token for a program, which may do what the scopes say. Raises `Invalid` for a bad name, `Clash` for too
        many."""
        wanted = [scope for scope in EVERYTHING if scope == "read" or scope in scopes]
        name = checked_name(name)
        session, token = _new_session(user, "token", wanted, name), new_token()
        try:
            await rows.add_token(self._db, session, hashed(token), MAX_TOKENS)
        except CapReached:
            raise Clash(
                "too-many-tokens", f"A person has at most {MAX_TOKENS} tokens at a time.", most=MAX_TOKENS
            ) from None
        return session, token

    async def rename(self, user: User, name: str) -> User:
        """Let a user bear another name, in every process. Raises `Invalid`."""
        named = replace(user, name=checked_name(name))
        await rename(self._db, user.id, named.name)
        self.tell_changed(user.id)
        return named

    async def set_picture(self, user: User, picture: str) -> User:
        """Let a user go by another picture, in every process. Raises `Invalid`."""
        changed = replace(user, picture=checked_picture(picture))
        await set_picture(self._db, user.id, changed.picture)
        self.tell_changed(user.id)
        return changed

    async def set_language(self, user: User, language: str) -> None:
        """Let a user be spoken to in this language, in every process."""
        await set_language(self._db, user.id, language)
        self.tell_changed(user.id)

    async def change_settings(self, user: User, changed: OwnSettings) -> OwnSettings:
        """Keep these settings of a user, for every process and device; what they do not name stays. All of them."""
        await change_settings(self._db, user.id, cast("Mapping[str, str]", changed))
        self.tell_changed(user.id)
        return await self.settings_of(user)

    async def settings_of(self, user: User) -> OwnSettings:
        """What a user has chosen for themselves."""
        return known(await settings(self._db, user.id))

    async def delete(self, user: User) -> None:
        """Forget a user whom no table knows any more, and sign them out everywhere: last, so that whatever fails leaves
        an account that its owner still gets into.
        """
        sessions = await rows.sessions_of(self._db, user.id)
        await delete_user(self._db, user.id, DEPARTED_NAME)
        self._end([session.id for session in sessions])
        # One that began meanwhile is not among them.
        self.tell_changed(user.id)

    async def sessions_of(self, user: User) -> list[Session]:
        """All sessions of a user that have not ended, the one seen last first."""
        return await rows.sessions_of(self._db, user.id)

    async def renew_token(self, session: Session) -> str:
        """A new token for a session; the former one is no longer valid, wherever it is kept."""
        token = new_token()
        await rows.exchange_token(self._db, session.id, hashed(token))
        self._end([session.id])
        return token

    async def end(self, user: User, session_id: str) -> None:
        """End a session: its token is no longer valid, and none takes its place. Raises `NotFound`."""
        ended = await rows.end_session(self._db, user.id, session_id, clock.now()) if is_id(session_id) else []
        if not ended:
            raise NotFound("no-such-session", "There is no such session, or it has ended.")
        self._end(ended)

    async def end_others(self, session: Session) -> None:
        """End all sessions of the user but this one."""
        self._end(await rows.end_others(self._db, session.user.id, session.id, clock.now()))

    async def note_proved(self, session: Session) -> None:
        """Its user has just proved in this session who they are."""
        await prove(self._db, session.id, clock.now())
        self.tell_changed(session.user.id)

    def _end(self, sessions: list[str]) -> None:
        for session_id in sessions:
            self._changes.publish(SessionTokenRevoked(session_id, local=True))

    def tell_changed(self, user_id: str) -> None:
        """Let every process look again at who a user is: their name, picture or credentials have changed."""
        self._changes.publish(UserChanged(user_id, local=True))

    def _forget_session(self, revoked: SessionTokenRevoked) -> None:
        self._forget([key for key, session in self._recent.items() if session.id == revoked.session_id])

    def _forget_user(self, changed: UserChanged) -> None:
        self._forget([key for key, session in self._recent.items() if session.user.id == changed.user_id])

    def _forget(self, keys: list[bytes]) -> None:
        self._forgotten += 1
        for key in keys:
            del self._recent[key]

    def forget_all(self) -> None:
        """Drop everything: this process may not have heard what ended."""
        self._forgotten += 1
        self._recent.clear()

    async def by_token(self, token: str) -> Session:
        """The session that a token proves. Raises `Unknown` for an unknown token."""
        key = hashed(token[:MAX_TOKEN_LENGTH])
        session = self._recent.get(key) if self._hears() else None
        if session is None:
            session = await self._read(key)
        else:
            self._recent.move_to_end(key)
        if clock.now() - session.seen >= NOTED_EVERY:
            session = await self._note_seen(key, session)
        return session

    async def _read(self, key: bytes) -> Session:
        forgotten = self._forgotten
        session = await self._stored.get(key)
        if session is None:
            raise Unknown("bad-token", "This token belongs to nobody here.")
        # What has ended while we read may be this one.
        if forgotten == self._forgotten:
            self._recent[key] = session
            if len(self._recent) > MAX_REMEMBERED_SESSIONS:
                self._recent.popitem(last=False)
        return session

    async def _note_seen(self, key: bytes, session: Session) -> Session:
        now = clock.now()
        seen = replace(session, seen=now)
        if key in self._recent:
            self._recent[key] = seen
        with suppress(StoreUnavailable):
            await rows.note_seen(self._db, session.id, now, now - NOTED_EVERY)
        return seen


def _new_session(
    user: User, kind: SessionKind, scopes: Sequence[TokenScope], name: str, proved: datetime | None = None
) -> Session:
    now = clock.now()
    return Session(
        id=new_id(), user=user, kind=kind, scopes=tuple(scopes), name=name, created=now, seen=now, proved=proved
    )
