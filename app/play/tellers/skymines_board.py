"""The words of the six actions: coins, cards, tracks, outposts, plans and bonus markers."""

from app.messages import say
from app.play.tellers.naming import listed
from app.play.tellers.page import Page, each, together
from app.rules.skymines.vocabulary import events as happened


@together(happened.CoinsGained)
def _coins_gained(page: Page, events: list[happened.CoinsGained]) -> str:
    amount = sum(event.amount for event in events)
    return say("log-coins-gained", seat=page.seat(events[0].seat), amount=amount, why=events[0].why)


@each(happened.CoinsPaid)
def _coins_paid(page: Page, event: happened.CoinsPaid) -> list[str]:
    """A price of 0 is no payment; a bought card's price is told with the card."""
    told = {"seat": page.seat(event.seat), "amount": event.amount, "why": event.why}
    return [say("log-coins-paid", **told)] if event.amount and event.why != "card" else []


@each(happened.CardsUsed)
def _cards_used(page: Page, event: happened.CardsUsed) -> list[str]:
    seat, slots = page.seat(event.seat), listed(list(event.slots))
    cards = [say("log-cards-used", seat=seat, count=len(event.slots), slots=slots)] if slots else []
    return cards + [say("log-tiles-used", seat=seat, tile=tile) for tile in event.tiles]


@each(happened.PlusOnePlaced)
def _plus_one_placed(page: Page, event: happened.PlusOnePlaced) -> list[str]:
    return [say("log-plus-one-placed", seat=page.seat(event.seat), slot=event.slot)]


@each(happened.CardAcquired)
def _card_acquired(page: Page, event: happened.CardAcquired) -> list[str]:
    told = {"seat": page.seat(event.seat), "card": page.card(event.card)}
    if event.units:
        return [say("log-card-acquired", **told, units=event.units)]
    if event.coins:
        return [say("log-card-bought", **told, coins=event.coins)]
    return [say("log-card-free", **told)]


@each(happened.CardDiscarded)
def _card_discarded(page: Page, event: happened.CardDiscarded) -> list[str]:
    return [say("log-card-discarded", seat=page.seat(event.seat), card=page.card(event.card))]


@each(happened.CardFetched)
def _card_fetched(page: Page, event: happened.CardFetched) -> list[str]:
    return [say("log-card-fetched", seat=page.seat(event.seat), card=page.card(event.card))]


@together(happened.MarkerAdvanced)
def _marker_advanced(page: Page, events: list[happened.MarkerAdvanced]) -> str:
    last = events[-1]
    spaces = sum(event.spaces for event in events)
    return say("log-marker-advanced", seat=page.seat(last.seat), spaces=spaces, company=last.company, to=last.to)


@together(happened.HeliumAdvanced)
def _helium_advanced(page: Page, events: list[happened.HeliumAdvanced]) -> str:
    last = events[-1]
    spaces = sum(event.spaces for event in events)
    return say("log-helium-advanced", seat=page.seat(last.seat), spaces=spaces, to=last.to)


@together(happened.UploadAdvanced)
def _upload_advanced(page: Page, events: list[happened.UploadAdvanced]) -> str:
    return say("log-upload-advanced", seat=page.seat(events[-1].seat), to=events[-1].to)


@each(happened.SlotSwitchedOn)
def _slot_switched_on(page: Page, event: happened.SlotSwitchedOn) -> list[str]:
    return [say("log-slot-switched-on", seat=page.seat(event.seat), slot=event.slot)]


@each(happened.OutpostPlaced)
def _outpost_placed(page: Page, event: happened.OutpostPlaced) -> list[str]:
    told = {
        "seat": page.seat(event.seat),
        "company": event.company,
        "sector": event.sector,
        "energy": event.energy,
    }
    if event.ousts is None:
        return [say("log-outpost-placed", **told)]
    return [say("log-outpost-ousted", **told, ousted=say(f"company-{event.ousts}"))]


@each(happened.OutpostReturned)
def _outpost_returned(page: Page, event: happened.OutpostReturned) -> list[str]:
    return [say("log-outpost-returned", company=event.company)]


@each(happened.OutpostRemoved)
def _outpost_removed(page: Page, event: happened.OutpostRemoved) -> list[str]:
    if event.column is None:
        return [say("log-outpost-removed-ousted", company=event.company)]
    return [say("log-outpost-removed", company=event.company, column=event.column + 1)]


@each(happened.PlanTaken)
def _plan_taken(page: Page, event: happened.PlanTaken) -> list[str]:
    told = {"seat": page.seat(event.seat), "plan": page.plan(event.plan)}
    if event.plan in page.index.special:
        return [say("log-special-plan-taken", **told)]
    return [say("log-plan-taken", **told, space=event.space)]


@each(happened.SupplementTaken)
def _supplement_taken(page: Page, event: happened.SupplementTaken) -> list[str]:
    told = {"seat": page.seat(event.seat), "amount": event.amount}
    return [say("log-supplement-taken", **told)] if event.amount else []


@each(happened.PlanPlaced)
def _plan_placed(page: Page, event: happened.PlanPlaced) -> list[str]:
    return [say("log-plan-placed", seat=page.seat(event.seat), plan=page.plan(event.plan), screen=event.screen + 1)]


@each(happened.PlanFlipped)
def _plan_flipped(page: Page, event: happened.PlanFlipped) -> list[str]:
    return [say("log-plan-flipped", seat=page.seat(event.seat), screen=event.screen + 1)]


@each(happened.ResearchDisplayFilled)
def _research_display_filled(page: Page, event: happened.ResearchDisplayFilled) -> list[str]:
    plans = [say("log-plan-at", plan=page.plan(plan), space=space) for space, plan in event.plans]
    return [say("log-research-display-filled", plans=listed(plans))] if plans else []


@each(happened.BonusMarkerPlaced)
def _bonus_marker_placed(page: Page, event: happened.BonusMarkerPlaced) -> list[str]:
    return [say("log-bonus-marker-placed", seat=page.seat(event.seat), space=page.space(event.space))]


@each(happened.FirstPlayerTaken)
def _first_player_taken(page: Page, event: happened.FirstPlayerTaken) -> list[str]:
    return [say("log-first-player-taken", seat=page.seat(event.seat))]
