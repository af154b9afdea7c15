"""The browser's TypeScript in development, where nothing is bundled: each module as JavaScript, at its own address."""

import json
import subprocess
from pathlib import Path
from threading import Lock
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response
from starlette.types import Scope

from app.api.assets import Assets

COMPILER = "modules.mjs"
"""The script, in the folder that is served, that prints all modules without their types."""


class CompiledModules(Assets):
    """The static files, and the TypeScript modules among them compiled. Compiles all again once a source changes, which
    takes half a second."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, check_dir=False)
        self._root = directory
        self._lock = Lock()
        self._state: tuple[int, int] | None = None
        self._compiled: dict[str, str] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A module, or another file as it is."""
        if path.endswith(".ts") and (code := (await run_in_threadpool(self._modules)).get(path)) is not None:
            return Response(code, headers={"Cache-Control": "no-cache"}, media_type="text/javascript")
        return await super().get_response(path, scope)

    def _modules(self) -> dict[str, str]:
        with self._lock:
            changed = [source.stat().st_mtime_ns for source in (self._root / "js").rglob("*.ts")]
            state = (len(changed), max(changed, default=0))
            if state != self._state:
                self._compiled, self._state = _compiled(self._root), state
            return self._compiled


def _compiled(root: Path) -> dict[str, str]:
    """All modules by their paths. Raises `CalledProcessError` after the compiler has printed what is wrong."""
    done = subprocess.run(["node", root / COMPILER], stdout=subprocess.PIPE, check=True)
    modules: dict[str, Any] = json.loads(done.stdout)
    return modules
