"""The modules of a package, each of which brings something by being there."""

import sys
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType


def modules_of(package: str) -> dict[str, ModuleType]:
    """The modules of a package that is being imported, by their names, in alphabetical order; imports them."""
    path = sys.modules[package].__path__
    return {found.name: import_module(f"{package}.{found.name}") for found in iter_modules(path)}
