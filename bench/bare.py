"""What everything is compared with: a bare FastAPI application whose POST inserts one row. `python -m bench.bare`."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import uvicorn
from fastapi import FastAPI
from pydantic import BaseModel

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

    return app


if __name__ == "__main__":
    uvicorn.run(bare_app(sys.argv[2]), port=int(sys.argv[1]), access_log=False, log_level="error")
