"""What structures bring to an expanding company, on any board (p. 13)."""

from app.rules.skymines.components.shapes import Coins, Company, Gain, OnTrack, ResearchPoints, Structure, Tank

Due = tuple[Gain, tuple[int, ...]]
"""A reward and the numbers of the places that it comes from."""


def structure_rewards(company: Company, structures: list[tuple[Structure, int]]) -> tuple[Due, ...]:
    """The rewards of structures, each with the number of its place; the research points summed into one (p. 13)."""
    rewards = tuple(
        (gain, (number,)) for structure, number in structures if (gain := _structure_gain(company, structure))
    )
    stations = [(structure.amount, number) for structure, number in structures if structure.kind == "research-station"]
    if not stations:
        return rewards
    points = ResearchPoints(amount=sum(amount for amount, _ in stations))
    return (*rewards, (points, tuple(dict.fromkeys(number for _, number in stations))))


def _structure_gain(company: Company, structure: Structure) -> Gain | None:
    match structure.kind:
        case "deep-mine":
            return Coins(amount=structure.amount)
        case "strip-mine":
            return OnTrack(company=company, amount=structure.amount)
        case "gas-collector":
            return Tank(amount=structure.amount)
        case "research-station":
            return None
