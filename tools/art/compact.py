"""Drawings in fewer characters: paths of straight lines are written as steps from point to point."""

import re

_NUMBER = r"-?\d*\.?\d+"
_STRAIGHT = re.compile(rf'(?<= d=")(?:M{_NUMBER} {_NUMBER}(?:L{_NUMBER} {_NUMBER})*z?)+(?=")')
_STEP = re.compile(rf"([ML])({_NUMBER}) ({_NUMBER})|z")


def compact(markup: str, digits: int = 1) -> str:
    """Markup whose straight paths are written as steps, so many digits after the point; all else is as it was.

    Corners are rounded where they stand, not from step to step, so that faces which met still meet.
    """
    return _STRAIGHT.sub(lambda found: steps(found[0], digits), markup)


def steps(path: str, digits: int = 1) -> str:
    """A path of M, L and z as relative steps."""
    scale = 10**digits
    drawn: list[str] = []
    at, began = (0, 0), (0, 0)
    for found in _STEP.finditer(path):
        if found[0] == "z":
            drawn.append("z")
            at = began
            continue
        letter = found[1].lower()
        place = round(float(found[2]) * scale), round(float(found[3]) * scale)
        if letter == "m":
            began = place
        elif drawn[-1][0] != "m":
            letter = ""
        x, y = (_written(there - here, scale) for there, here in zip(place, at, strict=True))
        before = "" if letter or x.startswith("-") else " "
        between = "" if y.startswith("-") else " "
        drawn.append(f"{letter}{before}{x}{between}{y}")
        at = place
    return "".join(drawn)


def _written(value: int, scale: int) -> str:
    """A number of tenths, hundredths … without a 0 before its point."""
    text = f"{abs(value) / scale:g}"
    return ("-" if value < 0 else "") + (text if text == "0" else text.removeprefix("0"))
