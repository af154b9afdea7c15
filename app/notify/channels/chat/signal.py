"""Signal, by a gateway of the user's own: https://github.com/bbernhard/signal-cli-rest-api."""

import re
from base64 import b64encode
from collections.abc import Sequence

from app.notify.channels.chat.address import BadAddress, Parts, matched
from app.notify.channels.chat.service import ChatService, Message, as_json, few, prefix
from app.notify.requests import Request

_GROUP = re.compile(r"@?(?:group\.)?([A-Za-z0-9_=+/-]{1,200})")


class Signal(ChatService, frozen=True, kw_only=True):
    """The gateway, the number that sends, who is told, and a name and a password for the gateway."""

    SERVICE = "Signal"
    SCHEMES = ("signals", "signal")
    OPTIONS = frozenset({"from", "to"})
    GONE = frozenset({404, 410})
    MAX_BYTES = 2_000
    IS_SELF_HOSTED = True

    server: str
    sender: str
    targets: tuple[str, ...]
    authorization: str | None = None

    @classmethod
    def parse(cls, parts: Parts) -> "Signal":
        """`signals://host/+49…/+49…`: the number that sends, and whom it tells."""
        path = list(parts.path)
        sender = parts.options.get("from") or (path.pop(0) if path else None)
        if sender is None:
            raise BadAddress("the number that sends is needed")
        named = [*path, *(target for target in parts.options.get("to", "").split(",") if target)] or [sender]
        proof = b64encode(f"{parts.user}:{parts.password}".encode()).decode()
        return cls(
            server=prefix(parts, (), "signal"),
            sender=_number(sender),
            targets=tuple(_group(target) if _is_group(target) else _number(target) for target in few(named)),
            authorization=f"Basic {proof}" if parts.user else None,
        )

    @property
    def url(self) -> str:
        """Where messages are posted."""
        return f"{self.server}/v2/send"

    def requests(self, message: Message) -> Sequence[Request]:
        """One message for all, without styles."""
        said = {
            "message": self.text_of(message, f"{self.title_of(message)}\n"),
            "number": self.sender,
            "recipients": list(self.targets),
            "text_mode": "normal",
        }
        return [as_json(self.url, said, {"authorization": self.authorization} if self.authorization else None)]


def _is_group(target: str) -> bool:
    return target.startswith(("@", "group."))


def _group(target: str) -> str:
    found = _GROUP.fullmatch(target)
    if found is None:
        raise BadAddress("a group is not written as Signal writes it")
    return f"group.{found[1]}"


def _number(text: str) -> str:
    digits = re.sub(r"[ ().+-]", "", text)
    return f"+{matched('[0-9]{6,20}', digits, 'a telephone number')}"
