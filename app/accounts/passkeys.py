"""Passkeys (WebAuthn): keys that stay in people's devices and sign in without an address, so that there is nobody to
guess at. A library reads and checks what devices send."""

import secrets
from datetime import timedelta
from typing import Any
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from app import clock
from app.accounts.accounts import Accounts
from app.accounts.signing_in import SigningIn
from app.hosts import canonical_origin
from app.problems import Clash, Forbidden, Invalid, NotFound
from app.store import passkeys as rows
from app.store.credentials import credentials_of
from app.store.database import Database
from app.store.errors import CapReached, Conflict
from app.store.passkeys import Passkey
from app.store.records import Session, User

ANSWERED_WITHIN = timedelta(minutes=5)
MAX_PASSKEYS = 10
SITE_NAME = "Regolith"
_UNREADABLE = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)


class PasskeyCeremonies:
    """Adding, listing and removing passkeys, and signing in by them, at the site of this public address."""

    def __init__(self, db: Database, accounts: Accounts, signing_in: SigningIn, public_url: str) -> None:
        self._db = db
        self._accounts = accounts
        self._signing_in = signing_in
        self._origin = canonical_origin(public_url)
        self._site = urlsplit(self._origin).hostname or ""

    async def of(self, user: User) -> list[Passkey]:
        """A user's passkeys."""
        return await rows.of_user(self._db, user.id)

    async def new_options(self, session: Session, current: str | None) -> Any:
        """What a browser needs to make a passkey. Raises `Forbidden` unless it is proved that the user asks, `Clash`
        for too many."""
        await self._signing_in.check_proved(session, current)
        there = await self.of(session.user)
        if len(there) >= MAX_PASSKEYS:
            raise _too_many()
        return _plain(
            generate_registration_options(
                rp_id=self._site,
                rp_name=SITE_NAME,
                user_id=session.user.id.encode(),
                user_name=session.user.name,
                challenge=await self._challenge(session.user.id),
                authenticator_selection=AuthenticatorSelectionCriteria(
                    resident_key=ResidentKeyRequirement.REQUIRED,
                    user_verification=UserVerificationRequirement.REQUIRED,
                ),
                exclude_credentials=[PublicKeyCredentialDescriptor(id=item.id) for item in there],
            )
        )

    async def add(self, session: Session, sent: dict[str, Any], device: str) -> None:
        """Keep the passkey that a browser has made. Raises `Invalid`, `Clash` for too many."""
        challenge = await self._answered(sent, session.user.id)
        try:
            made = verify_registration_response(
                credential=sent,
                expected_challenge=challenge,
                expected_rp_id=self._site,
                expected_origin=self._origin,
                require_user_verification=True,
            )
        except _UNREADABLE:
            raise _bad() from None
        passkey = Passkey(
            id=made.credential_id,
            user_id=session.user.id,
            public_key=made.credential_public_key,
            count=made.sign_count,
            name=device,
            created=clock.now(),
        )
        try:
            await rows.add(self._db, passkey, MAX_PASSKEYS)
        except CapReached:
            raise _too_many() from None
        except Conflict:
            raise _bad() from None
        await self._accounts.note_proved(session)

    async def remove(self, session: Session, passkey_id: str) -> None:
        """Forget a passkey. Raises `Forbidden` unless it is proved that the user asks, `NotFound`."""
        await self._signing_in.check_proved(session)
        try:
            there = await rows.remove(self._db, session.user.id, base64url_to_bytes(passkey_id))
        except ValueError:
            there = False
        if not there:
            raise NotFound("no-such-passkey", "There is no such passkey.")

    async def options(self) -> Any:
        """What a browser needs to sign in by a passkey, whosever it is."""
        return _plain(
            generate_authentication_options(
                rp_id=self._site,
                challenge=await self._challenge(None),
                user_verification=UserVerificationRequirement.REQUIRED,
            )
        )

    async def sign_in(self, sent: dict[str, Any], device: str) -> tuple[User, str]:
        """The user whose passkey has signed, and the token of a new session. Raises `Invalid`, `Forbidden`."""
        user = await self._signer(sent)
        return user, await self._accounts.begin(user, device, proved=clock.now())

    async def prove(self, session: Session, sent: dict[str, Any]) -> None:
        """Take what a passkey of the user's has signed as a proof for the next minutes. Raises `Invalid`,
        `Forbidden`."""
        if (await self._signer(sent)).id != session.user.id:
            raise Forbidden("other-passkey", "This passkey belongs to another account.")
        await self._accounts.note_proved(session)

    async def _signer(self, sent: dict[str, Any]) -> User:
        """The user whose passkey has signed. Raises `Invalid`, `Forbidden`."""
        challenge = await self._answered(sent, None)
        passkey = await rows.find(self._db, _id_of(sent))
        known = await credentials_of(self._db, passkey.user_id) if passkey else None
        if passkey is None or known is None:
            raise Forbidden("unknown-passkey", "This passkey signs nobody in here.")
        try:
            signed = verify_authentication_response(
                credential=sent,
                expected_challenge=challenge,
                expected_rp_id=self._site,
                expected_origin=self._origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.count,
                require_user_verification=True,
            )
        except _UNREADABLE:
            raise _bad() from None
        await rows.note_used(self._db, passkey.id, signed.new_sign_count)
        return known.user

    async def _challenge(self, user_id: str | None) -> bytes:
        challenge, now = secrets.token_bytes(32), clock.now()
        await rows.ask(self._db, challenge, user_id, now, now + ANSWERED_WITHIN)
        return challenge

    async def _answered(self, sent: dict[str, Any], user_id: str | None) -> bytes:
        """The challenge that an answer is for, which is open no more. Raises `Invalid`."""
        try:
            challenge = parse_client_data_json(base64url_to_bytes(sent["response"]["clientDataJSON"])).challenge
        except _UNREADABLE:
            raise _bad() from None
        if not await rows.take(self._db, challenge, user_id, clock.now()):
            raise _bad()
        return challenge


def name_of(passkey: Passkey) -> str:
    """A passkey's id as text."""
    return bytes_to_base64url(passkey.id)


def _id_of(sent: dict[str, Any]) -> bytes:
    try:
        return base64url_to_bytes(sent["id"])
    except _UNREADABLE:
        raise _bad() from None


def _plain(options: Any) -> Any:
    return msgspec.json.decode(options_to_json(options))


def _too_many() -> Clash:
    return Clash("too-many-passkeys", f"A person has at most {MAX_PASSKEYS} passkeys.", most=MAX_PASSKEYS)


def _bad() -> Invalid:
    return Invalid("bad-passkey", "This is no answer to what was asked, or it came too late.")
