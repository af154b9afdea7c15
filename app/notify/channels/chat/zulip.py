"""Zulip, by a bot: https://zulip.com/api/send-message."""

from base64 import b64encode
from collections.abc import Sequence

from app.notify.channels.chat.address import BadAddress, Parts, matched
from app.notify.channels.chat.markup import fitted, with_wide_signs
from app.notify.channels.chat.service import ChatService, Message, as_form, few
from app.notify.requests import Request

_CLOUD = "zulipchat.com"
_MAX_TOPIC_BYTES = 60
_STREAM = r"#?[\w .-]{1,60}"
_MAIL = r"[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9.-]{1,200}"


class Zulip(ChatService, frozen=True, kw_only=True):
    """The bot's name, its organisation's host, its key, and channels or people."""

    SERVICE = "Zulip"
    SCHEMES = ("zulip",)
    OPTIONS = frozenset({"to", "token"})
    GONE = frozenset({401, 404, 410})
    MAX_BYTES = 9_000
    ESCAPE = with_wide_signs
    IS_SELF_HOSTED = True
    CLOUD = _CLOUD

    bot: str
    server: str
    key: str
    targets: tuple[str, ...]

    @classmethod
    def parse(cls, parts: Parts) -> "Zulip":
        """`zulip://bot@organisation/key/channel`."""
        path = list(parts.path)
        key = parts.options.get("token") or (path.pop(0) if path else None)
        named = [*path, *(name for name in parts.options.get("to", "").split(",") if name)] or ["general"]
        if parts.port:
            raise BadAddress("an organisation is needed, without a port")
        origin = parts.origin("https")
        host = origin.removeprefix("https://")
        return cls(
            bot=matched(r"[A-Za-z0-9_-]{1,64}", parts.user, "the bot's name").removesuffix("-bot"),
            server=host if "." in host else f"{host}.{_CLOUD}",
            key=matched(r"[A-Za-z0-9]{1,100}", key, "the bot's key"),
            targets=tuple(matched(f"{_MAIL}|{_STREAM}", name, "the channel") for name in few(named)),
        )

    @property
    def url(self) -> str:
        """Where messages are posted."""
        return f"https://{self.server}/api/v1/messages"

    def requests(self, message: Message) -> Sequence[Request]:
        """A message for each channel, under the title as its topic, or for each person."""
        proof = b64encode(f"{self.bot}-bot@{self.server}:{self.key}".encode()).decode()
        said = {
            "topic": fitted(message.title, _MAX_TOPIC_BYTES, with_wide_signs),
            "content": self.text_of(message),
        }
        return [
            as_form(
                self.url,
                {"type": "private" if "@" in name else "stream", "to": name.lstrip("#"), **said},
                {"authorization": f"Basic {proof}"},
            )
            for name in self.targets
        ]
