"""E-mail: plain words and HTML, threaded by table, with a way out that mail programs offer by themselves (RFC 8058)."""

from email.message import EmailMessage
from html import escape
from urllib.parse import urlsplit

from app.mail.addresses import checked_address
from app.mail.mailer import MailDelayed, Mailer, MailProblem, MailRefused
from app.net.domains import ascii_domain
from app.notify.channels import AddressGone, Letter, TryLater
from app.notify.reasons import reason

_PAGE = """<!doctype html><html lang="{language}"><body style="margin:0;padding:24px;background:#d9d1c1;color:#1c1a16;\
font:16px/1.5 system-ui,sans-serif"><div style="max-width:32em;margin:auto;padding:24px;background:#f6f1e6;\
border-radius:8px"><h1 style="font-size:20px;margin:0 0 16px">{title}</h1>{paragraphs}{picture}{since}<p \
style="margin:24px 0"><a href="{url}" style="padding:12px 20px;background:#ff8a2b;color:#1d0e00;border-radius:6px;\
text-decoration:none">{open}</a></p>\
<p style="font-size:13px;color:#524b3e">{why} <a href="{settings}">{change}</a> · <a href="{stop}">{leave}</a></p>\
</div></body></html>"""


PICTURE_CONTENT_ID = "table@picture"


class Email:
    """Letters as mails."""

    name = "email"

    def __init__(self, mailer: Mailer, public_url: str) -> None:
        self._mailer = mailer
        self._host = ascii_domain(urlsplit(public_url).hostname or "localhost")

    async def check(self, address: str) -> str:
        """One e-mail address."""
        return checked_address(address)

    def host(self, address: str) -> str:
        """All mails go to the operator's mail server."""
        return "mail"

    async def send(self, letter: Letter, address: str) -> None:
        """Send it as a mail of the table's thread."""
        thread = f"<{letter.tag}@{self._host}>"
        headers = {
            "Message-ID": f"<{letter.tag}.{letter.id}@{self._host}>",
            "In-Reply-To": thread,
            "References": thread,
            "List-Unsubscribe": f"<{letter.stop_url}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        message = self._mailer.written(
            address, letter.title, _plain(letter), _html(letter), headers, language=letter.speaker.language
        )
        if letter.picture is not None:
            _with_picture(message, letter.picture)
        try:
            await self._mailer.send(message)
        except MailRefused as refused:
            raise AddressGone(_reason(refused)) from None
        except MailDelayed as delayed:
            raise TryLater(_reason(delayed)) from None


def _reason(problem: MailProblem) -> str:
    """Why a mail was not taken, as it is stored; the server's own words are the operator's alone."""
    return reason(problem.why) if problem.code is None else reason(problem.why, code=problem.code)


def _with_picture(message: EmailMessage, picture: bytes) -> None:
    """Lay the picture into the HTML part, so that no mail program has to fetch it."""
    html = message.get_body(("html",))
    assert isinstance(html, EmailMessage)
    html.add_related(picture, "image", "png", cid=f"<{PICTURE_CONTENT_ID}>", filename="table.png", disposition="inline")


def _plain(letter: Letter) -> str:
    say = letter.speaker.say

    def label(words: str, address: str) -> str:
        return say("list-label", label=words, value=address)

    since = ["\n".join([say("mail-since"), *(f"- {item}" for item in letter.since)])] if letter.since else []
    lines = [
        *letter.paragraphs,
        *since,
        label(letter.link, letter.url),
        "-- \n" + say("mail-why"),
        f"{label(say('mail-change'), letter.settings_url)}\n{label(say('mail-leave'), letter.stop_url)}",
    ]
    return "\n\n".join(lines) + "\n"


def _html(letter: Letter) -> str:
    say = letter.speaker.say
    return _PAGE.format(
        language=escape(letter.speaker.language),
        title=escape(letter.title),
        paragraphs="".join(f'<p style="white-space:pre-line">{escape(part)}</p>' for part in letter.paragraphs),
        since=_since(letter),
        picture=_shown(letter),
        url=escape(letter.url),
        open=escape(letter.link),
        why=escape(say("mail-why")),
        settings=escape(letter.settings_url),
        change=escape(say("mail-change")),
        stop=escape(letter.stop_url),
        leave=escape(say("mail-leave")),
    )


def _since(letter: Letter) -> str:
    if not letter.since:
        return ""
    items = "".join(f"<li>{escape(item)}</li>" for item in letter.since)
    return f'<p>{escape(letter.speaker.say("mail-since"))}</p><ul style="padding-left:1.2em">{items}</ul>'


def _shown(letter: Letter) -> str:
    if letter.picture is None:
        return ""
    alt = escape(letter.speaker.say("mail-picture"))
    return f'<p><img src="cid:{PICTURE_CONTENT_ID}" alt="{alt}" width="100%" style="border-radius:6px"></p>'
