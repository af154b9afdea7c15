"""A push service on loopback, and browsers that read what comes through it, as RFC 8188, 8291 and 8292 say."""

import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.support.patience import PATIENCE_SECONDS

SILENCE = 0
"""The status of an answer that does not come."""
CURVE = ec.SECP256R1()


@dataclass
class Push:
    """A message as the push service gets it."""

    path: str
    headers: dict[str, str]
    body: bytes

    def signed(self, key: str) -> dict[str, Any]:
        """What the server says of itself, if it was signed by who holds the key (base64url)."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (scheme, parts["k"]) == ("vapid", key)
        point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(key))
        verified = {"verify_aud": False, "verify_exp": False}
        said: dict[str, Any] = jwt.decode(parts["t"], point, algorithms=["ES256"], options=verified)  # type: ignore[arg-type]  # any mapping of options does
        return said


@dataclass
class Browser:
    """What a browser gives to a page that wants to tell it things, and what it keeps to itself."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    secret: bytes = b"sixteen secrets!"

    @property
    def subscription(self) -> dict[str, Any]:
        """As `PushSubscription.toJSON` has it."""
        keys = {"p256dh": _text(self._point), "auth": _text(self.secret)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    @property
    def channel(self) -> dict[str, str]:
        """The body that adds it as a channel."""
        return {"kind": "push", "address": json.dumps(self.subscription)}

    @property
    def _point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def read(self, push: Push) -> dict[str, Any]:
        """What a message for this browser says; an error for one that is for another."""
        salt, size, theirs = push.body[:16], push.body[20], push.body[21 : 21 + push.body[20]]
        assert (push.headers["content-encoding"], size) == ("aes128gcm", 65)
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        common = _derived(self.secret, shared, b"WebPush: info\0" + self._point + theirs, 32)
        key = _derived(salt, common, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(salt, common, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, push.body[86:], None)
        said: dict[str, Any] = json.loads(plain.rstrip(b"\0").removesuffix(b"\2"))
        return said


class PushService:
    """What has come in, of pushes or anything else that is posted. `answers` are the statuses that the next messages
    get instead of `accepted`; those of redirects lead to `elsewhere`. `after`: when to come again, as they say. `said`:
    the bodies of answers, by path."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.pushes: list[Push] = []
        self.answers: list[int] = []
        self.elsewhere = ""
        self.after = ""
        self.accepted = 201
        self.said: dict[str, bytes] = {}
        self._came = threading.Condition()

    def browser(self, name: str = "one") -> Browser:
        """A browser that has asked for an address here."""
        return Browser(f"{self.url}/{name}")

    def take(self, push: Push) -> int:
        """Take a message or not."""
        if self.answers:
            return self.answers.pop(0)
        with self._came:
            self.pushes.append(push)
            self._came.notify_all()
        return self.accepted

    def push(self, number: int = 1) -> Push:
        """The message of that number, once it has come. Blocks: `asyncio.to_thread` it beside a running server."""
        with self._came:
            assert self._came.wait_for(lambda: len(self.pushes) >= number, PATIENCE_SECONDS), "nothing was pushed"
            return self.pushes[number - 1]


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    service: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        status = self.service.take(Push(self.path, headers, body))
        if status == SILENCE:
            self.connection.recv(1)
            self.close_connection = True
            return
        self.send_response(status)
        if self.service.elsewhere:
            self.send_header("Location", self.service.elsewhere)
        if self.service.after:
            self.send_header("Retry-After", self.service.after)
        said = self.service.said.get(self.path, b"")
        self.send_header("Content-Length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    do_PUT = do_POST  # noqa: N815 – as the library has it

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service until the end of the block."""
    handler = type("Handler", (_Handler,), {})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        handler.service = PushService(f"http://127.0.0.1:{server.server_port}")  # type: ignore[attr-defined]  # a handler of this server has it
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield handler.service  # type: ignore[attr-defined]  # a handler of this server has it
        finally:
            server.shutdown()
            thread.join()


def _derived(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(key)


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
