"""Mail to a real SMTP server: what comes in, and what a server may answer."""

import asyncio
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
import pytest_asyncio
from aiosmtpd.smtp import AuthResult

from app.mail.addresses import checked_address
from app.mail.mailer import MailDelayed, Mailer, MailRefused
from app.mail.server import read_sender, read_server
from tests.support.endless import endless
from tests.support.mail import Postbox, postbox, words


@pytest_asyncio.fixture(autouse=True)
async def mailers() -> AsyncIterator[None]:
    """Lets the connections of a test's mailers go."""
    made.clear()
    yield
    for item in made:
        await item.close()


made: list[Mailer] = []


def mailer(box: Postbox, url: str | None = None) -> Mailer:
    made.append(Mailer(read_server(url or box.url), read_sender("Regolith <games@example.org>")))
    return made[-1]


async def test_a_message_comes_in_as_it_was_written() -> None:
    with postbox() as box:
        sender = mailer(box)
        await sender.send(sender.written("ada@example.org", "Zwölf Züge später", "Hallo Ada.\n", "<p>Hallo Ada.</p>\n"))
        message = await asyncio.to_thread(box.message)
    assert (message["To"], message["Subject"]) == ("ada@example.org", "Zwölf Züge später")
    assert message["From"] == "Regolith <games@example.org>"
    assert message["Message-ID"].endswith("@example.org>")
    assert (words(message), words(message, "html")) == ("Hallo Ada.\n", "<p>Hallo Ada.</p>\n")


@pytest.mark.parametrize("header", ["Subject", "List-Unsubscribe", "To"])
async def test_no_header_has_a_second_line(header: str) -> None:
    sender = Mailer(read_server("smtp+insecure://localhost"), read_sender("games@example.org"))
    wicked = "ada@example.org\r\nBcc: eve@example.org"
    given = {"to": "ada@example.org", "subject": "Hello"} | ({"subject": wicked} if header == "Subject" else {})
    with pytest.raises(ValueError, match=r"linefeed|newline"):
        sender.written(**given, text="Hello.", headers={} if header == "Subject" else {header: wicked})


async def test_a_mailbox_that_is_not_there_is_told_apart_from_a_busy_server() -> None:
    with postbox() as box:
        sender = mailer(box)
        box.refused.add("nobody@example.org")
        with pytest.raises(MailRefused, match="550 no such mailbox"):
            await sender.send(sender.written("nobody@example.org", "Hello", "Hello."))
        box.answers[:] = ["451 later", "554 spam"]
        message = sender.written("ada@example.org", "Hello", "Hello.")
        with pytest.raises(MailDelayed, match="451 later"):
            await sender.send(message)
        with pytest.raises(MailDelayed, match="554 spam"):
            await sender.send(message)
        await sender.send(message)
        assert len(box.messages) == 1
    with pytest.raises(MailDelayed, match="not reached"):
        await sender.send(message)


async def test_without_starttls_nothing_is_sent_where_it_is_asked_for() -> None:
    with postbox() as box:
        sender = mailer(box, f"smtp://127.0.0.1:{box.port}")
        with pytest.raises(MailDelayed, match="not reached"):
            await sender.send(sender.written("ada@example.org", "Hello", "Hello."))
        assert not box.messages


async def test_a_server_with_another_name_in_its_certificate_is_not_trusted(certificate: ssl.SSLContext) -> None:
    with postbox(tls_context=certificate) as box:
        sender = mailer(box, f"smtp://127.0.0.1:{box.port}")
        with pytest.raises(MailDelayed, match="not reached"):
            await sender.send(sender.written("ada@example.org", "Hello", "Hello."))
        assert not box.messages


@pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")
async def test_the_server_signs_in_and_waits_while_its_password_is_wrong() -> None:
    def proved(server: object, session: object, envelope: object, mechanism: str, data: object) -> AuthResult:
        right = (getattr(data, "login", b""), getattr(data, "password", b"")) == (b"re@goli:th", b"s p")
        return AuthResult(success=right, handled=right)

    with postbox(authenticator=proved, auth_require_tls=False, auth_required=True) as box:
        sender = mailer(box, f"smtp+insecure://re%40goli%3Ath:s%20p@127.0.0.1:{box.port}")
        message = sender.written("ada@example.org", "Hello", "Hello.")
        await sender.send(message)
        assert len(box.messages) == 1
        with pytest.raises(MailDelayed, match="refused our sign-in"):
            await mailer(box, f"smtp+insecure://ada:wrong@127.0.0.1:{box.port}").send(message)


@pytest.fixture
def certificate(tmp_path: Path) -> ssl.SSLContext:
    """A certificate that nobody has signed."""
    key, signed = tmp_path / "key.pem", tmp_path / "cert.pem"
    ask = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=elsewhere"]
    subprocess.run([*ask, "-keyout", key, "-out", signed], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(signed, key)
    return context


async def test_a_connection_that_the_server_has_ended_meanwhile_is_no_reason_to_fail() -> None:
    with postbox() as box:
        sender = mailer(box)
        message = sender.written("ada@example.org", "Hello", "Hello.")
        await sender.send(message)
        port = box.port
    with postbox(port=port) as box:
        await sender.send(message)
        await sender.send(message)
        assert len(box.messages) == 2


async def test_a_server_that_does_not_let_us_send_says_nothing_of_the_mailbox() -> None:
    with postbox() as box:
        sender = mailer(box)
        box.refusal = "554 5.7.1 relaying denied"
        box.refused.add("ada@example.org")
        with pytest.raises(MailDelayed, match=r"554 5\.7\.1 relaying denied"):
            await sender.send(sender.written("ada@example.org", "Hello", "Hello."))


@pytest.mark.parametrize(
    ("typed", "goes_to"),
    [
        ("ada@bücher.example", "ada@xn--bcher-kva.example"),
        ("ada@xn--bcher-kva.example", "ada@xn--bcher-kva.example"),
        ("Ada@BÜCHER.example", "Ada@xn--bcher-kva.example"),
        ("ada@faß.example", "ada@xn--fa-hia.example"),
        ("ada@σίγμας.example", "ada@xn--kxaef0b5ab.example"),
        ("ada@日本語.example", "ada@xn--wgv71a119e.example"),
        ("ada@example.org", "ada@example.org"),
    ],
)
async def test_a_domain_goes_out_in_ascii(typed: str, goes_to: str) -> None:
    """A server without SMTPUTF8 takes it, of receivers and of senders."""
    with postbox(enable_SMTPUTF8=False) as box:
        sender = Mailer(read_server(box.url), read_sender(f"Spielezentrum Zürich <{typed.replace('ada', 'games')}>"))
        made.append(sender)
        await sender.send(sender.written(checked_address(typed), "Hello", "Hello."))
        message = await asyncio.to_thread(box.message)
    assert message["To"] == goes_to
    assert message["From"].addresses[0].addr_spec == goes_to.replace("ada", "games")
    assert message["From"].addresses[0].display_name == "Spielezentrum Zürich"
    assert str(message["Message-ID"]).isascii()


async def test_a_mailbox_with_such_letters_is_refused_at_once_where_the_server_cannot_take_it() -> None:
    with postbox(enable_SMTPUTF8=False) as box:
        sender = mailer(box)
        with pytest.raises(MailRefused, match="SMTPUTF8"):
            await sender.send(sender.written("dörte@bücher.example", "Hello", "Hello."))
        assert not box.messages


async def test_a_mailbox_with_such_letters_is_sent_to_where_the_server_can() -> None:
    with postbox(enable_SMTPUTF8=True) as box:
        sender = mailer(box)
        await sender.send(sender.written("dörte@bücher.example", "Hello", "Hello."))
        assert (await asyncio.to_thread(box.message))["To"] == "dörte@xn--bcher-kva.example"


ENDLESS: dict[str, tuple[bytes, bytes, float]] = {
    "silent": (b"", b"", 0.05),
    "dripping greeting": (b"220", b"-a", 0.02),
    "endless greeting": (b"220-a\r\n", b"220-" + b"a" * 500 + b"\r\n", 0),
    "endless line": (b"220 ", b"a" * 65536, 0),
    "dripping answers": (b"220 mail\r\n", b"250-a\r\n", 0.02),
    "many answers": (b"220 mail\r\n", b"250 a\r\n" * 1000, 0),
}
"""What a mail server begins with, says for ever after it, and the seconds between."""


@pytest.mark.parametrize("kind", ENDLESS)
async def test_a_mail_server_without_an_end_is_left(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.mail.mailer.EXCHANGE_SECONDS", 0.5)
    async with endless(*ENDLESS[kind]) as told, asyncio.timeout(10):
        sender = Mailer(read_server(f"smtp+insecure://127.0.0.1:{told.port}"), read_sender("games@example.org"))
        with suppress(MailDelayed):
            await sender.send(sender.written("ada@example.org", "Hello", "Hello."))
        await sender.close()
        assert told.given < 16 * 1024 * 1024


async def test_what_a_mail_server_says_is_the_operators() -> None:
    """Who gets no mail is told the code of its answer."""
    with postbox() as box:
        sender = mailer(box)
        box.answers[:] = ["554 secret words"]
        with pytest.raises(MailDelayed) as refused:
            await sender.send(sender.written("ada@example.org", "Hello", "Hello."))
    assert "secret" in str(refused.value)
    assert (refused.value.why, refused.value.code) == ("mail-answered", 554)


async def test_the_deadline_is_one_for_the_whole_exchange(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server may not be within it with each of its answers, and beyond it with all of them."""
    monkeypatch.setattr("app.mail.mailer.EXCHANGE_SECONDS", 0.5)
    with postbox() as box:
        box.pause = 0.35
        sender = mailer(box)
        with pytest.raises(MailDelayed, match="not reached"):
            await sender.send(sender.written("ada@example.org", "Hello", "Hello."))
