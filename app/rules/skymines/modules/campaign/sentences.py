"""What is told of the campaign."""

from app.rules.kit.sentences import Sentences, said
from app.rules.sentences import Phrase, Several
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.sentences import things
from app.rules.skymines.vocabulary.modules.campaign import OutpostsLaid

SENTENCES = Sentences()


@SENTENCES.each(OutpostsLaid)
def _outposts_laid(event: OutpostsLaid) -> list[Phrase]:
    """A sentence for each company."""
    return [
        said(
            "log-outposts-laid",
            company=things.company(company),
            sectors=Several(tuple(things.sector(sector) for sector in event.sectors[company])),
        )
        for company in COMPANIES
    ]
