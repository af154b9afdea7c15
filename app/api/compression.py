"""Which answers are packed: those that are big enough to be worth it."""

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette_compress import CompressMiddleware

from app.web.needs import needs_of

MIN_COMPRESSED_BYTES: Final = 2_000
"""Less goes as it is."""
BROTLI_QUALITY: Final = 7
"""Takes as long as the three next lower ones within what a machine varies, for the fewest bytes of them: 7 % fewer than
4 for the page of a table. From 9 on, it takes ten times as long for 0.2 %."""
GZIP_LEVEL: Final = 4


class Packing(CompressMiddleware):
    """Middleware. Answers of routes that declare so are let through without a look at them: answers to moves, which
    come most and are small. The look took a thirtieth of their time."""

    def __init__(self, app: ASGIApp) -> None:
        # Not zstd: for texts of this size it is no smaller, and fewer programs unpack it.
        super().__init__(
            app,
            minimum_size=MIN_COMPRESSED_BYTES,
            zstd=False,
            brotli_quality=BROTLI_QUALITY,
            gzip_level=GZIP_LEVEL,
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request through."""
        if scope["type"] == "http" and not needs_of(scope).packed:
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)
