"""The page of one's own account."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from app.messages import say
from app.pages.messages import HOME, message, refusal
from app.pages.shell import page, words
from app.store.errors import StoreUnavailable
from app.web.callers import viewer

router = APIRouter(include_in_schema=False)


@router.get("/account")
async def account(request: Request) -> HTMLResponse:
    """Where one is signed in, and tokens for programs."""
    try:
        user = await viewer(request)
    except StoreUnavailable as problem:
        return refusal(request, problem)
    if user is None:
        return message(request, 401, "nobody", HOME)
    title = f"{say('account-title')} – {say('site-name')}"
    boot = {"messages": words("account", "pages", "trouble", "problems")}
    return page(request, "account.html", title=title, user=user, boot=boot)
