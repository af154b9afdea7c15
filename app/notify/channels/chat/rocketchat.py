"""Rocket.Chat, by an incoming webhook, by a person's token, or by a name and a password."""

import re
from collections.abc import Sequence

from app.notify.channels import AddressGone
from app.notify.channels.chat.address import BadAddress, Parts, matched, taken_apart
from app.notify.channels.chat.markup import with_wide_signs
from app.notify.channels.chat.service import ChatService, Message, as_json, few, prefix, said_by
from app.notify.reasons import reason
from app.notify.requests import Exchange, Request

_HOOK = re.compile(r"(rockets?://)(?:([^:/@]+):)?([a-z0-9]+(?:/|%2F)[a-z0-9]+)@", re.I)
_ROOM = r"[#@]?[A-Za-z0-9._-]{1,64}"
_MAX_PASSWORD_LENGTH = 32
"""Longer ones are tokens, unless the address says otherwise."""


class RocketChat(ChatService, frozen=True, kw_only=True):
    """The server, and a webhook or the account there; `is_token`: whether the secret is a token."""

    SERVICE = "Rocket.Chat"
    SCHEMES = ("rockets", "rocket")
    OPTIONS = frozenset({"to", "mode", "webhook"})
    MAX_BYTES = 5_000
    ESCAPE = with_wide_signs
    IS_SELF_HOSTED = True

    server: str
    webhook: tuple[str, ...] = ()
    user: str = ""
    secret: str = ""
    is_token: bool = False
    rooms: tuple[str, ...] = ()

    @classmethod
    def read(cls, address: str) -> Parts:
        """A webhook has a slash in it and stands where others have a password."""
        found = _HOOK.match(address)
        if found is None:
            return taken_apart(address)
        hook = re.sub("%2F", "/", found[3], flags=re.I).replace("/", "%2F")
        return taken_apart(f"{found[1]}{found[2] or ''}:{hook}@{address[found.end() :]}")

    @classmethod
    def parse(cls, parts: Parts) -> "RocketChat":
        """`rockets://one/two@host`, `rockets://user:token@host/#room`."""
        named = [*parts.path, *(room for room in parts.options.get("to", "").split(",") if room)]
        rooms = tuple(matched(_ROOM, room, "the room") for room in (few(named) if named else ()))
        server = prefix(parts, (), "rocket")
        mode = parts.options.get("mode", "").lower()
        if hook := parts.options.get("webhook") or (parts.password if "/" in parts.password else ""):
            tokens = tuple(matched("[A-Za-z0-9]{1,100}", part, "the webhook") for part in hook.split("/"))
            if len(tokens) != 2:
                raise BadAddress("a webhook has two parts")
            return cls(server=server, webhook=tokens, rooms=rooms)
        if not (parts.user and parts.password and rooms):
            raise BadAddress("a webhook is needed, or a user, a token and a room")
        is_token = mode.startswith("t") or (not mode and len(parts.password) > _MAX_PASSWORD_LENGTH)
        if is_token:
            matched("[!-~]{1,200}", parts.user + parts.password, "the token")
        return cls(server=server, user=parts.user, secret=parts.password, is_token=is_token, rooms=rooms)

    @property
    def url(self) -> str:
        """The webhook, or the method that posts."""
        return f"{self.server}/hooks/{'/'.join(self.webhook)}" if self.webhook else f"{self._api}/chat.postMessage"

    @property
    def _api(self) -> str:
        return f"{self.server}/api/v1"

    def requests(self, message: Message) -> Sequence[Request]:
        """A message for each room, by webhook or by token."""
        return self._posts(message, {"x-user-id": self.user, "x-auth-token": self.secret} if self.is_token else {})

    async def deliver(self, exchange: Exchange, message: Message) -> None:
        """Sign in first where there is a password alone."""
        if self.webhook or self.is_token:
            await ChatService.deliver(self, exchange, message)
            return
        answer = await exchange.send(as_json(f"{self._api}/login", {"user": self.user, "password": self.secret}))
        if answer.status == 401:
            raise AddressGone("401")
        if problem := self.problem(answer):
            raise problem
        data = said_by(answer).get("data")
        known = data if isinstance(data, dict) else {}
        user, token = str(known.get("userId", "")), str(known.get("authToken", ""))
        if not all(re.fullmatch(r"[!-~]{1,300}", field) for field in (user, token)):
            raise AddressGone(reason("no-token"))
        signed_in = RocketChat(server=self.server, user=user, secret=token, is_token=True, rooms=self.rooms)
        await ChatService.deliver(signed_in, exchange, message)
        await exchange.send(as_json(f"{self._api}/logout", {}, {"x-user-id": user, "x-auth-token": token}))

    def _posts(self, message: Message, headers: dict[str, str]) -> Sequence[Request]:
        said = {"text": self.text_of(message, f"*{self.title_of(message)}*\n"), "parseUrls": False}
        rooms = [{"channel": room if room[0] in "#@" or not self.webhook else f"#{room}"} for room in self.rooms]
        return [as_json(self.url, {**said, **room}, headers) for room in rooms or [{}]]
