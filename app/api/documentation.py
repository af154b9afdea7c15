"""/openapi.json and /docs: the OpenAPI document, and the same as one page of this server, without scripts and without
anything from third parties."""

import json
from html import escape
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse

from app.api.shapes_page import kind_of, shapes, text_of
from app.web.needs import SCOPES, needs

STYLE = """
:root{color-scheme:light dark}li,p{overflow-wrap:anywhere}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1c1e;background:#fff}
h2{margin-top:2.5rem}article{border-top:1px solid #ccc;padding:.75rem 0}code,pre{font:14px/1.4 ui-monospace,monospace}
pre{background:#f3f3f5;padding:.75rem;overflow:auto}.method{font-weight:700;display:inline-block;min-width:4.5rem}
@media(prefers-color-scheme:dark){body{color:#eee;background:#16161a}pre{background:#26262c}}
"""
POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
SOCKET = (
    "The websocket of a table. `?since=SEQ` goes on where the caller was, with one patch, or without any where nothing "
    "has happened; `&as=SEAT` (`-` for none) says whose view the caller has: if another is theirs by now, the whole "
    "view comes. `?invite=` lets in who holds an invite link. It sends `view`, `patch` (RFC 6902), `table`, "
    "`presence`, `chat` and `takeback` messages (the shape `Message`); it understands "
    '`{"type":"ping"}`, and `{"type":"shown","seq":SEQ}` from a page that somebody sees.'
)


router = APIRouter(include_in_schema=False)


@router.get("/openapi.json")
@needs(scope=None, limit="reads")
async def openapi(request: Request) -> JSONResponse:
    """The document for programs."""
    return JSONResponse(request.app.openapi())


@router.api_route("/docs", methods=["GET", "HEAD"])
@needs(scope=None, limit="reads")
async def docs(request: Request) -> HTMLResponse:
    """All routes, what they take, and examples."""
    return HTMLResponse(page(request.app.openapi()), headers={"Content-Security-Policy": POLICY})


def page(document: dict[str, Any]) -> str:
    """The document as HTML."""
    info = document["info"]
    parts = [_operation(document, method, path, about) for path, method, about in _operations(document)]
    socket = _article("GET", "/ws/games/{game_id}", SOCKET)
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(info['title'])} API</title><style>{STYLE}</style><h1>{escape(info['title'])} API</h1>"
        f'<p>{escape(info["description"])}</p><p>The same for programs: <a href="/openapi.json">openapi.json</a>.</p>'
        f"{_scopes()}<h2>REST</h2>{''.join(parts)}<h2>Websocket</h2>{socket}<h2>Shapes</h2>{shapes(document)}</html>"
    )


def _operations(document: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    return [(path, method, about) for path, each in document["paths"].items() for method, about in each.items()]


def _operation(document: dict[str, Any], method: str, path: str, about: dict[str, Any]) -> str:
    parameters = "".join(
        f"<li><code>{escape(p['name'])}</code> ({escape(p['in'])}) {escape(p.get('description', ''))}</li>"
        for p in about.get("parameters", ())
    )
    extra = f"<ul>{parameters}</ul>" if parameters else ""
    parts = extra + _body(document, about) + _answer(about) + _needed(about)
    return _article(method.upper(), path, about.get("description", ""), parts)


def _article(method: str, path: str, text: str, extra: str = "") -> str:
    return (
        f'<article><span class="method">{escape(method)}</span> <code>{escape(path)}</code>'
        f"<p>{text_of(text)}</p>{extra}</article>"
    )


def _body(document: dict[str, Any], about: dict[str, Any]) -> str:
    content = about.get("requestBody", {}).get("content", {}).get("application/json")
    if content is None:
        return ""
    example = content.get("example") or example_of(document, content["schema"])
    return f"<pre>{escape(json.dumps(example, indent=1, ensure_ascii=False))}</pre>"


def _answer(about: dict[str, Any]) -> str:
    """What comes back when all goes well, by status."""
    found = []
    for status, answer in about["responses"].items():
        if status.startswith("2"):
            content = answer.get("content", {}).get("application/json")
            found.append(f"{status}: <code>{kind_of(content['schema']) if content else 'nothing'}</code>")
    return f"<p>Answers {', or '.join(found)}</p>"


def _needed(about: dict[str, Any]) -> str:
    """Who may call it, and as what it is counted."""
    ways, limit = about["security"], about.get("x-limit")
    scopes = dict.fromkeys(scope for way in ways for needed in way.values() for scope in needed)
    named = " or ".join(f"<code>{escape(scope)}</code>" for scope in scopes)
    known = f"Scope {named}{', or no token' if {} in ways else ''}" if ways else "Anybody"
    return f"<p>{known}{f'; counted as <code>{escape(limit)}</code>' if limit else ''}.</p>"


def _scopes() -> str:
    """What each scope of a token allows."""
    rows = (f"<li><code>{escape(scope)}</code>: {escape(allows)}</li>" for scope, allows in SCOPES.items())
    return (
        f"<h2>Scopes</h2><p>What a token is good for. A browser's session has all scopes.</p><ul>{''.join(rows)}</ul>"
    )


def example_of(document: dict[str, Any], schema: dict[str, Any]) -> Any:
    """An example that fits a schema, from its fields' examples and defaults."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return example_of(document, document["components"]["schemas"][name])
    if schema.get("examples"):
        return schema["examples"][0]
    if "default" in schema:
        return schema["default"]
    if "properties" in schema:
        return {name: example_of(document, field) for name, field in schema["properties"].items()}
    if "anyOf" in schema:
        return example_of(document, schema["anyOf"][0])
    return {"integer": 0, "string": "", "array": [], "object": {}, "boolean": False}.get(schema.get("type", ""))
