"""Why a notice was not taken, or why a channel is switched off: stored as data, said in its reader's language.

A status, a code that needs no words and what former versions have stored are shown as they are.
"""

import msgspec

from app.messages import UnknownMessage
from app.messages.speaker import Speaker


def reason(why: str, **args: str | int) -> str:
    """A reason as it is stored: the end of its message `notices-why-…`, and what that mentions."""
    return msgspec.json.encode({"why": why, **args}).decode()


def reason_said(speaker: Speaker, stored: str | None) -> str | None:
    """A stored reason in the reader's language."""
    if stored is None or not stored.startswith("{"):
        return stored
    try:
        args = msgspec.json.decode(stored, type=dict[str, str | int])
        return speaker.say(f"notices-why-{args.pop('why')}", **args)
    except (msgspec.MsgspecError, KeyError, UnknownMessage):
        return stored
