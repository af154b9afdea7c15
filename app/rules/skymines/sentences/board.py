"""What is told of the six actions: coins, cards, tracks, outposts, plans and bonus markers."""

from app.rules.kit.sentences import Sentences, said
from app.rules.sentences import Args, Phrase, Who
from app.rules.skymines.components.displays import special_round
from app.rules.skymines.sentences import things
from app.rules.skymines.vocabulary import events as happened

SENTENCES = Sentences()


@SENTENCES.together(happened.CoinsGained, "seat", "why")
def _coins_gained(events: list[happened.CoinsGained]) -> Phrase:
    amount = sum(event.amount for event in events)
    return said("log-coins-gained", seat=Who(events[0].seat), coins=things.coins(amount), why=things.why(events[0].why))


@SENTENCES.each(happened.CoinsPaid)
def _coins_paid(event: happened.CoinsPaid) -> list[Phrase]:
    """A price of 0 is no payment; a bought card's price is told with the card."""
    told: Args = {"seat": Who(event.seat), "coins": things.coins(event.amount), "why": things.why(event.why)}
    return [said("log-coins-paid", **told)] if event.amount and event.why != "card" else []


@SENTENCES.each(happened.CardsUsed)
def _cards_used(event: happened.CardsUsed) -> list[Phrase]:
    seat, slots = Who(event.seat), things.several(event.slots)
    cards = [said("log-cards-used", seat=seat, count=len(event.slots), slots=slots)] if event.slots else []
    return cards + [said("log-tiles-used", seat=seat, tile=things.tile(tile)) for tile in event.tiles]


@SENTENCES.each(happened.PlusOnePlaced)
def _plus_one_placed(event: happened.PlusOnePlaced) -> list[Phrase]:
    return [said("log-plus-one-placed", seat=Who(event.seat), slot=event.slot)]


@SENTENCES.each(happened.CardAcquired)
def _card_acquired(event: happened.CardAcquired) -> list[Phrase]:
    told: Args = {"seat": Who(event.seat), "card": things.card(event.card)}
    if event.units:
        return [said("log-card-acquired", **told, units=things.units(event.units))]
    if event.coins:
        return [said("log-card-bought", **told, coins=things.coins(event.coins))]
    return [said("log-card-free", **told)]


@SENTENCES.each(happened.CardDiscarded)
def _card_discarded(event: happened.CardDiscarded) -> list[Phrase]:
    return [said("log-card-discarded", seat=Who(event.seat), card=things.card(event.card))]


@SENTENCES.each(happened.CardFetched)
def _card_fetched(event: happened.CardFetched) -> list[Phrase]:
    return [said("log-card-fetched", seat=Who(event.seat), card=things.card(event.card))]


@SENTENCES.together(happened.MarkerAdvanced, "seat", "company")
def _marker_advanced(events: list[happened.MarkerAdvanced]) -> Phrase:
    last, spaces = events[-1], things.spaces(sum(event.spaces for event in events))
    to = things.step(last.company, last.to)
    return said("log-marker-advanced", seat=Who(last.seat), spaces=spaces, company=things.company(last.company), to=to)


@SENTENCES.together(happened.HeliumAdvanced, "seat")
def _helium_advanced(events: list[happened.HeliumAdvanced]) -> Phrase:
    last, spaces = events[-1], things.spaces(sum(event.spaces for event in events))
    return said("log-helium-advanced", seat=Who(last.seat), spaces=spaces, to=things.tank_space(last.to))


@SENTENCES.together(happened.UploadAdvanced, "seat")
def _upload_advanced(events: list[happened.UploadAdvanced]) -> Phrase:
    return said("log-upload-advanced", seat=Who(events[-1].seat), to=events[-1].to)


@SENTENCES.each(happened.SlotSwitchedOn)
def _slot_switched_on(event: happened.SlotSwitchedOn) -> list[Phrase]:
    return [said("log-slot-switched-on", seat=Who(event.seat), slot=event.slot)]


@SENTENCES.each(happened.OutpostPlaced)
def _outpost_placed(event: happened.OutpostPlaced) -> list[Phrase]:
    told: Args = {
        "seat": Who(event.seat),
        "company": things.company(event.company),
        "sector": things.sector(event.sector),
        "energy": things.energy(event.energy),
    }
    if event.ousts is None:
        return [said("log-outpost-placed", **told)]
    return [said("log-outpost-ousted", **told, ousted=things.company(event.ousts))]


@SENTENCES.each(happened.OutpostReturned)
def _outpost_returned(event: happened.OutpostReturned) -> list[Phrase]:
    return [said("log-outpost-returned", company=things.company(event.company))]


@SENTENCES.each(happened.OutpostRemoved)
def _outpost_removed(event: happened.OutpostRemoved) -> list[Phrase]:
    if event.column is None:
        return [said("log-outpost-removed-ousted", company=things.company(event.company))]
    return [said("log-outpost-removed", company=things.company(event.company), column=event.column + 1)]


@SENTENCES.each(happened.PlanTaken)
def _plan_taken(event: happened.PlanTaken) -> list[Phrase]:
    told: Args = {"seat": Who(event.seat), "plan": things.plan(event.plan)}
    if special_round(event.space) is not None:
        return [said("log-special-plan-taken", **told)]
    return [said("log-plan-taken", **told, space=event.space)]


@SENTENCES.each(happened.SupplementTaken)
def _supplement_taken(event: happened.SupplementTaken) -> list[Phrase]:
    told: Args = {"seat": Who(event.seat), "coins": things.coins(event.amount)}
    return [said("log-supplement-taken", **told)] if event.amount else []


@SENTENCES.each(happened.PlanPlaced)
def _plan_placed(event: happened.PlanPlaced) -> list[Phrase]:
    return [said("log-plan-placed", seat=Who(event.seat), plan=things.plan(event.plan), screen=event.screen + 1)]


@SENTENCES.each(happened.PlanFlipped)
def _plan_flipped(event: happened.PlanFlipped) -> list[Phrase]:
    return [said("log-plan-flipped", seat=Who(event.seat), screen=event.screen + 1)]


@SENTENCES.each(happened.ResearchDisplayFilled)
def _research_display_filled(event: happened.ResearchDisplayFilled) -> list[Phrase]:
    plans = [said("log-plan-at", plan=things.plan(plan), space=space) for space, plan in event.plans]
    return [said("log-research-display-filled", plans=things.several(plans))] if plans else []


@SENTENCES.each(happened.BonusMarkerPlaced)
def _bonus_marker_placed(event: happened.BonusMarkerPlaced) -> list[Phrase]:
    return [said("log-bonus-marker-placed", seat=Who(event.seat), space=things.space(event.space))]


@SENTENCES.each(happened.FirstPlayerTaken)
def _first_player_taken(event: happened.FirstPlayerTaken) -> list[Phrase]:
    return [said("log-first-player-taken", seat=Who(event.seat))]
