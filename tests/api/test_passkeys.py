"""Passkeys without a device: what is refused. That they work, Chromium shows (tests/browser/test_account.py)."""

import asyncio
from typing import Any

import pytest
from webauthn.helpers import bytes_to_base64url

from app.accounts.passkeys import MAX_PASSKEYS
from tests.support.passkeys import made_passkey
from tests.support.server import Player, Server, running
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


async def test_of_many_answers_at_once_no_more_are_kept_than_a_person_may_have(server: Server) -> None:
    ada = await server.player("Ada")
    asked = [(await ada.ok("POST", "/api/users/me/passkey-options", {}))["options"] for _ in range(MAX_PASSKEYS + 4)]
    sent = [{"credential": made_passkey(options, "http://test")} for options in asked]
    answers = await asyncio.gather(*(ada.call("POST", MINE, body) for body in sent))
    codes = [answer.json()["code"] for answer in answers if answer.status_code != 204]
    assert codes == ["too-many-passkeys"] * 4
    assert len((await ada.ok("GET", MINE))["passkeys"]) == MAX_PASSKEYS


@pytest.mark.parametrize(
    ("public_url", "origin"),
    [
        ("http://LocalHost:8143", "http://localhost:8143"),
        ("https://Play.Example:443", "https://play.example"),
        ("https://play.example:8443", "https://play.example:8443"),
        ("http://play.example:80/", "http://play.example"),
        ("https://Bücher.example", "https://xn--bcher-kva.example"),
        ("https://faß.example", "https://xn--fa-hia.example"),
    ],
)
async def test_a_passkey_is_kept_however_the_public_address_is_spelt(
    database_url: str, public_url: str, origin: str
) -> None:
    async with running(database_url, public_url=public_url.rstrip("/")) as server:
        ada = await server.player("Ada")
        options = (await ada.ok("POST", "/api/users/me/passkey-options", {}))["options"]
        foreign = {"credential": made_passkey(options, f"{origin}1")}
        assert (await ada.call("POST", MINE, foreign)).json()["code"] == "bad-passkey"
        options = (await ada.ok("POST", "/api/users/me/passkey-options", {}))["options"]
        assert (await ada.call("POST", MINE, {"credential": made_passkey(options, origin)})).status_code == 204
        page = await server.client().get("/sign-in", headers={"host": "elsewhere.example"})
        assert f'"passkey_origin":"{origin}"' in page.text.replace(": ", ":")
