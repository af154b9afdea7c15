"""What the operator says of mail, and what is said of mistakes in it."""

import pytest

from app.mail.addresses import checked_address, same_address
from app.mail.server import MailServer, read_sender, read_server
from app.problems import Invalid
from app.settings import SettingsError, load_settings


def test_a_server_is_an_address() -> None:
    assert read_server("smtp://ada:p%40ss@mail.example.org") == MailServer(
        host="mail.example.org", port=587, safety="starttls", user="ada", password="p@ss"
    )
    assert read_server("smtps://mail.example.org") == MailServer(host="mail.example.org", port=465, safety="tls")
    assert read_server("smtp+insecure://localhost:1025") == MailServer(host="localhost", port=1025, safety="none")


@pytest.mark.parametrize(
    "url",
    ["post", "http://ada:secret@post", "smtp://", "smtp://secret@post", "smtp://post:99999", "smtp://post/secret"],
)
def test_a_wrong_server_is_one_line_without_its_secret(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMTP_URL", url)
    monkeypatch.setenv("MAIL_FROM", "games@example.org")
    with pytest.raises(SettingsError, match=r"^SMTP_URL: [^\n]* needed[^\n]*$") as error:
        load_settings()
    assert "secret" not in str(error.value)


@pytest.mark.parametrize("sender", ["Regolith", "a@", "@b", "a@b, c@d", "Regolith <a@b> c"])
def test_a_wrong_sender_is_one_line(sender: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMTP_URL", "smtps://mail.example.org")
    monkeypatch.setenv("MAIL_FROM", sender)
    with pytest.raises(SettingsError, match=r"^MAIL_FROM: a sender like"):
        load_settings()


@pytest.mark.parametrize("name", ["SMTP_URL", "MAIL_FROM"])
def test_one_without_the_other_is_said(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, {"SMTP_URL": "smtps://mail.example.org", "MAIL_FROM": "games@example.org"}[name])
    with pytest.raises(SettingsError, match=r"^SMTP_URL and MAIL_FROM are needed both"):
        load_settings()


def test_addresses_have_one_form() -> None:
    assert checked_address(" Ada.Lovelace@Example.ORG ") == "Ada.Lovelace@example.org"
    assert same_address("Ada@example.org") == same_address("ada@example.org")


@pytest.mark.parametrize(
    "text",
    ["", "ada", "ada@", "a b@example.org", "ada@example.org\nBcc: eve@example.org", "a@b.org, c@d.org", "x" * 300],
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(Invalid) as refused:
        checked_address(text)
    assert refused.value.code == "bad-address"


def test_a_domain_with_other_letters_is_read_and_one_that_cannot_be_is_refused() -> None:
    assert read_server("smtp://mail.bücher.example").host == "mail.xn--bcher-kva.example"
    assert read_sender("games@bücher.example").domain == "bücher.example"
    for wrong in (f"games@ü{'a' * 70}.example", "games@xn--ü.example"):
        with pytest.raises(ValueError, match="no such domain"):
            read_sender(wrong)
