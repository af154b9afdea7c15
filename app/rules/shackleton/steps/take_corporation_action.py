"""Which corporation action (S-142 to S-152). Those of the corporations' boards answer it besides, as extensions."""

from app.rules.game import About, Line, Refused, partial_move
from app.rules.shackleton.actions.corporation_actions import actions_of_base, is_any_possible, take_off
from app.rules.shackleton.actions.gains import gain_lines, grant
from app.rules.shackleton.actions.panels import with_panel
from app.rules.shackleton.actions.project_abilities import ability_lines, ability_of, use
from app.rules.shackleton.components.shapes import TrackAction
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.steps.panels import PanelAnswerer
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.events import TrackActionUsed
from app.rules.shackleton.vocabulary.moves import Decline, UseProject, UseTrackAction
from app.rules.shackleton.vocabulary.questions import TakeCorporationAction
from app.rules.shackleton.vocabulary.state import State

AnyActionMove = UseTrackAction | UseProject | Decline


class TakeCorporationActionAbout(About, frozen=True):
    """How many actions are left, and the corporation of which they have to be; null: any."""

    left: int
    only: str | None


class TakingCorporationAction(PanelAnswerer[TakeCorporationAction, AnyActionMove]):
    """Actions of the Reputation track that are unlocked, each once a turn, and of the seat's own projects."""

    rule = rulebook.CORPORATION_ACTIONS
    code = "action-not-possible"

    def own_moves(self, state: State, step: TakeCorporationAction, seat: int) -> list[AnyActionMove]:
        return [] if step.only else [*actions_of_base(state, seat)]

    def further_moves(self, state: State, step: TakeCorporationAction, seat: int) -> list[AnyActionMove]:
        """Doing without, also where nothing can be done: games that have begun may be asked so."""
        return [Decline()] if step.may_stop or not is_any_possible(state, seat, step.only) else []

    def is_answerable_behind_panel(self, state: State, step: TakeCorporationAction, seat: int) -> bool:
        return step.may_stop or is_any_possible(with_panel(state, seat), seat, step.only)

    def own_refused(self, state: State, step: TakeCorporationAction, seat: int) -> tuple[Refused, ...]:
        player = state.seats[seat]
        turned = (
            Refused(partial_move(UseProject, project=project), "project-turned", self.rule)
            for project in player.turned
            if ability_of(state, project) is not None
        )
        track = (
            Refused(
                partial_move(UseTrackAction, space=action.at),
                "action-used" if action.at in state.used else "action-locked",
                self.rule,
                {"at": action.at},
            )
            for action in tables(state).reputation.actions
            if action.at > player.reputation or action.at in state.used
        )
        return (*track, *turned)

    def own_lines(self, state: State, step: TakeCorporationAction, seat: int, move: AnyActionMove) -> tuple[Line, ...]:
        if isinstance(move, UseTrackAction):
            return gain_lines(state, seat, (_track_action(state, move).gain,))
        if isinstance(move, UseProject):
            return ability_lines(state, seat, move)
        return ()

    def about(self, state: State, step: TakeCorporationAction, seat: int) -> TakeCorporationActionAbout:
        return TakeCorporationActionAbout(step.left, step.only or None)

    def carry_out(self, ledger: Ledger, step: TakeCorporationAction, seat: int, move: AnyActionMove) -> None:
        if isinstance(move, Decline):
            ledger.answered()
        else:
            take_off(ledger, step)
            _carry_out(ledger, seat, move)


def _carry_out(ledger: Ledger, seat: int, move: UseTrackAction | UseProject) -> None:
    if isinstance(move, UseProject):
        use(ledger, seat, move)
    else:
        ledger.emit(TrackActionUsed(seat, move.space))
        grant(ledger, seat, (_track_action(ledger.state, move).gain,), "track")


def _track_action(state: State, move: UseTrackAction) -> TrackAction:
    return next(action for action in tables(state).reputation.actions if action.at == move.space)
