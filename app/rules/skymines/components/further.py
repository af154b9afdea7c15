"""The data files of modules, one a module, beside the component set and outside of its digest.

A game without modules is played with the set alone, so its digest stays what it was. A module writes the values that it
plays with into the event of its set-up: a game that has begun keeps them, whatever becomes of the file.
"""

from functools import cache
from pathlib import Path
from typing import Any, get_args

from .belt import chart
from .index import Index, base
from .read import BadComponents, Fault, Kinds, read_sections
from .shapes.gains import Gain
from .shapes.missions import Mission, MissionId
from .shapes.threats import Threat, ThreatGain, ThreatId, ThreatRequirement

MODULES = Path(__file__).parent / "modules"

FILES: dict[str, Kinds] = {
    "missions.toml": {"missions": tuple[Mission, ...]},
    "threats.toml": {"threats": tuple[ThreatRequirement, ...], "gains": tuple[ThreatGain, ...]},
}
"""Each file's sections: the key in the file, and its type."""


def read_further(name: str, folder: Path = MODULES) -> dict[str, Any]:
    """The sections of a module's file by their keys. Raises BadComponents with every fault of its form."""
    faults: list[Fault] = []
    found = read_sections(folder / name, FILES[name], faults)
    if found is None or faults:
        raise BadComponents(faults)
    return found[1]


def further_counts() -> dict[str, int]:
    """How many components each module has, all of them checked. Raises BadComponents."""
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
    gains = {one.id: one.gain for one in found["gains"]}
    asked: tuple[ThreatRequirement, ...] = found["threats"]
    faults = [Fault("threats.toml", one.id, "has no gain") for one in asked if one.id not in gains]
    if faults:
        raise BadComponents(faults)
    cards = tuple(_threat(one, gains[one.id]) for one in asked)
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
