"""A state as a seat may think it to be: what it may not know is drawn again, all else is as it is.

A seat knows what its view shows and what follows from the component set: which cards, plans and tokens it does not
see, and how many of them lie where, letter by letter. It remembers nothing: that another seat took a card openly some
turns ago does not place that card in its hand. Every state that this leaves possible is equally likely, but for plans
and tokens chosen in secret, which are drawn as if chosen at random.
"""

from msgspec.structs import replace

from app.rules.game import Draw
from app.rules.kit.draws import shuffled
from app.rules.skymines import components
from app.rules.skymines.components.index import Index
from app.rules.skymines.components.shapes import SLOTS
from app.rules.skymines.vocabulary.state import LunaState, SeatState, State

STARTING = ("start", "single")
"""Letters of the cards that each player begins with: where they are can be counted."""
EMPTY_SLOTS = 16
"""In plans that are imagined, about one slot of so many stays empty."""


def imagine(state: State, seat: int | None, draw: Draw) -> State:
    """The state with all that `seat` (None: a spectator) may not know drawn again (p. 8, p. 10).

    The result, and what is drawn, depend on nothing that the seat may not know.
    """
    index = components.of(state.components)
    state = _with_cards(state, seat, index, draw)
    dealt = _dealt(state, seat, index, draw)
    seats = tuple(
        player if number == seat else _seat(state, player, dealt.get(number), index, draw)
        for number, player in enumerate(state.seats)
    )
    supplies = {letter: shuffled(sorted(plans), draw) for letter, plans in state.supplies.items()}
    return replace(state, seed=f"{draw.randrange(2**64):x}", supplies=supplies, seats=seats)


def _with_cards(state: State, seat: int | None, index: Index, draw: Draw) -> State:
    """The stack and other hands: the cards that the seat does not see change places within their letters.

    Cards with a share stay in the hands: shares are open (p. 9). The stack lies letter on letter (p. 4).
    """
    cards = index.card
    held = {
        number: sorted(card for card in player.hand if _can_be_taken_for_another(index, card))
        for number, player in enumerate(state.seats)
        if number != seat and player.luna is None
    }
    below: dict[str, list[str]] = {}
    unseen: dict[str, list[str]] = {}
    for card in state.stack:
        of_letter = unseen if cards[card].share is None else below
        of_letter.setdefault(cards[card].letter, []).append(card)
    for hand in held.values():
        for card in hand:
            unseen.setdefault(cards[card].letter, []).append(card)
    left = {letter: list(shuffled(sorted(unseen[letter]), draw)) for letter in sorted(unseen)}
    seats = list(state.seats)
    for number, hand in held.items():
        seen = sorted(card for card in seats[number].hand if not _can_be_taken_for_another(index, card))
        seats[number] = replace(seats[number], hand=(*seen, *(left[cards[card].letter].pop() for card in hand)))
    under = {
        letter: iter(shuffled(sorted((*left.get(letter, ()), *below.get(letter, ()))), draw))
        for letter in sorted({*left, *below})
    }
    return replace(state, seats=tuple(seats), stack=tuple(next(under[cards[card].letter]) for card in state.stack))


def _can_be_taken_for_another(index: Index, card: str) -> bool:
    """Whether a card in a hand is one that could as well lie in the stack, for all that others see."""
    return index.card[card].share is None and index.card[card].letter not in STARTING


def _dealt(state: State, seat: int | None, index: Index, draw: Draw) -> dict[int, tuple[str, ...]]:
    """The tokens dealt to the other seats while these are secret (p. 8); those of the first game are known."""
    others = [number for number, player in enumerate(state.seats) if player.dealt and number != seat]
    if state.options.tokens != "dealt":
        return {number: state.seats[number].dealt for number in others}
    seen = {player.luna_token for player in state.seats} | set(() if seat is None else state.seats[seat].dealt)
    hidden = iter(shuffled(sorted(set(index.token) - seen), draw))
    return {number: tuple(next(hidden) for _ in state.seats[number].dealt) for number in others}


def _seat(state: State, player: SeatState, dealt: tuple[str, ...] | None, index: Index, draw: Draw) -> SeatState:
    """Another seat with what it hides drawn again; its hand is so already."""
    if player.luna is not None:
        return replace(player, luna=_luna(player.luna, index, draw))
    if dealt is not None:
        player = _with_token(player, dealt, index, draw)
    if state.phase == "planning" and player.planned is not None:
        player = replace(player, planned=_planned(player, index, draw))
    return player


def _with_token(player: SeatState, dealt: tuple[str, ...], index: Index, draw: Draw) -> SeatState:
    """These tokens dealt, and any of them kept if the seat has kept one."""
    if player.token is None:
        return replace(player, dealt=dealt)
    token = dealt[draw.randrange(len(dealt))]
    return replace(player, dealt=dealt, token=token, rest=shuffled(index.token[token].icons, draw))


def _planned(player: SeatState, index: Index, draw: Draw) -> tuple[str | None, ...]:
    """Any cards of the hand in the slots that are ON."""
    left = [card for card in player.hand if index.card[card].kind != "share"]
    by_slot: dict[str, str] = {}
    for slot in player.slots:
        if left and draw.randrange(EMPTY_SLOTS):
            by_slot[slot] = left.pop(draw.randrange(len(left)))
    return tuple(by_slot.get(slot) for slot in SLOTS)


def _luna(luna: LunaState, index: Index, draw: Draw) -> LunaState:
    """Her deck, her grade 2 stack and the cards face down in her slots: those of a grade change places.

    How many of grade 2 have come to her deck is known, which they are is not.
    """
    down = [slot.card for slot in luna.slots if slot is not None and not slot.face_up]
    dealt = (*luna.deck, *down)
    first = sorted(card for card in dealt if index.luna_card[card].grade == 1)
    second = shuffled(sorted({*luna.grade_two, *dealt} - set(first)), draw)
    among = len(dealt) - len(first)
    cards = iter(shuffled((*first, *second[:among]), draw))
    slots = tuple(slot if slot is None or slot.face_up else replace(slot, card=next(cards)) for slot in luna.slots)
    return replace(luna, slots=slots, deck=tuple(cards), grade_two=second[among:])
