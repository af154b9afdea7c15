"""Notices: where the caller is notified and of what, and what was sent."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from app.api.answers import answer, nothing
from app.api.bodies import ID_PATTERN, ChannelChoice, Code, Hours, NewChannel
from app.api.schema import sends
from app.messages.speaker import Speaker
from app.notify.channels.push import mark_of
from app.notify.channels.webhook import written
from app.notify.documents import ChannelSeen, Notices, NoticeSeen, Waiting
from app.notify.reasons import reason_said
from app.notify.subscriptions import KINDS, address_shown
from app.store import channels, notices
from app.store.channels import ChannelRow
from app.store.notices import Sent
from app.store.user_seats import how_many_wait
from app.web.callers import device, own_session, services_of, user_of
from app.web.needs import needs
from app.web.speaking import speaker_of

router = APIRouter(prefix="/api", tags=["notices"])
OneChannel = Annotated[str, Path(pattern=ID_PATTERN, max_length=100, description="A channel's id.")]


@router.get("/users/me/notices", openapi_extra=sends(Notices))
@needs(scope="account", limit="reads")
async def look(request: Request) -> Response:
    """What the caller has chosen, and the last fifty notices."""
    services, user = services_of(request), await user_of(request)
    speaker = speaker_of(request)
    hours = await channels.quiet_hours(services.db, user.id)
    kept = await channels.of_user(services.db, user.id)
    sent = await notices.of_user(services.db, user.id)
    return answer(
        Notices(
            ways=services.subscriptions.kinds_of_channels(),
            push_key=await services.vapid.public_key(),
            kinds=KINDS,
            time_zone=hours.time_zone,
            quiet_from=hours.quiet_from,
            quiet_until=hours.quiet_until,
            locale=hours.locale,
            channels=[seen(speaker, item) for item in kept],
            notices=[_noticed(speaker, item) for item in sent],
        )
    )


@router.get("/users/me/waiting", openapi_extra=sends(Waiting))
@needs(scope="account", limit="reads")
async def waiting(request: Request) -> Response:
    """At how many tables it is the caller's turn: the number on the icon of the installed app."""
    services, user = services_of(request), await user_of(request)
    return answer(Waiting(tables=await how_many_wait(services.db, user.id)))


@router.put("/users/me/notices/hours", status_code=204)
@needs(scope="account", limit="changes")
async def set_hours(request: Request, body: Hours) -> Response:
    """Choose a time zone and quiet hours, in which nothing is sent; it is sent afterwards."""
    services, user = services_of(request), await user_of(request)
    await services.subscriptions.set_hours(user, body.time_zone, body.quiet_from, body.quiet_until, body.locale)
    services.worker.wake()
    return nothing()


@router.post("/users/me/channels", status_code=201, openapi_extra=sends(ChannelSeen, 201))
@needs(scope="account", limit="changes")
async def add(request: Request, body: NewChannel) -> Response:
    """Add a way to be told of things. An e-mail address is asked for its consent first, and not again while the link
    that it got is good; a browser is told until the session ends by which it asks, and another subscription of it takes
    the place of the former one; of a webhook the answer tells the secret that its requests are signed with."""
    services, session = services_of(request), await own_session(request)
    speaker = speaker_of(request)
    permit = request.app.state.limits.for_first_mail(request, session.user.id)
    added = await services.subscriptions.add(
        session, body.kind, body.address, permit, speaker, device(request), renews=body.renews
    )
    secret = await services.webhook_secrets.of(added.id) if added.kind == "webhook" else None
    return answer(seen(speaker, added, secret), 201)


@router.put("/users/me/channels/{channel_id}", status_code=204)
@needs(scope="account", limit="changes")
async def choose(request: Request, channel_id: OneChannel, body: ChannelChoice) -> Response:
    """Choose which notices go to a channel."""
    services, user = services_of(request), await user_of(request)
    await services.subscriptions.choose(user, channel_id, body.kinds, digest=body.digest)
    services.worker.wake()
    return nothing()


@router.delete("/users/me/channels/{channel_id}", status_code=204)
@needs(scope="account", limit="changes")
async def remove(request: Request, channel_id: OneChannel) -> Response:
    """Remove a channel, and what is known of notices to it."""
    services, user = services_of(request), await user_of(request)
    await services.subscriptions.remove(user, channel_id)
    return nothing()


@router.post("/users/me/channels/{channel_id}/test", status_code=204)
@needs(scope="account", limit="tests")
async def test(request: Request, channel_id: OneChannel) -> Response:
    """Send a test to a channel; the list of notices tells how it went."""
    services, user = services_of(request), await user_of(request)
    await services.subscriptions.test(user, channel_id)
    services.worker.wake()
    return nothing()


@router.post("/channels/{channel_id}/confirm", status_code=204)
@needs(scope=None, limit="changes")
async def confirm(request: Request, channel_id: OneChannel, body: Code) -> Response:
    """Confirm an address by the link that was sent there. The caller need not be signed in."""
    await services_of(request).subscriptions.confirm(channel_id, body.code)
    return nothing()


def seen(speaker: Speaker, channel: ChannelRow, secret: bytes | None = None) -> ChannelSeen:
    """A channel as its owner sees it."""
    return {
        "id": channel.id,
        "kind": channel.kind,
        "address": address_shown(speaker, channel),
        "mark": mark_of(channel.address) if channel.kind == "push" else None,
        "kinds": channel.kinds,
        "digest": channel.digest,
        "confirmed": channel.confirmed is not None,
        "created": channel.created,
        "broken": reason_said(speaker, channel.broken),
        "secret": written(secret) if secret is not None else None,
    }


def _noticed(speaker: Speaker, sent: Sent) -> NoticeSeen:
    return {
        "id": sent.id,
        "channel": sent.channel_id,
        "kind": sent.kind,
        "game": sent.game_id,
        "state": sent.state,
        "due": sent.due,
        "tries": sent.tries,
        "error": reason_said(speaker, sent.error),
        "created": sent.created,
        "ended": sent.ended,
    }
