"""Settings, logs, command line, lock files: what stands before the first request."""

import json
import logging
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import structlog

from app.logs import configure_logs, log_context
from app.postgres.address import read_address
from app.settings import SYSTEM_DATA_DIR, Settings, SettingsError, default_data_dir, load_settings

PROJECT = Path(__file__).resolve().parents[1]


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m app` with a bare environment."""
    return subprocess.run(
        [sys.executable, "-m", "app", *arguments],
        env={"PATH": os.environ["PATH"], "TERM": "dumb", **environment},
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )


class TestSettings:
    @pytest.fixture(autouse=True)
    def bare_environment(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for name in Settings.model_fields:
            monkeypatch.delenv(name.upper(), raising=False)

    def test_defaults(self) -> None:
        settings = load_settings()
        assert (settings.host, settings.port, settings.public_url) == ("127.0.0.1", 8000, "http://localhost:8000")
        assert (settings.automaton_pace_ms, settings.live_tables, settings.dev) == (1200, 200, False)
        assert settings.database_url is None

    def test_the_command_line_wins_and_an_empty_variable_is_not_set(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PORT", "9000")
        monkeypatch.setenv("DATABASE_URL", "")
        assert load_settings(port=9001, host=None).public_url == "http://localhost:9001"
        assert load_settings().port == 9000
        assert load_settings().database_url is None

    @pytest.mark.parametrize(
        ("settings", "contact"),
        [
            ({"vapid_subject": "https://example.org/me"}, "https://example.org/me"),
            ({"smtp_url": "smtps://post", "mail_from": "Regolith <games@example.org>"}, "mailto:games@example.org"),
            ({"public_url": "https://play.example.org"}, "https://play.example.org"),
            ({"public_url": "http://play.example.org:8000"}, "mailto:operator@play.example.org"),
        ],
    )
    def test_push_services_always_have_somebody_to_write_to(self, settings: dict[str, str], contact: str) -> None:
        assert load_settings(**settings).vapid_contact == contact

    @pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
    def test_usual_spellings_of_the_database_address(self, monkeypatch: pytest.MonkeyPatch, scheme: str) -> None:
        monkeypatch.setenv("DATABASE_URL", f"{scheme}://me:pw@host/games")
        assert read_address(load_settings().database_url or "").hosts == ("host",)

    @pytest.mark.parametrize(
        ("variable", "value"),
        [
            ("PORT", "http"),
            ("PORT", "65536"),
            ("DATABASE_URL", "sqlite:///secret.db"),
            ("DATABASE_URL", "secret"),
            ("AUTOMATON_PACE_MS", "-1"),
            ("COMPONENTS_DIR", "/nowhere/secret"),
            ("COMPONENTS_DIRS", "skymines=/nowhere/secret"),
            ("COMPONENTS_DIRS", "secret"),
            ("COMPONENTS_DIRS", "secret=/tmp:secret=/tmp"),
            ("LOG_FORMAT", "xml"),
            ("LIVE_TABLES", "0"),
            ("VAPID_SUBJECT", "secret"),
            ("VAPID_SUBJECT", "mailto:"),
            ("VAPID_SUBJECT", "https:///secret"),
            ("PUBLIC_URL", "secret.example"),
            ("DEV", "perhaps"),
        ],
    )
    def test_a_bad_value_is_named_by_its_variable_and_not_shown(
        self, monkeypatch: pytest.MonkeyPatch, variable: str, value: str
    ) -> None:
        monkeypatch.setenv(variable, value)
        with pytest.raises(SettingsError) as problem:
            load_settings()
        assert str(problem.value).startswith(f"{variable}: ")
        assert "\n" not in str(problem.value)
        assert "secret" not in str(problem.value)

    def test_root_in_a_private_folder_keeps_data_elsewhere(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        tmp_path.chmod(0o700)
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr("os.geteuid", lambda: 0)
        assert default_data_dir() == SYSTEM_DATA_DIR
        monkeypatch.setattr("os.geteuid", lambda: 1000)
        assert default_data_dir() == tmp_path / "data"

    def test_every_setting_is_explained(self) -> None:
        explained = re.findall(r"^\| `([A-Z_]+)` \|", (PROJECT / "docs" / "operating.md").read_text(), re.M)
        assert explained == [name.upper() for name in Settings.model_fields]


class TestLogs:
    def test_lines_carry_the_request_and_the_game(self, capsys: pytest.CaptureFixture[str]) -> None:
        root = logging.getLogger()
        handlers, level = root.handlers[:], root.level
        try:
            configure_logs("json")
            with log_context(request_id="r1", game_id="g1"):
                structlog.get_logger("app.play").info("moved", seq=3)
                logging.getLogger("asyncpg").warning("slow")
            structlog.get_logger().info("idle")
        finally:
            root.handlers[:] = handlers
            root.setLevel(level)
            structlog.reset_defaults()
        ours, theirs, after = (json.loads(line) for line in capsys.readouterr().err.splitlines())
        assert (ours["event"], ours["seq"], ours["request_id"], ours["game_id"]) == ("moved", 3, "r1", "g1")
        assert (theirs["event"], theirs["logger"], theirs["game_id"]) == ("slow", "asyncpg", "g1")
        assert "game_id" not in after


class TestCommandLine:
    def test_help_lists_the_commands(self) -> None:
        page = run("--help").stdout
        assert all(name in page for name in ("serve", "verify", "export", "import", "simulate", "components"))

    @pytest.mark.parametrize(
        ("game", "seats"),
        [
            ("skymines", "random, greedy, beam, learned, self-taught, playouts or luna:LEVEL"),
            ("shackleton", "random, move, turn, learned, playouts or astrobot:LEVEL"),
        ],
    )
    def test_help_of_simulate_lists_all_that_it_reads(self, game: str, seats: str) -> None:
        page = " ".join(run("simulate", "--game", game, "--help", COLUMNS="400", TERM="dumb").stdout.split())
        assert all(f" {name}" in page for name in ("--game", "--match", "--deals", "--seats", "--games"))
        assert seats in page
        own = run("simulate", "--game", game, "--match", "random,random", "--help").stdout
        assert "--deals" in own and "--match" in own

    def test_no_command_offers_completion(self) -> None:
        for name in ("", "simulate", "components", "notify", "verify"):
            page = run(*name.split(), "--help").stdout
            assert "--help" in page and "completion" not in page

    def test_a_bad_setting_is_one_line_and_exit_2(self) -> None:
        result = run("serve", PORT="none")
        assert result.returncode == 2
        assert re.fullmatch(r"regolith: PORT: [^\n]*\n", result.stderr)

    def test_a_missing_database_is_one_line_and_exit_1(self) -> None:
        result = run("serve", DATABASE_URL="postgresql://nobody@127.0.0.1:1/none")
        assert result.returncode == 1
        assert re.fullmatch(r"regolith: The database cannot be used: [^\n]*\n", result.stderr)

    def test_verify_wants_one_game_or_all(self) -> None:
        assert run("verify").returncode == 2
        assert run("verify", "some", "--all").returncode == 2


class TestLockFiles:
    @pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
    def test_every_package_is_pinned_by_hash_and_no_address_is_named(self, name: str) -> None:
        text = (PROJECT / name).read_text()
        packages = re.split(r"\n(?=[a-z])", text.strip())
        assert all(re.match(r"[a-z0-9.-]+==\S+", package) and "--hash=sha256:" in package for package in packages)
        assert "://" not in text

    def test_locks_hold_what_the_project_asks_for(self) -> None:
        project = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]
        runtime = locked("requirements.lock")
        assert {bare(name) for name in project["dependencies"]} <= runtime
        extras = {bare(name) for extra in project["optional-dependencies"].values() for name in extra}
        assert (extras - {project["name"]}) | runtime <= locked("requirements-dev.lock")

    def test_browser_packages_are_pinned_and_no_address_is_named(self) -> None:
        text = (PROJECT / "package-lock.json").read_text()
        installed = [package for path, package in json.loads(text)["packages"].items() if path]
        assert installed
        assert all("integrity" in package for package in installed)
        assert "://" not in text


def bare(requirement: str) -> str:
    return re.split(r"[\[><=;]", requirement)[0].lower().replace(".", "-").replace("_", "-")


def locked(name: str) -> set[str]:
    return {bare(line) for line in (PROJECT / name).read_text().splitlines() if "==" in line}


class TestMachine:
    def test_missing_programs_are_all_named(self, tmp_path: Path) -> None:
        result = subprocess.run(
            [shutil.which("sh") or "sh", "tools/check-machine.sh"],
            env={"PATH": str(tmp_path)},
            cwd=PROJECT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert result.returncode == 1
        assert [line.split(".")[0] for line in result.stderr.splitlines()] == [
            "Missing: Python 3",
            "Missing: Node",
            "Missing: npm",
        ]

    def test_missing_browsers_are_all_named_with_their_packages(self, tmp_path: Path) -> None:
        result = subprocess.run(
            [shutil.which("sh") or "sh", "tools/ensure-browsers.sh", *["chromium", "shell", "firefox", "webkit"]],
            env={"PATH": str(tmp_path)},
            cwd=PROJECT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert result.returncode == 1
        assert [line.split(", which")[0] for line in result.stderr.splitlines()] == [
            "Missing: Chromium",
            "Missing: Firefox",
            "Missing: WebKitGTK with WebKitWebDriver, and Xvfb",
        ]
        assert re.findall(r"apt-get install (.*)", result.stderr) == [
            "chromium",
            "firefox-esr",
            "webkit2gtk-driver xvfb",
        ]


class TestCompose:
    NOT_HANDED_ON = frozenset({"HOST", "PORT", "DATA_DIR", "DEV"})
    """What the image settles itself: where the server listens within its container, and that it has a database."""

    def test_every_setting_is_handed_on(self) -> None:
        compose = (PROJECT / "docker-compose.yml").read_text()
        handed = set(re.findall(r"^      ([A-Z_]+):", compose.partition("\n  database:\n")[0], re.M)) - {"PGPASSWORD"}
        assert handed == {name.upper() for name in Settings.model_fields} - self.NOT_HANDED_ON

    def test_what_is_handed_on_has_the_name_of_the_setting(self) -> None:
        compose = (PROJECT / "docker-compose.yml").read_text().partition("\n  database:\n")[0]
        for name, source in re.findall(r"^      ([A-Z_]+): \$\{([A-Z_]+):-", compose, re.M):
            # The port that is opened is the container's own for nobody but whoever opens the links.
            assert source == {"PUBLIC_PORT": "PORT"}.get(name, name)
