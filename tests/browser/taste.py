"""Which of the offered moves somebody takes: by a known row of numbers, so that a game can be played again."""

import random

from tests.browser.people import Offered, Person, Shown

ENDS_ROUND = "DropOut"


class Taste:
    """Plays a person's moves. A round has `actions` actions at most before they drop out.

    `on_board` and `by_button` are the types of move made so, `not_on_board` those that should have been but were not
    to be seen there.
    """

    def __init__(self, seed: str, actions: int = 2) -> None:
        self._random = random.Random(seed)
        self._actions = actions
        self._left = actions
        self.on_board: set[str] = set()
        self.by_button: set[str] = set()
        self.not_on_board: set[str] = set()

    async def act(self, person: Person, shown: Shown) -> Shown:
        """Answer what the page asks."""
        if shown.step == "Planning":
            self._left = self._actions
            return await person.plan(self.cards(shown))
        offer = self.offer(shown)
        self.note(shown, offer)
        on_board = self._random.random() < 0.5 and bool(offer.targets)
        if on_board and not await person.sees(offer):
            self.not_on_board.add(offer.kind)
            on_board = False
        (self.on_board if on_board else self.by_button).add(offer.kind)
        return await person.choose(offer, on_board=on_board)

    def note(self, shown: Shown, offer: Offered) -> None:
        """Count the actions of a round."""
        self._left -= shown.step == "TakeTurn" and offer.kind != "PlacePlusOne"

    def cards(self, shown: Shown) -> list[str]:
        """Cards for all action slots, of one sort as far as possible, since those are used together."""
        kinds = sorted({card.rpartition("-")[0] for card in shown.hand})
        first = self._random.choice(kinds)
        hand = sorted(shown.hand, key=lambda card: (card.rpartition("-")[0] != first, self._random.random()))
        return hand[: len(shown.slots)]

    def offer(self, shown: Shown) -> Offered:
        """An offered move: an action as long as some are left, then the end of the round; seldom a refusal."""
        assert shown.offers, f"asked {shown.step} without an offer"
        if shown.step == "TakeTurn":
            actions = [offer for offer in shown.offers if offer.kind != ENDS_ROUND]
            if not actions or self._left <= 0:
                return shown.offer(ENDS_ROUND)
            kind = self._kind(actions)
            widest = max(len(offer.targets) for offer in kind)
            return self._random.choice([offer for offer in kind if len(offer.targets) == widest])
        willing = [offer for offer in shown.offers if offer.kind != "Decline"]
        return self._random.choice(self._kind(willing or list(shown.offers)))

    def _kind(self, offers: list[Offered]) -> list[Offered]:
        """The offers of one type of move, each type as likely as the others."""
        kind = self._random.choice(sorted({offer.kind for offer in offers}))
        return [offer for offer in offers if offer.kind == kind]
