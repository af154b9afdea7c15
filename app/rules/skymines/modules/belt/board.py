"""The Belt as a board (p. 26-29)."""

from collections.abc import Mapping, Sequence

from app.rules.game import Line
from app.rules.kit.agenda import Task
from app.rules.kit.parts import part
from app.rules.skymines.board.boards import KINDS, Printed
from app.rules.skymines.board.stations import columns_for
from app.rules.skymines.board.structures import Due
from app.rules.skymines.components.belt import Chart
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.modules.belt import (
    BeltBoard,
    BeltEntered,
    ExpandOnBelt,
    RewardOnBelt,
    SendShuttlesHome,
)
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import SendHome

from .reach import SpaceEntry, entries_between, map_of, present_on
from .rewards import rewards_of
from .shuttles import send_shuttles_home


class Belt:
    """The Belt side of the board. All methods are those of `Board`."""

    has_own_map = True
    rewards_every_expansion = False

    def stations(self, state: State) -> Mapping[Company, Printed]:
        """Columns of 6 outposts, 5 shuttles, 6 outposts (p. 26)."""
        return map_of(state).station

    def collectors(self, state: State, company: Company) -> int:
        """Those on the screens of asteroids with an outpost of the company, and those linked to two spaces that both
        hold its outposts (p. 29)."""
        chart = map_of(state)
        screens = (structure for number in present_on(state, company) for structure in chart.asteroid[number].screen)
        linked = sum(_holds_pair(state, chart, company, number) for number in chart.asteroid)
        return sum(structure.kind == "gas-collector" for structure in screens) + linked

    def entries(self, state: State, company: Company) -> Mapping[str, SpaceEntry]:
        board = part(state, BeltBoard)
        return entries_between(board.map, board.pieces, company)

    def expansion(self, state: State, seat: int, company: Company, energy: int) -> ExpandOnBelt:
        return ExpandOnBelt(seat, company, energy, present=present_on(state, company))

    def entered(self, seat: int, company: Company, entry: SpaceEntry, column: int, energy: int) -> BeltEntered:
        return BeltEntered(seat, company, entry.place, column, energy, entry.ousts)

    def rewarding(self, expand: ExpandOnBelt) -> RewardOnBelt:
        return RewardOnBelt(expand.seat, expand.company, expand.entered, expand.present)

    def rewards(self, state: State, task: RewardOnBelt) -> tuple[Due, ...]:
        return rewards_of(map_of(state), task.company, task.entered, task.present)

    def rewards_of_next(self, state: State, expand: ExpandOnBelt, entry: SpaceEntry) -> tuple[Due, ...]:
        """What the space brings itself, once others were entered before it (p. 28)."""
        chart = map_of(state)
        before = tuple(chart.space[name].number for name in expand.entered)
        return rewards_of(chart, expand.company, (entry.place,), (*expand.present, *before))

    def tasks_behind_rewards(self, state: State, seat: int) -> tuple[Task, ...]:
        outposts = (SendHome(seat),) if state.ousted else ()
        return (*outposts, SendShuttlesHome()) if part(state, BeltBoard).ousted else outposts

    def return_at_once(self, ledger: Ledger) -> None:
        send_shuttles_home(ledger, SendShuttlesHome())

    def reach_lines(
        self, state: State, company: Company, energy: int, entries: Sequence[SpaceEntry]
    ) -> tuple[Line, ...]:
        """The asteroids and shuttle spaces, by number and as things."""
        numbers = list(dict.fromkeys(entry.number for entry in entries))
        if not numbers:
            return (Line("energy-reaches-no-space"),)
        things = [f"belt:{entry.place}" for entry in entries]
        return (Line("energy-reach-spaces", None, {"sectors": numbers, "things": things}),)

    def can_spend_otherwise(self, state: State, expand: ExpandOnBelt) -> bool:
        return False

    def origin_line(self, state: State, places: tuple[int, ...]) -> Line:
        """The asteroids, or the shuttle space."""
        chart = map_of(state)
        things = [f"belt:{space.id}" for space in chart.spaces if space.number in places]
        key = "reward-of-shuttle" if places[0] in chart.path else "reward-of-asteroids"
        return Line(key, None, {"sectors": places, "count": len(places), "things": things})

    def luna_choices(self, state: State, company: Company) -> tuple[Sequence[SpaceEntry], ...]:
        """The vacant shuttle spaces within reach, and the asteroids within reach with a vacant space and no outpost of
        the company. Failing that, a further outpost on an asteroid. Only if no vacant space at all lies within reach, a
        space of another company: while one does, but of a kind of which the station has no piece left, the point is
        forfeited (Luna)."""
        within, present = list(self.entries(state, company).values()), present_on(state, company)
        has_piece = {kind: bool(columns_for(state, company, kind)) for kind in KINDS}
        placeable = [entry for entry in within if has_piece[entry.kind]]
        if all(entry.ousts for entry in within):
            return (placeable,)
        vacant = [entry for entry in placeable if entry.ousts is None]
        new = [entry for entry in vacant if entry.kind == "shuttle" or entry.number not in present]
        return new, vacant

    def why_luna_skips(self, *, has_outposts: bool) -> str:
        return "no-belt-space"


BELT = Belt()


def _holds_pair(state: State, chart: Chart, company: Company, asteroid: int) -> bool:
    linked, pieces = chart.asteroid[asteroid].linked, part(state, BeltBoard).pieces
    spaces = chart.of_asteroid[asteroid]
    return bool(linked) and all(pieces[spaces[place - 1].at] == company for place in linked)
