"""Who makes the analysis of a game, and what is kept of it."""

from datetime import datetime, timedelta

from app.store import analyses
from app.store.database import Database
from tests.support.store.known import NOW

MINUTE = timedelta(minutes=1)


async def claimed(db: Database, claim: str, made_by: str = "robot-1", at: datetime = NOW, most_tries: int = 2) -> bool:
    return await analyses.claim(db, "g1", made_by, claim, now=at, until=at + MINUTE, most_tries=most_tries)


async def test_one_of_several_makes_it(db: Database) -> None:
    assert await claimed(db, "a")
    assert not await claimed(db, "b")
    assert await analyses.go_on(db, "g1", "a", 40, NOW + MINUTE)
    assert not await analyses.go_on(db, "g1", "b", 90, NOW + MINUTE)
    found = await analyses.read(db, "g1")
    assert found is not None
    assert (found.done, found.result, found.tries) == (40, None, 0)


async def test_what_was_made_is_kept_and_not_made_again(db: Database) -> None:
    await claimed(db, "a")
    assert await analyses.keep(db, "g1", "a", b"made")
    assert not await claimed(db, "b", at=NOW + 9 * MINUTE)
    found = await analyses.read(db, "g1")
    assert found is not None
    assert (found.result, found.done, found.claimed_until) == (b"made", 100, None)


async def test_another_robot_makes_it_again(db: Database) -> None:
    await claimed(db, "a0")
    await analyses.leave(db, "g1", "a0", has_failed=True)
    await claimed(db, "a")
    await analyses.keep(db, "g1", "a", b"made")
    assert await claimed(db, "b", made_by="robot-2")
    found = await analyses.read(db, "g1")
    assert found is not None
    assert (found.made_by, found.result, found.tries) == ("robot-2", None, 0)


async def test_a_claim_that_has_run_out_is_somebody_elses(db: Database) -> None:
    await claimed(db, "a")
    assert await claimed(db, "b", at=NOW + MINUTE)
    assert not await analyses.go_on(db, "g1", "a", 50, NOW + 2 * MINUTE)
    assert not await analyses.keep(db, "g1", "a", b"late")
    assert await analyses.keep(db, "g1", "b", b"made")


async def test_it_is_tried_so_often_and_no_more(db: Database) -> None:
    for claim in ("a", "b"):
        assert await claimed(db, claim)
        await analyses.leave(db, "g1", claim, has_failed=True)
    assert not await claimed(db, "c")


async def test_what_was_only_interrupted_is_no_try(db: Database) -> None:
    for claim in ("a", "b", "c"):
        assert await claimed(db, claim)
        await analyses.leave(db, "g1", claim, has_failed=False)
    found = await analyses.read(db, "g1")
    assert found is not None
    assert (found.tries, found.claimed_until) == (0, None)


async def test_a_claim_that_was_never_given_back_is_no_try(db: Database) -> None:
    """Its process ended, or did not reach the database any more."""
    for number in range(4):
        assert await claimed(db, str(number), at=NOW + number * MINUTE)


async def test_it_goes_with_its_game(db: Database) -> None:
    await claimed(db, "a")
    await db.do("DELETE FROM games WHERE id = 'g1'")
    assert await analyses.read(db, "g1") is None
