"""What the learned worth looks at of companies, tracks and what the board offers: cards, sectors, bonus spaces."""

from functools import lru_cache
from itertools import chain

from app.players.skymines.appraisal import shares_at
from app.players.skymines.chances import open_majorities
from app.players.skymines.learned.seats import Features
from app.players.skymines.outlook import Outlook
from app.rules.skymines import components
from app.rules.skymines.board.board_in_play import AnyBoard, board_of
from app.rules.skymines.board.moon import Holders, entries_between, sector_gains
from app.rules.skymines.board.stations import outposts_left
from app.rules.skymines.board.totals import totals_of
from app.rules.skymines.components.shapes import COMPANIES, RESOURCES, Company, Gain
from app.rules.skymines.vocabulary.questions import AcquireCard, Expansion, SpendUnits, Utilise
from app.rules.skymines.vocabulary.state import State

COMPANY = (
    "shares",
    "showing",
    "expected",
    "still-covered",
    "place",
    "space",
    "most-of-another",
    "mean-of-others",
    "outposts-left",
    "to-next-bonus",
    "next-bonus",
    "bonuses",
    "to-next-share",
    "next-barrier",
    "reach",
    "cheapest-entry",
    "vacant-entries",
)
"""Of a company: shares held, with a part of the next; coin icons that show, are expected and are covered; the marker's
part of the way on the track, what a space of it is worth; shares of others; the way to the next bonus, its worth, and
bonuses passed; the way to the next share; the cost of the next barrier; what its expansion with four energy points
would bring, the energy of the cheapest entry, and the entries without another company."""
COMPANY_FEATURES = tuple(f"company-{place}-{name}" for place in range(1, 5) for name in COMPANY)
"""Of all four, that with the most shares of the seat first."""
Sectors = tuple[tuple[int, tuple[Gain, ...]], ...]
"""Of each entry its energy, and the rewards of the sector."""
ENERGY = 4
"""Energy points of an expansion that is thought of."""
FAR = 9.0
"""In place of a way that has no end."""

DISPLAY = (
    *(f"card-for-{kind}" for kind in RESOURCES),
    *(f"units-left-for-{kind}" for kind in RESOURCES),
    "best-card",
    "best-card-cost",
    "second-card",
    "share-cards",
    "affordable-in-coins",
)
"""What the display offers: the best card that each total acquires, and the units left for tracks then; the cards worth
most, and the best one that the coins buy."""
MAJORITIES = ("majority-best", "majority-second", "majorities-open", "majorities-held", "tiles-reserved")
"""What the majority spaces still open would bring to the seat; the spaces with markers of its own."""
PENDING = ("energy-left", "units-left", "points-left")
"""What is left to use of the action that goes on."""


def company_features(outlook: Outlook) -> Features:
    """`COMPANY_FEATURES` of the seat."""
    state = outlook.state
    board = board_of(state)
    kept = outlook.appraisal.kept
    rivals = tuple(player.tracks for seat, player in enumerate(state.seats) if seat != outlook.seat)
    reach = _reach_elsewhere(board, state) if board.has_own_map else None
    asked = ("companies", rivals, state.moon if reach is None else reach, state.stations)
    known: Features | None = kept.get(asked)
    if known is None:
        reaches = _reach_on_moon(outlook) if reach is None else reach
        order = sorted(range(len(COMPANIES)), key=lambda at: -outlook.held[COMPANIES[at]])
        known = kept[asked] = tuple(chain.from_iterable(_company(outlook, at, rivals, reaches[at]) for at in order))
    return known


def _company(outlook: Outlook, at: int, rivals: tuple[tuple[int, ...], ...], reach: Features) -> Features:
    company, state = COMPANIES[at], outlook.state
    name, place = state.tracks[at], outlook.player.tracks[at]
    track = outlook.index.track[name]
    theirs = [shares_at(state.components, name, places[at]) for places in rivals] or [0.0]
    showing, most = outlook.showing[company], outlook.appraisal.most[company]
    ahead = [threshold for threshold in track.thresholds if threshold.after >= place]
    passed = len(track.thresholds) - len(ahead)
    shares = [icon.at for icon in track.shares if icon.at > place]
    barriers = [barrier.cost for barrier in track.barriers if barrier.after >= place]
    return (
        outlook.held[company],
        float(showing),
        outlook.values[company],
        float(most - showing),
        place / track.last,
        outlook.spaces[company],
        max(theirs),
        sum(theirs) / len(theirs),
        float(outposts_left(state, company)),
        float(ahead[0].after + 1 - place) if ahead else FAR,
        outlook.bonus(ahead[0].bonus) if ahead else 0.0,
        float(passed),
        float(shares[0] - place) if shares else FAR,
        float(barriers[0]) if barriers else 0.0,
        *reach,
    )


def _reach_elsewhere(board: AnyBoard, state: State) -> tuple[Features, ...]:
    """Of each company the cheapest entry and the vacant ones on a board of a module. What an expansion there brings
    that module says."""
    found = []
    for company in COMPANIES:
        entries = board.entries(state, company).values()
        cheapest = min((entry.cost for entry in entries), default=FAR)
        found.append((0.0, float(cheapest), float(sum(entry.ousts is None for entry in entries))))
    return tuple(found)


def _reach_on_moon(outlook: Outlook) -> tuple[Features, ...]:
    """Of each company what an expansion would bring beside coin icons, its cheapest entry and the vacant ones."""
    kept, asked = outlook.appraisal.kept, ("reach", outlook.state.moon)
    known: tuple[Features, ...] | None = kept.get(asked)
    if known is None:
        state = outlook.state
        known = kept[asked] = tuple(
            _reach_of(outlook, *_sectors(state.components, state.moon, company)) for company in COMPANIES
        )
    return known


def _reach_of(outlook: Outlook, sectors: Sectors, cheapest: float, vacant: float) -> Features:
    worth_of, worth, energy = outlook.gains, 0.0, ENERGY
    ways = sorted([((worth_of(gains) + 0.5) / cost, cost) for cost, gains in sectors])
    for rate, cost in reversed(ways):
        worth += rate * min(cost, energy)
        energy -= cost
        if energy <= 0:
            break
    return worth, cheapest, vacant


@lru_cache(maxsize=512)
def _sectors(digest: str, holders: Holders, company: Company) -> tuple[Sectors, float, float]:
    """The sectors that a company can enter, the energy of the cheapest one, and how many are vacant."""
    index, entries = components.of(digest), entries_between(digest, holders, company).values()
    sectors = tuple((entry.cost, sector_gains(index, company, (entry.sector,))) for entry in entries)
    cheapest = min((cost for cost, _ in sectors), default=FAR)
    return sectors, float(cheapest), float(sum(entry.ousts is None for entry in entries))


def display_features(outlook: Outlook) -> Features:
    """`DISPLAY`."""
    totals, coins = totals_of(outlook.state, outlook.seat), outlook.player.coins
    units = tuple(totals[kind].amount for kind in RESOURCES)
    kept, asked = outlook.appraisal.kept, ("display", outlook.state.display, units, coins)
    known: Features | None = kept.get(asked)
    if known is None:
        known = kept[asked] = _display(outlook, units, coins)
    return known


def _display(outlook: Outlook, units: tuple[int, ...], coins: int) -> Features:
    offers = outlook.appraisal.offers(outlook.state.display)
    best = [
        max(((value, total - cost) for cost, value, _ in offers if cost <= total), default=(0.0, total))
        for total in units
    ]
    ranked = sorted(((value, cost) for cost, value, _ in offers), reverse=True)
    first, second = (*ranked, (0.0, 0), (0.0, 0))[:2]
    cards = outlook.index.card
    return (
        *(value for value, _ in best),
        *(float(left) for _, left in best),
        first[0],
        float(first[1]),
        second[0],
        float(sum(cards[card].share is not None for card in outlook.state.display if card is not None)),
        max((value for cost, value, _ in offers if cost <= coins), default=0.0),
    )


def majority_features(outlook: Outlook) -> Features:
    """`MAJORITIES`."""
    worths: list[float] = []
    if outlook.player.markers:
        worths = sorted((space.reward for space in open_majorities(outlook) if not space.exceeded), reverse=True)
    first, second = (*worths, 0.0, 0.0)[:2]
    return first, second, float(len(worths)), *_held(outlook.state.components, outlook.state.markers, outlook.seat)


@lru_cache(maxsize=512)
def _held(digest: str, markers: tuple[tuple[str, int], ...], seat: int) -> Features:
    """How many majority spaces and tiles have markers of the seat."""
    own, majorities = [space for space, owner in markers if owner == seat], components.of(digest).majority
    held = sum(space in majorities for space in own)
    return float(held), float(sum(space.startswith("tile-") for space in own))


def pending_features(outlook: Outlook) -> Features:
    """`PENDING`."""
    energy = units = points = 0
    for step in outlook.state.agenda:
        match step:
            case Expansion(energy=left):
                energy += left
            case SpendUnits(units=left) | AcquireCard(units=left):
                units += left
            case Utilise(points=left):
                points += left
    return float(energy), float(units), float(points)
