"""A table's row in words, for pages that the server draws whole."""

from typing import Any

from app.messages.speaker import Speaker
from app.pages.shell import titled
from app.pages.which_page import host_name
from app.play.names import name_of_game, seat_name
from app.play.robots import robot_name
from app.players.robots import Robots
from app.store.records import GameRow, SeatRow

NOT_BEGUN = ("lobby", "closed")


def about(speaker: Speaker, game: str) -> str:
    """What the site says of a game to a person invited to it: the game's own words, or those for any game."""
    spoken = speaker.of(game)
    if "game-about" in spoken:
        return spoken.say("game-about")
    return speaker.say("site-about", game=name_of_game(speaker, game))


def title_of(speaker: Speaker, row: GameRow, key: str) -> str:
    """The message `key` with the host's name, or `key`-nobody for a table whose host is gone."""
    name = host_name(row)
    game = name_of_game(speaker, row.game)
    return speaker.say(key, name=name, game=game) if name else speaker.say(f"{key}-nobody", game=game)


def heading_of(speaker: Speaker, row: GameRow) -> str:
    """What a table is called: by its name, else by its host."""
    return row.name or title_of(speaker, row, "lobby-title")


def page_title(speaker: Speaker, row: GameRow, key: str) -> str:
    """The title of a table's page in the browser's tab."""
    if row.name is not None:
        return titled(speaker, row.name)
    name = host_name(row)
    return speaker.say(key, name=name) if name else speaker.say("home-title", game=name_of_game(speaker, row.game))


def share_title(speaker: Speaker, row: GameRow, round_number: int | None) -> str:
    """What a chat shows as the title of a table: who plays, and the round; nothing that only a player may know."""
    names = speaker.listed([seat_name(speaker, seat) for seat in row.seats if is_taken(seat) and seat.name])
    if row.status in NOT_BEGUN or not names:
        return heading_of(speaker, row)
    if row.status == "finished":
        return speaker.say("share-title-finished", game=name_of_game(speaker, row.game), names=names)
    if round_number is None:
        return speaker.say("share-title-no-rounds", game=name_of_game(speaker, row.game), names=names)
    return speaker.say("share-title-playing", game=name_of_game(speaker, row.game), names=names, round=round_number)


def share_text(speaker: Speaker, row: GameRow) -> str:
    """What a chat says beneath the link to a table: how many seats are free, or how it stands; no more."""
    if row.status not in NOT_BEGUN:
        return speaker.say(
            "share-finished" if row.status == "finished" else "share-table", game=name_of_game(speaker, row.game)
        )
    return speaker.say("share-join", free=free_seats(row), seats=len(row.seats))


def free_seats(row: GameRow) -> int:
    """At how many seats nobody sits yet."""
    return sum(not is_taken(seat) for seat in row.seats)


def is_taken(seat: SeatRow) -> bool:
    """Whether somebody or something sits there."""
    return seat.kind != "human" or seat.user_id is not None


def seats_of(speaker: Speaker, row: GameRow, robots: Robots) -> list[dict[str, Any]]:
    """Each seat with number, name, what it is, whether it is free, and its owner's picture."""
    return [
        {
            "number": seat.seat + 1,
            "name": seat_name(speaker, seat) or speaker.say("seat-free"),
            "what": what_of(speaker, row, seat, robots),
            "free": not is_taken(seat),
            "picture": seat.picture,
        }
        for seat in row.seats
    ]


def what_of(speaker: Speaker, row: GameRow, seat: SeatRow, robots: Robots) -> str:
    """The level of an automa, a robot, the host, or that a robot stands in for somebody; empty for other people."""
    if seat.stand_in is not None:
        return speaker.say("seat-stand-in")
    if seat.kind == "human":
        return speaker.say("seat-is-host") if seat.user_id is not None and seat.user_id == row.host else ""
    if seat.kind == "robot":
        return robot_name(speaker.of(row.game), robots.level(seat.level))
    return speaker.say("seat-kind-automa", level=seat.level)
