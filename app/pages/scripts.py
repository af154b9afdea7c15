"""The browser's code of each game: the script of its table, the one that explains its things, those of its modules."""

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path

from msgspec import Struct

from app.pages.shell import STATIC, style_of


class ModuleScripts(Struct, frozen=True):
    """What a module of a game brings: its script, run before the game's own, and its styles, if it has any. Paths in
    app/static, or addresses."""

    script: str
    style: str | None = None


class Scripts(Struct, frozen=True):
    """Scripts of a game: paths in app/static, or addresses (from "/" on) of what is served elsewhere.

    `table` puts the game's face on and begins the page (js/table/types.ts says what a face is). `explaining` is asked
    for when somebody first wants an explanation; None: nothing explains itself. `folder` is served at /games/<name>/.
    `modules` by their names. `style`: the address of the styles of its table; None: css/<name>.css in app/static, or
    those of any table where that is missing.
    """

    table: str
    explaining: str | None = None
    folder: Path | None = None
    modules: Mapping[str, ModuleScripts] = {}
    style: str | None = None


def found_modules(game: str) -> dict[str, ModuleScripts]:
    """The modules of a game that have a script, js/<game>/modules/<name>/main.ts; their styles, if they have any, are
    css/<game>/modules/<name>.css."""
    scripts = sorted((STATIC / "js" / game / "modules").glob("*/main.ts"))
    return {path.parent.name: _found(f"{game}/modules/{path.parent.name}") for path in scripts}


def _found(place: str) -> ModuleScripts:
    style = f"css/{place}.css"
    return ModuleScripts(f"js/{place}/main.ts", style if (STATIC / style).is_file() else None)


def modules_in_play(scripts: Scripts, chosen: Collection[str]) -> dict[str, ModuleScripts]:
    """Those of these modules that have scripts."""
    return {name: module for name, module in scripts.modules.items() if name in chosen}


def run_at_table(game: str, scripts: Scripts, modules: Iterable[ModuleScripts], *, bundled: bool) -> tuple[str, ...]:
    """The scripts of a table, in their order: those of modules in play, then the game's own. In the bundle all modules
    that come with the game are one script with it."""
    of_modules = [module.script for module in modules]
    brought, own = _together(of_modules, scripts.table, f"js/{game}/modules/all.ts", bundled)
    return (*brought, own)


def worn_at_table(game: str, scripts: Scripts, modules: Iterable[ModuleScripts], *, bundled: bool) -> tuple[str, ...]:
    """Its styles, in their order: the game's own, then those of modules in play."""
    styles = [module.style for module in modules if module.style]
    brought, own = _together(styles, scripts.style or style_of(game), f"css/{game}/modules/all.css", bundled)
    return (own, *brought)


def _together(of_modules: list[str], own: str, in_bundle: str, bundled: bool) -> tuple[list[str], str]:
    """What modules bring by themselves, and the game's own, with theirs in the bundle."""
    brought = [name for name in of_modules if not bundled or name.startswith("/")]
    return brought, own if len(brought) == len(of_modules) else in_bundle
