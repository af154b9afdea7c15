"""The flow of the game: seven rounds of three phases, then final scoring (p. 9). Read it like a contents page."""

from collections.abc import Callable

from app.rules.kit.hooks import Hook
from app.rules.skymines import luna
from app.rules.skymines.board import scores
from app.rules.skymines.board.bonuses import in_effect_next_turn, markers_gained
from app.rules.skymines.board.plans import refill_display
from app.rules.skymines.board.turns import next_seat
from app.rules.skymines.components.shapes import SLOTS, Slot
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.events import (
    CardRested,
    CardsRevealed,
    DeckPickedUp,
    DisplayFilled,
    DisplayMoved,
    GameEnded,
    MarkersReturned,
    RoundBegan,
    SpecialPlanRevealed,
    TileGained,
    TilesReturned,
    TurnBegan,
)
from app.rules.skymines.vocabulary.questions import (
    ConfirmEndOfTurn,
    LunaTurn,
    PickUpDeck,
    PlacePlans,
    Planning,
    RestCards,
    TakeTurn,
)
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import BeginRound, CloseTurn, DroppingOut, LunaPlans, NextTurn, PrepareRound

ENDING_EARLY: Hook[Callable[[State], bool]] = Hook()
"""Whether a module ends the game with the round that has just been played. Reason: of the threats one does (p. 31),
and the flow of rounds is the base's."""
SCORING_BEGINS: Hook[Callable[[Ledger], None]] = Hook()
"""What modules do at the start of final scoring, in the standing as well. Reason: a threat strikes then (p. 31), and
the base scores."""

# --- phase 1: planning (p. 10) -------------------------------------------------------------------


def begin_round(ledger: Ledger, _: BeginRound) -> None:
    """The holder of the first player marker will begin; everyone plans."""
    state = ledger.state
    number = 1 if state.phase == "tokens" else state.round + 1
    ledger.emit(RoundBegan(number, state.first_player))
    ledger.ask(Planning(), LunaPlans())


def reveal(ledger: Ledger, _: LunaPlans) -> None:
    """The Lunas fill their slots, all humans turn their cards up, the Lunas show their majority cards."""
    lunas = [seat for seat in ledger.state.order if ledger.seat(seat).kind == "luna"]
    for seat in lunas:
        luna.fill_slots(ledger, seat)
    ledger.emit(CardsRevealed(tuple(player.planned or () for player in ledger.state.seats)))
    for seat in lunas:
        luna.show_majority(ledger, seat)
    begin_turn(ledger, ledger.state.starter)


# --- phase 2: action (p. 10-18) ------------------------------------------------------------------


def begin_turn(ledger: Ledger, seat: int) -> None:
    """A turn begins; track bonuses unlocked since the seat's last turn take effect (p. 21)."""
    if ledger.seat(seat).kind == "luna":
        ledger.emit(TurnBegan(seat))
        ledger.ask(LunaTurn(seat))
        return
    bonuses = in_effect_next_turn(ledger.state, seat)
    ledger.emit(TurnBegan(seat, bonuses, markers_gained(ledger.state, seat, bonuses)))
    ledger.ask(TakeTurn(seat))


def close_turn(ledger: Ledger, task: CloseTurn) -> None:
    """Acquired plans are placed, then the end of the turn is confirmed (p. 14)."""
    if ledger.seat(task.seat).acquired:
        ledger.ask(PlacePlans(task.seat), ConfirmEndOfTurn(task.seat))
    else:
        ledger.ask(ConfirmEndOfTurn(task.seat))


def next_turn(ledger: Ledger, _: NextTurn) -> None:
    """The research display is refilled; the next seat clockwise that is still in takes its turn (p. 14, 18)."""
    refill_display(ledger)
    seat = next_seat(ledger.state)
    if seat is None:
        ledger.ask(PrepareRound())
    else:
        begin_turn(ledger, seat)


# --- dropping out (p. 18) ------------------------------------------------------------------------


def drop_out(ledger: Ledger, task: DroppingOut) -> None:
    """Take a resting deck, rest the cards, return the tiles. Nobody is asked without a choice or in the last round."""
    seat = task.seat
    decks = [slot for slot, deck in zip(SLOTS, ledger.seat(seat).resting, strict=True) if deck]
    if len(decks) > 1 and not is_last_round(ledger):
        ledger.ask(PickUpDeck(seat))
        return
    if decks:
        ledger.emit(DeckPickedUp(seat, decks[0]))
    rest_cards(ledger, seat)


def rest_cards(ledger: Ledger, seat: int) -> None:
    """Ask where each card rests, unless nothing depends on it or the slots are linked (p. 18, 23)."""
    cards = cards_to_rest(ledger.state, seat)
    if cards and not is_last_round(ledger) and not ledger.state.options.linked_slots:
        ledger.ask(RestCards(seat))
        return
    for slot in cards:
        ledger.emit(CardRested(seat, slot, slot))
    return_tiles(ledger, seat)


def cards_to_rest(state: State, seat: int) -> list[Slot]:
    """The action slots that hold a card."""
    return [slot for slot, card in zip(SLOTS, state.seats[seat].area, strict=True) if card is not None]


def return_tiles(ledger: Ledger, seat: int) -> None:
    """Bonus tiles go back to the board (p. 18)."""
    if ledger.seat(seat).tiles:
        ledger.emit(TilesReturned(seat))


def is_last_round(ledger: Ledger) -> bool:
    """Whether this is the round after which the game ends."""
    return ledger.state.round == ledger.set.components.setup.rounds


# --- phase 3: preparation (p. 18-19), and the end ------------------------------------------------


def prepare_round(ledger: Ledger, _: PrepareRound) -> None:
    """Turn up the next special plan, return markers and hand out tiles, fill the card display."""
    if is_last_round(ledger) or any(ends(ledger.state) for ends in ENDING_EARLY.in_play(ledger.state)):
        _score(ledger)
        return
    ledger.emit(SpecialPlanRevealed(ledger.state.round + 1))
    _return_markers(ledger)
    for seat, player in enumerate(ledger.state.seats):
        if player.luna is not None:
            luna.prepare(ledger, seat)
    _fill_display(ledger)
    ledger.ask(BeginRound())


def begin_scoring(ledger: Ledger) -> None:
    """What modules do before anything is scored."""
    for begin in SCORING_BEGINS.in_play(ledger.state):
        begin(ledger)


def _score(ledger: Ledger) -> None:
    """Final scoring, and the end (p. 19-20)."""
    begin_scoring(ledger)
    ledger.emit(GameEnded(scores.final_totals(ledger.state)))


def _return_markers(ledger: Ledger) -> None:
    """Markers return; one from a tile space brings the tile along, though not to Luna (p. 19)."""
    standard = ledger.set.standard
    reserved = [
        (seat, tile)
        for space, seat in ledger.state.markers
        if space in standard and (tile := standard[space].tile) and ledger.seat(seat).luna is None
    ]
    ledger.emit(MarkersReturned())
    for seat, tile in reserved:
        ledger.emit(TileGained(seat, tile))


def _fill_display(ledger: Ledger) -> None:
    """Discard the right column, slide right, fill gaps from the lowest number on while the stack lasts (p. 19)."""
    ledger.emit(DisplayMoved())
    gaps = [number for number, card in enumerate(ledger.state.display, start=1) if card is None]
    cards = tuple(zip(gaps, ledger.state.stack, strict=False))
    if cards:
        ledger.emit(DisplayFilled(cards))
