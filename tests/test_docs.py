"""What the documentation names exists."""

import re
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[1]
PAGES = [PROJECT / "README.md", PROJECT / "bench" / "README.md", *sorted((PROJECT / "docs").glob("*.md"))]
FOLDERS = ("app", "bench", "docs", "examples", "migrations", "tests", "tools")
FILE = re.compile(r"`([\w./-]+\.(?:py|js|mjs|ts|css|ftl|toml|json|html|md|yml|conf))`")
MAX_LINE_LENGTH = 120
"""Characters of a line of prose; tables and code may have longer ones."""
MADE = {"app/static/js/schema.d.ts", "/openapi.json", "messages/de/skymines/log.ftl"}
"""Files that the build or the server makes, and one of a language that is an example."""


def known() -> list[str]:
    """The paths of all files that could be meant, with a slash in front."""
    folders = (path for folder in FOLDERS for path in (PROJECT / folder).rglob("*"))
    return [f"/{path.relative_to(PROJECT)}" for path in (*folders, *PROJECT.iterdir()) if path.is_file()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(PROJECT)))
def test_files_that_docs_name_exist(page: Path) -> None:
    named = set(FILE.findall(page.read_text(encoding="utf-8"))) - MADE
    files = known()
    assert [name for name in sorted(named) if not any(path.endswith(f"/{name}") for path in files)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(PROJECT)))
def test_prose_of_docs_has_short_lines(page: Path) -> None:
    prose = re.sub(r"(?ms)^ *```.*?^ *```$", "", page.read_text(encoding="utf-8"))
    lines = [line for line in prose.splitlines() if not line.startswith("|")]
    assert [line for line in lines if len(line) > MAX_LINE_LENGTH] == []


def test_bounds_are_called_as_the_glossary_has_it() -> None:
    """The glossary, "Names in code"."""
    other = re.compile(
        r"^\s*(?:export |const |_)*((?:MOST|LONGEST|LARGEST|FARTHEST|LEAST|FEWEST|SHORTEST)_[A-Z_]+)\b.* = ",
        re.MULTILINE,
    )
    sources = [
        path for folder in FOLDERS for kind in ("py", "ts", "mjs") for path in (PROJECT / folder).rglob(f"*.{kind}")
    ]
    found = {path.name: other.findall(path.read_text(encoding="utf-8")) for path in sources if "dist" not in path.parts}
    assert {name: names for name, names in found.items() if names} == {}
