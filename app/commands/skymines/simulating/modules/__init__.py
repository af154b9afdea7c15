"""What simulated games count of modules: one file each, found by its place."""

import pkgutil
from importlib import import_module


def load() -> None:
    """Import all files, so that they register what they count."""
    for file in pkgutil.iter_modules(__path__):
        import_module(f"{__name__}.{file.name}")
