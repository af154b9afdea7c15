"""Whom a line mentions."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.talk.line_text import parts, plain
from app.talk.mentions import with_mentions
from app.text.characters import MENTION_CHARACTER
from app.text.comparison import folded


def mentioned(text: str, *names: str) -> Sequence[str]:
    return with_mentions(text, {name: name for name in names})[1]


def test_the_longest_name_is_meant_and_a_changed_name_stays_true() -> None:
    text, whom = with_mentions("@ada lovelace, and @Ada? not me@Ada", {"Ada": "1", "Ada Lovelace": "2"})
    assert whom == ("2", "1")
    assert plain(text, whom, {"1": "Eve", "2": "Countess"}) == "@Countess, and @Eve? not me@Ada"
    assert [part["me"] for part in parts(text, whom, {"1": "Eve"}, "1") if part["kind"] == "mention"] == [False, True]


def test_names_are_no_patterns() -> None:
    assert mentioned("@.* @((", ".*", "((") == (".*", "((")


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("hi @alı", "Ali"),
        ("hi @ALİ", "Ali"),
        ("hi @ALI!", "Alı"),
        ("@ipek", "İpek"),
        ("@IPEK", "İpek"),
        ("@ıpek", "İpek"),
        ("hi @IŞIL", "Işıl"),
        ("hi @işil", "Işıl"),
        ("hi @ilker", "İlker"),
        ("@GROSS", "Groß"),
        ("@groẞ", "GROSS"),
        ("@ΟΔΥΣΣΕΥΣ", "Οδυσσεύς".replace("ύ", "υ")),
        ("@ᏣᎳᎩ", "ꮳꮃꭹ"),
        ("@ꮳꮃꭹ", "ᏣᎳᎩ"),
        ("@ᲡᲐᲥᲐᲠᲗᲕᲔᲚᲝ", "საქართველო"),
        ("@ԵՒԱ", "և" + "ա"),
        ("@ﬁona", "Fiona"),
        ("＠Ａｄａ", "Ada"),
        ("@ｱﾊﾞ", "アバ"),
        ("@علیرضا", "علی‌رضا"),
        ("@علی‌رضا,", "علیرضا"),
        ("@मोहन और", "मोहन"),
        ("@❤ you", "❤️"),
        ("@❤️ you", "❤"),
        ("@👩‍🚀!", "👩‍🚀"),
        ("太郎さん、@花子さん", "花子"),
        ("さん@花子", "花子"),
        ("@สมชายครับ", "สมชาย"),
        ("@DŽura", "ǆura"),
        ("@ŻANETA", "Żaneta"),
        ("@Ada\u00a0Lovelace", "Ada Lovelace"),
    ],
)
def test_a_name_is_found_as_other_keyboards_write_it(text: str, name: str) -> None:
    assert mentioned(text, name) == (name,)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("@Adam", "Ada"),
        ("@Ada_", "Ada"),
        ("@मोहनी", "मोहन"),
        ("@👩‍🚀", "👩"),
        ("@👍🏽", "👍"),
        ("@علی‌رضا", "علی"),
        ("@zaneta", "Żaneta"),
        ("@Ada\nLovelace", "Ada Lovelace"),
        ("@ﬁ", "f"),
        ("https://example.org/@ada", "Ada"),
        ("a@ada", "Ada"),
        ("@Аdа", "Ada"),
    ],
)
def test_a_longer_word_and_another_name_mention_nobody(text: str, name: str) -> None:
    assert mentioned(text, name) == ()


def test_of_names_that_fold_alike_the_one_written_so_is_meant() -> None:
    assert mentioned("@Alı @Ali @ALİ", "Ali", "Alı") == ("Alı", "Ali", "Ali")


LETTERS = st.sampled_from("aiIıİsSßẞſΣσςKkKåÅǅﬁև@ \n\u0307\u0301\u200d\ufe0f👩🚀ａ＠_1٣ｶﾞ가ᏣꮳᲐა")
WORDS = st.text(LETTERS, max_size=8) | st.text(st.characters(exclude_characters=MENTION_CHARACTER), max_size=8)


@given(st.lists(WORDS, max_size=5, unique=True), st.lists(WORDS, max_size=5))
def test_no_line_and_no_names_fail_and_the_line_can_be_written_again(names: list[str], words: list[str]) -> None:
    people = {name: str(number) for number, name in enumerate(names)}
    line = " ".join(f"@{word}" for word in (*words, *names))
    text, whom = with_mentions(line, people)
    assert text.count(MENTION_CHARACTER) == len(whom)
    assert folded(plain(text, whom, {user: name for name, user in people.items()})) == folded(line)
    assert with_mentions(text, people) == (text, ()) or whom
