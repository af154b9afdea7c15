"""Drawings of one shape each in place of a game's art, for browser tests that look at pages and not at drawings.

A table draws some four hundred of them, and each copies all shapes of its symbol into the page: a tenth to a fifth of
the work of Chromium's renderers, though no test looks at pixels. The first shape of a symbol stands for all: it has the
address and the place of the drawing, can be hit, and is missed where the art is not loaded. WebKit's games have the
whole art (`ART=whole`), where pieces are hit as they are drawn.
"""

import os
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from starlette.responses import Response
from starlette.types import Scope

from app import server
from app.api.assets import Assets

SVG = "http://www.w3.org/2000/svg"
SYMBOL = f"{{{SVG}}}symbol"
GROUP = f"{{{SVG}}}g"


class PlainAssets(Assets):
    """A folder of files, its files of symbols plain."""

    def file_response(self, full_path: Any, stat_result: Any, scope: Scope, status_code: int = 200) -> Response:
        """The file, plain if it has symbols."""
        answer = super().file_response(full_path, stat_result, scope, status_code)
        path = Path(full_path)
        if answer.status_code != 200 or path.suffix != ".svg" or (content := _plain(path)) is None:
            return answer
        kept = {name: answer.headers[name] for name in ("etag", "vary") if name in answer.headers}
        return Response(content, headers=kept, media_type=answer.media_type)


def draw_plainly() -> None:
    """Serve the art of games so, unless the environment wants it whole."""
    if os.environ.get("ART") != "whole":
        vars(server)["Assets"] = PlainAssets


@cache
def _plain(path: Path) -> bytes | None:
    """A file of symbols with one shape each; None for a file without a symbol."""
    ElementTree.register_namespace("", SVG)
    root = ElementTree.parse(path).getroot()
    symbols = list(root.iter(SYMBOL))
    for symbol in symbols:
        first = symbol[0]
        while first.tag == GROUP and len(first):
            first[1:] = []
            first = first[0]
        symbol[1:] = []
    return ElementTree.tostring(root) if symbols else None
