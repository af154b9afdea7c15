"""Pictures of public tables for chats, each drawn once."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from app.messages.speaker import Speaker

MAX_KEPT_PICTURES = 32
"""Pictures kept, of up to 600 KB each."""


class Pictures:
    """The pictures drawn lately, by table, number of the log and who speaks on them; one is drawn at a time."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, Speaker], bytes] = OrderedDict()
        self._drawing = asyncio.Lock()

    async def of(self, game_id: str, seq: int, speaker: Speaker, draw: Callable[[], bytes]) -> bytes:
        """The picture of a table at this number, drawn in a thread if nobody has asked for it yet."""
        key = game_id, seq, speaker
        async with self._drawing:
            if key not in self._kept:
                self._kept[key] = await asyncio.to_thread(draw)
            self._kept.move_to_end(key)
            while len(self._kept) > MAX_KEPT_PICTURES:
                self._kept.popitem(last=False)
            return self._kept[key]
