"""What pages and scripts both have to know stands once for each, and is the same."""

import json
import re
from pathlib import Path

from app.pages.home import TIME_UNITS
from app.pages.seat_pieces import SEAT_SIGNS, sign_of

SCRIPTS = Path(__file__).parents[2] / "app" / "static" / "js"


def _list_in(path: str, name: str) -> list[object]:
    """The list that a script calls so."""
    source = (SCRIPTS / path).read_text(encoding="utf-8")
    (found,) = re.findall(rf"const {name}\b[^=]*= (\[.*?\]);", source, re.DOTALL)
    return list(json.loads(re.sub(r",\s*\]", "]", found.replace("_", ""))))


def test_the_signs_of_seats_are_those_of_the_table() -> None:
    assert _list_in("table/seats.ts", "SHAPES") == list(SEAT_SIGNS)
    assert [sign_of(seat) for seat in (0, 3, 4)] == ["♦", "○", ""]


def test_times_of_turns_are_told_in_the_same_units() -> None:
    assert _list_in("pages/parts/pace.ts", "TIME_UNITS") == [list(unit) for unit in TIME_UNITS]


def test_no_other_script_types_the_signs_of_seats() -> None:
    typed = [
        path.relative_to(SCRIPTS).as_posix()
        for path in SCRIPTS.rglob("*.ts")
        if re.search(r"♦[\"', ]*★", path.read_text(encoding="utf-8"))
    ]
    assert typed == ["table/seats.ts"]
