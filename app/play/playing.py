"""What changes tables, put together."""

from collections.abc import Callable
from datetime import timedelta

from app.play.branching import Branches
from app.play.caps import NO_CAPS, Caps, TableCaps
from app.play.closure import Closure
from app.play.common_sets import CommonSets
from app.play.handing_over import SeatLinks
from app.play.kept_premoves import KeptPremoves
from app.play.lobby import Lobbies
from app.play.log_writer import LogWriter
from app.play.people import People
from app.play.rematch import Rematches
from app.play.standing_in import StandIns
from app.play.submission import Moves
from app.play.tables import Tables
from app.play.undo import Takebacks
from app.store.database import Database

NOTICE_GRACE = timedelta(seconds=60)


class Playing:
    """All that people do at tables, each part with just what it works with. `grace`: how long a notice waits for its
    person to look by themselves. `caps`: how much one person may have open. `sets`: with which component sets games
    begin. `entropy` gives 32 secret bytes."""

    def __init__(
        self,
        db: Database,
        tables: Tables,
        *,
        grace: timedelta = NOTICE_GRACE,
        caps: Caps = NO_CAPS,
        sets: CommonSets | None = None,
        entropy: Callable[[], bytes] | None = None,
    ) -> None:
        self.writer = LogWriter(db, tables, grace)
        self.moves = Moves(db, tables, self.writer)
        self.takebacks = Takebacks(db, tables, self.moves, self.writer, grace)
        self.kept_premoves = KeptPremoves(db)
        self.stand_ins = StandIns(tables, self.writer)
        self.people = People(db, tables, self.writer)
        self.seat_links = SeatLinks(db, tables, self.writer)
        table_caps = TableCaps(db, caps)
        self.lobbies = Lobbies(
            db, tables, self.seat_links, self.people, table_caps, grace, sets or CommonSets(), entropy
        )
        self.rematches = Rematches(db, tables, self.lobbies, self.people, table_caps, grace)
        self.branches = Branches(db, tables, self.people, table_caps, lambda: self.lobbies.entropy())
        self.closure = Closure(db, tables, self.writer, grace)
