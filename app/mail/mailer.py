"""Mail on its way: one message at a time to the operator's SMTP server."""

import asyncio
import socket
from collections.abc import Mapping
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from time import monotonic
from typing import Literal

import aiosmtplib
import structlog

from app import clock
from app.mail.addresses import sendable_address
from app.mail.first_mails import FirstMail
from app.mail.server import MailServer
from app.net.domains import ascii_domain
from app.net.lookups import addresses_of, own_name

EXCHANGE_SECONDS = 20.0
"""The deadline of a whole exchange, from looking the server's name up to its last word. Of each of its answers
`aiosmtplib` reads no more than 32 KiB."""
CONNECT_SECONDS = 8.0
"""How long each address of the server has to answer."""
NAME_SECONDS = 2.0
MAX_CONNECTIONS = 20
IDLE_SECONDS = 5.0
"""For so long a connection is kept for the next message; servers end idle ones after some minutes."""
MESSAGE_POLICY = SMTP.clone(max_line_length=998)
"""Lines as long as SMTP allows: a folded address within a header would be encoded, and no address any more."""
PERMANENT_ERRORS = range(500, 600)
POLICY_STATUS = "5.7."
logger = structlog.get_logger(__name__)


MailTrouble = Literal["mail-none", "mail-sign-in-refused", "mail-not-reached", "mail-answered", "mail-no-such-letters"]
"""What went wrong, as a code."""


class MailProblem(Exception):
    """A message was not taken. Its text is the operator's, with the server's own words; its receiver is told `why`, and
    the server's `code`."""

    def __init__(self, text: str, why: MailTrouble, code: int | None = None) -> None:
        super().__init__(text)
        self.why = why
        self.code = code


class MailRefused(MailProblem):
    """There is no such mailbox, or none that this server reaches."""


class MailDelayed(MailProblem):
    """The server was not reached, asks to come again later, or does not take this from us, which may be mended."""


class Mailer:
    """Writes and sends mail as one sender. Without a server it says that it cannot."""

    def __init__(self, server: MailServer | None, sender: Address | None) -> None:
        self._server = server
        self._sender = sender
        self._open: list[tuple[aiosmtplib.SMTP, float]] = []
        self._places = asyncio.Semaphore(MAX_CONNECTIONS)
        self._name = ""

    @property
    def works(self) -> bool:
        """Whether the operator has named a server."""
        return self._server is not None and self._sender is not None

    def written(
        self,
        to: str,
        subject: str,
        text: str,
        html: str | None = None,
        headers: Mapping[str, str] | None = None,
        *,
        language: str | None = None,
    ) -> EmailMessage:
        """A message in plain words and, if given, in HTML, to an address whose owner has confirmed it; `language`: the
        one that it is written in (RFC 3282). Raises ValueError for a header with more than one line.
        """
        assert self._sender is not None
        message = EmailMessage(policy=MESSAGE_POLICY)
        sender = self._sender
        message["From"] = Address(sender.display_name, sender.username, ascii_domain(sender.domain))
        message["To"] = sendable_address(to)
        message["Subject"] = subject
        message["Date"] = format_datetime(clock.now())
        message["Message-ID"] = make_msgid(domain=ascii_domain(sender.domain))
        message["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            if name in message:
                del message[name]
            message[name] = value
        message.set_content(text)
        if html is not None:
            message.add_alternative(html, subtype="html")
        if language is not None:
            # Last: what sets a message's content drops its headers that begin with "Content-".
            message["Content-Language"] = language
        return message

    def first(self, permit: FirstMail, subject: str, text: str, html: str, *, language: str) -> EmailMessage:
        """A message to an address that nobody has confirmed."""
        return self.written(permit.address, subject, text, html, language=language)

    async def send(self, message: EmailMessage) -> None:
        """Hand a message over. Raises `MailRefused`, `MailDelayed`."""
        try:
            async with self._places, asyncio.timeout(EXCHANGE_SECONDS):
                await self._send(message)
        except aiosmtplib.SMTPNotSupported:
            raise _unsupported() from None
        except aiosmtplib.SMTPRecipientsRefused as error:
            _refused(error.recipients[0])
        except aiosmtplib.SMTPAuthenticationError as error:
            logger.error("mail.sign-in-refused", code=error.code)
            text = f"the mail server refused our sign-in ({error.code})"
            raise MailDelayed(text, "mail-sign-in-refused", error.code) from None
        except aiosmtplib.SMTPResponseException as error:
            # What the server has against us or the message says nothing of who would have got it.
            logger.warning("mail.not-taken", code=error.code, said=error.message[:200])
            raise MailDelayed(*_answered(error)) from None
        except (aiosmtplib.SMTPException, OSError, UnicodeError) as error:
            raise MailDelayed(f"the mail server was not reached ({type(error).__name__})", "mail-not-reached") from None

    async def _send(self, message: EmailMessage) -> None:
        """Send on a connection that is open already, else on a new one, which stays open for a while."""
        while self._open:
            client, since = self._open.pop()
            if monotonic() - since < IDLE_SECONDS and await _is_alive(client):
                await self._send_on(client, message)
                return
            client.close()
        await self._send_on(await self._connected(), message)

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

    async def _connected(self) -> aiosmtplib.SMTP:
        """A new connection, greeted and signed in. Its socket is ours: the library would look names up in threads that
        the end of the process waits for."""
        server = self._server
        if server is None:
            raise MailDelayed("no mail server is set", "mail-none")
        self._name = self._name or await _own_name()
        client = aiosmtplib.SMTP(
            hostname=server.host,
            sock=await _socket(server),
            local_hostname=self._name,
            username=server.user,
            password=server.password,
            use_tls=server.safety == "tls",
            start_tls=server.safety == "starttls",
            timeout=EXCHANGE_SECONDS,
        )
        try:
            await client.connect()
        except BaseException:
            client.close()
            raise
        return client

    async def close(self) -> None:
        """Let all connections go."""
        while self._open:
            self._open.pop()[0].close()
        await asyncio.sleep(0)  # The loop ends a connection in its next round.


async def _own_name() -> str:
    """How the server is greeted: by this machine's full name, where that is found soon."""
    try:
        async with asyncio.timeout(NAME_SECONDS):
            return await own_name()
    except (OSError, UnicodeError):
        return socket.gethostname()


async def _socket(server: MailServer) -> socket.socket:
    """A socket to the first of the server's addresses that answers. Raises OSError, UnicodeError."""
    failed: OSError = ConnectionError("no address")
    for address in await addresses_of(server.host, server.port):
        new = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET, socket.SOCK_STREAM)
        new.setblocking(False)
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await asyncio.get_running_loop().sock_connect(new, (address, server.port))
        except OSError as error:
            new.close()
            failed = error
        except BaseException:
            new.close()
            raise
        else:
            return new
    raise failed


async def _is_alive(client: aiosmtplib.SMTP) -> bool:
    """Whether the server still listens on a connection; it is asked before anything is sent there."""
    try:
        await client.noop()
    except (aiosmtplib.SMTPException, OSError):
        return False
    except BaseException:
        client.close()
        raise
    return True


def _answered(error: aiosmtplib.SMTPResponseException) -> tuple[str, MailTrouble, int]:
    """What a server has answered, for the operator and for the receiver."""
    return f"the mail server said {error.code} {error.message}"[:300], "mail-answered", error.code


def _refused(error: aiosmtplib.SMTPRecipientRefused) -> None:
    """Raise what a refused recipient means: gone, unless the server only does not let us (5.7, of RFC 3463)."""
    gone = error.code in PERMANENT_ERRORS and not error.message.startswith(POLICY_STATUS)
    raise (MailRefused if gone else MailDelayed)(*_answered(error))


def _unsupported() -> MailRefused:
    """The problem for a mailbox with letters that the server has no way to take."""
    text = "the mail server takes no address with such letters (it has no SMTPUTF8)"
    return MailRefused(text, "mail-no-such-letters")
