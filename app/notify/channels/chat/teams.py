"""Microsoft Teams, by a workflow that posts when a webhook request is received: its card holds plain text runs."""

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode

from app.notify.channels.chat.address import BadAddress, Parts, joined, matched
from app.notify.channels.chat.markup import without_mentions
from app.notify.channels.chat.service import ChatService, Message, as_json
from app.notify.requests import Request

_WORKFLOW = r"[A-Za-z0-9_-]{1,100}"
_YES = ("yes", "true", "1", "y", "on")


class Teams(ChatService, frozen=True, kw_only=True):
    """The workflow's host, number and signature; `automate`: the path of Power Automate, `route` a number in it."""

    SERVICE = "Microsoft Teams (Workflows)"
    SCHEMES = ("workflows", "workflow")
    OPTIONS = frozenset(
        {"workflow", "id", "signature", "sig", "api-version", "ver", "sp", "sv", "pa", "powerautomate", "route",
         "routeid"}
    )  # fmt: skip
    GONE = frozenset({401, 403, 404, 410})
    MAX_BYTES = 10_000
    ESCAPE = without_mentions
    IS_SELF_HOSTED = True

    origin: str
    workflow: str
    signature: str
    version: str = "2016-06-01"
    automate: bool = False
    route: str | None = None

    @classmethod
    def parse(cls, parts: Parts) -> "Teams":
        """`workflows://host/workflow/signature`."""
        path, options = list(parts.path), parts.options
        workflow = options.get("workflow") or options.get("id") or (path.pop(0) if path else None)
        signature = options.get("signature") or options.get("sig") or (path.pop(0) if path else None)
        route = options.get("route") or options.get("routeid")
        return cls(
            origin=parts.origin("https"),
            workflow=matched(_WORKFLOW, workflow, "the workflow"),
            signature=matched(r"[A-Za-z0-9_~.%=+/-]{1,300}", signature, "the signature"),
            version=matched(r"[0-9a-z-]{1,30}", options.get("api-version") or options.get("ver") or "2016-06-01",
                            "the version"),
            automate=(options.get("pa") or options.get("powerautomate") or "").lower() in _YES,
            route=matched(r"[0-9]{1,10}", route, "the route") if route else None,
        )  # fmt: skip

    @classmethod
    def from_web_address(cls, parts: Parts) -> "Teams | None":
        """`https://host/workflows/workflow/triggers/manual/paths/invoke?sig=…`."""
        path = list(parts.path)
        if path[-4:] != ["triggers", "manual", "paths", "invoke"] or path[-6:-5] != ["workflows"]:
            return None
        before, given = path[:-6], dict(parts.options)
        for name in ("workflow", "id", "pa", "powerautomate", "route", "routeid"):
            given.pop(name, None)
        if before[:3] == ["powerautomate", "automations", "direct"]:
            given["pa"] = "yes"
            if before[3:4] == ["cu"] and len(before) == 5:
                given["route"] = before[4]
        elif before:
            raise BadAddress("that is no workflow")
        return cls.parse(Parts(scheme="workflows", user="", password="", host=parts.host, port=parts.port,
                               path=(path[-5],), options=given))  # fmt: skip

    @property
    def url(self) -> str:
        """The workflow itself."""
        path = ["powerautomate", "automations", "direct"] if self.automate else []
        path += ["cu", self.route] if self.automate and self.route else []
        path += ["workflows", self.workflow, "triggers", "manual", "paths", "invoke"]
        said = {"api-version": self.version, "sp": "/triggers/manual/run", "sv": "1.0", "sig": self.signature}
        return f"{self.origin}{joined(*path)}?{urlencode(said)}"

    def requests(self, message: Message) -> Sequence[Request]:
        """A card of runs of text, which are no Markdown."""
        card = {
            "type": "AdaptiveCard",
            "$schema": "http://adaptivecards.io/schemas/adaptive-card.json",
            "version": "1.2",
            "body": [
                _run(self.title_of(message), {"weight": "bolder"}),
                *(_run(line, {}) for line in self.text_of(message).split("\n") if line),
            ],
            "actions": [{"type": "Action.OpenUrl", "title": message.url, "url": message.url}],
        }
        attachment = {"contentType": "application/vnd.microsoft.card.adaptive", "contentUrl": None, "content": card}
        return [as_json(self.url, {"type": "message", "attachments": [attachment]})]


def _run(text: str, style: dict[str, Any]) -> dict[str, Any]:
    return {"type": "RichTextBlock", "inlines": [{"type": "TextRun", "text": text, **style}]}
