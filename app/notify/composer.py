"""Notices in words, for any channel: as its receiver may know them, and no more."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec

from app.messages import Messages, UnknownMessage
from app.messages.speaker import Speaker, for_reader
from app.notify.channels import Letter
from app.notify.times import day_and_time
from app.notify.unsubscribe import Leaving
from app.play.entry_sentences import voice
from app.play.names import name_of_game, seat_name
from app.play.table import Table
from app.rules.game import Seat
from app.rules.sentences import Argument, Phrase, Several, Thing
from app.store.claims import Claimed
from app.time_zones import zone

TURN_KINDS = ("turn", "again", "deadline")


class Composer:
    """Writes letters, with words and addresses of this server."""

    def __init__(self, messages: Messages, public_url: str, leaving: Leaving) -> None:
        self._messages = messages
        self._public_url = public_url
        self._leaving = leaving

    def speaker_for(self, notice: Claimed) -> Speaker:
        """Who speaks to the receiver of a notice."""
        return for_reader(self._messages, notice.language, notice.locale)

    def letter(self, notice: Claimed, table: Table | None, due: datetime | None = None) -> Letter:
        """The letter of a notice; the table is the one that it is about, `due` until when its receiver has to move."""
        speaker = self.speaker_for(notice)
        told = _told(speaker, notice, table)
        return Letter(
            id=notice.id,
            channel=notice.channel_id,
            table=notice.game_id,
            kind=notice.kind,
            title=speaker.say(f"notice-{notice.kind}-title", **told),
            paragraphs=(*_paragraphs(speaker, notice, table, told), *_until(speaker, notice, due)),
            url=self._url(notice, table),
            link=speaker.say("mail-open" if notice.game_id else "mail-open-notices"),
            tag=notice.game_id or "regolith",
            speaker=speaker,
            stop_url=self.stop_url(notice.channel_id),
            settings_url=self._settings,
        )

    def _url(self, notice: Claimed, table: Table | None) -> str:
        """Where it leads: to the table, into which an invitation lets its receiver."""
        if notice.game_id is None:
            return self._settings
        let_in = f"invite={table.row.invite}" if notice.kind == "invited" and table is not None else "mine"
        return f"{self._public_url}/t/{notice.game_id}?{let_in}"

    def digest(self, letters: list[Letter]) -> Letter:
        """Several letters as one: a part for each table, with what has happened there."""
        by_table: dict[str, list[Letter]] = {}
        for letter in letters:
            by_table.setdefault(letter.tag, []).append(letter)
        speaker = letters[0].speaker
        return msgspec.structs.replace(
            letters[0],
            title=speaker.say("notice-digest-title", count=len(by_table)),
            paragraphs=tuple(_part(about) for about in by_table.values()),
            url=f"{self._public_url}/",
            link=speaker.say("mail-open-tables"),
            tag="digest",
            table=None,
            since=(),
            picture=None,
        )

    def stop_url(self, channel_id: str) -> str:
        """Where a channel's notices end without signing in."""
        return f"{self._public_url}/unsubscribe/{channel_id}/{self._leaving.proof(channel_id)}"

    @property
    def _settings(self) -> str:
        return f"{self._public_url}/account/notices"


def _part(letters: Sequence[Letter]) -> str:
    """A digest's part for one table: its notices, what has happened since, and the link that leads there."""
    lines = [line for letter in letters for line in (letter.title, " ".join(letter.paragraphs))]
    since = next((letter.since for letter in letters if letter.since), ())
    if since:
        lines += [letters[0].speaker.say("mail-since"), *(f"- {item}" for item in since)]
    return "\n".join([*lines, letters[-1].url])


def _told(speaker: Speaker, notice: Claimed, table: Table | None) -> dict[str, Any]:
    """What titles and sentences mention."""
    told = {name: value for name, value in (notice.told or {}).items() if name not in ("of", "after")}
    if table is not None:
        beside = [seat for seat in table.row.seats if seat.user_id != notice.user_id and seat.name]
        names = [seat_name(speaker, seat) for seat in beside]
        others = speaker.listed(names) if names else speaker.say("notice-nobody")
        told |= {"game": _called(speaker, table), "others": others}
    return told


def _called(speaker: Speaker, table: Table) -> str:
    """What a table is called beside who plays there: by its game, after its own name if it has one."""
    game = name_of_game(speaker, table.row.game)
    return game if table.row.name is None else speaker.say("notice-table", name=table.row.name, game=game)


def _paragraphs(speaker: Speaker, notice: Claimed, table: Table | None, told: dict[str, Any]) -> list[str]:
    if notice.kind == "over" and table is not None:
        return _result(speaker, table)
    began = notice.kind != "closed" or notice.status != "closed"
    said = [speaker.say(f"notice-{notice.kind}" if began else "notice-closed-lobby", **told)]
    question = question_of(speaker, table, notice.seat) if table is not None and notice.kind in TURN_KINDS else None
    return [*said, speaker.say("notice-asked", question=question)] if question else said


def _until(speaker: Speaker, notice: Claimed, due: datetime | None) -> list[str]:
    """Until when, as the receiver's clock and calendar say it."""
    if due is None:
        return []
    time_zone = zone(notice.time_zone)
    day, time = day_and_time(due.astimezone(time_zone), notice.locale, speaker.language)
    return [speaker.say("notice-by", day=day, time=time, zone=time_zone.key)]


def question_of(speaker: Speaker, table: Table, seat: Seat | None) -> str | None:
    """What the seat is asked, in the words of the table's page; None where only the page can say it."""
    if seat is None:
        return None
    choices = table.choices(seat)
    about: dict[str, Any] = msgspec.to_builtins(choices.about)
    about |= about.pop("module", {})  # A module's question has what it is about in a field of its own.
    spoken = speaker.of(table.game.name)
    args = {name: _argument(spoken, table, name, value) for name, value in about.items()}
    try:
        return voice(table, speaker).say(Phrase(f"prompt-{choices.step}", args))
    except UnknownMessage:
        return None


def _argument(speaker: Speaker, table: Table, name: str, value: Any) -> Argument:
    """What a question is about, as an argument of its message: a thing where the game has a name for it."""
    if isinstance(value, (list, tuple)):
        return Several(tuple(_argument(speaker, table, name, part) for part in value))
    if isinstance(value, str):
        named = table.game.name_of(table.state, Thing(name, value))
        return Thing(name, value) if isinstance(named, Phrase) and named.key in speaker else value
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)


def _result(speaker: Speaker, table: Table) -> list[str]:
    outcome = table.game.outcome(table.state)
    if outcome is None:
        return [speaker.say("notice-over-vote")]
    names = [seat_name(speaker, seat) for seat in table.row.seats]
    winners = speaker.listed([names[seat] for seat in outcome.winners])
    over = speaker.say("notice-over-won", winners=winners) if outcome.winners else speaker.say("notice-over-undecided")
    scores = [
        speaker.say("notice-over-score", name=name, total=total)
        for name, total in zip(names, outcome.totals, strict=True)
    ]
    return [over, speaker.listed(scores)]
