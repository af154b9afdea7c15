"""Record the game that plays on the home page: `python -m tools.record` rewrites app/pages/skymines/recorded.json.

Three robots that look ahead play it through the rules, always the same game. What is kept is what a spectator sees of
the Moon after every turn, and what each seat would score if the game ended then.
"""

import json
import random
from collections.abc import Iterator
from typing import Any

from app.pages.skymines.recorded import COMPANIES, RECORDING
from app.players import move_of
from app.players.skymines.robots import ROBOTS
from app.rules.game import Game, SeatSetup, View
from app.rules.skymines.skymines import skymines

SEED = 20
NAMES = ("Ines", "Juri", "Noor")


def record() -> dict[str, Any]:
    """The recording: who sits there, the tracks in play, and a frame for every turn."""
    game = skymines()
    shown = list(_shown(game))
    first = shown[0][1]
    frames = [_frame(seat, view, totals) for seat, view, totals in shown]
    return {
        "rounds": first["rounds"],
        "seats": list(NAMES),
        "tracks": [first["tracks"][company] for company in COMPANIES],
        "frames": [frame for at, frame in enumerate(frames) if at == 0 or _is_news(frame, frames[at - 1])],
    }


def _shown(game: Game) -> Iterator[tuple[int | None, View, list[int]]]:
    """After the set-up and after every turn: whose it was, the spectators' view, the seats' totals."""
    draw, mind = random.Random(SEED), ROBOTS.named("greedy")
    events = game.new_game({}, [SeatSetup(kind="human", name=name) for name in NAMES], SEED.to_bytes(8, "big"))
    state: Any = game.initial()
    turn: int | None = None
    while True:
        for event in events:
            state = game.evolve(state, event)
        view = game.view(state, None)
        asked = game.to_move(state)
        if view["turn"] != turn or not asked:
            yield turn, view, [seat["total"] for seat in game.standing(state)["seats"]]
            turn = view["turn"]
        if not asked:
            return
        events = game.decide(state, asked[0], move_of(mind, game, state, asked[0], draw)).events


def _frame(seat: int | None, view: View, totals: list[int]) -> dict[str, Any]:
    """One picture, short: companies by their first letters, columns as outposts with a sign once opened."""
    return {
        "round": view["round"],
        "seat": seat,
        "moon": "".join(owner[0] if owner else "-" for owner in view["moon"].values()),
        "stations": [_station(view["stations"][company]) for company in COMPANIES],
        "markers": [[item["tracks"][company] for company in COMPANIES] for item in view["seats"]],
        "spaces": {space: holder for space, holder in view["spaces"].items() if holder is not None},
        "totals": totals,
    }


def _station(station: dict[str, Any]) -> list[int]:
    """The value of a share, then each column: its outposts, negative (one less than zero) once it is opened."""
    columns = (-1 - item["outposts"] if item["opened"] else item["outposts"] for item in station["columns"])
    return [station["value"], *columns]


def _is_news(frame: dict[str, Any], before: dict[str, Any]) -> bool:
    """Whether anything but whose turn it was has changed."""
    return {**frame, "seat": None} != {**before, "seat": None}


if __name__ == "__main__":
    text = json.dumps(record(), separators=(",", ":"))
    RECORDING.write_text(text.replace('{"round"', '\n{"round"') + "\n", encoding="utf-8")
