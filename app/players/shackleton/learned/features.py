"""A position of one seat as a row of numbers: what the learned worth looks at, each with its name.

Like the worth made by hand it reads only what the seat may see. Of corporations it reads what they count.
"""

from collections.abc import Iterable

from app.players.shackleton.modules import BOARDS
from app.players.shackleton.worth import Parts, Worth
from app.rules.shackleton.board.bases import matching, pieces
from app.rules.shackleton.board.goals import count
from app.rules.shackleton.board.scores import categories
from app.rules.shackleton.components.shapes import ASTRONAUTS, COMMANDS, CORPORATIONS, OWN_COUNTS
from app.rules.shackleton.components.shapes.nouns import STRUCTURE_KINDS
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.phases.maintenance import costs
from app.rules.shackleton.vocabulary.nouns import CREDITS, LEVELS, RARE_EARTH, TITANIUM
from app.rules.shackleton.vocabulary.state import State

Features = tuple[float, ...]
STOCKS = (CREDITS, TITANIUM, RARE_EARTH, "robot", "helium3", "plant", "alpha", "beta", "gamma")
"""What a seat keeps."""
COUNTS = tuple(what for counts in OWN_COUNTS.values() for what in counts if what not in ("tourists_here", "helium3"))
"""What corporations count of a seat."""

TABLE = (
    "rounds-left",
    "actions-left",
    "seats",
    "place-in-order",
    "energy",
    "panels-taken",
    *(f"gateway-{astronaut}" for astronaut in ASTRONAUTS),
    *(f"crater-{astronaut}" for astronaut in ASTRONAUTS),
    *(f"taken-{command}" for command in COMMANDS),
    *(f"plays-{corporation}" for corporation in CORPORATIONS),
)
"""How far the game is, what is played, and what is left for all."""
WORTH = tuple(f"worth-{name}" for name in Parts._fields)
"""The parts of the worth made by hand."""
SCORES = (
    "score-laboratories",
    "score-projects",
    "reputation",
    "reputation-actions",
    *(f"score-{corporation}" for corporation in CORPORATIONS),
)
THINGS = (*(f"stock-{thing}" for thing in STOCKS), "costs", "costs-missing", "costs-later")
SEATED = (
    *(f"to-deploy-{astronaut}" for astronaut in ASTRONAUTS),
    *(f"waiting-{astronaut}" for astronaut in ASTRONAUTS),
    *(f"dome-{astronaut}" for astronaut in ASTRONAUTS),
    *(f"workshop-{astronaut}" for astronaut in ASTRONAUTS),
    *(f"laboratory-{astronaut}" for astronaut in ASTRONAUTS),
    "headquarters-astronauts",
)
"""Astronauts: those of the shuttle, of the base by what they do."""
BUILT = (*(f"built-{kind}" for kind in STRUCTURE_KINDS), *(f"empty-{kind}" for kind in STRUCTURE_KINDS))
CRATER = ("crater-size", "crater-leads", *(f"wins-{astronaut}" for astronaut in ASTRONAUTS), "wins-room")
GOALS = (
    "goals-left",
    *(f"claimed-level-{level}" for level in range(1, LEVELS + 1)),
    "goal-best",
    "goal-second",
    "goal-third",
)
PROJECTS = (*(f"projects-{corporation}" for corporation in CORPORATIONS), "projects-turned")
PROMISED = tuple(f"promised-{corporation}" for corporation in BOARDS)
"""What the boards of corporations promise by hand."""
RIVALS = (
    "rival-score",
    "rivals-mean-score",
    "rival-reputation",
    "rival-credits",
    "rival-resources",
    "rival-goods",
    "rival-actions",
    "rival-structures",
    "rival-size",
    "rival-projects",
    "rival-goals",
    "rival-astronauts",
)
"""Of the rival with the highest score."""
GROWING = (*WORTH[2:], *SCORES[2:4], *THINGS, *SEATED[3:], *BUILT, *CRATER, *GOALS, *PROJECTS, *COUNTS)
"""Those that are looked at once more, times the rounds that are left."""
NAMES = (
    *TABLE,
    *WORTH,
    *SCORES,
    *THINGS,
    *SEATED,
    *BUILT,
    *CRATER,
    *GOALS,
    *PROJECTS,
    *COUNTS,
    *PROMISED,
    *RIVALS,
    *(f"{name}-by-rounds-left" for name in GROWING),
)
"""The names of all features, in their order."""
BY_HAND = slice(len(TABLE), len(TABLE) + len(WORTH))
"""Where the parts of the worth made by hand stand."""


def features(worth: Worth, parts: Parts) -> Features:
    """All of them for the worth's seat. `parts` are those of the worth."""
    state, seat = worth.state, worth.seat
    scores, things = _scores(state, seat), _things(worth)
    seated, built = _base(state, seat)
    crater, goals, projects, counts = _crater(worth), _goals(worth), _projects(worth), _counts(state, seat)
    growing = (*parts[2:], *scores[2:4], *things, *seated[3:], *built, *crater, *goals, *projects, *counts)
    left = worth.rounds
    return (
        *_table(worth),
        *parts,
        *scores,
        *things,
        *seated,
        *built,
        *crater,
        *goals,
        *projects,
        *counts,
        *_promised(worth),
        *_rivals(state, seat),
        *[each * left for each in growing],
    )


def _table(worth: Worth) -> Features:
    state, seat = worth.state, worth.seat
    crater = [astronaut for astronaut in state.slots if astronaut is not None]
    return (
        float(worth.later),
        float(worth.actions),
        float(len(state.seats)),
        float(state.order.index(seat)),
        float(state.energy),
        float(state.rim),
        *map(float, state.gateway),
        *(float(crater.count(astronaut)) for astronaut in ASTRONAUTS),
        *(float(len(state.commands.get(command, ()))) for command in COMMANDS),
        *(float(corporation in state.corporations) for corporation in CORPORATIONS),
    )


def _scores(state: State, seat: int) -> Features:
    now, reputation = categories(state, seat), state.seats[seat].reputation
    return (
        float(now["laboratories"]),
        float(now["projects"]),
        float(reputation),
        float(sum(action.at <= reputation for action in tables(state).reputation.actions)),
        *(float(now.get(corporation, 0)) for corporation in CORPORATIONS),
    )


def _things(worth: Worth) -> Features:
    stock, due = worth.player.stock, costs(worth.state, worth.seat)
    return (
        *(float(stock.get(thing, 0)) for thing in STOCKS),
        float(due),
        float(max(0, due - stock.get(CREDITS, 0))),
        float(due * worth.later),
    )


def _base(state: State, seat: int) -> tuple[Features, Features]:
    """The astronauts, and the structures with their empty places."""
    player, table = state.seats[seat], tables(state)
    built, empty = dict.fromkeys(STRUCTURE_KINDS, 0), dict.fromkeys(STRUCTURE_KINDS, 0)
    working = {kind: dict.fromkeys(ASTRONAUTS, 0) for kind in STRUCTURE_KINDS}
    for piece in pieces(state, seat):
        kind, housed = table.kind(piece), player.built[piece]
        built[kind] += 1
        empty[kind] += table.size(piece) - len(housed)
        wanted = table.piece[piece].astronaut
        if wanted is None:
            for astronaut in housed:
                working[kind][astronaut] += 1
        else:
            working[kind][wanted] += matching(state, seat, piece)
    left = player.astronauts if player.tile else (0, 0, 0)
    seated = (
        *left,
        *(player.waiting == astronaut for astronaut in ASTRONAUTS),
        *working["dome"].values(),
        *working["workshop"].values(),
        *working["laboratory"].values(),
        sum(working["headquarters"].values()),
    )
    return tuple(map(float, seated)), tuple(map(float, (*built.values(), *empty.values())))


def _crater(worth: Worth) -> Features:
    size, leads = worth.standing
    won = [worth.state.slots[slot - 1] for slot in worth.slots_won]
    return (
        float(size),
        float(leads),
        *(float(won.count(astronaut)) for astronaut in ASTRONAUTS),
        float(min(len(won), worth.room)),
    )


def _goals(worth: Worth) -> Features:
    claimed, promised = list(worth.player.goals.values()), (*worth.goals_promised, 0.0, 0.0, 0.0)
    return (
        float(tables(worth.state).goals.markers - len(claimed)),
        *(float(claimed.count(level)) for level in range(LEVELS)),
        *promised[:3],
    )


def _projects(worth: Worth) -> Features:
    corporation_of = tables(worth.state).corporation_of
    funded = [corporation_of[project] for project in worth.player.projects]
    return (
        *(float(funded.count(corporation)) for corporation in CORPORATIONS),
        float(len(worth.player.turned)),
    )


def _counts(state: State, seat: int) -> Features:
    return tuple(
        [
            float(count(state, seat, what)) if corporation in state.corporations else 0.0
            for corporation, counts in OWN_COUNTS.items()
            for what in counts
            if what not in ("tourists_here", "helium3")
        ]
    )


def _promised(worth: Worth) -> Features:
    return tuple(worth.promised.get(corporation, 0.0) for corporation in BOARDS)


def _rivals(state: State, seat: int) -> Features:
    scores = {at: _sum(categories(state, at).values()) for at in range(len(state.seats)) if at != seat}
    at = max(scores, key=scores.__getitem__)
    rival = state.seats[at]
    table, stock = tables(state), rival.stock
    return (
        float(scores[at]),
        _sum(scores.values()) / len(scores),
        float(rival.reputation),
        float(stock.get(CREDITS, 0)),
        float(stock.get(TITANIUM, 0) + stock.get(RARE_EARTH, 0)),
        float(sum(stock.get(good, 0) for good in STOCKS[3:])),
        float(sum(rival.astronauts) if rival.tile else 0),
        float(len(rival.built)),
        float(sum(table.size(piece) for piece in rival.built)),
        float(len(rival.projects)),
        float(len(rival.goals)),
        float(sum(len(housed) for housed in rival.built.values())),
    )


def _sum(numbers: Iterable[float]) -> float:
    return float(sum(numbers))
