"""What answers are packed: those that are big enough to be worth it."""

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from app.web.needs import needs_of

MIN_COMPRESSED_BYTES = 2_000
"""Bytes; less goes as it is."""
PACKED_ALREADY = ("image/png", "font/woff2")


class Packing(GZipMiddleware):
    """Middleware. Answers of routes that declare so are let through without a look at them: answers to moves, which
    come most and are small. The look took a thirtieth of their time."""

    def __init__(self, app: ASGIApp) -> None:
        super().__init__(app, MIN_COMPRESSED_BYTES, compresslevel=4, exclude_content_types=PACKED_ALREADY)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request through."""
        if scope["type"] == "http" and not needs_of(scope).packed:
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)
