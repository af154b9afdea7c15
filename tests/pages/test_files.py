"""Scripts and styles by their names, hashed or not, and words that all exist."""

import re

import pytest

from app.messages import catalogue
from app.pages import shell
from app.pages.shell import APP, MODULES, as_script, asset
from tests.support.server import settings

SOURCES = [*(APP / "templates").glob("*.html"), *(APP / "static" / "js" / "pages").rglob("*.js")]
IMPORTED = re.compile(r"""(?:from|import\()\s*"([^."/][^"]*)["]""")
FIXED_KEY = re.compile(r"""\bsay\(\s*['"]([a-z0-9-]+)['"][,)]""")


def test_development_serves_the_files_as_they_are() -> None:
    assert asset("js/table/table.js", settings(dev=True)) == "/static/js/table/table.js"


def test_without_a_bundle_it_is_said_how_to_make_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shell, "MANIFEST", APP / "no-such-manifest.json")
    with pytest.raises(shell.MissingBundle, match="make assets"):
        asset("js/table/table.js", settings(dev=False))


def test_data_cannot_end_the_script_element_it_stands_in() -> None:
    assert as_script({"name": "</script>\u2028"}) == '{"name":"\\u003c/script>\\u2028"}'


def test_every_file_that_a_template_names_exists() -> None:
    named = {name for path in SOURCES for name in re.findall(r"asset\('([^']+)'\)", path.read_text(encoding="utf-8"))}
    assert named
    assert [name for name in named if not (APP / "static" / name).is_file()] == []
    assert [name for name in MODULES.values() if not (APP.parent / "node_modules" / name[5:]).exists()] == []


def test_development_knows_where_every_imported_package_lies() -> None:
    scripts = [path.read_text(encoding="utf-8") for path in (APP / "static" / "js").rglob("*.js")]
    imported = {name for text in scripts for name in IMPORTED.findall(text)}
    folders = tuple(name for name in MODULES if name.endswith("/"))
    assert "lit-html/directives/guard.js" in imported
    assert [name for name in imported if name not in MODULES and not name.startswith(folders)] == []


def test_every_fixed_message_of_a_page_exists() -> None:
    keys = {key for path in SOURCES for key in FIXED_KEY.findall(path.read_text(encoding="utf-8"))}
    assert len(keys) > 50
    assert sorted(key for key in keys if key not in catalogue()) == []


def test_no_style_depends_on_what_an_element_holds() -> None:
    """`:has()` makes a browser look again at the styles of the whole table for every patch: a third of its drawing."""
    styles = {path.name: path.read_text(encoding="utf-8") for path in (APP / "static" / "css").glob("*.css")}
    assert styles
    assert [name for name, text in styles.items() if ":has(" in text] == []
