"""The Maintenance phase and the end (S-171 to S-191)."""

from collections.abc import Callable, Iterator

from app.rules.shackleton.actions.gains import grant, lose_reputation, pay
from app.rules.shackleton.astrobot.cards import renew_deck
from app.rules.shackleton.astrobot.retrieval import place_won
from app.rules.shackleton.board.astrobot import is_astrobot, seat_of_astrobot
from app.rules.shackleton.board.bases import everybody, free_places, matching, pieces
from app.rules.shackleton.board.corporations import AWAY, MAINTENANCE, PLACES, RETRIEVED, in_order
from app.rules.shackleton.board.crater import winner
from app.rules.shackleton.board.goals import count
from app.rules.shackleton.board.projects import effects
from app.rules.shackleton.board.reputation import upkeep
from app.rules.shackleton.board.scores import before_scoring, categories
from app.rules.shackleton.components.shapes import Astronaut, Gain, Income
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.events import AstronautRetrieved, GameEnded, RoundEnded, TurnBegan
from app.rules.shackleton.vocabulary.nouns import CREDITS
from app.rules.shackleton.vocabulary.questions import ChoosePlace, RearrangeBase
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import BeginRound, FinishRound, OfferRearranging, Retrieve


def retrieve(ledger: Ledger, task: Retrieve) -> None:
    """Corporations first; then slot by slot clockwise from the topmost, each astronaut to its winner (S-171, S-172)."""
    if task.slot == 0:
        for _, maintain in in_order(ledger.state, MAINTENANCE):
            maintain(ledger)
    slot = min((slot for slot in ledger.state.crater if slot > task.slot), default=None)
    if slot is None:
        ledger.ask(OfferRearranging(ledger.state.order))
        return
    ledger.ask(Retrieve(slot))
    _retrieve_from(ledger, slot)


def _retrieve_from(ledger: Ledger, slot: int) -> None:
    state = ledger.state
    seat, astronaut = winner(state, slot), state.crater[slot]
    if seat is None:
        ledger.emit(AstronautRetrieved(slot, astronaut))
        return
    for _, retrieved in in_order(state, RETRIEVED):
        retrieved(ledger, seat, slot)
    if is_astrobot(state, seat):
        _put(ledger, seat, slot, place_won(ledger.state, seat, slot))
        return
    if any(further(state, seat, astronaut) for _, further in in_order(state, PLACES)):
        ledger.emit(TurnBegan(seat))
        ledger.ask(ChoosePlace(seat, slot))
        return
    _put(ledger, seat, slot, usual_place(state, seat, astronaut))


def _put(ledger: Ledger, seat: int, slot: int, place: str | None) -> None:
    """The astronaut comes to its winner's place; None: to the Gateway."""
    astronaut = ledger.state.crater[slot]
    if place is None:
        ledger.emit(AstronautRetrieved(slot, astronaut))
    else:
        ledger.emit(AstronautRetrieved(slot, astronaut, seat, place))


def usual_place(state: State, seat: int, astronaut: Astronaut) -> str | None:
    """A place of the base for an astronaut that was won: a matching one, else the first. Nothing happens before all
    astronauts of the base are rearranged freely, so that the seat is not asked (S-173, S-181)."""
    free = free_places(state, seat)
    own = [place for place in free if place in tables(state).piece]
    fitting = [place for place in own if tables(state).piece[place].astronaut == astronaut]
    return next(iter((*fitting, *free)), None)


def offer_rearranging(ledger: Ledger, task: OfferRearranging) -> None:
    """The next seat in the turn order rearranges its base, if anybody is in it; behind the last one incomes and costs
    follow. A seat is asked also where nobody can move: games of this version of the rules are recorded so."""
    if not task.seats:
        _collect(ledger)
        return
    seat, *rest = task.seats
    ledger.ask(OfferRearranging(tuple(rest)))
    if is_astrobot(ledger.state, seat):
        return
    if everybody(ledger.state, seat) and ledger.state.seats[seat].built:
        ledger.emit(TurnBegan(seat))
        ledger.ask(RearrangeBase(seat))


def _collect(ledger: Ledger) -> None:
    """Incomes of all seats; costs follow behind whatever they ask."""
    ledger.ask(FinishRound())
    for seat in ledger.state.order:
        collect_income(ledger, seat)


def finish_round(ledger: Ledger, task: FinishRound) -> None:
    """Costs of all seats, then cleanup; then the next round or the end."""
    for seat in ledger.state.order:
        pay_costs(ledger, seat)
    ledger.emit(RoundEnded())
    automa = seat_of_astrobot(ledger.state)
    if automa is not None and ledger.state.round < ledger.tables.setup.rounds:
        renew_deck(ledger, automa)
    if ledger.state.round < ledger.tables.setup.rounds:
        ledger.ask(BeginRound(ledger.state.round + 1))
    else:
        end(ledger)


def collect_income(ledger: Ledger, seat: int) -> None:
    """What `incomes` says, one after the other: each is counted in the state that those before it have left."""
    for gains, why in incomes(lambda: ledger.state, seat):
        grant(ledger, seat, gains, why)


def incomes(now: Callable[[], State], seat: int) -> Iterator[tuple[tuple[Gain, ...], str]]:
    """What a seat's income brings, and by what: corporations, 1 to 3, with the seat's projects of each, Domes,
    Headquarters (S-182). AstroBot has none of corporations (A-077). `now` gives the state as it is."""
    table = tables(now())
    for corporation in () if is_astrobot(now(), seat) else now().corporations:
        for income in table.sheet(corporation).corporation.income:
            yield from ((income.gains, corporation) for _ in range(_times(now(), seat, income, "")))
        for project, income in tuple(effects(now(), seat, Income)):
            if table.corporation_of[project] == corporation:
                yield from ((income.gains, project) for _ in range(_times(now(), seat, income, project)))
    built = now().seats[seat].built
    for piece in pieces(now(), seat, "dome"):
        yield from (((table.structures.dome_income[astronaut],), piece) for astronaut in built[piece])
    for piece in pieces(now(), seat, "headquarters"):
        yield from (((table.structures.headquarters_income,), piece) for _ in built[piece])


def _times(state: State, seat: int, income: Income, project: str) -> int:
    times = 1 if income.per is None else count(state, seat, income.per, project)
    return times if income.most is None else min(times, income.most)


def costs(state: State, seat: int) -> int:
    """The maintenance costs of a seat in Credits (S-184); AstroBot has none (A-077)."""
    if is_astrobot(state, seat):
        return 0
    table = tables(state)
    away = {piece for _, gone in in_order(state, AWAY) for piece in gone(state, seat)}
    built = sum(table.type[table.kind(piece)].maintenance for piece in pieces(state, seat) if piece not in away)
    engineers = sum(
        matching(state, seat, piece)
        for piece in pieces(state, seat, "workshop")
        if table.piece[piece].astronaut == "engineer"
    )
    return max(0, upkeep(state, seat) + built - engineers * table.structures.workshop.maintenance)


def pay_costs(ledger: Ledger, seat: int) -> None:
    """Credits as far as they go, then Reputation, then VP (S-186)."""
    due = costs(ledger.state, seat)
    paid = min(due, ledger.seat(seat).stock.get(CREDITS, 0))
    pay(ledger, seat, {CREDITS: paid}, "maintenance")
    lose_reputation(ledger, seat, due - paid, "maintenance")


def end(ledger: Ledger) -> None:
    """Final scoring."""
    before_scoring(ledger)
    state = ledger.state
    ledger.emit(GameEnded(tuple(categories(state, seat) for seat in range(len(state.seats)))))
