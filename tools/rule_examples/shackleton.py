"""The examples of Shackleton Base: worked examples of its rulebook, set up as its rules' tests set them up."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from app.pages.shackleton.examples import EXAMPLES
from app.rules.game import Move
from app.rules.shackleton.vocabulary.moves import (
    ActivateToken,
    AddToken,
    BuildPanel,
    BuildStructure,
    ChoosePart,
    Decline,
    ExploitCrater,
    Fund,
    TakeAstronaut,
    TakeCommand,
    UseTrackAction,
    VisitGateway,
)
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import (
    FABIO,
    MATTHIEU,
    NESTORE,
    corner_of,
    in_action,
    moves_of,
    play,
    showing,
    stock,
    taken,
    turn_of,
    with_base,
    with_seat,
    with_stock,
    with_structures,
    with_tokens,
)
from tools.rule_examples import rounds
from tools.rule_examples.crater import ROW, SLOT, lit, shown
from tools.rule_examples.scripts import Script
from tools.rule_examples.shown import Shown


def crater() -> Iterator[Shown]:
    """A technician where all structures are its own (S-076); an engineer who mines three sectors, with a structure of
    its seat in one of them (S-077)."""
    own = ("dome-1", "dome-2", "workshop-engineer")
    state = with_structures(in_action(), {sector: ((FABIO, piece),) for sector, piece in zip(ROW, own, strict=True)})
    yield shown(state, FABIO, f"slot:{SLOT}", *lit(*ROW))
    after = play(state, ExploitCrater("technician", SLOT))
    yield shown(after, FABIO, f"slot:{SLOT}", f"stock:{FABIO}:credits", earned=stock(after, FABIO, "credits"))
    owners = ((FABIO, "dome-1"), (MATTHIEU, "dome-1"), (MATTHIEU, "workshop-engineer"))
    state = with_structures(in_action(), {sector: (owner,) for sector, owner in zip(ROW, owners, strict=True)})
    state = with_stock(state, FABIO, credits=2)
    yield shown(state, FABIO, f"slot:{SLOT}", *lit(*ROW))
    yield shown(state, FABIO, *lit(*ROW[1:]), f"stock:{FABIO}:credits", credits=stock(state, FABIO, "credits"))
    after = play(state, ExploitCrater("engineer", SLOT))
    gained = {thing: stock(after, FABIO, thing) for thing in ("titanium", "rare_earth")}
    yield shown(after, FABIO, f"slot:{SLOT}", *(f"stock:{FABIO}:{thing}" for thing in gained), **gained)


def tokens() -> Iterator[Shown]:
    """A scientist activates three tokens (S-078)."""
    pieces = ("dome-1", "dome-2", "workshop-engineer")
    state = with_structures(
        in_action(), {sector: ((MATTHIEU, piece),) for sector, piece in zip(ROW, pieces, strict=True)}
    )
    corners = (corner_of(state, "O1"), corner_of(state, "C1", "C6", "O12"), corner_of(state, "O11"))
    state = with_tokens(state, dict(zip(corners, ("mining", "artemis", "artemis"), strict=True)))
    state = turn_of(state, MATTHIEU)
    yield shown(state, MATTHIEU, *lit(*ROW))
    state = play(state, ExploitCrater("scientist", SLOT))
    yield shown(state, MATTHIEU, *(f"corner:{corner}" for corner in corners), tokens=len(corners))
    state = play(state, *(ActivateToken(corner) for corner in corners))
    yield shown(state, MATTHIEU, f"stock:{MATTHIEU}:helium3", helium3=stock(state, MATTHIEU, "helium3"))


def panels() -> Iterator[Shown]:
    """A panel raises the Energy level from 7 to 9 (S-091)."""
    state = with_stock(in_action(energy=7), FABIO, rare_earth=1)
    state = play(state, TakeCommand("engineer", "corporation_actions"))
    yield shown(state, FABIO, "panel", "energy", f"stock:{FABIO}:rare_earth", level=state.energy)
    state = play(state, BuildPanel())
    yield shown(state, FABIO, "hub", "energy", f"stock:{FABIO}:rare_earth", now=state.energy)
    yield shown(state, FABIO, f"reputation-of:{FABIO}", reputation=state.seats[FABIO].reputation)
    yield shown(play(state, Decline()), FABIO, "energy", "panel")


def bonus() -> Iterator[Shown]:
    """An engineer's bonus places a token of Artemis Tours (S-112)."""
    state = with_tokens(with_structures(in_action(), {"O11": [(NESTORE, "dome-1")]}), {})
    state = taken(with_stock(state, FABIO, credits=3, titanium=1, rare_earth=1), "build", 2)
    yield shown(state, FABIO, "command:build", *lit("O11"))
    state = play(state, TakeCommand("engineer", "build"), BuildStructure("workshop-engineer", "O11"))
    yield shown(state, FABIO, *lit("O11"), "next-token:artemis", left=stock(state, FABIO, "credits"))
    corner = corner_of(state, "O11")
    state = play(state, AddToken("artemis", corner))
    yield shown(
        state,
        FABIO,
        f"corner:{corner}",
        "price",
        credits=GAME.view(state, FABIO)["boards"]["artemis"]["price"]["credits"],
    )


def fund() -> Iterator[Shown]:
    """A project is funded, and a technician earns a corporation action (S-141)."""
    state = taken(showing(in_action(energy=6), "helium3-extractor"), "fund", 1)
    board = state.boards["mining"]
    state = replace(state, boards={**state.boards, "mining": replace(board, tokens=board.tokens[:2])})
    state = turn_of(with_stock(state, NESTORE, credits=6), NESTORE)
    yield shown(state, NESTORE, "project:helium3-extractor", "price", "energy", energy=state.energy)
    state = play(state, TakeCommand("technician", "fund"))
    yield shown(state, NESTORE, "command:fund", f"stock:{NESTORE}:credits", left=stock(state, NESTORE, "credits"))
    state = play(state, Fund("helium3-extractor"))
    yield shown(state, NESTORE, "energy", f"stock:{NESTORE}:credits", f"stock:{NESTORE}:helium3", now=state.energy)
    state = play(state, UseTrackAction(0))
    yield shown(state, NESTORE, f"reputation-of:{NESTORE}", reputation=state.seats[NESTORE].reputation)


def actions() -> Iterator[Shown]:
    """Three corporation actions, the first of which opens the second (S-154)."""
    state = taken(in_action(), "corporation_actions", 3)
    state = with_stock(with_seat(state, NESTORE, reputation=2), NESTORE, credits=3, helium3=2)
    state = turn_of(replace(state, gateway=(0, 1, 0)), NESTORE)
    state = play(state, TakeCommand("scientist", "corporation_actions"))
    yield shown(state, NESTORE, f"reputation-of:{NESTORE}", "reputation:4", reputation=state.seats[NESTORE].reputation)
    state = play(state, UseTrackAction(0))
    yield shown(state, NESTORE, f"reputation-of:{NESTORE}", "reputation:4", now=state.seats[NESTORE].reputation)
    state = play(state, UseTrackAction(4))
    yield shown(state, NESTORE, f"stock:{NESTORE}:titanium")
    state = play(state, _shipping(state, "2-upper"))
    yield shown(state, NESTORE, "cargo:2-upper", vp=state.seats[NESTORE].vp)
    state = play(state, TakeAstronaut("technician", "waiting"))
    yield shown(state, NESTORE, "place:waiting")


def _shipping(state: State, slot: str) -> Move:
    """The offered move that ships to this slot."""
    found: list[Move] = moves_of(state)
    return next(move for move in found if getattr(move, "slot", "") == slot)


def gateway() -> Iterator[Shown]:
    """A visit brings Credits, an astronaut and a corporation action (S-159)."""
    state = with_base(replace(in_action(), gateway=(0, 1, 0)), FABIO, dome_1=())
    yield shown(state, FABIO, "gateway")
    state = play(state, VisitGateway("engineer"), ChoosePart("credits"))
    yield shown(state, FABIO, f"stock:{FABIO}:credits", credits=stock(state, FABIO, "credits"))
    state = play(state, ChoosePart("astronaut"), TakeAstronaut("technician", "dome-1"))
    yield shown(state, FABIO, "place:dome-1")
    state = play(state, ChoosePart("action"), UseTrackAction(0))
    yield shown(state, FABIO, f"reputation-of:{FABIO}", reputation=state.seats[FABIO].reputation)


MINING, ARTEMIS = "sheet:mining", "sheet:artemis"
SCRIPTS: Final = {
    "crater": Script(crater, ("crater", "stock")),
    "actions": Script(tokens, ("crater", "stock", ARTEMIS)),
    "panels": Script(panels, ("crater", "stock", "reputation")),
    "build-bonus": Script(bonus, ("crater", ARTEMIS)),
    "fund": Script(fund, ("crater", MINING, "stock", "reputation")),
    "corporation-actions": Script(actions, ("reputation", MINING, "stock", "base")),
    "gateway": Script(gateway, ("crater", "base", "stock", "reputation")),
    "shuttle": Script(rounds.shuttle, ("tiles", "stock", "crater")),
    "maintenance": Script(rounds.maintenance, ("crater", "base")),
    "income": Script(rounds.income, ("base", "stock", "reputation")),
    "costs": Script(rounds.upkeep, ("base", "reputation", "stock")),
    "scoring": Script(rounds.scoring, ("projects", "base", "reputation", "stock")),
    "astrobot-shuttle": Script(rounds.solo_shuttle, ("tiles", "stock", "crater")),
    "astrobot-turn": Script(rounds.solo_symbol, (ARTEMIS,)),
}
__all__ = ["EXAMPLES", "SCRIPTS"]
