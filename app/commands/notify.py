"""`python -m app notify test ADDRESS`: try the mail server that the settings name."""

import asyncio
from typing import Annotated

import typer

from app.commands.failures import FAILED, fail
from app.logs import configure_logs
from app.mail.addresses import checked_address
from app.mail.mailer import MailDelayed, Mailer, MailRefused
from app.mail.server import read_sender, read_server
from app.messages import say
from app.problems import Invalid
from app.settings import Settings, SettingsError, load_settings

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, no_args_is_help=True)


@app.callback()
def notices() -> None:
    """Try what sends notices."""


@app.command()
def test(address: Annotated[str, typer.Argument(help="Where the mail goes.")]) -> None:
    """Send one mail with the settings SMTP_URL and MAIL_FROM, and say what came of it."""
    settings = load_settings()
    configure_logs(settings.log_format, "error")
    try:
        asyncio.run(_send(settings, checked_address(address)))
    except (MailRefused, MailDelayed, Invalid) as error:
        fail(str(error), FAILED)
    print(say("mail-tested", address=address))


async def _send(settings: Settings, address: str) -> None:
    if settings.smtp_url is None or settings.mail_from is None:
        raise SettingsError("SMTP_URL and MAIL_FROM are not set")
    mailer = Mailer(read_server(settings.smtp_url), read_sender(settings.mail_from))
    try:
        await mailer.send(mailer.written(address, say("notice-test-title"), say("notice-test")))
    finally:
        await mailer.close()
