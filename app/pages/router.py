"""Which page answers at which address.

`/` is the home page. `/t/{id}` has two faces: while the table is a lobby it runs `js/pages/lobby.ts` (invite link,
seats, start), which reloads the page when the game begins; from then on it is the shell of the live table:
`<div id="table">`, `<script type="application/json" id="boot">` with {id, invite, language, messages, user}, and the
script of its game, as `js/<game>/main.ts`. So the live table never has to draw a lobby. `/t/{id}/seats` makes new
links to lost seats, `/t/{id}/analysis` is what a robot thinks of a finished game. `/next` leads to the next table that
waits for the visitor. `/me/games` is what a person has played, `/friends` are those with whom. Pages of a game, as
`/t/{id}/campaign`, come from its registration (`GamePages.routers`).

`/account`, `/account/sign-in`, `/account/notices`, `/time` and `/account/looks` are the parts of the visitor's settings
(`SETTINGS_PARTS`): who they are, how they sign in, of what they are told, when they play, how things look to them.
`/confirm/…` and `/unsubscribe/…` are behind links in mails. `/pictures/{game}.png` and `/t/{id}/invitation.png` are
what chats show beside links.

`/language` takes the choice of a language. `/words/…` are messages that a script asks for when it wants them. `missing`
answers at all other addresses; the application includes it last, after everything else.
"""

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import HTMLResponse

from app.pages import (
    account,
    analysis,
    friends,
    home,
    language,
    lazy_words,
    link_pictures,
    messages,
    mine,
    next_table,
    notices,
    own_time,
    portraits,
    recordings,
    table_link_pictures,
    table_pictures,
    table_routes,
    talk,
    too_early,
    web_app,
)
from app.pages.failures import NO_PAGES
from app.web.methods import methods_at
from app.web.needs import needs

router = APIRouter(include_in_schema=False)
for part in (
    account,
    analysis,
    friends,
    home,
    language,
    web_app,
    lazy_words,
    link_pictures,
    mine,
    next_table,
    notices,
    own_time,
    portraits,
    recordings,
    table_link_pictures,
    table_pictures,
    table_routes,
    talk,
    too_early,
):
    router.routes.extend(part.router.routes)

missing = APIRouter(include_in_schema=False)


@missing.get("/{path:path}")
@needs(scope=None, limit="reads")
async def nowhere(request: Request, path: str) -> HTMLResponse:
    """There is nothing here: a page for people. Raises HTTPException for programs' addresses."""
    if methods_at(request.app, request.url.path):
        raise HTTPException(405)
    if request.url.path.startswith(NO_PAGES):
        raise HTTPException(404)
    return messages.missing(request)
