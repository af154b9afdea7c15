"""Passkeys without a device: what is refused. That they work, Chromium shows (tests/browser/test_account.py)."""

import asyncio
from typing import Any

import pytest
from webauthn.helpers import bytes_to_base64url

from app.accounts.passkeys import MAX_PASSKEYS
from tests.support.passkeys import Device
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


async def with_passkey(server: Server, name: str) -> tuple[Player, Device]:
    """A guest who has made a passkey."""
    person, device = await server.player(name), Device()
    options = (await person.ok("POST", "/api/users/me/passkey-options", {}))["options"]
    await person.ok("POST", MINE, {"credential": device.made(options, "http://test")})
    return person, device


async def proof_by(person: Player, device: Device) -> Any:
    """Prove who one is by a device; the answer."""
    options = (await person.ok("POST", f"{THEIRS}/options"))["options"]
    return await person.call("POST", "/api/users/me/proof", {"credential": device.signed(options, "http://test")})


class TestProof:
    """A browser that somebody left open changes nothing about how they sign in."""

    async def test_removing_the_last_passkey_and_setting_a_password_need_a_proof(self, server: Server) -> None:
        with standing_clock() as hands:
            (ada, hers), (_, others) = await with_passkey(server, "Ada"), await with_passkey(server, "Eve")
            kept = (await ada.ok("GET", MINE))["passkeys"][0]["id"]
            hands.turn(minutes=21)
            for method, path, body in (
                ("DELETE", f"{MINE}/{kept}", None),
                ("POST", "/api/users/me/password", {"password": "eight green rovers"}),
                ("POST", "/api/users/me/passkey-options", {}),
                ("POST", "/api/users/me/deletion", {}),
            ):
                refused = await ada.call(method, path, body)
                assert (refused.status_code, refused.json()["code"]) == (403, "prove-again"), path
            assert (await proof_by(ada, others)).json()["code"] == "other-passkey"
            for body in ({}, {"current": "a guess"}):
                refused = await ada.call("POST", "/api/users/me/proof", body)
                assert (refused.status_code, refused.json()["code"]) == (403, "bad-password")
            assert (await ada.call("DELETE", f"{MINE}/{kept}")).status_code == 403
            assert (await proof_by(ada, hers)).status_code == 204
            assert (await ada.call("DELETE", f"{MINE}/{kept}")).status_code == 204

    async def test_what_was_planted_is_worth_nothing_once_a_passkey_is_added_or_asked(self, server: Server) -> None:
        eve, device = await server.player("Eve"), Device()
        async with server.client() as ada:
            ada.headers["origin"] = "http://test"
            ada.cookies.set("regolith", eve.token, domain="test.local")
            options = (await ada.post("/api/users/me/passkey-options", json={})).json()["options"]
            made = await ada.post(MINE, json={"credential": device.made(options, "http://test")})
            assert made.status_code == 204
            assert (await eve.call("GET", "/api/users/me")).status_code == 401
            renewed = server.client(ada.cookies["regolith"].partition(".")[0])
            assert (await renewed.get("/api/users/me")).status_code == 200
            options = (await ada.post(f"{THEIRS}/options")).json()["options"]
            proof = {"credential": device.signed(options, "http://test")}
            assert (await ada.post("/api/users/me/proof", json=proof)).status_code == 204
            assert (await renewed.get("/api/users/me")).status_code == 401
            assert (await ada.get("/api/users/me")).status_code == 200


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
    sent = [{"credential": Device().made(options, "http://test")} for options in asked]
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
        foreign = {"credential": Device().made(options, f"{origin}1")}
        assert (await ada.call("POST", MINE, foreign)).json()["code"] == "bad-passkey"
        options = (await ada.ok("POST", "/api/users/me/passkey-options", {}))["options"]
        assert (await ada.call("POST", MINE, {"credential": Device().made(options, origin)})).status_code == 204
        page = await server.client().get("/sign-in", headers={"host": "elsewhere.example"})
        assert f'"passkey_origin":"{origin}"' in page.text.replace(": ", ":")
