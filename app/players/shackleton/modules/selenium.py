"""What samples are worth that an open experiment asks for."""

from app.players.shackleton.outlook import Outlook
from app.rules.kit.parts import part
from app.rules.shackleton.components.shapes import SAMPLES
from app.rules.shackleton.modules.selenium.tiles import tiles
from app.rules.shackleton.modules.selenium.vocabulary import Selenium


def experiments_worth(outlook: Outlook) -> float:
    """The open tile that promises most: it grows with the square of the samples for it that the seat has."""
    known, stock, weights = tiles(outlook.state), outlook.player.stock, outlook.weights
    have = {sample: stock.get(sample, 0) for sample in SAMPLES}
    if not any(have.values()):
        return 0.0
    best = 0.0
    for tile in part(outlook.state, Selenium).shown.values():
        asked = known[tile].samples
        met = sum(min(have[sample], asked.count(sample)) for sample in SAMPLES) / len(asked)
        best = max(best, met * met * (known[tile].vp - weights.good * len(asked)))
    return best * weights.experiment * outlook.use
