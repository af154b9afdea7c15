"""Mail on its way: one message at a time to the operator's SMTP server."""

import asyncio
from collections.abc import Mapping
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from time import monotonic

import aiosmtplib
import structlog

from app import clock
from app.mail.server import MailServer

SECONDS = 20.0
IDLE_SECONDS = 5.0
"""For so long a connection is kept for the next message; servers end idle ones after some minutes."""
POLICY = SMTP.clone(max_line_length=998)
"""Lines as long as SMTP allows: a folded address within a header would be encoded, and no address any more."""
PERMANENT = range(500, 600)
POLICY_STATUS = "5.7."
logger = structlog.get_logger(__name__)


class MailRefused(Exception):
    """There is no such mailbox."""


class MailDelayed(Exception):
    """The server was not reached, asks to come again later, or does not take this from us, which may be mended."""


class Mailer:
    """Writes and sends mail as one sender. Without a server it says that it cannot."""

    def __init__(self, server: MailServer | None, sender: Address | None) -> None:
        self._server = server
        self._sender = sender
        self._open: list[tuple[aiosmtplib.SMTP, float]] = []

    @property
    def works(self) -> bool:
        """Whether the operator has named a server."""
        return self._server is not None and self._sender is not None

    def written(
        self, to: str, subject: str, text: str, html: str | None = None, headers: Mapping[str, str] | None = None
    ) -> EmailMessage:
        """A message in plain words and, if given, in HTML. Raises ValueError for a header with more than one line."""
        assert self._sender is not None
        message = EmailMessage(policy=POLICY)
        message["From"] = self._sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = format_datetime(clock.now())
        message["Message-ID"] = make_msgid(domain=self._sender.domain)
        message["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            if name in message:
                del message[name]
            message[name] = value
        message.set_content(text)
        if html is not None:
            message.add_alternative(html, subtype="html")
        return message

    async def send(self, message: EmailMessage) -> None:
        """Hand a message over. Raises `MailRefused`, `MailDelayed`."""
        try:
            await self._send(message)
        except aiosmtplib.SMTPRecipientsRefused as error:
            _refused(error.recipients[0])
        except aiosmtplib.SMTPAuthenticationError as error:
            logger.error("mail.sign-in-refused", code=error.code)
            raise MailDelayed(f"the mail server refused our sign-in ({error.code})") from None
        except aiosmtplib.SMTPResponseException as error:
            # What the server has against us or the message says nothing of who would have got it.
            logger.warning("mail.not-taken", code=error.code, said=error.message[:200])
            raise MailDelayed(_said(error)) from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise MailDelayed(f"the mail server was not reached ({type(error).__name__})") from None

    async def _send(self, message: EmailMessage) -> None:
        """Send on a connection that is open already, else on a new one, which stays open for a while."""
        while self._open:
            client, since = self._open.pop()
            if monotonic() - since < IDLE_SECONDS and await _is_alive(client):
                await self._send_on(client, message)
                return
            client.close()
        client = self._client()
        try:
            await client.connect()
        except BaseException:
            client.close()
            raise
        await self._send_on(client, message)

    async def _send_on(self, client: aiosmtplib.SMTP, message: EmailMessage) -> None:
        """Send once. Whether a message whose answer is lost was taken is not known: that is for the caller to judge."""
        try:
            await client.send_message(message)
        except BaseException:
            client.close()
            raise
        self._keep(client)

    def _keep(self, client: aiosmtplib.SMTP) -> None:
        self._open.append((client, monotonic()))

    def _client(self) -> aiosmtplib.SMTP:
        server = self._server
        if server is None:
            raise MailDelayed("no mail server is set")
        return aiosmtplib.SMTP(
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            use_tls=server.safety == "tls",
            start_tls=server.safety == "starttls",
            timeout=SECONDS,
        )

    async def close(self) -> None:
        """Let all connections go."""
        while self._open:
            self._open.pop()[0].close()
        await asyncio.sleep(0)  # The loop ends a connection in its next round.


async def _is_alive(client: aiosmtplib.SMTP) -> bool:
    """Whether the server still listens on a connection; it is asked before anything is sent there."""
    try:
        await client.noop()
    except (aiosmtplib.SMTPException, OSError):
        return False
    return True


def _said(error: aiosmtplib.SMTPResponseException) -> str:
    return f"the mail server said {error.code} {error.message}"[:300]


def _refused(error: aiosmtplib.SMTPRecipientRefused) -> None:
    """Raise what a refused recipient means: gone, unless the server only does not let us (5.7, of RFC 3463)."""
    gone = error.code in PERMANENT and not error.message.startswith(POLICY_STATUS)
    raise (MailRefused if gone else MailDelayed)(_said(error))
