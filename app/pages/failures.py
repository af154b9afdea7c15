"""What went wrong where somebody asked for a page, as a page: what it was, what to do, and the number of the request.

Programs, and scripts of pages, get the problem document (`api/problems.py`). A page of which not even the words can be
read is said in plain English, as it stands here.
"""

import math
from html import escape

import structlog
from fastapi import Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response
from starlette.types import Scope

from app.pages.messages import HOME_LINK, Way, message, sign_in_here
from app.pages.shell import own_address
from app.play.broken import BrokenLog
from app.problems import Problem
from app.store.errors import UnreadableRow
from app.store.records import User
from app.web.callers import known_session
from app.web.methods import methods_at

NO_PAGES = ("/api/", "/ws/", "/static/", "/npm/")
"""Addresses below which there are no pages."""
NAMES = {401: "unknown-visitor", 404: "lost", 413: "too-long", 429: "too-often", 503: "unavailable"}
"""What is said of a status; of others see `_name`."""
KEPT_HEADERS = ("allow", "connection", "retry-after")
"""Those of a problem document that its page has, too."""
PLAIN = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Something broke on our side – Regolith</title>
</head>
<body>
<main>
<h1>Something broke on our side</h1>
<p>This is not your fault. Every move that was confirmed is kept. Try again; if it happens again, tell the people who
run this server the number below.</p>
<p>Request <code>{request_id}</code></p>
<p><a href="/">To the home page</a></p>
</main>
</body>
</html>
"""
logger = structlog.get_logger(__name__)


def failure_page(scope: Scope, error: Exception, problem: Response) -> Response:
    """What answers a request that ended in an error: `problem`, its document, or the page that says the same to a
    person who asked for a page. Never raises."""
    request = Request(scope)
    try:
        if not asks_for_page(request):
            return problem
        page = _said(request, error, problem)
    except Exception as failed:
        logger.error("page.failure-not-said", exc_info=failed)
        page = _plain(request, problem)
    for name in KEPT_HEADERS:
        if name in problem.headers:
            page.headers[name] = problem.headers[name]
    return page


def asks_for_page(request: Request) -> bool:
    """Whether a person waits for a page: their browser names its format, and the address is none of the API's."""
    if "text/html" not in request.headers.get("accept", ""):
        return False
    path = request.url.path
    return not path.startswith(NO_PAGES) and not methods_at(request.app, path)


def _said(request: Request, error: Exception, problem: Response) -> HTMLResponse:
    status = problem.status_code
    seconds = max(1, math.ceil(float(problem.headers.get("retry-after", "1"))))
    session = known_session(request)
    user = session.user if session else None
    ways = _ways(request, status, user)
    return message(request, status, _name(error, status), *ways, user=user, numbered=True, seconds=seconds)


def _name(error: Exception, status: int) -> str:
    if isinstance(error, BrokenLog | UnreadableRow) or (isinstance(error, Problem) and error.code == "game-paused"):
        return "paused"
    return NAMES.get(status, "failed" if status >= 500 else "refused")


def _ways(request: Request, status: int, user: User | None) -> tuple[Way, ...]:
    if status == 401:
        return sign_in_here(request, user), HOME_LINK
    if status in (429, 500, 503) and request.method in ("GET", "HEAD"):
        return (own_address(request), "way-again"), HOME_LINK
    return (HOME_LINK,)


def _plain(request: Request, problem: Response) -> HTMLResponse:
    """The page that needs neither words nor templates."""
    told = PLAIN.replace("{request_id}", escape(str(request.scope.get("request_id", ""))))
    headers = {"Cache-Control": "no-store", "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'"}
    return HTMLResponse(told, problem.status_code, headers)
