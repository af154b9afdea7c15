"""Signing in again: by password, by link. And what people try who are not who they say."""

import asyncio
import unicodedata
from contextvars import ContextVar
from typing import Any, Literal

import httpx
import pytest

from app.accounts import passwords
from app.changes import UserChanged
from app.store.database import Database
from app.web.paths import own_path
from tests.support.mail import Postbox, words
from tests.support.server import Player, Server, running, until
from tests.support.signing_in import ADDRESS, OURS, PASSWORD, confirmed, mailed, sign_in, with_password
from tests.support.time import standing_clock


class TestAddress:
    async def test_an_address_belongs_to_the_user_once_its_link_was_used(self, server: Server, box: Postbox) -> None:
        ada = await server.player("Ada")
        assert (await ada.ok("GET", "/api/users/me/credentials"))["address"] is None
        await confirmed(server, box, ada)
        assert await ada.ok("GET", "/api/users/me/credentials") == {"address": ADDRESS, "password": False, "mail": True}

    async def test_every_process_knows_that_it_was_confirmed(
        self, server: Server, box: Postbox, database_url: str
    ) -> None:
        """What an address lets one do can be done at once, whichever process is asked."""
        ada = await server.player("Ada")
        async with running(database_url) as other:
            await until(lambda: other.services.bus.listens)
            there = Player(other.client(ada.token), ada.id, ada.token)
            await there.ok("GET", "/api/users/me")
            heard = asyncio.Event()
            other.services.changes.subscribe(UserChanged, lambda _: heard.set())
            await confirmed(server, box, ada)
            await asyncio.wait_for(heard.wait(), 10)
            await there.ok("POST", "/api/users/me/password", {"password": PASSWORD})

    async def test_the_former_address_is_told_of_a_new_one(self, server: Server, box: Postbox) -> None:
        ada = await server.player("Ada")
        await confirmed(server, box, ada)
        await server.services.signing_in.settle()
        assert box.messages == [], "there was none before"
        await server.services.db.do("UPDATE sessions SET proved = now()")
        server.services.accounts.forget_all()
        await ada.ok("POST", "/api/users/me/address", {"address": "new@example.org"})
        await ada.ok("POST", "/api/sign-in/confirm", {"secret": await mailed(server, box)})
        await server.services.signing_in.settle()
        told = await asyncio.to_thread(box.message)
        assert told["To"] == ADDRESS and "new@example.org" not in words(told)

    async def test_a_mail_that_is_not_taken_is_sent_again(
        self, server: Server, box: Postbox, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("app.accounts.signing_in.MAIL_RETRY_SECONDS", (0.01, 0.01))
        box.answers[:] = ["451 later", "451 later"]
        await confirmed(server, box, await server.player("Ada"))

    async def test_a_server_that_ends_tries_once_more_and_waits_for_nothing(self, server: Server, box: Postbox) -> None:
        ada = await server.player("Ada")
        box.answers[:] = ["451 later"]
        assert (await ada.call("POST", "/api/users/me/address", {"address": ADDRESS})).status_code == 204
        await until(lambda: not box.answers)
        await server.services.signing_in.close()
        assert len(box.messages) == 1

    async def test_confirming_signs_nobody_in(self, server: Server, box: Postbox) -> None:
        ada = await server.player("Ada")
        await ada.call("POST", "/api/users/me/address", {"address": ADDRESS})
        used = await server.client().post("/api/sign-in/confirm", json={"secret": await mailed(server, box)})
        assert used.status_code == 204 and "set-cookie" not in used.headers

    async def test_only_the_owner_of_its_mail_learns_that_an_address_is_taken(
        self, server: Server, box: Postbox
    ) -> None:
        await confirmed(server, box, await server.player("Ada"))
        eve = await server.player("Eve")
        assert (await eve.call("POST", "/api/users/me/address", {"address": ADDRESS.upper()})).status_code == 204
        refused = await eve.call("POST", "/api/sign-in/confirm", {"secret": await mailed(server, box)})
        assert (refused.status_code, refused.json()["code"]) == (409, "address-taken")

    async def test_a_browser_left_open_is_not_enough_to_change_it(self, server: Server, box: Postbox) -> None:
        with standing_clock() as hands:
            ada = await with_password(server, box)
            hands.turn(hours=1)
            for body in ({"address": "eve@example.org"}, {"address": "eve@example.org", "current": "guess"}):
                refused = await ada.call("POST", "/api/users/me/address", body)
                assert (refused.status_code, refused.json()["code"]) == (403, "prove-again")
            refused = await ada.call("POST", "/api/users/me/password", {"password": "eight green rovers"})
            assert refused.json()["code"] == "prove-again"
            await ada.ok("POST", "/api/users/me/password", {"password": "eight green rovers", "current": PASSWORD})

    @pytest.mark.parametrize(
        "address", ["a@b.org\r\nBcc: eve@example.org", "a@b.org, c@d.org", "<a@b.org>", "a\x00@b.org"]
    )
    async def test_nothing_else_gets_into_the_head_of_a_mail(self, server: Server, box: Postbox, address: str) -> None:
        ada = await server.player("Ada")
        for path in ("/api/users/me/address", "/api/sign-in/link"):
            assert (await ada.call("POST", path, {"address": address})).status_code == 422
        await server.services.signing_in.settle()
        assert box.messages == []


class TestPassword:
    async def test_it_signs_in_on_another_device_with_all_seats(self, server: Server, box: Postbox) -> None:
        ada = await with_password(server, box)
        async with server.client() as phone:
            signed = await sign_in(phone, f" {ADDRESS.upper()} ")
            assert signed.status_code == 200 and signed.json()["user"]["id"] == ada.id
            assert (await phone.get("/api/users/me")).json()["user"]["id"] == ada.id

    @pytest.mark.parametrize("form", ["NFC", "NFD"])
    @pytest.mark.parametrize("domain", ["bücher.example", "xn--bcher-kva.example", "BÜCHER.example"])
    async def test_address_and_password_are_right_however_they_are_spelt(
        self, server: Server, box: Postbox, form: Literal["NFC", "NFD"], domain: str
    ) -> None:
        ada, password = await server.player("Ada"), "grüne Möwen schlafen öfter"
        await confirmed(server, box, ada, "jörg@bücher.example")
        await ada.ok("POST", "/api/users/me/password", {"password": password})
        typed = unicodedata.normalize(form, f"jörg@{domain}\u200b"), unicodedata.normalize(form, password)
        async with server.client() as phone:
            assert (await sign_in(phone, *typed)).status_code == 200

    async def test_an_address_that_a_former_version_took_for_another_signs_in_and_stays_its_owners(
        self, server: Server, box: Postbox
    ) -> None:
        ada = await server.player("Ada")
        await confirmed(server, box, ada, "x@faß.example")
        await ada.ok("POST", "/api/users/me/password", {"password": PASSWORD})
        await server.services.db.do("UPDATE credentials SET address_key = 'x@fass.example'")
        async with server.client() as phone:
            assert (await sign_in(phone, "x@faß.example")).json()["user"]["id"] == ada.id
            assert (await sign_in(phone, "x@fass.example")).status_code == 403
        eve = await server.player("Eve")
        await eve.ok("POST", "/api/users/me/address", {"address": "x@faß.example"})
        taken = await eve.call("POST", "/api/sign-in/confirm", {"secret": await mailed(server, box)})
        assert (taken.status_code, taken.json()["code"]) == (409, "address-taken")

    @pytest.mark.parametrize("password", ["short", "password", "12345678", "iloveyou1", "Ada12345", "x" * 201])
    async def test_commonly_tried_passwords_are_refused(self, server: Server, box: Postbox, password: str) -> None:
        ada = await server.player("Ada")
        await confirmed(server, box, ada)
        refused = await ada.call("POST", "/api/users/me/password", {"password": password})
        assert refused.status_code == 422

    async def test_a_new_password_signs_out_everywhere_else(self, server: Server, box: Postbox) -> None:
        ada = await with_password(server, box)
        async with server.client() as eve:
            assert (await sign_in(eve)).status_code == 200
            await ada.ok("POST", "/api/users/me/password", {"password": "eight green rovers", "current": PASSWORD})
            assert (await eve.get("/api/users/me")).status_code == 401
            assert (await sign_in(eve)).status_code == 403

    async def test_it_is_kept_as_argon2id_and_nowhere_else(
        self, server: Server, box: Postbox, database_url: str
    ) -> None:
        await with_password(server, box)
        db = await Database(database_url).open()
        row = await db.row("SELECT password FROM credentials")
        await db.close()
        assert row[0].startswith("$argon2id$") and PASSWORD not in row[0]


class TestLink:
    async def ask(self, server: Server, address: str = ADDRESS, **more: str) -> httpx.Response:
        async with server.client() as client:
            return await client.post("/api/sign-in/link", json={"address": address, **more})

    async def test_it_signs_in_once(self, server: Server, box: Postbox) -> None:
        ada = await server.player("Ada")
        await confirmed(server, box, ada)
        assert (await self.ask(server)).status_code == 204
        secret = await mailed(server, box)
        async with server.client() as phone, server.client() as eve:
            used = await phone.post("/api/sign-in/link/use", json={"secret": secret}, headers=OURS)
            assert used.json()["user"]["id"] == ada.id
            again = await eve.post("/api/sign-in/link/use", json={"secret": secret}, headers=OURS)
            assert (again.status_code, again.json()["code"]) == (403, "bad-link")
            # Who comes by their mail has forgotten the password.
            assert (
                await phone.post("/api/users/me/password", json={"password": PASSWORD}, headers=OURS)
            ).status_code == 204

    async def test_a_link_used_twice_at_once_signs_in_once(self, server: Server, box: Postbox) -> None:
        await confirmed(server, box, await server.player("Ada"))
        await self.ask(server)
        body = {"secret": await mailed(server, box)}
        client = server.client()
        both = await asyncio.gather(*(client.post("/api/sign-in/link/use", json=body, headers=OURS) for _ in "ab"))
        assert sorted(item.status_code for item in both) == [200, 403]

    async def test_a_link_expires_and_a_newer_one_takes_its_place(self, server: Server, box: Postbox) -> None:
        with standing_clock() as hands:
            await confirmed(server, box, await server.player("Ada"))
            await self.ask(server)
            former = await mailed(server, box)
            await self.ask(server)
            newer = await mailed(server, box)
            client = server.client()
            assert (await client.post("/api/sign-in/link/use", json={"secret": former})).status_code == 403
            hands.turn(minutes=20)
            assert (await client.post("/api/sign-in/link/use", json={"secret": newer})).status_code == 403

    async def use(self, server: Server, secret: str) -> httpx.Response:
        """Sign in by a link in a browser of its own."""
        return await server.client().post("/api/sign-in/link/use", json={"secret": secret}, headers=OURS)

    async def test_it_ends_with_the_address_it_was_sent_to(self, server: Server, box: Postbox) -> None:
        ada = await with_password(server, box)
        await self.ask(server)
        secret = await mailed(server, box)
        await confirmed(server, box, ada, "new@example.org")
        used = await self.use(server, secret)
        assert (used.status_code, used.json()["code"]) == (403, "bad-link")

    async def test_a_link_written_while_the_address_changes_does_not_work(self, server: Server, box: Postbox) -> None:
        ada = await with_password(server, box)
        await confirmed(server, box, ada, "new@example.org")
        await server.services.signing_in.settle()
        box.messages.clear()
        await self.ask(server, "new@example.org")
        secret = await mailed(server, box)
        await server.services.db.do("UPDATE one_time_secrets SET address = $1", ADDRESS)
        assert (await self.use(server, secret)).status_code == 403
        await self.ask(server, "New@Example.org")
        assert (await self.use(server, await mailed(server, box))).is_success

    async def test_one_of_a_former_version_does_not_say_where_it_was_sent(self, server: Server, box: Postbox) -> None:
        await confirmed(server, box, await server.player("Ada"))
        await self.ask(server)
        secret = await mailed(server, box)
        await server.services.db.do("UPDATE one_time_secrets SET address = NULL")
        assert (await self.use(server, secret)).is_success

    async def test_what_the_former_address_has_proved_sets_no_password(self, server: Server, box: Postbox) -> None:
        ada = await with_password(server, box)
        await self.ask(server)
        async with server.client() as eve:
            secret = await mailed(server, box)
            assert (await eve.post("/api/sign-in/link/use", json={"secret": secret}, headers=OURS)).is_success
            await confirmed(server, box, ada, "new@example.org")
            body = {"password": "eight green rovers"}
            refused = await eve.post("/api/users/me/password", json=body, headers=OURS)
            assert (refused.status_code, refused.json()["code"]) == (403, "prove-again")
        await ada.ok("POST", "/api/users/me/password", body)

    async def test_opening_the_page_uses_nothing_up(self, server: Server, box: Postbox) -> None:
        await confirmed(server, box, await server.player("Ada"))
        await self.ask(server)
        secret = await mailed(server, box)
        client = server.client()
        for method in ("GET", "HEAD", "GET"):
            await client.request(method, "/sign-in/link")
        assert (await client.post("/api/sign-in/link/use", json={"secret": secret})).status_code == 200

    async def test_a_secret_is_for_its_purpose_alone(self, server: Server, box: Postbox) -> None:
        ada = await server.player("Ada")
        await ada.call("POST", "/api/users/me/address", {"address": ADDRESS})
        secret = await mailed(server, box)
        for path in ("/api/sign-in/link/use", "/api/sign-in/code"):
            assert (await server.client().post(path, json={"secret": secret})).status_code == 403

    async def test_a_mail_leads_to_this_server_whatever_the_caller_says(self, server: Server, box: Postbox) -> None:
        await confirmed(server, box, await server.player("Ada"))
        async with server.client() as eve:
            wanted = {"address": ADDRESS, "next": "https://evil.example/"}
            headers = {"host": "evil.example", "x-forwarded-host": "evil.example", "origin": "http://test"}
            assert (await eve.post("/api/sign-in/link", json=wanted, headers=headers)).status_code == 204
        await server.services.signing_in.settle()
        text = words(await asyncio.to_thread(box.message))
        assert "evil" not in text and "http://test/sign-in/link?next=/#" in text


class TestNobodyIsToldWhoExists:
    async def test_a_wrong_password_and_nobodys_address_are_answered_alike(
        self, server: Server, box: Postbox, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await with_password(server, box)
        await confirmed(server, box, await server.player("Bob"), "bob@example.org")
        work: list[str] = []
        asked, compared = Database._ask, passwords._is_it
        is_eves = ContextVar("is_eves", default=False)

        async def counted_ask(db: Database, method: str, statement: str, *values: Any) -> Any:
            if is_eves.get():  # the server's own tasks ask as well, whenever they please
                work.append(statement)
            return await asked(db, method, statement, *values)

        def counted(password: str, kept: str | None) -> bool:
            work.append("argon2")
            return compared(password, kept)

        monkeypatch.setattr(Database, "_ask", counted_ask)
        monkeypatch.setattr(passwords, "_is_it", counted)
        is_eves.set(True)
        answers = []
        for address in (ADDRESS, "bob@example.org", "nobody@example.org"):
            work.clear()
            async with server.client() as eve:
                refused = await sign_in(eve, address, "a wrong password")
            answers.append((refused.status_code, refused.content, tuple(work)))
        assert any("address" in statement for statement in answers[0][2])
        assert answers[0][0] == 403 and answers[0][2].count("argon2") == 1
        assert len(set(answers)) == 1

    async def test_every_request_for_a_link_gets_one_answer_before_anything_is_looked_up(
        self, server: Server, box: Postbox, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await confirmed(server, box, await server.player("Ada"))
        begun: list[Any] = []
        monkeypatch.setattr(server.services.signing_in, "_begin", begun.append)
        answers = []
        for address in (ADDRESS, "nobody@example.org"):
            async with server.client() as eve:
                asked = await eve.post("/api/sign-in/link", json={"address": address})
            answers.append((asked.status_code, asked.content))
        assert answers == [(204, b"")] * 2 and len(begun) == 2
        for work in begun:
            work.close()


@pytest.mark.parametrize(
    "wanted",
    [
        "https://evil.example",
        "//evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "javascript:alert(1)",
        "/t/a\r\nSet-Cookie: a=b",
        "/\t/evil.example",
        "/@" + "x" * 600,
        "",
        None,
    ],
)
async def test_signing_in_never_leads_to_another_site(server: Server, wanted: str | None) -> None:
    assert own_path(wanted) == "/"
    async with server.client() as client:
        for page in ("/sign-in", "/sign-in/link"):
            shown = await client.get(page, params={} if wanted is None else {"next": wanted})
            assert '"next":"/"' in shown.text


def test_signing_in_goes_on_to_a_page_of_this_site() -> None:
    assert own_path("/t/g1?invite=a-b_c") == "/t/g1?invite=a-b_c"


async def test_without_a_mail_server_nothing_is_promised(database_url: str) -> None:
    async with running(database_url) as server:
        refused = await server.client().post("/api/sign-in/link", json={"address": ADDRESS})
        assert (refused.status_code, refused.json()["code"]) == (403, "no-mail")
