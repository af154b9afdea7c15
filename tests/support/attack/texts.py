"""Attack what people write: names, lines with mentions, notes, invites in addresses."""

from random import Random

from tests.support.attack.asking import Asking
from tests.support.attack.writing import Writing

HONEST = "Well played, @Ada! https://example.org/"


def attack_texts(asking: Asking, draw: Random, rounds: int) -> None:
    """Send hard texts everywhere, each round to every door, with honest ones before and after."""
    writing = Writing(draw)
    ada, bob, eve = (asking.guest(name) for name in ("Ada", "Bob", "Eve"))
    game = f"/api/games/{asking.table(ada, bob)}"
    before = _honest(asking, game, bob)
    for _ in range(rounds):
        _write(asking, game, eve, writing)
        _keep_note(asking, game, eve, writing.text())
        _be_called(asking, game, eve, writing)
        asking.send("GET", game, None, eve, invite=_without_halves(writing.text())[:300])
        asking.send("GET", f"{game}/chat", None, eve, before=_without_halves(writing.text())[:300])
        asking.send("GET", f"{game}/chat", None, ada)
    asking.expect("an honest line is read otherwise after the attack", holds=_honest(asking, game, bob) == before)
    asking.send("GET", "/api/users/me/export", None, eve)


def _honest(asking: Asking, game: str, token: str) -> object:
    """What is read of an honest line and note."""
    asking.json("POST", f"{game}/chat", {"text": HONEST}, token)
    last = asking.json("GET", f"{game}/chat", None, token)["lines"][-1]
    version = asking.json("GET", f"{game}/note", None, token)["version"]
    note = asking.json("PUT", f"{game}/note", {"text": HONEST, "version": version}, token)["text"]
    return last["name"], last["parts"], note


def _write(asking: Asking, game: str, token: str, writing: Writing) -> None:
    """Say something; a line that is taken is read as one that can be sent again, and is the same then."""
    text = writing.line()
    if asking.send("POST", f"{game}/chat", {"text": text}, token).is_success:
        found = _last_line(asking, game, token)
        asking.send("POST", f"{game}/chat", {"text": found}, token)
        asking.expect(
            f"{text!r} is read otherwise when it is said again", holds=_last_line(asking, game, token) == found
        )


def _last_line(asking: Asking, game: str, token: str) -> str:
    line = asking.json("GET", f"{game}/chat", None, token)["lines"][-1]
    return "".join(part["text"] for part in line["parts"])


def _keep_note(asking: Asking, game: str, token: str, text: str) -> None:
    """Keep a note; what was taken is read as it was written."""
    version = asking.json("GET", f"{game}/note", None, token)["version"]
    if asking.send("PUT", f"{game}/note", {"text": text, "version": version}, token).is_success:
        read = asking.json("GET", f"{game}/note", None, token)["text"]
        asking.expect(f"the note {text!r} is kept as {read!r}", holds=read == text)


def _be_called(asking: Asking, game: str, token: str, writing: Writing) -> None:
    """Bear a name, at the table too; who bears it can be mentioned by it."""
    called = asking.send("POST", "/api/users/me/name", {"name": writing.name()}, token)
    asking.send("POST", "/api/users", {"name": writing.text()})
    if called.is_success:
        asking.send("POST", f"{game}/chat", {"text": f"@{called.json()['user']['name']}"}, token)
        asking.send("GET", game, None, token)


def _without_halves(text: str) -> str:
    """As an address can say it."""
    return text.encode("utf-8", "replace").decode()
