"""Print the OpenAPI document as /openapi.json answers it, without a server or a database.

`python -m tools.schema > FILE`
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app.games import GAMES
from app.registration import GameRegistration
from app.server import create_app
from app.settings import load_settings

NOWHERE = "postgresql+asyncpg://nobody@localhost/nothing"


def document(games: Sequence[GameRegistration] = GAMES) -> dict[str, Any]:
    """The document of an application that is never started."""
    return create_app(load_settings(data_dir=Path("data")), NOWHERE, games).openapi()


if __name__ == "__main__":
    print(json.dumps(document(), ensure_ascii=False, indent=1))
