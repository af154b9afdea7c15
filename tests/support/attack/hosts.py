"""Hosts on this machine that answer as nobody should, and a server whose notices lead there: nothing of what they say
is shown, none of them keeps the outbox, and honest ones are told all the while."""

import socket
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from itertools import repeat
from random import Random
from typing import Any

from tests.support.attack.asking import Asking
from tests.support.attack.outgoing import Trap

MARK = "said-by-a-hostile-host"
"""Stands in all that hostile hosts say, and so may stand in nothing that we say."""
OK = b"HTTP/1.1 200 OK\r\n"
MAX_CONNECTION = 25.0
"""Seconds; longer than any exchange may last."""
MAX_BYTES = 20_000_000
"""So much a hostile host says at most, where it would go on for ever."""
HONEST = 0.2
"""The part of quick hosts beside which somebody else is told of something; beside each slow one it is so."""
PAUSE, LOOKS = 0.1, 400
"""So often it is looked whether notices are through, and so many times at most."""
Says = Callable[[Random], Iterable[bytes]]


def _whole(head: bytes, body: bytes = MARK.encode()) -> Says:
    return lambda _: [head + b"content-length: %d\r\nx: %s\r\n\r\n" % (len(body), MARK.encode()), body]


def _ends(answer: bytes) -> Says:
    return lambda _: [answer]


def _dripping(answer: bytes) -> Says:
    def drip(_: Random) -> Iterator[bytes]:
        for byte in answer + b"x" * 1000:
            time.sleep(0.2)
            yield bytes([byte])

    return drip


ELSEWHERE = ("file:///etc/passwd", "//169.254.169.254/", "/\\", "/" * 5000, f"http://{MARK}.invalid/")
AFTER = (
    b"-1",
    b"1e9",
    b"nan",
    b"99999999999999999999",
    b"Fri, 31 Dec 9999 23:59:59 -2359",
    b"\xb2",
    b"",
    MARK.encode(),
)
SLOW: dict[str, Says] = {
    "says nothing": lambda _: _silence(),
    "drips its head": _dripping(OK + b"x: "),
    "drips its body": _dripping(OK + b"content-length: 1000\r\n\r\n" + MARK.encode()),
    "says to go on for ever, slowly": lambda _: _slowly(b"HTTP/1.1 100 Continue\r\n\r\n"),
}
"""What ends only by the deadline of an exchange."""
QUICK: dict[str, Says] = {
    "goes at once": _ends(b""),
    "breaks off in the head": _ends(OK + b"content-len"),
    "breaks off in the body": _ends(OK + b"content-length: 1000\r\n\r\n" + MARK.encode()),
    "says no HTTP": _ends(f"220 {MARK} ESMTP\r\n".encode()),
    "says bytes": lambda draw: [draw.randbytes(5000)],
    "takes it and says HTTP of another age": _ends(f"HTTP/0.9 200 {MARK}\r\n\r\n{MARK}".encode()),
    "has a status of no kind": lambda draw: [
        b"HTTP/1.1 %s x\r\n\r\n" % draw.choice([b"000", b"999", b"-1", b"2e2", b"\xb2"])
    ],
    "has a huge head": _ends(OK + b"x: " + MARK.encode() * 20_000 + b"\r\n\r\n"),
    "has a head without end": lambda _: [OK, *repeat(b"x-%s: 1\r\n" % MARK.encode(), MAX_BYTES // 40)],
    "takes it and has a body without end": lambda _: [OK + b"\r\n", *repeat(MARK.encode() * 50, MAX_BYTES // 1200)],
    "takes it and has parts without end": lambda _: [
        OK + b"transfer-encoding: chunked\r\n\r\n",
        *repeat(b"1\r\nx\r\n", MAX_BYTES // 6),
    ],
    "goes on for ever": lambda _: repeat(b"HTTP/1.1 100 Continue\r\n\r\n", MAX_BYTES // 25),
    "has a part of a length of no kind": _ends(OK + b"transfer-encoding: chunked\r\n\r\nffffffffffffffffff\r\nx"),
    "has two lengths": _ends(OK + b"content-length: 1\r\ncontent-length: 2\r\n\r\nxx"),
    "has a length below nothing": _ends(OK + b"content-length: -1\r\n\r\n"),
    "has a length of no kind": _ends(OK + b"content-length: 99999999999999999999\r\n\r\nx"),
    "has a header of no kind": _ends(OK + b"a\x00b: \xff\xfe\r\n folded\r\n\r\n"),
    "switches protocols": _ends(b"HTTP/1.1 101 x\r\nupgrade: " + MARK.encode() + b"\r\nconnection: upgrade\r\n\r\nx"),
    "is wrong": _whole(b"HTTP/1.1 400 " + MARK.encode() + b"\r\n"),
    "wants to be paid": _whole(b"HTTP/1.1 402 <script>\r\nset-cookie: a=b\r\n"),
    "has too much to do": lambda draw: [
        b"HTTP/1.1 429 x\r\ncontent-length: 0\r\nretry-after: %s\r\n\r\n" % draw.choice(AFTER),
    ],
    "is broken": _whole(b"HTTP/1.1 500 x\r\n", f"<script>{MARK}</script>".encode() * 3000),
    "is gone": _whole(b"HTTP/1.1 410 " + MARK.encode() + b"\r\n"),
    "takes it and says much": _whole(OK, MARK.encode() * 5000),
    "takes it and says what is no JSON": _whole(
        OK + b"content-type: application/json\r\n", b'{"ok":"\\ud800"' + b"[" * 9000
    ),
    "takes it and says what is packed": _whole(OK + b"content-encoding: gzip, br, x\r\n", b"\x1f\x8b\x08\xff" * 50),
}
ADDRESSES = (
    ("webhook", "http://{host}/{mark}"),
    ("webhook", "http://{host}/?{mark}"),
    ("chat", "ntfy://{host}/topic"),
    ("chat", "gotify://{host}/token"),
    ("chat", "rocket://ada:secret@{host}/#room"),
    ("chat", "matrix://token@{host}/!room:a"),
    ("chat", "mmost://{host}/token"),
)


def _silence() -> Iterator[bytes]:
    time.sleep(MAX_CONNECTION)
    yield b""


def redirecting(trap: str) -> dict[str, Says]:
    """Hosts that lead elsewhere, half of them to an address that hears of it."""

    def leads(status: int) -> Says:
        return lambda draw: [
            b"HTTP/1.1 %d x\r\nlocation: %s\r\n" % (status, draw.choice([trap, draw.choice(ELSEWHERE)]).encode()),
            b"content-length: 0\r\n\r\n",
        ]

    return {f"redirects by {status}": leads(status) for status in (301, 302, 303, 307, 308)}


def _slowly(part: bytes) -> Iterator[bytes]:
    for _ in range(100):
        time.sleep(0.25)
        yield part


class Host:
    """A host on a port of this machine that says this to every client."""

    def __init__(self, says: Says, draw: Random) -> None:
        self._says = says
        self._draw = draw
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._socket.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def close(self) -> None:
        """Take nobody any more. Threads that answer somebody end by themselves."""
        self._socket.close()

    def _listen(self) -> None:
        while True:
            try:
                connection, _ = self._socket.accept()
            except OSError:
                return
            threading.Thread(target=self._answer, args=(connection,), daemon=True).start()

    def _answer(self, connection: socket.socket) -> None:
        end = time.monotonic() + MAX_CONNECTION
        connection.settimeout(MAX_CONNECTION)
        with connection:
            try:
                connection.recv(65536)
                for part in self._says(self._draw):
                    connection.sendall(part)
                    if time.monotonic() > end:
                        return
            except OSError:
                return


@contextmanager
def hosts(kinds: dict[str, Says], draw: Random) -> Iterator[dict[str, Host]]:
    """A host of each kind, each on a port of its own."""
    with ExitStack() as stack:
        yield {what: stack.enter_context(closing(Host(says, draw))) for what, says in kinds.items()}


def attack_outbox(asking: Asking, draw: Random, rounds: int, *, waits: bool = True) -> None:
    """Have notices sent to hosts of each kind, beside an honest one; `waits`: until the slow ones are through, too. The
    server must allow private addresses."""
    trap = Trap()
    kinds = QUICK | redirecting(f"http://127.0.0.1:{trap.port}/") | SLOW
    honest_kind = {"honest": _ends(b"HTTP/1.1 204 x\r\nconnection: close\r\n\r\n")}
    for _ in range(rounds):
        with hosts(kinds, draw) as hostile, hosts(honest_kind, draw) as good:
            people = {what: _person_told_at(asking, host, draw) for what, host in hostile.items()}
            for what, (token, channel) in people.items():
                asking.send("POST", f"/api/users/me/channels/{channel}/test", None, token)
                if what in SLOW or draw.random() < HONEST:
                    _check_honest(asking, good["honest"], what)
            for what, (token, _) in people.items():
                if waits or what not in SLOW:
                    _check_told(asking, what, _through(asking, token))
    asking.expect("a redirect was followed", holds=not trap.callers)


def _person_told_at(asking: Asking, host: Host, draw: Random) -> tuple[str, str]:
    """A new guest's token, and their channel to that host."""
    kind, address = draw.choice(ADDRESSES)
    token = asking.guest("Ada")
    body = {"kind": kind, "address": address.format(host=host.address, mark="topic")}
    return token, asking.json("POST", "/api/users/me/channels", body, token)["id"]


def _check_honest(asking: Asking, host: Host, what: str) -> None:
    """Somebody else is told of something, whatever the hostile host does."""
    token = asking.guest("Ben")
    body = {"kind": "webhook", "address": f"http://{host.address}/"}
    channel = asking.json("POST", "/api/users/me/channels", body, token)["id"]
    asking.json("POST", f"/api/users/me/channels/{channel}/test", None, token)
    found = _through(asking, token)
    asking.expect(f"a notice is not sent beside a host that {what}: {found}", holds=_states(found) == {"sent"})


def _through(asking: Asking, token: str) -> Any:
    """What the person is shown once all their notices were tried or are over."""
    for _ in range(LOOKS):
        found = asking.json("GET", "/api/users/me/notices", None, token)
        if found["notices"] and all(item["ended"] or item["error"] for item in found["notices"]):
            return found
        time.sleep(PAUSE)
    asking.expect(f"a notice was not tried: {found}", holds=False)
    return found


def _states(found: Any) -> set[str]:
    return {item["state"] for item in found["notices"]}


def _check_told(asking: Asking, what: str, found: Any) -> None:
    """Nothing of what the host said is shown; what it did not take is not called sent."""
    asking.expect(f"words of a host that {what} are shown: {found}", holds=MARK not in str(found))
    if not what.startswith("takes it"):
        asking.expect(f"a notice to a host that {what} is called sent", holds="sent" not in _states(found))
