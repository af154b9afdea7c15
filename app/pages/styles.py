"""The stylesheet for pictures that the server draws: css/ is the one place that says what a thing looks like."""

import re
from collections.abc import Iterable
from functools import cache

from app.pages.shell import STATIC

TOKENS = STATIC / "css" / "tokens.css"
INHERITED_COLOUR_RULE = re.compile(r"^([^\n{}@]+) \{([^{}]*color-mix\(in srgb, currentcolor [^{}]*)\}", re.M)
"""A rule that mixes the colour of the text around it."""


MEDIA_RULE = re.compile(r"^@media .*?^\}", re.M | re.S)
"""The other palettes: light, and with more contrast."""


@cache
def colours() -> dict[str, str]:
    """The plain colours of the dark palette by their names: "skymine" is "#f0c24b". Pictures are dark everywhere."""
    dark = MEDIA_RULE.sub("", TOKENS.read_text(encoding="utf-8"))
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", dark))


def plain_colours(drawn: str) -> str:
    """A drawing with the dark palette's colours in place of tokens."""
    return re.sub(r"var\(--([\w-]+)\)", lambda token: colours()[token[1]], drawn)


def plain(sources: Iterable[str]) -> str:
    """These styles without what only browsers know: tokens are dark colours, mixtures are worked out.

    A mixture with `currentcolor` is worked out for each class that gives its text a colour.
    """
    css = re.sub(r"var\(--([\w-]+)(?:, ([\w#]+))?\)", _coloured, "\n".join(sources))
    pens = re.findall(r"^(\.[\w-]+) \{\s*color: (#[0-9a-f]{6});\s*\}", css, re.M)
    css = INHERITED_COLOUR_RULE.sub(lambda rule: "\n".join(_within(pen, colour, rule) for pen, colour in pens), css)
    css = re.sub(r"color-mix\(in srgb, #(\w{6}) (\d+)%, transparent\)", _thinned, css)
    css = re.sub(r"color-mix\(in srgb, #(\w{6}) (\d+)%, #(\w{6})\)", _mixed, css)
    return css.replace("currentcolor", "currentColor")  # the only spelling that resvg knows


def _coloured(name: re.Match[str]) -> str:
    """The colour of a token, or what stands in its place; the token as it is if there is neither."""
    return colours().get(name[1], name[2] or name[0])


def _within(pen: str, colour: str, rule: re.Match[str]) -> str:
    """A rule for what is drawn in an element of the class `pen`."""
    return f"{pen} {rule[1]} {{{rule[2].replace('color-mix(in srgb, currentcolor', f'color-mix(in srgb, {colour}')}}}"


def _thinned(mix: re.Match[str]) -> str:
    return f"#{mix[1]}{round(int(mix[2]) * 2.55):02x}"


def _mixed(mix: re.Match[str]) -> str:
    over, under = bytes.fromhex(mix[1]), bytes.fromhex(mix[3])
    part = int(mix[2]) / 100
    return "#" + bytes(round(a * part + b * (1 - part)) for a, b in zip(over, under, strict=True)).hex()
