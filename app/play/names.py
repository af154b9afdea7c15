"""Names that automated seats bear."""

from collections.abc import Sequence

from app.store.records import SeatRow

AUTOMATON_NAMES = {"luna": "Luna", "robot": "Robot"}


def automaton_name(kind: str, seats: Sequence[SeatRow]) -> str:
    """The name of a further automated seat: "Luna", "Luna 2", …"""
    name = AUTOMATON_NAMES[kind]
    taken = {seat.name for seat in seats}
    return next(n for n in (name, *(f"{name} {i}" for i in range(2, 99))) if n not in taken)
