"""Which of the offered moves somebody takes: by a known row of numbers, so that a game can be played again."""

import random
from collections import Counter
from collections.abc import Collection, Iterable

from tests.support.browser.first_action import planned
from tests.support.browser.people import Move, Offered, Person, Shown

ENDS_ROUND = "DropOut"
BUTTONS_SHARE = 0.7
"""Of the moves that were made on the board before, so many are made with their buttons."""
USUAL = {"UseResources": 2}
"""What is made so many times as often as anything else, since more comes of it."""
CORE = frozenset(
    {
        "PlaceMarker",
        "UseResources",
        "Acquire",
        "UseEnergy",
        "EnterSector",
        "UseResearchScientist",
        "Advance",
        "DropOut",
        "Rest",
        "PickUp",
        "EndTurn",
    }
)
"""What a whole game of somebody who tries everything holds."""


class Taste:
    """Plays a person's moves: whatever was made least often so far, so that a game sees much of what there is.

    A round has `actions` actions at most before they drop out, and none once all types of move in `until` were made,
    which brings the game to its end; what is `eager` is made whenever it can be. `on_board` and `by_button` are the
    types of move made so, `not_on_board` those that should have been but were not to be seen there.
    """

    def __init__(
        self, seed: str, actions: int = 2, eager: Collection[str] = (), until: Collection[str] | None = None
    ) -> None:
        self._random = random.Random(seed)
        self._actions = actions
        self._eager = eager
        self._until = until
        self._left = actions
        self._made: Counter[str] = Counter()
        self.on_board: set[str] = set()
        self.by_button: set[str] = set()
        self.not_on_board: set[str] = set()

    async def act(self, person: Person, shown: Shown) -> Shown:
        """Answer what the page asks."""
        if shown.step == "Planning":
            return await person.plan(self.cards(shown))
        offer = self.offer(shown)
        return await person.choose(offer, on_board=await self.on_the_board(person, offer))

    async def act_anew(self, person: Person, shown: Shown) -> Shown:
        """Answer as `act` does, with the same moves: by clicks what was not made so yet, all else beside the page."""
        if shown.step == "Planning":
            return await self.act_beside(person, shown)
        offer = self.offer(shown)
        by_button, on_the_board = set(self.by_button), set(self.on_board)
        on_board = await self.on_the_board(person, offer)
        if offer.kind in (on_the_board if on_board else by_button):
            return await self._send(person, shown, offer.move)
        return await person.choose(offer, on_board=on_board)

    async def act_beside(self, person: Person, shown: Shown) -> Shown:
        """Answer what the page asks by a request beside it, for a test that looks at the questions alone: that costs a
        third of the clicks."""
        plans = shown.step == "Planning"
        move = planned({"slots": shown.slots, "cards": self.cards(shown)}) if plans else self.offer(shown).move
        return await self._send(person, shown, move)

    async def _send(self, person: Person, shown: Shown, move: Move) -> Shown:
        made = await person.call("POST", f"/api/games/{person.game}/moves", {"seq": shown.seq, "move": move})
        return await person.until(made["seq"])

    async def on_the_board(self, person: Person, offer: Offered) -> bool:
        """Whether to make a move on the board: always the first time, seldom later; notes how it is made."""
        wanted = offer.kind not in self.on_board or self._random.random() >= BUTTONS_SHARE
        on_board = bool(offer.targets) and wanted
        if on_board and not await person.sees(offer):
            self.not_on_board.add(offer.kind)
            on_board = False
        (self.on_board if on_board else self.by_button).add(offer.kind)
        return on_board

    @property
    def seen(self) -> set[str]:
        """All types of move made."""
        return self.on_board | self.by_button

    def cards(self, shown: Shown) -> list[str]:
        """Cards for all action slots, of one sort as far as possible, since those are used together."""
        self._left = 0 if self._until is not None and self.seen.issuperset(self._until) else self._actions
        first = self._rarest(sort_of(card) for card in shown.hand)
        hand = sorted(shown.hand, key=lambda card: (sort_of(card) != first, self._random.random()))
        return hand[: len(shown.slots)]

    def offer(self, shown: Shown) -> Offered:
        """An offered move: an action as long as some are left, then the end of the round; seldom a refusal."""
        assert shown.offers, f"asked {shown.step} without an offer"
        actions = [offer for offer in shown.offers if offer.kind != ENDS_ROUND]
        if shown.step == "TakeTurn":
            offer = self._action(actions) if actions and self._left > 0 else shown.offer(ENDS_ROUND)
            self._left -= offer.kind != "PlacePlusOne"
            return offer
        willing = [offer for offer in actions if offer.kind != "Decline"]
        return self._one_of(self._kind(willing or actions))

    def _action(self, actions: list[Offered]) -> Offered:
        kind = self._kind(actions)
        widest = max(len(offer.targets) for offer in kind)
        return self._one_of([offer for offer in kind if len(offer.targets) == widest])

    def _kind(self, offers: list[Offered]) -> list[Offered]:
        """The offers of an eager type of move, or of the one that was made least often."""
        kinds = {offer.kind for offer in offers}
        kind = self._rarest(kinds.intersection(self._eager) or kinds)
        return [offer for offer in offers if offer.kind == kind]

    def _one_of(self, offers: list[Offered]) -> Offered:
        """One of the offers whose card, space or company was taken least often."""
        what = self._rarest(subject(offer) for offer in offers)
        return self._random.choice([offer for offer in offers if subject(offer) == what])

    def _rarest(self, names: Iterable[str]) -> str:
        """The name that was taken least often so far, by lot among equals; it is taken now."""
        name = min(sorted(set(names)), key=lambda name: (self._made[name] // USUAL.get(name, 1), self._random.random()))
        self._made[name] += 1
        return name


def sort_of(card: str) -> str:
    """The sort of an action card: cards that differ in their number alone are of one sort."""
    return card.rpartition("-")[0]


def subject(offer: Offered) -> str:
    """What a move is about: the sort of its card, its space or its company; empty when it is about none."""
    move = offer.move
    return sort_of(str(move.get("card") or "")) or str(move.get("space") or move.get("company") or "")
