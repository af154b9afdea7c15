"""The words of Luna's turns."""

from app.messages import say
from app.play.tellers.page import Page, each, together
from app.rules.skymines.vocabulary import events as happened


@together(happened.LunaCardPlaced)
def _cards_placed(page: Page, events: list[happened.LunaCardPlaced]) -> str:
    return say("log-luna-cards-placed", seat=page.seat(events[0].seat), count=len(events))


@each(happened.LunaMajorityShown)
def _majority_shown(page: Page, event: happened.LunaMajorityShown) -> list[str]:
    return [say("log-luna-majority-shown", seat=page.seat(event.seat), card=page.card(event.card), side=event.side)]


@each(happened.LunaDeckShuffled)
def _deck_shuffled(page: Page, event: happened.LunaDeckShuffled) -> list[str]:
    return [say("log-luna-deck-shuffled", seat=page.seat(event.seat))]


@each(happened.LunaGradeTwoAdded)
def _grade_two_added(page: Page, event: happened.LunaGradeTwoAdded) -> list[str]:
    return [say("log-luna-grade-two-added", seat=page.seat(event.seat), tank_or_research=event.track)]


@each(happened.LunaCardTurned)
def _card_turned(page: Page, event: happened.LunaCardTurned) -> list[str]:
    return [say("log-luna-card-turned", seat=page.seat(event.seat), card=page.card(event.card))]


@each(happened.LunaCardsDiscarded)
def _cards_discarded(page: Page, event: happened.LunaCardsDiscarded) -> list[str]:
    return [say("log-luna-cards-discarded", seat=page.seat(event.seat))]


@each(happened.LunaMajorityDiscarded)
def _majority_discarded(page: Page, event: happened.LunaMajorityDiscarded) -> list[str]:
    return [say("log-luna-majority-discarded", seat=page.seat(event.seat), side=event.side)]


@each(happened.LunaCardGained)
def _card_gained(page: Page, event: happened.LunaCardGained) -> list[str]:
    return [say("log-luna-card-gained", seat=page.seat(event.seat), card=page.card(event.card))]


@each(happened.LunaPlanDiscarded)
def _plan_discarded(page: Page, event: happened.LunaPlanDiscarded) -> list[str]:
    told = {"seat": page.seat(event.seat), "plan": page.plan(event.plan)}
    if event.plan in page.index.special:
        return [say("log-luna-special-plan-discarded", **told)]
    return [say("log-luna-plan-discarded", **told, space=event.space)]


@each(happened.LunaSkipped)
def _skipped(page: Page, event: happened.LunaSkipped) -> list[str]:
    return [say("log-luna-skipped", seat=page.seat(event.seat), why=event.why)]
