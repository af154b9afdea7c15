"""What the documentation names exists."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it brings no types

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


COMPOSE = re.compile(r"`((?:[A-Z_]+=\S+ )*)docker compose ([^`]+)`")
"""A command of compose in a page, behind the variables that are set for it alone."""
OWN_OPTIONS = re.compile(r"^((?:--\S+ \S+ )*)(\w+)(.*)$")


def compose_commands(page: Path) -> list[tuple[str, str, str]]:
    """The folder whose compose file each command of the page is for, the variables it is given, and what it says."""
    lines = page.read_text(encoding="utf-8").splitlines()
    return [
        ("deploy/compose" if "in `deploy/compose`" in line else "", given, said)
        for line in lines
        for given, said in COMPOSE.findall(line)
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(PROJECT)))
def test_compose_has_the_services_that_docs_name_and_all_that_it_wants(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for folder, given, said in compose_commands(page):
        source = (PROJECT / folder / "docker-compose.yml").read_text(encoding="utf-8")
        services: dict[str, dict[str, Any]] = yaml.safe_load(source)["services"]
        found = OWN_OPTIONS.match(said)
        assert found is not None, said
        options, command, rest = found.groups()
        words = [word for word in rest.split() if not word.startswith("-")]
        named = words[:1] if command == "exec" else words if command == "up" else []
        assert set(named) <= set(services), said
        profiles = re.findall(r"--profile (\S+)", options)
        assert set(profiles) <= {profile for item in services.values() for profile in item.get("profiles", ())}, said
        # Compose reads them for each of its commands, whatever service it is about.
        wanted = set(re.findall(r"\$\{([A-Z_]+):?\?", source))
        missing = {name for name in wanted if f"{name}=" not in given and f"`{name}=…`" not in text}
        assert missing == set(), said


LOGGED = re.compile(r"(?:\.(?:debug|info|warning|error|exception|critical)|\bGameTasks)\(\s*\"([a-z-]+\.[a-z-]+)\"")
"""A line of the log: written where it stands, or by the tasks of games whose error it tells."""
NAMED_LOG = re.compile(r"`([a-z]+[a-z-]*\.(?:[a-z]+[a-z-]*`|`…))")


def test_lines_of_the_log_that_docs_name_are_written() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (PROJECT / "app").rglob("*.py")]
    written = {name for source in sources for name in LOGGED.findall(source)}
    files = {path.rpartition("/")[2] for path in known()}
    for page in (PROJECT / "docs" / "operating.md", PROJECT / "docs" / "runbook.md"):
        for found in NAMED_LOG.findall(page.read_text(encoding="utf-8")):
            name, _, more = found.partition("`")
            is_written = any(item.startswith(name) for item in written) if more else name in written
            assert is_written or name in files, f"{page.name}: {name}"


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
