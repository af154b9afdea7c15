"""Shackleton Base as a server hosts it, with all seven corporations: plain where they have no module yet."""

from msgspec.structs import replace

from app.games.shackleton import SHACKLETON as BROUGHT
from tests.support.shackleton.corporations import GAME

SHACKLETON = replace(BROUGHT, load=lambda components: GAME)
