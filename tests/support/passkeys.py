"""A device with passkeys, as far as a server sees it."""

import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT_VERIFIED_ATTESTED = 0x45


def made_passkey(options: dict[str, Any], origin: str) -> dict[str, Any]:
    """What `navigator.credentials.create` gives at a page of this origin, for a new key of an ES256 device."""
    point = ec.generate_private_key(ec.SECP256R1()).public_key().public_numbers()
    key = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
    name = secrets.token_bytes(16)
    site = sha256(options["rp"]["id"].encode()).digest()
    data = site + bytes([PRESENT_VERIFIED_ATTESTED]) + bytes(4 + 16) + len(name).to_bytes(2, "big") + name
    said = {"type": "webauthn.create", "challenge": options["challenge"], "origin": origin}
    attested = {"fmt": "none", "attStmt": {}, "authData": data + cbor2.dumps(key)}
    return {
        "id": bytes_to_base64url(name),
        "rawId": bytes_to_base64url(name),
        "type": "public-key",
        "response": {
            "clientDataJSON": bytes_to_base64url(json.dumps(said).encode()),
            "attestationObject": bytes_to_base64url(cbor2.dumps(attested)),
        },
    }
