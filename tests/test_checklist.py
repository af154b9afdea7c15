"""The statements of the rules, and the plugin that finds the tests which prove them."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.checklist import ChecklistError, Statement, Tally, read_checklist, read_checklists
from tests.support.checklist import statements_of_the_rules as all_statements

PROJECT = Path(__file__).resolve().parents[1]
HEAD = "# Statements\n\n- An introduction may have a list.\n\n## Set-up\n\n"


def run_pytest(folder: Path, source: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Run a file of tests with the plugin alone."""
    (folder / "test_one.py").write_text(f"import pytest\n{source}")
    plugin = ("-p", "tests.support.checklist", "--rootdir", str(folder), "-c", str(PROJECT / "pyproject.toml"))
    return subprocess.run(
        [sys.executable, "-m", "pytest", *plugin, *options, str(folder)],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )


class TestStatements:
    def test_the_257_of_the_base_game_come_first(self) -> None:
        ids = list(all_statements())
        assert ids[:257] == [f"B-{n:03}" for n in range(1, 208)] + [f"L-{n:03}" for n in range(1, 51)]

    def test_modules_and_campaign_have_all_of_theirs(self) -> None:
        ids = list(all_statements())
        modules = [f"K-{n:03}" for n in range(1, 31)] + [f"M-{n:03}" for n in range(1, 130)]
        assert sorted(ids[257 : 257 + len(modules)]) == modules

    def test_shackleton_base_has_196_of_the_base_game_80_of_astrobot_and_166_of_corporations(self) -> None:
        ids = [rule for rule in all_statements() if rule[-1].isdigit()]
        assert [rule for rule in ids if rule[0] == "C"] == [f"C-{n:03}" for n in range(1, 167)]
        assert [rule for rule in ids if rule[0] == "S"] == [f"S-{n:03}" for n in range(1, 197)]
        assert [rule for rule in ids if rule[0] == "A"] == [f"A-{n:03}" for n in range(1, 81)]

    def test_the_lines_of_a_table_have_its_id_and_a_letter(self) -> None:
        lines = [rule for rule in all_statements() if not rule[-1].isdigit()]
        assert lines[:8] == [f"S-193{letter}" for letter in "abcdefgh"]
        assert lines[8:15] == [f"A-080{letter}" for letter in "abcdefg"]

    def test_an_entry_may_take_several_lines(self) -> None:
        text = f"{HEAD}- **B-001** (EN p.4 (1, 2); house ruling) A game has\n  two boards.\n\n## Turns\n\n"
        assert list(read_checklist(text)) == [
            Statement("B-001", "EN p.4 (1, 2); house ruling", "A game has two boards.")
        ]

    @pytest.mark.parametrize(
        "entry",
        [
            "- **B-001** A game has two boards.",
            "- **B-001** (EN p.4)",
            "- **B-001** () A game has two boards.",
            "- **B-001** (EN p.4) no full stop",
            "- (EN p.4) A game has two boards.",
            "B-001",
        ],
    )
    def test_an_entry_without_id_page_or_sentence_is_refused(self, entry: str) -> None:
        with pytest.raises(ChecklistError, match="not an entry"):
            list(read_checklist(f"{HEAD}{entry}\n"))

    def test_an_id_that_stands_twice_is_refused_in_another_file_too(self) -> None:
        text = f"{HEAD}- **B-001** (EN p.4) A game has two boards.\n"
        with pytest.raises(ChecklistError, match="B-001 stands twice"):
            read_checklists([text, text])


class TestTally:
    def test_a_failing_test_refutes_what_another_proves(self) -> None:
        statements = {rule: Statement(rule, "EN p.4", "So it is.") for rule in ("B-001", "B-002", "B-003")}
        tally = Tally(statements, strict=True)
        tally.record(["B-001", "B-002"], passed=True)
        tally.record(["B-002"], passed=False)
        assert tally.proved() == ["B-001"]
        assert tally.unproved() == ["B-002", "B-003"]

    @pytest.mark.parametrize(("options", "code"), [((), 0), (("--checklist",), 1), (("--checklist", "-n", "1"), 1)])
    def test_a_strict_run_fails_while_statements_are_missing(
        self, tmp_path: Path, options: tuple[str, ...], code: int
    ) -> None:
        source = "@pytest.mark.rule('B-001', 'L-050')\ndef test_one() -> None:\n    assert True\n"
        result = run_pytest(tmp_path, source, *options)
        assert result.returncode == code, result.stdout + result.stderr
        assert f"checklist: 2 of {len(all_statements())} statements proved" in result.stdout
        assert ("not proved: B-002 B-003" in result.stdout) is bool(code)


class TestFinding:
    SOURCE = """
@pytest.mark.rule("B-001")
def test_one() -> None:
    assert True

@pytest.mark.rule("B-002", "B-003")
def test_two() -> None:
    assert False

def test_of_no_statement() -> None:
    assert False
"""

    def test_a_statement_runs_its_tests_alone(self, tmp_path: Path) -> None:
        result = run_pytest(tmp_path, self.SOURCE, "--statement", "B-001")
        assert "1 passed, 2 deselected" in result.stdout
        assert result.returncode == 0

    def test_an_unknown_statement_is_refused(self, tmp_path: Path) -> None:
        result = run_pytest(tmp_path, self.SOURCE, "--statement", "B-999")
        assert (result.returncode, "no such statements: B-999" in result.stderr) == (pytest.ExitCode.USAGE_ERROR, True)

    def test_a_test_of_an_unknown_statement_is_refused(self, tmp_path: Path) -> None:
        result = run_pytest(tmp_path, self.SOURCE.replace("B-001", "B-999"))
        assert "names statements that do not exist: B-999" in result.stdout + result.stderr
        assert result.returncode == pytest.ExitCode.USAGE_ERROR

    @pytest.mark.parametrize("options", [(), ("-n", "1")])
    def test_a_failing_test_shows_its_statements_with_their_pages(
        self, tmp_path: Path, options: tuple[str, ...]
    ) -> None:
        result = run_pytest(tmp_path, self.SOURCE, *options)
        assert result.returncode == 1
        for rule in ("B-002", "B-003"):
            assert str(all_statements()[rule]) in result.stdout
        assert str(all_statements()["B-001"]) not in result.stdout
