"""What is told of Moon Mining."""

from app.rules.kit.sentences import Sentences, said
from app.rules.sentences import Phrase, Who
from app.rules.shackleton.modules.mining.vocabulary import CargoShipped, ShuttleLiftedOff

SENTENCES = Sentences()


@SENTENCES.each(CargoShipped)
def _cargo_shipped(event: CargoShipped) -> list[Phrase]:
    return [said("log-cargo-shipped", seat=Who(event.seat), level=event.level)]


@SENTENCES.each(ShuttleLiftedOff)
def _shuttle_lifted_off(event: ShuttleLiftedOff) -> list[Phrase]:
    return [said("log-shuttle-lifted-off")]
