"""`make failover`: fail the leader of the database again and again while people play, and count what was lost.

Three faults in turn: the leader's machine loses power (SIGKILL), stands still (SIGSTOP), or is cut off from all others.
Nothing is restarted by hand but the failed machine itself. The exit code is 1 if an acknowledged move or a notice was
lost or doubled, if nothing could be written for longer than the bound (median), or if `/readyz` said what was not so.
"""

import argparse
import asyncio
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median

import httpx
from aiosmtpd.controller import Controller

from tests.support.ports import free_port
from tools.failover.fleet import PROJECT, Fleet, Node, until
from tools.failover.play import Made, Players
from tools.failover.programs import Missing, check_installed
from tools.failover.verdict import Outcome, Sink, Verdict, judge

QUIET_SECONDS = 5
"""So long moves are made before a fault, and after writing goes on."""
DOWN_SECONDS = 25
"""So long a failed machine stays as it is."""
ANSWER_SECONDS = 3
"""So long `/readyz` may take to answer."""
STILL_SECONDS = 1
"""After so long without an acknowledged move, moves are not made."""
LOOK_SECONDS = 0.2


@dataclass
class Round:
    """What one fault did. `gap`: seconds in which no move was acknowledged."""

    fault: str
    node: str
    gap: float
    whole: float


class Faults:
    """Each fault with what ends it."""

    def __init__(self) -> None:
        self.kinds: tuple[tuple[str, Callable[[Node], None], Callable[[Node], None]], ...] = (
            ("killed", Node.kill, Node.revive),
            ("frozen", Node.freeze, Node.thaw),
            ("cut off", Node.cut_off, Node.connect),
        )

    async def round(self, number: int, fleet: Fleet, made: Sequence[Made]) -> Round:
        """Fail the leader, mend it, and wait until all three are there again."""
        name, fail, mend = self.kinds[number % len(self.kinds)]
        await fleet.until_whole()
        await asyncio.sleep(QUIET_SECONDS)
        leader = await fleet.leader()
        assert leader is not None
        begun, before = time.monotonic(), len(made)
        await asyncio.to_thread(fail, leader)
        try:
            await asyncio.sleep(DOWN_SECONDS)
            await until(lambda: moving_again(made, begun), "moves are made again")
        finally:
            await asyncio.to_thread(mend, leader)
        await fleet.until_whole()
        whole = time.monotonic() - begun
        moments = [begun, *(one.when for one in list(made)[before:])]
        gap = max(later - earlier for earlier, later in pairwise(moments))
        return Round(name, leader.name, gap, whole)


async def moving_again(made: Sequence[Made], since: float) -> bool:
    """Whether moves have been acknowledged lately."""
    return bool(made) and made[-1].when > max(since, time.monotonic() - 2)


class Watcher:
    """Asks each server's `/readyz` all the time, and keeps how long it said what was not so: that it was ready while
    nobody's move was acknowledged, or that it was not while moves were."""

    def __init__(self, ports: list[int], made: Sequence[Made]) -> None:
        self._ports, self._made = ports, made
        self.longest = {True: 0.0, False: 0.0}
        self._since: dict[tuple[int, bool], float] = {}

    async def watch(self) -> None:
        """Until cancelled."""
        async with httpx.AsyncClient(timeout=ANSWER_SECONDS) as client:
            while True:
                await asyncio.gather(*(self._look(client, port) for port in self._ports))
                await asyncio.sleep(LOOK_SECONDS)

    async def _look(self, client: httpx.AsyncClient, port: int) -> None:
        try:
            ready = (await client.get(f"http://127.0.0.1:{port}/readyz")).is_success
        except httpx.HTTPError:
            ready = False
        now = time.monotonic()
        is_moving = bool(self._made) and now - self._made[-1].when < STILL_SECONDS
        for said in (True, False):
            if ready == said and is_moving != said:
                begun = self._since.setdefault((port, said), now)
                self.longest[said] = max(self.longest[said], now - begun)
            else:
                self._since.pop((port, said), None)


async def trial(rounds: int, tables: int, pause: float, seed: int, pool_mode: str) -> int:
    """All of it; the exit code."""
    own = asyncio.current_task()
    assert own is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, own.cancel)  # so that the fleet ends with it
    sink, smtp_port = Sink(), free_port()
    mail = Controller(sink, hostname="127.0.0.1", port=smtp_port)
    mail.start()
    fleet = Fleet(smtp_port, pool_mode)
    code = 1
    try:
        print(f"The fleet starts in {fleet.folder}, with PgBouncer in {pool_mode} mode.", flush=True)
        await fleet.start()
        code = await failing(fleet, sink, rounds, tables, Players(fleet.ports, random.Random(seed), pause))
    finally:
        await fleet.stop()
        mail.stop()
        if code == 0:
            fleet.forget()
        else:
            print(f"The logs lie in {fleet.folder}.")
    return code


async def failing(fleet: Fleet, sink: Sink, rounds: int, tables: int, players: Players) -> int:
    """Play through all faults, then count."""
    watcher = Watcher(fleet.ports, players.made)
    done: list[Round] = []
    async with asyncio.TaskGroup() as group:
        for _ in range(tables):
            group.create_task(players.play(fleet.sessions_url()))
        await until(lambda: moving_again(players.made, 0), "the first moves are made")
        watching = group.create_task(watcher.watch())
        for number in range(rounds):
            done.append(await Faults().round(number, fleet, players.made))
            one = done[-1]
            print(
                f"{number + 1:2} {one.node} {one.fault}: no move for {one.gap:.1f} s, whole after {one.whole:.0f} s",
                flush=True,
            )
        watching.cancel()
        players.stop()
    verdict = await settled(fleet, players, sink)
    verified = await asyncio.to_thread(verify, fleet)
    middle, longest = median(one.gap for one in done), max(one.gap for one in done)
    print(f"{verdict}\nno move for {middle:.1f} s (median), {longest:.1f} s (longest)")
    print(f"games played to their end: {players.over}; refused: {players.refused[:5]}; logs verify: {verified}")
    outcome = Outcome(
        verdict,
        tuple(one.gap for one in done),
        ready_in_vain=watcher.longest[True],
        needlessly_unready=watcher.longest[False],
        refused=tuple(players.refused),
        logs_verify=verified,
        servers_run=all(server.is_running() for server in fleet.servers),
    )
    print(
        f"ready for {outcome.ready_in_vain:.1f} s without a move, "
        f"not ready for {outcome.needlessly_unready:.1f} s with moves"
    )
    print("\n".join(outcome.faults()) or "all is well")
    return 1 if outcome.faults() else 0


async def settled(fleet: Fleet, players: Players, sink: Sink) -> Verdict:
    """The verdict, once no notice waits any more."""

    async def is_settled() -> bool:
        return (await judge(fleet.sessions_url(), players.made, sink)).overdue_notices == 0

    try:
        await until(is_settled, "all notices have gone out")
    except TimeoutError as error:
        print(error)
    return await judge(fleet.sessions_url(), players.made, sink)


def verify(fleet: Fleet) -> bool:
    """Whether all logs verify."""
    command = [sys.executable, "-m", "app", "verify", "--all"]
    environment = {**fleet.addresses(), "PATH": "/usr/bin:/bin", "LOG_LEVEL": "warning"}
    found = subprocess.run(command, env=environment, cwd=PROJECT, check=False, capture_output=True, text=True)
    if found.returncode:
        print(found.stdout[-2000:], found.stderr[-2000:])
    return found.returncode == 0


def main() -> int:
    """Read the command line and run it."""
    parser = argparse.ArgumentParser(prog="python -m tools.failover", description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=20, help="how often the leader fails (default: 20)")
    parser.add_argument("--tables", type=int, default=12, help="how many tables are played at (default: 12)")
    parser.add_argument("--pause", type=float, default=0.5, help="seconds before a move, on average (default: 0.5)")
    parser.add_argument("--pool-mode", choices=("transaction", "session"), default="transaction", help="of PgBouncer")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    try:
        check_installed()
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 2
    return asyncio.run(trial(given.rounds, given.tables, given.pause, given.seed, given.pool_mode))


if __name__ == "__main__":
    sys.exit(main())
