"""Matrix, by an account on a homeserver (https://spec.matrix.org/latest/client-server-api/) or by t2bot's webhooks."""

import re
from collections.abc import Sequence
from urllib.parse import quote

from app.notify.channels import AddressGone, TryLater
from app.notify.channels.chat.address import BadAddress, Parts, matched
from app.notify.channels.chat.markup import without_mentions
from app.notify.channels.chat.service import ChatService, Message, as_json, few, prefix, said_by
from app.notify.reasons import reason
from app.notify.requests import Answer, Exchange, Request

_T2BOT = "webhooks.t2bot.io"
_ROOM = r"[#!]?[A-Za-z0-9._=/+-]{1,100}(?::[A-Za-z0-9.-]{1,200}(?::[0-9]{1,5})?)?"
_TOKEN = r"[!-~]{1,500}"


class Matrix(ChatService, frozen=True, kw_only=True):
    """A homeserver, the account there (a token alone, or a user and a password), and rooms; or t2bot's webhook."""

    SERVICE = "Matrix"
    SCHEMES = ("matrixs", "matrix")
    OPTIONS = frozenset({"to", "token", "mode"})
    MAX_BYTES = 8_000
    ESCAPE = without_mentions
    IS_SELF_HOSTED = True
    CLOUD = _T2BOT

    server: str
    webhook: str | None = None
    user: str = ""
    secret: str = ""
    rooms: tuple[str, ...] = ()

    @classmethod
    def parse(cls, parts: Parts) -> "Matrix":
        """`matrixs://token@host/#room`, `matrixs://user:password@host/!room`; t2bot's `matrixs://token`."""
        token, mode = parts.options.get("token"), parts.options.get("mode", "").lower()
        named = [*parts.path, *(room for room in parts.options.get("to", "").split(",") if room)]
        if mode == "t2bot" or not (mode or parts.password or named or token):
            return cls(server=f"https://{_T2BOT}", webhook=matched(r"[A-Za-z0-9_-]{1,200}", parts.host, "the webhook"))
        if mode not in ("", "off"):
            raise BadAddress("webhooks of bridges are not known here; use a token of the homeserver")
        user, secret = (parts.user, token or parts.password) if parts.password else ("", token or parts.user)
        return cls(
            server=prefix(parts, (), "matrix"),
            user="" if token else user,
            secret=matched(_TOKEN, secret, "the access token, or the password,"),
            rooms=tuple(matched(_ROOM, room, "the room") for room in few(named)),
        )

    @classmethod
    def from_web_address(cls, parts: Parts) -> "Matrix | None":
        """`https://webhooks.t2bot.io/api/v1/matrix/hook/token`."""
        if parts.host.lower() != _T2BOT or parts.path[2:4] != ("matrix", "hook") or len(parts.path) != 5:
            return None
        return cls(server=f"https://{_T2BOT}", webhook=matched(r"[A-Za-z0-9_-]{1,200}", parts.path[4], "the webhook"))

    @property
    def url(self) -> str:
        """The webhook, or the part of the homeserver for clients."""
        if self.webhook:
            return f"{self.server}/api/v1/matrix/hook/{self.webhook}"
        return f"{self.server}/_matrix/client/v3"

    @property
    def shown(self) -> str:
        """The homeserver and the first room."""
        return f"matrix://{self.server.partition('://')[2]}/{self.rooms[0] if self.rooms else '…'}"

    def requests(self, message: Message) -> Sequence[Request]:
        """The webhook's request."""
        said = {"text": self.text_of(message, f"{self.title_of(message)}\n"), "format": "plain"}
        return [as_json(self.url, {**said, "displayName": "Regolith"})]

    async def deliver(self, exchange: Exchange, message: Message) -> None:
        """Sign in where there is a password, join each room, and put the message there once."""
        if self.webhook:
            await ChatService.deliver(self, exchange, message)
            return
        token = await self._signed_in(exchange) if self.user else self.secret
        headers = {"authorization": f"Bearer {token}"}
        problem: Exception | None = None
        taken = False
        for room in self.rooms:
            found = await self._put(exchange, message, room, headers)
            taken, problem = taken or found is None, found or problem
        if self.user:
            await exchange.send(as_json(f"{self.url}/logout", {}, headers))
        if problem is not None and not taken:
            raise problem

    def problem(self, answer: Answer) -> Exception | None:
        """A token that is no longer valid, or a room that is closed to us, is told by its name."""
        if answer.status in (401, 403) and said_by(answer).get("errcode") in ("M_UNKNOWN_TOKEN", "M_FORBIDDEN"):
            return AddressGone(str(answer.status))
        return ChatService.problem(self, answer)

    async def _signed_in(self, exchange: Exchange) -> str:
        """A token for this message. Raises `AddressGone`, `TryLater`."""
        said = {
            "type": "m.login.password",
            "identifier": {"type": "m.id.user", "user": self.user},
            "password": self.secret,
            "initial_device_display_name": "Regolith",
        }
        answer = await exchange.send(as_json(f"{self.url}/login", said))
        if problem := self.problem(answer):
            raise problem
        token = said_by(answer).get("access_token")
        if not isinstance(token, str) or not re.fullmatch(_TOKEN, token):
            raise TryLater(reason("no-token"))
        return token

    async def _put(self, exchange: Exchange, message: Message, room: str, headers: dict[str, str]) -> Exception | None:
        """What a room's answer means, None for taken. A notice that is sent again is known by its number."""
        joined = await exchange.send(as_json(f"{self.url}/join/{quote(self._name(room), safe='')}", {}, headers))
        if problem := self.problem(joined):
            return problem
        room_id = said_by(joined).get("room_id")
        if not isinstance(room_id, str) or not re.fullmatch(r"![ -~]{1,255}", room_id):
            return TryLater(reason("no-such-room"))
        text = self.text_of(message, f"{self.title_of(message)}\n")
        said = {"msgtype": "m.text", "body": text, "m.mentions": {}}
        place = f"{self.url}/rooms/{quote(room_id, safe='')}/send/m.room.message/regolith-{message.id}"
        return self.problem(await exchange.send(as_json(place, said, headers, "PUT")))

    def _name(self, room: str) -> str:
        """A room's name in full: without a sign it is an alias, without a server one of this server."""
        room = room if room[0] in "#!" else f"#{room}"
        return room if ":" in room or room[0] == "!" else f"{room}:{self.server.partition('://')[2].partition(':')[0]}"
