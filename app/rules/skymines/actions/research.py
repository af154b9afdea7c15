"""The research scientist: flip a plan, move the upload marker, stop for a reward (p. 14, p. 15)."""

from app.rules.game import Refused, partial_move
from app.rules.skymines.actions.movement import has_switches
from app.rules.skymines.board.coins import with_coins_at_once
from app.rules.skymines.board.plans import plan_of, requirements_of, screens_ahead
from app.rules.skymines.board.requirements import InUse, are_met, missing
from app.rules.skymines.board.totals import card_value, face_up_cards, has_tile
from app.rules.skymines.components import of
from app.rules.skymines.components.shapes import SLOTS, Gain, Requirement, ResearchPoints, Slot, SpecialPlan
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import CoinsPaid, PlanFlipped, SlotSwitchedOn, UploadAdvanced
from app.rules.skymines.vocabulary.moves import EnterScreen, FlipPlan, UseResearchScientist
from app.rules.skymines.vocabulary.questions import Research
from app.rules.skymines.vocabulary.state import PlacedPlan, State
from app.rules.skymines.vocabulary.tasks import GainAll, TurnDown

UPLOAD_SLOT: Slot = SLOTS[-1]
"""The additional action slot under the research track (p. 23)."""


# --- the action ----------------------------------------------------------------------------------


def research_moves(state: State, seat: int) -> list[UseResearchScientist]:
    """One move for each face-up research scientist, the tile too (p. 14, p. 20)."""
    moves = [UseResearchScientist(slot) for slot, card in face_up_cards(state, seat) if card.kind == "research"]
    return [*moves, UseResearchScientist("tile")] if has_tile(state, seat, "research") else moves


def points_of(state: State, seat: int, slot: Slot | str) -> int:
    """The research points of the scientist in an action slot, or of the tile (p. 14, p. 20)."""
    for own, _ in face_up_cards(state, seat):
        if own == slot:
            return card_value(state, seat, own)
    return of(state.components).tile["research"].value


def use_research_scientist(ledger: Ledger, seat: int, move: UseResearchScientist) -> None:
    """Use one research scientist; it is turned down at the end of the action (p. 14, p. 15)."""
    points = points_of(ledger.state, seat, move.slot)
    if move.slot == "tile":
        ledger.ask(TurnDown(seat, tiles=("research",)))
    else:
        ledger.ask(TurnDown(seat, slots=(move.slot,)))
    perform_research(ledger, seat, move.slot, points)


def perform_research(ledger: Ledger, seat: int, slot: InUse, points: int) -> None:
    """Flip and move as the seat likes, take the reward, then utilise the scientist's own points (p. 14, p. 15)."""
    ledger.ask(GainAll(seat, (ResearchPoints(amount=points),)))
    go_on(ledger, Research(seat, slot))


def go_on(ledger: Ledger, research: Research) -> None:
    """Ask for a flip or a step, or stop where neither could be paid for, a claim's coins included (p. 25)."""
    state = with_coins_at_once(ledger.state, research.seat)
    if enter_moves(state, research) or flip_moves(state, research):
        ledger.ask(research)
    else:
        stop(ledger, research)


def stop(ledger: Ledger, research: Research) -> None:
    """Leave the marker where it is; after movement the plan under it gives its reward (p. 15)."""
    if research.moved and (gains := reward_under(ledger.state, research.seat)):
        ledger.ask(GainAll(research.seat, gains))


def reward_under(state: State, seat: int) -> tuple[Gain, ...]:
    """The reward of the plan under the upload marker; none of a face-down or special plan (p. 15)."""
    owner = state.seats[seat]
    placed = owner.screens[owner.upload]
    return reward_of(state, placed) if placed else ()


def reward_of(state: State, placed: PlacedPlan) -> tuple[Gain, ...]:
    """What a plan gives to whom stops on it (p. 15)."""
    face = plan_of(of(state.components), placed.plan)
    return face.reward if placed.face_up and not isinstance(face, SpecialPlan) else ()


# --- flipping ------------------------------------------------------------------------------------


def flip_cost(state: State) -> int:
    """CrypCoin for turning a plan face down (p. 14)."""
    return of(state.components).components.research.flip_cost


def flip_moves(state: State, research: Research) -> list[FlipPlan]:
    """Each face-up plan ahead of the marker, once an action, before the first step, for its cost (p. 14)."""
    if research.flipped or research.moved or state.seats[research.seat].coins < flip_cost(state):
        return []
    screens = state.seats[research.seat].screens
    return [
        FlipPlan(screen)
        for screen in screens_ahead(state, research.seat)
        if (placed := screens[screen]) and placed.face_up
    ]


def refused_flip(state: State, research: Research) -> tuple[Refused, ...]:
    """Why no plan may be flipped now (p. 14)."""
    what = partial_move(FlipPlan)
    if research.moved:
        return (Refused(what, "flip-after-step", rulebook.RESEARCH_SCIENTIST),)
    if research.flipped:
        return (Refused(what, "second-flip", rulebook.RESEARCH_SCIENTIST),)
    if (coins := state.seats[research.seat].coins) < (cost := flip_cost(state)):
        return (Refused(what, "flip-too-dear", rulebook.RESEARCH_SCIENTIST, {"cost": cost, "coins": coins}),)
    return ()


def flip(ledger: Ledger, research: Research, screen: int) -> Research:
    """Pay for and turn a plan face down for good (p. 14)."""
    ledger.emit(CoinsPaid(research.seat, flip_cost(ledger.state), "flip"))
    ledger.emit(PlanFlipped(research.seat, screen))
    return Research(research.seat, research.slot, flipped=True)


# --- entering ------------------------------------------------------------------------------------


def next_screen(state: State, seat: int) -> int | None:
    """The screen before the upload marker; None at the end of the track."""
    ahead = screens_ahead(state, seat)
    return ahead[0] if ahead else None


def entry_cost(state: State, placed: PlacedPlan) -> int:
    """CrypCoin to enter a plan: those of a face-up special plan (p. 15)."""
    face = plan_of(of(state.components), placed.plan)
    return face.cost if placed.face_up and isinstance(face, SpecialPlan) else 0


def open_requirements(state: State, placed: PlacedPlan) -> tuple[Requirement, ...]:
    """The requirements that count: none of a face-down plan (p. 15)."""
    return requirements_of(of(state.components), placed.plan) if placed.face_up else ()


def enter_moves(state: State, research: Research) -> list[EnterScreen]:
    """The next screen, if a plan lies there that may be entered (p. 15)."""
    screen = next_screen(state, research.seat)
    return [] if screen is None or refused_screen(state, research) else [EnterScreen(screen)]


def refused_screen(state: State, research: Research) -> tuple[Refused, ...]:
    """Why the next screen cannot be entered: no plan, something missing, too few coins (p. 15, p. 23)."""
    seat, screen = research.seat, next_screen(state, research.seat)
    if screen is None:
        return (Refused(partial_move(EnterScreen), "research-track-ended", rulebook.END_OF_THE_RESEARCH_TRACK),)
    what, args = partial_move(EnterScreen, screen=screen), {"screen": screen}
    placed = state.seats[seat].screens[screen]
    if placed is None:
        return (Refused(what, "screen-empty", rulebook.UPLOADING, args),)
    if (cost := entry_cost(state, placed)) > (coins := state.seats[seat].coins):
        return (Refused(what, "special-plan-too-dear", rulebook.UPLOADING, {**args, "cost": cost, "coins": coins}),)
    requirements = open_requirements(state, placed)
    if are_met(state, seat, requirements, research.slot):
        return ()
    lacking = {
        requirement.kind: lack
        for requirement in requirements
        if (lack := missing(state, seat, requirement, research.slot))
    }
    return (Refused(what, "requirement-not-met", rulebook.UPLOADING, {**args, "missing": lacking}),)


def enter(ledger: Ledger, research: Research, screen: int) -> Research:
    """Pay for a special plan and move the marker onto the screen (p. 15)."""
    placed = ledger.seat(research.seat).screens[screen]
    if placed and (cost := entry_cost(ledger.state, placed)):
        ledger.emit(CoinsPaid(research.seat, cost, "special-plan"))
    advance_upload(ledger, research.seat, screen)
    return Research(research.seat, research.slot, research.flipped, research.moved + 1)


def advance_upload(ledger: Ledger, seat: int, to: int) -> None:
    """Move the upload marker to a screen; at or past its mark the additional slot is switched on (p. 23)."""
    start = ledger.seat(seat).upload
    ledger.emit(UploadAdvanced(seat, to - start, to))
    at = ledger.set.components.research.slot_at
    if start < at <= to and UPLOAD_SLOT not in ledger.seat(seat).slots and has_switches(ledger.state, seat):
        ledger.emit(SlotSwitchedOn(seat, UPLOAD_SLOT))
