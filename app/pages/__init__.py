"""The pages that a browser opens: home, joining, the lobby of a table, and the shell of the live table."""

from app.pages.router import missing, router

__all__ = ["missing", "router"]
