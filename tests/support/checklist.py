"""Counts which statements of the rules checklist the passing tests prove.

A test names its statements with `@pytest.mark.rule("B-042", …)`. The ids of all statements stand in
`tests/rules/checklist.txt` and, for each module, in `checklist-<module>.txt` beside it. With `--checklist` a run fails
when one is not proved.
"""

from collections.abc import Iterable
from pathlib import Path

import pytest

CHECKLISTS = Path(__file__).resolve().parents[1] / "rules"
PROPERTY = "rule"


def statement_ids() -> list[str]:
    """Return the ids of all statements, in their order: the base game's, then those of modules."""
    files = [CHECKLISTS / "checklist.txt", *sorted(CHECKLISTS.glob("checklist-*.txt"))]
    return [rule for file in files for rule in file.read_text().split()]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--checklist`."""
    parser.addoption("--checklist", action="store_true", help="fail when a statement of the checklist is not proved")


def pytest_configure(config: pytest.Config) -> None:
    """Start the tally. Where tests are spread over workers, the tally of the process that reports is complete."""
    config.pluginmanager.register(Tally(statement_ids(), strict=config.getoption("--checklist")), "checklist-tally")


class Tally:
    """What was proved and what was refuted so far."""

    def __init__(self, ids: Iterable[str], *, strict: bool) -> None:
        self._ids = list(ids)
        self._strict = strict
        self._passed: set[str] = set()
        self._failed: set[str] = set()

    def proved(self) -> list[str]:
        """The statements with a passing test and no failing one."""
        return [rule for rule in self._ids if rule in self._passed and rule not in self._failed]

    def unproved(self) -> list[str]:
        """The statements that are not proved, in their order."""
        proved = set(self.proved())
        return [rule for rule in self._ids if rule not in proved]

    def record(self, rules: Iterable[str], *, passed: bool) -> None:
        """Note the result of one test that names `rules`."""
        (self._passed if passed else self._failed).update(rules)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Put each test's statements into its report, which travels from a worker to the reporting process."""
        known = set(self._ids)
        for item in items:
            rules = [rule for mark in item.iter_markers("rule") for rule in mark.args]
            if unknown := [rule for rule in rules if rule not in known]:
                raise pytest.UsageError(f"{item.nodeid} names statements that do not exist: {', '.join(unknown)}")
            item.user_properties.extend((PROPERTY, rule) for rule in rules)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A skipped test proves nothing; a failure in set-up or tear-down counts as one."""
        rules = [str(value) for name, value in report.user_properties if name == PROPERTY]
        if report.failed:
            self.record(rules, passed=False)
        elif report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            self.record(rules, passed=True)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Fail a strict run that leaves statements unproved."""
        is_worker = hasattr(session.config, "workerinput")
        if self._strict and not is_worker and exitstatus == pytest.ExitCode.OK and self.unproved():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the count, and in a strict run the statements that are missing."""
        if not self._strict and not self._passed and not self._failed:
            return
        missing = self.unproved()
        terminalreporter.write_line(f"checklist: {len(self.proved())} of {len(self._ids)} statements proved")
        if missing and self._strict:
            terminalreporter.write_line(f"not proved: {' '.join(missing)}")
