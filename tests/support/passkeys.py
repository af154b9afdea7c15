"""A device with a passkey, as far as a server sees it."""

import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT_VERIFIED = 0x05
ATTESTED = 0x40


class Device:
    """An ES256 key that answers a server's options at a page of an origin."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = secrets.token_bytes(16)

    def made(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """What `navigator.credentials.create` gives."""
        point = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        name = bytes(16) + len(self._id).to_bytes(2, "big") + self._id
        data = _data(options["rp"]["id"], PRESENT_VERIFIED | ATTESTED) + name + cbor2.dumps(key)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(_said("webauthn.create", options, origin), attestationObject=attested)

    def signed(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """What `navigator.credentials.get` gives."""
        said, data = _said("webauthn.get", options, origin), _data(options["rpId"], PRESENT_VERIFIED)
        signature = self._key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._answer(said, authenticatorData=data, signature=signature)

    def _answer(self, said: bytes, **more: bytes) -> dict[str, Any]:
        name = bytes_to_base64url(self._id)
        response = {key: bytes_to_base64url(value) for key, value in {"clientDataJSON": said, **more}.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": response}


def _said(kind: str, options: dict[str, Any], origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": options["challenge"], "origin": origin}).encode()


def _data(site: str, flags: int) -> bytes:
    """Authenticator data: the site, what was done, and how often the device has signed (it does not count)."""
    return sha256(site.encode()).digest() + bytes([flags]) + bytes(4)
