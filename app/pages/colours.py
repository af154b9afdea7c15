"""The colours of the stylesheet, for pictures that the server draws: css/tokens.css is the one place that says them."""

import re
from functools import cache

from app.pages.shell import STATIC

TOKENS = STATIC / "css" / "tokens.css"


@cache
def colours() -> dict[str, str]:
    """The plain colours of the dark palette by their names: "skymine" is "#f0c24b". Pictures are dark everywhere."""
    dark, _, _ = TOKENS.read_text(encoding="utf-8").partition("@media (prefers-color-scheme: light)")
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", dark))
