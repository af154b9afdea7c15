"""Passwords: kept as argon2id, made and compared in threads of their own, so that nobody waits for others' sign-ins."""

import asyncio
import unicodedata
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn import zxcvbn

from app.problems import Invalid

MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH = 8, 200
MAX_EASY_SCORE = 1
"""What `zxcvbn` gives at most to passwords that are guessed within a million tries: common ones, and plays on them."""
_LOOKED_AT = 72
HASHER = PasswordHasher()
_threads = ThreadPoolExecutor(2, thread_name_prefix="password")
"""Two at a time: each takes 64 MB while it works."""


@cache
def _nobodys() -> str:
    """The hash of a password that nobody has."""
    return HASHER.hash("nobody has this password")


def normal_form(password: str) -> str:
    """A password as it is kept: the same whether a system writes a letter with its accent as one character or two."""
    return unicodedata.normalize("NFKC", password)


def _former_forms(password: str) -> list[str]:
    """As former versions may have kept it: as it was typed, on this system or one that takes letters apart."""
    forms = dict.fromkeys((password, unicodedata.normalize("NFC", password), unicodedata.normalize("NFD", password)))
    forms.pop(normal_form(password), None)
    return list(forms)


def _check(password: str, known: Sequence[str]) -> None:
    if not MIN_PASSWORD_LENGTH <= len(password) <= MAX_PASSWORD_LENGTH:
        raise Invalid(
            "easy-password",
            f"A password has {MIN_PASSWORD_LENGTH} to {MAX_PASSWORD_LENGTH} characters.",
            least=MIN_PASSWORD_LENGTH,
        )
    if zxcvbn(password[:_LOOKED_AT], user_inputs=list(known))["score"] <= MAX_EASY_SCORE:
        raise Invalid("easy-password", "This password is among the first that are tried.", least=MIN_PASSWORD_LENGTH)


def _made(password: str, known: Sequence[str]) -> str:
    password = normal_form(password)
    _check(password, known)
    return HASHER.hash(password)


def _is_it(password: str, kept: str | None) -> bool:
    """Whether this is the password that was kept, in its normal form or a former one. How much work that is follows
    from what is typed, not from what is kept."""
    return any(_verifies(form, kept) for form in (normal_form(password), *_former_forms(password)))


def _verifies(password: str, kept: str | None) -> bool:
    try:
        return HASHER.verify(kept or _nobodys(), password[: MAX_PASSWORD_LENGTH + 1]) and kept is not None
    except (VerificationError, InvalidHashError):
        return False


def _rehashed(password: str, kept: str | None) -> str | None:
    normal = normal_form(password)
    return HASHER.hash(normal) if _former_forms(password) and not _verifies(normal, kept) else None


async def hash_of(password: str, known: Sequence[str]) -> str:
    """What is kept of a new password. `known`: what everybody knows of the user, such as their name. Raises `Invalid`
    for one that is easily guessed."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _made, password, known)


async def is_password(password: str, kept: str | None) -> bool:
    """Whether this is the password that was kept. As much work for nobody's password, `None`, as for any other."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _is_it, password, kept)


async def rehashed(password: str, kept: str | None) -> str | None:
    """What is to be kept of a password that has just proved right in a form of former versions; None if nothing is."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _rehashed, password, kept)
