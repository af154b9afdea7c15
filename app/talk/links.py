"""Links in a line: where one ends, and the host that a browser would open, which is shown beside it."""

import re
from ipaddress import AddressValueError, IPv4Address, IPv6Address

import idna

LINK = re.compile(r"https?://[^\s<>\"\ufffc。、\uff0c\uff01\uff1f\uff1b\uff1a「」『』【】《》〈〉“”«»]+", re.IGNORECASE)
"""What may be a link, up to a blank or a sign that no address has as it is."""
_ENDS_OF_SENTENCES = ".,;:!?'’…"
_PARTNERS = {")": "(", "]": "[", "}": "{", "\uff09": "\uff08", "\uff3d": "\uff3b"}
_AUTHORITY = re.compile(r"(?P<host>\[[0-9A-Fa-f:.]+\]|[^\s:@\[\]%\\]+)(?::(?P<port>\d{0,5}))?")
_ASCII_HOST = re.compile(r"(?:[a-z0-9_-]{1,63}\.)*[a-z0-9_-]{1,63}\.?")
_NUMBER = re.compile(r"[0-9]+|0x[0-9a-f]*")
_MAX_HOST_LENGTH = 253
_MAX_PORT = 65535


def trimmed(address: str) -> str:
    """The address without what ends the sentence around it: a closing bracket stays if its partner is within."""
    while address:
        last = address[-1]
        partner = _PARTNERS.get(last)
        closes_outside = partner is not None and address.count(last) > address.count(partner)
        is_end = last in _ENDS_OF_SENTENCES and not (last == "'" and address.count("'") % 2 == 0)
        if not closes_outside and not is_end:
            break
        address = address[:-1]
    return address


def host_of(address: str) -> str | None:
    """The host that a browser opens for an http address, in letters that cannot deceive; None where browsers and
    people may read the address differently, or where it leads nowhere.
    """
    if "\\" in address:
        return None  # Browsers take it for a slash.
    authority = re.split(r"[/?#]", address.partition("://")[2], maxsplit=1)[0]
    found = _AUTHORITY.fullmatch(authority)
    if found is None or int(found["port"] or 0) > _MAX_PORT:
        return None
    host = found["host"]
    return _literal(host[1:-1]) if host.startswith("[") else _named(host)


def _literal(address: str) -> str | None:
    try:
        return f"[{IPv6Address(address).compressed}]"
    except AddressValueError:
        return None


def _named(host: str) -> str | None:
    """A host's name as it is looked up (UTS 46, non-transitional). What `idna` refuses, such as the name in emoji that
    some browsers open, is no link."""
    plain = host.lower()
    if not host.isascii():
        try:
            plain = idna.encode(host, uts46=True, transitional=False).decode()
        except (idna.IDNAError, UnicodeError):
            return None
    if not _ASCII_HOST.fullmatch(plain) or len(plain) > _MAX_HOST_LENGTH or not _is_decodable(plain):
        return None
    return plain if not _NUMBER.fullmatch(plain.rstrip(".").rpartition(".")[2]) else _dotted(plain)


def _is_decodable(host: str) -> bool:
    """Whether the labels that stand for other letters do stand for some."""
    try:
        for label in host.split("."):
            if label.startswith("xn--"):
                idna.ulabel(label)
    except (idna.IDNAError, UnicodeError):
        return False
    return True


def _dotted(host: str) -> str | None:
    """An IPv4 address that everybody reads alike: browsers take 0x7f.1, 2130706433 and 010.0.0.1 for other ones than
    people do."""
    try:
        return str(IPv4Address(host))
    except AddressValueError:
        return None
