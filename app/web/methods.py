"""Which methods an address of the API knows, by the published document."""

from functools import cache
from re import Pattern

from fastapi import FastAPI
from starlette.routing import compile_path


def methods_at(app: FastAPI, path: str) -> list[str]:
    """The methods that this path can be asked with; none where there is nothing."""
    return sorted({method for there, methods in _known(app) if there.fullmatch(path) for method in methods})


@cache
def _known(app: FastAPI) -> list[tuple[Pattern[str], tuple[str, ...]]]:
    paths = app.openapi()["paths"]
    return [(compile_path(path)[0], tuple(method.upper() for method in about)) for path, about in paths.items()]
