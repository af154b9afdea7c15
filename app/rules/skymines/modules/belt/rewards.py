"""What an expansion on the Belt brings (p. 28)."""

from app.rules.skymines.board.structures import Due, structure_rewards
from app.rules.skymines.components.belt import Chart
from app.rules.skymines.components.shapes import Company, OnTrack


def rewards_of(chart: Chart, company: Company, entered: tuple[str, ...], present: tuple[int, ...]) -> tuple[Due, ...]:
    """A space on the track for each shuttle space with the icon; the screen of each asteroid that the company was not
    on, once (p. 28)."""
    spaces = [chart.space[name] for name in entered]
    shuttles = [space.number for space in spaces if space.kind == "shuttle" and chart.path[space.number].track]
    first = dict.fromkeys(space.number for space in spaces if space.kind == "outpost" and space.number not in present)
    moved: tuple[Due, ...] = tuple((OnTrack(company=company, amount=1), (number,)) for number in shuttles)
    screens = [(structure, number) for number in first for structure in chart.asteroid[number].screen]
    return (*moved, *structure_rewards(company, screens))
