"""Positions for the tests of rules: a game on its first turn, changed to what a statement needs, then played on."""

from typing import Any

import pytest
from msgspec.structs import replace

from app.rules.game import Event, IllegalMove, Move, SeatSetup
from app.rules.kit.agenda import Question, question
from app.rules.kit.folds import evolve
from app.rules.skymines import components
from app.rules.skymines.components.shapes import COMPANIES, SLOTS, Company
from app.rules.skymines.skymines import skymines
from app.rules.skymines.vocabulary.agenda import Step
from app.rules.skymines.vocabulary.moves import DropOut, EndTurn, KeepToken, PlanCards, Rest
from app.rules.skymines.vocabulary.questions import ConfirmEndOfTurn, TakeTurn
from app.rules.skymines.vocabulary.state import HeldTile, PlacedCard, PlacedPlan, State

GAME = skymines()
INDEX = components.base()


def seats(humans: int = 2, lunas: int = 0, level: int = 2) -> list[SeatSetup]:
    """Humans first, then Lunas."""
    names = ["Lin", "Malik", "Amber", "Noor"]
    return [
        *(SeatSetup(kind="human", name=names[n]) for n in range(humans)),
        *(SeatSetup(kind="automa", name=f"Luna {n + 1}", level=level) for n in range(lunas)),
    ]


def fold(events: list[Event]) -> State:
    """The state after these events, from the beginning."""
    state: State = GAME.fold(GAME.initial(), events)
    return state


def fold_onto(state: State, events: list[Event]) -> State:
    """The state after these events."""
    after: State = GAME.fold(state, events)
    return after


def begun(humans: int = 2, lunas: int = 0, level: int = 2, entropy: bytes = b"moon", **options: Any) -> State:
    """A game just set up; every human is asked for a starting token. Seat 0 begins unless told otherwise."""
    options = {"first_player": 0, **options}
    return fold(GAME.new_game(options, seats(humans, lunas, level), entropy))


def planning(humans: int = 2, lunas: int = 0, **options: Any) -> State:
    """A game in its first Planning phase: every human kept the first token dealt."""
    state = begun(humans, lunas, **options)
    for seat in range(humans):
        token = INDEX.token[state.seats[seat].dealt[0]]
        state = act(state, seat, KeepToken(token.id, token.icons))
    return state


def acting(humans: int = 2, lunas: int = 0, **options: Any) -> State:
    """The first turn of seat 0; nobody has planned a card and the Moon is empty."""
    state = planning(humans, lunas, **options)
    for seat in range(humans):
        state = act(state, seat, PlanCards((None,) * 5))
    return state


def decide(state: State, seat: int, move: Move) -> list[Event]:
    """The events of a move."""
    return GAME.decide(state, seat, move).events


def act(state: State, seat: int, *moves: Move) -> State:
    """The state after these moves of one seat."""
    for move in moves:
        for event in GAME.decide(state, seat, move).events:
            state = evolve(state, event)
    return state


def offered(state: State, seat: int) -> tuple[Move, ...]:
    """The listed moves of a seat."""
    return GAME.choices(state, seat).moves


def refuses(state: State, seat: int, move: Move, code: str, rule: str) -> None:
    """The move is neither offered nor accepted, and the refusal names the code, and the page of the English edition."""
    assert move not in offered(state, seat)
    with pytest.raises(IllegalMove) as refused:
        GAME.decide(state, seat, move)
    assert (refused.value.code, GAME.page(refused.value.rule, "en")) == (code, rule)


def asked(state: State) -> Question:
    """The pending question."""
    step = question(state)
    assert step is not None
    return step


def asking(state: State, *steps: Step) -> State:
    """The state with these steps as the whole agenda, the first one on top."""
    return replace(state, agenda=tuple(reversed(steps)))


def turn_of(state: State, seat: int) -> State:
    """The state with this seat asked for an action, whosever turn it was."""
    return asking(replace(state, turn=seat), TakeTurn(seat))


def dropping_out(state: State, seat: int) -> State:
    """The state after a seat has dropped out and ended its turn, each card laid to the slot above it."""
    state = act(state, seat, DropOut())
    while not isinstance(asked(state), ConfirmEndOfTurn):
        choices = offered(state, seat)
        straight = [move for move in choices if isinstance(move, Rest) and move.slot == move.to]
        state = act(state, seat, straight[0] if straight else choices[0])
    return act(state, seat, EndTurn())


def give(state: State, seat: int, **fields: Any) -> State:
    """The state with some fields of a seat changed."""
    changed = replace(state.seats[seat], **fields)
    return replace(state, seats=(*state.seats[:seat], changed, *state.seats[seat + 1 :]))


def face_up(state: State, seat: int, *cards: str | PlacedCard | None) -> State:
    """The state with these cards in the action slots of a seat, from slot A on."""
    placed = [card if isinstance(card, PlacedCard) or card is None else PlacedCard(card) for card in cards]
    return give(state, seat, area=(*placed, *[None] * (len(SLOTS) - len(placed))))


def holding(state: State, seat: int, *tiles: str) -> State:
    """The state with these bonus tiles face up beside a seat's action slots, taken from the board."""
    state = replace(state, tiles=tuple(tile for tile in state.tiles if tile not in tiles))
    return give(state, seat, tiles=tuple(HeldTile(tile) for tile in tiles))  # type: ignore[arg-type]  # names of the components


def on_track(state: State, seat: int, company: Company, space: int) -> State:
    """The state with a seat's marker on a space of a company's track."""
    number = COMPANIES.index(company)
    tracks = state.seats[seat].tracks
    return give(state, seat, tracks=(*tracks[:number], space, *tracks[number + 1 :]))


def with_tracks(state: State, **tracks: str) -> State:
    """The state with other company tracks: company="A1"."""
    ids = tuple(tracks.get(company, track) for company, track in zip(COMPANIES, state.tracks, strict=True))
    return replace(state, tracks=ids)


def on_moon(state: State, company: Company, *sectors: int, column: int = 0) -> State:
    """The state with outposts of a company moved from one column of its station to these sectors."""
    number = COMPANIES.index(company)
    moon = list(state.moon)
    for sector in sectors:
        moon[sector - 1] = company
    columns = list(state.stations[number])
    left = columns[column].outposts - len(sectors)
    columns[column] = replace(columns[column], outposts=left, opened=columns[column].opened or left == 0)
    stations = (*state.stations[:number], tuple(columns), *state.stations[number + 1 :])
    return replace(state, moon=tuple(moon), stations=stations)


def plans_on(state: State, seat: int, plans: dict[int, str]) -> State:
    """The state with face-up plans on these screens of a seat."""
    screens = list(state.seats[seat].screens)
    for screen, plan in plans.items():
        screens[screen] = PlacedPlan(plan)
    return give(state, seat, screens=tuple(screens))


def events_of(events: list[Event], kind: type[Event]) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
