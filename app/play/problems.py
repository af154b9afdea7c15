"""Why something cannot be done, with a stable code; the HTTP edge turns the kind into a status."""

from typing import Any


class Problem(Exception):
    """`code` is stable and words-free, `detail` a sentence, `rule` the page of the rulebook if a rule says so."""

    def __init__(self, code: str, detail: str, *, rule: str | None = None, **more: Any) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.rule = rule
        self.more = more


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


class Unavailable(Problem):
    """It cannot be done now, and that is not the caller's fault."""


def no_such_game() -> NotFound:
    """The one answer for games that do not exist and for games that the caller may not see."""
    return NotFound("no-such-game", "There is no such game.")
