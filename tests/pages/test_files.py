"""Scripts and styles by their names, hashed or not, and words that all exist."""

import os
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from app.messages import DEFAULT, Messages
from app.messages.speaker import default_speaker
from app.pages import shell
from app.pages.scripts import ModuleScripts, Scripts, found_modules, modules_in_play, run_at_table, worn_at_table
from app.pages.shell import APP, MODULES, STATIC, as_script, asset, assets, packed, style_of, words
from tests.support.server import settings
from tests.support.words import MESSAGES

SCRIPTS = Scripts("js/skymines/main.ts", modules=found_modules("skymines"))
SOURCES = [*(APP / "templates").glob("*.html"), *(APP / "static" / "js" / "pages").rglob("*.ts")]
STYLES = STATIC / "css"
WORDS = APP / "messages"
IMPORT = re.compile(r"""@import url\("([^"]+)"\) layer\((\w+)\);""")
IMPORTED = re.compile(r"""(?:from|import\()\s*"([^."/][^"\s]*)["]""")
FIXED_KEY = re.compile(r"""\bsay\(\s*['"]([a-z0-9-]+)['"][,)]""")


def test_development_serves_the_files_as_they_are() -> None:
    assert asset("js/skymines/main.ts", settings(dev=True)) == "/static/js/skymines/main.ts"


def test_a_table_with_modules_loads_as_many_files_as_one_without() -> None:
    brought = modules_in_play(SCRIPTS, ("missions", "belt")).values()
    assert run_at_table("skymines", SCRIPTS, brought, bundled=True) == ("js/skymines/modules/all.ts",)
    assert worn_at_table("skymines", SCRIPTS, brought, bundled=True) == ("css/skymines/modules/all.css",)
    assert run_at_table("skymines", SCRIPTS, (), bundled=True) == ("js/skymines/main.ts",)
    assert worn_at_table("skymines", SCRIPTS, (), bundled=True) == ("css/skymines.css",)


def test_a_game_kept_elsewhere_brings_the_styles_of_its_table() -> None:
    brought = Scripts("/games/other/main.js", style="/games/other/table.css")
    assert worn_at_table("other", brought, (), bundled=True) == ("/games/other/table.css",)
    assert worn_at_table("other", Scripts("/games/other/main.js"), (), bundled=True) == ("css/table.css",)


def test_in_development_it_loads_each_file_by_itself_and_the_own_one_last() -> None:
    brought = modules_in_play(SCRIPTS, ("missions", "belt")).values()
    modules = ("js/skymines/modules/belt/main.ts", "js/skymines/modules/missions/main.ts")
    assert run_at_table("skymines", SCRIPTS, brought, bundled=False) == (*modules, "js/skymines/main.ts")
    styles = ("css/skymines/modules/belt.css", "css/skymines/modules/missions.css")
    assert worn_at_table("skymines", SCRIPTS, brought, bundled=False) == ("css/skymines.css", *styles)


def test_what_a_module_brings_from_elsewhere_runs_before_the_game() -> None:
    brought = (ModuleScripts("/games/skymines/face.js"), ModuleScripts("js/skymines/modules/belt/main.ts"))
    scripts = run_at_table("skymines", SCRIPTS, brought, bundled=True)
    assert scripts == ("/games/skymines/face.js", "js/skymines/modules/all.ts")


def test_without_a_bundle_it_is_said_how_to_make_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shell, "MANIFEST", APP / "no-such-manifest.json")
    with pytest.raises(shell.MissingBundle, match="make assets"):
        asset("js/skymines/main.ts", settings(dev=False))


def test_without_what_pictures_are_drawn_with_it_is_said_how_to_make_it() -> None:
    assert shell.built("skymines-symbols.svg").is_file()
    with pytest.raises(shell.MissingBundle, match="make assets"):
        shell.built("no-such-font.ttf")


def test_data_cannot_end_the_script_element_it_stands_in() -> None:
    assert as_script({"name": "</script>\u2028"}) == '{"name":"\\u003c/script>\\u2028"}'


@pytest.mark.parametrize("file", sorted(WORDS.rglob("*.ftl")), ids=lambda file: str(file.relative_to(WORDS)))
def test_words_say_the_same_without_their_blanks(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert _said(packed(source)) == _said(source)


def test_words_are_packed() -> None:
    source = '# Said.\n\nmoves = { $count ->\n    [one] One  move\n   *[other] { $count } moves\n }\n\nnone = { "" }\n'
    assert packed(source) == 'moves={$count ->\n [one] One  move\n *[other] {$count} moves\n}\nnone={ "" }'


def test_words_are_read_again_when_their_file_has_changed(tmp_path: Path) -> None:
    file = tmp_path / "en" / "trouble.ftl"
    file.parent.mkdir()
    speaker = default_speaker(Messages({"toy": [tmp_path]}))
    file.write_text("trouble-of-a-test = Before\n", encoding="utf-8")
    assert "trouble-of-a-test=Before" in words(speaker, "trouble")
    file.write_text("trouble-of-a-test = After\n", encoding="utf-8")
    os.utime(file, ns=(0, 1))
    assert "trouble-of-a-test=After" in words(speaker, "trouble")


def _said(source: str) -> list[object]:
    entries = FluentParser(with_spans=False).parse(source).body
    assert not any(isinstance(entry, ast.Junk) for entry in entries)
    messages = [entry for entry in entries if isinstance(entry, ast.Message | ast.Term)]
    return [[part and part.to_json() for part in (entry.id, entry.value, *entry.attributes)] for entry in messages]


def test_every_file_that_a_template_names_exists() -> None:
    named = {name for path in SOURCES for name in re.findall(r"asset\('([^']+)'\)", path.read_text(encoding="utf-8"))}
    assert named
    assert [name for name in named if not (APP / "static" / name).is_file()] == []
    assert [name for name in MODULES.values() if not (APP.parent / "node_modules" / name[5:]).exists()] == []


@pytest.mark.parametrize("script", ["main", "modules/all"])
def test_what_is_loaded_later_splits_nothing_off_the_first_scripts_of_a_table(script: str) -> None:
    """The script, what a table of any game needs, and what this game adds."""
    assert len(assets(f"js/skymines/{script}.ts", settings(dev=False))) == 3


def test_development_knows_where_every_imported_package_lies() -> None:
    scripts = [path.read_text(encoding="utf-8") for path in (APP / "static" / "js").rglob("*.ts")]
    imported = {name for text in scripts for name in IMPORTED.findall(text)}
    folders = tuple(name for name in MODULES if name.endswith("/"))
    assert "lit-html/directives/guard.js" in imported
    assert [name for name in imported if name not in MODULES and not name.startswith(folders)] == []


def test_every_fixed_message_of_a_page_exists() -> None:
    keys = {key for path in SOURCES for key in FIXED_KEY.findall(path.read_text(encoding="utf-8"))}
    assert len(keys) > 50
    known = MESSAGES.catalogue(DEFAULT, "skymines")
    assert sorted(key for key in keys if key not in known) == []


def test_every_style_belongs_to_a_layer_that_has_its_place_in_the_order() -> None:
    (order,) = re.findall(r"@layer ([\w, ]+);", (STYLES / "tokens.css").read_text(encoding="utf-8"))
    imports = [item for path in STYLES.rglob("*.css") for item in IMPORT.findall(path.read_text(encoding="utf-8"))]
    assert {layer for _, layer in imports} == set(order.split(", "))
    assert {Path(name).name for name, _ in imports} == {path.name for path in STYLES.glob("*/*.css")} - {
        "at-home.css",
        "at-end.css",
        "at-automa.css",
        "at-guide.css",
        "at-rules.css",
    }


def test_no_layer_is_left_by_a_louder_rule() -> None:
    styles = {path.name: path.read_text(encoding="utf-8") for path in STYLES.rglob("*.css")}
    assert [name for name, text in styles.items() if "!important" in text] == []


def test_the_tables_own_styles_import_no_game() -> None:
    for name in ("table.css", "pages.css"):
        folders = {path.split("/")[1] for path, _ in IMPORT.findall((STYLES / name).read_text(encoding="utf-8"))}
        assert folders <= {"shared", "table", "pages"}


def test_a_game_without_styles_is_drawn_with_those_of_the_table() -> None:
    assert style_of("skymines") == "css/skymines.css"
    assert style_of("no-such-game") == "css/table.css"


def test_no_style_depends_on_what_an_element_holds() -> None:
    """`:has()` makes a browser look again at the styles of the whole table for every patch: a third of its drawing."""
    styles = {path.name: path.read_text(encoding="utf-8") for path in STYLES.rglob("*.css")}
    assert styles
    assert [name for name, text in styles.items() if ":has(" in text] == []
