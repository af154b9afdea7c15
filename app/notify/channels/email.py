"""E-mail: plain words and HTML, threaded by table, with a way out that mail programs offer by themselves (RFC 8058)."""

from email.message import EmailMessage
from urllib.parse import urlsplit

from app.mail.addresses import checked_address
from app.mail.mailer import MailDelayed, Mailer, MailProblem, MailRefused
from app.net.domains import ascii_domain
from app.notify.channels import AddressGone, Letter, TryLater
from app.notify.reasons import reason
from app.rendering import mail_parts

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
        language = letter.speaker.language
        text, html = mail_parts(
            "notice",
            letter=letter,
            title=letter.title,
            language=language,
            say=letter.speaker.say,
            picture_id=PICTURE_CONTENT_ID,
        )
        message = self._mailer.written(address, letter.title, text, html, headers, language=language)
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
