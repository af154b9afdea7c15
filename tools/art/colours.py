"""Ramps of colours, from a thing's side in shadow to the one that the sun lights."""

from collections.abc import Iterable, Sequence

SHADES = 14
"""A ramp has so many steps and one: few enough that faces with nearly the same light share a path."""

Rgb = tuple[float, float, float]


def rgb(colour: str) -> Rgb:
    """A colour such as `#1d222e` as red, green and blue from 0 to 255."""
    digits = colour.removeprefix("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def mixed(first: str, second: str, share: float) -> str:
    """The colour between two: the first one at 0, the second one at 1."""
    return _hex(*(a * (1 - share) + b * share for a, b in zip(rgb(first), rgb(second), strict=True)))


class Ramp:
    """Colours of one material, from dark to light."""

    def __init__(self, *stops: str) -> None:
        self.stops: Sequence[str] = stops

    def at(self, light: float) -> str:
        """The colour in this light, from 0 (in shadow) to 1 (faces the sun), as short as it can be written."""
        stepped = round(max(0.0, min(1.0, light)) * SHADES) / SHADES
        place = stepped * (len(self.stops) - 1)
        index = min(len(self.stops) - 2, int(place))
        return short(mixed(self.stops[index], self.stops[index + 1], place - index))

    def drawn(self, faces: Iterable[tuple[float, str]]) -> list[str]:
        """Faces, each its light and its path, as elements; those of one colour are one."""
        paths: dict[str, str] = {}
        for light, path in faces:
            colour = self.at(light)
            paths[colour] = paths.get(colour, "") + path
        return [_sealed(colour, path) for colour, path in paths.items()]


def short(colour: str) -> str:
    """`#ffeedd` as `#fed`; other colours as they are."""
    first, second, third = colour[1:3], colour[3:5], colour[5:7]
    if all(pair[0] == pair[1] for pair in (first, second, third)):
        return f"#{first[0]}{second[0]}{third[0]}"
    return colour


class Cast(Ramp):
    """The colour of the text around a drawing (`currentColor`), with shadow and light laid over it."""

    shadow, light = "#04060c", "#fffaf0"
    pure = 0.72
    """The light in which the colour is seen as it is."""
    darkest, lightest = 0.74, 0.5
    """How opaque the layers are at most."""
    seen = 0.02
    """A layer less opaque than this is left out."""

    def at(self, light: float) -> str:
        """The layer over the colour in this light: its colour and opacity, nothing in the light that shows it pure."""
        stepped = round(max(0.0, min(1.0, light)) * SHADES) / SHADES
        if stepped <= self.pure:
            colour, opacity = self.shadow, self.darkest * (1 - stepped / self.pure)
        else:
            colour, opacity = self.light, self.lightest * (stepped - self.pure) / (1 - self.pure)
        return f"{colour} {opacity:.2f}" if opacity >= self.seen else ""

    def drawn(self, faces: Iterable[tuple[float, str]]) -> list[str]:
        """All faces in the colour, then a layer for each light."""
        layers: dict[str, str] = {}
        for light, path in faces:
            layer = self.at(light)
            layers[layer] = layers.get(layer, "") + path
        drawn = [_sealed("currentColor", "".join(layers.values()))] if layers else []
        for layer, path in layers.items():
            if layer:
                colour, opacity = layer.split()
                drawn.append(_sealed(colour, path, f' opacity="{opacity.removeprefix("0")}"'))
        return drawn


def _sealed(colour: str, path: str, further: str = "") -> str:
    """A filled path; an edge of its own colour closes the seams between faces."""
    edge = f'stroke="{colour}" stroke-width=".4" stroke-linejoin="round"'
    return f'<path fill="{colour}" {edge}{further} d="{path}"/>'


def _hex(*channels: float) -> str:
    return "#" + "".join(f"{max(0, min(255, round(value))):02x}" for value in channels)


STEEL = Ramp("#1d222e", "#565d6b", "#9aa2ad", "#dfe2e2", "#fffaf0")
WHITE = Ramp("#2a2f3c", "#747a86", "#b9bcbf", "#ece8df", "#fffdf5")
DARK = Ramp("#0b0e15", "#1b212c", "#343c4a", "#5b6573")
