"""Statements of the rules, and which of them the passing tests prove.

A test names its statements with `@pytest.mark.rule("B-042", …)`. All statements stand, each with its id, its page and a
sentence, in the game's `checklist.md` and, for each module, in `checklist-<module>.md` beside it; ids are different in
all games. `--statement B-042` runs the tests of that statement alone; with `--checklist` a run fails when a statement
is not proved.
"""

import re
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

RULES = Path(__file__).resolve().parents[1] / "rules"
CHECKLISTS = {"skymines": RULES, "shackleton": RULES / "shackleton"}
"""The folder of each game's checklists."""

PROPERTY = "rule"
ENTRY = re.compile(r"- \*\*(?P<id>[A-Z]-\d{3}[a-z]?)\*\* \((?P<page>(?:[^()]|\([^()]*\))+)\) (?P<sentence>[^(\s].*\.)")


class ChecklistError(ValueError):
    """A checklist that cannot be read: an entry without page or sentence, or an id that stands twice."""


@dataclass(frozen=True)
class Statement:
    """One statement of the rules: `B-042`, the page that says so (`EN p.12`), and what holds, in a sentence. The lines
    of a table have the id of the table and a letter: `S-193a`."""

    id: str
    page: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.id} ({self.page}) {self.sentence}"


def read_checklist(text: str) -> Iterator[Statement]:
    """Read the entries of one file; they begin after its first heading of the second level.

    Raises:
        ChecklistError: a line there is neither a heading nor part of an entry, or an entry lacks its page or sentence.

    """
    _, *sections = re.split(r"^## .*\n", text, flags=re.M)
    for section in sections:
        for entry in re.split(r"\n(?!  )", section.strip("\n")):
            if not entry:
                continue
            line = " ".join(entry.split())
            if not (found := ENTRY.fullmatch(line)):
                raise ChecklistError(f"not an entry with id, page and sentence: {line}")
            yield Statement(**found.groupdict())


def read_checklists(texts: Iterable[str]) -> dict[str, Statement]:
    """Read several files into the statements by their ids.

    Raises:
        ChecklistError: as for one file, or an id stands twice.

    """
    statements: dict[str, Statement] = {}
    for text in texts:
        for statement in read_checklist(text):
            if statement.id in statements:
                raise ChecklistError(f"the id {statement.id} stands twice")
            statements[statement.id] = statement
    return statements


def statements_of_the_rules() -> dict[str, Statement]:
    """Return all statements by their ids, in their order: game by game, the base game's, then those of modules."""
    folders = CHECKLISTS.values()
    files = [file for folder in folders for file in (folder / "checklist.md", *sorted(folder.glob("checklist-*.md")))]
    return read_checklists(file.read_text(encoding="utf-8") for file in files)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--checklist` and `--statement`."""
    parser.addoption("--checklist", action="store_true", help="fail when a statement of the checklist is not proved")
    parser.addoption("--statement", action="append", default=[], help="run only the tests of this statement: B-042")


def pytest_configure(config: pytest.Config) -> None:
    """Start the tally. Where tests are spread over workers, the tally of the process that reports is complete."""
    try:
        statements = statements_of_the_rules()
    except ChecklistError as error:
        raise pytest.UsageError(str(error)) from error
    chosen = config.getoption("--statement")
    if unknown := [rule for rule in chosen if rule not in statements]:
        raise pytest.UsageError(f"no such statements: {', '.join(unknown)}")
    strict = config.getoption("--checklist")
    config.pluginmanager.register(Tally(statements, strict=strict, chosen=chosen), "checklist-tally")


def statements_named_by(item: pytest.Item) -> list[str]:
    """The ids that a test's marks name."""
    return [rule for mark in item.iter_markers("rule") for rule in mark.args]


class Tally:
    """What was proved and what was refuted so far."""

    def __init__(self, statements: dict[str, Statement], *, strict: bool, chosen: Sequence[str] = ()) -> None:
        self._statements = statements
        self._strict = strict
        self._chosen = set(chosen)
        self._passed: set[str] = set()
        self._failed: set[str] = set()

    def proved(self) -> list[str]:
        """The statements with a passing test and no failing one."""
        return [rule for rule in self._statements if rule in self._passed and rule not in self._failed]

    def unproved(self) -> list[str]:
        """The statements that are not proved, in their order."""
        proved = set(self.proved())
        return [rule for rule in self._statements if rule not in proved]

    def record(self, rules: Iterable[str], *, passed: bool) -> None:
        """Note the result of one test that names `rules`."""
        (self._passed if passed else self._failed).update(rules)

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Put each test's statements into its report, which travels from a worker to the reporting process."""
        for item in items:
            rules = statements_named_by(item)
            if unknown := [rule for rule in rules if rule not in self._statements]:
                raise pytest.UsageError(f"{item.nodeid} names statements that do not exist: {', '.join(unknown)}")
            item.user_properties.extend((PROPERTY, rule) for rule in rules)
        if self._chosen:
            others = [item for item in items if self._chosen.isdisjoint(statements_named_by(item))]
            config.hook.pytest_deselected(items=others)
            items[:] = [item for item in items if not self._chosen.isdisjoint(statements_named_by(item))]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Show the statements of a test that fails, with their pages."""
        report = yield
        if report.failed and (rules := statements_named_by(item)):
            report.sections.append(("statements", "\n".join(str(self._statements[rule]) for rule in rules)))
        return report

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
        terminalreporter.write_line(f"checklist: {len(self.proved())} of {len(self._statements)} statements proved")
        if missing and self._strict:
            terminalreporter.write_line(f"not proved: {' '.join(missing)}")
