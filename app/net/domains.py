"""Domains as every server takes them."""

import idna


def ascii_domain(domain: str) -> str:
    """A domain as every mail server takes it: `xn--bcher-kva.example` for `bücher.example`. Raises ValueError."""
    try:
        return domain if domain.isascii() else idna.encode(domain, uts46=True).decode()
    except idna.IDNAError:
        raise ValueError("there is no such domain") from None
