"""What another seat is sent: how soon, and how much."""

import asyncio
import time
from statistics import median

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.posting import requests
from bench.report import Row, at_most
from bench.wire import Wire
from bench.world import Seated, World


class Told:
    """The messages of one seat: when they came, and how big they were."""

    def __init__(self) -> None:
        self.at: dict[int, float] = {}
        self.patch: dict[int, int] = {}
        self.whole: dict[int, int] = {}
        self.news = asyncio.Event()

    async def listen(self, socket: ClientConnection) -> None:
        """Take in what comes, until cancelled."""
        async for text in socket:
            now = time.perf_counter()
            message = msgspec.json.decode(text)
            if message["type"] == "patch":
                self.at[message["seq"]] = now
                self.patch[message["seq"]] = len(msgspec.json.encode(message["patch"]))
                self.whole[message["seq"]] = len(text)
            self.news.set()

    async def reach(self, seq: int) -> None:
        """Wait until number `seq` has come."""
        while seq not in self.at:
            self.news.clear()
            await self.news.wait()


async def rows(world: World) -> list[Row]:
    """Two rows, of two games each."""
    wire = await Wire(world.port).open()
    games = [(seated := await world.game(wire), *await _watch(world, wire, seated)) for _ in range(2)]
    wire.close()
    later = [moment for _, _, moments in games for moment in moments]
    shares = [share for seated, told, _ in games for share in _shares(seated, told)]
    sooner = sum(moment < 0 for moment in later) / len(later)
    soon = at_most(
        "another seat sees a move after its POST was answered, median",
        50,
        max(0.0, median(later)),
        "ms",
        f"slowest {max(later):.1f} ms; {sooner:.0%} arrive before the answer itself",
    )
    patch, whole, full = (median(column) for column in zip(*shares, strict=True))
    percent = 100 * median(a / c for a, _, c in shares)
    figures = f"patch {patch:.0f} bytes, view {full:,.0f}; the message with choices and sentences {whole:,.0f}"
    return [soon, at_most("a patch on the wire, median over a game", 3, percent, "% of the full view", figures)]


async def _watch(world: World, wire: Wire, seated: Seated) -> tuple[Told, list[float]]:
    """Play a game while its second seat watches; milliseconds from each answer to the watcher's news."""
    told, moments = Told(), []
    headers = {"Authorization": f"Bearer {seated.tokens[1]}"}
    url = f"ws://127.0.0.1:{world.port}/ws/games/{seated.id}"
    async with connect(url, additional_headers=headers, compression=None) as socket:
        listening = asyncio.create_task(told.listen(socket))
        await told.news.wait()
        for number, move in enumerate(requests(seated), start=2):
            await wire.send(move)
            answered = time.perf_counter()
            await told.reach(number)
            moments.append((told.at[number] - answered) * 1000)
        listening.cancel()
    return told, moments


def _shares(seated: Seated, told: Told) -> list[tuple[int, int, int]]:
    """Of each move: the size of the patch, of its whole message, and of the full view of that moment."""
    after = [*(step.before for step in seated.script.steps[1:]), seated.script.final]
    views = {
        number: len(msgspec.json.encode(seated.rules.view(state, 1))) for number, state in enumerate(after, start=2)
    }
    return [(told.patch[number], told.whole[number], views[number]) for number in views]
