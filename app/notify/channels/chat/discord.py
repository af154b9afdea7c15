"""Discord, by the webhook of a channel: https://discord.com/developers/docs/resources/webhook#execute-webhook."""

from collections.abc import Sequence

from app.notify.channels.chat.address import BadAddress, Parts, matched
from app.notify.channels.chat.markup import with_backslashes
from app.notify.channels.chat.service import ChatService, Message, as_json
from app.notify.requests import Request

_HOSTS = ("discord.com", "discordapp.com", "ptb.discord.com", "canary.discord.com")
_SUPPRESS_EMBEDS = 4


class Discord(ChatService, frozen=True, kw_only=True):
    """A webhook's number and token, and the thread if it is one."""

    SERVICE = "Discord"
    SCHEMES = ("discord",)
    OPTIONS = frozenset({"thread", "thread_id"})
    MAX_BYTES = 2_000
    ESCAPE = with_backslashes

    webhook: str
    token: str
    thread: str | None = None

    @classmethod
    def parse(cls, parts: Parts) -> "Discord":
        """`discord://number/token`."""
        thread = parts.options.get("thread") or parts.options.get("thread_id")
        if len(parts.path) > 1 or parts.port or parts.password:
            raise BadAddress("a number and a token are needed")
        return cls(
            webhook=matched(r"[0-9]{1,25}", parts.host, "the webhook's number"),
            token=matched(r"[A-Za-z0-9_-]{1,200}", next(iter(parts.path), None), "the webhook's token"),
            thread=matched(r"[0-9]{1,25}", thread, "the thread's number") if thread else None,
        )

    @classmethod
    def from_web_address(cls, parts: Parts) -> "Discord | None":
        """`https://discord.com/api/webhooks/number/token`."""
        path = [part for part in parts.path if part not in ("v6", "v7", "v8", "v9", "v10")]
        if parts.host.lower() not in _HOSTS or path[:2] != ["api", "webhooks"] or len(path) != 4:
            return None
        host, token = path[2:]
        return cls.parse(Parts(scheme="discord", user="", password="", host=host, port=None, path=(token,),
                               options=parts.options))  # fmt: skip

    @property
    def url(self) -> str:
        """The webhook itself."""
        thread = f"?thread_id={self.thread}" if self.thread else ""
        return f"https://discord.com/api/webhooks/{self.webhook}/{self.token}{thread}"

    @property
    def shown(self) -> str:
        """The webhook's number alone."""
        return f"discord://{self.webhook}/…"

    def requests(self, message: Message) -> Sequence[Request]:
        """One message, which mentions nobody whatever it says."""
        content = self.text_of(message, f"**{self.title_of(message)}**\n")
        return [as_json(self.url, {"content": content, "allowed_mentions": {"parse": []}, "flags": _SUPPRESS_EMBEDS})]
