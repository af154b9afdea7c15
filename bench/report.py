"""Rows of the table, and how they are written."""

import gc
import time
from collections.abc import Callable

from msgspec import Struct


class Row(Struct, frozen=True):
    """One line: what was measured, what is allowed, what came out, and the figures behind it. `is_as_asked`: whether it
    is also what was asked for, where that is more than the bound, which is what must not be lost again; the bound names
    both."""

    what: str
    bound: str
    measured: str
    holds: bool
    figures: str = ""
    is_as_asked: bool | None = None

    @property
    def verdict(self) -> str:
        """Whether its bound holds, and whether what was asked for is reached."""
        asked = "" if self.is_as_asked is None else f" (asked: {_yes(self.is_as_asked)})"
        return f"{_yes(self.holds)}{asked}"


def table(rows: list[Row]) -> str:
    """The rows as a Markdown table."""
    lines = ["| what | bound | measured | holds | figures |", "| --- | --- | --- | --- | --- |"]
    for row in rows:
        lines.append(f"| {row.what} | {row.bound} | {row.measured} | {row.verdict} | {row.figures} |")
    return "\n".join(lines)


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def at_most(
    what: str, bound: float, value: float, unit: str, figures: str = "", digits: int = 2, asked: float | None = None
) -> Row:
    """A row whose value must not be greater than its bound; `asked`: than what was asked for."""
    allowed, measured = f"≤ {bound:g} {unit}", f"{value:.{digits}f} {unit}"
    if asked is None:
        return Row(what, allowed, measured, value <= bound, figures)
    return Row(what, f"{allowed} (asked: ≤ {asked:g})", measured, value <= bound, figures, value <= asked)


def at_least(
    what: str, bound: float, value: float, unit: str, figures: str = "", digits: int = 2, asked: float | None = None
) -> Row:
    """A row whose value must not be less than its bound; `asked`: than what was asked for."""
    allowed, measured = f"≥ {bound:g} {unit}", f"{value:.{digits}f} {unit}"
    if asked is None:
        return Row(what, allowed, measured, value >= bound, figures)
    return Row(what, f"{allowed} (asked: ≥ {asked:g})", measured, value >= bound, figures, value >= asked)


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many things `work` does in a second of processor time, whatever else the machine is doing.

    It is called as often as fits, and says how many things it did.
    """
    gc.collect()
    gc.freeze()
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent
