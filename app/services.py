"""The floors below, put together: what the API and the pages of one application work with."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from functools import partial

import structlog

from app.accounts.accounts import Accounts
from app.accounts.passkeys import PasskeyCeremonies
from app.accounts.signing_in import SigningIn
from app.changes import Changes
from app.clocks.clocks import Timekeeping
from app.clocks.settling import Settling
from app.live.bus import Bus
from app.live.draining import Draining
from app.live.hub import Hub
from app.mail.mailer import Mailer
from app.mail.server import read_sender, read_server
from app.messages import Messages
from app.notify.channels import Channel
from app.notify.channels.chat import ChatChannel
from app.notify.channels.email import Email
from app.notify.channels.push import Push
from app.notify.channels.webhook import Secrets, Webhook
from app.notify.composer import Composer
from app.notify.letters import Letters
from app.notify.recaps import Draw, Recapper
from app.notify.requests import Outgoing
from app.notify.subscriptions import Subscriptions
from app.notify.unsubscribe import Leaving
from app.notify.vapid import Vapid
from app.notify.worker import Worker
from app.play.advising import Advising
from app.play.analyses import Analyses
from app.play.arrivals import Arrivals
from app.play.automata import Automata
from app.play.caps import Caps
from app.play.cleanup import Ages, Cleanup
from app.play.common_sets import CommonSets
from app.play.compressing import Compressing
from app.play.games import Games
from app.play.history import Histories
from app.play.playing import Playing
from app.play.premover import Premover
from app.play.results import ResultKeeper
from app.play.tables import Tables
from app.play.thinkers import Thinkers
from app.settings import Settings
from app.store.database import Database
from app.store.errors import StoreUnavailable
from app.store.holders import find_holders, leave_out, look_forever, take_in
from app.store.readiness import Readiness
from app.store.replica import Replica
from app.talk.friends import Friendships
from app.talk.talk import Talk
from app.tasks import BackgroundTasks, Loop

STOP_SECONDS = 4.0
"""How long the end waits for what hangs; with the web server's and the database's own it makes less than ten."""
logger = structlog.get_logger(__name__)


class Services:
    """Each part once."""

    def __init__(
        self, settings: Settings, database_url: str, games: Games, messages: Messages, draw: Draw | None = None
    ) -> None:
        self.settings = settings
        self.games = games
        self.messages = messages
        self.db = Database(
            database_url,
            past_pooler=settings.database_listen_url,
            games=[
                Database(url, past_pooler=None if past == url else past)
                for url, past in zip(settings.games_database_urls, settings.games_sessions[0], strict=True)
            ],
        )
        self._check_databases: Callable[[], None] = lambda: None
        self.replica = Replica(settings.database_read_url, self.db) if settings.database_read_url else None
        self.reading: Database = self.replica or self.db
        """For what may be read from a standby."""
        self.readiness = Readiness(self.db)
        self.changes = Changes()
        self.tasks = BackgroundTasks()
        self.loops = BackgroundTasks()
        """What goes on until the end."""
        self.bus = Bus(self.db, self.changes, settings.process_address, CommonSets(games.component_sets()))
        self.accounts = Accounts(self.db, self.changes, lambda: self.bus.listens)
        self.mailer = Mailer(
            read_server(settings.smtp_url) if settings.smtp_url else None,
            read_sender(settings.mail_from) if settings.mail_from else None,
        )
        self.signing_in = SigningIn(self.db, self.accounts, self.mailer, messages, settings.public_url)
        self.passkeys = PasskeyCeremonies(self.db, self.accounts, self.signing_in, settings.public_url)
        self.tables = Tables(
            self.db,
            games,
            self.changes,
            self.tasks,
            bound=settings.live_tables,
            owns=self.bus.owners.owns,
            reading=self.reading,
        )
        grace = timedelta(seconds=settings.notice_grace_seconds)
        self.playing = Playing(
            self.db,
            self.tables,
            grace=grace,
            caps=Caps(settings.lobbies_per_person, settings.tables_per_person, settings.branches_per_person),
            sets=self.bus.sets,
        )
        self.arrivals = Arrivals()
        self.cleanup = Cleanup(self.db, self.tables.live, self.playing.people, _ages(settings))
        self.compressing = Compressing(self.db, games, settings.compress_games_after_days)
        self.histories = Histories(self.reading)
        self.analyses = Analyses(self.db, games)
        self.results = ResultKeeper(self.db, games, self.changes, self.tasks)
        thinkers = Thinkers(settings.robot_processes, settings.robot_seconds)
        self.automata = Automata(
            self.db,
            self.tables,
            self.playing.moves,
            self.bus.owners,
            thinkers,
            settings.automaton_pace_ms / 1000,
        )
        self.advising = Advising(self.db, self.tables, self.playing.moves, self.playing.writer, thinkers)
        self.premover = Premover(self.db, self.tables, self.playing.moves, self.playing.kept_premoves, grace)
        self.clocks = Timekeeping(
            self.db,
            self.tables,
            self.playing.writer,
            self.tasks,
            self.arrivals,
            vacation_days=settings.vacation_days,
            sleep_after_days=settings.sleep_after_days,
            counts=settings.metrics,
        )
        self.settling = Settling(self.tables, self.tasks, self.playing.closure, self.clocks.votes)
        self.hub = Hub(self.db, self.tables.live, self.tables.log, self.changes, self.tasks, self.bus)
        self.draining = Draining(self.bus, self.hub, settings.drain_seconds)
        self.talk = Talk(self.db, self.changes, self.hub)
        self.friends = Friendships(self.db, self.changes, self.reading)
        self.outgoing = Outgoing(private=settings.private_addresses)
        self.vapid = Vapid(self.db, settings.vapid_contact)
        self.webhook_secrets = Secrets(self.db)
        self.chat = ChatChannel(self.outgoing)
        leaving = Leaving()
        self.worker = Worker(
            self.db,
            self.tables.log,
            self.changes,
            self._channels(),
            Letters(
                self.db, Recapper(self.db, self.tables.log, draw), Composer(messages, settings.public_url, leaving)
            ),
            leaving,
        )
        self.subscriptions = Subscriptions(self.db, self.mailer, self.worker.channels, leaving, settings.public_url)

    def _channels(self) -> list[Channel]:
        return [
            Email(self.mailer, self.settings.public_url),
            Push(self.vapid, self.outgoing.post, self.outgoing.check),
            self.chat,
            Webhook(self.webhook_secrets, self.outgoing.post, self.outgoing.check),
        ]

    def leave_out(self, away: Collection[str], check: Callable[[], None]) -> None:
        """Ask nothing of the databases of games of these addresses (past poolers), until a check of all succeeds."""
        leave_out(self.db.all_games, self.settings.games_sessions[0], away)
        self._check_databases = check

    def _loops(self, *, several: bool) -> dict[str, Loop]:
        """What goes on as long as the server runs, by the names that its errors are counted by. `several`: with several
        databases of games."""
        loops: dict[str, Loop] = {
            "bus": self.bus.listen_forever,
            "lease": self.bus.hold_lease_forever,
            "hub": self.hub.run_forever,
            "automata": self.automata.run_forever,
            "premoves": self.premover.run_forever,
            "notices": self.worker.run_forever,
            "clocks": self.clocks.deadline_worker.run_forever,
            "results": self.results.run_forever,
            "cleanup": self.cleanup.run_forever,
            "compressing": self.compressing.run_forever,
        }
        if several:
            loops["holders"] = partial(look_forever, self.db)
            loops["left-out"] = partial(take_in, self.db, self._check_databases)
        return loops

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open the pool and keep listening, healing and moving until the end."""
        await self.db.open()
        several = len(self.db.all_games) > 1
        if several:
            await find_holders(self.db)
        if self.replica is not None:
            await self.replica.open()
        with suppress(StoreUnavailable):
            # Before any game begins here.
            await self.bus.look()
        for name, loop in self._loops(several=several).items():
            self.loops.keep_going(name, loop)
        try:
            yield
        finally:
            self.hub.close()
            self.loops.cancel()
            try:
                async with asyncio.timeout(STOP_SECONDS):
                    await self._close()
            except TimeoutError:
                logger.warning("stop.something-hangs", seconds=STOP_SECONDS)
            if self.replica is not None:
                await self.replica.close()
            await self.db.close()

    async def _close(self) -> None:
        """End what goes on behind the scenes, one after the other. What reaches out to others may hang."""
        await self.advising.stop()
        await self.automata.stop()
        await self.premover.stop()
        await self.analyses.stop()
        await self.loops.settle()
        await self.bus.settle()
        await self.readiness.close()
        await self.tasks.settle()
        await self.signing_in.close()
        await self.mailer.close()
        await self.outgoing.close()


def _ages(settings: Settings) -> Ages:
    return Ages(
        lobbies=settings.clear_lobbies_after_days,
        branches=settings.clear_branches_after_days,
        guests=settings.clear_guests_after_days,
        sessions=settings.clear_sessions_after_days,
        notices=settings.clear_notices_after_days,
    )
