"""Examples of the rules: the rules play them as they are kept, and each step has its sentence."""

import gzip
import re
from pathlib import Path

import pytest

from app.pages.skymines.examples import FOLDER, address, examples
from app.pages.skymines.on_table import ON_TABLE
from app.pages.skymines.reference import PARTS
from tests.pages.fetching import get
from tests.support.server import Server
from tests.support.words import say
from tools.rule_examples.scripts import SCRIPTS, played, written

SECTIONS = {section.id for part in PARTS for section in part.sections}
WANTED = {"planning", "resources", "energy", "shares", "scientist", "majorities", "drop-out", "scoring"}
OF_MODULES = {"luna-actions", "missions", "belt-spaces", "threats"}
MOST_BYTES = 8_000
PARTS_DRAWN = Path("app/static/js/skymines/examples/parts.ts")


@pytest.mark.parametrize("section", SCRIPTS)
def test_the_rules_play_it_as_it_is_kept(section: str) -> None:
    """After a change of the rules: `python -m tools.rule_examples`, and look whether the sentences are still right."""
    assert written(played(SCRIPTS[section])) == (FOLDER / f"{section}.json").read_bytes()


def test_each_main_section_has_one_and_each_belongs_to_a_section() -> None:
    assert set(examples()) == set(SCRIPTS) == WANTED | OF_MODULES
    assert set(examples()) | set(ON_TABLE) <= SECTIONS


@pytest.mark.parametrize("section", SCRIPTS)
def test_each_step_has_a_sentence_that_says_what_it_is_told(section: str) -> None:
    example = examples()[section]
    said = say(f"rules-{section}-steps", **example.args)
    assert len(said.split("\n")) == len(example.steps) > 2
    assert "{" not in said
    silent = re.sub(r"\d", "", say(f"rules-{section}-steps", **dict.fromkeys(example.args, "")))
    assert len(silent) < len(said) or not example.args


def test_what_examples_draw_is_drawn_by_name() -> None:
    drawn = set(re.findall(r"^  (\w+): \(", PARTS_DRAWN.read_text(encoding="utf-8"), re.MULTILINE))
    assert {name.split(":")[0] for example in examples().values() for name in example.draws} <= drawn


async def test_a_browser_keeps_them_for_ever_and_they_are_small(server: Server) -> None:
    for section in examples():
        answer = await get(server, address(section))
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.json()["steps"]
        assert len(gzip.compress(answer.content)) < MOST_BYTES
    assert (await get(server, "/skymines/rules/examples/other.json")).status_code == 404


async def test_their_sentences_are_read_without_a_script(server: Server) -> None:
    page = (await get(server, "/skymines/rules")).text
    for section, example in examples().items():
        first = say(f"rules-{section}-steps", **example.args).split("\n")[0]
        assert f"<li>{first}</li>" in page.replace("&#34;", '"')
        assert f'data-example="{address(section)}"' in page
