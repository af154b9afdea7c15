"""Tables drawn as a seat may see them, for letters."""

from functools import partial

from app.messages.speaker import Speaker
from app.pages.games import PagesOfGames
from app.pages.pictures import Pictures
from app.play.table import Table
from app.rules.game import Seat


class SeatPictures:
    """Draws tables for those who sit there, each moment once."""

    def __init__(self, pages: PagesOfGames) -> None:
        self._pages = pages
        self._pictures = Pictures()

    async def draw(self, speaker: Speaker, table: Table, seat: Seat) -> bytes | None:
        """A table as the seat sees it now, in PNG, with words for its reader; None where its game draws none."""
        drawn = self._pages.of(table.game.name).link_picture
        if drawn is None or table.state is None:
            return None
        facts = table.game.table_facts(table.game.components(table.state))
        spoken = speaker.of(table.game.name)
        draw = partial(drawn, facts, table.view(seat), spoken)
        return await self._pictures.of(f"{table.id}/{seat}", table.seq, spoken, draw)
