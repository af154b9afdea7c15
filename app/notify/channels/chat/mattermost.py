"""Mattermost, by an incoming webhook: https://developers.mattermost.com/integrate/webhooks/incoming/."""

from collections.abc import Sequence

from app.notify.channels.chat.address import BadAddress, Parts, matched
from app.notify.channels.chat.markup import with_backslashes
from app.notify.channels.chat.service import ChatService, Message, as_json, few, prefix
from app.notify.requests import Request

_CHANNEL = r"[#@]?[A-Za-z0-9_.-]{1,64}"


class Mattermost(ChatService, frozen=True, kw_only=True):
    """The server's address, the webhook's token, and channels other than the webhook's own."""

    SERVICE = "Mattermost"
    SCHEMES = ("mmosts", "mmost")
    OPTIONS = frozenset({"to", "channel", "channels"})
    MAX_BYTES = 4_000
    ESCAPE = with_backslashes
    IS_SELF_HOSTED = True

    server: str
    token: str
    channels: tuple[str, ...] = ()

    @classmethod
    def parse(cls, parts: Parts) -> "Mattermost":
        """`mmosts://host/path/token`."""
        if not parts.path:
            raise BadAddress("the webhook's token is needed")
        *path, token = parts.path
        named = ",".join(parts.options.get(name, "") for name in ("to", "channel", "channels")).split(",")
        channels = [matched(_CHANNEL, name, "the channel").lstrip("#") for name in named if name]
        return cls(
            server=prefix(parts, path, "mmost"),
            token=matched(r"[A-Za-z0-9_-]{1,64}", token, "the webhook's token"),
            channels=few(channels) if channels else (),
        )

    @classmethod
    def from_web_address(cls, parts: Parts) -> "Mattermost | None":
        """`https://mattermost.example.org/hooks/token`."""
        is_hook = parts.host.lower().startswith("mattermost.") and parts.path[-2:-1] == ("hooks",)
        if not is_hook:
            return None
        scheme = "mmost" if parts.scheme == "http" else "mmosts"
        return cls.parse(Parts(scheme=scheme, user="", password="", host=parts.host, port=parts.port,
                               path=(*parts.path[:-2], parts.path[-1]), options=parts.options))  # fmt: skip

    @property
    def url(self) -> str:
        """The webhook itself."""
        return f"{self.server}/hooks/{self.token}"

    def requests(self, message: Message) -> Sequence[Request]:
        """A message for each channel."""
        text = self.text_of(message, f"**{self.title_of(message)}**\n")
        rooms = [{"channel": channel} for channel in self.channels] or [{}]
        return [as_json(self.url, {"text": text, **room}) for room in rooms]
