"""Names that automated seats bear."""

from collections.abc import Sequence

from app.store.records import SeatRow

ROBOT_NAME = "Robot"


def further_name(name: str, seats: Sequence[SeatRow]) -> str:
    """The name of a further automated seat: "Luna", "Luna 2", …"""
    taken = {seat.name for seat in seats}
    return next(n for n in (name, *(f"{name} {i}" for i in range(2, 99))) if n not in taken)
