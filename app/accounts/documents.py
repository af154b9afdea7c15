"""What the API tells people of their accounts."""

from datetime import datetime
from typing import Any, Literal, TypedDict

from app.store.records import Session, TokenScope, User


class CurrentUser(TypedDict):
    """Who the caller is."""

    user: User


class NewcomerWithToken(CurrentUser):
    """A new guest, and the token with which to call from now on."""

    token: str


class OneSession(TypedDict):
    """One way in which the caller is signed in: a browser, or a program with a token. `name`: what its owner called the
    token, or what the browser runs on, empty if it did not say. `seen` is written once an hour. `current`: this one
    asks."""

    id: str
    kind: Literal["browser", "token"]
    name: str
    scopes: list[TokenScope]
    created: datetime
    seen: datetime
    current: bool


class Sessions(TypedDict):
    """All sessions of the caller that have not ended, the one seen last first."""

    sessions: list[OneSession]


class TokenMade(TypedDict):
    """A token for a program, which is shown this once."""

    token: str
    session: OneSession


class SignInMethods(TypedDict):
    """How the caller can sign in again: the confirmed address, whether there is a password, and whether this server
    sends mail at all."""

    address: str | None
    password: bool
    mail: bool


class DeviceCode(TypedDict):
    """A code for another device, the address that it leads to, and that as a picture (the URI of an SVG)."""

    code: str
    url: str
    picture: str


class PasskeyOptions(TypedDict):
    """What a browser is asked for, as JSON of the Web Authentication standard."""

    options: Any


class OnePasskey(TypedDict):
    """A passkey of the caller's. `name`: what its browser ran on."""

    id: str
    name: str
    created: datetime


class Passkeys(TypedDict):
    """The caller's passkeys, the oldest first."""

    passkeys: list[OnePasskey]


def session_document(session: Session, current: str) -> OneSession:
    """A session as its owner is told of it."""
    return {
        "id": session.id,
        "kind": session.kind,
        "name": session.name,
        "scopes": list(session.scopes),
        "created": session.created,
        "seen": session.seen,
        "current": session.id == current,
    }
