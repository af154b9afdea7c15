"""E-mail addresses in one form, however they are typed."""

import pytest

from app.mail.addresses import checked_address, same_address
from app.problems import Invalid


@pytest.mark.parametrize(
    "spelling",
    [
        "jörg@bücher.example",
        "jo\u0308rg@bu\u0308cher.example",
        "Jörg@BÜCHER.example",
        "jörg@xn--bcher-kva.example",
        "jörg@XN--BCHER-KVA.example",
        " jörg@bücher.example\u200b",
        "\ufeffjörg@bücher.example\u2060\n",
    ],
)
def test_all_spellings_of_a_mailbox_are_one(spelling: str) -> None:
    assert same_address(spelling) == "jörg@bücher.example"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("x@faß.example", "x@fass.example"),
        ("x@xn--fa-hia.example", "x@fass.example"),
        ("straße@example.org", "strasse@example.org"),
        ("x@σίγμας.example", "x@σίγμασ.example"),
    ],
)
def test_mailboxes_that_only_look_alike_in_another_case_stay_two(one: str, other: str) -> None:
    assert same_address(one) != same_address(other)


@pytest.mark.parametrize("domain", ["mail.local", "x.test", "box.home.arpa", "home.arpa", "MAIL.LOCAL"])
def test_domains_of_a_network_of_its_own_are_taken(domain: str) -> None:
    assert checked_address(f"ada@{domain}") == f"ada@{domain.lower()}"


@pytest.mark.parametrize(
    "text",
    [
        "ada@localhost",
        "ada@local",
        "ada@b.invalid",
        "ada@b.onion",
        "ada\u200b@example.org",
        "ada@exam\u200bple.local",
        "@x.local",
        "a@b@c.local",
        "ada@x..local",
        "ada@x.local\x00",
    ],
)
def test_what_is_no_address_is_refused_and_compared_as_text(text: str) -> None:
    with pytest.raises(Invalid):
        checked_address(text)
    assert same_address(text)
