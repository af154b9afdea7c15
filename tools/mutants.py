"""Rules broken on purpose: which of the breaks no test of `tests/rules` notices.

    python -m tools.mutants [--game shackleton] [--sample 400] [--seed 1] [--only actions/movement.py steps/]
    python -m tools.mutants [--game shackleton] --again former.log

A mutant is one small change in one function of the kit or of a game: a comparison at its edge, `and` for `or`, a number
one higher, a call left out. Each is tried in a process of its own with the tests that run the function, those that run
least first; what still passes is printed with its place. The other tests are tried as well if the function also runs
where it may matter to them: while modules or fixtures are made, or for a result that is remembered (`functools`). What
the rules remember by other means may matter to other tests as well: so a survivor may be one too many, never one too
few. Recorded games are left out: they notice any change and say of none that it is wrong.

Why not mutmut: it puts a function in front of each, and the answerers read which moves they take from the annotations
of theirs.
"""

import argparse
import ast
import copy
import functools
import importlib.abc
import importlib.util
import json
import os
import random
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "app" / "rules"
TRIED = {"skymines": ("kit", "skymines"), "shackleton": ("shackleton",)}
"""For each game the folders of the rules whose files are changed."""
TESTS = {
    "skymines": ("tests/rules/test_*.py", "tests/rules/kit/test_*.py"),
    "shackleton": ("tests/rules/shackleton/test_*.py",),
}
"""For each game the tests that have to notice it."""
UNTRIED = {"sentences", "sentences.py", "former"}
"""Rooms, and files of modules, whose words `tests/messages` holds to their catalogue."""
RECORDED = {"test_golden.py", "test_properties.py", "test_soak.py", "test_views.py", "test_play.py"}
RECORDED |= {"test_astrobot_play.py", "test_second_astrobot.py"}
"""Recorded games, random ones, and what takes long."""
SECONDS = 120
"""Of the processor: beside other work a run takes longer."""
AT_ONCE = 2
QUIET = ("-q", "-n", "0", *(f"-pno:{name}" for name in ("cacheprovider", "hypothesispytest", "anyio")))
"""What pytest is called with: the plugins that these tests do without take half of a short run."""
SAME = "2"
"""The exit code of a run in which the mutant was never read: a fault of this tool."""
EDGES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """A change: the file, its place in the list of the file's changes, the line, the function, what was changed."""

    file: str
    number: int
    line: int
    function: str
    what: str

    @property
    def name(self) -> str:
        """As it is printed."""
        return f"{self.file}:{self.line} {self.function}: {self.what}"


# --- changing --------------------------------------------------------------------------------------


def changes(tree: ast.Module) -> Iterator[tuple[ast.AST, str, str, Callable[[], None]]]:
    """All changes of a module: the node, its function, what is changed, and a function that changes it."""
    for outer in ast.walk(tree):
        if isinstance(outer, ast.FunctionDef | ast.AsyncFunctionDef):
            for statement in outer.body:
                for node in ast.walk(statement):
                    for what, change in _changes_of(node):
                        yield node, outer.name, what, change


def _changes_of(node: ast.AST) -> Iterator[tuple[str, Callable[[], None]]]:
    match node:
        case ast.Compare(ops=ops):
            for at, op in enumerate(ops):
                if other := EDGES.get(type(op)):
                    yield f"{type(op).__name__} → {other.__name__}", _put(ops, at, other())
        case ast.BoolOp(op=ast.And()):
            yield "and → or", _set(node, "op", ast.Or())
        case ast.BoolOp(op=ast.Or()):
            yield "or → and", _set(node, "op", ast.And())
        case ast.BinOp(op=ast.Add()):
            yield "+ → -", _set(node, "op", ast.Sub())
        case ast.BinOp(op=ast.Sub()):
            yield "- → +", _set(node, "op", ast.Add())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "not left out", _set(node, "operand", ast.UnaryOp(ast.Not(), operand))
        case ast.Constant(value=bool() as value):
            yield f"{value} → {not value}", _set(node, "value", not value)
        case ast.Constant(value=int() as value):
            yield f"{value} → {value + 1}", _set(node, "value", value + 1)
        case ast.Name(id=name) if name in SWAPPED:
            yield f"{name} → {SWAPPED[name]}", _set(node, "id", SWAPPED[name])
        case ast.If(test=ast.Call() | ast.Name() | ast.Attribute() as test):
            yield "if → if not", _set(node, "test", ast.UnaryOp(ast.Not(), test))
        case ast.Expr(value=ast.Call()):
            yield f"left out: {ast.unparse(node)[:50]}", _set(node, "value", ast.Constant(None))


def _set(node: ast.AST, name: str, value: Any) -> Callable[[], None]:
    return lambda: setattr(node, name, value)


def _put(row: list[Any], at: int, value: Any) -> Callable[[], None]:
    return lambda: row.__setitem__(at, value)


def changed(source: str, number: int) -> ast.Module:
    """The module with its change of that number."""
    tree = ast.parse(source)
    for at, (*_, change) in enumerate(_each(tree)):
        if at == number:
            change()
            return ast.fix_missing_locations(tree)
    raise IndexError(number)


def _each(tree: ast.Module) -> Iterator[tuple[ast.AST, str, str, Callable[[], None]]]:
    """The changes, each node's once: a function within a function is walked twice."""
    seen: set[tuple[int, str]] = set()
    for found in changes(tree):
        key = (id(found[0]), found[2])
        if key not in seen:
            seen.add(key)
            yield found


def mutants(game: str, only: Sequence[str]) -> list[Mutant]:
    """All mutants of a game's rules, or of the files whose path contains one of `only`."""
    return [
        Mutant(file, number, getattr(node, "lineno", 0), function, what)
        for folder in TRIED[game]
        for path in sorted((RULES / folder).rglob("*.py"))
        if not UNTRIED.intersection(path.relative_to(RULES).parts)
        and any(part in (file := str(path.relative_to(RULES))) for part in only)
        for number, (node, function, what, _) in enumerate(_each(ast.parse(path.read_text())))
    ]


# --- trying ----------------------------------------------------------------------------------------


class Mutated(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads one module changed; all others as they are."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant, self._path = mutant, RULES / mutant.file
        parts = Path(mutant.file).with_suffix("").parts
        self._name = ".".join(("app.rules", *(part for part in parts if part != "__init__")))
        self.was_read = False

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> Any:
        """The module that is changed."""
        if name != self._name:
            return None
        is_package = self._path.name == "__init__.py"
        places = [str(self._path.parent)] if is_package else None
        return importlib.util.spec_from_file_location(
            name, self._path, loader=_Changed(self), submodule_search_locations=places
        )

    def code(self) -> Any:
        """The changed module, compiled."""
        self.was_read = True
        return compile(changed(self._path.read_text(), self._mutant.number), str(self._path), "exec")


class _Changed(importlib.abc.Loader):
    def __init__(self, finder: Mutated) -> None:
        self._finder = finder

    def create_module(self, spec: Any) -> None:
        """As usual."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the changed code."""
        exec(self._finder.code(), module.__dict__)


def survives(mutant: Mutant, tests: Sequence[str]) -> bool:
    """Whether all of these tests pass with the mutant. A run that takes too long is one that does not."""
    child = os.fork()
    if child == 0:
        _try(mutant, tests)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    if code == int(SAME):
        raise RuntimeError(f"{mutant.name} was never read")
    return code == 0


def _try(mutant: Mutant, tests: Sequence[str]) -> None:
    """In a process of its own: run the tests, end with 0 if all pass, 1 if not, 2 if the module was never loaded."""
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    finder = Mutated(mutant)
    sys.meta_path.insert(0, finder)
    code = pytest.main(["-x", *QUIET, *tests])
    os._exit(int(SAME) if not finder.was_read else int(code != 0))


# --- who runs what ---------------------------------------------------------------------------------


class Profiled:
    """A plugin that notes which functions of the rules each test runs, and which run for more than one test."""

    def __init__(self) -> None:
        self.ran: dict[str, set[str]] = {}
        self.shared: set[str] = set()
        self._functions = self.shared
        self._remembering = 0
        sys.setprofile(self._noted)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Note what runs while a test runs."""
        self._functions = set()
        sys.setprofile(self._noted)
        yield
        for function in self._functions:
            self.ran.setdefault(item.nodeid, set()).add(function)
        self._functions = self.shared

    def remembers(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The same function; whatever it runs is noted as shared."""

        @functools.wraps(function)
        def noted(*args: Any, **kwargs: Any) -> Any:
            self._remembering += 1
            try:
                return function(*args, **kwargs)
            finally:
                self._remembering -= 1

        return noted

    def _noted(self, frame: FrameType, event: str, argument: Any) -> None:
        file = frame.f_code.co_filename.rpartition("/app/rules/")[2]
        if event == "call" and file:
            function = f"{file}:{frame.f_code.co_name}"
            self._functions.add(function)
            if self._remembering:
                self.shared.add(function)


def _note_what_is_remembered(plugin: Profiled) -> None:
    """Have `functools` tell the plugin what its caches run, before the rules are read."""
    caching = functools.lru_cache

    def lru_cache(maxsize: Any = 128, typed: bool = False) -> Any:
        if callable(maxsize):
            return caching(plugin.remembers(maxsize))
        return lambda function: caching(maxsize, typed)(plugin.remembers(function))

    class Property(functools.cached_property):  # type: ignore[type-arg]
        def __init__(self, function: Callable[..., Any]) -> None:
            super().__init__(plugin.remembers(function))

    functools.lru_cache = lru_cache
    functools.cache = lambda function: caching(None)(plugin.remembers(function))
    functools.cached_property = Property  # type: ignore[assignment, misc]


def profile(tests: Sequence[str]) -> tuple[dict[str, list[str]], set[str]]:
    """The tests that run each function, "file:name", and the functions that all tests may depend on.

    Both are found in a process of its own.
    """
    with tempfile.NamedTemporaryFile(suffix=".json") as found:
        child = os.fork()
        if child == 0:
            plugin = Profiled()
            _note_what_is_remembered(plugin)
            code = pytest.main([*QUIET, *tests], plugins=[plugin])
            sys.setprofile(None)
            Path(found.name).write_text(json.dumps([_by_function(plugin.ran), sorted(plugin.shared)]))
            os._exit(int(code))
        _, status = os.waitpid(child, 0)
        if os.waitstatus_to_exitcode(status):
            raise SystemExit("The tests fail without any mutant.")
        ran, shared = json.loads(Path(found.name).read_text())
        return ran, set(shared)


def _by_function(ran: dict[str, set[str]]) -> dict[str, list[str]]:
    """For each function the tests that run it, those that run least first: they say most of it."""
    found: dict[str, list[str]] = {}
    for test in sorted(ran, key=lambda test: (len(ran[test]), test)):
        for function in ran[test]:
            found.setdefault(function, []).append(test)
    return found


def main() -> None:
    """Try the mutants and say which survive."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sample", type=int, default=400, help="how many to try, drawn at random; 0: all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--only", nargs="+", default=[""], help="only files whose path below app/rules contains one of these"
    )
    parser.add_argument("--again", type=Path, help="only those that a former run printed into this file as surviving")
    parser.add_argument("--quick", action="store_true", help="never the tests that do not run the function themselves")
    parser.add_argument("--game", choices=TRIED, default="skymines")
    parser.add_argument("--at-once", type=int, default=AT_ONCE, help="processes beside each other")
    chosen = parser.parse_args()
    os.chdir(ROOT)
    every = mutants(chosen.game, chosen.only)
    if chosen.again:
        every = [mutant for mutant in every if f"survives {mutant.name}" in chosen.again.read_text().splitlines()]
    drawn = copy.copy(every)
    if chosen.sample and chosen.sample < len(every):
        drawn = sorted(random.Random(chosen.seed).sample(every, chosen.sample), key=every.index)
    found = chain.from_iterable(Path().glob(pattern) for pattern in TESTS[chosen.game])
    tests = sorted(str(path) for path in found if path.name not in RECORDED)
    ran, shared = profile(tests)

    def alive(mutant: Mutant) -> bool:
        function = f"{mutant.file}:{mutant.function}"
        near = ran.get(function, [])
        lives = not near or survives(mutant, near)
        if lives and function in shared and not chosen.quick:
            lives = survives(mutant, tests)
        print("survives" if lives else "killed  ", mutant.name, flush=True)
        return lives

    with ThreadPoolExecutor(chosen.at_once) as pool:
        living = [mutant for mutant, lives in zip(drawn, pool.map(alive, drawn), strict=True) if lives]
    share = 1 - len(living) / max(1, len(drawn))
    print(f"\n{len(drawn)} of {len(every)} mutants tried, {len(living)} survive: {share:.1%} killed")
    for mutant in living:
        print(f"  {mutant.name}")


if __name__ == "__main__":
    main()
