"""Chat services: an address names the service and the place in it, such as `discord://…` or `ntfy://…`.

A service is one file here. Its addresses are those that Apprise has for it, and the web address that the service itself
shows; each is parsed into a closed set of fields, so that nothing else of an address has any effect.
"""

from collections.abc import Sequence

from app.notify.channels import AddressGone, Letter
from app.notify.channels.chat.address import BadAddress, taken_apart
from app.notify.channels.chat.discord import Discord
from app.notify.channels.chat.google_chat import GoogleChat
from app.notify.channels.chat.gotify import Gotify
from app.notify.channels.chat.matrix import Matrix
from app.notify.channels.chat.mattermost import Mattermost
from app.notify.channels.chat.ntfy import Ntfy
from app.notify.channels.chat.pushover import Pushover
from app.notify.channels.chat.rocketchat import RocketChat
from app.notify.channels.chat.service import ChatService, Message
from app.notify.channels.chat.signal import Signal
from app.notify.channels.chat.slack import Slack
from app.notify.channels.chat.teams import Teams
from app.notify.channels.chat.telegram import Telegram
from app.notify.channels.chat.webex import Webex
from app.notify.channels.chat.zulip import Zulip
from app.notify.reasons import reason
from app.notify.requests import Outgoing, host_and_port
from app.problems import Invalid

SERVICES: tuple[type[ChatService], ...] = (
    Discord,
    Slack,
    Telegram,
    Matrix,
    Ntfy,
    Gotify,
    Mattermost,
    RocketChat,
    Zulip,
    GoogleChat,
    Teams,
    Signal,
    Pushover,
    Webex,
)
NAMES = [service.SERVICE for service in SERVICES]
_BY_SCHEME = {scheme: service for service in SERVICES for scheme in service.SCHEMES}


class ChatChannel:
    """Letters as messages of a chat service."""

    name = "chat"

    def __init__(self, outgoing: Outgoing) -> None:
        self._outgoing = outgoing

    async def check(self, address: str) -> str:
        """An address as it came, if it names a place of a service and nothing else. Raises `Invalid`."""
        place = opened(address, strict=True)
        if place.own_host is not None:
            await self._outgoing.check_host(place.own_host)
        return address.strip()

    def host(self, address: str) -> str:
        """The host and port of the service."""
        try:
            return host_and_port(opened(address).url)
        except Invalid:
            return ""

    async def send(self, letter: Letter, address: str) -> None:
        """Send it to the place that the address names."""
        try:
            place = opened(address)
        except Invalid:
            raise AddressGone(reason("unreadable-address")) from None
        text = "\n".join([*letter.paragraphs, *(f"– {sentence}" for sentence in letter.since)])
        message = Message(id=letter.id, title=letter.title, text=text, url=letter.url)
        async with self._outgoing.exchange(self.name, place.url) as exchange:
            await place.deliver(exchange, message)


def opened(address: str, *, strict: bool = False) -> ChatService:
    """The place that an address names. `strict`: whether options that the service does not have here are refused;
    addresses of former versions may bear some, which have no effect. Raises `Invalid`."""
    try:
        place, unknown = _read(address.strip())
    except BadAddress as bad:
        raise _refused(f"This is no chat service's address: {bad}.") from None
    if strict and unknown:
        raise _refused(f"Such an address has no option of that name here: {', '.join(unknown)}.", unknown)
    return place


def _refused(detail: str, options: Sequence[str] = ()) -> Invalid:
    """An address that is none of a known service, or that has these options, which its service does not have."""
    return Invalid("bad-chat-address", detail, services=NAMES, options=list(options), unknown=len(options))


def _read(address: str) -> tuple[ChatService, list[str]]:
    """The place, and the options that its service does not have. Raises `BadAddress`."""
    scheme = address.partition("://")[0].lower()
    if scheme in _BY_SCHEME:
        service = _BY_SCHEME[scheme]
        parts = service.read(address)
        return service.parse(parts), sorted(set(parts.options) - service.OPTIONS)
    parts = taken_apart(address)
    if scheme in ("https", "http") and not (parts.user or parts.password):
        for service in SERVICES:
            if (place := service.from_web_address(parts)) is not None:
                return place, sorted(set(parts.options) - service.OPTIONS)
    raise BadAddress("the service is not known")


def shown(address: str) -> str | None:
    """An address without its secrets: the service, and the beginning of the place. None for one that cannot be read."""
    try:
        return opened(address).shown
    except Invalid:
        return None
