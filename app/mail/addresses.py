"""E-mail addresses as people type them."""

import idna
from email_validator import EmailNotValidError, validate_email

from app.problems import Invalid

LONGEST_ADDRESS = 254
"""Of RFC 5321."""


def checked_address(text: str) -> str:
    """The address in one form: without blanks around it, the host in lower case. Raises `Invalid` unless it is one
    address and no more; whether anybody reads mail there is for a mail to show."""
    text = text.strip()
    try:
        if len(text) > LONGEST_ADDRESS:
            raise EmailNotValidError("too long")
        return validate_email(text, check_deliverability=False).normalized
    except EmailNotValidError:
        raise Invalid("bad-address", "This is no e-mail address, such as ada@example.org.") from None


def ascii_domain(domain: str) -> str:
    """A domain as every mail server takes it: `xn--bcher-kva.example` for `bücher.example`. Raises ValueError."""
    return domain if domain.isascii() else idna.encode(domain, uts46=True).decode()


def sendable_address(address: str) -> str:
    """An address with its domain in ASCII: what stands before it is the mailbox's own, and stays. Raises ValueError."""
    mailbox, at, domain = address.rpartition("@")
    return f"{mailbox}{at}{ascii_domain(domain)}"


def same_address(address: str) -> str:
    """What two spellings of one mailbox have in common: nearly every host takes upper case for lower."""
    return address.casefold()
