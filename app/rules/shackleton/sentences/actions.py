"""What is told of turns: deployed astronauts, structures, projects, tokens, and what they cost and bring."""

from app.rules.kit.sentences import Sentences, said
from app.rules.sentences import Amount, Args, Phrase, Several, Who
from app.rules.shackleton.sentences import things
from app.rules.shackleton.vocabulary import events as happened
from app.rules.shackleton.vocabulary.nouns import CREDITS, ENERGY

SENTENCES = Sentences()


@SENTENCES.each(happened.AstronautSwapped)
def _astronaut_swapped(event: happened.AstronautSwapped) -> list[Phrase]:
    gave, took = things.astronaut(event.gave), things.astronaut(event.took)
    return [said("log-astronaut-swapped", seat=Who(event.seat), gave=gave, took=took)]


@SENTENCES.each(happened.CraterExploited)
def _crater_exploited(event: happened.CraterExploited) -> list[Phrase]:
    told: Args = {"seat": Who(event.seat), "astronaut": things.astronaut(event.astronaut), "slot": event.slot}
    if not event.sectors:
        return [said("log-crater-exploited-none", **told)]
    return [said("log-crater-exploited", **told, sectors=things.sectors(event.sectors))]


@SENTENCES.each(happened.CommandTaken)
def _command_taken(event: happened.CommandTaken) -> list[Phrase]:
    told: Args = {"seat": Who(event.seat), "astronaut": things.astronaut(event.astronaut)}
    return [said("log-command-taken", **told, command=things.command(event.command))]


@SENTENCES.each(happened.GatewayVisited)
def _gateway_visited(event: happened.GatewayVisited) -> list[Phrase]:
    return [said("log-gateway-visited", seat=Who(event.seat), astronaut=things.astronaut(event.astronaut))]


@SENTENCES.each(happened.FeePaid)
def _fee_paid(event: happened.FeePaid) -> list[Phrase]:
    seat, fee = Who(event.seat), Amount(event.amount, CREDITS)
    if event.to is None:
        return [said("log-fee-paid-bank", seat=seat, fee=fee)]
    return [said("log-fee-paid", seat=seat, fee=fee, to=Who(event.to))]


@SENTENCES.together(happened.Gained, "seat", "why")
def _gained(events: list[happened.Gained]) -> Phrase:
    seat, why = Who(events[0].seat), events[0].why
    gains = _summed(events)
    return said("log-gained", seat=seat, gains=gains, why=things.why(why)) if why else _gained_plainly(seat, gains)


def _gained_plainly(seat: Who, gains: Several) -> Phrase:
    return said("log-gained-plainly", seat=seat, gains=gains)


@SENTENCES.together(happened.Paid, "seat", "why")
def _paid(events: list[happened.Paid]) -> Phrase:
    seat, why = Who(events[0].seat), events[0].why
    due = _summed(events)
    return said("log-paid", seat=seat, due=due, why=things.why(why)) if why else _paid_plainly(seat, due)


def _paid_plainly(seat: Who, due: Several) -> Phrase:
    return said("log-paid-plainly", seat=seat, due=due)


def _summed(events: list[happened.Gained] | list[happened.Paid]) -> Several:
    """What they come to, by thing."""
    found: dict[str, int] = {}
    for event in events:
        found[event.thing] = found.get(event.thing, 0) + event.amount
    return things.amounts(found)


@SENTENCES.each(happened.PanelBuilt)
def _panel_built(event: happened.PanelBuilt) -> list[Phrase]:
    if event.sector is None:
        return [said("log-panel-built", seat=Who(event.seat))]
    return [said("log-panel-built-in", seat=Who(event.seat), sector=things.sector(event.sector))]


@SENTENCES.each(happened.PanelMoved)
def _panel_moved(event: happened.PanelMoved) -> list[Phrase]:
    return [said("log-panel-moved", seat=Who(event.seat), sector=things.sector(event.sector))]


@SENTENCES.each(happened.EnergyProduced)
def _energy_produced(event: happened.EnergyProduced) -> list[Phrase]:
    return [said("log-energy-produced", seat=Who(event.seat), energy=Amount(event.amount, ENERGY))]


@SENTENCES.each(happened.EnergyConsumed)
def _energy_consumed(event: happened.EnergyConsumed) -> list[Phrase]:
    return [said("log-energy-consumed", seat=Who(event.seat), energy=Amount(event.amount, ENERGY))]


@SENTENCES.each(happened.StructureBuilt)
def _structure_built(event: happened.StructureBuilt) -> list[Phrase]:
    piece, sector = things.piece(event.piece), things.sector(event.sector)
    return [said("log-structure-built", seat=Who(event.seat), piece=piece, sector=sector)]


@SENTENCES.each(happened.TokenAdded)
def _token_added(event: happened.TokenAdded) -> list[Phrase]:
    told: Args = {"seat": Who(event.seat), "corporation": things.corporation(event.corporation)}
    return [said("log-token-added", **told, corner=things.corner(event.corner))]


@SENTENCES.each(happened.TokenActivated)
def _token_activated(event: happened.TokenActivated) -> list[Phrase]:
    told: Args = {"seat": Who(event.seat), "corporation": things.corporation(event.corporation)}
    return [said("log-token-activated", **told, corner=things.corner(event.corner))]


@SENTENCES.each(happened.AstronautTaken)
def _astronaut_taken(event: happened.AstronautTaken) -> list[Phrase]:
    told: Args = {"seat": Who(event.seat), "astronaut": things.astronaut(event.astronaut)}
    return [said("log-astronaut-taken", **told, place=things.place(event.place))]


@SENTENCES.each(happened.AstronautMoved)
def _astronaut_moved(event: happened.AstronautMoved) -> list[Phrase]:
    told: Args = {
        "seat": Who(event.seat),
        "astronaut": things.astronaut(event.astronaut),
        "place": things.place(event.place),
        "to": things.place(event.to),
    }
    if event.other is None:
        return [said("log-astronaut-moved", **told)]
    return [said("log-astronauts-exchanged", **told, other=things.astronaut(event.other))]


@SENTENCES.each(happened.ProjectFunded)
def _project_funded(event: happened.ProjectFunded) -> list[Phrase]:
    told: Args = {"seat": Who(event.seat), "project": things.project(event.project)}
    return [said("log-project-funded", **told, corporation=things.corporation(event.corporation))]


@SENTENCES.each(happened.ProjectShown)
def _project_shown(event: happened.ProjectShown) -> list[Phrase]:
    corporation, project = things.corporation(event.corporation), things.project(event.project)
    return [said("log-project-shown", corporation=corporation, project=project)]


@SENTENCES.each(happened.ProjectUsed)
def _project_used(event: happened.ProjectUsed) -> list[Phrase]:
    return [said("log-project-used", seat=Who(event.seat), project=things.project(event.project))]


@SENTENCES.each(happened.TrackActionUsed)
def _track_action_used(event: happened.TrackActionUsed) -> list[Phrase]:
    return [said("log-track-action-used", seat=Who(event.seat), space=event.space)]


@SENTENCES.each(happened.GoalClaimed)
def _goal_claimed(event: happened.GoalClaimed) -> list[Phrase]:
    corporation = things.corporation(event.corporation)
    return [said("log-goal-claimed", seat=Who(event.seat), corporation=corporation, level=event.level)]
