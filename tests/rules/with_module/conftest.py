"""The game of these tests is played with one more module; that of all other tests is not."""

import pytest

from tests.support.rules.positions import GAME
from tests.support.with_modules import RULES_WITH_DUST


@pytest.fixture(autouse=True)
def with_dust(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dust is among the modules."""
    monkeypatch.setattr(GAME, "rules", RULES_WITH_DUST)
