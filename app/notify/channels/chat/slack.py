"""Slack, by an incoming webhook (https://api.slack.com/messaging/webhooks) or by a bot (chat.postMessage)."""

from collections.abc import Sequence

from msgspec.structs import replace

from app.notify.channels import AddressGone, TryLater
from app.notify.channels.chat.address import BadAddress, Parts, joined, matched
from app.notify.channels.chat.markup import with_entities
from app.notify.channels.chat.service import ChatService, Message, as_json, few, said_by
from app.notify.reasons import reason
from app.notify.requests import Answer, Request

_HOSTS = ("hooks.slack.com", "hooks.slack-gov.com")
_BOT = "https://slack.com/api/chat.postMessage"
_TOKEN = r"[A-Za-z0-9]{1,100}"
_CHANNEL = r"[+#@]?[A-Za-z0-9_-]{1,80}"
_REVOKED = {
    "account_inactive",
    "channel_not_found",
    "invalid_auth",
    "is_archived",
    "not_authed",
    "not_in_channel",
    "token_expired",
    "token_revoked",
}
_FORBIDDEN = {b"invalid_token", b"action_prohibited", b"no_service", b"no_team", b"team_disabled", b"no_active_hooks"}


class Slack(ChatService, frozen=True, kw_only=True):
    """The three parts of a webhook and its host, or the token of a bot; channels, which a bot needs."""

    SERVICE = "Slack"
    SCHEMES = ("slack",)
    OPTIONS = frozenset({"to", "token"})
    MAX_BYTES = 3_500
    ESCAPE = with_entities

    host: str = _HOSTS[0]
    webhook: tuple[str, ...] = ()
    bot: str | None = None
    channels: tuple[str, ...] = ()

    @classmethod
    def parse(cls, parts: Parts) -> "Slack":
        """`slack://A/B/C`, or `slack://xoxb-…/#channel`."""
        given = [part for part in parts.options.get("token", "").split("/") if part] or [parts.host, *parts.path]
        more = [part.lstrip("#") for part in parts.options.get("to", "").split(",") if part]
        if parts.options.get("token"):
            more = [*parts.path, *more]
        number = 1 if given[0].startswith("xo") else 3
        tokens, named = given[:number], [*given[number:], *more]
        channels = tuple(matched(_CHANNEL, channel, "the channel") for channel in (few(named) if named else ()))
        if number == 1:
            if not channels:
                raise BadAddress("a bot needs a channel")
            return cls(bot=matched(r"xo[A-Za-z0-9.-]{1,300}", tokens[0], "the bot's token"), channels=channels)
        if len(tokens) < number:
            raise BadAddress("the three parts of a webhook are needed")
        return cls(webhook=tuple(matched(_TOKEN, token, "a token") for token in tokens), channels=channels)

    @classmethod
    def from_web_address(cls, parts: Parts) -> "Slack | None":
        """`https://hooks.slack.com/services/A/B/C`."""
        host = parts.host.lower()
        if host not in _HOSTS or parts.path[:1] != ("services",) or len(parts.path) != 4:
            return None
        tokens = tuple(matched(_TOKEN, token, "a token") for token in parts.path[1:])
        return replace(cls(webhook=tokens), host=host)

    @property
    def url(self) -> str:
        """The webhook, or the method of bots."""
        return _BOT if self.bot else f"https://{self.host}/services{joined(*self.webhook)}"

    def requests(self, message: Message) -> Sequence[Request]:
        """A message for each channel, in plain text: what Slack reads as mentions and links is escaped."""
        said = {
            "text": self.text_of(message, f"{self.title_of(message)}\n"),
            "mrkdwn": False,
            "parse": "none",
            "link_names": False,
            "unfurl_links": False,
        }
        headers = {"authorization": f"Bearer {self.bot}"} if self.bot else None
        rooms = [{"channel": channel} for channel in self.channels] or [{}]
        return [as_json(self.url, {**said, **room}, headers) for room in rooms]

    def problem(self, answer: Answer) -> Exception | None:
        """A bot is told by 200 what went wrong."""
        if self.bot and answer.status == 200:
            said = said_by(answer)
            if said.get("ok") is True:
                return None
            return AddressGone(reason("refused")) if said.get("error") in _REVOKED else TryLater(reason("not-taken"))
        if answer.status in (400, 403) and answer.body.strip() in _FORBIDDEN:
            return AddressGone(str(answer.status))
        return ChatService.problem(self, answer)
