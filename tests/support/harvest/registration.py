"""Harvest as a server hosts it, and the tables of it that the conformance suite plays."""

from pathlib import Path
from typing import Any

from app.messages.speaker import Speaker
from app.pages.game_pages import GamePages
from app.pages.scripts import Scripts
from app.players import ANY_MOVE, Level, Robots
from app.registration import GameRegistration
from app.rules.game import Seat, View
from tests.support.cases import Case, Options, Played
from tests.support.harvest.harvest import SEATS, Harvest
from tests.support.harvest.high_sower import HighSower
from tests.support.harvest.vocabulary import State

HERE = Path(__file__).parent


def lobby(facts: View, speaker: Speaker) -> dict[str, Any]:
    """What the lobby has to know of Harvest: the levels of the Crow, and the most seats."""
    return {"levels": tuple(sorted(Harvest.automas)), "most_seats": SEATS[-1], "most_with_automa": SEATS[-1]}


HARVEST = GameRegistration(
    name="harvest",
    load=lambda components: Harvest(),
    messages=(HERE.parent / "messages",),
    robots=Robots((ANY_MOVE, Level(2, "high", HighSower))),
    pages=GamePages(
        scripts=Scripts(
            "/games/harvest/main.js",
            style="/games/harvest/table.css",
            folder=HERE / "face" / "built",
        ),
        lobby=lobby,
    ),
)


def _hidden(state: State, seat: Seat | None) -> frozenset[str]:
    """The hands of others."""
    return frozenset(card for number, other in enumerate(state.seats) if number != seat for card in other.hand)


def _check(played: Played) -> None:
    """No crop is lost or comes twice."""
    state: State = played.after
    crops = [card for seat in state.seats for card in (*seat.hand, *seat.field)] + [state.market] * bool(state.market)
    began = played.before if isinstance(played.before, State) else state
    assert (
        len(crops)
        == len(set(crops))
        == sum(len(seat.hand) + len(seat.field) for seat in began.seats) + bool(began.market)
    )


def _case(label: str, options: Options, *seats: str) -> Case:
    return Case(
        label=f"harvest-{label}",
        registration=HARVEST,
        seats=seats,
        options=options,
        hidden=_hidden,
        check=_check,
    )


CASES = (
    _case("base", {"hand": 4}, "human", "human", "human"),
    _case("market", {"modules": {"market": {}}}, "human", "automa:1", "human"),
    _case("everything", {"modules": {"rows": {}, "market": {}}, "hand": 2}, "automa:2", "human"),
)
