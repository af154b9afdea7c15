"""The wheel holds all that a server needs: installed elsewhere, it serves a table."""

import json
import os
import re
import signal
import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app import __version__
from tests.support.ports import free_port
from tests.support.postgres import public_folder

PROJECT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, whose assets `make test` has built before."""
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    subprocess.run(command, cwd=PROJECT, check=True, capture_output=True)
    return next(out.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Iterator[Path]:
    """The `regolith` of a new environment that sees the packages we depend on, and nothing of this checkout."""
    folder = public_folder("regolith-wheel-")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
    packages = next((folder / "venv" / "lib").glob("python*/site-packages"))
    (packages / "ours.pth").write_text(sysconfig.get_path("purelib") + "\n")
    install = [sys.executable, "-m", "uv", "pip", "install", "-q", "--offline", "--no-deps", "--link-mode", "copy"]
    subprocess.run([*install, "--python", str(folder / "venv" / "bin" / "python"), str(wheel)], check=True)
    (folder / "work").mkdir(mode=0o755)
    yield folder / "venv" / "bin" / "regolith"
    subprocess.run(["rm", "-rf", str(folder)], check=True)


def run(regolith: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    work = regolith.parents[2] / "work"
    return subprocess.run(
        [regolith, *arguments], cwd=work, env={"PATH": os.environ["PATH"]}, capture_output=True, text=True
    )


def test_the_wheel_holds_assets_words_and_migrations_and_no_sources_of_the_browser(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert any(name.startswith("app/static/dist/") and name.endswith(".js") for name in names)
    assert {"app/migrations/env.py", "app/templates/table.html"} <= set(names)
    drawn_with = {"skymines-symbols.svg", "Inter_500Medium.ttf", "Inter_LICENSE.txt", "Saira_700.ttf"}
    assert {f"app/static/dist/{name}" for name in drawn_with} <= set(names)
    assert any(name.startswith("app/messages/en/skymines/") for name in names)
    sources = [name for name in names if name.startswith(("tests/", "app/static/js/", "node_modules/"))]
    assert sources == ["app/static/js/theme.js"], "which stands in every page's head"


def test_the_version_is_told(installed: Path) -> None:
    assert run(installed, "--version").stdout == f"regolith {__version__}\n"


def test_help_names_the_command_as_it_was_called(installed: Path) -> None:
    assert "Usage: regolith " in run(installed, "--help").stdout


def test_a_command_without_its_extra_says_how_to_get_it(installed: Path) -> None:
    """The packages of this checkout are seen, so that matplotlib is hidden by a module that cannot be found."""
    hidden = "import sys; sys.modules['matplotlib'] = None; sys.argv[0] = 'regolith'; from app.cli import main; main()"
    python = installed.parent / "python"
    told = subprocess.run(
        [python, "-c", hidden, "simulate", "--games", "1"],
        cwd=installed.parents[2] / "work",
        env={"PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
    )
    assert told.returncode == 1
    assert told.stderr == "regolith: The picture of the scores needs matplotlib: pip install 'regolith[report]'\n"


def test_an_installed_server_serves_a_table(installed: Path) -> None:
    port = free_port()
    server = subprocess.Popen(
        [installed, "serve", "--port", str(port)],
        cwd=installed.parents[2] / "work",
        env={"PATH": os.environ["PATH"], "DATA_DIR": str(installed.parents[2] / "data")},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("Regolith answers")
        token = post(port, "/api/users", {"name": "Ada"})["token"]
        wish = {"game": "skymines", "options": {}, "seats": [{"kind": "human"}, {"kind": "robot"}]}
        table = post(port, "/api/games", wish, token)
        assert post(port, f"/api/games/{table['id']}/start", {}, token)["seq"] == 1
        page = get(port, f"/t/{table['id']}", token)
        scripts = re.findall(r'(?:src|href)="(/static/dist/[^"]+\.js)"', page.decode())
        assert sum(len(get(port, script, token)) for script in scripts) > 100_000
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=30)
    assert server.returncode == 0


def post(port: int, path: str, body: object, token: str | None = None) -> dict[str, Any]:
    request = urllib.request.Request(f"http://localhost:{port}{path}", json.dumps(body).encode(), method="POST")
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request) as answer:
        read: dict[str, Any] = json.load(answer)
        return read


def get(port: int, path: str, token: str) -> bytes:
    request = urllib.request.Request(f"http://localhost:{port}{path}", headers={"Cookie": f"regolith-{port}={token}"})
    with urllib.request.urlopen(request) as answer:
        return bytes(answer.read())
