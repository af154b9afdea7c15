"""Why a notice was not taken is stored as data, and said to each reader in their language."""

from pathlib import Path

import pytest

from app.notify.reasons import reason, reason_said
from tests.support.pseudo import pseudo_speaker, unsaid
from tests.support.words import SPEAKER


def test_a_reason_is_said_in_its_readers_language(tmp_path: Path) -> None:
    stored = reason("not-reached", host="example.org")
    assert "example.org" in (reason_said(SPEAKER, stored) or "")
    said = reason_said(pseudo_speaker(tmp_path), stored)
    assert said is not None and unsaid(said, "example.org") == []


@pytest.mark.parametrize(
    "stored", [None, "410", "unsubscribed", "example.org: 503", "example.org: not reached", "{", "{}"]
)
def test_codes_and_what_former_versions_stored_are_shown_as_they_are(stored: str | None) -> None:
    assert reason_said(SPEAKER, stored) == stored


def test_a_reason_of_a_later_version_is_shown_as_it_is() -> None:
    assert reason_said(SPEAKER, reason("from-the-future")) == reason("from-the-future")
