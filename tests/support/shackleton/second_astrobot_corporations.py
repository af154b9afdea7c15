"""The second model of AstroBot: what it does with each corporation (A-080). Each says whether it was possible."""

from typing import Any

from app.rules.shackleton.components.shapes.goods import FACTORY_COLUMNS, FACTORY_ROWS, STAGES
from app.rules.shackleton.components.shapes.nouns import DIRECTIONS

from .second_astrobot_table import Table


def act(turn: Any, corporation: str) -> bool:
    """Do the action of a corporation; False if it is impossible."""
    does = {
        "artemis": artemis,
        "selenium": selenium,
        "mining": mining,
        "robotics": robotics,
        "evergreen": evergreen,
        "sky-watch": sky_watch,
        "mars": mars,
    }[corporation]
    return does(turn)


def artemis(turn: Any) -> bool:
    """A-080a, C-028."""
    kept = turn.modules["artemis"]
    values = turn.side("artemis", turn.data.components.artemis.astrobot)
    if not kept["queue"] or len(kept["card"]) == len(values):
        return False
    kept["card"].append(kept["queue"].pop(0))
    turn.score(turn.bot, values[len(kept["card"]) - 1])
    return True


def selenium(turn: Any) -> bool:
    """A-080b, C-050."""
    kept, sheet = turn.modules["selenium"], turn.data.components.selenium
    first, step = DIRECTIONS.index(turn.triangle), 1 if turn.arrow == "clockwise" else -1
    around = [DIRECTIONS[(first + step * way) % len(DIRECTIONS)] for way in range(len(DIRECTIONS))]
    place = next((place for place in around if place in kept["shown"]), None)
    if place is None:
        return False
    tile = kept["shown"].pop(place)
    if kept["stack"]:
        kept["shown"][place] = kept["stack"].pop(0)
    stage = next(experiment.stage for experiment in sheet.board.experiments if experiment.id == tile)
    turn.score(turn.bot, turn.side("selenium", sheet.astrobot)[STAGES.index(stage)])
    return True


def mining(turn: Any) -> bool:
    """A-080c, C-069."""
    kept, sheet = turn.modules["mining"], turn.data.components.mining
    last, due = len(sheet.board.levels), sheet.astrobot.levels[turn.development]
    heights = ("upper", "lower") if turn.arrow == "clockwise" else ("lower", "upper")
    levels = [*range(due, last + 1), *range(due - 1, 0, -1)]
    slots = [(level, f"{level}-{height}") for level in levels for height in heights]
    level, slot = next(((level, slot) for level, slot in slots if slot not in kept["aboard"]), (0, ""))
    if not slot:
        return False
    kept["aboard"][slot] = turn.bot
    kept["shipped"] = kept["shipped"] or [[] for _ in turn.at["seats"]]
    kept["shipped"][turn.bot].append(level)
    turn.score(turn.bot, turn.side("mining", sheet.astrobot.vp)[level - 1])
    return True


def robotics(turn: Any) -> bool:
    """A-080d, C-089."""
    kept, sheet = turn.modules["robotics"], turn.data.components.robotics
    own_row = FACTORY_ROWS.index(turn.side("robotics", sheet.astrobot)[turn.development])
    column = FACTORY_COLUMNS.index(sheet.astrobot.columns[turn.triangle])
    own = [(own_row, number) for number in range(len(FACTORY_COLUMNS))]
    others = [*range(own_row + 1, len(FACTORY_ROWS)), *range(own_row - 1, -1, -1)]
    order = own[column:] + [(row, number) for row in others for number in range(len(FACTORY_COLUMNS))] + own[:column]
    kept["factories"] = kept["factories"] or [[] for _ in turn.at["seats"]]
    taken = [field for fields in kept["factories"] for field in fields]
    pile = sheet.board.pile.at(len(turn.at["seats"]))
    for row, number in order:
        field = f"{FACTORY_ROWS[row]}-{FACTORY_COLUMNS[number]}"
        if field not in kept["factories"][turn.bot] and taken.count(field) < pile:
            kept["factories"][turn.bot].append(field)
            turn.score(turn.bot, next(price.vp for price in sheet.board.rows if price.row == FACTORY_ROWS[row]))
            return True
    return False


def evergreen(turn: Any) -> bool:
    """A-080e."""
    farms, sheet = turn.modules["evergreen"]["farms"], turn.data.components.evergreen
    due = sheet.astrobot.sizes[turn.development]
    planted = [farm["size"] for farm in farms.values()]
    left = [farm.size for farm in sheet.board.farms if planted.count(farm.size) < farm.tiles]
    for slot in turn.slots_from(turn.start, turn.arrow):
        if turn.winner(slot) != turn.bot:
            continue
        for sector in turn.data.facing[slot]:
            fitting = [size for size in left if turn.room(sector, size)]
            if sector in farms or turn.bot not in turn.in_sector(sector) or not fitting:
                continue
            size = max((size for size in fitting if size <= due), default=min(fitting))
            farms[sector] = {"size": size, "seat": turn.bot}
            turn.score(turn.bot, turn.side("evergreen", sheet.astrobot.vp)[size - 1])
            return True
    return False


def sky_watch(turn: Any) -> bool:
    """A-080f, C-125, C-128, C-135."""
    kept, sheet = turn.modules["sky-watch"], turn.data.components.sky_watch
    went = advance(turn, turn.side("sky-watch", sheet.astrobot.steps)[turn.development])
    at = kept["steps"][turn.bot]
    section = next(section for section in sheet.board.sections if at <= section.last)
    for programme in section.programmes:
        if programme.id not in kept["done"][turn.bot] and programme.cost.energy <= turn.at["energy"]:
            turn.consume(programme.cost.energy)
            kept["done"][turn.bot].append(programme.id)
            turn.score(turn.bot, programme.vp)
            kept["defence"][turn.bot] += programme.defence
            kept["added"][turn.bot] += programme.defence
            return True
    return advance(turn, sheet.astrobot.instead) > 0 or went > 0


def advance(turn: Any, steps: int) -> int:
    """Go along the track of Sky Watch, with what is reached; how far."""
    kept, sections = turn.modules["sky-watch"], turn.data.components.sky_watch.board.sections
    for name, empty in (("steps", 0), ("defence", 0), ("added", 0)):
        kept[name] = kept[name] or [empty for _ in turn.at["seats"]]
    kept["done"] = kept["done"] or [[] for _ in turn.at["seats"]]
    before = kept["steps"][turn.bot]
    after = kept["steps"][turn.bot] = min(before + steps, sections[-1].last)
    for section in sections:
        if before < section.last <= after:
            gain(turn, section.reached)
    return int(after - before)


def gain(turn: Any, gained: Any) -> None:
    """VP, Reputation and Energy."""
    if gained.what == "vp":
        turn.score(turn.bot, gained.amount)
    elif gained.what == "reputation":
        turn.repute(turn.bot, gained.amount)
    elif gained.what == "energy":
        turn.produce(gained.amount)


def mars(turn: Any) -> bool:
    """A-080g, C-149 to C-154, C-157."""
    side, kept = turn.side("mars", turn.data.components.mars.astrobot), turn.modules["mars"]
    sending = chosen(turn)
    if sending is None:
        return False
    sector, piece, module, place = sending
    held = turn.at["sectors"][sector]["buildings"]
    held.remove({"owner": turn.bot, "piece": piece})
    kept["ship"][place] = {"owner": turn.bot, "piece": piece, "astronauts": []}
    if not free_places(turn)[module]:
        complete(turn, module)
    turn.score(turn.bot, side.vp)
    if turn.development >= side.panel_from:
        build_ship_panel(turn)
    if turn.development >= side.astronaut_from:
        turn.astronaut()
    return True


def free_places(turn: Table) -> dict[int, list[tuple[str, int]]]:
    """The free places of the ship, with their sizes, by module."""
    board, ship = turn.data.components.mars.board, turn.modules["mars"]["ship"]
    used = board.modules[: board.modules_used.at(len(turn.at["seats"]))]
    return {
        module: [
            (f"{module}{letter}", size)
            for letter, size in zip("ab", sizes, strict=True)
            if f"{module}{letter}" not in ship
        ]
        for module, sizes in enumerate(used, 1)
    }


def chosen(turn: Any) -> tuple[str, str, int, str] | None:
    """The structure to send: its sector, its id, and its module and place on the ship."""
    free = free_places(turn)
    stood = [
        (sector, held["piece"])
        for slot in turn.slots_from(turn.start, turn.arrow)
        for sector in turn.data.facing[slot]
        for held in turn.at["sectors"][sector]["buildings"]
        if held["owner"] == turn.bot and turn.data.structure[held["piece"]].kind != "headquarters"
    ]
    for sector, piece in stood:
        for module, places in free.items():
            if len(places) == 1 and places[0][1] == turn.size(piece):
                return sector, piece, module, places[0][0]
    fitting = [
        (sector, piece, module, place)
        for sector, piece in stood
        for module, places in free.items()
        for place, size in places
        if size == turn.size(piece)
    ]
    return max(fitting, key=lambda found: turn.size(found[1]), default=None)


def complete(turn: Any, module: int) -> None:
    """C-152, C-165: who completes a module scores, and so do the other owners in it."""
    board, ship = turn.data.components.mars.board, turn.modules["mars"]["ship"]
    turn.score(turn.bot, board.full_vp)
    owners = {held["owner"] for place, held in ship.items() if place[:-1] == str(module)}
    if turn.human in owners:
        turn.score(turn.human, board.shared_vp)
    for project in turn.at["seats"][turn.human]["projects"]:
        for effect in turn.data.project[project].effects:
            if getattr(effect, "event", "") == "module_completed":
                turn.repute(turn.human, sum(gained.amount for gained in effect.gains))


def build_ship_panel(turn: Any) -> None:
    """C-153, C-154."""
    kept, panels = turn.modules["mars"], turn.data.components.mars.board.panels
    if kept["panels"] == len(panels):
        return
    gains = panels[kept["panels"]]
    if turn.closed and any(gained.what == "energy" for gained in gains):
        return
    kept["panels"] += 1
    for gained in gains:
        gain(turn, gained)
