"""Pushover: https://pushover.net/api."""

from collections.abc import Sequence

from app.notify.channels import AddressGone
from app.notify.channels.chat.address import Parts, matched
from app.notify.channels.chat.service import ChatService, Message, as_json, few, said_by
from app.notify.requests import Answer, Request

_KEY = r"[A-Za-z0-9]{1,40}"


class Pushover(ChatService, frozen=True, kw_only=True):
    """The key of a person, the token of an application, and the devices or groups that are told."""

    SERVICE = "Pushover"
    SCHEMES = ("pover",)
    OPTIONS = frozenset({"to"})
    MAX_BYTES = 1_000

    user: str
    token: str
    devices: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()

    @classmethod
    def parse(cls, parts: Parts) -> "Pushover":
        """`pover://user@token/device`."""
        named = [*parts.path, *(name for name in parts.options.get("to", "").split(",") if name)]
        targets = few(named) if named else ()
        return cls(
            user=matched(_KEY, parts.user, "the user's key"),
            token=matched(_KEY, parts.host, "the application's token"),
            devices=tuple(matched("[A-Za-z0-9_-]{1,25}", name, "the device") for name in targets if name[0] != "#"),
            groups=tuple(matched(_KEY, name[1:], "the group") for name in targets if name[0] == "#"),
        )

    @property
    def url(self) -> str:
        """Where messages are posted."""
        return "https://api.pushover.net/1/messages.json"

    def requests(self, message: Message) -> Sequence[Request]:
        """A message for the person and for each group, in plain text."""
        said = {
            "token": self.token,
            "title": self.title_of(message),
            "message": self.text_of(message),
            "url": message.url,
        }
        rooms = [{"user": group} for group in self.groups]
        if self.devices or not rooms:
            rooms.append({"user": self.user} | ({"device": ",".join(self.devices)} if self.devices else {}))
        return [as_json(self.url, {**said, **room}) for room in rooms]

    def problem(self, answer: Answer) -> Exception | None:
        """A key that is no longer valid is told by 400."""
        said = said_by(answer)
        if answer.status == 400 and any(said.get(field) == "invalid" for field in ("user", "token")):
            return AddressGone("400")
        return ChatService.problem(self, answer)
