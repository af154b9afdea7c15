"""Google Chat, by the webhook of a space: https://developers.google.com/workspace/chat/quickstart/webhooks."""

from collections.abc import Sequence
from urllib.parse import urlencode

from app.notify.channels.chat.address import Parts, joined, matched
from app.notify.channels.chat.markup import with_wide_signs
from app.notify.channels.chat.service import ChatService, Message, as_json
from app.notify.requests import Request

_HOST = "chat.googleapis.com"
_FIELD = r"[A-Za-z0-9._~%=+/-]{1,300}"


class GoogleChat(ChatService, frozen=True, kw_only=True):
    """A space, and the key and the token of a webhook in it; a thread if it is always the same."""

    SERVICE = "Google Chat"
    SCHEMES = ("gchat",)
    OPTIONS = frozenset({"workspace", "key", "token", "thread", "threadkey", "threadKey", "messageReplyOption"})
    GONE = frozenset({401, 403, 404, 410})
    MAX_BYTES = 4_000
    ESCAPE = with_wide_signs

    space: str
    key: str
    token: str
    thread: str | None = None

    @classmethod
    def parse(cls, parts: Parts) -> "GoogleChat":
        """`gchat://space/key/token`."""
        given, options = dict(enumerate(parts.path)), parts.options
        thread = options.get("thread") or options.get("threadkey") or options.get("threadKey") or given.get(2)
        return cls(
            space=matched(r"[A-Za-z0-9_-]{1,100}", options.get("workspace") or parts.host, "the space"),
            key=matched(_FIELD, options.get("key") or given.get(0), "the webhook's key"),
            token=matched(_FIELD, options.get("token") or given.get(1), "the webhook's token"),
            thread=matched(_FIELD, thread, "the thread") if thread else None,
        )

    @classmethod
    def from_web_address(cls, parts: Parts) -> "GoogleChat | None":
        """`https://chat.googleapis.com/v1/spaces/space/messages?key=…&token=…`."""
        if parts.host.lower() != _HOST or parts.path[:2] != ("v1", "spaces") or parts.path[3:] != ("messages",):
            return None
        options = {name: value for name, value in parts.options.items() if name != "workspace"}
        return cls.parse(Parts(scheme="gchat", user="", password="", host=parts.path[2], port=None, path=(),
                               options=options))  # fmt: skip

    @property
    def url(self) -> str:
        """The webhook itself."""
        said = {"key": self.key, "token": self.token}
        if self.thread:
            said |= {"threadKey": self.thread, "messageReplyOption": "REPLY_MESSAGE_FALLBACK_TO_NEW_THREAD"}
        return f"https://{_HOST}/v1/spaces{joined(self.space)}/messages?{urlencode(said)}"

    @property
    def shown(self) -> str:
        """The space alone."""
        return f"gchat://{self.space}/…"

    def requests(self, message: Message) -> Sequence[Request]:
        """One message."""
        return [as_json(self.url, {"text": self.text_of(message, f"*{self.title_of(message)}*\n")})]
