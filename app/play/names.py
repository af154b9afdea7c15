"""Names at a table: no two seats bear names that look alike, and nobody's looks like an automated seat's."""

import unicodedata
from collections.abc import Iterable, Sequence
from itertools import count

from app.accounts.names import DEPARTED_NAME, MAX_NAME_LENGTH
from app.messages.speaker import Speaker
from app.rules.game import Game
from app.rules.sentences import Phrase
from app.store.records import SeatRow
from app.store.results import ResultRow
from app.text.likeness import looks_of

ROBOT_NAME = "Robot"
"""What the seat of a robot is called in the store; readers are told so by `seat_phrase`, in their language."""
ROBOT_FOR = f"{ROBOT_NAME} (as {{}})"
"""What the seat of a robot is called in the store that plays for somebody in a game branched off theirs."""
MAX_DIGITS = 4
"""Of the number that tells seats of one name apart."""
MAX_SEAT_NAME_LENGTH = len(ROBOT_FOR.format("")) + MAX_NAME_LENGTH + len(" ") + MAX_DIGITS
"""No seat of any table bears a longer name."""
PERSON_MARK = "*"
"""Behind the name of a person that an automated seat could have."""


def further_name(name: str, seats: Iterable[SeatRow]) -> str:
    """The name, or the first of "Luna 2", "Luna 3" … that looks like no seat's name."""
    taken = frozenset[str]().union(*(looks_of(seat.name) for seat in seats if seat.name))
    names = (_numbered(name, number) for number in count(1))
    return next(item for item in names if taken.isdisjoint(looks_of(item)))


def robot_for(seat: SeatRow, seats: Iterable[SeatRow]) -> str:
    """What a robot is called, among these other seats, that plays on this one in a game branched off this seat's."""
    is_person = seat.kind == "human" and seat_phrase(seat) is None and seat.name
    return ROBOT_FOR.format(seat.name) if is_person else further_name(ROBOT_NAME, seats)


def name_at(game: Game, seats: Sequence[SeatRow], seat: int, name: str) -> str:
    """What a person of this name is called on this seat of a table."""
    return further_name(_marked(game, name), (other for other in seats if other.seat != seat))


def seat_phrase(seat: SeatRow | ResultRow) -> Phrase | None:
    """What a seat is called, if that is a word of each language: a robot, one that plays for somebody in a game
    branched off theirs, and who has deleted their account, with the number that tells them apart. None for people and
    automas, who bear their names in every language."""
    before, after = ROBOT_FOR.split("{}")
    if seat.kind == "robot" and seat.name.startswith(before) and seat.name.endswith(after):
        return Phrase("seat-name-robot-as", {"name": seat.name[len(before) : -len(after)]})
    name, _, digits = seat.name.partition(" ")
    number = int(digits) if digits.isdecimal() and len(digits) <= MAX_DIGITS else 1
    if _numbered(name, number) == seat.name:
        if seat.kind == "robot" and name == ROBOT_NAME:
            return Phrase("seat-name-robot", {"number": number})
        if seat.kind == "human" and seat.user_id is None and name == DEPARTED_NAME:
            return Phrase("seat-name-departed", {"number": number})
    return None


def seat_name(speaker: Speaker, seat: SeatRow | ResultRow) -> str:
    """What a seat is called in the reader's language."""
    phrase = seat_phrase(seat)
    return seat.name if phrase is None else speaker.say(phrase.key, **phrase.args)


def names_beside(game: Game, seats: Iterable[SeatRow], people: Iterable[tuple[str, str]]) -> dict[str, str]:
    """What people without a seat are called at a table, by their ids. `people`: ids and names, the first come first: a
    later one of a name that looks the same bears a number."""
    taken = set[str]().union(*(looks_of(seat.name) for seat in seats if seat.name))
    found: dict[str, str] = {}
    numbers: dict[str, int] = {}
    for person, name in people:
        marked = _marked(game, name)
        look = min(looks_of(marked))
        number = numbers.get(look, 0) + 1
        while not taken.isdisjoint(looks_of(_numbered(marked, number))):
            number += 1
        numbers[look] = number
        found[person] = _numbered(marked, number)
        taken |= looks_of(found[person])
    return found


def _numbered(name: str, number: int) -> str:
    return name if number == 1 else f"{name} {number}"


def _marked(game: Game, name: str) -> str:
    """The name, with a mark if an automated seat could bear it."""
    looks = looks_of(name) | looks_of(_without_number(name))
    bare = {_without_number(look) for look in looks}
    automated = frozenset[str]().union(*(looks_of(called) for called in (ROBOT_NAME, *game.automas.values())))
    return name if automated.isdisjoint(bare) else f"{name[: MAX_NAME_LENGTH - 1]}{PERSON_MARK}"


def _without_number(name: str) -> str:
    """Automated seats are numbered, "Luna 2"; any script's digits count."""
    bare = name
    while bare and unicodedata.category(bare[-1]).startswith("N"):
        bare = bare[:-1]
    return bare.rstrip()


def names_of_games(speaker: Speaker, games: Sequence[str]) -> dict[str, str]:
    """What the games of a server are called, by which lists tell them apart; none where there is only one."""
    return {game: name_of_game(speaker, game) for game in games} if len(games) > 1 else {}


def name_of_game(speaker: Speaker, game: str) -> str:
    """A game's name for people: its message `game-name`, else the name that programs know it by."""
    words = speaker.of(game)
    return words.say("game-name") if "game-name" in words else game
