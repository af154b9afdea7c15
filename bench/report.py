"""Rows of the table, and how they are written."""

import gc
import time
from collections.abc import Callable

from msgspec import Struct


class Row(Struct, frozen=True):
    """One line: what was measured, what is allowed, what came out, and the figures behind it."""

    what: str
    bound: str
    measured: str
    holds: bool
    figures: str = ""


def table(rows: list[Row]) -> str:
    """The rows as a Markdown table."""
    lines = ["| what | bound | measured | holds | figures |", "| --- | --- | --- | --- | --- |"]
    for row in rows:
        holds = "yes" if row.holds else "no"
        lines.append(f"| {row.what} | {row.bound} | {row.measured} | {holds} | {row.figures} |")
    return "\n".join(lines)


def at_most(what: str, bound: float, value: float, unit: str, figures: str = "", digits: int = 2) -> Row:
    """A row whose value must not be greater than its bound."""
    return Row(what, f"≤ {bound:g} {unit}", f"{value:.{digits}f} {unit}", value <= bound, figures)


def at_least(what: str, bound: float, value: float, unit: str, figures: str = "", digits: int = 2) -> Row:
    """A row whose value must not be less than its bound."""
    return Row(what, f"≥ {bound:g} {unit}", f"{value:.{digits}f} {unit}", value >= bound, figures)


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
