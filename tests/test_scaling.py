"""What docs/scaling.md says is what comes of its figures."""

from pathlib import Path

from msgspec.structs import replace

from tools.scaling.ring import table
from tools.scaling.sizing import PLAYS, Assumed, Measured, needs, tables

PAGE = Path(__file__).resolve().parents[1] / "docs" / "scaling.md"
BY_DAY, LIVE = PLAYS[2], PLAYS[3]


def test_the_page_shows_the_tables_as_they_are_calculated() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert tables(Measured(), Assumed()) in page
    assert table() in page


def test_a_peak_of_moves_is_what_processes_have_to_stand() -> None:
    half = needs(replace(BY_DAY, peak=1.5), Measured(), Assumed())
    whole = needs(BY_DAY, Measured(), Assumed())
    assert whole.moves == 2 * half.moves
    assert whole.written_gb == half.written_gb
    assert whole.processes == 21 and half.processes == 11


def test_pages_that_stay_open_are_sockets_of_every_table() -> None:
    assert needs(LIVE, Measured(), Assumed()).sockets == 3 * LIVE.tables


def test_early_compression_makes_rows_of_games_few() -> None:
    found = needs(BY_DAY, Measured(), Assumed())
    assert found.disk_soon_gb < found.disk_gb / 2
    assert found.servers == 2
