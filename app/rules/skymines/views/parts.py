"""Parts of a view are taken over from a former view where nothing that they are made of has changed."""

from typing import Any, Final


class _Nothing:
    """Has every field, none of which is what anything else has."""

    def __getattr__(self, name: str) -> object:
        return self


NOTHING: Final[Any] = _Nothing()
"""Stands for a former state, or seat, where there is none: it shares nothing with any, so that all is made anew."""
