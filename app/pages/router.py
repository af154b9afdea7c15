"""Which page answers at which address.

`/t/{id}` has two faces: while the table is a lobby it runs `js/pages/lobby.js` (invite link, seats, start), which
reloads the page when the game begins; from then on it is the shell of the live table: `<div id="table">`,
`<script type="application/json" id="boot">` with {id, invite, language, messages}, and the bundle `js/table.js`.
So the live table never has to draw a lobby.
"""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

router = APIRouter(include_in_schema=False)


@router.get("/")
async def home(request: Request) -> HTMLResponse:
    """What this is, hosting a table, one's own tables, open ones, and those to watch."""
    return HTMLResponse("")


@router.get("/t/{game_id}")
async def table(request: Request, game_id: str, invite: str | None = None) -> HTMLResponse:
    """The lobby, joining with an invitation, or the shell of the live table."""
    return HTMLResponse("")


@router.get("/join/{game_id}/{token}")
async def join(request: Request, game_id: str, token: str) -> HTMLResponse:
    """The same as `/t/{game_id}?invite={token}`, for links that programs would cut at a question mark."""
    return HTMLResponse("")
