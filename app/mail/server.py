"""The operator's SMTP server, as settings name it."""

from email.errors import HeaderParseError
from email.headerregistry import Address
from email.policy import SMTP
from typing import Literal
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from app.net.domains import ascii_domain

Safety = Literal["tls", "starttls", "none"]
_SCHEMES: dict[str, tuple[Safety, int]] = {
    "smtps": ("tls", 465),
    "smtp": ("starttls", 587),
    "smtp+insecure": ("none", 25),
}


class MailServer(Struct, frozen=True, kw_only=True):
    """Where mail is handed over, the account there, and how the connection is kept safe."""

    host: str
    port: int
    safety: Safety
    user: str | None = None
    password: str | None = None


def read_server(url: str) -> MailServer:
    """`smtps://user:password@host:port` (TLS from the first byte), `smtp://…` (STARTTLS, or nothing is sent) or
    `smtp+insecure://…` (for a server on this machine). Raises ValueError."""
    try:
        parts = urlsplit(url)
        scheme, host, port = parts.scheme, ascii_domain(parts.hostname or ""), parts.port
    except ValueError:
        raise ValueError("an address like smtp://user:password@mail.example.org:587 is needed") from None
    if scheme not in _SCHEMES or not host or parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError("an address like smtp://user:password@mail.example.org:587 is needed")
    if (parts.username is None) != (parts.password is None):
        raise ValueError("a user and a password are needed, or neither of them")
    safety, usual = _SCHEMES[scheme]
    return MailServer(
        host=host,
        port=port or usual,
        safety=safety,
        user=unquote(parts.username) if parts.username else None,
        password=unquote(parts.password) if parts.password else None,
    )


def read_sender(text: str) -> Address:
    """Whom our mails are from: `Regolith <games@example.org>`, or the address alone. Raises ValueError."""
    try:
        header = SMTP.header_factory("From", text)
    except (HeaderParseError, IndexError, ValueError):
        header = None
    found: tuple[Address, ...] = getattr(header, "addresses", ())
    if header is None or header.defects or len(found) != 1 or not (found[0].username and found[0].domain):
        raise ValueError("a sender like Regolith <games@example.org> is needed")
    ascii_domain(found[0].domain)
    return found[0]
