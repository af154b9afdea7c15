"""Webex, by an incoming webhook, or by a bot: https://developer.webex.com/docs/api/v1/messages/create-a-message."""

from collections.abc import Sequence

from app.notify.channels.chat.address import BadAddress, Parts, matched
from app.notify.channels.chat.markup import without_mentions
from app.notify.channels.chat.service import ChatService, Message, as_json, few
from app.notify.requests import Request

_HOSTS = ("api.ciscospark.com", "webexapis.com")
_TOKEN = r"[A-Za-z0-9_-]{1,300}"


class Webex(ChatService, frozen=True, kw_only=True):
    """A webhook's token, or a bot's with rooms."""

    SERVICE = "Webex"
    SCHEMES = ("wxteams", "webex")
    OPTIONS = frozenset({"to", "token", "mode"})
    MAX_BYTES = 7_000
    ESCAPE = without_mentions

    token: str
    rooms: tuple[str, ...] = ()

    @classmethod
    def parse(cls, parts: Parts) -> "Webex":
        """`wxteams://token` of a webhook, `wxteams://token/room` of a bot."""
        named = [*parts.path, *(room for room in parts.options.get("to", "").split(",") if room)]
        if parts.options.get("mode") == "bot" and not named:
            raise BadAddress("a bot needs a room")
        return cls(
            token=matched(_TOKEN, parts.options.get("token") or parts.host, "the token"),
            rooms=tuple(matched(_TOKEN, room, "the room") for room in (few(named) if named else ())),
        )

    @classmethod
    def from_web_address(cls, parts: Parts) -> "Webex | None":
        """`https://webexapis.com/v1/webhooks/incoming/token`."""
        if parts.host.lower() not in _HOSTS or parts.path[1:3] != ("webhooks", "incoming") or len(parts.path) != 4:
            return None
        return cls(token=matched(_TOKEN, parts.path[3], "the token"))

    @property
    def url(self) -> str:
        """The webhook, or the method of bots."""
        return f"https://webexapis.com/v1/{'messages' if self.rooms else f'webhooks/incoming/{self.token}'}"

    def requests(self, message: Message) -> Sequence[Request]:
        """A message for each room, as plain text."""
        said = {"text": self.text_of(message, f"{self.title_of(message)}\n")}
        if not self.rooms:
            return [as_json(self.url, said)]
        proof = {"authorization": f"Bearer {self.token}"}
        return [as_json(self.url, {"roomId": room, **said}, proof) for room in self.rooms]
