"""What is told of AstroBot's turns."""

from app.rules.kit.sentences import Sentences, said
from app.rules.sentences import Args, Phrase, Thing, Who
from app.rules.shackleton.sentences import things
from app.rules.shackleton.vocabulary import astrobot as happened

SENTENCES = Sentences()


@SENTENCES.each(happened.AstroBotCardDrawn)
def _card_drawn(event: happened.AstroBotCardDrawn) -> list[Phrase]:
    seat, card = Who(event.seat), event.card
    if not event.corporation:
        return [said("log-astrobot-first-card", seat=seat, card=card)]
    return [said("log-astrobot-card", seat=seat, card=card, corporation=things.corporation(event.corporation))]


@SENTENCES.each(happened.AstroBotTileOpened)
def _tile_opened(event: happened.AstroBotTileOpened) -> list[Phrase]:
    crew = things.crew(event.astronauts)
    return [said("log-astrobot-tile", seat=Who(event.seat), shuttle=things.shuttle(event.tile), astronauts=crew)]


@SENTENCES.each(happened.AstroBotDeveloped)
def _developed(event: happened.AstroBotDeveloped) -> list[Phrase]:
    return [said("log-astrobot-developed", seat=Who(event.seat), space=event.space)]


@SENTENCES.each(happened.AstroBotGoalAdvanced)
def _goal_advanced(event: happened.AstroBotGoalAdvanced) -> list[Phrase]:
    told: Args = {"seat": Who(event.seat), "corporation": things.corporation(event.corporation), "space": event.space}
    if not event.instead_of:
        return [said("log-astrobot-goal", **told)]
    return [said("log-astrobot-goal-instead", **told, instead=things.corporation(event.instead_of))]


@SENTENCES.each(happened.AstroBotSymbolLapsed)
def _symbol_lapsed(event: happened.AstroBotSymbolLapsed) -> list[Phrase]:
    return [said("log-astrobot-symbol-lapsed", seat=Who(event.seat))]


@SENTENCES.each(happened.AstroBotRowReached)
def _row_reached(event: happened.AstroBotRowReached) -> list[Phrase]:
    told: Args = {"seat": Who(event.seat), "row": event.row + 1, "astronaut": things.astronaut(event.astronaut)}
    return [said("log-astrobot-row", **told, command=things.command(event.action))]


@SENTENCES.each(happened.AstroBotDiverted)
def _diverted(event: happened.AstroBotDiverted) -> list[Phrase]:
    command, why = things.command(event.action), things.why(event.why)
    return [said("log-astrobot-diverted", seat=Who(event.seat), command=command, why=why)]


@SENTENCES.each(happened.AstroBotRowChosen)
def _row_chosen(event: happened.AstroBotRowChosen) -> list[Phrase]:
    key = "log-astrobot-row-won" if event.won else "log-astrobot-row-first"
    return [said(key, seat=Who(event.seat), slot=event.slot)]


@SENTENCES.each(happened.AstroBotTypePassedOver)
def _type_passed_over(event: happened.AstroBotTypePassedOver) -> list[Phrase]:
    kind, why = Thing("kind", event.kind), things.why(event.why)
    return [said("log-astrobot-type-passed-over", seat=Who(event.seat), kind=kind, why=why)]


@SENTENCES.each(happened.AstroBotCorporationPassedOver)
def _corporation_passed_over(event: happened.AstroBotCorporationPassedOver) -> list[Phrase]:
    corporation, why = things.corporation(event.corporation), things.why(event.why)
    return [said("log-astrobot-corporation-passed-over", seat=Who(event.seat), corporation=corporation, why=why)]


@SENTENCES.each(happened.AstroBotProjectChosen)
def _project_chosen(event: happened.AstroBotProjectChosen) -> list[Phrase]:
    told: Args = {
        "seat": Who(event.seat),
        "project": things.project(event.project),
        "corporation": things.corporation(event.corporation),
        "requirement": event.requirement,
    }
    if not event.discount:
        return [said("log-astrobot-project", **told)]
    return [said("log-astrobot-project-discount", **told, discount=event.discount)]


@SENTENCES.each(happened.AstroBotActionReached)
def _action_reached(event: happened.AstroBotActionReached) -> list[Phrase]:
    return [said("log-astrobot-action", seat=Who(event.seat), corporation=things.corporation(event.corporation))]


@SENTENCES.each(happened.AstroBotActionLapsed)
def _action_lapsed(event: happened.AstroBotActionLapsed) -> list[Phrase]:
    corporation = things.corporation(event.corporation)
    return [said("log-astrobot-action-lapsed", seat=Who(event.seat), corporation=corporation)]


@SENTENCES.each(happened.AstroBotDeckRenewed)
def _deck_renewed(event: happened.AstroBotDeckRenewed) -> list[Phrase]:
    return [said("log-astrobot-deck-renewed", seat=Who(event.seat))]
