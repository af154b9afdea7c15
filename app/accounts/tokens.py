"""Ids and secrets that cannot be guessed."""

import hashlib
import re
import secrets

_ids = re.compile(r"[A-Za-z0-9_-]{1,64}")


def new_token() -> str:
    """A secret that proves its holder: 32 random bytes, safe in addresses."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """An id: 8 random bytes, fit for addresses."""
    return "g" + secrets.token_hex(8)


def id_for(what: str, user_id: str, key: str) -> str:
    """The id of what a user makes by an Idempotency-Key: the same for the same key."""
    return "g" + hashlib.sha256(f"{what}/{user_id}/{key}".encode()).hexdigest()[:16]


def is_id(text: str) -> bool:
    """Whether a text could be an id at all."""
    return _ids.fullmatch(text) is not None


def hashed(token: str) -> bytes:
    """What is kept of a token. It is random and long, so one round is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
