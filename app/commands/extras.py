"""Extras: packages that only some commands need, and that a server does without."""


class MissingExtra(Exception):
    """A command needs an extra that is not installed; the message says how to get it."""

    def __init__(self, extra: str, why: str) -> None:
        super().__init__(f"{why}: pip install 'regolith[{extra}]'")
