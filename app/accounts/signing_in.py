"""Signing in again: by password, by a link in a mail, by a code that another device shows.

Nothing here tells who exists: every request for a link gets the same answer at once, whatever is done after it, and a
password is compared even where there is none.
"""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from datetime import timedelta
from email.message import EmailMessage
from typing import Any
from urllib.parse import quote

import structlog

from app import clock
from app.accounts.accounts import Accounts
from app.accounts.passwords import hash_of, is_password, rehashed
from app.accounts.tokens import hashed, new_token
from app.mail.addresses import checked_address, former_key, same_address
from app.mail.first_mails import FirstMail, mail_still_good, name_for_strangers
from app.mail.mailer import MailDelayed, Mailer, MailRefused
from app.messages import Messages
from app.messages.speaker import Speaker, for_reader
from app.problems import Clash, Forbidden
from app.rendering import mail_parts
from app.store import credentials as rows
from app.store.database import Database
from app.store.errors import Conflict, StoreUnavailable
from app.store.records import Credentials, OneTimeSecret, Purpose, Session, User

LINK_MINUTES = 20
LINK_LIVES = timedelta(minutes=LINK_MINUTES)
CODE_LIVES = timedelta(minutes=5)
PROOF_LASTS = timedelta(minutes=20)
"""How long after using a link from a mail a user may change a password without knowing the former one."""
CODE_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""Of codes: without those that are taken for others."""
CODE_LENGTH = 8
MAIL_RETRY_SECONDS = (15.0, 60.0, 180.0, 420.0)
"""Seconds before each further try of a mail that was not taken: all of them while its link is good."""
CLOSING_SECONDS = 3.0
"""How long the end of the process waits for mails that are under way."""
logger = structlog.get_logger(__name__)


class SigningIn:
    """The ways to sign in to an account again. `public_url` is what links in mails begin with, whatever a caller
    says."""

    def __init__(self, db: Database, accounts: Accounts, mailer: Mailer, messages: Messages, public_url: str) -> None:
        self._db = db
        self._accounts = accounts
        self._mailer = mailer
        self._messages = messages
        self._public_url = public_url
        self._behind: set[asyncio.Task[None]] = set()
        self._closing = asyncio.Event()

    # --- how one signs in ---

    async def credentials_of(self, user: User) -> Credentials:
        """How a user signs in again."""
        return await rows.credentials_of(self._db, user.id) or Credentials(user=user)

    async def pending_address(self, user: User) -> str | None:
        """The address that waits for its user to open the link that was sent there."""
        return await rows.pending_address(self._db, user.id, clock.now())

    async def set_password(self, session: Session, password: str, current: str | None) -> None:
        """Let a user sign in with this password, and end their other sessions. Raises `Invalid` for one that is easily
        guessed, `Forbidden` if it is not proved that the user asks."""
        known = await self._proved(session, current)
        kept = await hash_of(password, [known.user.name, *(known.address or "").split("@")])
        await rows.set_password(self._db, session.user.id, kept)
        await self._accounts.end_others(session)

    async def set_address(
        self,
        session: Session,
        address: str,
        current: str | None,
        permit: Callable[[str], FirstMail],
        speaker: Speaker,
    ) -> None:
        """Send a link to an address, with which it becomes the user's; `permit` counts it, `speaker` is the asker's.
        Raises `Invalid`, `Forbidden`, and `Clash` while the link of a former mail to this address is good."""
        address = checked_address(address)
        self._check_mail()
        permitted = permit(address)
        await self._proved(session, current)
        wanted = OneTimeSecret(user_id=session.user.id, address=address, session_id=session.id)
        secret, now = new_token(), clock.now()
        if not await rows.add_secret_once(self._db, wanted, "confirm", hashed(secret), now, now + LINK_LIVES):
            raise mail_still_good(address)
        self._begin(self._send_confirmation(speaker, session.user, secret, permitted))

    async def confirm(self, secret: str) -> str | None:
        """Let the address that a link was sent to be its user's; the id of the session that asked for the link. Raises
        `Forbidden`, `Clash`."""
        found = await self._take("confirm", secret)
        former = await rows.credentials_of(self._db, found.user_id)
        there = await self._by_address(found.address or "")
        try:
            if there is not None and there.user.id != found.user_id:
                raise Conflict("address_key")
            await rows.set_address(self._db, found, same_address(found.address or ""), clock.now())
        except Conflict:
            raise Clash("address-taken", "Somebody signs in with this address already.") from None
        self._accounts.tell_changed(found.user_id)
        if former is not None and former.address and same_address(former.address) != same_address(found.address or ""):
            self._begin(self._tell_former(former.address, former))
        return found.session_id

    async def check_proved(self, session: Session, current: str | None = None) -> None:
        """Raise `Forbidden` unless it is proved that the user asks."""
        await self._proved(session, current)

    async def prove(self, session: Session, current: str) -> None:
        """Take the password as a proof for the next minutes. Raises `Forbidden` for a wrong one."""
        found = await self.credentials_of(session.user)
        if not await is_password(current, found.password):
            raise Forbidden("bad-password", "This is not the password of this account.")
        await self._accounts.note_proved(session)

    async def _proved(self, session: Session, current: str | None) -> Credentials:
        """The user's credentials. Raises `Forbidden` unless a guest asks, or who knows the password, or who has just
        come by a link from their mail: a browser that somebody left open is not enough."""
        found = await self.credentials_of(session.user)
        proved = session.proved is not None and clock.now() - session.proved < PROOF_LASTS
        if found.address is None and found.password is None and not found.passkey:
            return found
        if proved or (current is not None and await is_password(current, found.password)):
            return found
        raise Forbidden(
            "prove-again", "Prove first who you are: by the current password, a passkey, or a link from your mail."
        )

    # --- signing in ---

    async def with_password(self, address: str, password: str, device: str) -> tuple[User, str]:
        """The user with this address and password, and the token of a new session. Raises `Forbidden`."""
        found = await self._by_address(address)
        if not await is_password(password, found.password if found else None) or found is None:
            raise Forbidden("bad-sign-in", "No account has this address and this password.")
        if (newer := await rehashed(password, found.password)) is not None:
            await rows.replace_password(self._db, found.user.id, found.password, newer)
        return found.user, await self._accounts.begin(found.user, device)

    def send_link(self, address: str, on: str, speaker: Speaker) -> None:
        """Send a link to the person who signs in with this address, which goes `on` to a page from there: in the
        language that they have chosen, else in the asker's. Raises `Invalid` for what is no address, `Forbidden` where
        no mail is sent."""
        address = checked_address(address)
        self._check_mail()
        self._begin(self._send_link(address, on, speaker))

    async def with_link(self, secret: str, device: str) -> tuple[User, str]:
        """The user to whom a link was sent, and the token of a new session. Raises `Forbidden`."""
        return await self._by_secret("sign-in", secret, device, has_mail=True)

    async def code_for(self, session: Session) -> str:
        """A code with which another device signs in as the same user. The former one is no longer valid."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        secret = OneTimeSecret(user_id=session.user.id, address=None, session_id=session.id)
        now = clock.now()
        await rows.add_secret(self._db, secret, "device", hashed(code), now, now + CODE_LIVES)
        return code

    async def with_code(self, code: str, device: str) -> tuple[User, str]:
        """The user whose device shows a code, and the token of a new session. Raises `Forbidden`."""
        plain = "".join(letter for letter in code.upper() if letter in CODE_LETTERS)
        return await self._by_secret("device", plain, device)

    async def _by_secret(
        self, purpose: Purpose, secret: str, device: str, *, has_mail: bool = False
    ) -> tuple[User, str]:
        found = await self._take(purpose, secret)
        there = await rows.credentials_of(self._db, found.user_id)
        if there is None or not _leads_to(found.address, there):
            raise _bad_link()
        proved = clock.now() if has_mail else None
        return there.user, await self._accounts.begin(there.user, device, proved=proved)

    async def _by_address(self, address: str) -> Credentials | None:
        """Who signs in with an address, however it is spelt; be it kept by the key of former versions."""
        key = same_address(address)
        for found in await rows.credentials_by(self._db, [key, former_key(key)]):
            if found.address is not None and same_address(found.address) == key:
                return found
        return None

    async def _take(self, purpose: Purpose, secret: str) -> OneTimeSecret:
        found = await rows.take_secret(self._db, purpose, hashed(secret), clock.now())
        if found is None:
            raise _bad_link()
        return found

    # --- mail ---

    def _check_mail(self) -> None:
        if not self._mailer.works:
            raise Forbidden("no-mail", "This server sends no mail: its operator has named no mail server.")

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something after the answer, so that its time tells nothing."""
        task = asyncio.create_task(self._calmly(work))
        self._behind.add(task)
        task.add_done_callback(self._behind.discard)

    async def _calmly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (MailRefused, MailDelayed, StoreUnavailable) as problem:
            logger.warning("sign-in.mail-not-sent", error=str(problem))

    async def settle(self) -> None:
        """Wait until all mails are on their way."""
        await asyncio.gather(*self._behind)

    async def close(self) -> None:
        """Try at once, for the last time, what waits for another try; a mail server that hangs is not waited for."""
        self._closing.set()
        if self._behind:
            _, hanging = await asyncio.wait(self._behind, timeout=CLOSING_SECONDS)
            for task in hanging:
                task.cancel()
            await asyncio.gather(*hanging, return_exceptions=True)

    async def _hand_over(self, message: EmailMessage) -> None:
        """Send a mail, again after pauses while the mail server takes none. Raises `MailRefused`, `MailDelayed`."""
        for pause in MAIL_RETRY_SECONDS:
            try:
                await self._mailer.send(message)
            except MailDelayed as problem:
                logger.info("sign-in.mail-delayed", error=str(problem), seconds=pause)
            else:
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._closing.wait()
            if self._closing.is_set():
                break
        await self._mailer.send(message)

    async def _send_link(self, address: str, on: str, asking: Speaker) -> None:
        found = await self._by_address(address)
        if found is None or found.address is None:
            return
        wanted = OneTimeSecret(user_id=found.user.id, address=found.address, session_id=None)
        secret = await self._secret(wanted, "sign-in")
        where = f"/sign-in/link?next={quote(on, safe='/')}#{secret}"
        speaker = for_reader(self._messages, found.language) if found.language else asking
        link = f"{self._public_url}{where}"
        words = speaker.say(
            "mail-sign-in-text", name=found.user.name, link=link, minutes=LINK_MINUTES, site=self._public_url
        )
        subject, language = speaker.say("mail-sign-in-subject"), speaker.language
        text, html = mail_parts("sign-in", title=subject, language=language, text=words, link=link)
        await self._hand_over(self._mailer.written(found.address, subject, text, html, language=language))

    async def _send_confirmation(self, speaker: Speaker, user: User, secret: str, permit: FirstMail) -> None:
        link, name = f"{self._public_url}/sign-in/confirm#{secret}", name_for_strangers(speaker, user.name)
        words = speaker.say("mail-confirm-text", name=name, link=link, minutes=LINK_MINUTES, site=self._public_url)
        subject, language = speaker.say("mail-confirm-subject"), speaker.language
        text, html = mail_parts("sign-in", title=subject, language=language, text=words, link=link)
        await self._hand_over(self._mailer.first(permit, subject, text, html, language=language))

    async def _tell_former(self, address: str, former: Credentials) -> None:
        """Let an address know that somebody signs in with another one: who has not done that can do something yet."""
        speaker = for_reader(self._messages, former.language)
        words = speaker.say("mail-moved-text", name=former.user.name, site=self._public_url)
        subject, language = speaker.say("mail-moved-subject"), speaker.language
        text, html = mail_parts("sign-in", title=subject, language=language, text=words, link=None)
        await self._hand_over(self._mailer.written(address, subject, text, html, language=language))

    async def _secret(self, wanted: OneTimeSecret, purpose: Purpose) -> str:
        secret, now = new_token(), clock.now()
        await rows.add_secret(self._db, wanted, purpose, hashed(secret), now, now + LINK_LIVES)
        return secret


def _leads_to(address: str | None, there: Credentials) -> bool:
    """Whether the address that a secret was sent to is still its user's: a link may be written while that changes. A
    code was sent nowhere, and links of former versions do not say where."""
    return address is None or (there.address is not None and same_address(there.address) == same_address(address))


def _bad_link() -> Forbidden:
    return Forbidden("bad-link", "This link or code is invalid, already used or expired.")
