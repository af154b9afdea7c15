"""Who looks at a page, and what the pages work with."""

from typing import Protocol

from fastapi import Request
from starlette.requests import HTTPConnection

from app.play.problems import Unknown
from app.play.tables import Tables
from app.settings import Settings
from app.store.records import User


class Accounts(Protocol):
    """Users by the session cookie."""

    async def caller(self, connection: HTTPConnection) -> User | None:
        """Who calls; None for who does not say. Raises `Unknown` for a cookie that is none of ours."""


class Services(Protocol):
    """The floors below, as the application holds them in `app.state.services`."""

    @property
    def settings(self) -> Settings:
        """The server's settings."""

    @property
    def tables(self) -> Tables:
        """The live tables."""

    @property
    def accounts(self) -> Accounts:
        """The users."""


def services(request: Request) -> Services:
    """The services of the application that got this request."""
    found: Services = request.app.state.services
    return found


async def viewer(request: Request) -> User | None:
    """The user of the session cookie; None for a stranger, and for a cookie that is good no more."""
    try:
        return await services(request).accounts.caller(request)
    except Unknown:
        return None
