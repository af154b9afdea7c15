"""The rules of Harvest as a value: the base, and what each of its modules brings."""

from collections.abc import Callable

from msgspec.structs import replace

from app.rules.game import Draw, Line
from app.rules.kit.answerers import answers
from app.rules.kit.concerns import Concerns
from app.rules.kit.draws import shuffled
from app.rules.kit.folds import Folds
from app.rules.kit.hooks import Hook
from app.rules.kit.names import Names
from app.rules.kit.redaction import Redaction
from app.rules.kit.rulebook import Edition, Rulebook
from app.rules.kit.ruleset import Module, Ruleset
from app.rules.kit.sentences import Sentences, said
from app.rules.kit.vocabulary import Vocabulary
from app.rules.sentences import Phrase, Thing, Who
from tests.support.harvest import turns
from tests.support.harvest.vocabulary import (
    DECK,
    KINDS,
    LETTERS,
    AnyEvent,
    AnyMove,
    Before,
    Card,
    CropSown,
    CropsTraded,
    CrowTurn,
    HarvestBegan,
    HarvestEnded,
    SeatState,
    State,
    Step,
    Turn,
    TurnBegan,
    value_of,
)

FURTHER_LINES: Hook[Callable[[SeatState], tuple[Line, ...]]] = Hook()
"""What a module pays for what a seat has sown: rows alone do, and the scoring of the base does not name them."""
ROW = 2
"""What a row of crops of one kind pays, and how many crops make one."""

FOLDS: Folds[State] = Folds()
MARKET_FOLDS: Folds[State] = Folds()
SENTENCES, MARKET_SENTENCES = Sentences(), Sentences()
CONCERNS: Concerns[State] = Concerns()
NAMES: Names[State] = Names()


def with_seat(state: State, seat: int, changed: SeatState) -> State:
    """The state with one seat exchanged."""
    return replace(state, seats=(*state.seats[:seat], changed, *state.seats[seat + 1 :]))


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """A hand without that card."""
    return tuple(other for other in hand if other != card)


@FOLDS.first(HarvestBegan)
def _began(before: Before, event: HarvestBegan) -> State:
    seats = tuple(SeatState(kind=s.kind, name=s.name, level=s.level, hand=s.hand) for s in event.seats)
    kind: type[State] = before.rules.state
    modules = {name: dict[str, int]() for name in event.modules}
    return kind(seats=seats, market=event.market, modules=modules) if modules else kind(seats=seats)


@FOLDS.on(TurnBegan)
def _turn_began(state: State, event: TurnBegan) -> State:
    return replace(state, turn=event.seat, traded=False)


@FOLDS.on(CropSown)
def _sown(state: State, event: CropSown) -> State:
    seat = state.seats[event.seat]
    sown = replace(seat, hand=without(seat.hand, event.card), field=(*seat.field, event.card))
    return with_seat(state, event.seat, sown)


@FOLDS.on(HarvestEnded)
def _ended(state: State, event: HarvestEnded) -> State:
    return replace(state, over=True)


@MARKET_FOLDS.on(CropsTraded)
def _traded(state: State, event: CropsTraded) -> State:
    seat = state.seats[event.seat]
    traded = replace(seat, hand=(*without(seat.hand, event.gave), event.took))
    return replace(with_seat(state, event.seat, traded), market=event.gave, traded=True)


SENTENCES.each(HarvestBegan)(lambda event: [said("log-harvest-began")])
SENTENCES.each(CropSown)(lambda event: [said("log-crop-sown", seat=Who(event.seat), card=Thing("crop", event.card))])
SENTENCES.each(HarvestEnded)(lambda event: [said("log-harvest-ended")])
SENTENCES.silent(TurnBegan)
MARKET_SENTENCES.each(CropsTraded)(
    lambda event: [
        said("log-crops-traded", seat=Who(event.seat), gave=Thing("crop", event.gave), took=Thing("crop", event.took))
    ]
)


@CONCERNS.of(CropSown)
def _overtaken(before: State, event: CropSown, seat: int) -> Phrase | None:
    """Somebody sowed a higher crop than any on the seat's field."""
    own = max(map(value_of, before.seats[seat].field), default=0)
    return said("concern-higher", seat=Who(event.seat)) if event.seat != seat and value_of(event.card) > own else None


@NAMES.of("crop")
def _crop(state: State, card: str) -> Phrase:
    return Phrase("crop", {"kind": Phrase(f"kind-{KINDS[LETTERS.index(card[0])]}"), "value": value_of(card)})


def _hands_hidden(event: HarvestBegan, seat: int | None) -> HarvestBegan:
    """Others' hands show how many crops they hold."""
    seats = (
        start if number == seat else replace(start, hand=("",) * len(start.hand))
        for number, start in enumerate(event.seats)
    )
    return replace(event, seats=tuple(seats))


def _imagine(state: State, seat: int | None, draw: Draw) -> State:
    """Others' hands: any crops that the seat has not seen."""
    seen = {card for player in state.seats for card in player.field} | {state.market}
    seen |= set() if seat is None else set(state.seats[seat].hand)
    unseen = iter(shuffled((card for card in sorted(DECK) if card not in seen), draw))
    seats = (
        player if number == seat else replace(player, hand=tuple([next(unseen) for _ in player.hand]))
        for number, player in enumerate(state.seats)
    )
    return replace(state, seats=tuple(seats))


def _rows(seat: SeatState) -> tuple[Line, ...]:
    letters = [card[0] for card in seat.field]
    rows = sum(letters.count(letter) >= ROW for letter in LETTERS)
    return (Line("score-rows", ROW * rows),)


BASE: Module[State] = Module(
    name="harvest",
    folds=(FOLDS,),
    questions=(answers(Turn, turns.Sowing), answers(CrowTurn, turns.Crowing)),
    sentences=(SENTENCES,),
    concerns=(CONCERNS,),
    names=(NAMES,),
    redaction=Redaction(redacted={HarvestBegan: _hands_hidden}, boundaries=(HarvestBegan, CropSown, CropsTraded)),
    imagine=_imagine,
)
MARKET: Module[State] = Module(
    name="market",
    folds=(MARKET_FOLDS,),
    extensions=(answers(Turn, turns.Trading),),
    sentences=(MARKET_SENTENCES,),
)
ROWS: Module[State] = Module(name="rows", joins=(FURTHER_LINES.joined_by(_rows),))
RULEBOOK = Rulebook({"en": Edition("p. {}", {"turns": 1, "sowing": 2, "market": 3})})
RULES: Ruleset[State] = Ruleset(
    BASE,
    (MARKET, ROWS),
    vocabulary=Vocabulary(moves=AnyMove, events=AnyEvent, steps=Step),
    state=State,
    before=Before,
    turns="turns",
    end="turns",
    rulebook=RULEBOOK,
)
