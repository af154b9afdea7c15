"""Links in a line: where they end, and the host that is shown beside them."""

import pytest

from app.talk.line_text import parts


def linked(text: str) -> list[tuple[str, str | None]]:
    return [(part["text"], part["host"]) for part in parts(text, (), {}, None) if part["kind"] == "link"]


@pytest.mark.parametrize(
    ("address", "host"),
    [
        ("https://faß.de/", "xn--fa-hia.de"),
        ("https://sparkaße.de/", "xn--sparkae-5va.de"),
        ("https://σίγμας.gr/", "xn--kxaef0b5ab.gr"),
        ("https://EXAMPLE.org/A", "example.org"),
        ("https://Bücher.example:8443/x", "xn--bcher-kva.example"),
        ("https://ｅｘａｍｐｌｅ．org/", "example.org"),
        ("https://क्‍ष.example/", "xn--11b2ezcw70k.example"),
        ("https://with_line.example/", "with_line.example"),
        ("https://192.0.2.1/", "192.0.2.1"),
        ("https://[2001:DB8::0:1]/x", "[2001:db8::1]"),
        ("http://localhost:8080", "localhost"),
        ("https://good.example?@evil.example", "good.example"),
        ("https://example.org/a/b@c%20d", "example.org"),
    ],
)
def test_the_host_shown_is_the_one_that_browsers_open(address: str, host: str) -> None:
    assert linked(f"see {address} there") == [(address, host)]


@pytest.mark.parametrize(
    "address",
    [
        "https://evil.example\\.good.example/x",
        "https://evil.example/\\good.example",
        "https://good.example%2eevil.example/",
        "https://good.example@evil.example/",
        "https://@evil.example/",
        "https://a:b@evil.example/",
        "https:///evil.example/",
        "https://a‍b.example/",
        "https://good.example／evil.example",
        "https://xn--zzzzzz-.example/",
        "https://☃.example/",
        "https://0x7f.1/",
        "https://2130706433/",
        "https://010.0.0.1/",
        "https://127.1/",
        "https://１２７.1/",
        "https://1.2.3.4.5/",
        "https://[::1%25eth0]/",
        "https://[::g]/",
        "https://example.org:99999/",
        "https://a..b/",
        f"https://{'a' * 64}.example/",
        f"https://{'a.' * 127}example/",
    ],
)
def test_an_address_that_may_be_read_differently_is_plain_text(address: str) -> None:
    assert linked(f"see {address} there") == []


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("https://en.wikipedia.org/wiki/Moon_(disambiguation)", "https://en.wikipedia.org/wiki/Moon_(disambiguation)"),
        ("(https://example.org/a_(b))", "https://example.org/a_(b)"),
        ("(see https://example.org/a)", "https://example.org/a"),
        ("https://example.org/a_(b_(c)).", "https://example.org/a_(b_(c))"),
        ("[https://example.org/a[1]]", "https://example.org/a[1]"),
        ("{https://example.org/{a}}!", "https://example.org/{a}"),
        ("'https://example.org/a'", "https://example.org/a"),
        ("https://example.org/?q='a'", "https://example.org/?q='a'"),
        ("（https://example.org/月）", "https://example.org/月"),
        ("「https://example.org/月」を見て", "https://example.org/月"),
        ("https://example.org/月。次", "https://example.org/月"),
        ("https://example.org/a,", "https://example.org/a"),
        ("“https://example.org/a”", "https://example.org/a"),
        ("https://[2001:db8::1]", "https://[2001:db8::1]"),
    ],
)
def test_a_link_ends_before_what_belongs_to_the_sentence(text: str, address: str) -> None:
    assert [found for found, _ in linked(text)] == [address]
    assert "".join(part["text"] for part in parts(text, (), {}, None)) == text
