"""What the page needs for everything that the rules and components name: words, symbols, colours. So a developer who
adds a move, a question or a kind of card is told what is still missing."""

from typing import get_args

import pytest

from app.messages import DEFAULT
from app.pages.shell import STATIC
from app.rules.game import Move, tag_of
from app.rules.kit.agenda import Question
from app.rules.skymines import components
from app.rules.skymines.components.shapes import COMPANIES
from tests.support.rules.positions import GAME
from tests.support.words import MESSAGES

SAID = MESSAGES.catalogue(DEFAULT, GAME.name)
BASE = components.base().components
MOVES = sorted(tag_of(kind) for kind in get_args(GAME.rules.vocabulary.moves))
KINDS = sorted({card.kind for card in BASE.cards})
STRUCTURES = sorted({structure.kind for sector in BASE.moon.sectors for structure in sector.structures})
TILES = sorted({tile.id for tile in BASE.bonus.tiles})
TOKENS = (STATIC / "css" / "tokens.css").read_text(encoding="utf-8")
STYLES = "".join(path.read_text(encoding="utf-8") for path in (STATIC / "css" / "skymines").glob("*.css"))


@pytest.mark.parametrize("move", [move for move in MOVES if move not in ("Decline", "PlayLunaCard")])
def test_every_move_has_the_words_of_its_button(move: str) -> None:
    assert f"move-{move}" in SAID, f"say move-{move} in table.ftl"


@pytest.mark.parametrize("question", GAME.rules.answerers, ids=tag_of)
def test_every_question_has_its_prompt_and_says_what_is_asked(question: type[Question]) -> None:
    step = tag_of(question)
    assert f"prompt-{step}" in SAID, f"say prompt-{step} in table.ftl"
    assert f"step-{step}" in SAID, f"say step-{step} in rules.ftl"


@pytest.mark.parametrize("symbol", sorted({*KINDS, *COMPANIES, *STRUCTURES, *TILES}))
def test_everything_drawn_small_has_a_symbol_that_is_explained(symbol: str) -> None:
    symbols = (STATIC / "dist" / "skymines-symbols.svg").read_text(encoding="utf-8")  # made by `make assets`
    assert f'id="s-{symbol}"' in symbols, f"draw s-{symbol} in js/skymines/symbols.ts"
    key = f"company-{symbol}" if symbol in COMPANIES else f"symbol-{symbol}"
    assert key in SAID, f"say {key} in table.ftl"


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_card_has_a_name_an_explanation_and_a_colour(kind: str) -> None:
    assert f"kind-{kind}" in SAID, f"say kind-{kind} in components.ftl"
    assert f"card-{kind}" in SAID, f"say card-{kind} in components.ftl"
    explained = "resource" if kind in GAME.table_facts()["resources"] else kind
    assert f"explain-{explained}" in SAID, f"say explain-{explained} in explain.ftl"
    assert f"--{kind}:" in TOKENS, f"give --{kind} a colour in css/tokens.css"
    assert f".fill-{kind}" in STYLES, f"fill .fill-{kind} in css/skymines/symbols.css"


@pytest.mark.parametrize("company", COMPANIES)
def test_every_company_has_a_colour(company: str) -> None:
    assert f"--{company}:" in TOKENS, f"give --{company} a colour in css/tokens.css"


def test_moves_are_those_of_the_game() -> None:
    assert issubclass(get_args(GAME.rules.vocabulary.moves)[0], Move)
    assert len(MOVES) > 25
