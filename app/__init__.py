"""Regolith: a server for playing board games of many moves online with friends."""

__version__ = "0.1.0"
