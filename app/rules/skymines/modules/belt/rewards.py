"""What an expansion on the Belt brings (p. 28)."""

from app.rules.skymines.board.structures import Due, structure_rewards
from app.rules.skymines.components.belt import Chart
from app.rules.skymines.components.shapes import Company, OnTrack


def rewards_of(chart: Chart, company: Company, entered: tuple[str, ...], present: tuple[int, ...]) -> tuple[Due, ...]:
    """A space on the track for each shuttle space with the icon; the screen of each asteroid that the company was not
    on, once (p. 28)."""
    spaces = [chart.space[name] for name in entered]
    shuttles = [one.number for one in spaces if one.kind == "shuttle" and chart.path[one.number].track]
    first = dict.fromkeys(one.number for one in spaces if one.kind == "outpost" and one.number not in present)
    moved: tuple[Due, ...] = tuple((OnTrack(company=company, amount=1), (number,)) for number in shuttles)
    screens = [(structure, number) for number in first for structure in chart.asteroid[number].screen]
    return (*moved, *structure_rewards(company, screens))
