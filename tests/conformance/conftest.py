"""Each test of this folder runs for every case."""

import pytest

from app.api.schema import schemas
from tests.support.conformance.cases import CASES
from tests.support.games import GAMES
from tests.support.published import SENT, Published


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what takes a case over all of them, what takes a short one over those whose games are soon over, and what
    takes a judged one over those whose games somebody judges, and what takes an advised one over those whose robots
    give advice."""
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", CASES, ids=[case.label for case in CASES])
    if "short_case" in metafunc.fixturenames:
        short = [case for case in CASES if case.every == 1]
        metafunc.parametrize("short_case", short, ids=[case.label for case in short])
    if "judged_case" in metafunc.fixturenames:
        judged = [case for case in CASES if case.registration.analyst is not None]
        metafunc.parametrize("judged_case", judged, ids=[case.label for case in judged])
    if "advised_case" in metafunc.fixturenames:
        advised = [case for case in CASES if case.registration.robots.advisers]
        metafunc.parametrize("advised_case", advised, ids=[case.label for case in advised])


@pytest.fixture(scope="session")
def published() -> Published:
    """The published schema with all games in it."""
    return Published({"components": {"schemas": schemas(GAMES.all_rules(), SENT)}, "paths": {}})
