"""Which project is funded (S-129 to S-139)."""

from collections.abc import Mapping
from typing import ClassVar

from app.rules.game import Line, Move, Refused, partial_move
from app.rules.shackleton.actions.funding import (
    can_fund_behind,
    fund,
    fund_lines,
    fundable,
    hindrance,
    raise_energy,
    raising,
    visible,
)
from app.rules.shackleton.actions.gains import gain_lines
from app.rules.shackleton.actions.project_abilities import ability_lines
from app.rules.shackleton.board.energy import energy_price
from app.rules.shackleton.components.shapes import Gain
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.steps.panels import PanelAnswerer
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.moves import BuildPanel, BuyEnergy, Fund, UseProject
from app.rules.shackleton.vocabulary.nouns import CREDITS
from app.rules.shackleton.vocabulary.questions import ChooseProject
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import OfferProjectToken

AnyFundingMove = Fund | BuyEnergy | UseProject


class ChoosingProject(PanelAnswerer[ChooseProject, AnyFundingMove]):
    """Any visible project whose Energy and price the seat can meet; before it whatever raises the Energy level, as long
    as a project can be funded behind it."""

    rule = rulebook.FUND
    code = "cannot-fund"
    codes: ClassVar[Mapping[type[Move], tuple[str, str]]] = {BuyEnergy: ("no-energy-for-sale", rulebook.FUND)}

    def own_moves(self, state: State, step: ChooseProject, seat: int) -> list[AnyFundingMove]:
        return [*fundable(state, seat)]

    def further_moves(self, state: State, step: ChooseProject, seat: int) -> list[AnyFundingMove]:
        return [*raising(state, seat)]

    def is_answerable_behind_panel(self, state: State, step: ChooseProject, seat: int) -> bool:
        return can_fund_behind(state, seat, BuildPanel())

    def own_refused(self, state: State, step: ChooseProject, seat: int) -> tuple[Refused, ...]:
        found = ((project, hindrance(state, seat, project)) for project in visible(state))
        return tuple(why.of(partial_move(Fund, project=project)) for project, why in found if why)

    def own_lines(self, state: State, step: ChooseProject, seat: int, move: AnyFundingMove) -> tuple[Line, ...]:
        if isinstance(move, Fund):
            return fund_lines(state, seat, move.project, tables(state).corporation_of[move.project])
        return ability_lines(state, seat, move) if isinstance(move, UseProject) else _purchase_lines(state, seat)

    def carry_out(self, ledger: Ledger, step: ChooseProject, seat: int, move: AnyFundingMove) -> None:
        if not isinstance(move, Fund):
            raise_energy(ledger, seat, move)
            return
        ledger.answered()
        corporation = ledger.tables.corporation_of[move.project]
        ledger.ask(OfferProjectToken(seat, corporation))
        fund(ledger, seat, move.project)


def _purchase_lines(state: State, seat: int) -> tuple[Line, ...]:
    price = energy_price(state, seat) or 0
    return (Line("pay", -price, {"of": CREDITS}), *gain_lines(state, seat, (Gain(what="energy"),)))
