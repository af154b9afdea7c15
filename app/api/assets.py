"""Static files: hashed ones are cached for ever, and all are packed."""

import gzip
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from app.web.caching import FOR_EVER

COMPRESSED_SUFFIXES = {".js", ".css", ".svg", ".json"}
MIN_COMPRESSED_BYTES = 500
PRIVATE_SUFFIXES = (".mjs", ".ts", ".br", "manifest.json")
"""What lies among the files and is for the build and the server alone."""


def accepts(headers: Mapping[str, str], encoding: Literal["br", "gzip"]) -> bool:
    """Whether the caller unpacks this: names it, and not with a weight of 0 (RFC 9110, 12.5.3)."""
    named = (item.partition(";") for item in headers.get("accept-encoding", "").replace(" ", "").split(","))
    return any(name == encoding and weight.rstrip(".0") != "q=" for name, _, weight in named)


@lru_cache(maxsize=200)
def _packed(path: str, changed: float) -> bytes:
    return gzip.compress(Path(path).read_bytes(), 9)


@lru_cache(maxsize=200)
def _packed_by_the_build(path: str, changed: float) -> bytes | None:
    """What lies beside a file of the bundle, packed as small as it gets; browsers take it over https."""
    packed = Path(f"{path}.br")
    return packed.read_bytes() if packed.is_file() else None


class Assets(StaticFiles):
    """A folder of files; those in `dist/` bear a hash in their names and never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, packed where that pays."""
        if path.endswith(PRIVATE_SUFFIXES):
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
        if (
            response.status_code != 200
            or path.suffix not in COMPRESSED_SUFFIXES
            or stat_result.st_size < MIN_COMPRESSED_BYTES
        ):
            return response
        accepted = HTTPConnection(scope).headers
        if accepts(accepted, "br") and (small := _packed_by_the_build(str(path), stat_result.st_mtime)):
            encoding, body = "br", small
        elif accepts(accepted, "gzip"):
            encoding, body = "gzip", _packed(str(path), stat_result.st_mtime)
        else:
            return response
        headers = {"Content-Encoding": encoding, "Vary": "Accept-Encoding", "ETag": response.headers.get("etag", "")}
        return Response(body, headers=headers, media_type=response.media_type)
