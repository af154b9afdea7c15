"""With which component set a game begins while processes of several versions serve one database.

A game is played wherever its people are led. So it begins with the newest set that all living processes know, not with
one that only the newer version has.
"""

from collections.abc import Collection, Iterable

import structlog

from app.rules.game import Game

logger = structlog.get_logger(__name__)


class CommonSets:
    """The component sets that all living processes know. `own`: those that this one knows. Until it has heard of others
    it is alone."""

    def __init__(self, own: Iterable[str] = ()) -> None:
        self.own = tuple(own)
        self._known: tuple[Collection[str] | None, ...] = ()

    def update(self, known: Iterable[Collection[str] | None]) -> None:
        """Take over which sets each living process knows; None for one that does not say, of a version before 0049."""
        self._known = tuple(known)

    def newest(self, game: Game) -> str:
        """The digest of the set that a new game begins with: this version's own where nothing is common to all."""
        sets = game.component_sets()
        # What a version does not say that it knows is what had another set after it by now.
        said = [sets[1:] if known is None else known for known in self._known]
        found = next((digest for digest in sets if all(digest in known for known in said)), sets[0])
        if found != sets[0]:
            logger.info("components.former-set-begun", game=game.name, components=found)
        return found
