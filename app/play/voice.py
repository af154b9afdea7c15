"""What is told as data, said in words: for readers of a log without a browser of ours."""

from collections.abc import Callable, Sequence
from functools import cache

import structlog

from app.messages import Catalogue, UnknownMessage
from app.rules.sentences import Amount, Argument, Phrase, Sentence, Several, Thing, Who

logger = structlog.get_logger(__name__)


class Voice:
    """Says sentences, each wholly in the first of the catalogues that can: a language may leave messages out, or have
    one that mentions what it is not told. `names` are those of the seats; `phrase` is the game's, of a table's state.
    """

    def __init__(
        self, catalogues: Sequence[Catalogue], names: Sequence[str], phrase: Callable[[Thing], Phrase | str]
    ) -> None:
        self._catalogues = catalogues
        self._names = names
        self._phrase = phrase

    def say(self, told: Sentence | Phrase) -> str:
        """The sentence in words. Raises `UnknownMessage`."""
        *foreign, default = self._catalogues
        for catalogue in foreign:
            try:
                return self._said(catalogue, told)
            except UnknownMessage as error:
                if told.key in catalogue:
                    _log_once(catalogue.language, told.key, str(error))
        return self._said(default, told)

    def _said(self, catalogue: Catalogue, told: Sentence | Phrase) -> str:
        return catalogue.say(told.key, **{name: self._worded(catalogue, value) for name, value in told.args.items()})

    def _worded(self, catalogue: Catalogue, value: Argument) -> int | str:
        """An argument in words; a number stays one, for it may decide how the message goes on."""
        match value:
            case Who(seat):
                return self._names[seat]
            case Thing():
                return self._worded(catalogue, self._phrase(value))
            case Amount(amount, of):
                return catalogue.say(f"amount-{of}", amount=amount)
            case Several(parts):
                return catalogue.listed([str(self._worded(catalogue, part)) for part in parts])
            case Phrase():
                return self._said(catalogue, value)
        return value


@cache
def _log_once(language: str, key: str, why: str) -> None:
    """Tell the operator of a message that a language has and that cannot be said."""
    logger.warning("message.not-said", language=language, key=key, why=why)
