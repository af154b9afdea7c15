"""What becomes of a browser's former session once it has got another, in whatever way."""

from starlette.requests import Request

from app.problems import Forbidden, Unknown
from app.store import channels
from app.store.records import User
from app.store.sessions import SIGNED_OUT
from app.web.callers import is_by_cookie, services_of, session_of


async def follow_session(request: Request, user: User, token: str) -> None:
    """Put a new session in the place of the one by which its browser still calls: that ends if it was the same user's,
    and what the browser is told goes on. What somebody else was told there ends, as they are signed in no more."""
    services = services_of(request)
    try:
        former = await session_of(request)
    except (Unknown, Forbidden):
        return
    if former is None or former.kind != "browser":
        return
    if former.user.id == user.id:
        await channels.hand_on(services.db, former.id, (await services.accounts.by_token(token)).id)
        await services.accounts.end(user, former.id)
    elif is_by_cookie(request):
        await channels.end_with_session(services.db, former.id, SIGNED_OUT)
