"""What Skymines' sentences speak of, as typed arguments."""

from collections.abc import Iterable

from app.rules.sentences import Amount, Argument, Several, Thing


def company(company: str) -> Thing:
    """A company."""
    return Thing("company", company)


def card(card: str) -> Thing:
    """An action card, or one of Luna's."""
    return Thing("card", card)


def cards(cards: Iterable[str | None]) -> Several:
    """Cards in a row, empty places left out."""
    return Several(tuple(card(item) for item in cards if item))


def plan(plan: str) -> Thing:
    """A research plan, a special plan or a starting token."""
    return Thing("plan", plan)


def sector(number: int) -> Thing:
    """A sector of the Moon."""
    return Thing("sector", str(number))


def space(space: str) -> Thing:
    """A bonus space."""
    return Thing("space", space)


def step(company: str, at: int) -> Thing:
    """A space of a company's track, `at` steps from its beginning."""
    return Thing("step", f"{company}-{at}")


def tank_space(at: int) -> Thing:
    """A space of a tank track, `at` steps from its beginning."""
    return Thing("tank-space", str(at))


def tile(tile: str) -> Thing:
    """A bonus tile."""
    return Thing("tile", tile)


def why(why: str) -> Thing:
    """What coins are gained or paid for, or why Luna skips an action."""
    return Thing("why", why)


def coins(amount: int) -> Amount:
    """An amount of CrypCoin."""
    return Amount(amount, "coins")


def energy(amount: int) -> Amount:
    """An amount of energy points."""
    return Amount(amount, "energy")


def units(amount: int) -> Amount:
    """An amount of units of resources."""
    return Amount(amount, "units")


def spaces(amount: int) -> Amount:
    """An amount of spaces of a track."""
    return Amount(amount, "spaces")


def several(parts: Iterable[Argument]) -> Several:
    """Arguments in a row."""
    return Several(tuple(parts))


def own_track(track: str) -> Thing:
    """The tank track or the research track of a board."""
    return Thing("tank_or_research", track)
