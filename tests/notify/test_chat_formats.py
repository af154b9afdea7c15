"""What each chat service is sent: to which place, in its own form, and never with a mention, a link or markup in what
people have chosen."""

import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from app.notify.channels import AddressGone, Letter, TryLater
from app.notify.channels.chat import SERVICES, ChatChannel, opened
from app.notify.channels.chat.service import ChatService, Message
from app.notify.requests import Answer, Outgoing, Request
from app.problems import Invalid
from tests.support.push import PushService
from tests.support.words import SPEAKER

URL = "https://games.example.org/t/a_b*c?mine"
FIXED = {
    "discord://1234567890/token": "https://discord.com/api/webhooks/1234567890/token",
    "https://discord.com/api/webhooks/1234567890/token": "https://discord.com/api/webhooks/1234567890/token",
    "https://discordapp.com/api/webhooks/1/To-_k": "https://discord.com/api/webhooks/1/To-_k",
    "discord://1/t/?thread=7": "https://discord.com/api/webhooks/1/t?thread_id=7",
    "slack://T1/B2/c3": "https://hooks.slack.com/services/T1/B2/c3",
    "slack://bot@T1/B2/c3/#general": "https://hooks.slack.com/services/T1/B2/c3",
    "https://hooks.slack.com/services/T1/B2/c3": "https://hooks.slack.com/services/T1/B2/c3",
    "slack://xoxb-1-2-abc/#general": "https://slack.com/api/chat.postMessage",
    "tgram://123456:abc/-100": "https://api.telegram.org/bot123456:abc/sendMessage",
    "tgram://bot123456:abc/@games:7": "https://api.telegram.org/bot123456:abc/sendMessage",
    "matrixs://token@example.org/#moon": "https://example.org/_matrix/client/v3",
    "matrix://ada:secret@example.org:8008/!room:example.org": "http://example.org:8008/_matrix/client/v3",
    "matrixs://t2token": "https://webhooks.t2bot.io/api/v1/matrix/hook/t2token",
    "https://webhooks.t2bot.io/api/v1/matrix/hook/t2token": "https://webhooks.t2bot.io/api/v1/matrix/hook/t2token",
    "ntfy://moonbase": "https://ntfy.sh/",
    "ntfy://ntfy.sh/moonbase": "https://ntfy.sh/",
    "https://ntfy.sh/moonbase": "https://ntfy.sh/",
    "ntfy://ada:pw@example.org:81/moonbase": "http://example.org:81/",
    "ntfys://tk_abc@example.org/moonbase": "https://example.org/",
    "gotify://example.org:81/path/token": "http://example.org:81/path/message",
    "gotifys://example.org/token": "https://example.org/message",
    "mmosts://bot@example.org/path/token": "https://example.org/path/hooks/token",
    "mmost://example.org:8065/token?channel=town-square": "http://example.org:8065/hooks/token",
    "https://mattermost.example.org/hooks/token": "https://mattermost.example.org/hooks/token",
    "rockets://one/two@example.org/#room": "https://example.org/hooks/one/two",
    "rockets://ada:one/two@example.org": "https://example.org/hooks/one/two",
    "rocket://ada:secret@example.org:3000/#room": "http://example.org:3000/api/v1/chat.postMessage",
    "zulip://bot@team/key/room": "https://team.zulipchat.com/api/v1/messages",
    "zulip://bot@chat.example.org/key": "https://chat.example.org/api/v1/messages",
    "gchat://space/key/token": "https://chat.googleapis.com/v1/spaces/space/messages?key=key&token=token",
    "https://chat.googleapis.com/v1/spaces/sp/messages?key=k&token=t": "https://chat.googleapis.com/v1/spaces/sp/messages"
    "?key=k&token=t",
    "workflows://a.example.org:443/number/signature": "https://a.example.org:443/workflows/number/triggers/manual/paths"
    "/invoke?api-version=2016-06-01&sp=%2Ftriggers%2Fmanual%2Frun&sv=1.0&sig=signature",
    "https://a.example.org:443/workflows/n/triggers/manual/paths/invoke?api-version=2016-06-01&sp=%2Ft&sv=1.0&sig=s": (
        "https://a.example.org:443/workflows/n/triggers/manual/paths"
        "/invoke?api-version=2016-06-01&sp=%2Ftriggers%2Fmanual%2Frun&sv=1.0&sig=s"
    ),
    "signal://example.org:8080/+4912345678/+4987654321": "http://example.org:8080/v2/send",
    "signals://ada:pw@example.org/4912345678/group.abc=": "https://example.org/v2/send",
    "pover://user@token/phone": "https://api.pushover.net/1/messages.json",
    "wxteams://token": "https://webexapis.com/v1/webhooks/incoming/token",
    "webex://token/room": "https://webexapis.com/v1/messages",
}
"""Addresses as Apprise has them or as services show them, and where they lead."""


@pytest.mark.parametrize(("address", "url"), FIXED.items())
def test_an_address_leads_to_its_service(address: str, url: str) -> None:
    assert opened(address, strict=True).url == url


def test_every_service_is_tried() -> None:
    assert {type(opened(address)) for address in FIXED} == set(SERVICES)


def test_the_host_of_an_address_is_looked_at_where_the_address_names_it() -> None:
    """That of a service is known; `ntfy.sh.example.org` is somebody's."""
    for address, host in (
        ("ntfy://moonbase", None),
        ("zulip://bot@team/key", None),
        ("matrixs://t2token", None),
        ("discord://1/t", None),
        ("ntfy://ntfy.sh.example.org/a", "ntfy.sh.example.org"),
        ("ntfy://notntfy.sh/a", "notntfy.sh"),
        ("zulip://bot@chat.example.org/key", "chat.example.org"),
        ("matrixs://t@[::1]/a", "::1"),
        ("workflows://EXAMPLE.org/n/s", "example.org"),
    ):
        assert opened(address).own_host == host, address


PINGS = ["everyone", "here", "channel", "all", "room", "topic", "durov", "ada:example.org", "**all**", "_**Ada|12**"]
WICKED = [
    *(f"@{name}" for name in PINGS),
    "<!channel>",
    "<!everyone>",
    "<!here|here>",
    "<@U1234>",
    "<@&987>",
    "<#C1>",
    "<users/all>",
    "<users/123>",
    "<at>all</at>",
    "[win](https://evil.example/)",
    "![x](https://evil.example/x.png)",
    "<https://evil.example|win>",
    "https://evil.example/x",
    "www.evil.example",
    "evil.example",
    "#**general**",
    "<Ada>",
    "a<b>c",
    "<b>bold</b>",
    "**bold** _it_ ~~gone~~ `code` ||spoiler||",
    "> quote",
    "# heading",
    "- item",
    "1. item",
    "/poll x",
    "&lt;!channel&gt;",
]
PLAIN = {"ntfy", "Gotify", "Signal", "Pushover"}
"""Services that show what they get: there is no mention in them, and no markup unless one asks for it."""
BEFORE = {
    "Google Chat": r"<[^>]*>|(?<!\\)[*_~`]\S",
    "Zulip": r"[*_~`|$\[\]<>]",
    "Rocket.Chat": r"[*_~`|\[\]<>]",
    "Discord": r"(?<!\\)(?:\\\\)*[*_~`|\[\]<>#]",
    "Mattermost": r"(?<!\\)(?:\\\\)*[*_~`|\[\]<>#]",
}
"""What is markup in a service when it stands in a text."""


def told(place: ChatService, text: str) -> list[Request]:
    return list(place.requests(Message(id=7, title=f"{text} joined", text=f"{text} joined:\n{text}", url=URL)))


def strings(said: Any) -> Iterator[str]:
    """All texts in what is sent."""
    if isinstance(said, str):
        yield said
    elif isinstance(said, dict):
        for value in said.values():
            yield from strings(value)
    elif isinstance(said, list):
        for value in said:
            yield from strings(value)


def read(request: Request) -> Any:
    if request.headers["content-type"] == "application/json":
        return json.loads(request.body)
    return dict(parse_qsl(request.body.decode()))


@pytest.mark.parametrize("text", WICKED)
def test_nobody_is_mentioned_and_nothing_becomes_a_link_or_markup(text: str) -> None:
    places = [place for place in map(opened, FIXED) if place.SERVICE not in PLAIN]
    for place, request in ((item, request) for item in places for request in told(item, text)):
        # What is ours: the address, and the signs around the title.
        for said in (said for said in strings(read(request)) if "joined" in said or text in said):
            theirs = said.replace(URL, "")
            assert not re.search(r"@[\w*]", theirs)
            assert "evil.example" not in theirs
            assert not (place.SERVICE == "Slack" and re.search("[<>]", theirs))
            assert not re.search(r"\w://\w", theirs)
            if found := BEFORE.get(place.SERVICE):
                title = re.compile(r"^\*{1,2}(.*?)\*{1,2}$", re.M)
                assert not re.search(found, title.sub(r"\1", theirs)), theirs
                assert not re.search(r"^\s*(?:[-/]|\d+\.)", theirs, re.M), theirs


def test_what_a_service_offers_against_mentions_is_used() -> None:
    [discord] = told(opened("discord://1/t"), "@everyone")
    assert read(discord)["allowed_mentions"] == {"parse": []}
    [slack] = told(opened("slack://T1/B2/c3"), "<!channel>")
    assert (read(slack)["mrkdwn"], read(slack)["parse"], read(slack)["link_names"]) == (False, "none", False)
    assert "&lt;!channel&gt;" in read(slack)["text"]
    [telegram] = told(opened("tgram://1:a/2"), "<Ada>")
    assert "parse_mode" not in read(telegram) and read(telegram)["text"].startswith("<Ada> joined\n<Ada> joined:")
    [ntfy] = told(opened("ntfy://topic"), "<Ada>")
    assert "markdown" not in read(ntfy) and read(ntfy)["title"] == "<Ada> joined"


@pytest.mark.parametrize("letter", ["a", "ü", "漢", "\U0001fa77", "*", "&", "@a."])
@pytest.mark.parametrize("address", FIXED)
def test_a_long_message_is_cut_to_what_the_service_takes(address: str, letter: str) -> None:
    """The address of the page is never cut."""
    place = opened(address)
    for request in told(place, letter * 20_000):
        texts = [said for said in strings(read(request)) if URL in said]
        assert texts
        assert all(len(said.encode()) <= place.MAX_BYTES for said in texts)


def answered(status: int, said: Any = None) -> Answer:
    return Answer(status=status, body=json.dumps(said).encode() if said is not None else b"", after=None)


@pytest.mark.parametrize(
    ("address", "answer", "meaning"),
    [
        ("discord://1/t", answered(204), None),
        ("discord://1/t", answered(404, {"code": 10015}), AddressGone),
        ("discord://1/t", answered(429), TryLater),
        ("slack://T1/B2/c3", answered(200), None),
        ("slack://T1/B2/c3", Answer(status=403, body=b"invalid_token", after=None), AddressGone),
        ("slack://T1/B2/c3", Answer(status=404, body=b"no_service", after=None), AddressGone),
        ("slack://xoxb-1/#a", answered(200, {"ok": True}), None),
        ("slack://xoxb-1/#a", answered(200, {"ok": False, "error": "token_revoked"}), AddressGone),
        ("slack://xoxb-1/#a", answered(200, {"ok": False, "error": "ratelimited"}), TryLater),
        ("slack://xoxb-1/#a", answered(200), TryLater),
        ("tgram://1:a/2", answered(200, {"ok": True}), None),
        ("tgram://1:a/2", answered(401, {"description": "Unauthorized"}), AddressGone),
        ("tgram://1:a/2", answered(403, {"description": "Forbidden: bot was blocked by the user"}), AddressGone),
        ("tgram://1:a/2", answered(400, {"description": "Bad Request: chat not found"}), AddressGone),
        ("tgram://1:a/2", answered(400, ["odd"]), TryLater),
        ("ntfy://a", answered(429), TryLater),
        ("gotifys://example.org/t", answered(401), AddressGone),
        ("matrixs://t@example.org/a", answered(401, {"errcode": "M_UNKNOWN_TOKEN"}), AddressGone),
        ("pover://u@t", answered(400, {"user": "invalid", "errors": ["secret"]}), AddressGone),
        ("pover://u@t", answered(500), TryLater),
        ("zulip://b@team/key", answered(401), AddressGone),
    ],
)
def test_what_an_answer_means_is_said_in_the_servers_own_words(
    address: str, answer: Answer, meaning: type | None
) -> None:
    found = opened(address).problem(answer)
    assert type(found) is (meaning or type(None))
    assert "secret" not in str(found)


def test_a_telegram_that_is_busy_says_when_to_come_again() -> None:
    found = opened("tgram://1:a/2").problem(answered(429, {"parameters": {"retry_after": 40}}))
    assert isinstance(found, TryLater) and found.after is not None and found.after.total_seconds() == 40


LETTER = Letter(
    id=7,
    channel="c",
    kind="test",
    title="<Ada> @room joined",
    paragraphs=("@room",),
    url=URL,
    link="Open",
    tag="t",
    speaker=SPEAKER,
    stop_url=URL,
    settings_url=URL,
)


async def sent(address: str) -> None:
    outgoing = Outgoing(private=True)
    try:
        await ChatChannel(outgoing).send(LETTER, address)
    finally:
        await outgoing.close()


@pytest.mark.usefixtures("fresh_service")
async def test_matrix_signs_in_joins_and_puts_a_message_once(service: PushService) -> None:
    client = "/_matrix/client/v3"
    service.said |= {
        f"{client}/login": b'{"access_token": "tok"}',
        f"{client}/join/%23moon%3A127.0.0.1": b'{"room_id": "!r:a"}',
    }
    await sent(f"matrix://ada:secret@{service.url.removeprefix('http://')}/#moon")
    assert [push.path for push in service.pushes] == [
        f"{client}/login",
        f"{client}/join/%23moon%3A127.0.0.1",
        f"{client}/rooms/%21r%3Aa/send/m.room.message/regolith-7",
        f"{client}/logout",
    ]
    said = json.loads(service.pushes[2].body)
    assert said["m.mentions"] == {} and "formatted_body" not in said and "@room" not in said["body"]
    assert service.pushes[2].headers["authorization"] == "Bearer tok"


@pytest.mark.usefixtures("fresh_service")
async def test_rocket_chat_signs_in_with_a_password(service: PushService) -> None:
    service.said["/api/v1/login"] = b'{"data": {"userId": "u", "authToken": "t"}}'
    await sent(f"rocket://ada:secret@{service.url.removeprefix('http://')}/#room")
    assert [push.path for push in service.pushes] == ["/api/v1/login", "/api/v1/chat.postMessage", "/api/v1/logout"]
    assert json.loads(service.pushes[1].body)["channel"] == "#room"
    assert service.pushes[1].headers["x-auth-token"] == "t"


@pytest.mark.usefixtures("fresh_service")
@pytest.mark.parametrize(
    "said", [b"", b"[]", b'{"data": "x"}', b'{"data": {"userId": "u\\r\\nx: y", "authToken": "t"}}']
)
async def test_a_sign_in_that_gives_no_token_sends_nothing(service: PushService, said: bytes) -> None:
    service.said["/api/v1/login"] = said
    with pytest.raises((AddressGone, TryLater)):
        await sent(f"rocket://ada:secret@{service.url.removeprefix('http://')}/#room")
    assert [push.path for push in service.pushes] == ["/api/v1/login"]


@pytest.mark.usefixtures("fresh_service")
async def test_one_room_that_takes_a_message_is_enough(service: PushService) -> None:
    service.answers = [500]
    await sent(f"ntfy://{service.url.removeprefix('http://')}/one/two")
    assert [json.loads(push.body)["topic"] for push in service.pushes] == ["two"]


def test_no_path_of_an_address_leads_elsewhere() -> None:
    for segment in ("..", "%2e%2e", "a%2F..%2Fb", "a%3Fx", "a%23x", "a%0d%0ab", "a b"):
        for address in (f"gotifys://example.org/{segment}/token", f"mmosts://example.org/{segment}/token"):
            try:
                url = urlsplit(opened(address).url)
            except Invalid:
                continue
            assert (url.hostname, url.query, url.fragment) == ("example.org", "", "")
            assert ".." not in url.path.split("/") and url.path.endswith(("/message", "/hooks/token"))
