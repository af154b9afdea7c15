"""Why something cannot be done, with a stable code; the HTTP edge turns the kind into a status."""

from typing import Any, Literal

from app.messages.speaker import Speaker, page_for
from app.rules.game import BadOptions, Game, IllegalMove

Code = Literal[
    "address-refused",
    "address-taken",
    "already-here",
    "already-started",
    "analysis-failed",
    "another-proposal",
    "asleep",
    "automated-seat",
    "bad-address",
    "bad-bank",
    "bad-chat-address",
    "bad-hours",
    "bad-key",
    "bad-link",
    "bad-line",
    "bad-name",
    "bad-note",
    "bad-options",
    "bad-passkey",
    "bad-password",
    "bad-quiet-hours",
    "bad-sign-in",
    "bad-subscription",
    "bad-time-zone",
    "bad-table-name",
    "bad-token",
    "bad-turn-time",
    "bad-url",
    "bad-vacation",
    "branched-off",
    "carried-options",
    "clock-missing",
    "clock-not-wanted",
    "draining",
    "easy-password",
    "ended-early",
    "foreign-origin",
    "game-over",
    "game-paused",
    "incomplete-document",
    "key-reused",
    "kicked",
    "mail-not-sent",
    "mail-still-good",
    "malformed-document",
    "malformed-move",
    "malformed-request",
    "muted",
    "no-advice",
    "no-adviser",
    "no-analysis",
    "no-branch-here",
    "no-branch-yet",
    "no-free-seat",
    "no-mail",
    "no-person",
    "no-proposal",
    "no-seat",
    "no-such-channel",
    "no-such-code",
    "no-such-components",
    "no-such-entry",
    "no-such-friend",
    "no-such-game",
    "no-such-invitation",
    "no-such-module",
    "no-such-page",
    "no-such-picture",
    "no-such-passkey",
    "no-such-line",
    "no-such-seat",
    "no-such-session",
    "no-such-vacation",
    "no-token",
    "no-vote",
    "not-confirmed",
    "not-in-scope",
    "not-json",
    "not-over",
    "not-started",
    "not-the-host",
    "not-your-turn",
    "not-their-turn",
    "note-changed",
    "nothing-to-decide",
    "nothing-to-undo",
    "nudged-already",
    "other-passkey",
    "other-version",
    "others-must-agree",
    "own-line",
    "own-seat",
    "owner-away",
    "owner-connected",
    "owner-not-away",
    "private-address",
    "prove-again",
    "robots-busy",
    "seat-holds-secret",
    "seat-taken",
    "seats-free",
    "stale",
    "stand-in-plays",
    "table-changed",
    "table-closed",
    "too-many-branches",
    "too-many-changes",
    "too-many-channels",
    "too-many-lobbies",
    "too-many-passkeys",
    "too-many-requests",
    "too-many-seats",
    "too-many-tables",
    "too-many-tokens",
    "unknown-components",
    "unknown-game",
    "unknown-passkey",
    "unknown-robot-level",
    "vacation-used-up",
    "vacations-overlap",
]
"""Every reason of the server. A client says it as the message `problem-…`; the rules of games have codes of their
own."""


class Problem(Exception):
    """`code` is stable and words-free, `args` are what its message mentions; `detail` is a sentence for developers."""

    def __init__(self, code: Code, detail: str, **args: Any) -> None:
        super().__init__(detail)
        self.code: str = code
        self.detail = detail
        self.told = args


class AgainstTheRules(Exception):
    """The rules of the game forbid this move: the game's own code and arguments, and where its rulebook says so."""

    def __init__(self, refused: IllegalMove, game: Game) -> None:
        super().__init__(refused.code)
        self.code = refused.code
        self.told = refused.details
        self._refused, self._game = refused, game

    @property
    def place(self) -> str:
        """The place of the rulebook that says so."""
        return self._refused.rule

    def page(self, speaker: Speaker | None) -> str:
        """Where the speaker's reader looks the rule up (`page_for`)."""
        return page_for(speaker, self._game, self._refused.rule)


class NotFound(Problem):
    """There is no such thing, or none that the caller may see."""


class Unknown(Problem):
    """The caller has to say who they are first."""


class Forbidden(Problem):
    """The caller is known and may see it, but may not do this."""


class Clash(Problem):
    """The table is in another state than the caller thought."""


class Invalid(Problem):
    """What was sent is not a thing that could ever be done here."""


class NotJson(Problem):
    """A body of another kind than what is taken here."""


class Unplayable(Problem):
    """No game can begin with these options and seats; the code is the game's own."""

    def __init__(self, bad: BadOptions) -> None:
        super().__init__("bad-options", "No game can begin with these options and seats.", **bad.details)
        self.code = bad.code


class TooMany(Problem):
    """More was asked for than one caller may; `seconds` from now it may be asked again."""

    def __init__(self, seconds: int) -> None:
        super().__init__("too-many-requests", f"Too much was asked for; come again in {seconds} s.", seconds=seconds)
        self.seconds = seconds


class Unavailable(Problem):
    """It cannot be done now, and that is not the caller's fault."""


def no_such_game() -> NotFound:
    """The one answer for games that do not exist and for games that the caller may not see."""
    return NotFound("no-such-game", "There is no such game.")


def table_changed() -> Clash:
    """Somebody else was faster; nothing was written."""
    return Clash("table-changed", "The table has changed since you saw it; look again.")
