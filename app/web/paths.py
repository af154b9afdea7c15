"""Where a visitor goes on to after signing in: to a page of ours, whatever an address asks for."""

import re

HOME = "/"
_OWN = re.compile(r"/(?![/\\])[A-Za-z0-9._~!$&'()*+,;=:@%/?-]{0,500}")


def own_path(wanted: str | None) -> str:
    """The path, if a browser stays with us when it goes there; else the home page."""
    return wanted if wanted and _OWN.fullmatch(wanted) else HOME
