"""Hosts and origins in the form in which browsers write them, so that two spellings of one are equal as texts."""

import ipaddress
from functools import lru_cache
from urllib.parse import urlsplit

import idna

DEFAULT_PORTS = {"http": 80, "https": 443}


def canonical_host(host: str) -> str:
    """A host as a browser writes it: in lower case, other letters as punycode (UTS 46), IPv6 in brackets and short.
    Raises ValueError for what no browser takes for a host."""
    if ":" in host:
        return f"[{ipaddress.IPv6Address(host.strip('[]'))}]"
    if host.isascii():
        return host.lower()
    mapped = idna.uts46_remap(host, std3_rules=False, transitional=False)
    return ".".join(_as_punycode(label) for label in mapped.split("."))


@lru_cache(1000)
def canonical_origin(url: str) -> str:
    """Scheme, host and port of an address as a browser writes an origin: without the port that the scheme has anyway.
    Raises ValueError for an address without a host."""
    parts = urlsplit(url)
    if not parts.hostname:
        raise ValueError("an address with a host is needed")
    port = "" if parts.port in (None, DEFAULT_PORTS.get(parts.scheme)) else f":{parts.port}"
    return f"{parts.scheme}://{canonical_host(parts.hostname)}{port}"


def _as_punycode(label: str) -> str:
    return label if label.isascii() else f"xn--{label.encode('punycode').decode()}"
