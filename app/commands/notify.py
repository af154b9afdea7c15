"""`python -m app notify test ADDRESS`: try the mail server that the settings name, a chat service or a webhook."""

import asyncio
import secrets
from typing import Annotated

import typer

from app.commands.failures import FAILED, fail
from app.logs import configure_logs
from app.mail.addresses import checked_address
from app.mail.mailer import MailDelayed, Mailer, MailRefused
from app.mail.server import read_sender, read_server
from app.messages import Messages
from app.messages.speaker import default_speaker
from app.notify.channels import AddressGone, Letter, TryLater
from app.notify.channels.chat import ChatChannel, opened
from app.notify.channels.webhook import signed
from app.notify.requests import Outgoing
from app.problems import Invalid
from app.settings import Settings, SettingsError, load_settings

SPEAKER = default_speaker(Messages())
app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, no_args_is_help=True)


@app.callback()
def notices() -> None:
    """Try what sends notices."""


@app.command()
def test(
    address: Annotated[str, typer.Argument(help="A mail address, a chat service's address, or a webhook's https://…")],
) -> None:
    """Send one test from this machine with its settings, and say what came of it."""
    settings = load_settings()
    configure_logs(settings.log_format, "error")
    try:
        print(asyncio.run(_send(settings, address.strip())))
    except (MailRefused, MailDelayed, AddressGone, TryLater, Invalid) as error:
        fail(str(error), FAILED)


async def _send(settings: Settings, address: str) -> str:
    """Send a test; what to say of it."""
    if "://" not in address:
        await _mail(settings, checked_address(address))
        return SPEAKER.say("mail-tested", address=address)
    if _is_chat(address):
        await _chat(settings, address)
        return SPEAKER.say("chat-tested")
    return SPEAKER.say("webhook-tested", status=await _post(settings, address))


def _is_chat(address: str) -> bool:
    """Whether that is an address of a chat service that we know."""
    try:
        opened(address)
    except Invalid:
        return False
    return True


async def _mail(settings: Settings, address: str) -> None:
    if settings.smtp_url is None or settings.mail_from is None:
        raise SettingsError("SMTP_URL and MAIL_FROM are not set")
    mailer = Mailer(read_server(settings.smtp_url), read_sender(settings.mail_from))
    try:
        await mailer.send(mailer.written(address, SPEAKER.say("notice-test-title"), SPEAKER.say("notice-test")))
    finally:
        await mailer.close()


async def _chat(settings: Settings, address: str) -> None:
    outgoing = Outgoing(private=settings.private_addresses)
    try:
        chat = ChatChannel(outgoing)
        await chat.send(_letter(settings), await chat.check(address))
    finally:
        await outgoing.close()


async def _post(settings: Settings, address: str) -> int:
    """Post to a webhook, signed with a secret that nobody knows; the status of its answer."""
    outgoing = Outgoing(private=settings.private_addresses)
    try:
        await outgoing.check(address)
        return await outgoing.post(address, *signed(secrets.token_bytes(), _letter(settings)))
    finally:
        await outgoing.close()


def _letter(settings: Settings) -> Letter:
    url = settings.public_url
    return Letter(
        id=0,
        channel="test",
        kind="test",
        title=SPEAKER.say("notice-test-title"),
        paragraphs=(SPEAKER.say("notice-test"),),
        url=url,
        link=SPEAKER.say("mail-open-notices"),
        tag="regolith",
        speaker=SPEAKER,
        stop_url=url,
        settings_url=url,
    )
