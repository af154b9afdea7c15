"""What may be written in a line, and how it is taken apart."""

import pytest

from app.problems import Invalid
from app.talk.line_text import MAX_LINE_LENGTH, checked_line, parts
from app.text.characters import MENTION_CHARACTER


class TestChecked:
    @pytest.mark.parametrize(
        "text",
        [
            "hello",
            "🩷",
            "\U0001fae9 \U0001fadf",
            "\U0001cc00",
            "two\nlines",
            "👩‍🚀 👍🏽 🏴󠁧󠁢󠁳󠁣󠁴󠁿",
            "می‌خواهم",
            "नमस्ते",
            "<script>alert(1)</script>",
            "x" * MAX_LINE_LENGTH,
        ],
    )
    def test_what_can_be_seen_is_kept_as_it_is(self, text: str) -> None:
        assert checked_line(text) == text

    @pytest.mark.parametrize(
        "text",
        [
            "",
            " \n ",
            "x" * (MAX_LINE_LENGTH + 1),
            "a\u202eb",
            "a\u2066b",
            "a\x00b",
            "a\x1bb",
            "a\ud800b",
            "a\u2028b",
            "a\ufeffb",
            "Z" + "\u0301" * 40,
            "Z" + "\u0489\u200d" * 40,
            "tag\U000e0041\U000e0042",
            "a\ufdd0b",
            "a\U0002fffeb",
            "a\U000e0fffb",
            "a\u2800b",
            "a\u3164b",
            "Z" + "\u1ad0" * 4,
            "\n".join("123456789"),
            f"forged {MENTION_CHARACTER}",
        ],
    )
    def test_what_hides_or_breaks_out_of_its_line_is_refused(self, text: str) -> None:
        with pytest.raises(Invalid):
            checked_line(text)


class TestParts:
    @pytest.mark.parametrize(
        ("text", "kinds"),
        [
            ("see https://example.org/a?b=c.", ["text", "link", "text"]),
            ("HTTP://EXAMPLE.ORG", ["link"]),
            ("javascript:alert(1) data:text/html,x", ["text"]),
            ("https://bank.example@evil.example/", ["text"]),
            ("https://[broken", ["text"]),
            ("https://" + "a" * 100, ["text"]),
        ],
    )
    def test_only_plain_web_addresses_are_links(self, text: str, kinds: list[str]) -> None:
        found = parts(text, (), {}, None)
        assert [part["kind"] for part in found] == kinds
        assert "".join(part["text"] for part in found) == text

    def test_a_link_says_where_it_leads_in_letters_that_cannot_deceive(self) -> None:
        (link,) = parts("https://\u0430\u0440\u0440\u04cf\u0435.example/", (), {}, None)
        assert link["host"] == "xn--80ak6aa92e.example"
