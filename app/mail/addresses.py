"""E-mail addresses as people type them."""

import unicodedata

from email_validator import EmailNotValidError, validate_email

from app.net.domains import ascii_domain
from app.problems import Invalid

MAX_ADDRESS_LENGTH = 254
"""Of RFC 5321."""
PRIVATE_DOMAINS = ("local", "test", "home.arpa")
"""Domains of a network's own, which the operator's mail server may know."""
_PRIVATE_ENDS = (*(f".{domain}" for domain in PRIVATE_DOMAINS), "@home.arpa")


def checked_address(text: str) -> str:
    """The address in one form: without blanks and invisible characters around it, composed, the host in lower case.
    Raises `Invalid` unless it is one address and no more; whether anybody reads mail there is for a mail to show."""
    text = _stripped(text)
    try:
        if len(text) > MAX_ADDRESS_LENGTH:
            raise EmailNotValidError("too long")
        # The library refuses these domains whatever it is told, so that it reads them as part of another one.
        behind = ".example" if text.lower().endswith(_PRIVATE_ENDS) else ""
        return validate_email(text + behind, check_deliverability=False).normalized.removesuffix(behind)
    except EmailNotValidError:
        raise Invalid("bad-address", "This is no e-mail address, such as ada@example.org.") from None


def sendable_address(address: str) -> str:
    """An address with its domain in ASCII: what stands before it is the mailbox's own, and stays. Raises ValueError."""
    mailbox, at, domain = address.rpartition("@")
    return f"{mailbox}{at}{ascii_domain(domain)}"


def same_address(text: str) -> str:
    """What all spellings of one mailbox have in common: nearly every host takes upper case for lower. Of what is no
    address, the text in lower case. Letters that only look alike in another case, as ß and ss, stay apart."""
    try:
        return checked_address(text).lower()
    except Invalid:
        return unicodedata.normalize("NFC", _stripped(text)).lower()


def former_key(address: str) -> str:
    """What former versions kept of an address to find it by: they took some different addresses for one."""
    return address.casefold()


def _stripped(text: str) -> str:
    """Without blanks and invisible characters at both ends, as they are pasted along with an address."""
    begin, end = 0, len(text)
    while begin < end and _is_unseen(text[begin]):
        begin += 1
    while end > begin and _is_unseen(text[end - 1]):
        end -= 1
    return text[begin:end]


def _is_unseen(letter: str) -> bool:
    return letter.isspace() or unicodedata.category(letter) == "Cf"
