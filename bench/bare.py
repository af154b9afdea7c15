"""What everything is compared with: a bare FastAPI application whose POST inserts one row. Its websocket reads one, and
sends four short messages. `python -m bench.bare`."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import asyncpg
import uvicorn
from fastapi import FastAPI, WebSocket
from pydantic import BaseModel
from starlette.websockets import WebSocketDisconnect

from app.commands.connections import raise_file_limit

TOLD = ("hello", "takeback", "table", "presence")
"""What our server tells a page that comes back."""
TABLE = "CREATE TABLE IF NOT EXISTS bare (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, seq int, move text)"


class Body(BaseModel):
    """As much as a move brings."""

    seq: int
    move: str


def bare_app(dsn: str) -> FastAPI:
    """The application on a database of its own."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with asyncpg.create_pool(dsn, min_size=1, max_size=10) as pool:
            await pool.execute(TABLE)
            app.state.pool = pool
            yield

    app = FastAPI(lifespan=lifespan)

    @app.post("/rows")
    async def add(body: Body) -> dict[str, int]:
        """Insert one row."""
        number = await app.state.pool.fetchval(
            "INSERT INTO bare (seq, move) VALUES ($1, $2) RETURNING id", body.seq, body.move
        )
        return {"id": number}

    @app.websocket("/ws/games/{game_id}")
    async def watch(websocket: WebSocket, game_id: str) -> None:
        """Read one row, tell as much as our server does, and wait until the other side goes."""
        told = await app.state.pool.fetchval("SELECT $1 || repeat('x', 700)", game_id)
        await websocket.accept()
        for kind in TOLD:
            text = told if kind == "table" else ""
            await websocket.send_text(f'{{"type":"{kind}","told":"{text}"}}')
        with suppress(WebSocketDisconnect):
            while True:
                await websocket.receive_text()

    return app


if __name__ == "__main__":
    raise_file_limit()
    uvicorn.run(
        bare_app(sys.argv[2]),
        port=int(sys.argv[1]),
        access_log=False,
        log_level="error",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )
