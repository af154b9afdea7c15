"""Mails from their templates: the same words as plain text and as HTML, in which only the templates are markup."""

from app.rendering import FOLDER, mail_parts

LINK = "https://play.example/sign-in/link?next=/&x=1#secret"


def test_each_mail_has_a_text_and_an_html_template() -> None:
    kinds: dict[str, set[str]] = {}
    for path in (FOLDER / "mails").iterdir():
        kinds.setdefault(path.stem, set()).add(path.suffix)
    assert kinds.pop("base") == {".html"}
    assert kinds and all(found == {".txt", ".html"} for found in kinds.values())


def test_a_link_in_the_words_leads_there_and_names_are_no_markup() -> None:
    words = f"Hello <b>Ada</b>,\n\n{LINK}\n\nBye."
    text, html = mail_parts("sign-in", title="Sign in", language="en", text=words, link=LINK)
    assert text == f"{words}\n"
    escaped = LINK.replace("&", "&amp;")
    assert f'<a href="{escaped}">{escaped}</a>\n\nBye.</p>' in html
    assert "Hello &lt;b&gt;Ada&lt;/b&gt;," in html


def test_words_without_a_link_have_none() -> None:
    _, html = mail_parts("sign-in", title="Moved", language="en", text="https://evil.example plays.", link=None)
    assert "<a" not in html and "https://evil.example plays." in html
