"""What is told of the set-up, of rounds, of the Maintenance phase and of the end."""

from app.rules.kit.sentences import Sentences, said
from app.rules.sentences import Amount, Phrase, Who
from app.rules.shackleton.sentences import things
from app.rules.shackleton.vocabulary import events as happened
from app.rules.shackleton.vocabulary.nouns import VP

SENTENCES = Sentences()
SENTENCES.silent(happened.TurnBegan, happened.RoundEnded)


@SENTENCES.each(happened.GameStarted)
def _game_started(event: happened.GameStarted) -> list[Phrase]:
    return [said("log-game-started", corporations=things.several(map(things.corporation, event.corporations)))]


@SENTENCES.each(happened.LeaderTaken)
def _leader_taken(event: happened.LeaderTaken) -> list[Phrase]:
    return [said("log-leader-taken", seat=Who(event.seat), leader=things.leader(event.leader))]


@SENTENCES.each(happened.FirstDomePlaced)
def _first_dome_placed(event: happened.FirstDomePlaced) -> list[Phrase]:
    return [said("log-first-dome-placed", seat=Who(event.seat), sector=things.sector(event.sector))]


@SENTENCES.each(happened.RoundBegan)
def _round_began(event: happened.RoundBegan) -> list[Phrase]:
    shuttles = things.several(map(things.shuttle, event.tiles))
    return [said("log-round-began", round=event.round, shuttles=shuttles)]


@SENTENCES.each(happened.ShuttleTaken)
def _shuttle_taken(event: happened.ShuttleTaken) -> list[Phrase]:
    crew = things.crew(event.astronauts)
    return [said("log-shuttle-taken", seat=Who(event.seat), shuttle=things.shuttle(event.tile), astronauts=crew)]


@SENTENCES.each(happened.TurnOrderSet)
def _turn_order_set(event: happened.TurnOrderSet) -> list[Phrase]:
    return [said("log-turn-order-set", seats=things.seats(event.order))]


@SENTENCES.each(happened.ShuttleLeft)
def _shuttle_left(event: happened.ShuttleLeft) -> list[Phrase]:
    shuttle = things.shuttle(event.tile)
    if not any(event.astronauts):
        return [said("log-shuttle-left-empty", shuttle=shuttle)]
    return [said("log-shuttle-left", shuttle=shuttle, astronauts=things.crew(event.astronauts))]


@SENTENCES.each(happened.MaintenanceBegan)
def _maintenance_began(event: happened.MaintenanceBegan) -> list[Phrase]:
    return [said("log-maintenance-began")]


@SENTENCES.each(happened.AstronautRetrieved)
def _astronaut_retrieved(event: happened.AstronautRetrieved) -> list[Phrase]:
    slot, astronaut = event.slot, things.astronaut(event.astronaut)
    if event.seat is None:
        return [said("log-astronaut-to-gateway", slot=slot, astronaut=astronaut)]
    place = things.place(event.place)
    return [said("log-astronaut-retrieved", seat=Who(event.seat), slot=slot, astronaut=astronaut, place=place)]


@SENTENCES.each(happened.GameEnded)
def _game_ended(event: happened.GameEnded) -> list[Phrase]:
    totals = (Amount(sum(categories.values()), VP) for categories in event.totals)
    finals = [said("log-final-total", seat=Who(seat), total=total) for seat, total in enumerate(totals)]
    return [said("log-game-ended"), *finals]
