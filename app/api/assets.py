"""Static files: hashed ones for ever, and small on the wire."""

import gzip
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOR_EVER = "public, max-age=31536000, immutable"
TEXTS = {".js", ".css", ".svg", ".json"}
SMALLEST = 500
PRIVATE = (".mjs", ".d.ts", "manifest.json")
"""What lies among the files and is for the build and the server alone."""


def accepts_gzip(headers: Mapping[str, str]) -> bool:
    """Whether the caller unpacks gzip."""
    return "gzip" in headers.get("accept-encoding", "")


@lru_cache(maxsize=200)
def _packed(path: str, changed: float) -> bytes:
    return gzip.compress(Path(path).read_bytes(), 9)


class Assets(StaticFiles):
    """A folder of files; those in `dist/` bear a hash in their names and never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, packed where that pays."""
        if path.endswith(PRIVATE):
            raise HTTPException(404)
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            is_hashed = path.startswith("dist/")
            response.headers["Cache-Control"] = FOR_EVER if is_hashed else "no-cache"
        return response

    def file_response(self, full_path: Any, stat_result: Any, scope: Scope, status_code: int = 200) -> Response:
        """The same, with the packed file in its place if the caller takes it."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        path = Path(full_path)
        wanted = accepts_gzip(HTTPConnection(scope).headers) and path.suffix in TEXTS
        if response.status_code != 200 or not wanted or stat_result.st_size < SMALLEST:
            return response
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding", "ETag": response.headers.get("etag", "")}
        return Response(_packed(str(path), stat_result.st_mtime), headers=headers, media_type=response.media_type)
