"""The sheets of Shackleton Base's corporations are reconstructed: what explains them says so."""

import pytest

from app.messages import DEFAULT
from app.rules.shackleton.components.shapes.nouns import CORPORATIONS
from tests.support.shackleton.corporations import GAME
from tests.support.words import MESSAGES

SAID = MESSAGES.catalogue(DEFAULT, GAME.name)


@pytest.mark.rule("C-002")
@pytest.mark.parametrize("corporation", CORPORATIONS)
def test_a_sheet_is_explained_as_reconstructed(corporation: str) -> None:
    assert "reconstructed" in SAID.say(f"explain-corporation-{corporation}")
    sources = GAME.table_facts()["set"]["sources"]
    assert sources[f"{corporation}.toml"]["file"] == "reconstructed"
