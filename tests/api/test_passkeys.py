"""Passkeys without a device: what is refused. That they work, Chromium shows (tests/browser/test_account.py)."""

from typing import Any

import pytest
from webauthn.helpers import bytes_to_base64url

from tests.support.server import Player, Server
from tests.support.time import standing_clock

MINE = "/api/users/me/passkeys"
THEIRS = "/api/sign-in/passkey"


def answering(challenge: str) -> dict[str, Any]:
    """An answer to a challenge that no device has signed."""
    said = f'{{"type":"webauthn.get","challenge":"{challenge}","origin":"http://test"}}'
    return {
        "id": "AAAA",
        "rawId": "AAAA",
        "type": "public-key",
        "response": {
            "clientDataJSON": bytes_to_base64url(said.encode()),
            "authenticatorData": "AAAA",
            "signature": "AAAA",
            "attestationObject": "AAAA",
        },
    }


async def challenge(ada: Player, path: str) -> str:
    """A fresh challenge."""
    body: Any = {} if path == MINE else None
    asked = "/api/users/me/passkey-options" if path == MINE else f"{path}/options"
    return str((await ada.ok("POST", asked, body))["options"]["challenge"])


@pytest.mark.parametrize("sent", [{}, {"response": 1}, {"response": {"clientDataJSON": "%"}}, answering("AAAA")])
async def test_what_answers_no_question_is_refused(server: Server, sent: dict[str, Any]) -> None:
    ada = await server.player("Ada")
    for path in (MINE, THEIRS):
        refused = await ada.call("POST", path, {"credential": sent})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-passkey")


async def test_a_challenge_is_for_one_answer_of_one_person_and_for_minutes(server: Server) -> None:
    with standing_clock() as hands:
        ada, eve = await server.player("Ada"), await server.player("Eve")
        sent = {"credential": answering(await challenge(ada, THEIRS))}
        first, again = [(await ada.call("POST", THEIRS, sent)).json()["code"] for _ in "ab"]
        assert (first, again) == ("unknown-passkey", "bad-passkey")
        ones_own = {"credential": answering(await challenge(ada, MINE))}
        for other, path in ((eve, MINE), (ada, THEIRS)):
            assert (await other.call("POST", path, ones_own)).json()["code"] == "bad-passkey"
        late = {"credential": answering(await challenge(ada, THEIRS))}
        hands.turn(minutes=5)
        assert (await ada.call("POST", THEIRS, late)).json()["code"] == "bad-passkey"


async def test_what_signs_in_names_nobody(server: Server) -> None:
    ada = await server.player("Ada")
    options = (await ada.ok("POST", f"{THEIRS}/options"))["options"]
    assert options["rpId"] == "test" and options["userVerification"] == "required"
    assert not options.get("allowCredentials")


async def test_nobody_removes_what_is_not_there(server: Server) -> None:
    ada = await server.player("Ada")
    assert (await ada.call("DELETE", f"{MINE}/AAAA")).json()["code"] == "no-such-passkey"
