"""Print the OpenAPI document as /openapi.json answers it, without a server or a database.

`python -m tools.schema > FILE`
"""

import json
from pathlib import Path

from app.server import create_app
from app.settings import load_settings


def main() -> None:
    """Write the document to standard output."""
    settings = load_settings(data_dir=Path("data"))
    app = create_app(settings, "postgresql+asyncpg://nobody@localhost/nothing")
    print(json.dumps(app.openapi(), ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main()
