"""Gotify, on a server of the user's own: https://gotify.net/docs/pushmsg."""

from collections.abc import Sequence

from app.notify.channels.chat.address import BadAddress, Parts, matched
from app.notify.channels.chat.service import ChatService, Message, as_json, prefix
from app.notify.requests import Request

NORMAL_PRIORITY = 5


class Gotify(ChatService, frozen=True, kw_only=True):
    """The server's address and the application's token."""

    SERVICE = "Gotify"
    SCHEMES = ("gotifys", "gotify")
    GONE = frozenset({401, 404, 410})
    MAX_BYTES = 8_000
    IS_SELF_HOSTED = True

    server: str
    token: str

    @classmethod
    def parse(cls, parts: Parts) -> "Gotify":
        """`gotifys://host/path/token`."""
        if not parts.path:
            raise BadAddress("the application's token is needed")
        *path, token = parts.path
        return cls(
            server=prefix(parts, path, "gotify"),
            token=matched(r"[A-Za-z0-9._-]{1,100}", token, "the application's token"),
        )

    @property
    def url(self) -> str:
        """Where messages are posted."""
        return f"{self.server}/message"

    def requests(self, message: Message) -> Sequence[Request]:
        """One message in plain text; a press on it opens the page."""
        extras = {
            "client::display": {"contentType": "text/plain"},
            "client::notification": {"click": {"url": message.url}},
        }
        said = {"title": self.title_of(message), "message": self.text_of(message), "priority": NORMAL_PRIORITY}
        return [as_json(self.url, {**said, "extras": extras}, {"x-gotify-key": self.token})]
