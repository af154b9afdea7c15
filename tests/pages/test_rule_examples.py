"""Examples of the rules: the rules play them as they are kept, and each step has its sentence."""

import gzip
import re
from pathlib import Path
from typing import Final

import pytest
from msgspec import Struct

from app.messages.speaker import default_speaker
from app.pages.examples import Examples
from app.pages.reference import OnTable, Part
from app.pages.shackleton import reference as of_shackleton
from app.pages.skymines.examples import EXAMPLES as OF_SKYMINES
from app.pages.skymines.on_table import ON_TABLE
from app.pages.skymines.reference import PARTS
from tests.support.fetching import get
from tests.support.server import Server
from tests.support.words import MESSAGES
from tools.rule_examples import shackleton
from tools.rule_examples.scripts import SCRIPTS, Script, played, written

WANTED = {"planning", "resources", "energy", "shares", "scientist", "majorities", "drop-out", "scoring"}
OF_MODULES = {"luna-actions", "missions", "belt-spaces", "threats"}
OF_ACTIONS = {"crater", "actions", "panels", "build-bonus", "fund", "corporation-actions", "gateway"}
OF_ROUNDS = {"shuttle", "maintenance", "income", "costs", "scoring", "astrobot-shuttle", "astrobot-turn"}
MAX_BYTES = 8_000


class Case(Struct, frozen=True):
    """The examples of a game, what plays them, the sections that are to have one, and its rules."""

    examples: Examples
    scripts: dict[str, Script]
    wanted: set[str]
    parts: tuple[Part, ...]
    on_table: OnTable


CASES: Final = {
    "skymines": Case(OF_SKYMINES, SCRIPTS, WANTED | OF_MODULES, PARTS, ON_TABLE),
    "shackleton": Case(
        shackleton.EXAMPLES,
        shackleton.SCRIPTS,
        OF_ACTIONS | OF_ROUNDS,
        of_shackleton.PARTS,
        of_shackleton.ON_TABLE,
    ),
}
ALL: Final = [(game, section) for game, case in CASES.items() for section in case.scripts]


def say(game: str, section: str, **args: object) -> str:
    """The sentences of an example, a step a line."""
    return default_speaker(MESSAGES).of(game).say(f"rules-{section}-steps", **args)


@pytest.mark.parametrize(("game", "section"), ALL)
def test_the_rules_play_it_as_it_is_kept(game: str, section: str) -> None:
    """After a change of the rules: `python -m tools.rule_examples`, and look whether the sentences are still right."""
    case = CASES[game]
    assert written(played(case.scripts[section])) == (case.examples.folder / f"{section}.json").read_bytes()


@pytest.mark.parametrize("game", CASES)
def test_each_main_section_has_one_and_each_belongs_to_a_section(game: str) -> None:
    case = CASES[game]
    sections = {section.id for part in case.parts for section in part.sections}
    assert set(case.examples.by_section()) == set(case.scripts) == case.wanted
    assert case.wanted | set(case.on_table) <= sections


@pytest.mark.parametrize(("game", "section"), ALL)
def test_each_step_has_a_sentence_that_says_what_it_is_told(game: str, section: str) -> None:
    example = CASES[game].examples.by_section()[section]
    said = say(game, section, **example.args)
    assert len(said.split("\n")) == len(example.steps) > 2
    assert "{" not in said
    silent = re.sub(r"\d", "", say(game, section, **dict.fromkeys(example.args, "")))
    assert len(silent) < len(said) or not example.args


@pytest.mark.parametrize("game", CASES)
def test_what_examples_draw_is_drawn_by_name(game: str) -> None:
    parts = Path(f"app/static/js/{game}/examples/parts.ts").read_text(encoding="utf-8")
    drawn = set(re.findall(r"^  (\w+): \(", parts, re.MULTILINE))
    examples = CASES[game].examples.by_section()
    assert {name.split(":")[0] for example in examples.values() for name in example.draws} <= drawn


async def test_a_browser_keeps_them_for_ever_and_they_are_small(server: Server) -> None:
    for examples in (case.examples for case in CASES.values()):
        for section in examples.by_section():
            answer = await get(server, examples.address(section))
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.json()["steps"]
            assert len(gzip.compress(answer.content)) < MAX_BYTES
        assert (await get(server, f"{examples.learning.rules}/examples/other.json")).status_code == 404


async def test_their_sentences_are_read_without_a_script(server: Server) -> None:
    for game, examples in ((game, case.examples) for game, case in CASES.items()):
        page = (await get(server, examples.learning.rules)).text
        for section, example in examples.by_section().items():
            first = say(game, section, **example.args).split("\n")[0]
            assert f"<li>{first}</li>" in page.replace("&#34;", '"')
            assert f'data-example="{examples.address(section)}"' in page
