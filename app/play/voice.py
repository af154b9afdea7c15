"""What is told as data, said in words: for readers of a log without this site's scripts.

`js/table/saying.ts` says the same in the browser, with the same further arguments.
"""

from collections.abc import Callable, Sequence

from app.messages import Catalogue, UnknownMessage
from app.messages.speaker import log_not_said
from app.rules.sentences import Amount, Argument, Phrase, Sentence, Several, Thing, Who


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

    def say(self, sentence: Sentence | Phrase) -> str:
        """The sentence in words. Raises `UnknownMessage`."""
        *foreign, default = self._catalogues
        for catalogue in foreign:
            try:
                return self._said(catalogue, sentence)
            except UnknownMessage as error:
                if sentence.key in catalogue:
                    log_not_said(catalogue.language, sentence.key, str(error))
        return self._said(default, sentence)

    def _said(self, catalogue: Catalogue, sentence: Sentence | Phrase) -> str:
        return catalogue.say(sentence.key, **self._arguments(catalogue, sentence))

    def _arguments(self, catalogue: Catalogue, sentence: Sentence | Phrase) -> dict[str, int | str]:
        """The arguments of a sentence in words, and beside them what its message may choose article, case, gender or
        number by: of an argument `$tile` that is a thing `$tile_id`, of one with a message of its own all further forms
        of that (`$tile_accusative`), of an amount `$coins_amount`, of several `$names_count`."""
        found: dict[str, int | str] = {}
        for name, value in sentence.args.items():
            if isinstance(value, Thing):
                found[f"{name}_id"] = value.id
                value = self._phrase(value)
            further = self._further(catalogue, value)
            found |= {f"{name}_{more}": text for more, text in further.items()} | {name: self._worded(catalogue, value)}
        return found

    def _further(self, catalogue: Catalogue, value: Argument) -> dict[str, int | str]:
        match value:
            case Amount(amount):
                return {"amount": amount}
            case Several(parts):
                return {"count": len(parts)}
            case Phrase() if catalogue.has_forms(value.key):
                return dict(catalogue.forms(value.key, **self._arguments(catalogue, value)))
        return {}

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
