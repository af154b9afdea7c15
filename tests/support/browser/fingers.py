"""Fingers on the glass, as Chromium's protocol moves them."""

from playwright.async_api import CDPSession

Place = tuple[float, float]


async def fingers(session: CDPSession, kind: str, *places: Place) -> None:
    """All that touch the glass now, with their places."""
    points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
    await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


async def sweep(session: CDPSession, start: Place, end: Place) -> None:
    """One finger, which rests before it is lifted: after one that flings, the browser takes the next tap for a stop."""
    (x, y), (to_x, to_y) = start, end
    await fingers(session, "touchStart", start)
    await fingers(session, "touchMove", ((x + to_x) / 2, (y + to_y) / 2))
    await fingers(session, "touchMove", end)
    for trembling in (1, 0) * 3:
        await fingers(session, "touchMove", (to_x, to_y + trembling))
    await fingers(session, "touchEnd")
