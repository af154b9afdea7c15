"""The recorded game of the home page: whole, small, kept for ever, and played by the rules as they are."""

import gzip

import msgspec

from app.pages.recordings import address
from app.pages.skymines.recorded import RECORDING, Recording, recording
from tests.support.fetching import get
from tests.support.server import Server
from tools.record import record

MAX_BYTES = 30_000


def test_the_rules_and_the_robots_can_make_another_one() -> None:
    """The one kept shows how robots played once; they may have learnt since."""
    recorded = msgspec.json.decode(msgspec.json.encode(record()), type=Recording)
    kept = recording()
    assert (recorded.rounds, recorded.seats, recorded.tracks) == (kept.rounds, kept.seats, kept.tracks)
    assert recorded.frames[0] == kept.frames[0]
    assert {frame.round for frame in recorded.frames} == set(range(1, recorded.rounds + 1))


def test_it_is_a_whole_game() -> None:
    frames = recording().frames
    assert {frame.round for frame in frames} == set(range(1, recording().rounds + 1))
    assert frames[0].moon == "-" * 24
    assert max(frames[-1].totals) > 20


async def test_a_browser_keeps_it_for_ever(server: Server) -> None:
    answer = await get(server, address(RECORDING))
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert len(answer.json()["frames"]) == len(recording().frames)
    assert len(gzip.compress(answer.content)) < MAX_BYTES
    assert (await get(server, "/recorded/other.json")).status_code == 404


async def test_the_home_page_shows_it_with_a_sentence(server: Server) -> None:
    page = await get(server, "/")
    assert f'data-game="{address(RECORDING)}"' in page.text
    assert "A whole game, recorded" in page.text
