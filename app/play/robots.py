"""What is said of a game's robots."""

from app.messages.speaker import Speaker
from app.play.documents import OfferedRobot
from app.players.robots import Level, Robots


def robot_name(speaker: Speaker, level: Level) -> str:
    """What a level is called: how it plays. The speaker says the game's words."""
    return speaker.say(f"robot-{level.name}")


def robot_in_sentence(speaker: Speaker, level: Level) -> str:
    """A robot of this level within a sentence: "a robot that plans its turn"; its name where the game has no words."""
    key = f"robot-{level.name}-who"
    return speaker.say(key) if key in speaker else robot_name(speaker, level)


def offered_robots(speaker: Speaker, robots: Robots) -> list[OfferedRobot]:
    """The levels among which a host can choose, the weakest first: number, name, a sentence about each, and which is
    the usual one."""
    return [
        {
            "level": level.number,
            "called": robot_name(speaker, level),
            "hint": speaker.say(f"robot-{level.name}-hint"),
            "usual": level is robots.usual,
        }
        for level in robots.levels
    ]
