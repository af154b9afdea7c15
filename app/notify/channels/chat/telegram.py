"""Telegram, by a bot: https://core.telegram.org/bots/api#sendmessage."""

import re
from collections.abc import Sequence

from msgspec import Struct

from app.notify.channels import AddressGone, TryLater
from app.notify.channels.chat.address import BadAddress, Parts, matched, taken_apart
from app.notify.channels.chat.markup import without_mentions
from app.notify.channels.chat.service import ChatService, Message, as_json, few, said_by, seconds
from app.notify.requests import Answer, Request

_BOT = re.compile(r"(tgram://)(?:bot)?(?:[^/@?]*@)?([0-9]+)(?::|%3A)", re.I)
_CHAT = re.compile(r"(-?[0-9]{1,32}|@?[a-z_-][a-z0-9_-]{0,63})(?::([0-9]{1,20}))?", re.I)
_GONE = ("bot was blocked", "bot was kicked", "chat not found", "user is deactivated")


class TelegramChat(Struct, frozen=True):
    """A chat's number or name, and the topic in it."""

    id: str
    topic: int | None = None


class Telegram(ChatService, frozen=True, kw_only=True):
    """The two parts of a bot's token, and chats."""

    SERVICE = "Telegram"
    SCHEMES = ("tgram",)
    OPTIONS = frozenset({"to", "topic", "thread"})
    GONE = frozenset({401, 404})
    MAX_BYTES = 4_000
    ESCAPE = without_mentions

    bot: str
    secret: str
    chats: tuple[TelegramChat, ...]

    @classmethod
    def read(cls, address: str) -> Parts:
        """A bot's token has a colon in it, which stands for a port elsewhere."""
        return taken_apart(_BOT.sub(r"\1\2/", address, count=1))

    @classmethod
    def parse(cls, parts: Parts) -> "Telegram":
        """`tgram://number:secret/chat`."""
        if not parts.path:
            raise BadAddress("the bot's token is needed")
        secret, *chats = parts.path
        chats += [chat for chat in re.split(r"[,\s]+", parts.options.get("to", "")) if chat]
        topic = parts.options.get("topic") or parts.options.get("thread")
        return cls(
            bot=matched(r"[0-9]{1,20}", parts.host, "the bot's number"),
            secret=matched(r"[A-Za-z0-9_-]{1,100}", secret, "the bot's token"),
            chats=tuple(_chat(chat, topic) for chat in few(chats)),
        )

    @property
    def url(self) -> str:
        """The bot's method that sends."""
        return f"https://api.telegram.org/bot{self.bot}:{self.secret}/sendMessage"

    @property
    def shown(self) -> str:
        """The bot's number and the first chat."""
        return f"tgram://{self.bot}:…/{self.chats[0].id}"

    def requests(self, message: Message) -> Sequence[Request]:
        """A message for each chat. Without `parse_mode` its text is no markup."""
        text = self.text_of(message, f"{self.title_of(message)}\n")
        said = {"text": text, "link_preview_options": {"is_disabled": True}}
        return [
            as_json(
                self.url,
                {**said, "chat_id": chat.id} | ({"message_thread_id": chat.topic} if chat.topic is not None else {}),
            )
            for chat in self.chats
        ]

    def problem(self, answer: Answer) -> Exception | None:
        """A bot that was put out is told so in words, and how long to wait in the body."""
        said = said_by(answer)
        described = str(said.get("description", "")).lower()
        if answer.status in (400, 403) and any(words in described for words in _GONE):
            return AddressGone(str(answer.status))
        if answer.status == 429 and isinstance(said.get("parameters"), dict):
            return TryLater("429", seconds(said["parameters"].get("retry_after")) or answer.after)
        return ChatService.problem(self, answer)


def _chat(text: str, topic: str | None) -> TelegramChat:
    found = _CHAT.fullmatch(text)
    if found is None:
        raise BadAddress("a chat is its number or @name")
    name = found[1]
    written = found[2] or topic
    number = int(matched(r"[0-9]{1,20}", written, "the topic's number")) if written else None
    is_number = name.lstrip("-").isdigit()
    return TelegramChat(id=name if is_number or name.startswith("@") else f"@{name}", topic=number)
