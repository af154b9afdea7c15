"""The view of a seat, and the standing."""

from functools import cache
from itertools import repeat
from typing import Any, TypedDict

from app.rules.game import Outcome
from app.rules.kit.memo import kept_with_state, latest_of, remembered
from app.rules.shackleton.board.corporations import VIEW
from app.rules.shackleton.board.crater import winner_in
from app.rules.shackleton.board.goals import count
from app.rules.shackleton.board.holdings import holdings
from app.rules.shackleton.board.leaders import has_headquarters
from app.rules.shackleton.board.prices import uncovered_with
from app.rules.shackleton.board.scores import as_scored, categories, outcome_of, totals
from app.rules.shackleton.components.shapes import ASTRONAUTS, Astronaut, Count
from app.rules.shackleton.components.shapes.solo import LETTERS
from app.rules.shackleton.engine.tables import Tables, tables
from app.rules.shackleton.phases.maintenance import costs
from app.rules.shackleton.views import shapes as sent
from app.rules.shackleton.vocabulary.nouns import LEVELS, NEUTRAL, Counts, Sector, Token
from app.rules.shackleton.vocabulary.state import AstroBotState, CorporationBoard, SeatState, State


def view(state: State, seat: int | None, to_move: tuple[int, ...]) -> sent.View:
    """What the seat may see: what everybody may, as nothing is any seat's own secret."""
    return {
        "game": "shackleton",
        "components": state.components,
        "me": seat,
        **_open(state, to_move),
    }


@kept_with_state
def _open(state: State, to_move: tuple[int, ...]) -> sent.OpenPart:
    """What is alike for all, the same objects in the views of all seats; parts of it that did not change are those of
    the view before."""
    table, latest, scored = tables(state), latest_of(state), as_scored(state)
    outcome = outcome_of(state) if state.totals else None
    return {
        "round": max(1, state.round),
        "phase": state.phase,
        "turn": state.turn,
        "to_move": list(to_move),
        "seats": [
            _seat(latest.within(number), number, player, holdings(state, number), holdings(scored, number), end)
            for number, (player, end) in enumerate(zip(state.seats, state.totals or repeat(None), strict=False))
        ],
        "order": list(state.order),
        "corporations": list(state.corporations),
        "leaders": list(state.leaders),
        "display": list(state.display),
        "energy": state.energy,
        "rim": state.rim,
        "hub": state.hub,
        "sectors": _sectors(latest, state.sectors),
        "tokens": _tokens(latest, state.corners),
        "boards": {
            name: _board(latest.within(name), table, len(state.seats), name, state.boards[name])
            for name in state.corporations
        },
        "crater": _crater(latest, state.slots),
        "majorities": _majorities(latest, table, state.sectors),
        "commands": {name: list(astronauts) for name, astronauts in sorted(state.commands.items())},
        "gateway": _by_type(state.gateway),
        "modules": _modules(holdings(state, None)),
        "scores": _scores(state) if outcome else [],
        "winners": list(outcome.winners) if outcome else [],
        "tie_breaks": _tie_breaks(outcome),
        **_deal(state),
    }


class _Deal(TypedDict, total=False):
    guided: bool


def _deal(state: State) -> _Deal:
    """Whether a guide knows what was dealt."""
    return {"guided": True} if state.options.deal == "guided" else {}


@kept_with_state
def _modules(state: State) -> dict[str, Any]:
    shown = VIEW.by_module(state)
    return {name: shown[name](state) for name in state.corporations if name in shown}


def _by_type(counts: Counts) -> dict[str, int]:
    return dict(zip(ASTRONAUTS, counts, strict=True))


def _token(token: Token) -> sent.TokenView:
    return {"corporation": token.corporation, "kind": token.kind}


@remembered
def _tokens(corners: tuple[Token | None, ...]) -> dict[str, sent.TokenView]:
    return {str(corner): _token(token) for corner, token in enumerate(corners, start=1) if token is not None}


@remembered
def _crater(slots: tuple[Astronaut | None, ...]) -> dict[str, str]:
    return {str(slot): astronaut for slot, astronaut in enumerate(slots, start=1) if astronaut is not None}


@remembered
def _majorities(table: Tables, sectors: dict[str, Sector]) -> dict[str, int | None]:
    return {str(slot): winner_in(table, sectors, slot) for slot in table.slots}


@remembered
def _sectors(sectors: dict[str, Sector]) -> dict[str, sent.SectorView]:
    return {
        name: {
            "panel": sector.panel,
            "buildings": [
                {"owner": None if building.owner == NEUTRAL else building.owner, "piece": building.piece}
                for building in sector.buildings
            ],
        }
        for name, sector in sorted(sectors.items())
    }


@remembered
def _board(table: Tables, seats: int, name: str, board: CorporationBoard) -> sent.BoardView:
    price = uncovered_with(table, name, len(board.tokens))
    return {
        "tokens": [_token(token) for token in board.tokens],
        "shown": list(board.shown),
        "deck": len(board.deck),
        "price": {
            "credits": price.credits,
            "requirement": price.requirement,
            "consumption": price.consumption,
        },
        "goals": [list(seats) for seats in board.goals],
        "slots": [table.goal_slots(seats, level) for level in range(LEVELS)],
    }


@remembered
def _seat(number: int, player: SeatState, held: State, scored: State, end: dict[str, int] | None) -> sent.SeatView:
    """`held`: the seat's holdings; `scored`: those that it would be scored by now; `end`: its VP once the game is over,
    by category."""
    return {
        "seat": number,
        "kind": player.kind,
        "name": player.name,
        "leader": player.leader,
        "improved": has_headquarters(tables(held), player),
        "stock": dict(sorted(player.stock.items())),
        "vp": player.vp,
        "reputation": player.reputation,
        "tile": player.tile,
        "astronauts": _by_type(player.astronauts),
        "built": {piece: list(astronauts) for piece, astronauts in sorted(player.built.items())},
        "waiting": player.waiting,
        "projects": list(player.projects),
        "turned": list(player.turned),
        "goals": dict(sorted(player.goals.items())),
        "counts": _counts(held, number),
        "costs": costs(held, number),
        "total": sum((end or categories(scored, number)).values()),
        "astrobot": None if player.astrobot is None else _astrobot(held.corporations, player.astrobot),
    }


def _astrobot(corporations: tuple[str, ...], kept: AstroBotState) -> sent.AstroBotView:
    return {
        "letters": dict(zip(LETTERS, corporations, strict=True)),
        "hard": list(kept.hard),
        "row": list(kept.row),
        "deck": len(kept.deck),
        "active": kept.active,
        "development": kept.development,
        "markers": {name: kept.markers[name] for name in corporations},
    }


def _counts(state: State, seat: int) -> dict[str, int]:
    """How many the seat has of everything that a goal in play counts."""
    return {what: count(state, seat, what) for what in _counted(tables(state), state.corporations)}


@cache
def _counted(table: Tables, corporations: tuple[str, ...]) -> tuple[Count, ...]:
    """Everything that the goals of these corporations count."""
    goals = (table.goal(name, level) for name in corporations for level in range(LEVELS))
    return tuple(sorted({need.count for goal in goals for need in goal.needs}))


def _total(state: State, seat: int) -> int:
    return sum(totals(state, seat).values())


def _tie_breaks(outcome: Outcome | None) -> list[sent.TieBreakView]:
    found = outcome.tie_breaks if outcome else ()
    return [{"key": tie_break.key, "values": list(tie_break.values)} for tie_break in found]


def standing(state: State) -> sent.Standing:
    """What each seat would have if the game ended now."""
    return {
        "round": max(1, state.round),
        "seats": _scores(state),
    }


def _scores(state: State) -> list[sent.SeatStanding]:
    return [
        {"seat": seat, "total": _total(state, seat), "categories": _categories(state, seat)}
        for seat in range(len(state.seats))
    ]


def _categories(state: State, seat: int) -> list[sent.Category]:
    return [
        {"key": key, "total": total, "lines": [{"key": f"score-{key}", "amount": total, "args": {}}]}
        for key, total in totals(state, seat).items()
    ]
