"""Names that people and seats bear, and secrets that cannot be guessed."""

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Sequence

from app.play.problems import Invalid
from app.store.records import SeatRow

LONGEST_NAME = 30
_ids = re.compile(r"[A-Za-z0-9_-]{1,64}")
AUTOMATON_NAMES = {"luna": "Luna", "robot": "Robot"}


def checked_name(name: str) -> str:
    """The name without blanks around it. Raises `Invalid` unless it has 1 to 30 characters, none of them unseen."""
    name = unicodedata.normalize("NFC", name).strip()
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Invalid("bad-name", f"A name has 1 to {LONGEST_NAME} characters.")
    if any(unicodedata.category(letter) in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} for letter in name):
        raise Invalid("bad-name", "A name has no control characters.")
    return name


def new_token() -> str:
    """A secret for whoever holds it: 32 random bytes, fit for addresses."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """An id: 8 random bytes, fit for addresses."""
    return "g" + secrets.token_hex(8)


def is_id(text: str) -> bool:
    """Whether a text could be an id at all."""
    return _ids.fullmatch(text) is not None


def hashed(token: str) -> bytes:
    """What is kept of a token. It is random and long, so one round is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def automaton_name(kind: str, seats: Sequence[SeatRow]) -> str:
    """The name of a further automated seat: "Luna", "Luna 2", …"""
    name = AUTOMATON_NAMES[kind]
    taken = {seat.name for seat in seats}
    return next(n for n in (name, *(f"{name} {i}" for i in range(2, 99))) if n not in taken)
