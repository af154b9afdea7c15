"""What a robot thinks of a finished game: the same for everybody who may see the table."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.api.answers import answer
from app.api.routes_games import Invite
from app.api.schema import sends
from app.play.analyses import Progress, judged_by
from app.play.analysis_documents import Analysis, AnalysisInTheMaking, analysis_document
from app.web.callers import caller_of, services_of
from app.web.needs import needs
from app.web.speaking import VARIES, Language, speaker_of

router = APIRouter(prefix="/api/games/{game_id}", tags=["games"])
SENDS = {"responses": {**sends(Analysis)["responses"], **sends(AnalysisInTheMaking, 202)["responses"]}}


@router.get("/analysis", openapi_extra=SENDS)
@needs(scope="read", limit="reads", strangers=True, fails=(409,))
async def analysis(request: Request, game_id: str, invite: Invite = None, language: Language = None) -> Response:
    """How a robot judges a finished game, said in words as by `since`. The first who asks has it made in the
    background, within some seconds or, while others are made, minutes; until then the answer is 202. A game that is not
    over, was ended before its end, or cannot be judged has none (409), nor has one of a kind that no robot judges
    (404)."""
    services = services_of(request)
    table = await services.tables.visible(game_id, await caller_of(request), invite)
    found = await services.analyses.of(table)
    if isinstance(found, Progress):
        return answer(AnalysisInTheMaking(done=found.done), 202)
    speaker = speaker_of(request, language)
    headers = {"Content-Language": speaker.language, "Vary": VARIES}
    robot = judged_by(services.games, table).analyst.robot
    return answer(analysis_document(table, robot, found, speaker), headers=headers)
