"""What is told as data, said in words: for who reads a log without a browser of ours."""

from collections.abc import Callable, Sequence

from app.messages import Catalogue
from app.rules.telling import Amount, Argument, Phrase, Sentence, Several, Thing, Who


class Voice:
    """Says sentences with a catalogue. `names` are those of the seats; `phrase` is the game's, of a table's state."""

    def __init__(self, catalogue: Catalogue, names: Sequence[str], phrase: Callable[[Thing], Phrase | str]) -> None:
        self._catalogue = catalogue
        self._names = names
        self._phrase = phrase

    def say(self, told: Sentence | Phrase) -> str:
        """The sentence in words. Raises `UnknownMessage`."""
        return self._catalogue.say(told.key, **{name: self._worded(value) for name, value in told.args.items()})

    def _worded(self, value: Argument) -> int | str:
        """An argument in words; a number stays one, for it may decide how the message goes on."""
        match value:
            case Who(seat):
                return self._names[seat]
            case Thing():
                return self._worded(self._phrase(value))
            case Amount(amount, of):
                return self._catalogue.say(f"amount-{of}", amount=amount)
            case Several(parts):
                return self._catalogue.listed([str(self._worded(part)) for part in parts])
            case Phrase():
                return self.say(value)
        return value
