"""What a whole set must hold to beyond its form: counts, ids, and what points to what."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import pairwise

from app.rules.kit.component_files import Fault

from .check_luna import luna_faults
from .check_moon import moon_faults
from .displays import PLAN_SPACES
from .shapes import (
    COMPANIES,
    MAX_SEATS,
    PLAN_LETTERS,
    RESOURCES,
    Card,
    CoinsForTitanium,
    Components,
    Gain,
    OnTrack,
    Plan,
    StartingToken,
    Track,
)

CARD_COUNTS = {"start": 9, "single": 4, "A": 9, "B": 16, "C": 11, "D": 4, "E": 4}
PLANS_A_LETTER = 24
NUMBER_OF_TOKENS = 10
TRACK_IDS = tuple(f"{letter}{side}" for letter in "ABCDE" for side in "12")

Faults = Iterator[tuple[str, str]]


def faults_of(components: Components) -> list[Fault]:
    """Every fault of a set whose form is right, by file and entry."""
    checks: dict[str, Callable[[Components], Faults]] = {
        "setup.toml": _setup_faults,
        "cards.toml": _card_faults,
        "plans.toml": _plan_faults,
        "special-plans.toml": _special_faults,
        "tokens.toml": _token_faults,
        "tank.toml": _tank_faults,
        "research.toml": _research_faults,
        "tracks.toml": _all_track_faults,
        "moon.toml": lambda whole: moon_faults(whole.moon),
        "bonus.toml": _bonus_faults,
        "luna.toml": lambda whole: luna_faults(whole.luna),
    }
    return [Fault(file, entry, reason) for file, check in checks.items() for entry, reason in check(components)]


def _twice(entry: str, keys: Iterable[Hashable]) -> Faults:
    for key, count in Counter(keys).items():
        if count > 1:
            yield f"{entry}[{key}]", f"stands there {count} times"


def _exactly(entry: str, keys: Iterable[Hashable], wanted: Iterable[Hashable]) -> Faults:
    """Each of `wanted` once and nothing else."""
    keys, wanted = list(keys), list(wanted)
    yield from _twice(entry, keys)
    for key in wanted:
        if key not in keys:
            yield f"{entry}[{key}]", "missing"
    for key in keys:
        if key not in wanted:
            yield f"{entry}[{key}]", "no such entry belongs to a set"


def _rising(entry: str, numbers: Iterable[int]) -> Faults:
    numbers = list(numbers)
    if any(second <= first for first, second in pairwise(numbers)):
        yield entry, "must rise from entry to entry"


def _setup_faults(whole: Components) -> Faults:
    setup = whole.setup
    yield from _exactly("setup.markers", setup.markers, ["1", "2", "3", "4"])
    yield from _exactly("setup.first_game_tracks", setup.first_game_tracks, COMPANIES)
    tracks = list(setup.first_game_tracks.values())
    if len({track[:1] for track in tracks}) != len(tracks):
        yield "setup.first_game_tracks", "two sides of one board"
    for track in tracks:
        if track not in TRACK_IDS:
            yield "setup.first_game_tracks", f"no track {track}"


def _card_faults(whole: Components) -> Faults:
    cards = whole.cards
    yield from _twice("cards", (card.id for card in cards))
    counts: Counter[str] = Counter(card.letter for card in cards)
    for letter, wanted in CARD_COUNTS.items():
        if counts[letter] != wanted:
            yield "cards", f"{counts[letter]} cards of letter {letter}, not {wanted}"
    for card in cards:
        yield from ((f"cards[{card.id}]", reason) for reason in _wrong_with_card(card))
    fields = [card.company for card in cards if card.kind == "field"]
    yield from _exactly("cards: field scientists of", fields, [None, *COMPANIES])
    for letter in ("D", "E"):
        shares = [card.share for card in cards if card.letter == letter]
        yield from _exactly(f"cards: shares of letter {letter}", shares, COMPANIES)


def _wrong_with_card(card: Card) -> Iterator[str]:
    highest = 4 if card.kind in RESOURCES else 3
    if card.kind in ("field", "share"):
        if card.value:
            yield "has a value, and its kind has none"
    elif not 1 <= card.value <= highest:
        yield f"value {card.value} is not 1 to {highest}"
    if card.cost < 0:
        yield "its cost is negative"
    if card.company is not None and card.kind != "field":
        yield "only a field scientist has a company"
    yield from _wrong_with_letter(card)


def _wrong_with_letter(card: Card) -> Iterator[str]:
    if card.kind == "share" and card.share is None:
        yield "a share card without a share"
    if (card.kind == "share") != (card.letter in ("D", "E")):
        yield "the cards of letters D and E, and no others, are share cards"
    if card.share is not None and card.letter in ("start", "single", "A"):
        yield f"a card of letter {card.letter} shows a share"
    if card.letter == "start" and card.kind == "field":
        yield "a starting card is a field scientist"
    if card.letter == "single" and card.kind != "energy":
        yield "a single-energy card is no energy card"


def _plan_faults(whole: Components) -> Faults:
    yield from _twice("plans", (plan.id for plan in whole.plans))
    counts: Counter[str] = Counter(plan.letter for plan in whole.plans)
    for letter in PLAN_LETTERS:
        if counts[letter] != PLANS_A_LETTER:
            yield "plans", f"{counts[letter]} plans of letter {letter}, not {PLANS_A_LETTER}"
    for plan in whole.plans:
        yield from _wrong_with_plan(f"plans[{plan.id}]", plan)


def _wrong_with_plan(entry: str, plan: Plan | StartingToken) -> Faults:
    if not 1 <= len(plan.requirements) <= 2:
        yield f"{entry}.requirements", f"{len(plan.requirements)} of them, not 1 or 2"
    if any(requirement.amount < 1 for requirement in plan.requirements):
        yield f"{entry}.requirements", "an amount below 1"
    if not plan.reward:
        yield f"{entry}.reward", "empty"
    yield from _wrong_with_gains(f"{entry}.reward", plan.reward)


def _wrong_with_gains(entry: str, gains: Iterable[Gain]) -> Faults:
    if any(gain.less < 0 if isinstance(gain, CoinsForTitanium) else gain.amount < 1 for gain in gains):
        yield entry, "an amount below 1"


def _special_faults(whole: Components) -> Faults:
    plans = whole.special_plans
    yield from _twice("special_plans", (plan.id for plan in plans))
    yield from _exactly("special_plans: round", (plan.round for plan in plans), range(2, whole.setup.rounds + 1))
    for plan in plans:
        if plan.cost < 0 or plan.value < 0:
            yield f"special_plans[{plan.id}]", "a negative cost or value"


def _token_faults(whole: Components) -> Faults:
    tokens = whole.tokens
    yield from _twice("tokens", (token.id for token in tokens))
    if len(tokens) != NUMBER_OF_TOKENS:
        yield "tokens", f"{len(tokens)} of them, not {NUMBER_OF_TOKENS}"
    seats = [token.first_game_seat for token in tokens if token.first_game_seat is not None]
    yield from _exactly("tokens: first_game_seat", seats, range(1, MAX_SEATS + 1))
    starting = {card.id for card in whole.cards if card.letter == "start"}
    for token in tokens:
        yield from _one_token_faults(token, starting, whole.tracks)


def _one_token_faults(token: StartingToken, starting: set[str], tracks: tuple[Track, ...]) -> Faults:
    entry = f"tokens[{token.id}]"
    yield from _wrong_with_plan(entry, token)
    yield from ((f"{entry}.icons", f"{icon} is no starting card") for icon in token.icons if icon not in starting)
    yield from _twice(f"{entry}.icons", token.icons)
    if not 1 <= len(token.bonus) <= 2:
        yield f"{entry}.bonus", f"on {len(token.bonus)} tracks, not 1 or 2"
    yield from _twice(f"{entry}.bonus", (bonus.track for bonus in token.bonus))
    first = min((after for track in tracks for after in _links(track)), default=0)
    for bonus in token.bonus:
        if bonus.track != "tank" and bonus.amount > first:
            yield f"{entry}.bonus", f"{bonus.amount} spaces pass the first barrier or threshold of a track"


def _links(track: Track) -> list[int]:
    """The spaces after which a barrier or a threshold lies."""
    return [barrier.after for barrier in track.barriers] + [threshold.after for threshold in track.thresholds]


def _tank_faults(whole: Components) -> Faults:
    tank = whole.tank
    yield from _rising("tank.values", (value.at for value in tank.values))
    if not 0 < tank.slot_at <= tank.last:
        yield "tank.slot_at", f"{tank.slot_at} is no space of the track"
    if any(value.at > tank.last for value in tank.values):
        yield "tank.values", "a value beyond the last space"


def _research_faults(whole: Components) -> Faults:
    research = whole.research
    yield from _rising("research.values", (value.at for value in research.values))
    if not 0 < research.slot_at <= research.last:
        yield "research.slot_at", f"{research.slot_at} is no screen of the track"
    if any(value.at > research.last for value in research.values):
        yield "research.values", "a value beyond the last screen"
    if any(not 1 <= screen <= research.last for screen in research.no_a):
        yield "research.no_a", "a screen that is not on the track"
    spaces = whole.research_display.red_framed
    if tuple(space[:1] for space in spaces) != PLAN_LETTERS or not set(spaces) <= set(PLAN_SPACES):
        yield "research_display.red_framed", "must be one space of each row, as A1, B2, C3"
    yield from _exactly("research_display.prices", whole.research_display.prices, PLAN_LETTERS)


def _all_track_faults(whole: Components) -> Faults:
    yield from _exactly("tracks", (track.id for track in whole.tracks), TRACK_IDS)
    for track in whole.tracks:
        yield from ((f"tracks[{track.id}].{part}", reason) for part, reason in _track_faults(track))


def _track_faults(track: Track) -> Faults:
    barriers = [barrier.after for barrier in track.barriers]
    thresholds = [threshold.after for threshold in track.thresholds]
    if not 1 <= len(barriers) <= 2:
        yield "barriers", f"{len(barriers)} of them, not 1 or 2"
    yield from _rising("barriers", barriers)
    yield from _rising("thresholds", thresholds)
    yield from _rising("shares", (icon.at for icon in track.shares))
    yield from _rising("shares", (icon.shares for icon in track.shares))
    if set(barriers) & set(thresholds):
        yield "barriers", "a barrier and a threshold between the same two spaces"
    if any(not 0 <= after < track.last for after in barriers):
        yield "barriers", "not on the track"
    if any(not 0 <= after < track.last for after in thresholds):
        yield "thresholds", "not on the track"
    if any(threshold.coins not in (1, 2) for threshold in track.thresholds):
        yield "thresholds", "pays neither 1 nor 2 CrypCoin"
    if not track.shares:
        yield "shares", "none on the track"
    if any(not 1 <= icon.at <= track.last for icon in track.shares):
        yield "shares", "not on the track"


def _bonus_faults(whole: Components) -> Faults:
    bonus = whole.bonus
    kinds = ("scientist", *RESOURCES, "energy")
    yield from _exactly("bonus.majority: kind", (space.kind for space in bonus.majority), kinds)
    spaces = [space.id for space in bonus.majority] + [space.id for space in bonus.standard]
    yield from _twice("bonus", spaces)
    for space in bonus.majority:
        yield from _rising(f"bonus.majority[{space.id}].tiers", (tier.at for tier in space.tiers))
        for tier in space.tiers:
            yield from _wrong_with_gains(f"bonus.majority[{space.id}].tiers", tier.gains)
        companies = {gain.company for tier in space.tiers for gain in tier.gains if isinstance(gain, OnTrack)}
        if len(companies) > 1:
            yield f"bonus.majority[{space.id}].tiers", "names more than one company"
    yield from _standard_faults(whole)
    yield from _exactly("bonus.tiles", (tile.id for tile in bonus.tiles), ("plus-one", "field", "research", "energy"))
    if whole.field_scientist.per < 1:
        yield "field_scientist.per", "must be 1 or more"


def _standard_faults(whole: Components) -> Faults:
    standard = whole.bonus.standard
    places = [(1, 4), (2, 3), (2, 4), (3, 1), (3, 2), (3, 3), (3, 4)]
    yield from _exactly("bonus.standard: row, column", ((space.row, space.column) for space in standard), places)
    effects = Counter(space.effect for space in standard)
    if effects != {"first-player": 1, "buy": 1, "discard": 1, "tile": 4}:
        yield "bonus.standard", "must be first-player, buy and discard once and tile four times"
    tiles = [space.tile for space in standard if space.effect == "tile"]
    yield from _exactly("bonus.standard: tile", tiles, [tile.id for tile in whole.bonus.tiles])
    for space in standard:
        if space.effect != "tile" and space.tile is not None:
            yield f"bonus.standard[{space.id}].tile", "only a tile space has a tile"
