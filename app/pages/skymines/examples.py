"""Examples of the rules: positions to step through, each of them the real rules' (`python -m tools.rule_examples`)."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response
from msgspec import Struct

from app.web.needs import needs

router = APIRouter(include_in_schema=False)

FOLDER: Final = Path(__file__).with_name("examples")
ADDRESS: Final = "/skymines/rules/examples"
FOR_EVER: Final = "public, max-age=31536000, immutable"
DIGEST_DIGITS: Final = 16


class Step(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A moment of an example. `view`: what of the reader's view (`Game.view`) differs from the step before; `lights`:
    the keys of what the sentence speaks of; `card` of Luna, if it is shown, and its `line` that was carried out, from
    0, or -1."""

    view: dict[str, Any]
    lights: tuple[str, ...] = ()
    card: str = ""
    line: int = -1


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """The example of a section. `draws`: the parts of the table that are shown, by the names that the script knows
    (`js/skymines/examples/parts.ts`); `modules` in play; `args`: what the message `rules-<section>-steps`, a sentence
    a step, is told."""

    modules: tuple[str, ...]
    draws: tuple[str, ...]
    args: dict[str, int | str]
    steps: tuple[Step, ...]


@cache
def examples() -> dict[str, Example]:
    """By section. Raises msgspec.ValidationError for a file that is something else."""
    return {path.stem: msgspec.json.decode(path.read_bytes(), type=Example) for path in sorted(FOLDER.iterdir())}


@cache
def address(section: str) -> str:
    """Where the example of a section is served; another example has another address."""
    return f"{ADDRESS}/{hashlib.sha256(_bytes(section)).hexdigest()[:DIGEST_DIGITS]}.json"


def _bytes(section: str) -> bytes:
    return (FOLDER / f"{section}.json").read_bytes()


@router.get(ADDRESS + "/{name}")
@needs(scope=None, limit="reads")
async def example(request: Request, name: str) -> Response:
    """An example as JSON. Raises HTTPException for another name."""
    for section in examples():
        if address(section) == f"{ADDRESS}/{name}":
            return Response(_bytes(section), media_type="application/json", headers={"Cache-Control": FOR_EVER})
    raise HTTPException(404)
