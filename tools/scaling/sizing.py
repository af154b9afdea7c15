"""What a way of playing costs, in processors, memory, disk and sockets: rates times what the bench has measured."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

DAY: Final = 86_400
KIB_PER_MB: Final = 1024
KB_PER_GB: Final = 1e6
SOON_DAYS: Final = 30.0
"""Nobody looks back at most games later than that."""


class Measured(Struct, frozen=True):
    """What the bench has measured (bench/README.md), of Skymines. `…_ms` is processor time, of the server and of
    Postgres; `entry_kb` is what an entry takes of the disk with indexes and its part of snapshots and seals."""

    move_ms: tuple[float, float] = (1.7, 0.6)
    page_ms: float = 0.5
    visit_ms: tuple[float, float] = (18.0, 4.3)
    notice_ms: float = 2.0
    asking_ms: tuple[float, float] = (0.028, 0.004)
    process_mb: float = 160.0
    table_kib: float = 27.0
    socket_kib: float = 12.0
    entry_kb: float = 0.8
    compressed_kb: float = 15.0
    entries: int = 430
    move_log_kb: float = 1.9
    visit_log_kb: float = 30.0
    connections: int = 11


class Assumed(Struct, frozen=True):
    """What is chosen. `busy`: how much of its core a process may take then; `sockets`: how many a process may
    hold; `disk_gb`, `cores`: what one Postgres server may have, its processors half busy; `compress_after_days` as the
    setting; `years`: since when games have been played."""

    busy: float = 0.5
    sockets: int = 5_000
    disk_gb: float = 2_000.0
    cores: float = 8.0
    compress_after_days: float = 365.0
    years: float = 3.0


class Play(Struct, frozen=True):
    """A way of playing. `seconds`: between two moves of a table; `peak`: moves of the busiest hour against the mean of
    the day; `pages`: open at a table; `minutes`: how long a page is open for one move, where people come and go; None:
    all the time."""

    name: str
    tables: int
    seconds: float
    peak: float
    pages: int
    minutes: float | None = None


class Needs(Struct, frozen=True):
    """What it needs at its busiest hour. `cores`, `database_cores`: processors at work; `written_gb`: write-ahead log a
    day; `disk_gb`: rows of games after the years assumed; `disk_soon_gb`: where logs are compressed after
    `SOON_DAYS`."""

    moves: float
    sockets: int
    cores: float
    processes: int
    memory_mb: float
    connections: int
    notices: float
    database_cores: float
    written_gb: float
    disk_gb: float
    disk_soon_gb: float
    servers: int


PLAYS: Final = (
    Play("1,000 tables, a move a day", 1_000, DAY, 3, 1, 5),
    Play("100,000 tables, a move a day", 100_000, DAY, 3, 1, 5),
    Play("10 million tables, a move a day", 10_000_000, DAY, 3, 1, 5),
    Play("10,000 live tables of three", 10_000, 64, 8, 3),
)


def needs(play: Play, measured: Measured, assumed: Assumed) -> Needs:
    """What it needs."""
    by_day = play.minutes is not None
    mean = play.tables / play.seconds
    moves = mean * play.peak
    watched = moves * play.minutes * 60 if play.minutes is not None else float(play.tables)
    sockets = watched * play.pages
    server_ms, database_ms = measured.visit_ms if by_day else measured.move_ms
    further_pages = measured.page_ms * (play.pages - 1)
    notices = moves if by_day else 0.0
    asked, asked_database = measured.asking_ms
    cores = (moves * (server_ms + further_pages) + notices * measured.notice_ms + sockets * asked) / 1000
    database_cores = (moves * database_ms + sockets * asked_database) / 1000
    processes = max(2, ceil(cores / assumed.busy), ceil(sockets / assumed.sockets))
    tables_mb = (watched * measured.table_kib + sockets * measured.socket_kib) / KIB_PER_MB
    disk = disk_gb(play, measured, assumed)
    soon = disk_gb(play, measured, replace(assumed, compress_after_days=SOON_DAYS))
    return Needs(
        moves=moves,
        sockets=round(sockets),
        cores=cores,
        processes=processes,
        memory_mb=processes * measured.process_mb + tables_mb,
        connections=processes * measured.connections,
        notices=notices,
        database_cores=database_cores,
        written_gb=mean * DAY * (measured.visit_log_kb if by_day else measured.move_log_kb) / KB_PER_GB,
        disk_gb=disk,
        disk_soon_gb=soon,
        servers=max(1, ceil(soon / assumed.disk_gb), ceil(2 * database_cores / assumed.cores)),
    )


def disk_gb(play: Play, measured: Measured, assumed: Assumed) -> float:
    """The rows of all games: those that go on, half played, and those that have ended, old ones compressed."""
    ended_a_day = play.tables * DAY / play.seconds / measured.entries
    days = 365 * assumed.years
    young = min(days, assumed.compress_after_days)
    game_kb = measured.entries * measured.entry_kb
    kept = ended_a_day * (young * game_kb + (days - young) * measured.compressed_kb)
    return (play.tables * game_kb / 2 + kept) / KB_PER_GB


def ceil(number: float) -> int:
    """The next whole number."""
    return -int(-number // 1)


def tables(measured: Measured, assumed: Assumed) -> str:
    """All ways of playing beside each other, as a Markdown table."""
    found = [needs(play, measured, assumed) for play in PLAYS]
    rows = {
        "moves a second": [_number(each.moves) for each in found],
        "sockets": [f"{each.sockets:,}" for each in found],
        "processors of our processes": [_number(each.cores) for each in found],
        "processes": [f"{each.processes:,}" for each in found],
        "their memory": [f"{_number(each.memory_mb / 1000)} GB" for each in found],
        "connections": [f"{each.connections:,}" for each in found],
        "notices a second": [_number(each.notices) for each in found],
        "processors of Postgres": [_number(each.database_cores) for each in found],
        "write-ahead log a day": [f"{_number(each.written_gb)} GB" for each in found],
        "rows of games, compressed after a year": [f"{_number(each.disk_gb)} GB" for each in found],
        f"… after {SOON_DAYS:.0f} days": [f"{_number(each.disk_soon_gb)} GB" for each in found],
        "Postgres servers (leaders)": [f"{each.servers:,}" for each in found],
    }
    lines = [f"| at the busiest hour | {' | '.join(play.name for play in PLAYS)} |", "| --- " * (len(PLAYS) + 1) + "|"]
    return "\n".join([*lines, *(f"| {what} | {' | '.join(cells)} |" for what, cells in rows.items())])


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 20 else f"{value:.1f}" if value >= 1 else f"{value:.2g}"
