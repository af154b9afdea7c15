"""One's own account, in Chromium."""

import asyncpg
from playwright.async_api import expect

from app.accounts.passwords import hash_of
from tests.browser.conftest import NewPerson
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.words import say


async def at_account(site: Site, new_person: NewPerson) -> Person:
    """A guest who looks at how they sign in."""
    ada = await new_person(site.url, "Ada")
    await ada.page.goto("/")
    await ada.become_guest()
    await ada.page.goto("/")
    await ada.page.get_by_role("link", name=say("site-you", name="Ada")).click()
    await ada.page.get_by_role("link", name=say("account-sign-in-title"), exact=True).click()
    await expect(ada.page.get_by_text(say("session-here"), exact=True)).to_be_visible()
    return ada


async def test_a_token_is_made_used_and_revoked(site: Site, new_person: NewPerson) -> None:
    ada = await at_account(site, new_person)
    await ada.page.get_by_label(say("tokens-name")).fill("my robot")
    await ada.page.get_by_role("button", name=say("tokens-make")).click()
    made = ada.page.get_by_label(say("tokens-made"))
    await expect(made).to_be_focused()
    token = await made.input_value()
    headers = {"Authorization": f"Bearer {token}"}
    assert (await ada.page.request.get("/api/users/me", headers=headers)).status == 200
    await ada.page.get_by_role("button", name=say("tokens-revoke-of", name="my robot")).click()
    await expect(ada.page.locator("#done")).to_have_text(say("tokens-revoked"))
    assert (await ada.page.request.get("/api/users/me", headers=headers)).status == 401


async def test_a_user_who_signs_out_of_this_browser_is_unknown_here(site: Site, new_person: NewPerson) -> None:
    ada = await at_account(site, new_person)
    await ada.page.locator("#sessions .session button").first.click()
    await expect(ada.page).to_have_url(f"{site.url}/")
    await expect(ada.page.get_by_text(say("site-you", name="Ada"))).to_have_count(0)


async def test_a_second_device_becomes_the_same_person_by_a_code(site: Site, new_person: NewPerson) -> None:
    ada, phone = await at_account(site, new_person), await new_person(site.url, "Ada's phone")
    await ada.page.get_by_role("button", name=say("code-make")).click()
    code = ada.page.locator("#shown-code")
    await expect(code).to_be_focused()
    await expect(ada.page.get_by_role("img", name=say("code-alt"))).to_be_visible()
    await phone.page.goto("/")
    await phone.page.get_by_role("link", name=say("sign-in"), exact=True).click()
    await phone.page.get_by_label(say("sign-in-code"), exact=True).fill((await code.text_content()) or "")
    await phone.page.get_by_role("button", name=say("sign-in-with-code")).click()
    await expect(phone.page.get_by_role("link", name=say("site-you", name="Ada"))).to_be_visible()


async def test_a_scanned_code_is_used_by_a_button_and_leaves_the_address(site: Site, new_person: NewPerson) -> None:
    ada, phone = await at_account(site, new_person), await new_person(site.url, "Ada's phone")
    code = (await ada.call("POST", "/api/users/me/device-code"))["code"]
    await phone.page.goto(f"/sign-in/code?next=/account/sign-in#{code}")
    await phone.page.get_by_role("button", name=say("sign-in-link-do")).click()
    await expect(phone.page.get_by_text(say("session-here"), exact=True)).to_be_visible()
    assert "#" not in phone.page.url


async def choose_picture(site: Site, ada: Person) -> None:
    """Another motif, another colour: what is shown while choosing is what one goes by, here and in a lobby."""
    form = ada.page.locator("#change-picture")
    other = "dish" if "rocket" in (await form.get_attribute("data-picture") or "") else "rocket"
    await form.get_by_role("radio", name=say(f"picture-of-{other}")).check()
    await form.get_by_role("radio", name=say("picture-in-mint")).check()
    await expect(form.locator(".large")).to_have_attribute("src", f"/people/{other}-mint.svg")
    await form.get_by_role("button", name=say("picture-do")).click()
    await expect(ada.page.locator("#done")).to_have_text(say("picture-changed"))
    await expect(ada.page.locator(".oneself img")).to_have_attribute("src", f"/people/{other}-mint.svg")
    made = await ada.call("POST", "/api/games", {"seats": [{"kind": "human"}, {"kind": "human"}]})
    await ada.page.goto(f"/t/{made['id']}")
    seen = ada.page.locator("#page .seat .portrait")
    await expect(seen).to_have_css("background-image", f'url("{site.url}/people/{other}-mint.svg")')
    await ada.page.goto("/account")


async def test_a_name_and_a_picture_are_changed_and_an_account_deleted(site: Site, new_person: NewPerson) -> None:
    ada = await at_account(site, new_person)
    await ada.page.goto("/account")
    await ada.page.get_by_label(say("name-change-label")).fill("Grace")
    await ada.page.get_by_role("button", name=say("name-change-do")).click()
    await expect(ada.page.get_by_role("link", name=say("site-you", name="Grace"))).to_be_visible()
    await choose_picture(site, ada)
    await ada.page.get_by_role("button", name=say("data-delete")).click()
    await ada.page.get_by_role("button", name=say("data-delete-stay")).click()
    await expect(ada.page.get_by_role("dialog")).to_have_count(0)
    await ada.page.get_by_role("button", name=say("data-delete")).click()
    await ada.page.get_by_role("button", name=say("data-delete-do")).click()
    await expect(ada.page).to_have_url(f"{site.url}/")
    await expect(ada.page.get_by_role("link", name=say("sign-in"), exact=True)).to_be_visible()


async def with_authenticator(ada: Person) -> None:
    """Give the browser a device that makes passkeys, and says at once that its owner is there."""
    devices = await ada.page.context.new_cdp_session(ada.page)
    await devices.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    await devices.send("WebAuthn.addVirtualAuthenticator", {"options": options})


async def leave_open(site: Site, ada: Person, *statements: str) -> None:
    """As if the browser had been left open for an hour; beside that, carry out these statements."""
    connection = await asyncpg.connect(site.postgres_url)
    for statement in ("UPDATE sessions SET proved = now() - interval '1 hour'", *statements):
        await connection.execute(statement)
    await connection.close()
    # The server looks at the session again.
    await ada.call("POST", "/api/users/me/name", {"name": "Ada"})


async def test_a_passkey_is_added_once_the_password_is_given(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await with_authenticator(ada)
    await ada.page.goto(f"{site.url}/")
    await ada.become_guest()
    password = await hash_of("eight green rovers", [])
    user_id = (await ada.call("GET", "/api/users/me"))["user"]["id"]
    known = f"('{user_id}', 'ada@example.org', 'ada@example.org', '{password}')"
    insert = f"INSERT INTO credentials (user_id, address, address_key, password) VALUES {known}"
    await leave_open(site, ada, insert)
    await ada.page.goto(f"{site.url}/account/sign-in")
    ada.forgive("403")
    proving = ada.page.get_by_role("dialog")
    await ada.page.get_by_role("button", name=say("passkeys-add")).click()
    await expect(proving.get_by_role("button", name=say("proving-passkey"))).to_be_hidden()
    field = proving.get_by_label(say("ways-password"))
    await field.fill("a guess")
    await field.press("Enter")
    await expect(proving.get_by_role("alert")).to_have_text(say("problem-bad-password"))
    await field.fill("eight green rovers")
    await field.press("Enter")
    await expect(ada.page.locator("#done")).to_have_text(say("passkeys-added"))


async def adding_a_passkey(site: Site, new_person: NewPerson) -> tuple[Person, str]:
    """A guest who has just added a passkey; and where they are. Passkeys belong to a name: an address of numbers has
    none."""
    url = site.url.replace("127.0.0.1", "localhost")
    ada = await new_person(url, "Ada")
    await with_authenticator(ada)
    await ada.page.goto(f"{url}/")
    await ada.become_guest()
    await ada.page.goto(f"{url}/account/sign-in")
    await ada.page.get_by_role("button", name=say("passkeys-add")).click()
    await expect(ada.page.locator("#done")).to_have_text(say("passkeys-added"))
    return ada, url


async def test_a_passkey_is_added_signs_in_and_signs_nobody_in_once_removed(site: Site, new_person: NewPerson) -> None:
    ada, url = await adding_a_passkey(site, new_person)
    # With a passkey, nobody is a guest.
    await expect(ada.page.get_by_text(say("ways-guest-no-mail"))).to_have_count(0)
    await ada.page.context.clear_cookies()
    await ada.page.goto(f"{url}/sign-in?next=/account/sign-in")
    await ada.page.get_by_role("button", name=say("sign-in-with-passkey")).click()
    await expect(ada.page.get_by_role("link", name=say("site-you", name="Ada"))).to_be_visible()
    await leave_open(site, ada)
    remove, proving = ada.page.locator("#passkeys .session button"), ada.page.get_by_role("dialog")
    ada.forgive("403")
    await remove.click()
    await expect(proving.get_by_text(say("proving-what"))).to_be_visible()
    await expect(proving.get_by_label(say("ways-password"))).to_be_hidden()
    await proving.get_by_role("button", name=say("proving-cancel")).click()
    await expect(ada.page.locator("#problem")).to_have_text(say("problem-prove-again"))
    await remove.click()
    await proving.get_by_role("button", name=say("proving-passkey")).click()
    await expect(ada.page.locator("#done")).to_have_text(say("passkeys-removed"))
    await expect(proving).to_have_count(0)
    await expect(ada.page.get_by_text(say("ways-guest-no-mail"))).to_be_visible()


async def with_only_a_passkey(site: Site, new_person: NewPerson) -> tuple[Person, str]:
    """Somebody who signs in by nothing but a passkey, and left the browser open; and where they are."""
    ada, url = await adding_a_passkey(site, new_person)
    await leave_open(site, ada)
    ada.forgive("403")
    return ada, url


async def test_an_account_that_has_only_a_passkey_is_deleted_by_it(site: Site, new_person: NewPerson) -> None:
    ada, url = await with_only_a_passkey(site, new_person)
    await ada.page.goto(f"{url}/account")
    await ada.page.get_by_role("button", name=say("data-delete")).click()
    await expect(ada.page.get_by_role("dialog").get_by_role("textbox")).to_have_count(0)
    await ada.page.get_by_role("button", name=say("data-delete-do")).click()
    await ada.page.get_by_role("dialog").get_by_role("button", name=say("proving-passkey")).click()
    await expect(ada.page).to_have_url(f"{url}/")
    await expect(ada.page.get_by_role("link", name=say("sign-in"), exact=True)).to_be_visible()


async def test_a_browser_without_passkeys_says_where_to_prove_who_one_is(site: Site, new_person: NewPerson) -> None:
    ada, url = await with_only_a_passkey(site, new_person)
    await ada.page.add_init_script("delete PublicKeyCredential.parseCreationOptionsFromJSON")
    await ada.page.goto(f"{url}/account")
    await ada.page.get_by_role("button", name=say("data-delete")).click()
    await ada.page.get_by_role("button", name=say("data-delete-do")).click()
    proving = ada.page.get_by_role("dialog")
    await expect(proving.get_by_text(say("proving-elsewhere", address=url))).to_be_visible()
    await expect(proving.get_by_role("button", name=say("proving-passkey"))).to_be_hidden()
