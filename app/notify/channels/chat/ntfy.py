"""ntfy, at ntfy.sh or a server of the user's own: https://docs.ntfy.sh/publish/#publish-as-json."""

from base64 import b64encode
from collections.abc import Sequence

from app.notify.channels.chat.address import BadAddress, Parts, matched
from app.notify.channels.chat.service import ChatService, Message, as_json, few
from app.notify.requests import Request

_CLOUD = "ntfy.sh"
_TOPIC = r"[A-Za-z0-9_-]{1,64}"


class Ntfy(ChatService, frozen=True, kw_only=True):
    """The server, the credentials there, and topics."""

    SERVICE = "ntfy"
    SCHEMES = ("ntfys", "ntfy")
    OPTIONS = frozenset({"to", "token", "mode", "auth"})
    MAX_BYTES = 3_500
    IS_SELF_HOSTED = True
    CLOUD = _CLOUD

    server: str
    topics: tuple[str, ...]
    authorization: str | None = None

    @classmethod
    def parse(cls, parts: Parts) -> "Ntfy":
        """`ntfy://topic` at ntfy.sh, `ntfy://host/topic` and `ntfys://host/topic` elsewhere."""
        named = [*parts.path, *(topic for topic in parts.options.get("to", "").split(",") if topic)]
        is_cloud = parts.options.get("mode", "cloud" if not named else "private").lower() == "cloud"
        if parts.host.lower() == _CLOUD:
            is_cloud = True
        elif is_cloud:
            named = [parts.host, *named]
        if is_cloud and parts.port:
            raise BadAddress("a topic is needed")
        scheme = "http" if parts.scheme == "ntfy" and not is_cloud else "https"
        return cls(
            server=f"https://{_CLOUD}" if is_cloud else parts.origin(scheme),
            topics=tuple(matched(_TOPIC, topic, "the topic") for topic in few([topic for topic in named if topic])),
            authorization=_authorization(parts),
        )

    @classmethod
    def from_web_address(cls, parts: Parts) -> "Ntfy | None":
        """`https://ntfy.sh/topic`."""
        is_here = parts.host.lower() == _CLOUD and not parts.port
        return cls.parse(parts) if is_here else None

    @property
    def url(self) -> str:
        """The root of the server: the topic stands in the body."""
        return f"{self.server}/"

    @property
    def shown(self) -> str:
        """The server, and the beginning of the topic, which is all the secret there is."""
        return f"ntfy://{self.server.partition('://')[2]}/{self.topics[0][:2]}…"

    def requests(self, message: Message) -> Sequence[Request]:
        """A message for each topic; a press on it opens the page."""
        headers = {"authorization": self.authorization} if self.authorization else None
        said = {"title": self.title_of(message), "message": self.text_of(message), "click": message.url}
        return [as_json(self.url, {"topic": topic, **said}, headers) for topic in self.topics]


def _authorization(parts: Parts) -> str | None:
    """The header that proves who we are: by a token, else by a name and a password."""
    token = parts.options.get("token")
    if not token and parts.options.get("auth", "").lower() == "token":
        token = parts.password or parts.user
    if not token and parts.user.startswith("tk_") and not parts.password:
        token = parts.user
    if token:
        return f"Bearer {matched('[!-~]{1,200}', token, 'the token')}"
    if not parts.user:
        return None
    return f"Basic {b64encode(f'{parts.user}:{parts.password}'.encode()).decode()}"
