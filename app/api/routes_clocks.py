"""Clocks of tables: until when who has to move, stand-ins."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app import clock
from app.api.answers import answer
from app.api.bodies import EndVote, HoursOfPlay, NewVacation, OneVacation
from app.api.routes_games import Invite
from app.api.schema import sends
from app.clocks import documents
from app.clocks.personal_time import MAX_VACATION_AHEAD, own_hours, used
from app.clocks.running_clocks import clocks_document
from app.play.documents import Reached
from app.store import absence
from app.store.absence import DailyHours
from app.store.records import User
from app.web.callers import caller_of, services_of, user_of
from app.web.needs import needs

router = APIRouter(prefix="/api/games/{game_id}", tags=["clocks"])
personal_time = APIRouter(prefix="/api/users/me", tags=["clocks"])


@router.get("/clocks", openapi_extra=sends(documents.Clocks))
@needs(scope="read", limit="reads", strangers=True)
async def clocks(request: Request, game_id: str, invite: Invite = None) -> Response:
    """Until when each seat that is asked something has to move, and the time of the server. The deadlines of a move
    follow a moment later: `seq` says up to which entry they have."""
    services = services_of(request)
    table = await services.tables.visible(game_id, await caller_of(request), invite)
    return answer(await clocks_document(services.db, table))


@router.post("/stand-in", openapi_extra=sends(Reached))
@needs(scope="play", limit="changes")
async def resign(request: Request, game_id: str) -> Response:
    """Resign: a stand-in, which is a robot, plays on the caller's seat, until they take it back."""
    services = services_of(request)
    table = await services.playing.stand_ins.resign(game_id, await user_of(request))
    return answer(Reached(seq=table.seq))


@router.delete("/stand-in", openapi_extra=sends(Reached))
@needs(scope="play", limit="changes")
async def take_back(request: Request, game_id: str) -> Response:
    """Take the caller's seat back from its stand-in, at any time, and play on."""
    services = services_of(request)
    table = await services.playing.stand_ins.take_back(game_id, await user_of(request))
    return answer(Reached(seq=table.seq))


@router.post("/end-vote", openapi_extra=sends(documents.Clocks))
@needs(scope="play", limit="changes")
async def end_vote(request: Request, game_id: str, body: EndVote) -> Response:
    """Vote to end the game, or withdraw that, while somebody's time is up at a table that chose so. More than half of
    those whose time is not up end it."""
    services = services_of(request)
    table = await services.clocks.votes.vote_to_end(game_id, await user_of(request), end=body.end)
    return answer(await clocks_document(services.db, table))


@router.post("/wake", openapi_extra=sends(Reached))
@needs(scope="play", limit="changes")
async def wake_up(request: Request, game_id: str) -> Response:
    """Wake a game that sleeps; for its players and its host. A player who is asked something has the whole time for
    it."""
    services = services_of(request)
    table = await services.clocks.sleep.wake(game_id, await user_of(request))
    services.automata.nudge(table.id)
    return answer(Reached(seq=table.seq))


@personal_time.get("/time", openapi_extra=sends(documents.OwnTime))
@needs(scope="account", limit="reads")
async def own_time(request: Request) -> Response:
    """The caller's hours of play and vacations."""
    return answer(await _own_time(request, await user_of(request)))


@personal_time.put("/hours", openapi_extra=sends(documents.OwnTime))
@needs(scope="account", limit="changes")
async def set_hours(request: Request, body: HoursOfPlay) -> Response:
    """Say when one plays: relaxed clocks run in these hours alone."""
    user = await user_of(request)
    await services_of(request).clocks.personal_time.set_hours(
        user, DailyHours(body.time_zone, minutes(body.opens), minutes(body.closes))
    )
    return answer(await _own_time(request, user))


@personal_time.delete("/hours", openapi_extra=sends(documents.OwnTime))
@needs(scope="account", limit="changes")
async def drop_hours(request: Request) -> Response:
    """Play at any time: relaxed clocks run all day."""
    user = await user_of(request)
    await services_of(request).clocks.personal_time.set_hours(user, None)
    return answer(await _own_time(request, user))


@personal_time.post("/vacations", openapi_extra=sends(documents.OwnTime))
@needs(scope="account", limit="changes", fails=(404,))
async def take_vacation(request: Request, body: NewVacation) -> Response:
    """Take a vacation, from now on or later: no clock of the caller's runs meanwhile, at any table."""
    user = await user_of(request)
    await services_of(request).clocks.personal_time.take_vacation(user, body.begins, body.ends)
    return answer(await _own_time(request, user))


@personal_time.post("/vacations/end", openapi_extra=sends(documents.OwnTime))
@needs(scope="account", limit="changes", fails=(404,))
async def end_vacation(request: Request, body: OneVacation) -> Response:
    """End a vacation now, or drop one that has not begun."""
    user = await user_of(request)
    await services_of(request).clocks.personal_time.end_vacation(user, body.begins)
    return answer(await _own_time(request, user))


async def _own_time(request: Request, user: User) -> documents.OwnTime:
    services = services_of(request)
    now = clock.now()
    hours = await absence.hours_of(services.db, user.id)
    known = (await absence.vacations(services.db, [user.id], now - MAX_VACATION_AHEAD)).get(user.id, [])
    return {
        "hours": None if hours is None else own_hours(hours),
        "vacations": [{"begins": begins, "ends": ends} for begins, ends in known if ends > now],
        "days_left": max(0.0, services.clocks.personal_time.days - used(known, now.year)),
    }


def minutes(text: str) -> int:
    """Minutes after midnight, of a time such as 08:30."""
    hours, _, rest = text.partition(":")
    return int(hours) * 60 + int(rest)
