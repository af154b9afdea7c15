"""A real SMTP server on loopback, which keeps what it is given. It has a thread of its own, for tests of any kind."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any, cast

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.support.patience import PATIENCE_SECONDS
from tests.support.ports import free_port


class Postbox:
    """What has come in. `answers` are what the next messages are told instead of being taken, such as `451 later`.
    `pause`: the seconds before each word on a receiver or a message."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.messages: list[EmailMessage] = []
        self.answers: list[str] = []
        self.pause = 0.0
        self.refused: set[str] = set()
        self.refusal = "550 no such mailbox"
        self._came = threading.Condition()

    @property
    def url(self) -> str:
        """What `SMTP_URL` is set to."""
        return f"smtp+insecure://127.0.0.1:{self.port}"

    async def handle_RCPT(  # noqa: N802  # aiosmtpd calls it so
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        """Take a recipient or not."""
        await asyncio.sleep(self.pause)
        if address in self.refused:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802  # aiosmtpd calls it so
        """Take a message or not."""
        await asyncio.sleep(self.pause)
        if self.answers:
            return self.answers.pop(0)
        assert isinstance(envelope.content, bytes)
        with self._came:
            self.messages.append(cast(EmailMessage, message_from_bytes(envelope.content, policy=cast(Any, default))))
            self._came.notify_all()
        return "250 OK"

    def message(self, number: int = 1) -> EmailMessage:
        """The message of that number, once it has come. Blocks: `asyncio.to_thread` it beside a running server."""
        with self._came:
            assert self._came.wait_for(lambda: len(self.messages) >= number, PATIENCE_SECONDS), "no mail came"
            return self.messages[number - 1]


@contextmanager
def postbox(port: int = 0, **more: Any) -> Iterator[Postbox]:
    """A server until the end of the block, on a free port unless one is given; `more` are options of aiosmtpd."""
    port = port or free_port()
    box = Postbox(port)
    controller = Controller(box, hostname="127.0.0.1", port=port, **more)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


def words(message: EmailMessage, kind: str = "plain") -> str:
    """What a message says, in plain words or in HTML."""
    part = message.get_body((kind,))
    assert part is not None
    return cast(str, part.get_content()).replace("\r\n", "\n")
