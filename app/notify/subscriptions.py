"""Which notices a person wants, and where: channels added, confirmed, changed and left."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, get_args

from app import clock
from app.accounts.tokens import hashed, is_id, new_id
from app.mail.addresses import same_address
from app.mail.first_mails import FirstMail, mail_still_good, name_for_strangers
from app.mail.mailer import MailDelayed, Mailer, MailRefused
from app.messages.speaker import Speaker
from app.notify.channels import Channel, chat
from app.notify.quiet import checked_hours
from app.notify.unsubscribe import Leaving
from app.notify.verdicts import holds
from app.play.notice_causes import NoticeKind
from app.problems import Clash, Invalid, NotFound
from app.rendering import mail_parts
from app.store import channels, notices
from app.store.channels import ChannelRow, QuietHours
from app.store.credentials import credentials_of
from app.store.database import Database
from app.store.errors import CapReached
from app.store.records import Session, User

KINDS: tuple[str, ...] = get_args(NoticeKind)
MAX_CHANNELS = 10
CODE_LIFE = timedelta(days=1)


class Subscriptions:
    """The channels of people. Those by e-mail have to be confirmed from there."""

    def __init__(
        self, db: Database, mailer: Mailer, by_kind: Mapping[str, Channel], leaving: Leaving, public_url: str
    ) -> None:
        self._db = db
        self._mailer = mailer
        self._by_kind = by_kind
        self._leaving = leaving
        self._public_url = public_url

    def kinds_of_channels(self) -> list[str]:
        """The kinds of channels that this server has."""
        return [name for name in self._by_kind if name != "email" or self._mailer.works]

    async def add(
        self,
        session: Session,
        kind: str,
        address: str,
        permit: Callable[[str], FirstMail],
        speaker: Speaker,
        device: str = "",
        *,
        renews: bool = False,
    ) -> ChannelRow:
        """Add a channel, with all kinds of notices on: that to a browser for as long as the session lasts, by the name
        of its device. A browser that is told already keeps its channel, which leads to the new address from now on. A
        channel that was stopped starts over, unless a browser only renews it by itself.
        `permit` counts the mail that asks an address for its consent, `speaker` says it. Raises `Invalid`, `Clash`."""
        user, is_browser = session.user, kind == "push"
        channel = self._by_kind.get(kind)
        if channel is None or kind not in self.kinds_of_channels():
            raise Invalid("no-such-channel", "This server has no such channel.", kinds=self.kinds_of_channels())
        checked = await channel.check(address)
        if_stopped = () if renews else KINDS
        if is_browser and (renewed := await channels.renew(self._db, session, kind, checked, if_stopped)):
            return renewed
        if renews:
            raise Clash("no-such-channel", "This browser is told nothing that could be renewed.")
        is_own = kind == "email" and await self._is_own(user, checked)
        now = clock.now()
        new = ChannelRow(
            id=new_id(),
            user_id=user.id,
            kind=kind,
            address=checked,
            kinds=KINDS,
            digest=False,
            confirmed=now if kind != "email" or is_own else None,
            broken=None,
            created=now,
            label=device if is_browser else None,
            session_id=session.id if is_browser else None,
        )
        if is_browser:
            await channels.take_over(self._db, new)
        if kind == "email" and not is_own:
            return await self._ask(user, new, permit(checked), speaker)
        await notices.take_over(self._db)
        added = await self._add(new)
        assert added is not None, "only a code can be in the way"
        return added

    async def _add(
        self, new: ChannelRow, code_hash: bytes | None = None, until: datetime | None = None
    ) -> ChannelRow | None:
        """Keep a channel; None while a code that asks it is good. Raises `Clash` for too many."""
        try:
            return await channels.add(self._db, new, code_hash, until, MAX_CHANNELS)
        except CapReached:
            raise Clash(
                "too-many-channels", f"A person has at most {MAX_CHANNELS} channels.", most=MAX_CHANNELS
            ) from None

    async def _is_own(self, user: User, address: str) -> bool:
        """Whether a user signs in with this address: they have confirmed it already."""
        found = await credentials_of(self._db, user.id)
        return found is not None and found.address is not None and same_address(found.address) == same_address(address)

    async def _ask(self, user: User, new: ChannelRow, permit: FirstMail, speaker: Speaker) -> ChannelRow:
        """Add an address and ask it whether it wants that; once while the link that it got is good."""
        code = secrets.token_urlsafe(24)
        channel = await self._add(new, hashed(code), new.created + CODE_LIFE)
        if channel is None:
            raise mail_still_good(new.address)
        url = f"{self._public_url}/confirm/{channel.id}/{code}"
        asked = speaker.say("mail-confirm", name=name_for_strangers(speaker, user.name))
        title, language = speaker.say("mail-confirm-title"), speaker.language
        text, html = mail_parts("confirm-channel", title=title, language=language, asked=asked, link=url)
        try:
            await self._mailer.send(self._mailer.first(permit, title, text, html, language=language))
        except MailRefused:
            await channels.remove(self._db, user.id, channel.id)
            raise Invalid("address-refused", "The mail server does not take mail for this address.") from None
        except MailDelayed:
            await channels.drop_code(self._db, channel.id)
            raise Clash("mail-not-sent", "The mail could not be sent now; try again in a while.") from None
        return channel

    async def confirm(self, channel_id: str, code: str) -> None:
        """Use a code up. Raises `NotFound` for one that is not good (any more)."""
        # What was written before goes nowhere by it.
        await notices.take_over(self._db)
        good = is_id(channel_id) and await channels.confirm(self._db, channel_id, hashed(code), clock.now())
        if not good:
            raise NotFound("no-such-code", "This link is no longer valid; ask for a new one.")

    async def choose(self, user: User, channel_id: str, kinds: Sequence[str], *, digest: bool) -> None:
        """Which notices go there, and whether once a day. Raises `NotFound`."""
        chosen = [kind for kind in KINDS if kind in kinds]
        await notices.take_over(self._db)
        async with self._db.people.transaction() as connection:
            hours = await channels.quiet_hours_within(connection, user.id)
            await self._let_go(connection, user, hours)
            if not await channels.set_kinds(connection, user.id, channel_id, chosen, digest=digest):
                raise no_such_channel()

    async def remove(self, user: User, channel_id: str) -> None:
        """Forget a channel. Raises `NotFound`."""
        if not await channels.remove(self._db, user.id, channel_id):
            raise no_such_channel()

    async def test(self, user: User, channel_id: str) -> None:
        """Send a notice that says nothing but that it has come. Raises `NotFound`, `Clash`."""
        kept = {item.id: item for item in await channels.of_user(self._db, user.id)}.get(channel_id)
        if kept is None:
            raise no_such_channel()
        if kept.confirmed is None:
            raise Clash("not-confirmed", "This address has to be confirmed first.")
        await notices.test(self._db, user.id, channel_id, clock.now())

    async def leave(self, channel_id: str, proof: str) -> None:
        """End a channel's notices by the link in one of them. Raises `NotFound` for a link that is not ours."""
        await self._leaving.open(self._db)
        good = is_id(channel_id) and self._leaving.is_good(channel_id, proof)
        if not (good and await channels.stop(self._db, channel_id)):
            raise no_such_channel()

    async def set_hours(
        self, user: User, time_zone: str, quiet_from: int | None, quiet_until: int | None, locale: str | None
    ) -> None:
        """Leave somebody alone at these times, in minutes of their day. Raises `Invalid`."""
        hours: QuietHours = checked_hours(time_zone, quiet_from, quiet_until, locale)
        async with self._db.people.transaction() as connection:
            await self._let_go(connection, user, await channels.quiet_hours_within(connection, user.id))
            await channels.set_quiet_hours(connection, user.id, hours)

    async def _let_go(self, connection: Any, user: User, former: QuietHours) -> None:
        """Let all be due now that is held by hours that change: the worker asks again until when it waits."""
        now = clock.now()
        waiting = await notices.not_yet_due(connection, user.id, now)
        held = [item.id for item in waiting if holds(former, item.created, item.due, now, digest=item.digest)]
        if held:
            await notices.let_go(connection, held, now)


def address_shown(speaker: Speaker, channel: ChannelRow) -> str:
    """Where a channel leads, as its owner is told: of a browser, what it runs on, of a chat service no secrets."""
    if channel.kind == "push":
        return channel.label or speaker.say("notices-some-browser")
    if channel.kind == "chat":
        return chat.shown(channel.address) or speaker.say("notices-why-unreadable-address")
    return channel.address


def no_such_channel() -> NotFound:
    """The problem for a channel that is not there, or not the caller's."""
    return NotFound("no-such-channel", "You have no such channel.")
