"""What a research scientist brings, told before it is used: how far the upload marker can go, what a flip opens
(p. 14, p. 15)."""

from app.rules.game import Line
from app.rules.skymines.actions.gains import gain_lines
from app.rules.skymines.actions.movement import has_switches
from app.rules.skymines.actions.research import (
    UPLOAD_SLOT,
    entry_cost,
    flip_cost,
    flip_moves,
    open_requirements,
    points_of,
    reward_of,
)
from app.rules.skymines.board.plans import screens_ahead
from app.rules.skymines.board.requirements import are_met, requirement_lines
from app.rules.skymines.board.scores import value_passed
from app.rules.skymines.components import of
from app.rules.skymines.vocabulary.moves import UseResearchScientist
from app.rules.skymines.vocabulary.questions import Research
from app.rules.skymines.vocabulary.state import State


def research_lines(state: State, seat: int, move: UseResearchScientist) -> tuple[Line, ...]:
    """What the scientist itself brings, and how far the upload marker can go (p. 14, p. 15)."""
    points = Line("gain-research-points", points_of(state, seat, move.slot))
    return (points, *way_lines(state, Research(seat, move.slot)))


def perform_lines(state: State, seat: int, points: int) -> tuple[Line, ...]:
    """The same of a discarded research scientist (p. 23)."""
    return (Line("gain-research-points", points), *way_lines(state, Research(seat, None)))


def screen_lines(state: State, research: Research, screen: int) -> tuple[Line, ...]:
    """What entering a screen asks, what stopping there would bring, and how far the marker can go on from there."""
    seat = research.seat
    placed = state.seats[seat].screens[screen]
    if placed is None:
        return ()
    cost = entry_cost(state, placed)
    paid = (Line("special-plan-cost", -cost),) if cost else ()
    asked = requirement_lines(state, seat, open_requirements(state, placed), research.slot)
    hidden = () if placed.face_up else (Line("screen-face-down"),)
    further = reach(state, research)
    on = (Line("research-reach", None, {"screen": further}),) if further > screen else ()
    return (*paid, *asked, *hidden, *arrival_lines(state, seat, screen), *on)


# --- looking ahead -------------------------------------------------------------------------------


def reach(state: State, research: Research, flipped: int | None = None) -> int:
    """The last screen that the marker can be moved to with the cards that lie face up and the coins at hand, once the
    plan on screen `flipped` is turned face down (p. 14, p. 15). The marker's own screen if it cannot move."""
    owner = state.seats[research.seat]
    coins = owner.coins - (0 if flipped is None else flip_cost(state))
    for screen in screens_ahead(state, research.seat):
        placed = owner.screens[screen]
        if placed is None:
            return screen - 1
        if screen == flipped:
            continue
        coins -= entry_cost(state, placed)
        if coins < 0 or not are_met(state, research.seat, open_requirements(state, placed), research.slot):
            return screen - 1
    return len(owner.screens) - 1


def way_lines(state: State, research: Research) -> tuple[Line, ...]:
    """How far the marker can go as the plans lie, what stopping there brings, and how far a flip would let it go."""
    here, there = state.seats[research.seat].upload, reach(state, research)
    go = (Line("research-reach", None, {"screen": there}), *arrival_lines(state, research.seat, there))
    farthest = max((reach(state, research, flip.screen) for flip in flip_moves(state, research)), default=there)
    more = (Line("research-reach-flip", None, {"screen": farthest}),) if farthest > there else ()
    return (*(go if there > here else (Line("research-stuck"),)), *more)


def flip_lines(state: State, research: Research, screen: int) -> tuple[Line, ...]:
    """What turning a plan face down costs, and what it opens (p. 14)."""
    placed = state.seats[research.seat].screens[screen]
    before, after = reach(state, research), reach(state, research, screen)
    cost = Line("flip-cost", -flip_cost(state))
    opened = Line("research-reach", None, {"screen": after}) if after > before else Line("flip-opens-nothing")
    lost = gain_lines(state, research.seat, reward_of(state, placed)) if placed else ()
    return (cost, opened, *((Line("flip-loses-reward"),) if lost else ()))


def arrival_lines(state: State, seat: int, screen: int) -> tuple[Line, ...]:
    """What a marker that stops on a screen brings: the reward, a higher value, the additional slot (p. 15, p. 23)."""
    track, owner = of(state.components).components.research, state.seats[seat]
    placed = owner.screens[screen]
    lines = list(gain_lines(state, seat, reward_of(state, placed))) if placed else []
    if (worth := value_passed(track.values, screen)) > value_passed(track.values, owner.upload):
        lines.append(Line("research-worth", worth))
    lines += _special_lines(state, seat, screen)
    if owner.upload < track.slot_at <= screen and UPLOAD_SLOT not in owner.slots and has_switches(state, seat):
        lines.append(Line("slot-switched-on", None, {"slot": UPLOAD_SLOT}))
    return tuple(lines)


def _special_lines(state: State, seat: int, screen: int) -> list[Line]:
    """The special plans on the way, which are worth CrypCoin at the end (p. 20)."""
    index, owner = of(state.components), state.seats[seat]
    on_the_way = owner.screens[owner.upload + 1 : screen + 1]
    specials = [index.special[on.plan] for on in on_the_way if on and on.face_up and on.plan in index.special]
    return [Line("special-plan-worth", plan.value, {"round": plan.round}) for plan in specials]
