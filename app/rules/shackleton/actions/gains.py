"""What seats gain, pay and lose."""

from collections.abc import Callable, Iterable, Iterator

from app.rules.game import Line
from app.rules.kit.agenda import Task
from app.rules.shackleton.board.astrobot import is_astrobot
from app.rules.shackleton.board.bases import at_gateway, places_for
from app.rules.shackleton.board.corporations import COMING, GAINS
from app.rules.shackleton.board.energy import reputation_for
from app.rules.shackleton.board.payments import Due, Way
from app.rules.shackleton.board.projects import effects, is_turned
from app.rules.shackleton.components.shapes import OWN_GAINS, Each, Event, Gain
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.events import EnergyConsumed, EnergyProduced, Gained, Paid, ProjectUsed
from app.rules.shackleton.vocabulary.nouns import ENERGY, REPUTATION, VP
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import ActivateOne, OfferAstronaut, OfferCorporationAction


def gain(ledger: Ledger, seat: int, thing: str, amount: int, why: str = "") -> None:
    """A seat gains so many of a thing that it keeps; Reputation beyond the track is VP (S-168). AstroBot keeps nothing
    else than VP and Reputation (A-022)."""
    if thing not in (VP, REPUTATION) and is_astrobot(ledger.state, seat):
        return
    if thing == REPUTATION:
        track = ledger.tables.reputation
        room = min(amount, track.last - ledger.seat(seat).reputation)
        if beyond := amount - room:
            ledger.emit(Gained(seat, VP, beyond * track.vp_beyond, why))
        amount = room
    if amount:
        ledger.emit(Gained(seat, thing, amount, why))


def produce(ledger: Ledger, seat: int, amount: int, why: str = "") -> None:
    """The Energy level rises as far as the track goes, and the seat gains the Reputation of spaces reached (S-088)."""
    state = ledger.state
    amount = min(amount, ledger.tables.energy.last - state.energy)
    if not amount:
        return
    earned = reputation_for(state, state.energy + amount)
    ledger.emit(EnergyProduced(seat, amount))
    gain(ledger, seat, REPUTATION, earned, "energy")


def pay(ledger: Ledger, seat: int, due: Due, why: str = "") -> None:
    """A seat pays what it can afford (`can_pay`); Energy comes from the common track. AstroBot pays nothing else than
    that (A-022, A-057)."""
    for thing, amount in due.items():
        if thing != ENERGY and is_astrobot(ledger.state, seat):
            continue
        if amount:
            ledger.emit(EnergyConsumed(seat, amount) if thing == ENERGY else Paid(seat, thing, amount, why))


def pay_way(ledger: Ledger, seat: int, way: Way, why: str = "") -> None:
    """A seat pays in this way: the cards of projects that are used for it are turned."""
    pay(ledger, seat, way.due, why)
    for project in way.uses:
        ledger.emit(ProjectUsed(seat, project))


def lose_reputation(ledger: Ledger, seat: int, amount: int, why: str = "") -> None:
    """A seat loses Reputation; what is lost below 0 costs VP, as far as there are any (S-169)."""
    player = ledger.seat(seat)
    lost = min(amount, player.reputation)
    if lost:
        ledger.emit(Paid(seat, REPUTATION, lost, why))
    vp = min(player.vp, (amount - lost) * ledger.tables.reputation.vp_short)
    if vp:
        ledger.emit(Paid(seat, VP, vp, why))


def grant(ledger: Ledger, seat: int, gains: Iterable[Gain], why: str = "", sector: str = "") -> None:
    """A seat gains all of this. What it has to choose about is put on the agenda, in the order of the gains; `sector`:
    the one that is mined, and whose tokens can be activated."""
    pending: list[Task] = []
    for each in gains:
        if each.what == ENERGY:
            produce(ledger, seat, each.amount, why)
        elif each.what == "mine":
            gain(ledger, seat, ledger.tables.resource[sector], each.amount, why)
        elif task := _task(ledger.state, seat, each, sector):
            pending += [task] * each.amount
        elif special := _special(ledger.state, each):
            special(ledger, seat, each.amount)
        else:
            gain(ledger, seat, each.what, each.amount, why)
    ledger.ask(*pending)


def _special(state: State, each: Gain) -> Callable[[Ledger, int, int], None] | None:
    """How a corporation gives what only it gives."""
    for known in GAINS.in_play(state):
        if each.what in known:
            return known[each.what]
    return None


def _task(state: State, seat: int, each: Gain, sector: str) -> Task | None:
    """What a seat has to choose about, if anything."""
    if each.what == "astronaut":
        return OfferAstronaut(seat)
    if each.what == "corporation_action":
        return OfferCorporationAction(seat)
    if each.what == "token":
        return ActivateOne(seat, _corners(state, sector))
    return None


def can_gain(state: State, seat: int, each: Gain) -> bool:
    """Whether a seat can gain something: an astronaut if there is one and room, what is a corporation's as it says."""
    if each.what == "astronaut":
        return _has_astronaut(state, seat)
    limited = COMING.of_module(state, OWN_GAINS.get(each.what, ""))
    return limited is None or bool(limited(state, seat, each))


def _has_astronaut(state: State, seat: int) -> bool:
    return any(places_for(state, seat, astronaut) for astronaut in at_gateway(state))


def coming(state: State, seat: int, each: Gain, sector: str = "") -> tuple[Gain, ...]:
    """What really comes of a gain, with the Reputation that Energy brings; nothing where there is none left or no room.
    What can still become possible until it is gained is counted on: a corporation action, and a place for an astronaut
    in the structure just built in `sector`."""
    if each.what == ENERGY:
        return _energy(state, seat, each.amount)
    if each.what == REPUTATION:
        return _reputation(state, seat, each.amount)
    if each.what == "mine":
        return (Gain(what=tables(state).resource[sector], amount=each.amount),)
    if each.what == "astronaut":
        return (each,) if (sector and at_gateway(state)) or _has_astronaut(state, seat) else ()
    if each.what == "token":
        return (each,) if any(corner in state.tokens for corner in _corners(state, sector)) else ()
    limited = COMING.of_module(state, OWN_GAINS.get(each.what, ""))
    return (each,) if limited is None else limited(state, seat, each)


def _energy(state: State, seat: int, amount: int) -> tuple[Gain, ...]:
    amount = min(amount, tables(state).energy.last - state.energy)
    if amount <= 0:
        return ()
    return Gain(what="energy", amount=amount), *_reputation(state, seat, reputation_for(state, state.energy + amount))


def _reputation(state: State, seat: int, amount: int) -> tuple[Gain, ...]:
    track = tables(state).reputation
    room = min(amount, track.last - state.seats[seat].reputation)
    parts = Gain(what="reputation", amount=room), Gain(what="vp", amount=(amount - room) * track.vp_beyond)
    return tuple(gained for gained in parts if gained.amount)


def _corners(state: State, sector: str) -> tuple[int, ...]:
    """The corners of a sector, or all."""
    return tables(state).corners[sector] if sector else tuple(sorted(tables(state).touched))


def happened(ledger: Ledger, seat: int, event: Event, corporation: str = "", times: int = 1) -> None:
    """A seat's projects give what they give each time that this happens; a token: of this corporation."""
    for project, each in tuple(_giving(ledger.state, seat, event, corporation)):
        if each.once_a_round:
            ledger.emit(ProjectUsed(seat, project))
        for _ in range(times):
            grant(ledger, seat, each.gains, project)


def _giving(state: State, seat: int, event: Event, corporation: str) -> Iterator[tuple[str, Each]]:
    """The seat's projects that give something for an event."""
    for project, each in effects(state, seat, Each):
        if each.event != event or (corporation and tables(state).corporation_of[project] != corporation):
            continue
        if not (each.once_a_round and is_turned(state, seat, project)):
            yield project, each


def event_lines(state: State, seat: int, event: Event, corporation: str = "") -> tuple[Line, ...]:
    """What a seat's projects give when this happens once (`happened`), in lines."""
    return tuple(
        line for _, each in _giving(state, seat, event, corporation) for line in gain_lines(state, seat, each.gains)
    )


def gain_lines(state: State, seat: int, gains: Iterable[Gain], sector: str = "") -> tuple[Line, ...]:
    """What really comes of gains, in lines."""
    return tuple(
        Line("gain", come.amount, {"of": come.what}) for each in gains for come in coming(state, seat, each, sector)
    )
