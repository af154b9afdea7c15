"""What is told of Luna's turns."""

from app.rules.kit.sentences import Sentences, said
from app.rules.sentences import Args, Phrase, Who
from app.rules.skymines.components.displays import special_round
from app.rules.skymines.sentences import things
from app.rules.skymines.vocabulary import events as happened

SENTENCES = Sentences(apart=(happened.LunaLineReached,))


SENTENCES.silent(happened.LunaLineReached)


@SENTENCES.together(happened.LunaCardPlaced, "seat")
def _cards_placed(events: list[happened.LunaCardPlaced]) -> Phrase:
    return said("log-luna-cards-placed", seat=Who(events[0].seat), count=len(events))


@SENTENCES.each(happened.LunaMajorityShown)
def _majority_shown(event: happened.LunaMajorityShown) -> list[Phrase]:
    return [said("log-luna-majority-shown", seat=Who(event.seat), card=things.card(event.card), side=event.side)]


@SENTENCES.each(happened.LunaDeckShuffled)
def _deck_shuffled(event: happened.LunaDeckShuffled) -> list[Phrase]:
    return [said("log-luna-deck-shuffled", seat=Who(event.seat))]


@SENTENCES.each(happened.LunaGradeTwoAdded)
def _grade_two_added(event: happened.LunaGradeTwoAdded) -> list[Phrase]:
    return [said("log-luna-grade-two-added", seat=Who(event.seat), track=things.own_track(event.track))]


@SENTENCES.each(happened.LunaCardTurned)
def _card_turned(event: happened.LunaCardTurned) -> list[Phrase]:
    return [said("log-luna-card-turned", seat=Who(event.seat), card=things.card(event.card))]


@SENTENCES.each(happened.LunaCardsDiscarded)
def _cards_discarded(event: happened.LunaCardsDiscarded) -> list[Phrase]:
    return [said("log-luna-cards-discarded", seat=Who(event.seat))]


@SENTENCES.each(happened.LunaMajorityDiscarded)
def _majority_discarded(event: happened.LunaMajorityDiscarded) -> list[Phrase]:
    return [said("log-luna-majority-discarded", seat=Who(event.seat), side=event.side)]


@SENTENCES.each(happened.LunaCardGained)
def _card_gained(event: happened.LunaCardGained) -> list[Phrase]:
    return [said("log-luna-card-gained", seat=Who(event.seat), card=things.card(event.card))]


@SENTENCES.each(happened.LunaPlanDiscarded)
def _plan_discarded(event: happened.LunaPlanDiscarded) -> list[Phrase]:
    told: Args = {"seat": Who(event.seat), "plan": things.plan(event.plan)}
    if special_round(event.space) is not None:
        return [said("log-luna-special-plan-discarded", **told)]
    return [said("log-luna-plan-discarded", **told, space=event.space)]


@SENTENCES.each(happened.LunaSkipped)
def _skipped(event: happened.LunaSkipped) -> list[Phrase]:
    return [said("log-luna-skipped", seat=Who(event.seat), why=things.why(event.why))]
