"""Chat services, by Apprise: an address names the service and the place in it, such as `discord://…` or `ntfy://…`.

Apprise sends by threads of its own kind of requests, so that each runs in a thread that may connect to nothing private
(`app/notify/guarding.py`), whatever the service answers.
"""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlsplit

import apprise
from apprise.common import OverflowMode
from apprise.plugins.base import NotifyBase
from apprise.plugins.discord import NotifyDiscord
from apprise.plugins.google_chat import NotifyGoogleChat
from apprise.plugins.gotify import NotifyGotify
from apprise.plugins.matrix import NotifyMatrix
from apprise.plugins.mattermost import NotifyMattermost
from apprise.plugins.ntfy import NotifyNtfy
from apprise.plugins.pushover import NotifyPushover
from apprise.plugins.rocketchat import NotifyRocketChat
from apprise.plugins.signal_api import NotifySignalAPI
from apprise.plugins.slack import NotifySlack
from apprise.plugins.telegram import NotifyTelegram
from apprise.plugins.webexteams import NotifyWebexTeams
from apprise.plugins.workflows import NotifyWorkflows
from apprise.plugins.zulip import NotifyZulip

from app.notify.channels import Gone, Letter, TryLater
from app.notify.guarding import Refused, guarded
from app.problems import Invalid

SERVICES: tuple[type[NotifyBase], ...] = (
    NotifyDiscord,
    NotifySlack,
    NotifyTelegram,
    NotifyMatrix,
    NotifyNtfy,
    NotifyGotify,
    NotifyMattermost,
    NotifyRocketChat,
    NotifyZulip,
    NotifyGoogleChat,
    NotifyWorkflows,
    NotifySignalAPI,
    NotifyPushover,
    NotifyWebexTeams,
)
"""Apprise knows a hundred more, some of which act on the server itself."""
NAMES = [str(one.service_name) for one in SERVICES]
CONNECT_SECONDS, READ_SECONDS, SECONDS = 5.0, 8.0, 30.0
THREADS = 4
DEAD = re.compile(r"\berror=(404|410)\b")
"""In what Apprise logs: there is no such place any more."""
ASSET = apprise.AppriseAsset(app_id="Regolith", app_desc="Regolith", app_url="", secure_logging=True)


class Chat:
    """Letters as messages of a chat service. `private`: whether services in private networks are allowed."""

    name = "chat"

    def __init__(self, *, private: bool) -> None:
        self._private = private
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="chat")

    async def check(self, address: str) -> str:
        """An address as it came, if Apprise can read it."""
        opened(address.strip())
        return address.strip()

    def host(self, address: str) -> str:
        """The service's host, where the address names one, else the service."""
        return urlsplit(address).netloc.rpartition("@")[2].lower()

    async def send(self, letter: Letter, address: str) -> None:
        """Send it in a thread."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(SECONDS):
                taken, said = await loop.run_in_executor(self._threads, self._send, letter, address)
        except TimeoutError:
            raise TryLater(f"no answer in {SECONDS:.0f} s") from None
        except Refused as refused:
            raise Gone(str(refused)) from None
        if taken:
            return
        if dead := DEAD.search(said):
            raise Gone(dead[1])
        raise TryLater(said or "not taken")

    def _send(self, letter: Letter, address: str) -> tuple[bool, str]:
        service = opened(address)
        service.overflow_mode = OverflowMode.TRUNCATE
        text = "\n".join([*letter.paragraphs, *(f"– {one}" for one in letter.since), "", letter.url])
        with guarded(private=self._private) as guard, _logged() as log:
            taken = bool(service.notify(body=text, title=letter.title, body_format=apprise.NotifyFormat.TEXT))
            said = log.getvalue().strip()
        if guard.refused and not taken:
            raise Refused(guard.refused)
        return taken, _last_line(said)

    def close(self) -> None:
        """Wait for nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def opened(address: str) -> NotifyBase:
    """What sends to an address, as Apprise writes it or as the service itself does. Raises `Invalid` for what is none
    of a service that we know."""
    for service in SERVICES:
        if (read := _read(service, address)) is not None:
            read.socket_connect_timeout, read.socket_read_timeout, read.retry = CONNECT_SECONDS, READ_SECONDS, 0
            return read
    raise Invalid("bad-chat-address", "That is no address of a chat service.", services=NAMES)


def _read(service: type[NotifyBase], address: str) -> NotifyBase | None:
    if address.partition(":")[0].lower() in _schemes(service):
        read = service.parse_url(address)
    else:
        read = service.parse_native_url(address)
    try:
        return service(asset=ASSET, **read) if read else None
    except TypeError:
        return None


def _schemes(service: type[NotifyBase]) -> set[str]:
    """How the addresses of a service begin."""
    known: set[str] = set()
    for given in (service.protocol, service.secure_protocol):
        known |= {given} if isinstance(given, str) else set(given or ())
    return known


def shown(address: str) -> str:
    """An address without its secrets: the service, and the beginning of the place."""
    told: str = opened(address).url(privacy=True)  # type: ignore[no-untyped-call]  # it leaves it untyped
    return told.partition("?")[0]


def _logged() -> Any:
    """Collects what Apprise says went wrong."""
    return apprise.LogCapture(level=apprise.logging.WARNING)  # type: ignore[no-untyped-call]  # it leaves it untyped


def _last_line(said: str) -> str:
    return said.splitlines()[-1][:200] if said else ""
