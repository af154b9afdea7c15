"""The version of the browser's code that this server gives out, by which a page notices that it is of another one."""

import hashlib
from functools import lru_cache
from pathlib import Path

from app.settings import Settings

MANIFEST = Path(__file__).resolve().parents[1] / "static" / "dist" / "manifest.json"


def browser_version(settings: Settings) -> str:
    """A digest of the bundle as it lies on the disk now; empty in development, where nothing is bundled."""
    if settings.dev:
        return ""
    try:
        changed = MANIFEST.stat().st_mtime_ns
    except FileNotFoundError:
        return ""
    return _digest(changed)


@lru_cache(maxsize=1)
def _digest(_changed: int) -> str:
    return hashlib.sha256(MANIFEST.read_bytes()).hexdigest()[:12]
