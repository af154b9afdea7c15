"""Addresses for notices that would have the server ask itself, its network or its own files; and a port of this machine
that hears whether it did."""

import socket
import threading
from random import Random

LOOPBACK = [
    "127.0.0.1",
    "localhost",
    "2130706433",
    "0x7f.1",
    "127.1",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[64:ff9b::7f00:1]",
    "[64:ff9b:1::7f00:1]",
    "[::ffff:0:7f00:1]",
    "[fec0::1]",
    "192.0.0.192",
    "169.254.169.254",
]
HOSTED = [
    "ntfy://{host}/topic",
    "ntfys://{host}/topic",
    "gotify://{host}/token",
    "mmost://{host}/token",
    "rocket://one/two@{host}",
    "rocket://ada:secret@{host}/#room",
    "matrix://token@{host}/!room:a",
    "signal://{host}/+4912345678",
    "workflows://{host}/number/signature",
]
FIXED = [
    "discord://1234567890/token",
    "slack://T1/B2/c3",
    "tgram://123456:secret/-1001",
    "gchat://space/key/token",
    "pover://user@token",
    "wxteams://token",
    "zulip://bot@team/key/room",
    "ntfy://topic",
]
OPTIONS = [
    "template=/etc/passwd",
    "template=http://{host}/",
    "attach=file:///etc/passwd",
    "avatar_url=http://{host}/",
    "href=http://{host}/",
    "tags=x",
    "verify=no",
    "redirect=yes",
    "+x-header=y",
    "%00=x",
    "a=%0d%0ab",
]
OTHERS = [
    "file:///etc/passwd",
    "syslog://",
    "json://{host}/",
    "apprise://{host}/token",
    "exec://id",
    "mailto://a:b@{host}",
    "https://{host}/",
    "http://{host}/",
    "discord://1/../../x",
    "ntfy://{host}:99999/x",
    "gotify://{host}/%2e%2e/x",
    "tgram://1:a/b c",
    "ntfy://\u0000",
]


class Trap:
    """A port of this machine that nobody has a reason to connect to; `callers` have done so."""

    def __init__(self) -> None:
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = self._socket.getsockname()[1]
        self.callers = 0
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while True:
            self._socket.accept()[0].close()
            self.callers += 1

    def channel(self, draw: Random) -> dict[str, str]:
        """A channel that must be refused: nothing that is drawn here names a place on the Internet alone."""
        host = f"{draw.choice(LOOPBACK)}:{self.port}"
        address = draw.choice(draw.choice([HOSTED, OTHERS, [f"{item}?{draw.choice(OPTIONS)}" for item in FIXED]]))
        kind = draw.choice(["chat", "chat", "chat", "webhook"])
        return {"kind": kind, "address": address.format(host=host)}
