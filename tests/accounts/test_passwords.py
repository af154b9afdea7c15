"""Passwords are the same on every system, and those of former versions go on."""

import unicodedata

import pytest
from argon2 import Type

from app.accounts import passwords
from app.accounts.passwords import hash_of, is_password, rehashed
from tests.conftest import KEPT_HASHER

WORDS = "grüne Möwen schlafen öfter"
FORMS = ["NFC", "NFD", "NFKC", "NFKD"]


def form(name: str, text: str) -> str:
    return unicodedata.normalize(name, text)  # type: ignore[arg-type]  # one of the four


@pytest.mark.parametrize("typed", FORMS)
@pytest.mark.parametrize("made", FORMS)
@pytest.mark.parametrize("words", [WORDS, "\uff57\uff49\uff44\uff45 letters \ufb01ne here", "가나다라 마바사아"])
async def test_it_is_right_in_every_form_in_which_systems_type_it(words: str, made: str, typed: str) -> None:
    kept = await hash_of(form(made, words), ())
    assert await is_password(form(typed, words), kept)
    assert await rehashed(form(typed, words), kept) is None
    assert not await is_password(form(typed, words) + "!", kept)


@pytest.mark.parametrize("typed", ["NFC", "NFD"])
@pytest.mark.parametrize("former", ["NFC", "NFD"])
async def test_one_that_a_former_version_kept_as_it_was_typed_is_right_and_rehashed(former: str, typed: str) -> None:
    kept = passwords.HASHER.hash(form(former, WORDS))
    assert await is_password(form(typed, WORDS), kept)
    newer = await rehashed(form(typed, WORDS), kept)
    assert (newer is None) == (former == "NFC")
    assert newer is None or (await is_password(WORDS, newer) and await rehashed(WORDS, newer) is None)


async def test_nobodys_password_is_as_much_work_as_a_wrong_one(monkeypatch: pytest.MonkeyPatch) -> None:
    kept, work = await hash_of(WORDS, ()), []
    verified = passwords._verifies

    def counted(password: str, kept: str | None) -> bool:
        work.append(password)
        return verified(password, kept)

    monkeypatch.setattr(passwords, "_verifies", counted)
    amounts = []
    for there in (kept, None):
        work.clear()
        assert not await is_password("grüne Möwen", there)
        amounts.append(len(work))
    assert amounts[0] == amounts[1]


def test_a_guess_costs_at_least_what_owasp_asks() -> None:
    """Tests themselves hash with less. (OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, 2 iterations.)"""
    assert KEPT_HASHER.type is Type.ID
    assert KEPT_HASHER.memory_cost >= 19 * 1024
    assert KEPT_HASHER.time_cost >= 2
