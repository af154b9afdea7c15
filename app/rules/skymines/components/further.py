"""The data files of modules, one a module, beside the component set and outside of its digest.

A game without modules is played with the set alone, so its digest stays what it was. A module writes the values that it
plays with into the event of its set-up: a game that has begun keeps them, whatever becomes of the file.
"""

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

from app.rules.kit.component_files import BadComponents, Fault, Kinds

from .belt import Chart, chart
from .index import Index, base
from .read import read_sections
from .shapes import COMPANIES
from .shapes.campaign import Campaign
from .shapes.gains import Gain
from .shapes.missions import Mission, MissionId, StatusCard
from .shapes.threats import Threat, ThreatBoard, ThreatGain, ThreatId, ThreatRequirement

MODULES = Path(__file__).parent / "modules"

FILES: dict[str, Kinds] = {
    "missions.toml": {"status": StatusCard, "missions": tuple[Mission, ...]},
    "threats.toml": {"board": ThreatBoard, "threats": tuple[ThreatRequirement, ...], "gains": tuple[ThreatGain, ...]},
    "campaign.toml": {"campaign": Campaign},
}
"""Each file's sections: the key in the file, and its type."""
AT_LEAST_ONE = ("reach", "comet")


def read_further(name: str, folder: Path = MODULES) -> dict[str, Any]:
    """The sections of a module's file by their keys. Raises BadComponents with every fault of its form."""
    faults: list[Fault] = []
    found = read_sections(folder / name, FILES[name], faults)
    if found is None or faults:
        raise BadComponents(faults)
    return found[1]


def further_counts() -> dict[str, int]:
    """How many components each module has, all of them checked. Raises BadComponents."""
    if faults := printed_faults():
        raise BadComponents(faults)
    return {"mission cards": len(missions()), "threat cards": len(threats()), "Belt spaces": len(chart().spaces)}


@cache
def missions() -> dict[str, Mission]:
    """The six mission cards by id. Raises BadComponents."""
    cards: tuple[Mission, ...] = read_further("missions.toml")["missions"]
    faults = mission_faults(cards)
    if faults:
        raise BadComponents(faults)
    return {mission.id: mission for mission in cards}


def mission_faults(cards: tuple[Mission, ...]) -> list[Fault]:
    """What is wrong with mission cards whose form is right: each of the six once, three different tasks on each, none
    of them done by doing nothing."""
    faults = []
    if [card.id for card in cards] != list(get_args(MissionId)):
        faults.append(Fault("missions.toml", "missions", f"must be {', '.join(get_args(MissionId))}"))
    for card in cards:
        if len({task.kind for task in card.tasks}) < len(card.tasks):
            faults.append(Fault("missions.toml", card.id, "has two tasks of one kind"))
        faults += [Fault("missions.toml", card.id, f"{task.kind} at {task.at}") for task in card.tasks if task.at < 1]
    return faults


@cache
def threats() -> dict[str, Threat]:
    """The six threat cards by id, in the order of the rulebook's list. Raises BadComponents."""
    found = read_further("threats.toml")
    gains = {item.id: item.gain for item in found["gains"]}
    asked: tuple[ThreatRequirement, ...] = found["threats"]
    faults = [Fault("threats.toml", item.id, "has no gain") for item in asked if item.id not in gains]
    if faults:
        raise BadComponents(faults)
    cards = tuple(_threat(item, gains[item.id]) for item in asked)
    faults = threat_faults(cards, base())
    if faults:
        raise BadComponents(faults)
    return {threat.id: threat for threat in cards}


def _threat(asked: ThreatRequirement, gain: Gain) -> Threat:
    """The whole card."""
    return Threat(
        id=asked.id,
        gain=gain,
        coins=asked.coins,
        energy=asked.energy,
        cards=asked.cards,
        tank=asked.tank,
        research=asked.research,
    )


def threat_faults(cards: tuple[Threat, ...], index: Index) -> list[Fault]:
    """What is wrong with threat cards whose form is right: each of the six once, values that the tracks have."""
    faults = []
    if [card.id for card in cards] != list(get_args(ThreatId)):
        faults.append(Fault("threats.toml", "threats", f"must be {', '.join(get_args(ThreatId))}"))
    tracks = {"tank": index.components.tank.values, "research": index.components.research.values}
    for card in cards:
        for track, values in tracks.items():
            asked = getattr(card, track)
            if asked and asked not in {value.value for value in values}:
                faults.append(Fault("threats.toml", card.id, f"{asked} is no value of the {track} track"))
        if not (card.coins or card.energy or card.cards or card.tank or card.research):
            faults.append(Fault("threats.toml", card.id, "asks for nothing"))
    return faults


@cache
def status_card() -> StatusCard:
    """What the status card prints. Raises BadComponents."""
    card: StatusCard = read_further("missions.toml")["status"]
    return card


@cache
def threat_board() -> ThreatBoard:
    """What the pages of the threats print beside their cards. Raises BadComponents."""
    board: ThreatBoard = read_further("threats.toml")["board"]
    return board


@cache
def campaign() -> Campaign:
    """What the campaign's pages print. Raises BadComponents."""
    printed: Campaign = read_further("campaign.toml")["campaign"]
    return printed


def status_faults(card: StatusCard) -> list[Fault]:
    """What is wrong with a status card whose form is right."""
    least = {"reward": card.reward, "own_space_cost": card.own_space_cost, "few": card.few}
    least |= {"own_space_spaces": card.own_space_spaces, "cards": min(card.cards)}
    return [Fault("missions.toml", f"status.{name}", f"is {value}") for name, value in least.items() if value < 1]


def board_faults(board: ThreatBoard, index: Index, belt: Chart) -> list[Fault]:
    """What is wrong with the values of the threats whose form is right: spaces and rounds that there are."""
    faults = [
        Fault("threats.toml", "board.beside", f"there is no shuttle space {space}")
        for space in board.beside
        if space not in belt.path
    ]
    if not 1 <= board.last_round < index.components.setup.rounds:
        faults.append(Fault("threats.toml", "board.last_round", "must come before the last round"))
    below = [name for name in AT_LEAST_ONE if getattr(board, name) < 1]
    faults += [Fault("threats.toml", f"board.{name}", "is below 1") for name in below]
    return faults


def campaign_faults(printed: Campaign, index: Index) -> list[Fault]:
    """What is wrong with the campaign's values whose form is right: sectors of the Moon, each held once by one of the
    four companies; levels of Luna; rising ranks."""
    held = [sector for sectors in printed.standing.values() for sector in sectors]
    faults = []
    if set(printed.standing) != set(COMPANIES):
        faults.append(Fault("campaign.toml", "campaign.standing", "must be the four companies"))
    if len(set(held)) < len(held) or not set(held) <= set(index.sector):
        faults.append(Fault("campaign.toml", "campaign.standing", "must be sectors of the Moon, each once"))
    levels = (printed.levels.alone, printed.levels.more)
    if not {level - lower for level in levels for lower in (0, 1)} <= set(index.level):
        faults.append(Fault("campaign.toml", "campaign.levels", "must be levels of Luna, and one lower"))
    if any(second <= first for first, second in pairwise(printed.points.ranks)):
        faults.append(Fault("campaign.toml", "campaign.points.ranks", "must rise from entry to entry"))
    return faults


def printed_faults() -> list[Fault]:
    """What is wrong with the built-in values of modules that stand on no card."""
    return [
        *status_faults(status_card()),
        *board_faults(threat_board(), base(), chart()),
        *campaign_faults(campaign(), base()),
    ]
