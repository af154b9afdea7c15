"""Parameters of queries that several routes share."""

from typing import Annotated

from fastapi import Query

OnlyGame = Annotated[
    str | None,
    Query(max_length=50, pattern=r"^[0-9A-Za-z_-]+$", description="Only what is of this game; without it of all."),
]
"""The name of a game; of one that the server does not know there is nothing."""
