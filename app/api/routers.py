"""The routers of the API, in the order in which their routes are tried: moves come most often, sockets all at once."""

from fastapi import APIRouter

from app.api import (
    routes_advice,
    routes_analysis,
    routes_branches,
    routes_clocks,
    routes_facts,
    routes_friends,
    routes_games,
    routes_history,
    routes_moves,
    routes_notes,
    routes_notices,
    routes_passkeys,
    routes_results,
    routes_sessions,
    routes_sign_in,
    routes_talk,
    routes_users,
    sockets,
)

ROUTERS: tuple[APIRouter, ...] = (
    routes_moves.moves,
    sockets.router,
    routes_moves.router,
    routes_games.router,
    routes_branches.router,
    routes_users.router,
    routes_notices.router,
    routes_results.router,
    routes_sessions.router,
    routes_clocks.router,
    routes_sign_in.router,
    routes_passkeys.router,
    routes_talk.router,
    routes_friends.router,
    routes_notes.router,
    routes_history.router,
    routes_analysis.router,
    routes_advice.router,
    routes_facts.router,
    routes_clocks.personal_time,
    routes_sign_in.own,
    routes_passkeys.own,
)
